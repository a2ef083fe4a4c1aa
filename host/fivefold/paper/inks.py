"""Colours on paper: those of the console's palette for colour-blind players."""

from ui.palette import Palette

Ink = tuple[int, int, int]

INK: Ink = (28, 31, 38)
PAPER: Ink = (255, 255, 255)
LINE: Ink = (120, 126, 138)
FAINT: Ink = (214, 218, 224)
MIST: Ink = (242, 244, 247)

_PALETTE = Palette(plain=True)


def _ink(colour: bytes) -> Ink:
    return colour[0], colour[1], colour[2]


def _on_paper(colour: bytes) -> Ink:
    # What shines white on the matrix is black on paper.
    return INK if _ink(colour) == PAPER else _ink(colour)


# All of these have a dark outline where they are printed: white and yellow need it.
SYMBOLS = tuple(_on_paper(colour) for colour in _PALETTE.symbols)
SEATS = tuple(_ink(_PALETTE.seat(seat)) for seat in range(1, 7))
LEVELS = tuple(_ink(_PALETTE.level(level)) for level in range(1, 6))


def tint(ink: Ink, share: float) -> Ink:
    """An ink thinned with paper; share 1 is the full ink, 0 the paper."""
    red, green, blue = (round(255 - (255 - part) * share) for part in ink)
    return red, green, blue


def lightness(ink: Ink) -> int:
    """How light an ink is in grey, 0–255 (ITU-R BT.601)."""
    red, green, blue = ink
    return (299 * red + 587 * green + 114 * blue) // 1000
