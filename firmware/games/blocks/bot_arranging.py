"""How computer players find and lay the blocks of a pattern card (QP, TM)."""

from games.blocks import rules_cards as cards

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol

    from core.game import Action, View
    from core.player import Plan
    from core.rng import Rng

    class Arranging(Protocol):
        """A player of a game with blocks: whether what it lays next will be right."""

        seat: int
        right: bool
        rng: Rng


# A practised person takes about 10 s over the easiest card (measure 533) and 40 s over the hardest (944):
# 75 ms a point, less 30 s. Of this, hands take 8 s over five blocks, whoever has them; the rest is thought.
_HANDS_MS = 8000

SLOWNESS = (315, 205, 130, 78, 45)  # percent of a practised person's time to think, by strength
ERRORS = (30, 20, 12, 6, 2)  # wrong claims in a hundred, by strength

LAYING_MS = 1500  # from a claim to the blocks being shown
_LOOKING_MS = 4000  # to look at somebody else's blocks


def mean_ms(card: int, strength: int) -> int:
    """How long players of a strength take over a card on average, in ms."""
    return _HANDS_MS + (75 * cards.measure(card) - 30000 - _HANDS_MS) * SLOWNESS[strength - 1] // 100


def thinking_ms(card: int, strength: int, rng: "Rng") -> int:
    """How long a player takes over a card, in ms: another number each time.

    Two chances, each from 10 to 190 percent: a riddle is seen at once now and then, or not for long.
    """
    thought = mean_ms(card, strength) - _HANDS_MS
    return _HANDS_MS + thought * (10 + rng.below(181)) // 100 * (10 + rng.below(181)) // 100


def will_be_right(strength: int, rng: "Rng") -> bool:
    """Whether a claim will be right."""
    return rng.below(100) >= ERRORS[strength - 1]


def arrangement(card: int, right: bool, rng: "Rng") -> list[int]:
    """Five placements that show a card, or, with one block rolled over, do not."""
    # Loaded only where blocks are laid: people at a table with real ones do that without a computer.
    from games.blocks import rules_solver as solver

    cells = cards.cells(card)
    blocks = list(rng.pick(solver.solutions(cells)))
    if not right:
        block = rng.below(len(blocks))
        face = blocks[block] & 3
        blocks[block] += (face + 1 + rng.below(3)) % 4 - face
    return blocks


def check(player: "Arranging", public: "View", legal: "list[Action]", now: int) -> "Plan | None":
    """The plan for a claim that is being checked, or None.

    A claimant lays the blocks (V-4), `player.right` or not. The blocks of others cannot be seen from here: a
    computer player believes them and, where somebody objects, leaves the vote to those who have eyes.
    """
    seat = player.seat
    checking = public["check"]
    if (seat, "lay") in legal:
        blocks = arrangement(checking["card"], player.right, player.rng)
        lay: "Any" = (seat, "lay") + tuple(blocks)
        return max(now, checking["since"] + LAYING_MS), lay
    if (seat, "accept") in legal:
        return max(now, checking["since"] + _LOOKING_MS), (seat, "accept")
    return None
