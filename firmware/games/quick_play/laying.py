"""A player lays the five blocks by the pad (V-5)."""

from games.blocks import rules_cards as cards
from games.blocks import symbols
from games.blocks.holds import GIVE_UP_MS, HINT
from games.blocks.mat import BESIDE, Mat
from games.quick_play.time_bar import A_PIXEL_MS, stretches
from ui import motion, sounds
from ui.pads import BACK, DOWN, LEFT, MATCH, RIGHT, UP
from ui.palette import WHITE, dim
from ui.playing import Playing
from ui.screen import each

CHOOSE, MOVE, TURN = 0, 1, 2
_WRONG_MS = 1200
_BLINK_MS = 120
_BLINKS = 6  # of which the block in hand is away for one while it is chosen, for half while it moves
_SHADE = 7  # the light of the figure under the mat
_WAYS = LEFT, RIGHT, UP, DOWN
_DIRECTIONS = {RIGHT: 0, DOWN: 1, LEFT: 2, UP: 3}
_STEPS = {RIGHT: 1, DOWN: -1, LEFT: -1, UP: 1}
_MARKS = 15  # row of the blocks' marks
_STAGES = ("choose_block", "move_block", "turn_block")


class Laying(Playing):
    """Choose a block, move it, turn it, put it down: MATCH leads on, BACK leads back.

    While a block is chosen or turned, UP and DOWN roll it. When all five lie, MATCH shows them. While blocks
    are chosen, BACK takes one off again, and DOWN held for a second gives the card up; alone, UP held lays
    the block in hand where it belongs (C-11).

    On a wide display the figure is at the left and the mat at the right, on a square one of 16×16 pixels the
    figure lies dim under the mat. `mat`: of games.blocks.mat; `stage`: CHOOSE, MOVE or TURN. `done`: all
    five lie and MATCH shows them.
    """

    NAME = "laying"

    def __init__(self, console, flow):
        super().__init__(console)
        self.flow = flow
        game = console.table.game
        self.seat = game.whose()
        self._card = game.card
        self._alone = len(game.seats) == 1
        self._shift = _shift(cards.cells(game.card))
        self._cells = _centred(cards.cells(game.card), self._shift)
        self.mat = Mat([cell for cell in range(len(self._cells)) if self._cells[cell] != symbols.NONE])
        self.order = []  # the blocks that lie, the last one at the end
        self.stage = CHOOSE
        self.done = False
        self._wrong_at = None
        self._bar = 0
        self._state = None
        frame = console.frame
        self._beside = frame.width >= 32
        if self._beside:
            self._unit = min(frame.width // 32, frame.height // 16)
            self._left = (frame.width - 32 * self._unit) // 2
            self._tray = frame.height >= 26 * self._unit
            self._top = (frame.height - (26 if self._tray else 16) * self._unit) // 2
        else:
            self._unit, self._left, self._top, self._tray = frame.scale, frame.left, frame.top, False
        self._ready = symbols.all_rows(console.palette.symbols, self._unit)
        self.mat.pick(0)

    # Input.

    def moves(self, seat):
        if seat != self.seat:
            return ()
        if self.stage == MOVE:
            return ((MATCH, 0, "stop_here"),) + each(_WAYS, "push_block") + ((BACK, 0, "block"),)
        if self.stage == TURN:
            offers = ((MATCH, 0, "guess_put"),) + each((LEFT, RIGHT), "turn_block")
            return offers + each((UP, DOWN), "roll_block") + ((BACK, 0, "move_again"),)
        offers = ((MATCH, 0, "show_blocks" if self.done else "take_block_up"),) + each((LEFT, RIGHT), "block")
        if not self.done:
            offers += each((UP, DOWN), "roll_block")
        if self.order:
            offers += ((BACK, 0, "take_off"),)
        if self._alone and not self.done:
            offers += HINT
        return offers + ((DOWN, GIVE_UP_MS, "give_up"),)

    def press(self, seat, button, at):
        if button == BACK:
            self.keep_back(seat, at)
        elif seat != self.seat or self.table.game.whose() != seat:
            self.console.refuse(seat)
        else:
            self._pressed(button, at)

    def let_go(self, seat, at):
        if seat == self.seat:
            self._back()

    def _pressed(self, button, at):
        if self.stage == CHOOSE:
            done = self._choose(button, at)
        elif self.stage == MOVE:
            done = self._move(button)
        else:
            done = self._turn(button)
        if not done:
            self.console.refuse(self.seat)
        elif button != MATCH:
            self.console.play(sounds.MOVE)

    def _choose(self, button, at):
        mat = self.mat
        if button == MATCH:
            if self.done:
                return self.table.act((self.seat, "lay") + tuple(mat.arrangement()), at)
            if mat.hand in self.order:
                self.order.remove(mat.hand)
            self.stage = MOVE
        elif button in (LEFT, RIGHT):
            self._pick(_STEPS[button])
        elif self.done:
            return False
        else:
            mat.roll(_STEPS[button])
        return True

    def _pick(self, step):
        # Round the five blocks; when all lie, past the last one is what shows them.
        count = len(self.mat.cell)
        last = count if len(self.order) == count else count - 1
        at = (count if self.done else self.mat.hand) + step
        at = 0 if at > last else last if at < 0 else at
        self.done = at == count
        if not self.done:
            self._take(at)

    def _take(self, index):
        # A block that was only looked at goes back beside the mat.
        if self.mat.hand not in self.order:
            self.mat.take_off()
        self.mat.pick(index)

    def _move(self, button):
        if button == MATCH:
            self.stage = TURN
        else:
            self.mat.move(_DIRECTIONS[button])
        return True

    def _turn(self, button):
        mat = self.mat
        if button == MATCH:
            return self._put_down()
        if button in (LEFT, RIGHT):
            mat.turn(_STEPS[button])
        else:
            mat.roll(_STEPS[button])
        return True

    def _put_down(self):
        mat = self.mat
        if not mat.fits():
            return False
        self.order.append(mat.hand)
        self.stage = CHOOSE
        beside = [index for index in range(len(mat.cell)) if mat.cell[index] == BESIDE]
        later = [index for index in beside if index > mat.hand] + beside
        self.done = not later
        if later:
            self._take(later[0])
        self.console.play(sounds.CARD)
        return True

    def _back(self):
        mat = self.mat
        self.console.play(sounds.LEAVE)
        if self.stage != CHOOSE:
            # From where it lay it goes on to be chosen, and is not put down.
            self.stage -= 1
        elif self.order:
            index = self.order[-1] if self.done or mat.hand not in self.order else mat.hand
            self.done = False
            self._take(index)
            self.order.remove(index)
            mat.take_off()
            mat.pick(index)

    # What happens.

    def happened(self, event):
        if event[0] == "verdict" and not event[2]:
            self._wrong_at = self.console.now
        elif event[0] == "hint":
            self._follow(event[3])
        self.flow.happened(event)

    def _follow(self, placement):
        # The block in hand lies where it belongs, and one press puts it down.
        mat = self.mat
        if mat.hand in self.order:
            self.order.remove(mat.hand)
        mat.lie(placement + (self._shift << 4))
        self.stage = TURN
        self.console.play(sounds.CARD)

    def move(self, pads, now):
        if self.stage == CHOOSE and pads.held(self.seat, DOWN, now) >= GIVE_UP_MS:
            if self.table.act((self.seat, "give_up"), now):
                return True
        if self._alone and self.stage == CHOOSE and not self.done:
            if pads.held(self.seat, UP, now) >= GIVE_UP_MS:
                if self.table.act((self.seat, "hint", self.mat.hand), now):
                    return True
        game = self.table.game
        self._bar = (self.table.time(now) - game.since + game.extra_ms) // A_PIXEL_MS
        if self._wrong_at is not None and now - self._wrong_at >= _WRONG_MS:
            self._wrong_at = None
        state = self._bar, self._blink(now)
        changed = state != self._state
        self._state = state
        return changed

    def _blink(self, now):
        return motion.beat(now, _BLINK_MS, _BLINKS - 1)

    # Picture.

    def draw_still(self, frame):
        colours = self.console.palette.symbols
        if not self._beside:
            colours = [dim(colour, _SHADE) for colour in colours]
        self._draw_cells(frame, self._cells, symbols.all_rows(colours, self._unit), 0)
        if self._beside:
            for cell in range(len(self._cells)):
                x, y = cell % symbols.SIDE * 3 + 1, cell // symbols.SIDE * 3 + 1
                self._box(frame, self._mat_left() + x, y, self.console.palette.faint(self.seat))

    def draw_moving(self, frame):
        blink = self._blink(self.console.now)
        self._draw_blocks(frame, blink)
        self._draw_marks(frame, blink)
        for colour, row, height in stretches(self._bar):
            self._box(frame, 15, row, colour, 1, height)
        if self._tray:
            self._draw_tray(frame)

    def _mat_left(self):
        return 17 if self._beside else 0

    def _draw_blocks(self, frame, blink):
        mat = self.mat
        shown = bytearray([symbols.NONE] * len(self._cells))
        hand = BESIDE if self.done else mat.hand
        for index in range(len(mat.cell)):
            if index != hand and not (self._wrong_at is not None and blink & 1):
                _put(shown, mat.under(index))
        if hand != BESIDE:
            away = blink % _BLINKS
            if away > 0 if self.stage == CHOOSE else away >= _BLINKS // 2:
                _put(shown, mat.under(hand))
            elif self.stage == TURN:  # the half about which it turns stays
                _put(shown, mat.under(hand)[:1])
        self._draw_cells(frame, shown, self._ready, self._mat_left())

    def _draw_cells(self, frame, cells, ready, left):
        step = 3 * self._unit
        symbols.draw_cells(frame, cells, ready, self._left + left * self._unit, self._top, step, step)

    def _draw_marks(self, frame, blink):
        # Two pixels a block: bright when it lies, white in hand; one more when all can be shown.
        mat, palette, left = self.mat, self.console.palette, self._mat_left()
        for index in range(len(mat.cell)):
            colour = palette.seat(self.seat) if index in self.order else palette.faint(self.seat)
            if index == mat.hand and not self.done and (self.stage != CHOOSE or blink % _BLINKS):
                colour = WHITE
            self._box(frame, left + 3 * index, _MARKS, colour, 2)
        if self.done and blink & 1:
            self._box(frame, left + 14, _MARKS, WHITE)
            self._box(frame, 15, _MARKS, WHITE)

    def _draw_tray(self, frame):
        # The upper faces of all blocks below, upright.
        from games.blocks.rules_blocks import BLOCKS

        mat, unit = self.mat, self._unit
        for index in range(len(mat.cell)):
            x, y = 2 + 6 * index, 18
            for half, symbol in enumerate(BLOCKS[index][mat.face[index]]):
                at = self._left + x * unit, self._top + (y + 3 * half) * unit
                shaded = half * (len(self._ready) - symbols.NONE)
                frame.stamp(at[0], at[1], self._ready[symbol + shaded])
            if index == mat.hand and not self.done:
                self._box(frame, x, 25, WHITE, 3)
            elif index in self.order:
                self._box(frame, x, 25, self.console.palette.seat(self.seat), 3)

    def _box(self, frame, x, y, colour, width=1, height=1):
        unit = self._unit
        frame.rect(self._left + x * unit, self._top + y * unit, width * unit, height * unit, colour)

    def light(self, seat):
        return self.flow.light(seat)

    # Words.

    def describe(self):
        say, mat = self.console.say, self.mat
        if self.done:
            words = say("show_blocks")
        else:
            words = "%s: %d" % (say(_STAGES[self.stage]), mat.hand + 1)
        return "%s: %s" % (say("seat", self.seat), words)

    def spell(self):
        return "%s  %s" % (symbols.spell(self._cells), symbols.spell(self.mat.cells()))


def _put(shown, halves):
    for cell, symbol in halves:
        shown[cell] = symbol


def _shift(cells):
    """By how many cells a figure moves from the upper left corner to the middle of its 5×5 cells."""
    width, height = symbols.size(cells)
    return (symbols.SIDE - height) // 2 * symbols.SIDE + (symbols.SIDE - width) // 2


def _centred(cells, shift):
    return bytes([symbols.NONE] * shift) + cells[: len(cells) - shift]
