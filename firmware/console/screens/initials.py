"""One of the best runs alone: whose was it?"""

from console import best
from console.players import parted
from console.portrait import LEFTS
from console.screens.letters import Letters, joined
from ui import font
from ui.palette import GOLD, GREY, WHITE

_TOP = 6


class Initials(Letters):
    """MATCH on the last letter signs; BACK leaves the row as it was.

    before: the screen to go back to. entry, place: the row, see console.best.
    """

    NAME = "initials"
    DONE = "sign"
    LEAVES = "unsigned"

    def __init__(self, console, before, name, entry, place):
        self._before = before
        self._row = name, entry, place
        known = entry[2][place][1] or best.signed(console.board.storage, name) or "AAA"
        self._face, letters = parted(known)
        super().__init__(console, letters)
        self._letters = letters

    def done(self):
        name, entry, place = self._row
        text = joined(self.letters)
        signed = self._face + text if text == self._letters else text  # somebody else has another face
        best.sign(self.console.board.storage, name, entry, place, signed)
        self.left()

    def left(self):
        self.console.show(self._before)

    def draw(self, frame):
        frame.clear()
        for at in range(len(self.letters)):
            x = LEFTS[at]
            columns = font.columns(self.letters[at])
            here = at == self.at
            indent = (5 - len(columns)) // 2
            frame.write(x + indent, _TOP - 3, columns, WHITE if here else GOLD)
            frame.box(x + 1, _TOP + 6, 3, 1, WHITE if here else GREY)
            if here:
                for row, width in ((0, 1), (1, 3)):
                    frame.box(x + 2 - row, 2 + row, width, 1, GOLD)
                    frame.box(x + 2 - row, 15 - row, width, 1, GOLD)

    def light(self, seat):
        palette = self.console.palette
        return palette.low(seat) if seat in self.console.table.humans else palette.faint(seat)

    def describe(self):
        return "%s: %s" % (self.console.say("initials"), "".join(self.letters))
