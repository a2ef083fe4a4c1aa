"""The two palettes side by side, and how far apart their colours stay for whoever sees fewer of them."""

from __future__ import annotations

from dataclasses import dataclass

from fivefold.gallery import colour_vision, leds
from games.blocks import symbols
from ui.palette import BLACK, Palette

PALETTES = {"usual": False, "plain": True}
_GAP = 1
_SIDE = 3


@dataclass(frozen=True)
class Row:
    """Colours of one use in one palette.

    `closest`: kind of sight -> (distance, one, other), counted from 1.
    """

    use: str
    palette: str
    png: bytes
    closest: dict[str, tuple[int, int, int]]


def rows() -> list[Row]:
    """Symbols, seats, levels, verdicts and the patterns of Twins."""
    found = []
    for name, plain in PALETTES.items():
        palette = Palette(plain)
        uses = {
            "symbols": palette.symbols,
            "seats": [palette.seat(seat) for seat in range(1, 7)],
            "levels": [palette.level(level) for level in range(1, 6)],
            "right and wrong": [palette.right, palette.wrong],
            "patterns of Twins": palette.patterns,
        }
        for use, colours in uses.items():
            kinds = ("", *colour_vision.MATRICES)
            closest = {kind or "everything": _closest(colours, kind) for kind in kinds}
            found.append(Row(use, name, _picture(colours, use == "symbols"), closest))
    return found


def _closest(colours: list[bytes], kind: str) -> tuple[int, int, int]:
    distance, first, second = colour_vision.closest(colours, kind)
    return round(distance), first + 1, second + 1


def _picture(colours: list[bytes], shaped: bool) -> bytes:
    # Strips of one row each, side by side between black ones.
    gap = BLACK * _GAP
    blocks = [
        symbols.rows(place, colour) if shaped else (colour * _SIDE,) * _SIDE
        for place, colour in enumerate(colours)
    ]
    lines = [gap + b"".join(block[y] + gap for block in blocks) for y in range(_SIDE)]
    width = len(lines[0]) // 3
    edge = BLACK * width * _GAP
    return leds.png(edge + b"".join(lines) + edge, width, _SIDE + 2 * _GAP)
