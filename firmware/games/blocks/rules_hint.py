"""A hint for who plays alone: how one more block of a card lies, at the price of some time (C-11)."""

from games.blocks import rules_cards as cards
from games.blocks import rules_solver as solver

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.blocks.rules_checking import Checking

HINT_MS = 10000


def block(card: int, index: int) -> int:
    """The placement of block `index` (0–4) in a card's first solution."""
    return solver.solutions(cards.cells(card))[0][index]


def give(game: "Checking", seat: int, card: int, limit: int) -> None:
    """One more block of a card; the race clock, which ends at `limit` (ms), goes on by the price."""
    shown = game.hinted[1] + 1 if game.hinted[0] == card else 1
    game.hinted = [card, shown]
    game.race_ms += min(HINT_MS, limit - game.clock(game.now))
    game.tell("hint", seat, card, block(card, shown - 1))
