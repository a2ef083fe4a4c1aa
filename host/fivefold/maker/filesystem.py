"""The board's file system as an image: the same littlefs that MicroPython makes, filled on the PC."""

from littlefs import LittleFS

BLOCK = 4096
SIZES = {"read_size": 32, "prog_size": 32, "cache_size": 128, "lookahead_size": 32}  # as MicroPython's
DISK_VERSION = 0x00020000  # the oldest of littlefs 2, which every MicroPython mounts


def make(files: dict[str, bytes], size: int) -> bytes:
    """A file system of `size` bytes with files, absolute path -> content. Raises LittleFSError when full."""
    return bytes(_filled(files, size // BLOCK).context.buffer)


def blocks(files: dict[str, bytes]) -> int:
    """How many blocks of the flash files take, absolute path -> content, with their folders."""
    most = sum(len(data) // BLOCK + 4 for data in files.values()) + 16
    return int(_filled(files, most).used_block_count - _filled({}, most).used_block_count)


def _filled(files: dict[str, bytes], count: int) -> LittleFS:
    system = LittleFS(block_size=BLOCK, block_count=count, name_max=255, disk_version=DISK_VERSION, **SIZES)
    for path in sorted(files):
        folder = path.rpartition("/")[0]
        if folder:
            system.makedirs(folder, exist_ok=True)
        with system.open(path, "wb") as file:
            file.write(files[path])
    return system


def read(image: bytes) -> dict[str, bytes]:
    """All files of a file system."""
    system = LittleFS(block_size=BLOCK, block_count=len(image) // BLOCK, name_max=255, mount=False, **SIZES)
    system.context.buffer = bytearray(image)
    system.mount()
    found = {}
    for folder, _, names in system.walk("/"):
        for name in names:
            path = f"{folder.rstrip('/')}/{name}"
            with system.open(path, "rb") as file:
                found[path] = file.read()
    return found
