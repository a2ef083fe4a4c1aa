"""Quick Play with printed cards."""

from core.game import TABLE
from games.blocks import printed
from games.blocks import rules_cards as cards
from games.quick_play.screens import Card, QuickFlow


class NumberCard(Card):
    """The number of the card, its level, the time, and who is still in it."""

    def draw_still(self, frame):
        card = self.table.game.card
        level = cards.level(card)
        console = self.console
        printed.large(self, frame, card, console.palette.level(level), printed.BESIDE_TIME)
        self.draw_level(frame, level)

    def describe(self):
        game, say = self.table.game, self.console.say
        head = say("card", game.options["rounds"] - len(game.deck), game.options["rounds"])
        return "%s\n%s, %s" % (
            head,
            printed.words(self.console, "number", game.card),
            say("level", cards.level(game.card)),
        )

    def spell(self):
        return ""


class PrintedQuick(QuickFlow):
    """Before each card comes its number."""

    CARD = NumberCard
    CLAIM = printed.NumberClaim
    LAY = printed.Lay

    def go_on(self, now):
        if self.game.phase() == "ready" and not self.lost:
            self.show(self.LAY, [self.game.deck[0]])
        else:
            super().go_on(now)

    def laid(self, now):
        """The card lies there and is turned up."""
        if self.game.phase() == "ready":
            self.table.act((TABLE, "reveal"), now)
        self.go_on(now)

    def begin(self, now):
        """A new game, or a saved one: the card in play is laid out again."""
        if self.game.phase() == "race":
            self.show(self.LAY, [self.game.card])
        else:
            self.go_on(now)


def begin(console):
    """Show what has to be laid out first, or how a saved game stands."""
    PrintedQuick(console).begin(console.now)
