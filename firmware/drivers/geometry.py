"""Where a logical pixel sits on the wire."""

from array import array

CORNERS = ("top-left", "top-right", "bottom-left", "bottom-right")
WAYS = ("rows", "columns")


def size(matrix):
    """Width and height of the logical picture of a board profile's `matrix`."""
    wide, high = _canvas(matrix)
    return (high, wide) if matrix["rotation"] % 2 else (wide, high)


def orientation(matrix):
    """How a `matrix` hangs, as one number: its rotation, plus 4 when mirrored, plus 8 when serpentine."""
    return matrix["rotation"] + 4 * matrix["mirror"] + 8 * matrix["serpentine"]


def oriented(matrix, number):
    """The `matrix` with another `orientation`, 0 … 15; a copy."""
    turned = dict(matrix)
    turned["rotation"] = number & 3
    turned["mirror"] = bool(number & 4)
    turned["serpentine"] = bool(number & 8)
    return turned


def index_map(matrix):
    """An array: entry `y * width + x` is the number of that pixel on the wire; always a permutation.

    `matrix` is that of a board profile: `panel` (width, height), panels `across` and `down`, wired in reading
    order; in a panel the first pixel's `corner`, `by` rows or columns, `serpentine` or all in one direction;
    `rotation` turns the picture clockwise in quarter turns, `mirror` swaps its left and right first.
    """
    width, height = size(matrix)
    panel_wide, panel_high = matrix["panel"]
    across = matrix["across"]
    table = array("H", bytes(2 * width * height))
    for y in range(height):
        for x in range(width):
            column, row = _turned(matrix, width - 1 - x if matrix["mirror"] else x, y)
            panel = row // panel_high * across + column // panel_wide
            inside = _in_panel(matrix, column % panel_wide, row % panel_high)
            table[y * width + x] = panel * panel_wide * panel_high + inside
    return table


def _canvas(matrix):
    return matrix["panel"][0] * matrix["across"], matrix["panel"][1] * matrix["down"]


def _turned(matrix, x, y):
    wide, high = _canvas(matrix)
    rotation = matrix["rotation"]
    if rotation == 1:
        return wide - 1 - y, x
    if rotation == 2:
        return wide - 1 - x, high - 1 - y
    if rotation == 3:
        return y, high - 1 - x
    return x, y


def _in_panel(matrix, x, y):
    wide, high = matrix["panel"]
    corner = matrix["corner"]
    if corner.endswith("right"):
        x = wide - 1 - x
    if corner.startswith("bottom"):
        y = high - 1 - y
    line, place, length = (y, x, wide) if matrix["by"] == "rows" else (x, y, high)
    if matrix["serpentine"] and line % 2:
        place = length - 1 - place
    return line * length + place
