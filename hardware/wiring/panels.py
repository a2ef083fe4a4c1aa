"""Where each panel of a chain hangs, as the players see it."""

from typing import Any

from drivers.geometry import index_map, size

_SIDES = ("front", "back")
_ACROSS, _DOWN = {2: ("left", "right")}, {2: ("top", "bottom")}


def places(board: dict[str, Any]) -> list[str]:
    """In words, in the order of the chain: `top right, upside down`; "" for the only panel.

    Upside down is said of a panel that hangs so compared with the first one. Worked out from the map by
    which the firmware sends pixels, so that a drawing and a picture on the matrix cannot differ.
    """
    matrix = board["matrix"]
    (wide, high), (across, down) = matrix["panel"], (matrix["across"], matrix["down"])
    if across * down == 1:
        return [""]
    if matrix["rotation"] % 2:
        wide, high, across, down = high, wide, down, across
    table, row_of_pixels, pixels = index_map(matrix), size(matrix)[0], wide * high
    found: dict[int, tuple[str, int]] = {}
    for row in range(down):
        for column in range(across):
            start = row * high * row_of_pixels + column * wide
            number, first = divmod(table[start], pixels)
            found[number] = _words(column, row, across, down, board["sides"]), first
    turned = {number: first != found[0][1] for number, (_, first) in found.items()}
    return [found[number][0] + (", upside down" if turned[number] else "") for number in sorted(found)]


def _words(column: int, row: int, across: int, down: int, sides: int) -> str:
    across //= sides
    side, column = divmod(column, across)
    words = [_SIDES[side]] if sides > 1 else []
    if max(across, down) > 2:
        return " ".join([*words, f"row {row + 1}, column {column + 1}"])
    if down > 1:
        words.append(_DOWN[down][row])
    if across > 1:
        words.append(_ACROSS[across][column])
    return " ".join(words)


def said(board: dict[str, Any]) -> str:
    """A line for lists: `Panels: M1 top left, M2 top right`; "" for a single one."""
    words = places(board)
    if len(words) == 1:
        return ""
    return "Panels, seen from the front: " + "; ".join(f"M{n} {place}" for n, place in enumerate(words, 1))
