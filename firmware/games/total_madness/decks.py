"""Total Madness: the race for the five cards on top."""

from games.blocks import rules_cards as cards
from games.blocks.figure import spell
from games.blocks.race import Race
from games.total_madness import table_top
from ui.palette import GREY


class Decks(Race):
    """The five cards on top; DOWN held for a second gives up."""

    NAME = "decks"

    def __init__(self, console, course):
        super().__init__(console, course)
        self._line = None

    def move(self, pads, now):
        return self.race(pads, now, self.course.bar(now))

    def draw_still(self, frame):
        self._line = table_top.draw(frame, self.console, self.table.game)

    def draw_moving(self, frame):
        y, height = self._line
        frame.rect(self.console.left, y, self._bar * self.console.scale, height, GREY)

    def describe(self):
        game, say = self.table.game, self.console.say
        head = [
            "%s: %s" % (say("seat", seat), say("points", number)) for seat, number, _ in self.course.scores()
        ]
        tops = [
            "%d %s" % (deck + 1, spell(cards.cells(card))) for deck, card in enumerate(game.tops()) if card
        ]
        return "%s\n%s" % (", ".join(head), "  ".join(tops))
