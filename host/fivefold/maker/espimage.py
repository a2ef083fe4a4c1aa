"""MicroPython images for ESP chips: what they are for, where they go, and whether they are whole."""

import hashlib
import re
import struct
from dataclasses import dataclass
from pathlib import Path

from fivefold.errors import Failure

MAGIC = 0xE9
TABLE_AT = 0x8000  # where the chips look for the partition table
ENTRY = struct.Struct("<2sBBII16sI")
ENTRY_MAGIC = b"\xaa\x50"
MOST_ENTRIES = 95
APP, DATA = 0, 1
# Chip id in the header -> the name in board profiles, and where its boot loader starts.
CHIPS = {
    0: ("esp32", 0x1000),
    2: ("esp32s2", 0x1000),
    5: ("esp32c3", 0),
    9: ("esp32s3", 0),
    13: ("esp32c6", 0),
    16: ("esp32h2", 0),
    18: ("esp32p4", 0x2000),
}
_OTHERS = {
    b"\x89PNG": "a picture (PNG)",
    b"\xff\xd8\xff": "a picture (JPEG)",
    b"UF2\n": "a UF2 file",
    b"\x7fELF": "an ELF file",
    b"PK\x03\x04": "a ZIP file: unpack it first",
    b"<!DO": "a web page: the download went wrong",
    b"<htm": "a web page: the download went wrong",
}
_BANNER = re.compile(rb"MicroPython v(\d+)\.(\d+)(?:\.(\d+))?")


@dataclass(frozen=True)
class Partition:
    """One entry of the partition table; offset and size in bytes of the flash."""

    name: str
    kind: int
    offset: int
    size: int


@dataclass(frozen=True)
class Image:
    """A whole image: boot loader, partition table and MicroPython.

    chip: as in board profiles. offset: where in the flash it begins. flash_bytes: of the smallest flash that
    does. version: of MicroPython, () when it does not tell.
    """

    path: Path
    data: bytes
    chip: str
    offset: int
    flash_bytes: int
    version: tuple[int, ...]
    partitions: tuple[Partition, ...]


def read(path: Path) -> Image:
    """An image from its file. Raises Failure that says what the file is instead."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Failure(f"{path} cannot be read: {error.strerror}") from None
    if not data or data[0] != MAGIC:
        other = next((what for start, what in _OTHERS.items() if data.startswith(start)), "something else")
        raise Failure(f"{path} is no ESP32 image but {other if data else 'empty'}")
    table = _table(path, data)
    number = struct.unpack_from("<H", data, 12)[0]
    if number not in CHIPS:
        raise Failure(f"{path} is for a chip that I do not know (number {number} in its header)")
    chip, start = CHIPS[number]
    if TABLE_AT - table != start:
        raise Failure(
            f"{path} begins at {TABLE_AT - table:#x} of the flash, but the {chip} starts at {start:#x}: "
            "it is no whole image for this chip"
        )
    partitions = tuple(_partitions(data, table))
    _check_app(path, data, start, partitions)
    ends = [partition.offset + partition.size for partition in partitions]
    banner = _BANNER.search(data)
    version = tuple(int(part or 0) for part in banner.groups()) if banner else ()
    header = 1 << 20 << (data[3] >> 4)
    needs = max([header, start + len(data), *ends])
    return Image(path, data, chip, start, needs, version, partitions)


def _table(path: Path, data: bytes) -> int:
    """Where in the file the partition table is."""
    for _, start in sorted(CHIPS.values(), key=lambda chip: -chip[1]):
        at = TABLE_AT - start
        if data[at : at + 2] == ENTRY_MAGIC:
            return at
    raise Failure(
        f"{path} is no whole ESP32 image: it has no partition table (an ESP8266 image, an update without "
        "boot loader, or a download that broke off)"
    )


def _partitions(data: bytes, at: int) -> list[Partition]:
    found = []
    for number in range(MOST_ENTRIES):
        entry = data[at + number * ENTRY.size :][: ENTRY.size]
        if len(entry) < ENTRY.size or not entry.startswith(ENTRY_MAGIC):
            break
        _, kind, _, offset, size, name, _ = ENTRY.unpack(entry)
        found.append(Partition(name.rstrip(b"\0").decode(errors="replace"), kind, offset, size))
    return found


def _check_app(path: Path, data: bytes, start: int, partitions: tuple[Partition, ...]) -> None:
    """MicroPython itself: all segments there, checksum and hash right, and it fits its partition."""
    app = next((partition for partition in partitions if partition.kind == APP), None)
    if app is None:
        raise Failure(f"{path} has no partition for a program: it is no MicroPython image")
    at = app.offset - start
    broken = Failure(f"{path} broke off or is damaged: {len(data)} bytes; download it again")
    if len(data) < at + 24 or data[at] != MAGIC:
        raise broken
    segments, hashed = data[at + 1], data[at + 23]
    end = at + 24
    check = 0xEF
    for _ in range(segments):
        if len(data) < end + 8:
            raise broken
        length = struct.unpack_from("<I", data, end + 4)[0]
        for byte in data[end + 8 : end + 8 + length]:
            check ^= byte
        end += 8 + length
    end = (end | 15) + 1  # the checksum is the last byte of a row of 16
    if len(data) < end + 32 * hashed or data[end - 1] != check:
        raise broken
    if hashed and hashlib.sha256(data[at:end]).digest() != data[end : end + 32]:
        raise broken
    if end + 32 * hashed - at > app.size:
        raise Failure(f"{path} does not fit its own partition: it cannot start")
