"""What the two sides of the frame show, and how it is painted."""

from games.push_match.glyphs import Glyphs
from games.push_match.rules_frame import CELLS, MIRROR, NONE, SIDE
from games.push_match.rules_round import BETWEEN, OPEN, PUSH
from ui import motion
from ui.palette import GREY, WHITE, dim

CELL = 3  # pixels
_POP_MS = 120  # a cell that gets another cube is white for so long …
_WAVE_MS = 110  # … then so long for each of the waves that run from it …
_WAVES = 3
_PULSE_MS = 200  # … and then its ground pulses in the pusher's colour
_PULSES = 6
NEWS_MS = _POP_MS + _WAVES * _WAVE_MS + _PULSES * _PULSE_MS
_BARRED_MS = 600
_APPEAR_MS = 25  # between two cubes of a new frame


class View:
    """The game as its two sides see it, kept between events; all screens of a game share one.

    `open`: nothing has to be hidden, because the sides are two displays or one player is a computer. `cell`:
    where each side's cursor is. `face`: the chosen face of the cube in hand. `told`: the events of a call.
    """

    def __init__(self, console):
        self.console = console
        table = console.table
        self.table = table
        self.game = table.game
        self.sides = console.sides
        self.open = self.sides == 2 or len(table.humans) == 1
        self.cell = [CELLS // 2, CELLS // 2]
        self.face = 0
        self.told = []
        self.glyphs = Glyphs(console.palette.symbols[1:], console.frame.scale)
        self._animation = None  # (cell as the first seat sees it, colour, since)
        self._laid_at = None
        self.look()

    # What there is to see.

    def look(self):
        """Something has happened: see how things lie now."""
        self.views = [self.game.private(seat) for seat in self.game.seats]

    def animation(self, cell, seat, now):
        """A cube went into a cell, numbered as the first seat sees it."""
        self.look()
        self._animation = cell, self.console.palette.seat(seat), now
        self.face = 0

    def unveil(self, now):
        """The side on turn sees the frame from now on: what has happened meanwhile is shown again."""
        game = self.game
        if game.phase == OPEN:
            self.laid(now)
        elif game.last != NONE:
            self.animation(game.last, game.seats[1 - game.turn], now)

    def laid(self, now):
        """A new frame is set up."""
        self.look()
        self._animation = None
        self._laid_at = now
        self.face = 0

    def still(self):
        """No animation goes on."""
        self._animation = self._laid_at = None

    def stage(self, now):
        """A number that changes whenever the picture of a side changes by itself."""
        if self._laid_at is not None:
            shown = (now - self._laid_at) // _APPEAR_MS
            if shown <= CELLS:
                return shown
            self._laid_at = None
        if self._animation is not None:
            passed = now - self._animation[2]
            if passed < NEWS_MS:
                return 100 + passed // 20
            self._animation = None
        return -1 - self._barred_blinks(now) if self._barred() else 0

    def _barred(self):
        return self.game.phase == PUSH and self.game.last != NONE

    def _barred_blinks(self, now):
        return motion.beat(now, _BARRED_MS, 0) & 1

    def hand(self):
        """The six symbols of the cube in hand, or none."""
        return self.views[self.game.turn]["hand"]

    # Painting. x and y of a cell are those of the 16×16.

    def place(self, cell):
        """The upper left corner of a cell on the 16×16."""
        return cell % SIDE * CELL, cell // SIDE * CELL

    def symbol(self, frame, cell, rows):
        """Stamp a symbol into a cell."""
        frame.put(*self.place(cell), rows)

    def draw(self, frame, side, lit=None):
        """The whole picture, as a side sees the frame; lit: the cells that are not dark, or None for all."""
        view = self.views[side]
        now = self.console.now
        shown = CELLS
        if self._laid_at is not None:
            shown = (now - self._laid_at) // _APPEAR_MS
        faces = view["faces"]
        whole = shown >= CELLS and lit is None
        if not (whole and frame.recall(faces)):
            frame.clear()
            self._draw_faces(frame, faces, shown, lit)
            if whole:
                frame.keep(faces)  # a list of its own after each event
        self.draw_edge(frame)
        if view["gap"] != NONE and (lit is None or view["gap"] in lit):
            self._draw_gap(frame, view["gap"])
        if lit is None and self._barred():
            self._draw_barred(frame, view, now)
        if self._animation and self._laid_at is None:
            self._draw_animation(frame, side, view, now - self._animation[2])

    def _draw_faces(self, frame, faces, shown, lit):
        glyphs = self.glyphs
        rows = []
        # In whole rows of the picture: cell by cell it would take longer than the wire.
        for first in range(0, CELLS, SIDE):
            cells = []
            for cell in range(first, first + SIDE):
                symbol = faces[cell]
                # The order in which cubes appear hops about, so that the frame fills everywhere at once.
                if symbol == NONE or cell * 7 % CELLS >= shown:
                    cells.append(glyphs.blank)
                elif lit is None or cell in lit:
                    cells.append(glyphs.shaded(symbol, cell) if lit is None else glyphs.bright(symbol))
                else:
                    cells.append(glyphs.dark(symbol))
            for row in range(len(glyphs.blank)):
                rows.append(b"".join([ready[row] for ready in cells]))
        frame.put(0, 0, rows)

    def _draw_gap(self, frame, cell):
        x, y = self.place(cell)
        for corner in range(4):
            frame.dot(x + (corner & 1) * 2, y + (corner >> 1) * 2, GREY)

    def _draw_barred(self, frame, view, now):
        # The cube that may not be pushed: in turn on the colour of the one who put it in, and crossed out.
        other = self.game.seats[1 - self.game.turn]
        cell = view["last"]
        if self._barred_blinks(now):
            x, y = self.place(cell)
            self.symbol(frame, cell, self.glyphs.blank)
            for at in range(CELL):
                frame.dot(x + at, y + at, self.console.palette.wrong)
                frame.dot(x + 2 - at, y + at, self.console.palette.wrong)
        else:
            ground = dim(self.console.palette.seat(other), 5)
            self.symbol(frame, cell, self.glyphs.marked(view["faces"][cell], ground))

    def _draw_animation(self, frame, side, view, passed):
        at, colour, _ = self._animation
        cell = MIRROR[at] if side else at
        symbol = view["faces"][cell]
        if passed < _POP_MS or motion.reduced:
            frame.box(*self.place(cell), CELL, CELL, WHITE)
            return
        passed -= _POP_MS
        wave = passed // _WAVE_MS
        if wave < _WAVES:
            self.ring(frame, cell, 1 + wave, dim(colour, 1 << wave))
        elif symbol != NONE and (passed - _WAVES * _WAVE_MS) // _PULSE_MS & 1 == 0:
            self.symbol(frame, cell, self.glyphs.marked(symbol, dim(colour, 2)))

    def ring(self, frame, cell, out, colour):
        """A square around a cell, `out` pixels away, one pixel wide; it may reach out of the picture."""
        x, y = self.place(cell)
        frame.ring(x - out, y - out, CELL + 2 * out, colour)

    def clear(self, frame):
        """Nothing but the points and whose turn it is."""
        frame.clear()
        self.draw_edge(frame)

    def draw_edge(self, frame):
        """The points down the right edge, and below whose turn it is: the left half or the right one."""
        game, console = self.game, self.console
        palette = console.palette
        target = 1 if game.options["variant"] == "five_minutes" else game.options["points"]
        for side, seat in enumerate(game.seats):
            points = min(game.points[side], target)
            for first, count, colour in (
                (0, points, palette.seat(seat)),
                (points, target - points, palette.faint(seat)),
            ):
                y = 15 - first - count if side else first
                frame.box(15, y, 1, count, colour)
            turn = game.phase != BETWEEN and side == game.turn
            colour = palette.seat(seat) if turn else palette.faint(seat)
            frame.box(8 * side, 15, 7, 1, colour)

    def draw_cards(self, frame, side, top=4, marked=None):
        """A side's two cards, large; marked: the symbol that shines, while the others are as they are."""
        console = self.console
        for place, symbol in enumerate(self.game.cards_of(side)):
            x = 8 * place
            edge = WHITE if symbol == marked else dim(console.palette.seat(self.game.seats[side]), 4)
            frame.box(x, top, 8, 8, edge)
            frame.put(x + 1, top + 1, self.glyphs.large(symbol))
