"""The buttons of a pad as keycaps."""

from fivefold.paper.document import Document
from fivefold.paper.inks import INK, LINE, MIST
from games.blocks.holds import GIVE_UP_MS
from ui.playing import PAUSE_MS

_GAP = 1.6
_WORDS = {"match": "MATCH", "back": "BACK"}
_HELD_MS = {"back": PAUSE_MS, "down": GIVE_UP_MS}
# Corners of a triangle in a square of 1, for each way.
_ARROWS = {
    "up": ((0.5, 0.2), (0.85, 0.75), (0.15, 0.75)),
    "down": ((0.5, 0.8), (0.85, 0.25), (0.15, 0.25)),
    "left": ((0.2, 0.5), (0.75, 0.15), (0.75, 0.85)),
    "right": ((0.8, 0.5), (0.25, 0.15), (0.25, 0.85)),
}


def draw(doc: Document, names: str, x: float, middle: float, height: float) -> float:
    """Buttons in a row, their names parted by blanks; `hold` after one says that it is held.

    Returns how wide they are. Names: match, back, up, down, left, right, arrows (all four), hold.
    """
    start, before = x, ""
    for name in names.replace("arrows", "left up down right").split():
        if name == "hold":
            x += _held(doc, before, x, middle)
        else:
            x += _key(doc, name, x, middle, height) + _GAP
        before = name
    return x - start


def _key(doc: Document, name: str, x: float, middle: float, height: float) -> float:
    doc.letters(8.5, "B")
    width = doc.get_string_width(_WORDS[name]) + 5 if name in _WORDS else height
    doc.fill(MIST)
    doc.pen(INK, 0.3)
    doc.round_area(x, middle - height / 2, width, height, 1.6, "FD")
    if name in _WORDS:
        doc.write_at(x + width / 2, middle + doc.capital / 2, _WORDS[name], "C")
    else:
        size = height * 0.5
        left, top = x + (width - size) / 2, middle - size / 2
        doc.fill(INK)
        doc.polygon([(left + size * across, top + size * down) for across, down in _ARROWS[name]], style="F")
    return width


def _held(doc: Document, name: str, x: float, middle: float) -> float:
    doc.letters(9, ink=LINE)
    text = f"{_HELD_MS[name] // 1000} s"
    doc.write_at(x, middle + doc.capital / 2, text)
    return doc.get_string_width(text) + _GAP
