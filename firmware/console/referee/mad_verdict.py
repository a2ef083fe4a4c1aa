"""Total Madness with printed cards: the verdict on a claim."""

from console.referee import small
from console.total_madness.verdict import MadVerdict


class NumberVerdict(MadVerdict):
    """A card that is won or lost is told by its number."""

    def draw_change(self, frame, card, leaving, colour):
        if not leaving // 4 & 1:
            small.number(self, frame, card, 9, 2, colour)
