"""Reads printed sheets back: filled areas and words with their places in mm, from the upper left corner."""

import ctypes
from dataclasses import dataclass
from functools import lru_cache

import pypdfium2
import pypdfium2.raw as pdfium

from fivefold import paths  # noqa: F401 - the firmware's modules
from fivefold.paper import sheets
from fivefold.paper.job import Job

MM = 72 / 25.4


@dataclass(frozen=True)
class Area:
    """A filled path: its bounding box in mm, and its ink."""

    x: float
    y: float
    width: float
    height: float
    ink: tuple

    @property
    def middle(self):
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass(frozen=True)
class Word:
    """Letters that hang together: bounding box in mm."""

    text: str
    x: float
    y: float
    right: float
    low: float


@lru_cache(maxsize=None)
def pdf(what, **options):
    return sheets.pdf(what, Job(**options))


@lru_cache(maxsize=None)
def pages(what, **options):
    return list(pypdfium2.PdfDocument(pdf(what, **options)))


def size(page):
    """Width and height in mm."""
    return page.get_width() / MM, page.get_height() / MM


@lru_cache(maxsize=None)
def areas(page):
    """All filled paths of a page, in the order in which they were drawn."""
    found = []
    height = page.get_height()
    mode, stroke = ctypes.c_int(), ctypes.c_int()
    inks = [ctypes.c_uint() for _ in range(4)]
    for thing in page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_PATH]):
        pdfium.FPDFPath_GetDrawMode(thing.raw, mode, stroke)
        if mode.value:
            pdfium.FPDFPageObj_GetFillColor(thing.raw, *inks)
            left, bottom, right, top = (edge / MM for edge in thing.get_bounds())
            ink = tuple(part.value for part in inks[:3])
            found.append(Area(left, height / MM - top, right - left, top - bottom, ink))
    return found


@lru_cache(maxsize=None)
def words(page):
    """All words of a page, in the order in which they were written."""
    text, height = page.get_textpage(), page.get_height() / MM
    found, letters, boxes = [], "", []
    for at in range(text.count_chars() + 1):
        letter = text.get_text_range(at, 1) if at < text.count_chars() else " "
        if letter.strip():
            letters += letter
            boxes.append([edge / MM for edge in text.get_charbox(at)])
        elif letters:
            lefts, bottoms, rights, tops = zip(*boxes)
            found.append(Word(letters, min(lefts), height - max(tops), max(rights), height - min(bottoms)))
            letters, boxes = "", []
    return found


def glyph(some, side):
    """The only symbol among these areas, `side` mm large: its pushed() rows, and its ink."""
    step = side / 3
    pixels = [one for one in some if abs(one.width - step) < 0.05 and abs(one.height - step) < 0.05]
    left, top = min(one.x for one in pixels), min(one.y for one in pixels)
    rows = [0, 0, 0]
    for one in pixels:
        column, row = (one.x - left) / step, (one.y - top) / step
        assert abs(column - round(column)) < 0.05 and abs(row - round(row)) < 0.05
        rows[round(row)] |= 4 >> round(column)
    (ink,) = {one.ink for one in pixels}
    return tuple(rows), ink


def pushed(rows):
    """Three rows of three bits, pushed up and left as far as they go."""
    rows = list(rows)
    while not rows[0]:
        rows = [*rows[1:], 0]
    while not any(row & 4 for row in rows):
        rows = [row << 1 for row in rows]
    return tuple(rows)


def centre(some, side):
    """The middle of the symbol among these areas."""
    step = side / 3
    pixels = [one for one in some if abs(one.width - step) < 0.05 and abs(one.height - step) < 0.05]
    lefts, tops = [one.x for one in pixels], [one.y for one in pixels]
    return (min(lefts) + max(lefts) + step) / 2, (min(tops) + max(tops) + step) / 2


def near(some, x, y, width, height):
    """The areas whose middle lies in a rectangle."""
    return [area for area in some if x < area.middle[0] < x + width and y < area.middle[1] < y + height]
