"""A round of Push Match: what lies where, and who sees what (PM-1, PM-2)."""

from core.game import TABLE
from core.ranking import rank
from core.take_back import TakeBack
from games.push_match.rules_cubes import FACES
from games.push_match.rules_frame import (
    BESIDE,
    CELLS,
    CORNER,
    EMPTY,
    FACES_EACH,
    MIRROR,
    NONE,
    ROWS,
    SEEN,
    set_up,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from core.game import View
    from core.ranking import Rows

SYMBOLS = 15
_CARDS_EACH = 2

# The phases of a round.
OPEN = "open"  # the first player pushes out the corner cube
PUSH = "push"  # call a row that stands, or push, or fill
CALL = "call"  # after a push: call a row, or be done
FILLED = "filled"  # after a fill: call the row
BETWEEN = "between"  # the round is over, the table sets up the next


class Round(TakeBack):
    """The frame, the cube in hand, the cards and the points; what they look like from each side."""

    SEATS = (2, 2)
    first: int
    NUMBERS: tuple[str, ...] = ("points",)
    MOST_PUSHES = 150  # of a round, C-8
    MOST_ROUNDS = 20  # of a game, C-8
    MOVE_STATE = (
        "phase",
        "turn",  # the side on turn
        "cells",
        "hand",  # cube that was pushed out last, or NONE
        "last",  # cell of the cube that was put in last, or NONE
        "pushes",
    )
    STATE = (
        ("round", "first")
        + MOVE_STATE
        + TakeBack.TAKE_BACK_STATE
        + (
            "cards",  # two of side 0, two of side 1
            "shown",  # a side: 1 when its cards lie open
            "points",
        )
    )

    def setup(self) -> None:
        self.points = [0, 0]
        self.round = 0
        self.first = self.draw_starter()
        self.no_take_back()
        self.lay_out()

    def lay_out(self) -> None:
        """Set up the next round and deal. PM-2, PM-8."""
        self.round += 1
        self.turn = self.starter()
        self.phase = OPEN
        self.cells = set_up(self.rng)
        self.hand = self.last = NONE
        self.pushes = 0
        cards = list(range(SYMBOLS))
        self.rng.shuffle(cards)
        self.cards = cards[: 2 * _CARDS_EACH]
        self.shown = [0, 0]

    def gap(self) -> int:
        """The empty place, or NONE: during a round it stays where the first player made it."""
        corner = CORNER[self.starter()]
        return corner if self.cells[corner] == EMPTY else NONE

    def starter(self) -> int:
        """The side that begins this round. PM-8, C-9."""
        return self.first + self.round - 1 & 1

    def rows(self) -> list[int]:
        """The lines in which the side on turn sees five equal symbols. PM-6, PM-10."""
        cells, side = self.cells, self.turn
        rows = []
        for number, (a, b, c, d, e) in enumerate(ROWS[side]):
            symbol = SEEN[cells[a] ^ side]
            if (
                symbol == SEEN[cells[b] ^ side]
                and symbol == SEEN[cells[c] ^ side]
                and symbol == SEEN[cells[d] ^ side]
                and symbol == SEEN[cells[e] ^ side]
            ):
                rows.append(number)
        return rows

    def wanted(self) -> list[int]:
        """The symbols that would complete a row through the empty place for the side on turn. PM-5."""
        cells, side = self.cells, self.turn
        wanted = []
        for line in BESIDE[self.starter()]:
            symbols = [SEEN[cells[cell] ^ side] for cell in line]
            if symbols.count(symbols[0]) == len(symbols):
                wanted.append(symbols[0])
        return wanted

    def cards_of(self, side: int) -> list[int]:
        """The two symbols on a side's cards."""
        return self.cards[side * _CARDS_EACH : (side + 1) * _CARDS_EACH]

    def public(self) -> "View":
        """Round, phase, turn (a seat, or TABLE), starter, gap, last, pushes, most_pushes, points, cards.

        gap, last: cells as the first seat sees them, or NONE. points: in the order of the seats. cards:
        `[seat, first, second]` for each seat that had to show its cards in this round.
        """
        return {
            "round": self.round,
            "phase": self.phase,
            "turn": TABLE if self.phase == BETWEEN else self.seats[self.turn],
            "starter": self.seats[self.starter()],
            "gap": self.gap(),
            "last": self.last,
            "pushes": self.pushes,
            "most_pushes": self.MOST_PUSHES,
            "points": list(self.points),
            "cards": [[self.seats[side]] + self.cards_of(side) for side in (0, 1) if self.shown[side]],
            "back": self.take_back_public(),
        }

    def private(self, seat: int) -> "View":
        """What the seat's side of the frame shows, its cards, and the cube in its hand. PM-1, PM-2, PM-9.

        faces: 25 symbols, NONE for the empty place. gap, last: cells, or NONE. cards: two symbols, none in
        the five-minute game. hand: the six symbols of the cube that this seat pushes with next, or none.
        """
        side = self.seats.index(seat)
        faces = [NONE if code == EMPTY else SEEN[code ^ side] for code in self.cells]
        gap, last = self.gap(), self.last
        if side:
            faces = [faces[cell] for cell in MIRROR]
            gap, last = [cell if cell == NONE else MIRROR[cell] for cell in (gap, last)]
        holder = {PUSH: self.turn, CALL: 1 - self.turn}.get(self.phase, NONE)
        cube = self.hand * FACES_EACH
        return {
            "faces": faces,
            "gap": gap,
            "last": last,
            "cards": [] if self.options["variant"] == "five_minutes" else self.cards_of(side),
            "hand": list(FACES[cube : cube + FACES_EACH]) if holder == side else [],
        }

    def standings(self) -> "Rows":
        return rank([(self.seats[side], [self.points[side]]) for side in (0, 1)])

    def conserved(self) -> None:
        self.take_back_conserved()
        cubes = [code // FACES_EACH for code in self.cells if code != EMPTY]
        if self.hand != NONE:
            cubes.append(self.hand)
        if sorted(cubes) != list(range(CELLS)) or len(self.cells) != CELLS:
            raise ValueError("cubes are missing or doubled")
        if self.phase not in (OPEN, PUSH, CALL, FILLED, BETWEEN):
            raise ValueError("no such phase of a round: %r" % (self.phase,))
        held = self.hand != NONE
        if held != (self.gap() != NONE) or (self.phase != BETWEEN and held != (self.phase in (PUSH, CALL))):
            raise ValueError("the cube in hand, the empty place and the phase do not go together")
        cards = self.cards
        if len(cards) != 2 * _CARDS_EACH or any(cards.count(c) > 1 or not 0 <= c < SYMBOLS for c in cards):
            raise ValueError("cards are missing, doubled or unknown")
        for name, low, high in (
            ("turn", 0, 1),
            ("first", 0, 1),
            ("last", NONE, CELLS - 1),
            ("round", 1, self.MOST_ROUNDS),
            ("pushes", 0, self.MOST_PUSHES),
        ):
            if not low <= getattr(self, name) <= high:
                raise ValueError("%s is out of range" % name)
        if len(self.points) != 2 or len(self.shown) != 2:
            raise ValueError("there are two sides")
