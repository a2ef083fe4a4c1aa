"""The board's file system as an image: the same littlefs that MicroPython makes, filled on the PC."""

from littlefs import LittleFS

BLOCK = 4096
DISK_VERSION = 0x00020000  # the oldest of littlefs 2, which every MicroPython mounts


def make(files: dict[str, bytes], size: int) -> bytes:
    """A file system of `size` bytes with files, absolute path -> content. Raises LittleFSError when full."""
    system = LittleFS(block_size=BLOCK, block_count=size // BLOCK, name_max=255, disk_version=DISK_VERSION)
    for path in sorted(files):
        folder = path.rpartition("/")[0]
        if folder:
            system.makedirs(folder, exist_ok=True)
        with system.open(path, "wb") as file:
            file.write(files[path])
    return bytes(system.context.buffer)


def read(image: bytes) -> dict[str, bytes]:
    """All files of a file system."""
    system = LittleFS(block_size=BLOCK, block_count=len(image) // BLOCK, name_max=255, mount=False)
    system.context.buffer = bytearray(image)
    system.mount()
    found = {}
    for folder, _, names in system.walk("/"):
        for name in names:
            path = f"{folder.rstrip('/')}/{name}"
            with system.open(path, "rb") as file:
                found[path] = file.read()
    return found
