"""The race for a card in Quick Play, and how it goes on from screen to screen."""

from core.game import TABLE
from games.blocks import rules_cards as cards
from games.blocks.answer import Answer
from games.blocks.flow import Flow
from games.blocks.race import Race
from games.blocks.symbols import spell
from games.quick_play.time_bar import A_PIXEL_MS, stretches
from ui import sounds
from ui.palette import BLACK, GREY, WHITE

_CHILDREN = "1-2"


class Card(Race):
    """The card in play; DOWN held for a second gives it up."""

    NAME = "card"

    def moves(self, seat):
        return self.race_offers(seat)

    def move(self, pads, now):
        passed = 0 if self.flow.calm() else self.table.game.clock(self.table.time(now))
        return self.race(pads, now, passed // A_PIXEL_MS)

    def draw_still(self, frame):
        card = self.table.game.card
        self.draw_figure(frame, card)
        self.draw_level(frame, cards.level(card))

    def draw_moving(self, frame):
        game = self.table.game
        for colour, row, height in stretches(self._bar):
            frame.dot(15, row, colour, height)
        for place, seat in enumerate(game.seats):
            frame.dot(11 + place, 15, self._mark(game, seat))

    def _mark(self, game, seat):
        palette = self.console.palette
        if self.console.is_red(seat):
            return palette.wrong
        if seat in game.locked:
            return BLACK
        if seat in game.waits:
            return WHITE  # until its handicap is over
        return palette.faint(seat) if seat in game.given_up else palette.seat(seat)

    def describe(self):
        game, say = self.table.game, self.console.say
        head = say("card", game.options["rounds"] - len(game.deck), game.options["rounds"])
        return "%s, %s" % (head, say("level", cards.level(game.card)))

    def spell(self):
        return spell(cards.cells(self.table.game.card))


class QuickFlow(Flow):
    """A card after the other; claims that come a moment later wait in a queue."""

    TIMED = True
    CARD = Card
    lost = 0  # a card that nobody got, until its solution has been shown

    def calm(self):
        """Whether no time is shown: with the levels for children."""
        return self.game.options["levels"] == _CHILDREN

    def queue_open(self):
        return self.game.queue_open

    def waiting(self):
        return self.game.claims[1:]

    def happened(self, event):
        if event[0] == "claim" and not self.calm():
            self.ms = event[3]
        if event[0] == "nobody":
            self.lost = event[1]
        if event[0] == "nobody" and self.console.screen.NAME != "verdict":
            self.show(self.VERDICT, 0, False)

    def go_on(self, now):
        console, phase = self.console, self.game.phase()
        if self.lost:
            card, self.lost = self.lost, 0
            self.show(Answer, card)
        elif phase == "check":
            self.next_claim(now)
        elif phase == "race":
            self.show(self.CARD)
        elif phase == "ready":
            self.table.act((TABLE, "reveal"), now)
            console.play(sounds.CARD)
            self.show(self.CARD)
        else:
            console.later(console.finish)

    def scores(self):
        return [(seat, len(won), False) for seat, won in zip(self.game.seats, self.game.won)]

    def light(self, seat):
        """Shut out: red, hardly. As long as a handicap lasts: white, hardly."""
        if seat in self.game.waits:
            return GREY
        return self.console.palette.shut if seat in self.game.locked else super().light(seat)


def begin(console):
    """Turn up the first card, or go on where a saved game stood."""
    table = console.table
    flow = QuickFlow(console)
    if table.game.phase() == "ready":
        table.act((TABLE, "reveal"), console.now)
    flow.go_on(console.now)
