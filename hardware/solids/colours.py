"""The colours of bodies in STEP and 3MF files: symbols as on the matrix, the rest by what it is."""

from fivefold import paths  # noqa: F401 (makes the firmware importable)
from hardware.solids.solid import BASE

Colour = tuple[int, int, int]

IVORY: Colour = (235, 225, 200)
BLACK: Colour = (25, 25, 28)
WHITE: Colour = (250, 250, 250)
SLATE: Colour = (60, 66, 74)
_QUARTERS: dict[str, Colour] = {
    "colour_1": (215, 40, 40),
    "colour_2": (40, 90, 215),
    "colour_3": (40, 160, 70),
    "colour_4": (240, 180, 30),
}
_LIGHT = ("case_diffuser", "case_lens", "pad_lens")  # light goes through them


def colour_of(solid: str, body: str) -> Colour:
    """Red, green and blue of a body, 0 to 255."""
    from ui.palette import Palette

    if body.startswith("symbol_"):
        red, green, blue = Palette().symbols[int(body.removeprefix("symbol_")) - 1]
        return red, green, blue
    if body in _QUARTERS:
        return _QUARTERS[body]
    if body != BASE:
        return WHITE if solid.startswith(("block", "pad")) else BLACK
    if solid.startswith(_LIGHT):
        return WHITE
    if solid.startswith("block"):
        return BLACK  # on which all six symbols show
    return SLATE if solid.startswith(("case", "pad", "strain")) else IVORY
