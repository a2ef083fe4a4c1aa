"""The cards of Twins as they are seen, and how they are painted."""

from core.game import TABLE
from games.twins.animation import Animation
from games.twins.patterns import PATTERN, rows
from games.twins.rules_hands import HAND_MS
from games.twins.rules_teams import TEAMS
from games.twins.slots import NONE, Slots
from ui import motion
from ui.palette import WHITE, dim

SLOT = 4  # pixels along a side
_CORNER = ((3, 3), (2, 3), (3, 2))  # of the gap: a pattern that is forbidden to somebody
_FOUND_MS = 700  # how long the slot shines that a cursor has just gone to
_HURRY_MS = 1500  # a hand that is about to be lifted flickers
_LAST_MS = 10000
_SAND = b"\x28\x28\x28"
_SHADOW = 5  # the share of its light that a pattern keeps under a hand
_CORNERS = ((-1, -1), (3, -1), (-1, 3), (3, 3))  # of the square around a pattern
_PILE, _WON = 8, 3  # with what share of its light a colour marks a pile, a won set
_CURSOR_MS = 130  # a cursor is white every fourth time, as no pattern is


def gap(seat):
    """The pixel of the gap that is a seat's cursor: down the right side, then along the bottom."""
    return (PATTERN, seat - 1) if seat <= PATTERN else (seat - 1 - PATTERN, PATTERN)


