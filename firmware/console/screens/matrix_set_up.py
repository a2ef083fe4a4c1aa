"""How the matrix hangs: an F that the players turn until it is whole and upright.

No words lead there: on a matrix that hangs otherwise nobody can read them. So they are the proof at the end.
"""

from ui import sounds
from ui.pads import BACK, DOWN, LEFT, MATCH, RIGHT, UP
from ui.palette import GOLD, WHITE
from ui.screen import Screen, each
from ui.scroller import line

_PROVE_MS = 15000
_IDLE_MS = 60000
_TEXT_TOP = 3
_ROTATION, _MIRROR, _SERPENTINE = 3, 4, 8  # parts of an orientation, see drivers.geometry
_CORNERS = b"\xff\x10\x08\x08\xd0\x18\x10\x40\xff\xff\xff\xff"  # red and green above, blue and white below

_TURNS = each((LEFT, RIGHT), "turn") + ((UP, 0, "mirror"), (DOWN, 0, "every_second"))


class MatrixSetUp(Screen):
    """LEFT and RIGHT turn the F, UP mirrors it, DOWN turns every second row round; MATCH: it is right.

    Then MATCH within 15 s keeps it. BACK, or no MATCH in time, brings back what was before.
    """

    NAME = "matrix_set_up"

    def __init__(self, console):
        super().__init__(console)
        self._before = console.board.matrix.orientation
        self._texts = console.words("set_up")
        self._line = None  # the words to be read, once the F stands right
        self._bar = 0

    def offers(self, seat):
        right = (MATCH, 0, "keep" if self._line else "is_right")
        return (right,) + _TURNS + ((BACK, 0, "as_before"),)

    def press(self, seat, button, at):
        console = self.console
        self.since = console.now
        self.hints = button != MATCH  # the words to be read are a hint themselves
        if button == BACK:
            self._leave(self._before)
        elif button == MATCH:
            console.play(sounds.CHOOSE)
            if self._line:
                console.settings.change("matrix", console.board.matrix.orientation)
                console.settings.keep()
                self._leave(console.settings["matrix"])
            else:
                self._line = line(self._texts.say("readable"), 16, console.now)
        else:
            self._line = None
            console.play(sounds.MOVE)
            self._hang(button)

    def _hang(self, button):
        matrix = self.console.board.matrix
        number = matrix.orientation
        if button == UP:
            matrix.orient(number ^ _MIRROR)
        elif button == DOWN:
            matrix.orient(number ^ _SERPENTINE)
        else:
            step = 1 if button == RIGHT else -1
            # What is not square can only be turned upside down.
            for turn in (number + step, number + 2 * step):
                if matrix.orient(number & ~_ROTATION | turn & _ROTATION):
                    break

    def _leave(self, number):
        self.console.board.matrix.orient(number)
        self.console.go("set_up", "SetUp", "matrix")

    def tick(self, pads, now):
        if now - self.since >= (_PROVE_MS if self._line else _IDLE_MS):
            self._leave(self._before)
            return True
        if not self._line:
            return False
        bar = 16 - (now - self.since) * 16 // _PROVE_MS
        changed = bar != self._bar
        self._bar = bar
        return self._line.think(now) or changed

    def draw(self, frame):
        frame.clear()
        if self._line:
            self._line.think(self.console.now)
            self._line.draw(frame, _TEXT_TOP, WHITE)
            frame.box(0, 15, self._bar, 1, GOLD)
            return
        for x, y, width, height in ((3, 3, 2, 10), (3, 3, 7, 2), (3, 7, 5, 2)):
            frame.box(x, y, width, height, GOLD)
        # An arrow that points up.
        for x, y, width, height in ((13, 3, 1, 10), (12, 4, 3, 1), (11, 5, 5, 1)):
            frame.box(x, y, width, height, WHITE)
        scale = frame.scale
        for corner in range(4):  # of the whole picture
            x, y = frame.width - scale if corner & 1 else 0, frame.height - scale if corner & 2 else 0
            frame.rect(x, y, scale, scale, _CORNERS[3 * corner : 3 * corner + 3])

    def light(self, seat):
        return self.console.palette.faint(seat)

    def describe(self):
        if self._line:
            return self._line.text
        return self._texts.say("matrix") + " %d" % self.console.board.matrix.orientation
