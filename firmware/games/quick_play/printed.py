"""Quick Play with printed cards."""

from core.game import TABLE
from games.blocks import printed_numbers as numbers  # noqa: F401 (most screens need it)
from games.quick_play.course import QuickCourse


class PrintedQuick(QuickCourse):
    """Before each card comes its number."""

    CARD = ("quick_play.printed_card", "NumberCard")
    CLAIM = CLAIMED = ("blocks.printed_claim", "NumberClaim")
    LAY = ("blocks.printed_lay", "Lay")

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
