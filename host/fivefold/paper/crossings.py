"""Quarter Turn's four colours on paper: rings tell them apart without colour (QT-1)."""

from fivefold.paper.document import Document
from fivefold.paper.inks import INK, PAPER, SEATS, Ink, lightness

# Rings in a disc of each colour, at these shares of its radius.
RINGS = ((), (0.5,), (0.36, 0.68), (0.28, 0.53, 0.78))
SHARE = 0.42  # of a tile's side that the radius of a quarter takes
_RING = 0.07  # width of a ring, of the radius
_OUTLINE = 0.2
_LIGHT = 150
# Where the quarter in each corner of a tile begins: degrees, clockwise from the right.
_STARTS = (0, 90, 180, 270)


def quarter(doc: Document, colour: int, corner: int, x: float, y: float, radius: float) -> None:
    """A quarter of a disc around the corner (x, y) of a tile; corners clockwise from the top left, 0–3."""
    start = _STARTS[corner]
    for size, ink in _layers(colour, radius):
        doc.fill(ink)
        doc.solid_arc(x - size, y - size, 2 * size, start, start + 90, style="F")


def disc(doc: Document, colour: int, x: float, y: float, radius: float) -> None:
    """The whole disc around (x, y): a crossing in one colour, or the top of a block."""
    for size, ink in _layers(colour, radius):
        doc.fill(ink)
        doc.circle(x, y, size, style="F")


def _layers(colour: int, radius: float) -> list[tuple[float, Ink]]:
    """Radii and inks of discs on top of each other; lines would stick out of the tile with their ends."""
    ink, half = SEATS[colour - 1], _RING * radius / 2
    layers = [(radius, INK), (radius - _OUTLINE, ink)]
    for share in reversed(RINGS[colour - 1]):
        layers += [(share * radius + half, _ring_ink(colour)), (share * radius - half, ink)]
    return layers


def _ring_ink(colour: int) -> Ink:
    return INK if lightness(SEATS[colour - 1]) > _LIGHT else PAPER
