"""Quick Play: the card in play."""

from games.blocks import rules_cards as cards
from games.blocks.race import Race
from ui.palette import BLACK

_A_PIXEL_MS = 4000  # of the time bar: a minute fills it
_LAPS = (b"\x30\x30\x30", b"\xff\xb0\x00", b"\xff\x50\x00", b"\xff\x00\x00")


class Card(Race):
    """The card in play; DOWN held for a second gives it up."""

    NAME = "card"

    def move(self, pads, now):
        return self.race(pads, now, self.table.game.clock(self.table.time(now)) // _A_PIXEL_MS)

    def draw_still(self, frame):
        card = self.table.game.card
        self.draw_figure(frame, card)
        self.draw_level(frame, cards.level(card))

    def draw_moving(self, frame):
        game = self.table.game
        self._draw_time(frame)
        for place, seat in enumerate(game.seats):
            self.dot(frame, 11 + place, 15, self._mark(game, seat))

    def _draw_time(self, frame):
        lap, height = self._bar // 15, self._bar % 15
        if lap:
            self.dot(frame, 15, 0, _LAPS[min(lap, 4) - 1], 15 - height)
        self.dot(frame, 15, 15 - height, _LAPS[min(lap, 3)], height)

    def _mark(self, game, seat):
        palette = self.console.palette
        if self.console.is_red(seat):
            return palette.wrong
        if seat in game.locked:
            return BLACK
        return palette.faint(seat) if seat in game.given_up else palette.seat(seat)

    def describe(self):
        from games.blocks.figure import spell  # printed cards do without

        game, say = self.table.game, self.console.say
        head = say("card", game.options["rounds"] - len(game.deck), game.options["rounds"])
        return "%s, %s\n%s" % (head, say("level", cards.level(game.card)), spell(cards.cells(game.card)))
