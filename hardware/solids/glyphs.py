"""Symbols and numbers as rasters (from the firmware) and as flat shapes to engrave.

A raster is a tuple of rows from the top, each a tuple of bools. Pixels that share an edge melt. Those that
meet at a corner only would give a mesh that is not watertight: in symbols a wall is left between them, as on
the matrix; in numbers they are joined.
"""

from functools import cache
from math import sqrt

import build123d as bd

from fivefold import paths  # noqa: F401 (makes the firmware importable)
from fivefold.errors import Usage
from hardware.solids.config import Config

Raster = tuple[tuple[bool, ...], ...]


def block_symbol(symbol: int) -> Raster:
    """A symbol of blocks and pattern cards, 0–5."""
    from games.blocks.symbols import SHAPES

    return _rows(SHAPES[symbol])


def cube_symbol(symbol: int) -> Raster:
    """A symbol of Push Match, 0–14."""
    from games.push_match.glyphs import SHAPES, SIDE

    return _rows(SHAPES[symbol * SIDE : symbol * SIDE + SIDE])


def number(value: int) -> Raster:
    """A number in the digits of the matrix, five pixels high."""
    from ui.digits import columns as digits

    columns = digits(value)
    return tuple(tuple(bool(column >> row & 1) for column in columns) for row in range(5))


_V = ((True, False, True),) * 4 + ((False, True, False),)


def volts(value: int) -> Raster:
    """A voltage, like `5V`."""
    return tuple((*digits, False, *letter) for digits, letter in zip(number(value), _V, strict=True))


def _rows(bits: bytes | tuple[int, ...]) -> Raster:
    return tuple(tuple(bool(row & mask) for mask in (4, 2, 1)) for row in bits)


def check(config: Config) -> None:
    """Raise Usage when the wall between two pixels that meet at a corner gets too thin."""
    glyphs = config.glyphs
    between = sqrt(8) * glyphs.inset + 2 * (sqrt(2) - 1) * glyphs.round
    if between < config.printing.thin:
        raise Usage(
            f"glyphs.inset {glyphs.inset:g} and glyphs.round {glyphs.round:g} leave a wall of {between:.2f} "
            f"mm between pixels that meet at a corner; printing.thin is {config.printing.thin:g}: raise one"
        )


@cache
def shape(raster: Raster, pitch: float, inset: float, radius: float, joined: bool = False) -> bd.Sketch:
    """The lit pixels of a raster as a sketch around the origin.

    pitch: millimetres from pixel to pixel. joined: pixels that meet at a corner are joined by a square there.
    """
    joint = max(_JOINT * pitch, 2 * inset + 0.5)
    parts = [
        ((x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) * pitch - 2 * inset, (y1 - y0) * pitch - 2 * inset)
        for x0, y0, x1, y1 in _rectangles(raster)
    ]
    if joined:
        parts += [(x, y, joint, joint) for x, y in _corners(raster)]
        # No edge may be shorter than the roundings at its two ends.
        shortest = min(pitch - joint, joint / 2 + inset, pitch - inset - joint / 2, pitch - 2 * inset)
        radius = min(radius, 0.48 * shortest)
    drawn = bd.Sketch() + [
        bd.Pos(x * pitch, y * pitch) * bd.Rectangle(wide, high) for x, y, wide, high in parts
    ]
    return bd.fillet(drawn.vertices(), radius) if radius else drawn


_JOINT = 0.55  # edge of such a square, in pixels, where the insets are small


def _rectangles(raster: Raster) -> list[tuple[float, float, float, float]]:
    """Pixels, pairs of neighbours and squares of four, in pixels around the middle, y upwards.

    Drawn a little smaller, a pair still covers the seam between its pixels, a four the hole in its middle.
    """
    rows, columns = len(raster), len(raster[0])
    found = []
    for row in range(rows):
        for column in range(columns):
            for high, wide in ((1, 1), (1, 2), (2, 1), (2, 2)):
                part = [line[column : column + wide] for line in raster[row : row + high]]
                if len(part) == high and all(len(line) == wide and all(line) for line in part):
                    x, y = column - columns / 2, rows / 2 - row
                    found.append((x, y - high, x + wide, y))
    return found


def _corners(raster: Raster) -> list[tuple[float, float]]:
    """Where two lit pixels meet at a corner and the other two there are dark."""
    rows, columns = len(raster), len(raster[0])
    return [
        (column - columns / 2, rows / 2 - row)
        for row in range(1, rows)
        for column in range(1, columns)
        if (raster[row - 1][column - 1], raster[row - 1][column]) in ((True, False), (False, True))
        and raster[row - 1][column - 1] == raster[row][column]
        and raster[row - 1][column] == raster[row][column - 1]
    ]
