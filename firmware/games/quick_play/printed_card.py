"""Quick Play with printed cards: the race for the card on the table."""

from games.blocks import printed_numbers as numbers
from games.blocks import rules_cards as cards
from games.quick_play.card import Card


class NumberCard(Card):
    """The number of the card, its level, the time, and who is still in it."""

    def draw_still(self, frame):
        card = self.table.game.card
        level = cards.level(card)
        console = self.console
        numbers.large(self, frame, card, console.palette.level(level), numbers.BESIDE_TIME)
        self.draw_level(frame, level)

    def describe(self):
        from games.blocks import printed_strings as spoken

        game, say = self.table.game, self.console.say
        head = say("card", game.options["rounds"] - len(game.deck), game.options["rounds"])
        return "%s\n%s, %s" % (
            head,
            spoken.say(self.console, "number", game.card),
            say("level", cards.level(game.card)),
        )
