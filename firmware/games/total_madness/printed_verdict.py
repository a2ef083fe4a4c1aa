"""Total Madness with printed cards: the verdict on a claim."""

from games.blocks import printed_small as small
from games.blocks import rules_cards as cards
from games.total_madness.verdict import MadVerdict
from ui.palette import BLACK

_POINTS_STAGES = 4


class NumberVerdict(MadVerdict):
    """A lost card is told by its number, after the points."""

    def draw_change(self, frame, card, leaving, colour):
        # After the points: beside them it would read as one number.
        if leaving < _POINTS_STAGES:
            return
        console = self.console
        frame.rect(console.left, console.top, 16 * console.scale, 10 * console.scale, BLACK)
        colour = console.palette.level(cards.level(card))
        small.number(self, frame, card, 1 if card > 9 else 5, 0, colour, 2)
