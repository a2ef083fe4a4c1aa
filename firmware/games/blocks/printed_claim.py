"""A claim to a printed card that is being checked."""

from games.blocks import printed_numbers as numbers
from games.blocks import rules_cards as cards
from games.blocks.claim import Claim


class NumberClaim(Claim):
    """The card's number in the claimant's frame; LEFT and RIGHT lead to its solutions, as ever (V-3)."""

    def draw_frame(self, frame, seat):
        numbers.claimed(self, frame, seat)

    def draw_card(self, frame, card):
        numbers.large(self, frame, card, self.console.palette.level(cards.level(card)), numbers.BESIDE_TIME)
