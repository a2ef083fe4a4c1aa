"""Total Madness with printed cards."""

from core.game import TABLE
from games.blocks import printed_numbers as numbers  # noqa: F401 (most screens need it)
from games.total_madness.course import MadCourse


class PrintedMadness(MadCourse):
    """Five cards are laid out before the count; after a win the next card of that deck."""

    CARD = ("total_madness.printed_race", "MadRace")
    CLAIM = ("blocks.printed_claim", "NumberClaim")
    CLAIMED = ("total_madness.printed_naming", "NumberNaming")
    VERDICT = ("total_madness.printed_verdict", "NumberVerdict")
    LAY = ("blocks.printed_lay", "Lay")
    _next = 0  # the card that is to be laid

    def press(self, seat, button, at):
        return bool(self._next) or super().press(seat, button, at)

    def happened(self, event):
        if event[0] == "shown" and event[2]:
            self._next = event[2]
            self.table.pause(self.console.now)
        super().happened(event)

    def go_on(self, now):
        if self._next and not self.game.over:
            self.show(self.LAY, [self._next])
        else:
            super().go_on(now)

    def laid(self, now):
        """The cards lie there."""
        self._next = 0
        if self.game.phase() == "ready":
            self.show(self.COUNT)
            self.table.act((TABLE, "start"), now)
        else:
            self.go_on(now)

    def begin(self, now):
        """A new game, or a saved one: the cards in play are laid out again."""
        phase = self.game.phase()
        if phase in ("ready", "count", "race"):
            self.show(self.LAY, [card for card in self.game.tops() if card], phase == "race")
        else:
            self.go_on(now)
