"""Images of MicroPython, made up: what the checks look at is as in real ones."""

import hashlib
import struct

ENTRY = struct.Struct("<2sBBII16sI")
FACTORY, STORAGE = 0x10000, 0x200000


def program(content, chip_id, flash_code=2):
    """An ESP image with one segment: header, checksum, hash."""
    content += b"\0" * (-len(content) % 4)
    header = struct.pack("<BBBBI", 0xE9, 1, 2, flash_code << 4, 0x40080000)
    header += b"\xee\0\0\0" + struct.pack("<H", chip_id) + b"\0" * 9 + b"\x01"
    data = header + struct.pack("<II", 0x3FFF0000, len(content)) + content
    check = 0xEF
    for byte in content:
        check ^= byte
    data += b"\0" * (15 - len(data) % 16) + bytes([check])
    return data + hashlib.sha256(data).digest()


def image(chip_id=0, start=0x1000, version="1.28.0", flash_code=2, vfs_bytes=0x200000, more=b""):
    """A whole image: boot loader, partition table, MicroPython; more: of the program's bytes."""
    table = b"".join(
        ENTRY.pack(b"\xaa\x50", kind, sub, at, size, name, 0)
        for kind, sub, at, size, name in (
            (1, 2, 0x9000, 0x6000, b"nvs"),
            (0, 0, FACTORY, 0x1F0000, b"factory"),
            (1, 0x81, STORAGE, vfs_bytes, b"vfs"),
        )
    )
    noise = bytes(number * number % 251 for number in range(40000))
    app = program(noise + more + f"MicroPython v{version} on 2026-04-06".encode(), chip_id, flash_code)
    data = program(b"boot loader", chip_id, flash_code).ljust(0x8000 - start, b"\xff") + table
    return data.ljust(FACTORY - start, b"\xff") + app
