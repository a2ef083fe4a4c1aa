"""Where a logical pixel sits on the wire."""

from array import array

TYPE_CHECKING = False
if TYPE_CHECKING:
    from drivers.profile import Profile

CORNERS = ("top-left", "top-right", "bottom-left", "bottom-right")
WAYS = ("rows", "columns")
READING_ORDER = {"corner": "top-left", "by": "rows", "serpentine": False, "turned": False}


def size(matrix: "Profile") -> tuple[int, int]:
    """Width and height of the logical picture of a board profile's `matrix`."""
    wide, high = _canvas(matrix)
    return (high, wide) if matrix["rotation"] % 2 else (wide, high)


def orientation(matrix: "Profile") -> int:
    """How a `matrix` hangs, as one number: its rotation, plus 4 when mirrored, plus 8 when serpentine."""
    return matrix["rotation"] + 4 * matrix["mirror"] + 8 * matrix["serpentine"]  # type: ignore[no-any-return]


def oriented(matrix: "Profile", number: int) -> "Profile":
    """The `matrix` with another `orientation`, 0 … 15; a copy."""
    turned = dict(matrix)
    turned["rotation"] = number & 3
    turned["mirror"] = bool(number & 4)
    turned["serpentine"] = bool(number & 8)
    return turned


def index_map(matrix: "Profile") -> "array[int]":
    """An array: entry `y * width + x` is the number of that pixel on the wire; always a permutation.

    `matrix` is that of a board profile: `panel` (width, height), panels `across` and `down`; in a panel the
    first pixel's `corner`, `by` rows or columns, `serpentine` or all in one direction. `chain` says the same
    of the panels, which are wired in reading order without it; `turned`: in every second row (or column) they
    hang upside down. `rotation` turns the picture clockwise in quarter turns, `mirror` swaps left and right
    first.
    """
    width, height = size(matrix)
    panel_wide, panel_high = matrix["panel"]
    across, down = matrix["across"], matrix["down"]
    chain = matrix.get("chain", READING_ORDER)
    table = array("H", bytes(2 * width * height))
    for y in range(height):
        for x in range(width):
            column, row = _turned(matrix, width - 1 - x if matrix["mirror"] else x, y)
            panel, second = _along(chain, across, down, column // panel_wide, row // panel_high)
            column, row = column % panel_wide, row % panel_high
            if second and chain["turned"]:
                column, row = panel_wide - 1 - column, panel_high - 1 - row
            inside, _ = _along(matrix, panel_wide, panel_high, column, row)
            table[y * width + x] = panel * panel_wide * panel_high + inside
    return table


def _canvas(matrix: "Profile") -> tuple[int, int]:
    return matrix["panel"][0] * matrix["across"], matrix["panel"][1] * matrix["down"]


def _turned(matrix: "Profile", x: int, y: int) -> tuple[int, int]:
    wide, high = _canvas(matrix)
    rotation = matrix["rotation"]
    if rotation == 1:
        return wide - 1 - y, x
    if rotation == 2:
        return wide - 1 - x, high - 1 - y
    if rotation == 3:
        return y, high - 1 - x
    return x, y


def _along(way: "Profile", wide: int, high: int, x: int, y: int) -> tuple[int, bool]:
    """The number of a place along a way through wide × high of them, and whether its line is a second one."""
    corner = way["corner"]
    if corner.endswith("right"):
        x = wide - 1 - x
    if corner.startswith("bottom"):
        y = high - 1 - y
    line, place, length = (y, x, wide) if way["by"] == "rows" else (x, y, high)
    if way["serpentine"] and line % 2:
        place = length - 1 - place
    return line * length + place, line % 2 == 1
