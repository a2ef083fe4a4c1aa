"""What a game looks like in letters and digits, for the text front end."""

from typing import Any

from core.game import Game
from fivefold.deck import showing
from games.blocks import rules_cards as cards

GAP = 2
# What the pictures show anyway.
DRAWN = ("tiles", "blocks", "faces", "table", "piles", "sets")
SIDE = 5


def picture(game: Game, seat: int) -> str:
    """The cards, board or frame that `seat` sees, in a few lines; empty where there is nothing to draw."""
    draw = _DRAW.get(game.NAME)
    return draw(game, seat) if draw else ""


def _card(number: int) -> list[str]:
    drawn = showing.card(cards.cells(number), plain=True).plain.rstrip("\n").splitlines()
    return [f"card {number}", *drawn]


def _beside(columns: list[list[str]]) -> str:
    """Blocks of lines next to each other."""
    height = max((len(column) for column in columns), default=0)
    widths = [max(map(len, column)) for column in columns]
    rows = []
    for y in range(height):
        cells = [column[y] if y < len(column) else "" for column in columns]
        rows.append((" " * GAP).join(f"{cell:{width}}" for cell, width in zip(cells, widths, strict=True)))
    return "\n".join(row.rstrip() for row in rows)


def _one_card(game: Game, seat: int) -> str:
    number = game.public()["card"]
    return _beside([_card(number)]) if number else "the card lies face down"


def _five_decks(game: Game, seat: int) -> str:
    return _beside([_card(number) for number in game.public()["decks"] if number])


def _tiles(game: Game, seat: int) -> str:
    """Quarters as colours 1–4, tiles and crossings numbered as the actions number them; [n] is a block."""
    view: dict[str, Any] = game.public()
    lines = []
    for row in range(SIDE):
        tiles = view["tiles"][row * SIDE : row * SIDE + SIDE]
        lines.append("   ".join(f"{row * SIDE + at:2}: {tile[0]}{tile[1]}" for at, tile in enumerate(tiles)))
        lines.append("   ".join(f"    {tile[3]}{tile[2]}" for tile in tiles))
        if row < SIDE - 1:
            marks = (_crossing(view["blocks"], row * (SIDE - 1) + at) for at in range(SIDE - 1))
            lines.append("      " + "   ".join(f"{mark:^6}" for mark in marks))
    return "\n".join(lines)


def _crossing(blocks: list[int], crossing: int) -> str:
    return f"[{blocks[crossing]}]" if blocks[crossing] else f"({crossing})"


def _frame(game: Game, seat: int) -> str:
    """The near faces as letters A–O, the cell numbers beside them."""
    faces = game.private(seat)["faces"]
    rows = []
    for row in range(SIDE):
        cells = range(row * SIDE, row * SIDE + SIDE)
        letters = "  ".join("." if faces[cell] < 0 else chr(ord("A") + faces[cell]) for cell in cells)
        rows.append(f"{letters}      {'  '.join(f'{cell:2}' for cell in cells)}")
    return "\n".join(rows)


def _table(game: Game, seat: int) -> str:
    """Every visible card as place:pattern, as the actions number the places."""
    view = game.public()

    def cards(places: list[int]) -> str:
        return "  ".join(f"{place}:{view['shown'][place]}" for place in places)

    lines = ["table  " + cards(view["table"])]
    for owner, size, top in view["piles"]:
        lines.append(f"pile of seat {owner} ({size})  " + (cards([top]) if size else "empty"))
    for side, *places in view["sets"]:
        lines.append(f"won by {side}  " + cards(places))
    return "\n".join(lines)


_DRAW = {
    "quick_play": _one_card,
    "total_madness": _five_decks,
    "quarter_turn": _tiles,
    "push_match": _frame,
    "twins": _table,
}
