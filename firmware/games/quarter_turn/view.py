"""The board of Quarter Turn as it is seen, and how it is painted."""

from games.quarter_turn.animation import Animation
from games.quarter_turn.rules import SOLO_TURNS, dealt
from games.quarter_turn.rules_board import (
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    COLOURS,
    CROSSINGS,
    SIDE,
    TILES,
    TOP_LEFT,
    TOP_RIGHT,
    one_colour,
)
from ui.palette import BLACK, WHITE, dim

STEP = 3  # pixels from tile to tile, and from crossing to crossing
_DARK = 7
_FAINT = 16
_FIND_MS = 900  # a turn begins with the player's own colour in the light

# The corner in the lower right is the die: four pixels, clockwise.
_DIE = ((14, 14), (15, 14), (15, 15), (14, 15))
_SPIN = {"left": (-1, 0), "right": (1, 0), "two_left": (-1, 2), "two_right": (1, 2)}
_SPIN_MS = 150

_LENGTH = 13  # of the line that shows how much is left of the time or of the turns
_MINUTE = 60000
_SAND = b"\x20\x20\x20"


class View:
    """The board as all screens of a game paint it, and what has happened to it lately.

    Places are those of the 16×16. `bright`, `dark`: the colours 1–4, ready for a pixel. `cursor`: the tile
    that each seat was on. `mover`: who rolled the die. `rolled`: the face that has come up and was not shown
    yet; `lies`: it does not tumble any more. `passed`: the turn went to the next player by itself.
    `unsettled`: something has happened since a screen was chosen.
    """

    def __init__(self, console):
        self.console = console
        self.game = game = console.table.game
        palette = console.palette
        seats = dealt(game.seats)
        self.bright = [BLACK] + [palette.seat(seat) for seat in seats[: len(COLOURS)]]
        self.dark = [dim(colour, _DARK) for colour in self.bright]
        self.animation = Animation(self)
        self.cursor = {seat: TILES // 2 for seat in game.seats}
        self.rolled = None
        self.mover = game.seats[game.at]
        self.passed = self.lies = self.unsettled = False
        self._find_at = 0

    # Who.

    def shade(self, seat):
        """The colour of a seat: that of its blocks, as soon as it has one."""
        game = self.game
        colour = game.colours[game.seats.index(seat)]
        return self.bright[colour] if colour else self.console.palette.seat(seat)

    def mine(self):
        """The colours of the player on turn who still has blocks of them."""
        game = self.game
        own = game.colours[game.at]
        return [colour for colour in ((own,) if own else COLOURS) if game.left[colour - 1]]

    # Time.

    def new_turn(self, now):
        """A turn begins: soon its player's colour comes into the light."""
        self._find_at = max(now, self.animation.until())

    def find(self, now):
        """Show the player's colour once more."""
        self.animation.stop()
        self._find_at = now

    def still(self):
        """No animation goes on."""
        self.animation.stop()
        self._find_at = -_FIND_MS

    def finding(self, now):
        """Whether the player's colour is in the light."""
        return len(self.game.seats) > 1 and 0 <= now - self._find_at < _FIND_MS

    # Painting.

    def tile(self, frame, place, number, colours=None):
        """Paint a tile, 2×2 pixels; colours: `bright` unless told."""
        scale = frame.scale
        colours = colours or self.bright
        upper = colours[TOP_LEFT[number]] * scale + colours[TOP_RIGHT[number]] * scale
        lower = colours[BOTTOM_LEFT[number]] * scale + colours[BOTTOM_RIGHT[number]] * scale
        frame.put(place % SIDE * STEP, place // SIDE * STEP, (upper,) * scale + (lower,) * scale)

    def ring(self, frame, place, colour):
        """A square around a tile; at the edge of the board a part of it is out of the picture."""
        frame.ring(place % SIDE * STEP - 1, place // SIDE * STEP - 1, 4, colour)

    def broken_ring(self, frame, place, colour):
        """A square around a tile without its corners: this one may not move."""
        x, y = place % SIDE * STEP, place // SIDE * STEP
        frame.box(x, y - 1, 2, 1, colour)
        frame.box(x, y + 2, 2, 1, colour)
        frame.box(x - 1, y, 1, 2, colour)
        frame.box(x + 2, y, 1, 2, colour)

    def square(self, frame, crossing, out, colour):
        """A square around a crossing, `out` pixels away from its middle."""
        x, y = middle(crossing)
        frame.ring(x - out, y - out, 2 * out + 1, colour)

    def spot(self, frame, crossing, colour):
        """The pixel in the middle of a crossing."""
        x, y = middle(crossing)
        frame.box(x, y, 1, 1, colour)

    def block(self, frame, crossing, colour, heart=WHITE):
        """A block fills the gaps between its four quarters; its heart tells it from them."""
        x, y = middle(crossing)
        frame.box(x - 1, y, 3, 1, colour)
        frame.box(x, y - 1, 1, 3, colour)
        frame.box(x, y, 1, 1, heart)

    def board(self, frame, held=()):
        """Paint all tiles and blocks; held: the tiles in the dark."""
        game = self.game
        colours = self.bright
        if self.finding(self.console.now):
            mine = self.mine()
            colours = [self.bright[c] if c in mine else self.dark[c] for c in range(len(self.bright))]
        for place in range(TILES):
            self.tile(frame, place, game.tiles[place], self.dark if place in held else colours)
        for crossing in range(CROSSINGS):
            colour = game.blocks[crossing]
            if colour:
                self.block(frame, crossing, self.bright[colour])
            else:
                self.spot(frame, crossing, self.dark[one_colour(game.tiles, crossing)])

    # The edges.

    def edge(self, frame):
        """Whose turn it is, below; every colour's blocks that are still to be put, on the right."""
        game = self.game
        count = len(game.seats)
        self.turns(frame)
        y = 0
        for colour in COLOURS:
            left = game.left[colour - 1]
            owned = left + game.blocks.count(colour)
            for number in range(owned):
                shade = self.bright[colour]
                frame.box(15, y + number, 1, 1, shade if number < left else dim(shade, _FAINT))
            # Parted where there is room; four colours of three leave none.
            y += owned + (1 if owned and count * owned < 12 and count > 1 else 0)
        self._draw_sand(frame)

    def turns(self, frame):
        """Whose turn it is: the lowest row in the player's colour, brightest at the player's place."""
        game = self.game
        count = len(game.seats)
        if count > 1:
            colour = self.shade(game.seats[game.at])
            frame.box(0, 15, 13, 1, dim(colour, _DARK))
            frame.box(game.at * 14 // count, 15, 14 // count - 1, 1, colour)

    def sand(self, now):
        """How long a line shows what is left of time or turns, and whether it is the last; None: no limit."""
        game = self.game
        if game.due() is not None:
            left = max(game.due() - self.console.table.time(now), 0)
            return -(-left * _LENGTH // game.due()), left < _MINUTE
        if len(game.seats) > 1:
            return None
        if game.options["form"] == "standard":
            left = SOLO_TURNS + 1 - game.turn
            return -(-left * _LENGTH // SOLO_TURNS), left == 1
        # Turns taken: the line fills again and again.
        return (game.turn - 1) % _LENGTH + 1, False

    def _draw_sand(self, frame):
        sand = self.sand(self.console.now)
        if not sand:
            return
        length, last = sand
        colour = self.console.palette.wrong if last else _SAND
        if len(self.game.seats) == 1:
            frame.box(0, 15, length, 1, colour)
        else:
            frame.box(14, _LENGTH - length, 1, length, colour)

    def die(self, frame, colour=WHITE):
        """The die in the corner, in one colour."""
        frame.box(14, 14, 2, 2, colour)

    def face(self, frame, face, now):
        """What the die says, in the corner: pixels run round to the left or the right, or change places."""
        frame.box(14, 14, 2, 2, BLACK)
        step = now // _SPIN_MS
        if face == "swap":
            lit = (0, 2) if step & 2 else (1, 3)
        else:
            way, other = _SPIN[face]
            lit = (way * step % 4, (way * step + other) % 4)
        for place in lit:
            x, y = _DIE[place]
            frame.box(x, y, 1, 1, WHITE)


def middle(crossing):
    """The pixel of the 16×16 in the middle of a crossing."""
    return crossing % (SIDE - 1) * STEP + 2, crossing // (SIDE - 1) * STEP + 2
