"""The page's icon as PNG files, for systems that install a page and take no SVG."""

import struct
import zlib
from xml.etree import ElementTree

SIZES = (192, 512)
_MARGIN = 4  # units around the icon of 32: systems cut off corners


def png(svg: str, side: int) -> bytes:
    """A PNG file of `side` × `side` pixels. svg: the icon, squares on a square that is the ground."""
    squares = [element.attrib for element in ElementTree.fromstring(svg).iter() if "fill" in element.attrib]
    ground, units = _colour(squares[0]["fill"]), float(squares[0]["width"]) + 2 * _MARGIN
    rows = [bytearray(ground * side) for _ in range(side)]
    for square in squares[1:]:
        left, right, top, bottom = (
            round((float(square[start]) + float(square.get(length, 0)) + _MARGIN) * side / units)
            for start, length in (("x", ""), ("x", "width"), ("y", ""), ("y", "height"))
        )
        for row in rows[top:bottom]:
            row[3 * left : 3 * right] = _colour(square["fill"]) * (right - left)
    header = struct.pack(">2I5B", side, side, 8, 2, 0, 0, 0)
    data = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header) + _chunk(b"IDAT", data) + _chunk(b"IEND", b"")


def _colour(text: str) -> bytes:
    digits = text.removeprefix("#")
    return bytes.fromhex(digits if len(digits) == 6 else "".join(2 * digit for digit in digits))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
