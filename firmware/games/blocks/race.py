"""What all screens of a race for pattern cards have in common."""

from games.blocks import symbols
from games.blocks.holds import GIVE_UP_MS, HINT
from ui import sounds
from ui.pads import BACK, DOWN, MATCH, UP
from ui.palette import BLACK
from ui.playing import Playing


class Race(Playing):
    """What a press means while a claim is being checked, and where an event leads.

    flow: of games.blocks.flow, what the game itself makes of both.
    """

    def __init__(self, console, flow):
        super().__init__(console)
        self.flow = flow
        self._bar = -1

    def race_offers(self, seat):
        """As moves(), while players race."""
        legal = self.table.legal
        claim = ((MATCH, 0, "claim"),) if legal(seat, "claim") else ()
        give_up = ((DOWN, GIVE_UP_MS, "give_up"),) if legal(seat, "give_up") else ()
        return claim + give_up + (HINT if legal(seat, "hint") else ())

    def press(self, seat, button, at):
        if seat not in self.table.humans:
            return
        if button == BACK:
            self.keep_back(seat, at)
        else:
            self.pressed(seat, button, at)

    def paused_picture(self):
        return self.flow.paused_picture()

    def waits(self):
        return self.table.game.phase() == "check"

    def let_go(self, seat, at):
        self.pressed(seat, BACK, at)

    def pressed(self, seat, button, at):
        """A player pressed a button, or let go of BACK before it paused the game."""
        if self.table.game.phase() == "check":
            done = self.judge(seat, button, at)
        else:
            done = self.flow.press(seat, button, at)
        if not done:
            self.console.refuse(seat)

    def judge(self, seat, button, at):
        """A button was pressed while a claim is checked; whether it means anything."""
        table, game, flow = self.table, self.table.game, self.flow
        if button == MATCH:
            # While the queue is open a press is a claim and nothing else, and a moment later nothing at all:
            # whoever was about to claim must not find that the other's claim is accepted.
            table.advance_to(at)
            if flow.queue_open():
                return table.act((seat, "claim"), at)
            if game.voting:
                return table.act((seat, "right"), at)
            return at >= flow.calm_until and table.act((seat, "accept"), at)
        if button != BACK:
            return False
        if seat in game.judges():
            return table.act((seat, "wrong" if game.voting else "object"), at)
        return table.act((seat, "withdraw"), at)

    def race(self, pads, now, bar):
        """As move(), while players race; DOWN held gives up, UP asks for a hint. bar: pixels for the time."""
        table = self.table
        for seat in table.humans:
            if pads.held(seat, DOWN, now) >= GIVE_UP_MS and seat not in table.game.given_up:
                if table.act((seat, "give_up"), now):
                    return True
            if pads.held(seat, UP, now) >= GIVE_UP_MS and table.act((seat, "hint"), now):
                return True
        changed = bar != self._bar
        self._bar = bar
        return changed

    def happened(self, event):
        name, flow = event[0], self.flow
        if name == "check":
            flow.show(flow.CLAIM)
        elif name == "verdict":
            flow.show(flow.VERDICT, event[1], event[2])
        elif name == "hint":
            self.console.play(sounds.CARD)
            flow.show(self.console.once("games.blocks.hint", "Hint"))
        else:
            if name in ("claim", "queued"):
                self.console.play(sounds.claim(event[1]))
            flow.happened(event)

    def draw_figure(self, frame, card):
        """The card's symbols, in the middle of 15×15 pixels."""
        symbols.draw_figure(self.console, frame, card)

    def draw_level(self, frame, level):
        """The level as lines in the last row (B-3)."""
        colour = self.console.palette.level(level)
        for line in range(level):
            frame.dot(2 * line, 15, colour)

    def draw_frame(self, frame, seat):
        """Three sides of a frame in a seat's colour; the fourth is draw_time()."""
        colour = self.console.palette.seat(seat)
        frame.box(0, 0, 15, 1, colour)
        frame.box(0, 0, 1, 16, colour)

    def draw_time(self, frame, seat, left):
        """The frame's right side; `left` of its 15 pixels are still to burn down."""
        frame.dot(15, 15 - left, self.console.palette.seat(seat), 1 + left)

    def light(self, seat):
        return self.flow.light(seat) if seat in self.table.humans else BLACK