class View:
    """The game as everybody sees it, shared by all screens of a game.

    `cursor`: the slot of each seat. `moved_at`: when it went there (ms).
    """

    def __init__(self, console):
        self.console = console
        self.game = game = console.table.game
        frame = console.frame
        self.slots = slots = Slots(game, frame.width, frame.height, console.now)
        size = SLOT * slots.scale
        self.left = (frame.width - slots.columns * size) // 2
        self.top = (frame.height - slots.rows * size) // 2
        self.animation = Animation(self)
        # Where piles are, a cursor begins at the own one; else they begin apart from each other.
        apart = 1 if slots.piles else slots.columns + 1
        self.cursor = {seat: place * apart % slots.count for place, seat in enumerate(game.seats)}
        self.moved_at = {seat: console.now + 2000 for seat in game.seats}
        self.stale = False

    def colour(self, side):
        """The colour of a side: its player's, of a team its first player's."""
        game = self.game
        if game.mode == TEAMS:
            side = game.seats[game.sides.index(side)]
        return self.console.palette.seat(side)

    def refresh(self, now):
        """See how things lie, if anything has happened; whether the picture changes."""
        if self.stale:
            self.stale = False
            self.animation.turned(self.slots.look(now), now)
            self.console.frame.forget()
            return True
        if self.slots.turn_pages(now):
            self.console.frame.forget()
            return True
        return False

    # Painting.

    def at(self, slot):
        """The upper left pixel of a slot in the picture."""
        slots = self.slots
        size = SLOT * slots.scale
        return self.left + slot % slots.columns * size, self.top + slot // slots.columns * size

    def box(self, frame, slot, x, y, width, height, colour):
        """Fill a rectangle; x, y, width, height in pixels of the slot's 4×4."""
        left, top = self.at(slot)
        scale = self.slots.scale
        frame.rect(left + x * scale, top + y * scale, width * scale, height * scale, colour)

    def pattern(self, frame, slot, pattern, inks=None):
        """Paint a pattern into a slot; inks: its colours, the usual ones."""
        frame.stamp(*self.at(slot), rows(pattern, self.slots.scale, inks or self.console.palette.patterns))

    def outline(self, frame, slot, colour, out=1):
        """A square around a pattern, `out` pixels away from it; it may reach out of the picture."""
        size = PATTERN + 2 * out
        self.box(frame, slot, -out, -out, size, 1, colour)
        self.box(frame, slot, -out, size - out - 1, size, 1, colour)
        self.box(frame, slot, -out, -out, 1, size, colour)
        self.box(frame, slot, size - out - 1, -out, 1, size, colour)

    def hook(self, frame, slot, colour):
        """The whole gap of a slot, down its right side and along its bottom."""
        self.box(frame, slot, PATTERN, 0, 1, SLOT, colour)
        self.box(frame, slot, 0, PATTERN, SLOT, 1, colour)

    def draw_still(self, frame):
        """Patterns, and whose they are: a pile has a hook, a won set a line below it."""
        slots, game = self.slots, self.game
        frame.clear()
        for slot, pattern in enumerate(slots.patterns):
            if pattern != NONE:
                self.pattern(frame, slot, pattern)
        for slot in range(slots.piles):
            self.hook(frame, slot, dim(self.console.palette.seat(game.seats[slot]), _PILE))
        for won in game.sets:
            slot = slots.of(won[1])
            if slot != NONE:
                self.box(frame, slot, 0, PATTERN, PATTERN, 1, dim(self.colour(won[0]), _WON))
                if len(won) > PATTERN:  # all three copies: nobody can take it any more
                    self.box(frame, slot, PATTERN, 0, 1, SLOT, dim(self.colour(won[0]), _WON))

    def draw_moving(self, frame, now):
        """What blinks and moves, on top."""
        game, slots = self.game, self.slots
        self._draw_turn(frame, now)
        if game.forbidden:
            self._draw_forbidden(frame, now)
        if game.ends_at() is not None:
            self._draw_time(frame, now)
        palette = self.console.palette
        for seat in game.seats:
            if 0 <= now - self.moved_at[seat] < _FOUND_MS:
                self.outline(frame, self.cursor[seat], palette.low(seat))
        self._draw_hands(frame, now)
        self.animation.draw(frame, now)
        white = motion.beat(now, _CURSOR_MS) & 3 == 0
        for seat in game.seats:
            x, y = gap(seat)
            self.box(frame, self.cursor[seat], x, y, 1, 1, WHITE if white else palette.seat(seat))
        if slots.won.pages() > 1:
            # More won sets than there is room for: where the page is, in the last corner.
            self.box(frame, slots.count - 1, PATTERN, PATTERN, 1, 1, WHITE if slots.won.page & 1 else _SAND)

    def _draw_turn(self, frame, now):
        game = self.game
        turn = None if game.over else game.whose()
        for slot in range(self.slots.piles):
            seat = game.seats[slot]
            if (turn == seat or (turn == TABLE and game.piles[slot])) and motion.beat(now, 400) & 1:
                self.hook(frame, slot, self.console.palette.seat(seat))

    def _draw_forbidden(self, frame, now):
        game = self.game
        colour = self.colour(game.burdened) if motion.beat(now, 300) & 1 else WHITE
        for slot, pattern in enumerate(self.slots.patterns):
            if pattern in game.forbidden:
                for x, y in _CORNER:
                    self.box(frame, slot, x, y, 1, 1, colour)

    def _draw_time(self, frame, now):
        # Down the right side, over the gaps of the last column.
        game, slots = self.game, self.slots
        whole = game.options["seconds"] * 1000 if game.timed else 60000
        left = max(game.ends_at() - self.console.table.time(now), 0)
        height = slots.rows * SLOT
        lit = -(-left * height // whole)
        colour = self.console.palette.wrong if left < _LAST_MS else _SAND
        self.box(frame, slots.columns - 1, PATTERN, height - lit, 1, lit, colour)

    def _draw_hands(self, frame, now):
        # What a hand covers is in its shadow, and the hand has white corners: no pattern beside it is white.
        table, slots = self.console.table, self.slots
        for seat, place, since, _ in self.game.hands:
            slot = slots.of(place)
            left = since + HAND_MS - table.time(now)
            if slot == NONE:
                continue
            shadow = [dim(ink, _SHADOW) for ink in self.console.palette.patterns]
            self.pattern(frame, slot, slots.patterns[slot], shadow)
            if left > _HURRY_MS or motion.beat(now, 80) & 1:
                self.outline(frame, slot, self.console.palette.seat(seat))
                for x, y in _CORNERS:
                    self.box(frame, slot, x, y, 1, 1, WHITE)
