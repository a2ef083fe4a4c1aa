"""Total Madness with printed cards: a claimant says which of the five cards it is (TM-3)."""

from games.blocks import printed_numbers as numbers
from games.blocks import rules_cards as cards
from games.total_madness.naming import Naming


class NumberNaming(Naming):
    """The number of one of the cards instead of its picture."""

    def draw_frame(self, frame, seat):
        numbers.claimed(self, frame, seat)

    def draw_figure(self, frame, card):
        numbers.large(self, frame, card, self.console.palette.level(cards.level(card)), numbers.BESIDE_TIME)

    def describe(self):
        from games.blocks import printed_strings as spoken

        say = self.console.say
        card = self.table.game.tops()[self.deck() - 1]
        return "%s\n%s" % (say("tm_name", say("seat", self.seat)), spoken.say(self.console, "number", card))
