"""What all screens of Quarter Turn have in common: whose press counts, what is told."""

from games.quarter_turn.rules_board import (
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    CROSSINGS,
    SIDE,
    TOP_LEFT,
    TOP_RIGHT,
    rotate,
)
from ui import sounds
from ui.note import Note
from ui.pads import BACK, UP
from ui.palette import BLACK, dim
from ui.playing import PAUSE_MS, Playing

_LETTERS = " ABCD"


def _spell(game):
    """A letter a quarter, rows parted by strokes; then each block, its row and column."""
    tiles, blocks = game.tiles, game.blocks
    rows = []
    for row in range(SIDE):
        part = tiles[row * SIDE : row * SIDE + SIDE]
        for left, right in ((TOP_LEFT, TOP_RIGHT), (BOTTOM_LEFT, BOTTOM_RIGHT)):
            rows.append("".join(["%s%s" % (_LETTERS[left[tile]], _LETTERS[right[tile]]) for tile in part]))
    put = [
        " %s%d-%d" % (_LETTERS[blocks[crossing]], crossing // 4 + 1, crossing % 4 + 1)
        for crossing in range(CROSSINGS)
        if blocks[crossing]
    ]
    return "/".join(rows) + "".join(put)


BLINK_MS = 200

# Which words say why the rules refuse something, by rule.
_REASONS = {"QT-2": "qt_taken", "QT-7": "qt_held", "QT-11": "qt_rests"}


class Turn(Playing):
    """One moment of a turn, and all there is to see when the computer is on turn.

    A subclass defines pressed and back (by the player on turn) and what it paints on top. flow: see
    games.quarter_turn.screens.
    """

    NAME = "watch"

    def __init__(self, console, flow):
        super().__init__(console)
        self.flow = flow
        self.view = flow.view
        self.game = flow.view.game
        self.note = None
        self._back_at = None  # when the player on turn pressed BACK, which counts when it is let go
        self._state = None
        self._still = None

    def seat(self):
        """The seat on turn."""
        return self.game.seats[self.game.at]

    # Input.

    def press(self, seat, button, at):
        self.view.still()
        self.note = None
        if seat not in self.table.humans:
            self.console.refuse(seat)
        elif seat == self.seat():
            if button == BACK:
                self._back_at = at
            else:
                self.pressed(button, at)
        elif button != UP or seat != self.game.mover:  # held, UP asks for the move back
            self.refuse("qt_wait", self.console.say("seat", self.seat()))
        self.settle()

    def moves(self, seat):
        return (self.turn_offers() if seat == self.seat() else ()) + self.back_offer(seat)

    def turn_offers(self):
        """As moves(), for the player on turn."""
        return ()

    def pressed(self, button, at):
        """The player on turn pressed a button, but BACK."""

    def back(self):
        """The player on turn pressed BACK and let it go before it paused the game."""

    def pausing(self, pads, now):
        """Whether somebody holds BACK: a change of screen now would take the pause from them."""
        return pads.longest(BACK, self.console.seats, now)[0] > 0

    def _let_go(self, pads, now):
        if self._back_at is None or pads.held(self.seat(), BACK, now):
            return False
        short = now - self._back_at < PAUSE_MS
        self._back_at = None
        if short:
            self.back()
        return short

    def act(self, verb, *numbers, at):
        """What the player on turn wants, or the reason why the rules refuse it. Whether it was done."""
        action = (self.seat(), verb) + numbers
        refused = self.game.refusal(action)
        if not refused and self.table.act(action, at):
            return True
        self.refuse(_REASONS.get(refused[0], "qt_no") if refused else "qt_no")
        return False

    def refuse(self, key, *parts):
        """Say why a press does nothing."""
        self.console.play(sounds.REFUSED)
        self.tell(self.console.palette.wrong, key, *parts)

    def help(self, key, *parts):
        """Say what can be done now."""
        self.console.play(sounds.MOVE)
        self.tell(self.view.shade(self.seat()), key, *parts)

    def remark(self, key):
        """Say what has happened, in the colour of the player on turn."""
        self.tell(self.view.shade(self.seat()), key)

    def back_again(self, key):
        """A move was asked back: show the board as it is now, and the words called `key`."""
        self.view.still()
        self.go_on(key)

    def tell(self, colour, key, *parts):
        """Let words run by."""
        self.note = Note(self.console, self.console.say(key, *parts), colour)

    # What happens.

    def happened(self, event):
        name, now, view, play = event[0], self.console.now, self.view, self.console.play
        view.unsettled = True
        if name == "die":
            view.mover, view.rolled = event[1:]
            play(sounds.ROLL)
        elif name == "passed":
            view.passed = True
        elif name == "turned":
            self._turned(event[1], event[2])
        elif name == "swapped":
            for place, other in (event[1:], (event[2], event[1])):
                view.animation.moved(place, [self.game.tiles[other]], now)
            play(sounds.CARD)
        elif name == "placed":
            view.animation.put(event[2], event[3], now)
            play(sounds.claim(event[1]))
        elif name == "removed":
            view.animation.taken(event[2], event[3], now)
            play(sounds.LEAVE)
        elif name == "taken_back":
            view.still()
            view.rolled = None
            play(sounds.CARD)
        elif name == "picked":
            play(sounds.JOIN)
        elif name == "turn":
            view.new_turn(now)
            play(sounds.TURN)

    def _turned(self, place, clockwise):
        view = self.view
        number = self.game.tiles[place]
        step = 1 if clockwise > 0 else -1
        before = [rotate(number, back) for back in range(-clockwise, 0, step)]
        view.animation.moved(place, before, self.console.now)
        self.console.play(sounds.CARD)

    def settle(self):
        """Show the screen that belongs to what has happened, if anything has."""
        view = self.view
        if not view.unsettled:
            return
        view.unsettled = False
        self.console.frame.forget()
        if view.rolled:
            self.show_die()
        else:
            self.go_on()

    def go_on(self, key=""):
        """Show the screen for what has to be done now; key: of words that run by first."""
        self.console.frame.forget()
        self.flow.go_on(key)

    def show_die(self):
        """Show the die that was rolled."""
        self.console.frame.forget()
        self.console.later(self.flow.show_die)

    # Time.

    def asks(self, pads, now):
        return pads.held(self.game.mover, UP, now) > 0

    def move(self, pads, now):
        view = self.view
        if view.unsettled and not self.pausing(pads, now):
            self.settle()
            return True
        if self._let_go(pads, now):
            return True
        if self.ask_back(pads, now):
            self.settle()
            return True
        if self.note and self.note.over(now):
            self.note = None
        still = view.finding(now), view.sand(now)
        if still != self._still:
            self._still = still
            self.console.frame.forget()
        state = still, view.animation.stage(now), self.blink(now), self.note and self.note.stage(now)
        changed = state != self._state
        self._state = state
        return changed

    def blink(self, now):
        """What changes when the picture changes by itself."""
        return now // BLINK_MS

    # Picture.

    def draw_still(self, frame):
        self.view.board(frame, self.held())
        self.view.edge(frame)

    def held(self):
        """The tiles in the dark."""
        return ()

    def draw_moving(self, frame):
        now = self.console.now
        self.view.animation.draw(frame, now)
        self.draw_turn(frame, now)
        if self.note:
            self.note.draw(frame)

    def draw_turn(self, frame, now):
        """Paint what the player on turn chooses from."""

    def light(self, seat):
        if seat not in self.table.humans:
            return BLACK
        shade = self.view.shade(seat)
        return shade if seat == self.seat() else dim(shade, 16)

    # Words.

    def describe(self):
        # Only where somebody reads: on most consoles nobody does.

        what = self.note.text if self.note else self.what()
        return "%s: %s" % (self.console.say("seat", self.seat()), what)

    def spell(self):
        return _spell(self.game)

    def what(self):
        """What the player on turn does."""
        return self.console.say("qt_turn", self.game.turn)
