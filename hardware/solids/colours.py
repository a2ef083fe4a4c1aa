"""The colours of bodies in STEP and 3MF files: filaments like the symbols' light, the rest by what it is."""

from collections.abc import Sequence

from fivefold import paths  # noqa: F401 (makes the firmware importable)
from fivefold.gallery import colour_vision
from fivefold.paper import inks

Colour = tuple[int, int, int]

BASE = ""  # the name of a solid's body that can be printed alone, in one colour

IVORY: Colour = (235, 225, 200)
BLACK: Colour = (25, 25, 28)
WHITE: Colour = (250, 250, 250)
SLATE: Colour = (60, 66, 74)
# Of symbols 1 to 6: RAL Classic, by which filament and paint are sold; sRGB as the usual tables give it.
FILAMENTS: tuple[tuple[str, Colour], ...] = (
    ("RAL 9003 signal white", (244, 244, 244)),
    ("RAL 4010 telemagenta", (207, 52, 118)),
    ("RAL 6018 yellow green", (87, 166, 57)),
    ("RAL 2004 pure orange", (244, 70, 17)),
    ("RAL 1023 traffic yellow", (250, 210, 1)),
    ("RAL 5015 sky blue", (34, 113, 179)),
)
_QUARTERS: dict[str, Colour] = {
    "colour_1": (215, 40, 40),
    "colour_2": (40, 90, 215),
    "colour_3": (40, 160, 70),
    "colour_4": (240, 180, 30),
}
_LIGHT = ("case_diffuser", "case_lens", "pad_lens")  # light goes through them


def colour_of(solid: str, body: str) -> Colour:
    """Red, green and blue of a body, 0 to 255."""
    if body.startswith("symbol_"):
        return FILAMENTS[int(body.removeprefix("symbol_")) - 1][1]
    if body in _QUARTERS:
        return _QUARTERS[body]
    if body != BASE:
        return WHITE if solid.startswith(("block", "pad")) else BLACK
    if solid.startswith(_LIGHT):
        return WHITE
    if solid.startswith("block"):
        return BLACK  # on which all six symbols show
    return SLATE if solid.startswith(("case", "pad", "strain")) else IVORY


def light_of(colour: Sequence[int]) -> list[float]:
    """What an LED would have to send, 0 to 255 and linear, to look like an sRGB colour (IEC 61966-2-1)."""
    shares = [value / 255 for value in colour]
    return [255 * (((v + 0.055) / 1.055) ** 2.4 if v > 0.04045 else v / 12.92) for v in shares]


def media() -> dict[str, list[Sequence[float]]]:
    """The six symbols' colours on the matrix, of filament and on paper, all as light."""
    from ui.palette import Palette

    return {
        "matrix": [list(colour) for colour in Palette().symbols],
        "plastic": [light_of(colour) for _, colour in FILAMENTS],
        "paper": [light_of(colour) for colour in inks.SYMBOLS],
    }


def apart(colours: Sequence[Sequence[float]], kind: str = "") -> float:
    """How far the two most alike of some colours are apart, ΔE (CIELAB 1976); kind: of colour blindness."""
    return colour_vision.closest(colours, kind)[0]


def table() -> str:
    """The six symbols in plastic, and how far apart their colours are on the matrix, in plastic, on paper."""
    lines = ["| symbol | filament |", "|---|---|"]
    lines += [f"| {number} | {name} |" for number, (name, _) in enumerate(FILAMENTS, 1)]
    kinds = ("", "protanopia", "deuteranopia", "tritanopia")
    found = media()
    lines += ["", "| least ΔE between two symbols | " + " | ".join(found) + " |", "|---|---|---|---|"]
    for kind in kinds:
        cells = [f"{apart(colours, kind):.0f}" for colours in found.values()]
        lines.append(f"| {kind or 'usual sight'} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"
