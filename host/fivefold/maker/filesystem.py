"""The board's file system as an image: the same littlefs that MicroPython makes, filled on the PC."""

from typing import Any

from littlefs import LittleFS

BLOCK = 4096
# As extmod/vfs_lfsx.c of MicroPython sets them: files of up to CACHE bytes take no block of their own.
READ, CACHE, LOOKAHEAD = 32, 128, 32
DISK_VERSION = 0x00020000  # the oldest of littlefs 2, which every MicroPython mounts


def make(files: dict[str, bytes], size: int) -> bytes:
    """A file system of `size` bytes with files, absolute path -> content. Raises LittleFSError when full."""
    return bytes(_filled(files, size // BLOCK).context.buffer)


def blocks(files: dict[str, bytes]) -> int:
    """How many blocks of the flash files take, absolute path -> content, with their folders."""
    most = sum(len(data) // BLOCK + 4 for data in files.values()) + 16
    return int(_filled(files, most).used_block_count - _filled({}, most).used_block_count)


def _sized(count: int, **more: Any) -> LittleFS:
    return LittleFS(
        block_size=BLOCK,
        block_count=count,
        read_size=READ,
        prog_size=READ,
        cache_size=CACHE,
        lookahead_size=LOOKAHEAD,
        name_max=255,
        **more,
    )


def _filled(files: dict[str, bytes], count: int) -> LittleFS:
    system = _sized(count, disk_version=DISK_VERSION)
    for path in sorted(files):
        folder = path.rpartition("/")[0]
        if folder:
            system.makedirs(folder, exist_ok=True)
        with system.open(path, "wb") as file:
            file.write(files[path])
    return system


def read(image: bytes) -> dict[str, bytes]:
    """All files of a file system."""
    system = _sized(len(image) // BLOCK, mount=False)
    system.context.buffer = bytearray(image)
    system.mount()
    found = {}
    for folder, _, names in system.walk("/"):
        for name in names:
            path = f"{folder.rstrip('/')}/{name}"
            with system.open(path, "rb") as file:
                found[path] = file.read()
    return found
