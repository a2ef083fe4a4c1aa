"""The screens of a turn of Push Match."""

from games.push_match.match import PEEK_MS, Match
from games.push_match.rules_frame import FACES_EACH, NONE, ROWS, SIDE
from games.push_match.rules_round import CALL, PUSH
from ui import motion, sounds
from ui.pads import ARROWS, BACK, DOWN, LEFT, MATCH, RIGHT, UP
from ui.palette import BLACK, WHITE, dim
from ui.screen import each

_CORNER_MS = 350


class Watch(Match):
    """The computer is on turn: the frame as the other player sees it."""

    NAME = "watch"


class Corner(Match):
    """The first player pushes out the top-left cube (PM-3): its corner blinks, MATCH does it."""

    NAME = "corner"

    def turn_offers(self, seat):
        back = ((BACK, 0, "see_cards"),) if self.view.open and self.has_cards() else ()
        return ((MATCH, 0, "corner"),) + back

    def pressed(self, button, at):
        if button == MATCH:
            self.act("open", at=at)
        elif button == BACK and self.view.open and self.has_cards():
            self.show("cards")
        else:
            self.refuse("pm_open")

    def blink(self, now):
        return motion.beat(now, _CORNER_MS) & 1

    def draw_turn(self, frame, side):
        self.view.draw(frame, side)
        if self.blink(self.console.now):
            self.view.ring(frame, 0, 1, WHITE)


class Cards(Match):
    """The player on turn looks at the secret cards, where nobody else can see them; any press leads back."""

    NAME = "cards"

    def turn_offers(self, seat):
        return ((MATCH, 0, "go_on"),)

    def pressed(self, button, at):
        self.go_on()

    def draw_turn(self, frame, side):
        self.view.clear(frame)
        self.view.draw_cards(frame, side)

    def spell(self):
        return self.spell_cards()


_FALL_MS = 320
_SWAY_MS = 260
# The dots of a die, x and y of each as one hexadecimal number.
_PIPS = (
    b"\x66",
    b"\x93\x39",
    b"\x93\x66\x39",
    b"\x33\x93\x39\x99",
    b"\x33\x93\x66\x39\x99",
    b"\x33\x93\x36\x96\x39\x99",
)


