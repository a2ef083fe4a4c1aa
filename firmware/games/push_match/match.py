"""What all screens of Push Match have in common: who sees what, whose press counts, where events lead."""

from games.push_match.rules_frame import NONE
from games.push_match.rules_round import BETWEEN, PUSH
from ui import sounds
from ui.note import Note
from ui.pads import BACK, MATCH, UP
from ui.palette import BLACK
from ui.playing import Playing

PEEK_MS = 500  # cards are seen for as long as a button is down; for less nobody has seen them


class Match(Playing):
    """One moment of a round. A subclass defines pressed (by the player on turn) and draw_turn.

    flow: see games.push_match.screens.
    """

    def __init__(self, console, flow):
        super().__init__(console)
        self.flow = flow
        self.view = flow.view
        self.game = flow.view.game
        self.note = None  # a reason that runs by …
        self._note_side = 0  # … before the player on this side
        self._peeking = [False, False]
        self._backing = False  # the player on turn has pressed BACK and not let go
        self._state = None

    # Who.

    def seat(self):
        """The seat on turn."""
        return self.game.seats[self.game.turn]

    def side(self):
        """The side that a display with one side shows."""
        table = self.table
        return self.game.seats.index(table.humans[0]) if len(table.humans) == 1 else self.game.turn

    # Input.

    def press(self, seat, button, at):
        if seat not in self.game.seats or seat not in self.table.humans:
            self.console.refuse(seat)
            return
        self.note = None
        self.view.still()
        if seat != self.seat():
            self._wait(seat, button)
        elif button == BACK:
            self._backing = True
        else:
            self.pressed(button, at)

    def moves(self, seat):
        if seat == self.seat():
            offers = self.turn_offers(seat)
        else:
            offers = ((MATCH, PEEK_MS, "see_cards"),) if self.view.open and self.has_cards() else ()
        return offers + self.back_offer(seat)

    def turn_offers(self, seat):
        """As moves(), for the player on turn."""
        return ()

    def _wait(self, seat, button):
        side = self.game.seats.index(seat)
        if button == MATCH and self.view.open and self.has_cards():
            # Whoever is not on turn has MATCH for nothing else.
            self._peeking[side] = True
        elif button == UP and seat == self.game.mover:
            pass  # held, it asks for the push back
        else:
            self.refuse("pm_wait", self.console.say("seat", self.seat()), side=side)

    def pressed(self, button, at):
        """The player on turn pressed a button, or let go of BACK before it paused the game."""

    def act(self, verb, *numbers, at):
        """What the player on turn wants; if the rules refuse it the reason is shown. Whether it was done."""
        action = (self.seat(), verb) + numbers
        if self.table.act(action, at):
            return True
        self.refuse("pm_" + verb)
        return False

    def refuse(self, key, *parts, side=None):
        """Say why a press does nothing."""
        self.console.play(sounds.REFUSED)
        self.remark(key, *parts, side=side)

    def remark(self, key, *parts, side=None):
        """Let words run by before a side, that on turn unless told."""
        console = self.console
        self.note = Note(console, console.say(key, *parts), console.palette.wrong)
        self._note_side = self.side() if side is None or self.view.sides == 1 else side

    def has_cards(self):
        """Whether players may see their own cards."""
        return self.game.options["variant"] == "full"

    # What happens.

    def happened(self, event):
        name, console, view = event[0], self.console, self.view
        if name in ("open", "push", "fill"):
            view.animation(event[2], event[1], console.now)
            console.play(sounds.CARD if name != "open" else sounds.CHOOSE)
            if name != "open":
                self.go_on()
        elif name == "turn":
            view.look()
            console.play(sounds.TURN)
            self.go_on(True)
        elif name == "asked_back":
            self.go_on()
        elif name == "set_up":
            view.laid(console.now)
            self.go_on(True)
        elif name == "match":
            view.told = [event]
        elif name == "cards":
            view.told.append(event)
        elif name == "score":
            view.told.append(event)
            self.show("called")
        elif name == "void":
            self.show("void")

    def go_on(self, change=False):
        """Show the screen for what has to be done now; change: another side comes on turn."""
        self.console.later(self.flow.go_on, change)

    def show(self, name, *arguments):
        """Change to the screen of this game that has this NAME."""
        self.console.later(self.flow.show, name, *arguments)

    # Time.

    def tick(self, pads, now):
        changed = super().tick(pads, now)
        if self.console.screen is not self:
            self._backing = False
        return changed

    def asks(self, pads, now):
        return pads.held(self.game.mover, UP, now) > 0

    def move(self, pads, now):
        if self._backing and not pads.held(self.seat(), BACK, now):
            self._backing = False
            self.pressed(BACK, now)
            return True
        if self.ask_back(pads, now):
            return True
        if self.note and self.note.over(now):
            self.note = None
        for side, seat in enumerate(self.game.seats):
            if self._peeking[side] and not pads.held(seat, MATCH, now):
                self._peeking[side] = False
        state = (
            self.view.stage(now),
            self.blink(now),
            self.note and self.note.stage(now),
            tuple(self._peeking),
        )
        changed = state != self._state
        self._state = state
        return changed

    def blink(self, now):
        """A number that changes when what the screen shows by itself changes."""
        return 0

    # Picture.

    def draw(self, frame):
        self._draw_side(frame, 0 if self.view.sides == 2 else self.side())

    def draw_back(self, frame):
        self._draw_side(frame, 1)

    def _draw_side(self, frame, side):
        if self._peeking[side]:
            self.view.clear(frame)
            self.view.draw_cards(frame, side)
        elif side == self.game.turn:
            self.draw_turn(frame, side)
        else:
            self.view.draw(frame, side)
        if self.note and side == self._note_side:
            self.note.draw(frame)

    def draw_turn(self, frame, side):
        """Paint the whole side of the player on turn."""
        self.view.draw(frame, side)

    def light(self, seat):
        if seat not in self.table.humans:
            return BLACK
        palette = self.console.palette
        on_turn = self.game.phase != BETWEEN and seat == self.seat()
        return palette.seat(seat) if on_turn else palette.faint(seat)

    def describe(self):
        if self.note:
            return self.note.text
        say = self.console.say
        return say("pm_turn", say("seat", self.seat()))

    def spell(self):
        """The side that is shown: a letter A–O a symbol, rows parted by strokes.

        A small letter is the cube that may not be pushed.
        """
        view = self.view.views[self.side()]
        letters = ["." if symbol == NONE else chr(65 + symbol) for symbol in view["faces"]]
        if self.game.phase == PUSH and view["last"] != NONE:
            letters[view["last"]] = letters[view["last"]].lower()
        return "/".join(["".join(letters[row : row + 5]) for row in range(0, 25, 5)])

    def spell_cards(self):
        """The two cards of the side that is shown, as letters."""
        return "".join([chr(65 + symbol) for symbol in self.game.cards_of(self.side())])
