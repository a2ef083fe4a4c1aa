"""Quarter Turn: the die, its faces as pictures, and how it rolls (QT-4, QT-8)."""

from games.quarter_turn.rules_moves import FACES
from games.quarter_turn.turn import Turn
from ui import motion
from ui.pads import BACK, MATCH
from ui.palette import BLACK, GOLD, WHITE, dim

SIDE = 12

_TURN = (
    b"............"
    b"..wwww......"
    b"......ww...."
    b"........w..."
    b"..cc....w..."
    b"..cc....w..."
    b"......wwwww."
    b".......www.."
    b"........w..."
    b"............"
    b".......yy..."
    b"............"
)
_TURN_TWICE = (
    b"............"
    b"....www....."
    b"..ww...ww..."
    b".w.......w.."
    b".w..cc...w.."
    b".w..cc...w.."
    b"..w....wwwww"
    b"........www."
    b".........w.."
    b"............"
    b"....yy.yy..."
    b"............"
)
_SWAP = (
    b"............"
    b".......w...."
    b".......ww..."
    b".cc.wwwwww.."
    b".cc....ww..."
    b".......w...."
    b"....w......."
    b"...ww....cc."
    b"..wwwwww.cc."
    b"...ww......."
    b"....w......."
    b"............"
)
_ANTI_BLOCK = (
    b"............"
    b".r........r."
    b"..r......r.."
    b"...ryyyyr..."
    b"...yryyry..."
    b"...yyrryy..."
    b"...yyrryy..."
    b"...yryyry..."
    b"...ryyyyr..."
    b"..r......r.."
    b".r........r."
    b"............"
)
_PASS = (
    b"............"
    b"............"
    b".w....w....."
    b".ww...ww...."
    b".www..www..."
    b".wwww.wwww.."
    b".wwww.wwww.."
    b".www..www..."
    b".ww...ww...."
    b".w....w....."
    b"............"
    b"............"
)
PASS = "pass"
# Each picture, and whether it is seen in a mirror.
PICTURES = {
    "left": (_TURN, True),
    "right": (_TURN, False),
    "two_left": (_TURN_TWICE, True),
    "two_right": (_TURN_TWICE, False),
    "swap": (_SWAP, False),
    "anti_block": (_ANTI_BLOCK, False),
    PASS: (_PASS, False),
}


def draw(frame, name, x, y, colours):
    """Paint a face, its upper left corner at (x, y) of the 16×16; colours: code of a letter -> 3 bytes."""
    picture, mirrored = PICTURES[name]
    scale = frame.scale
    rows = []
    # In whole rows: pixel by pixel it would take longer than the wire.
    for start in range(0, len(picture), SIDE):
        places = range(start + SIDE - 1, start - 1, -1) if mirrored else range(start, start + SIDE)
        row = b"".join([colours[picture[place]] * scale for place in places])
        rows.extend([row] * scale)
    frame.put(x, y, rows)


_TUMBLE_MS, _SHOW_MS, _PASS_MS = 700, 900, 900
_TICK_MS = 70
_HOPS = ((0, 0), (0, -1), (1, 0), (0, 1), (-1, 0), (0, -1))


class Die(Turn):
    """The die tumbles and comes to rest, then the board is back; a press goes there at once.

    A computer player's die waits until everybody has seen what happened before.
    """

    NAME = "die"

    def __init__(self, console, flow):
        super().__init__(console, flow)
        view = self.view
        self.face, view.rolled = view.rolled, None
        self._passed, view.passed = view.passed, False
        self._shown = False
        computers = view.mover not in self.table.humans
        self.begun = max(console.now, view.animation.until()) if computers else console.now
        if view.lies:
            self.begun -= _TUMBLE_MS
            view.lies = False

    def moves(self, seat):
        return ((MATCH, 0, "go_on"),)

    def press(self, seat, button, at):
        if button != BACK:
            self.view.still()
            self.go_on()

    def tick(self, pads, now):
        # A strong computer player thinks for a while when it sees the die: let people see it first.
        return super().tick(pads, now) if self._shown else True

    def move(self, pads, now):
        ms = _TUMBLE_MS + _SHOW_MS + (_PASS_MS if self._passed else 0)
        if now - self.begun >= ms and not self.view.unsettled and not self.pausing(pads, now):
            self.go_on()
            return True
        return super().move(pads, now)

    def blink(self, now):
        return (now - self.begun) // _TICK_MS

    def draw_moving(self, frame):
        self._shown = True
        now = self.console.now
        if now < self.begun:
            super().draw_moving(frame)
            return
        passed = now - self.begun
        if motion.reduced:
            passed = max(passed, _TUMBLE_MS)
        tick = passed // _TICK_MS
        frame.clear()
        colour = self.view.shade(self.view.mover)
        if passed < _TUMBLE_MS:
            # The faces go by in the order of the die, so that the last one is the one that has come up.
            left = _TUMBLE_MS // _TICK_MS - tick
            name = FACES[(FACES.index(self.face) - left) % len(FACES)]
            x, y = _HOPS[tick % len(_HOPS)]
            self._draw_die(frame, name, x, y, dim(colour, 3))
        elif passed < _TUMBLE_MS + _SHOW_MS:
            self._draw_die(frame, self.face, 0, 0, WHITE if tick - _TUMBLE_MS // _TICK_MS < 2 else colour)
        else:
            self._draw_die(frame, PASS, 0, 0, dim(colour, 3))

    def _draw_die(self, frame, name, x, y, edge):
        view = self.view
        frame.box(x + 2, y + 1, 12, 1, edge)
        frame.box(x + 2, y + 14, 12, 1, edge)
        frame.box(x + 1, y + 2, 1, 12, edge)
        frame.box(x + 14, y + 2, 1, 12, edge)
        palette = self.console.palette
        inks = {".": BLACK, "w": WHITE, "c": view.shade(view.mover), "y": GOLD, "r": palette.wrong}
        colours = {ord(letter): ink for letter, ink in inks.items()}
        draw(frame, name, x + 2, y + 2, colours)

    def what(self):
        return self.console.say("qt_" + self.face)
