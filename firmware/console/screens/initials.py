"""One of the best runs alone: whose was it?"""

from console import best
from ui import font, sounds
from ui.pads import BACK, DOWN, LEFT, MATCH, RIGHT, SIDEWAYS, UP
from ui.palette import GOLD, GREY, WHITE
from ui.screen import Screen, each

_LETTERS = " ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
_COUNT = 3
_LEFTS = (0, 6, 11)  # five pixels each
_TOP = 6
_REPEAT_MS = 500  # UP or DOWN held as long goes on,
_EACH_MS = 120  # one letter each time
_CHOICES = each((UP, DOWN), "letter") + each(SIDEWAYS, "letter_place") + ((BACK, 0, "unsigned"),)


class Initials(Screen):
    """UP and DOWN choose a letter, LEFT and RIGHT the place, MATCH goes on; BACK leaves without initials.

    before: the screen to go back to. entry, place: the row, see console.best.
    """

    NAME = "initials"

    def __init__(self, console, before, name, entry, place):
        super().__init__(console)
        self._before = before
        self._row = name, entry, place
        known = best.signed(console.board.storage, name) or "AAA"
        self.letters = [known[at] if at < len(known) else " " for at in range(_COUNT)]
        self.at = 0
        self._next = 0

    def offers(self, seat):
        return ((MATCH, 0, "next" if self.at < _COUNT - 1 else "sign"),) + _CHOICES

    def press(self, seat, button, at):
        console = self.console
        if button in (UP, DOWN):
            self._change(1 if button == UP else -1)
        elif button in (LEFT, RIGHT):
            self.at = (self.at + (1 if button == RIGHT else -1)) % _COUNT
            console.play(sounds.MOVE)
        elif button == MATCH:
            console.play(sounds.CHOOSE)
            if self.at < _COUNT - 1:
                self.at += 1
            else:
                name, entry, place = self._row
                best.sign(console.board.storage, name, entry, place, "".join(self.letters).strip())
                console.show(self._before)
        elif button == BACK:
            console.show(self._before)

    def _change(self, step):
        letter = _LETTERS.find(self.letters[self.at])
        self.letters[self.at] = _LETTERS[(letter + step) % len(_LETTERS)]
        self.console.play(sounds.MOVE)

    def tick(self, pads, now):
        changed = False
        for button, step in ((UP, 1), (DOWN, -1)):
            held, _ = pads.longest(button, self.console.seats, now)
            if held >= _REPEAT_MS and now >= self._next:
                self._next = now + _EACH_MS
                self._change(step)
                changed = True
        return changed

    def draw(self, frame):
        frame.clear()
        for at in range(_COUNT):
            x = _LEFTS[at]
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
