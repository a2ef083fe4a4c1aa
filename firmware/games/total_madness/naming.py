"""Total Madness: a claimant says which of the five cards it is (TM-3)."""

from games.blocks import rules_cards as cards
from games.blocks.race import Race
from games.total_madness.rules import NAMING_MS
from ui import digits, sounds
from ui.pads import DOWN, LEFT, MATCH, RIGHT, UP
from ui.palette import BLACK, dim

CALM_MS = 400  # a nervous second press of MATCH names nothing
_AWAY = 10  # decks that are not chosen


class Naming(Race):
    """One of the cards on top, enlarged, in a frame that burns down; a row of dots shows whose deck it is."""

    NAME = "naming"

    def __init__(self, console, course):
        super().__init__(console, course)
        self.seat = self.table.game.naming
        self._there = [deck + 1 for deck, card in enumerate(self.table.game.tops()) if card]
        self._at = 0
        self._left = -1

    def deck(self):
        """The number of the deck that is shown."""
        return self._there[self._at]

    def pressed(self, seat, button, at):
        console = self.console
        if seat == self.seat and button in (LEFT, UP, RIGHT, DOWN):
            self._at = (self._at + (1 if button in (RIGHT, DOWN) else -1)) % len(self._there)
            console.frame.forget()
            console.play(sounds.MOVE)
        elif seat == self.seat and button == MATCH and at - self.since >= CALM_MS:
            self.table.act((seat, "deck", self.deck()), at)
        else:
            if seat != self.seat and button == MATCH:
                console.link.tell_late(seat, at)
            console.refuse(seat)

    def move(self, pads, now):
        left = max(self.table.game.due() - self.table.time(now), 0) * 15 // NAMING_MS
        changed = left != self._left
        self._left = left
        return changed

    def draw_still(self, frame):
        self.draw_frame(frame, self.seat)
        if self.seat in self.table.computers:
            self._draw_computer(frame)
            return
        self.draw_figure(frame, self.table.game.tops()[self.deck() - 1])
        for deck in self._there:
            colour = self.console.palette.level(deck)
            x = 2 * deck + 2
            if deck == self.deck():
                for dx in (-1, 0, 1):
                    self.dot(frame, x + dx, 15, colour)
            else:
                self.dot(frame, x, 15, dim(colour, _AWAY))

    def _draw_computer(self, frame):
        # It knows which card it wants: there is nothing to be seen but who has claimed.
        console = self.console
        scale = console.scale
        digit = digits.columns(self.seat)
        colour = console.palette.seat(self.seat)
        frame.columns(console.left + 5 * scale, console.top + 3 * scale, digit, colour, 2 * scale)

    def draw_moving(self, frame):
        self.draw_time(frame, self.seat, self._left)

    def light(self, seat):
        if seat not in self.table.humans:
            return BLACK
        palette = self.console.palette
        return palette.seat(seat) if seat == self.seat else palette.faint(seat)

    def describe(self):
        from games.blocks.figure import spell  # printed cards do without

        say = self.console.say
        text = say("tm_name", say("seat", self.seat))
        if self.seat in self.table.computers:
            return text
        card = self.table.game.tops()[self.deck() - 1]
        return "%s\n%s: %s" % (text, say("level", self.deck()), spell(cards.cells(card)))