class Curtain(Match):
    """A curtain in the next player's colour; held, MATCH shows the secret cards, and let go the frame."""

    NAME = "curtain"

    def __init__(self, console, flow):
        super().__init__(console, flow)
        self._parted = False

    def turn_offers(self, seat):
        looks = ((MATCH, PEEK_MS, "see_cards"),) if self.has_cards() else ()
        return looks + ((MATCH, 0, "lift_curtain"),)

    def pressed(self, button, at):
        if button != MATCH:
            self.refuse("pm_curtain")
        elif self.has_cards():
            self._parted = True
        else:
            self.lift()

    def lift(self):
        """Let the player see."""
        self.view.unveil(self.console.now)
        self.go_on()

    def tick(self, pads, now):
        changed = super().tick(pads, now)
        if self.console.screen is not self:
            self._parted = False  # after a pause the player begins anew
        return changed

    def move(self, pads, now):
        if self._parted and not pads.held(self.seat(), MATCH, now):
            self.lift()
            return True
        return super().move(pads, now)

    def blink(self, now):
        fallen = 16 if motion.reduced else min((now - self.since) * 16 // _FALL_MS, 16)
        return self._parted, fallen, motion.beat(now, _SWAY_MS)

    def draw_turn(self, frame, side):
        self.view.clear(frame)
        if self._parted:
            self.view.draw_cards(frame, side)
            return
        console = self.console
        colour = console.palette.seat(self.seat())
        folds = [dim(colour, share) for share in (3, 6, 12, 6)]
        _, fallen, sway = self.blink(console.now)
        height = min(fallen, 15)
        for x in range(15):
            frame.box(x, 0, 1, height, folds[(x + (sway & 1)) % 4])
        frame.box(3, 3, 9, 9, BLACK)
        # The player's number as on a die.
        for pip in _PIPS[self.seat() - 1]:
            frame.box(pip >> 4, pip & 15, 2, 2, colour)

    def describe(self):
        said = super().describe()
        return said if self._parted else "%s\n%s" % (said, self.console.say("pm_curtain"))

    def spell(self):
        """What lies behind the curtain is not for everybody."""
        return self.spell_cards() if self._parted else ""


_BLINK_MS = 400
_ACROSS = 3  # faces side by side
_STEP = 5  # pixels from one to the next


class Cells(Match):
    """A cursor over the frame: a square around the cell, in turn with what the push would show there.

    MATCH takes the cell, then the face is chosen; BACK leads to the rows that can be called.
    """

    NAME = "cells"

    def cell(self):
        """The cell under the cursor, as the side on turn numbers them."""
        return self.view.cell[self.game.turn]

    def turn_offers(self, seat):
        goes = self.cell() != self.view.views[self.game.turn]["last"]
        return (((MATCH, 0, "cube"),) if goes else ()) + ((BACK, 0, "rows"),) + each(ARROWS, "cell")

    def pressed(self, button, at):
        if button == MATCH:
            self._take()
        elif button == BACK:
            self.show("lines", 0)
        else:
            self._move(button)

    def _take(self):
        if self.cell() == self.view.views[self.game.turn]["last"]:
            self.refuse("pm_push")
        else:
            self.console.play(sounds.CHOOSE)
            self.show("hand")

    def _move(self, button):
        row, column = divmod(self.cell(), SIDE)
        row = (row + (button == DOWN) - (button == UP)) % SIDE
        column = (column + (button == RIGHT) - (button == LEFT)) % SIDE
        self.view.cell[self.game.turn] = row * SIDE + column
        self.moved()

    def moved(self):
        """The cursor has moved: it is seen at once."""
        self.since = self.console.now
        self.console.play(sounds.MOVE)

    def blink(self, now):
        return motion.beat(now - self.since, _BLINK_MS, 0) & 1, self.cell(), self.view.face

    def draw_turn(self, frame, side):
        view = self.view
        view.draw(frame, side)
        cell = self.cell()
        if not self.blink(self.console.now)[0]:
            view.ring(frame, cell, 1, WHITE)
        elif cell != view.views[side]["last"]:
            view.symbol(frame, cell, view.glyphs.bright(view.hand()[view.face]))

    def describe(self):
        if self.note:
            return super().describe()
        row, column = divmod(self.cell(), SIDE)
        return "%s %d-%d" % (super().describe(), row + 1, column + 1)


class Hand(Cells):
    """The six faces beside the cell's row, the chosen one between brackets; MATCH pushes, BACK goes back."""

    NAME = "hand"

    _hand = _rows = None  # the symbols of the cube in hand, and each as rows of pixels

    def turn_offers(self, seat):
        push = self._action()
        key = "fill" if push[0] == "fill" else "push"
        goes = not self.game.refusal((seat,) + push)
        return (((MATCH, 0, key),) if goes else ()) + ((BACK, 0, "other_cube"),) + each(ARROWS, "face")

    def pressed(self, button, at):
        if button == MATCH:
            self.act(*self._action(), at=at)
        elif button == BACK:
            self.show("cells")
        else:
            step = {LEFT: -1, RIGHT: 1, UP: -_ACROSS, DOWN: _ACROSS}[button]
            self.view.face = (self.view.face + step) % FACES_EACH
            self.moved()

    def _action(self):
        face = self.view.face
        if self.cell() == self.view.views[self.game.turn]["gap"]:
            return "fill", face
        return "push", self.cell(), face

    def draw_turn(self, frame, side):
        view, console = self.view, self.console
        view.draw(frame, side)
        cell = self.cell()
        ready = self._ready()
        view.symbol(frame, cell, ready[view.face])
        if not self.blink(console.now)[0]:
            view.ring(frame, cell, 1, WHITE)
        # The faces hide rows that are far from the cell.
        top = 0 if cell // SIDE > 2 else 9
        frame.box(0, top, 16, 7 if top else 9, BLACK)
        for face, rows in enumerate(ready):
            x, y = 1 + face % _ACROSS * _STEP, top + face // _ACROSS * 4
            frame.put(x, y, rows)
            if face == view.face:
                frame.box(x - 1, y, 1, 3, WHITE)
                frame.box(x + 3, y, 1, 3, WHITE)

    def _ready(self):
        # Made anew for every picture they would cost more than all the rest of it.
        hand = self.view.hand()
        if hand is not self._hand:
            self._hand, self._rows = hand, [self.view.glyphs.bright(symbol) for symbol in hand]
        return self._rows

    def spell(self):
        letters = [chr(65 + symbol) for symbol in self.view.hand()]
        letters[self.view.face] = "[%s]" % letters[self.view.face]
        return "%s, %s" % (super().spell(), "".join(letters))


# UP and DOWN step through the rows, LEFT and RIGHT through the columns; both come by the diagonals and by no
# line at all.
_DIAGONALS = (10, 11)
_DOWNWARDS = (NONE, 0, 1, 2, 3, 4) + _DIAGONALS
_RIGHTWARDS = (NONE, 5, 6, 7, 8, 9) + _DIAGONALS
_RUN_MS = 80


class Lines(Match):
    """A line of the frame stands out; players have to find the right one themselves.

    MATCH calls the line. Where no line stands out MATCH ends the turn, and before the push, as BACK does
    there, it leads back to the cells.
    """

    NAME = "lines"

    def __init__(self, console, flow, line=NONE):
        super().__init__(console, flow)
        self.line = line

    def turn_offers(self, seat):
        before = self._before_push()
        if self.line != NONE:
            match = ((MATCH, 0, "guess_row"),)
        elif before:
            match = ((MATCH, 0, "cubes"),)
        else:
            match = ((MATCH, 0, "end_turn"),) if self.table.legal(seat, "done") else ()
        if self.line != NONE and not before:
            back = "no_row"
        elif self.view.open and self.has_cards():
            back = "see_cards"
        else:
            back = "cubes" if before else ""
        match += ((BACK, 0, back),) if back else ()
        return match + each(ARROWS, "row")

    def pressed(self, button, at):
        if button == MATCH:
            self._take(at)
        elif button == BACK:
            self._back()
        else:
            ring = _DOWNWARDS if button in (UP, DOWN) else _RIGHTWARDS
            step = 1 if button in (DOWN, RIGHT) else -1
            # A line of the other kind: begin with the first one or the last.
            place = ring.index(self.line) if self.line in ring else 0
            self.line = ring[(place + step) % len(ring)]
            self.console.play(sounds.MOVE)

    def _before_push(self):
        return self.game.phase == PUSH and self.game.pushes < self.game.MOST_PUSHES

    def _take(self, at):
        if self.line != NONE:
            self.act("match", self.line, at=at)
        elif self._before_push():
            self.go_on()
        else:
            self.act("done", at=at)

    def _back(self):
        if self.line != NONE and not self._before_push():
            self.line = NONE
            self.console.play(sounds.MOVE)
        elif self.view.open and self.has_cards():
            self.show("cards")
        elif self._before_push():
            self.go_on()
        else:
            self.refuse("pm_end")

    def blink(self, now):
        return self.line, self._hand_over(now)

    def _hand_over(self, now):
        # Where MATCH ends the turn a light runs along the last row, from the player on turn to the other.
        if self.line != NONE or self.game.phase != CALL:
            return NONE
        step = motion.beat(now, _RUN_MS, 14) % 15
        return 14 - step if self.game.turn else step

    def draw_turn(self, frame, side):
        self.view.draw(frame, side, None if self.line == NONE else ROWS[0][self.line])
        light = self._hand_over(self.console.now)
        if light != NONE:
            frame.dot(light, 15, WHITE)

    def describe(self):
        return "%s %s" % (super().describe(), "-" if self.line == NONE else self.line + 1)
