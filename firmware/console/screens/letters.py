"""Letters are chosen with the arrows of a pad."""

from console.players import COUNT, LETTERS
from ui import sounds
from ui.pads import BACK, DOWN, LEFT, MATCH, RIGHT, SIDEWAYS, UP
from ui.screen import Screen, each

_REPEAT_MS = 500  # UP or DOWN held as long goes on,
_EACH_MS = 120  # one letter each time
_LETTERS = " " + LETTERS
_CHANGE = each((UP, DOWN), "letter")
_MOVE = each(SIDEWAYS, "letter_place")


class Letters(Screen):
    """UP and DOWN choose a letter, LEFT and RIGHT the place, MATCH goes on; BACK leaves.

    A subclass defines done() and left(). `letters`: what stands in each place, `at`: the place.
    """

    DONE = ""  # what MATCH does in the last place, see ui.screen.Screen.offers
    LEAVES = ""  # what BACK does

    def __init__(self, console, text):
        super().__init__(console)
        self.letters = spread(text)
        self.at = 0
        self._next = 0

    def done(self):
        """MATCH was pressed in the last place."""

    def left(self):
        """BACK was pressed."""

    def offers(self, seat):
        main = self.DONE if self.at == len(self.letters) - 1 else "next"
        return ((MATCH, 0, main),) + self.changes() + _MOVE + ((BACK, 0, self.LEAVES),)

    def changes(self):
        """What UP and DOWN do."""
        return _CHANGE

    def press(self, seat, button, at):
        console = self.console
        if button in (UP, DOWN):
            self._change(1 if button == UP else -1)
        elif button in (LEFT, RIGHT):
            self.at = (self.at + (1 if button == RIGHT else -1)) % len(self.letters)
            console.play(sounds.MOVE)
        elif button == BACK:
            self.left()
        else:
            console.play(sounds.CHOOSE)
            if self.at < len(self.letters) - 1:
                self.at += 1
            else:
                self.done()

    def _change(self, step):
        known = self.known()
        self.letters[self.at] = known[(known.find(self.letters[self.at]) + step) % len(known)]
        self.console.play(sounds.MOVE)

    def known(self):
        """The letters from which one is chosen for the place."""
        return _LETTERS

    def tick(self, pads, now):
        changed = False
        for button, step in ((UP, 1), (DOWN, -1)):
            held, _ = pads.longest(button, self.writers(), now)
            if held >= _REPEAT_MS and now >= self._next:
                self._next = now + _EACH_MS
                self._change(step)
                changed = True
        return changed

    def writers(self):
        """The pads that may write."""
        return self.console.seats


def spread(text):
    """A text as the letters of all places, with blanks."""
    return [text[at] if at < len(text) else " " for at in range(COUNT)]


def joined(letters):
    """The letters of a name, without blanks."""
    return "".join(letters).replace(" ", "")
