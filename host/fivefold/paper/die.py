"""The faces of Quarter Turn's die as pictures (QT-4)."""

import math

from fivefold.paper.document import Document
from fivefold.paper.inks import INK, PAPER
from games.quarter_turn.rules_moves import FACES

# Opposite faces of the die: left and right, twice left and twice right, swap and anti-block.
PANELS = {"0": "left", "1": "two_left", "2": "right", "3": "two_right", "left": "swap", "right": "anti_block"}
assert sorted(PANELS.values()) == sorted(FACES)

_SWEEP = 285  # degrees


def face(doc: Document, name: str, x: float, y: float, size: float) -> None:
    """A face, one of games.quarter_turn.rules.FACES, in a square of `size` mm around (x, y)."""
    if name == "swap":
        _swap(doc, x, y, size)
    elif name == "anti_block":
        _anti_block(doc, x, y, size)
    else:
        left = name.endswith("left")
        _round_arrow(doc, x, y, size * 0.36, left, size * 0.085)
        doc.letters(size * 0.95, "I", INK)
        if name.startswith("two"):
            doc.write_at(x, y + doc.capital / 2, "2", "C")


def _round_arrow(doc: Document, x: float, y: float, radius: float, left: bool, width: float) -> None:
    """An arrow around (x, y) with its head at the top; left is anticlockwise."""
    turn = 1 if left else -1
    end = 90 + 18 * turn
    begin = end - _SWEEP * turn
    doc.pen(INK, width)
    points = [_on(x, y, radius, begin + (end - 12 * turn - begin) * step / 48) for step in range(49)]
    doc.polyline(points)
    head = width * 2.1
    tip = _on(x, y, radius, end + math.degrees(head / radius) * turn * 0.75)
    doc.fill(INK)
    doc.polygon(
        [tip, _on(x, y, radius + head, end - 14 * turn), _on(x, y, radius - head, end - 14 * turn)], style="F"
    )
    doc.pen()


def _on(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y - radius * math.sin(angle)


def _swap(doc: Document, x: float, y: float, size: float) -> None:
    """Two straight arrows, one to each side."""
    for way, off in ((1, -0.17), (-1, 0.17)):
        level, half, thick = y + off * size, size * 0.36, size * 0.085
        doc.pen(INK, thick)
        doc.line(x - way * half, level, x + way * (half - thick * 2), level)
        doc.fill(INK)
        base, tip, wing = x + way * (half - thick * 2.4), x + way * half, thick * 1.9
        doc.polygon([(tip, level), (base, level - wing), (base, level + wing)], style="F")
    doc.pen()


def _anti_block(doc: Document, x: float, y: float, size: float) -> None:
    """A block, struck out."""
    half = size * 0.2
    doc.pen(INK, size * 0.05)
    doc.fill(PAPER)
    doc.rect(x - half, y - half, 2 * half, 2 * half)
    doc.pen(INK, size * 0.085)
    reach = size * 0.34
    doc.line(x - reach, y - reach, x + reach, y + reach)
    doc.line(x - reach, y + reach, x + reach, y - reach)
    doc.pen()
