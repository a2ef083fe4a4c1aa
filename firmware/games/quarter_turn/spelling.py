"""The board of Quarter Turn in letters, for those who read or hear it."""

from games.quarter_turn.rules_board import BOTTOM_LEFT, BOTTOM_RIGHT, CROSSINGS, SIDE, TOP_LEFT, TOP_RIGHT

_LETTERS = " ABCD"


def spell(game):
    """A letter a quarter, rows parted by strokes; then each block, its row and column."""
    tiles, blocks = game.tiles, game.blocks
    rows = []
    for row in range(SIDE):
        part = tiles[row * SIDE : row * SIDE + SIDE]
        for left, right in ((TOP_LEFT, TOP_RIGHT), (BOTTOM_LEFT, BOTTOM_RIGHT)):
            rows.append("".join(["%s%s" % (_LETTERS[left[tile]], _LETTERS[right[tile]]) for tile in part]))
    put = [
        " %s%d-%d" % (_LETTERS[blocks[crossing]], crossing // 4 + 1, crossing % 4 + 1)
        for crossing in range(CROSSINGS)
        if blocks[crossing]
    ]
    return "/".join(rows) + "".join(put)
