"""The lesson of Quick Play: the last block of a card, a claim, and a look at somebody else's."""

from core.game import TABLE
from games.blocks import rules_blocks as blocks
from games.blocks import rules_cards as cards
from games.blocks import rules_solver as solver
from games.blocks.symbols import NONE, all_rows, draw_cells, in_place, layout
from games.quick_play.rules import QuickPlay
from games.quick_play.screens import Card, QuickFlow
from ui import motion, sounds
from ui.pads import MATCH, UP

PLAYERS = HUMANS = 2
_BLINK_MS = 300
_SIDE = 5
_FACES = 4


def game(seats, seat):
    """Easy cards; more than the lesson needs, so that it ends before the game."""
    return QuickPlay(seats, {"rounds": 3, "levels": "1"})


class Missing(Card):
    """A card on which one block is missing; in its place a block lies that UP rolls."""

    def __init__(self, console, flow):
        super().__init__(console, flow)
        self._cells = cards.cells(self.table.game.card)
        solution = solver.solutions(self._cells)[0]
        self._block = blocks.BLOCKS[-1]
        self._place = blocks.bar(solution[-1])
        self._fits = solution[-1] & _FACES - 1
        self._face = (self._fits + 2) % _FACES
        self._bright = True

    def moves(self, seat):
        return ((MATCH, 0, "claim") if self._face == self._fits else (UP, 0, "roll_block"),)

    def pressed(self, seat, button, at):
        if button == UP:
            self._face = (self._face + 1) % _FACES
            self.console.play(sounds.MOVE)
        else:
            super().pressed(seat, button, at)

    def move(self, pads, now):
        self._bright = motion.beat(now, _BLINK_MS) & 1 or self._face == self._fits
        return super().move(pads, now) or True

    def draw_still(self, frame):
        console = self.console
        self._ready = all_rows(console.palette.symbols, frame.scale)
        x, y, self._across, self._down = layout(self._cells, frame.scale)
        self._x, self._y = frame.left + x, frame.top + y
        others = bytearray(self._cells)
        for cell in self._place:
            others[cell] = NONE
        draw_cells(frame, others, self._ready, self._x, self._y, self._across, self._down)
        self.draw_level(frame, cards.level(self.table.game.card))

    def draw_moving(self, frame):
        super().draw_moving(frame)
        if not self._bright:
            return
        shown = bytearray(self._cells)
        shown[self._place[0]], shown[self._place[1]] = self._block[self._face]
        for cell in self._place:
            x = self._x + cell % _SIDE * self._across
            y = self._y + cell // _SIDE * self._down
            frame.stamp(x, y, in_place(self._ready, shown, cell, self._across, self._down))

    def describe(self):
        return Card.describe(self)


def begin(console):
    """Turn up the first card, on which a block is missing."""
    console.table.act((TABLE, "reveal"), console.now)
    QuickFlow(console).show(Missing)


def play(coach):
    """Roll the last block until it fits, claim; then check a claim."""
    other = coach.others[0]
    yield coach.ask("roll_block", "qp_roll")
    yield coach.ask("roll_block", "qp_again")
    yield coach.ask("claim", "qp_claim")
    yield coach.other(other, "right")
    yield coach.other(other, "claim")
    yield coach.ask("right", "qp_judge")
