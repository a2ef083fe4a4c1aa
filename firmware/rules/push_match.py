"""Push Match: two players on the two sides of one frame of cubes (PM-1 … PM-11)."""

from rules.game import TABLE, Game
from rules.option import Option
from rules.push_match_cubes import FACES
from rules.push_match_frame import (
    BESIDE,
    CELLS,
    CORNER,
    EMPTY,
    FACES_EACH,
    LINES,
    MIRROR,
    NO_SYMBOL,
    NONE,
    ROWS,
    SAME_LINE,
    SEEN,
    set_up,
)
from rules.ranking import rank

SYMBOLS = 15
CARDS_EACH = 2
MOST_PUSHES = 150  # of a round, C-8
MOST_ROUNDS = 20  # of a game, C-8

# The phases of a round.
OPEN = "open"  # the first player pushes out the corner cube
PUSH = "push"  # call a row that stands, or push, or fill
CALL = "call"  # after a push: call a row, or be done
FILLED = "filled"  # after a fill: call the row
BETWEEN = "between"  # the round is over, the table sets up the next

_EACH_FACE = tuple(range(FACES_EACH))

# The verbs of a seat and, for each, below what its numbers lie.
_NUMBERS = {"done": (), "fill": (FACES_EACH,), "match": (LINES,), "open": (), "push": (CELLS, FACES_EACH)}


class PushMatch(Game):
    """Two players push each other's cubes out of an upright frame, each seeing one side of it.

    Actions: `(seat, "open")`, `(seat, "push", cell, face)`, `(seat, "fill", face)`, `(seat, "match", line)`,
    `(seat, "done")`, `(TABLE, "set_up")`. A face (0 … 5) is one of the cube in hand and comes to lie before
    the player. Cells (row * 5 + column) and lines (0–4 rows, 5–9 columns, 10 diagonal down to the right, 11
    to the left) are numbered in actions and private views as that seat sees the frame, in events and the
    public view as the first seat does.

    [D] The sides: the first seat of the game has side 0 and begins the first round.
    """

    NAME = "push_match"
    SEATS = (2, 2)
    OPTIONS = (
        Option("points", 5, 5, 6),
        Option("variant", "full", choices=("full", "five_minutes")),
    )
    NUMBERS = ("points",)
    EVENTS = {
        "set_up": ("round", "seat"),  # who begins
        "open": ("seat", "cell"),
        "push": ("seat", "cell"),
        "fill": ("seat", "cell"),
        "turn": ("seat",),
        "match": ("seat", "line", "symbol"),
        "cards": ("seat", "first", "second"),
        "score": ("seat", "gain", "points"),
        "void": ("round",),
        "over": ("winners",),
    }
    STATE = (
        "round",
        "phase",
        "turn",  # the side on turn
        "cells",
        "hand",  # cube that was pushed out last, or NONE
        "last",  # cell of the cube that was put in last, or NONE
        "pushes",
        "cards",  # two of side 0, two of side 1
        "shown",  # a side: 1 when its cards lie open
        "points",
    )

    def setup(self):
        self.points = [0, 0]
        self.round = 0
        self._lay_out()

    def _lay_out(self):
        self.round += 1
        self.turn = self._starter()
        self.phase = OPEN
        self.cells = set_up(self.chance)
        self.hand = self.last = NONE
        self.pushes = 0
        cards = list(range(SYMBOLS))
        self.chance.shuffle(cards)
        self.cards = cards[: 2 * CARDS_EACH]
        self.shown = [0, 0]

    # What may be done.

    def refusal(self, action):
        seat, verb, numbers = action[0], action[1], action[2:]
        if seat == TABLE:
            if self.phase == BETWEEN and verb == "set_up" and not numbers:
                return None
            return "PM-8", "the table sets up a new round after a round, nothing else"
        if self.phase == BETWEEN:
            return "PM-8", "the round is over; the next is set up first"
        if verb not in ("done", "fill", "match", "open", "push") or not _below(numbers, _NUMBERS[verb]):
            return "C-4", "there is no such action: %r" % (action,)
        if seat != self.seats[self.turn]:
            return "PM-6" if verb == "match" else "PM-3", "it is the turn of seat %d" % self.seats[self.turn]
        if (verb == "open") != (self.phase == OPEN):
            return "PM-3", "the first player pushes out the top-left cube, once"
        return getattr(self, "_refuse_" + verb)(*numbers)

    def _refuse_open(self):
        return None

    def _refuse_push(self, cell, face):
        if self.phase != PUSH:
            return "PM-3", "one push a turn"
        if self.pushes >= MOST_PUSHES:
            return "C-8", "the last push of the round is made; call or be done"
        at = self._seen(cell)
        if self.cells[at] == EMPTY:
            return "PM-5", "the empty place is no place to push"
        if at == self.last:
            return "PM-4", "this cube was just put in"
        return None

    def _refuse_fill(self, face):
        if self.phase != PUSH or self.pushes >= MOST_PUSHES:
            return "PM-5", "the empty place is filled instead of a push"
        if FACES[self.hand * FACES_EACH + face] not in self._wanted():
            return "PM-5", "this does not complete five in a row on your side"
        return None

    def _refuse_match(self, line):
        if line not in self._rows():
            return "PM-10", "these are not five equal symbols"
        return None

    def _refuse_done(self):
        if self.phase == FILLED:
            return "PM-5", "the place was filled to complete a row; call it"
        if self.phase == PUSH and self.pushes < MOST_PUSHES:
            return "PM-3", "you have to push"
        return None

    def legal(self, seat):
        if self.over:
            return []
        phase = self.phase
        if seat == TABLE:
            return [(TABLE, "set_up")] if phase == BETWEEN else []
        if phase == BETWEEN or seat != self.seats[self.turn]:
            return []
        if phase == OPEN:
            return [(seat, "open")]
        moving = phase == PUSH and self.pushes < MOST_PUSHES
        actions = []
        if not moving and phase != FILLED:
            actions.append((seat, "done"))
        if moving:
            wanted = self._wanted()
            if wanted:
                cube = self.hand * FACES_EACH
                actions += [(seat, "fill", face) for face in _EACH_FACE if FACES[cube + face] in wanted]
        actions += [(seat, "match", line) for line in self._rows()]
        if moving:
            barred = (self._seen(self._gap()), self._seen(self.last))
            cells = [cell for cell in range(CELLS) if cell not in barred]
            actions += [(seat, "push", cell, face) for cell in cells for face in _EACH_FACE]
        return actions

    def _seen(self, cell):
        """A cell number as the side on turn sees it turned into the first seat's, or back."""
        return MIRROR[cell] if self.turn and cell != NONE else cell

    def _gap(self):
        """The empty place, or NONE: during a round it stays where the first player made it."""
        corner = CORNER[self._starter()]
        return corner if self.cells[corner] == EMPTY else NONE

    def _starter(self):
        return self.round - 1 & 1  # PM-8: start alternates

    def _near(self, side):
        """The symbols that a side sees, by cell as the first seat numbers them."""
        return [SEEN[code ^ side] for code in self.cells]

    def _rows(self):
        """The lines in which the side on turn sees five equal symbols. PM-6, PM-10."""
        near = self._near(self.turn)
        rows = []
        number = 0
        for a, b, c, d, e in ROWS[self.turn]:
            if near[a] == near[b] == near[c] == near[d] == near[e]:
                rows.append(number)
            number += 1
        return rows

    def _wanted(self):
        """The symbols that would complete a row through the empty place for the side on turn. PM-5."""
        near = self._near(self.turn)
        wanted = []
        for a, b, c, d in BESIDE[self._starter()]:
            if near[a] == near[b] == near[c] == near[d]:
                wanted.append(near[a])
        return wanted

    # What happens.

    def _do_set_up(self, seat):
        self._lay_out()
        self.tell("set_up", self.round, self.seats[self.turn])

    def _do_open(self, seat):
        corner = CORNER[self.turn]
        self.hand = self.cells[corner] // FACES_EACH
        self.cells[corner] = EMPTY
        self.tell("open", seat, corner)
        self._pass_turn()

    def _do_push(self, seat, cell, face):
        at = self._seen(cell)
        pushed = self.cells[at] // FACES_EACH
        self._put_in(at, face)
        self.hand = pushed
        self.pushes += 1
        self.phase = CALL
        self.tell("push", seat, at)

    def _do_fill(self, seat, face):
        at = self._gap()
        self._put_in(at, face)
        self.hand = NONE
        self.phase = FILLED
        self.tell("fill", seat, at)

    def _put_in(self, at, face):
        self.cells[at] = self.hand * FACES_EACH + face ^ self.turn
        self.last = at

    def _do_done(self, seat):
        if self.phase == CALL:
            self._pass_turn()
        else:
            self.tell("void", self.round)
            self._end_round(self.round >= MOST_ROUNDS)

    def _pass_turn(self):
        self.turn = 1 - self.turn
        self.phase = PUSH
        self.tell("turn", self.seats[self.turn])

    def _do_match(self, seat, line):
        symbol = SEEN[self.cells[ROWS[self.turn][line][0]] ^ self.turn]
        self.tell("match", seat, SAME_LINE[line] if self.turn else line, symbol)
        caller, other = self.turn, 1 - self.turn
        quick = self.options["variant"] == "five_minutes"
        if quick:
            winner, gain = other if self._show(other, symbol) else caller, 1
        elif self._show(caller, symbol):
            winner, gain = caller, 2
        elif self._show(other, symbol):
            winner, gain = other, 2
        else:
            winner, gain = caller, 1
        self.points[winner] += gain
        self.tell("score", self.seats[winner], gain, self.points[winner])
        target = self.points[winner] >= self.options["points"]
        self._end_round(quick or target or self.round >= MOST_ROUNDS)

    def _show(self, side, symbol):
        """Lay a side's cards open; whether one has the symbol. PM-7."""
        cards = self._cards(side)
        self.shown[side] = 1
        self.tell("cards", self.seats[side], cards[0], cards[1])
        return symbol in cards

    def _end_round(self, last):
        self.phase = BETWEEN
        if last:
            self.over = True
            self.tell("over", self.winners())

    # What is seen.

    def _cards(self, side):
        return self.cards[side * CARDS_EACH : (side + 1) * CARDS_EACH]

    def public(self):
        """Round, phase, turn (a seat, or TABLE), starter, gap, last, pushes, most_pushes, points, cards.

        gap, last: cells as the first seat sees them, or NONE. points: in the order of the seats. cards:
        `[seat, first, second]` for each seat that had to show its cards in this round.
        """
        return {
            "round": self.round,
            "phase": self.phase,
            "turn": TABLE if self.phase == BETWEEN else self.seats[self.turn],
            "starter": self.seats[self._starter()],
            "gap": self._gap(),
            "last": self.last,
            "pushes": self.pushes,
            "most_pushes": MOST_PUSHES,
            "points": list(self.points),
            "cards": [[self.seats[side]] + self._cards(side) for side in (0, 1) if self.shown[side]],
        }

    def private(self, seat):
        """What the seat's side of the frame shows, its cards, and the cube in its hand. PM-1, PM-2, PM-9.

        faces: 25 symbols, NONE for the empty place. gap, last: cells, or NONE. cards: two symbols, none in
        the five-minute game. hand: the six symbols of the cube that this seat pushes with next, or none.
        """
        side = self.seats.index(seat)
        faces = [NONE if symbol == NO_SYMBOL else symbol for symbol in self._near(side)]
        gap, last = self._gap(), self.last
        if side:
            faces = [faces[cell] for cell in MIRROR]
            gap, last = [cell if cell == NONE else MIRROR[cell] for cell in (gap, last)]
        holder = {PUSH: self.turn, CALL: 1 - self.turn}.get(self.phase, NONE)
        cube = self.hand * FACES_EACH
        return {
            "faces": faces,
            "gap": gap,
            "last": last,
            "cards": [] if self.options["variant"] == "five_minutes" else self._cards(side),
            "hand": list(FACES[cube : cube + FACES_EACH]) if holder == side else [],
        }

    def standings(self):
        return rank([(self.seats[side], [self.points[side]]) for side in (0, 1)])

    def conserved(self):
        cubes = [code // FACES_EACH for code in self.cells if code != EMPTY]
        if self.hand != NONE:
            cubes.append(self.hand)
        if sorted(cubes) != list(range(CELLS)) or len(self.cells) != CELLS:
            raise ValueError("cubes are missing or doubled")
        if self.phase not in (OPEN, PUSH, CALL, FILLED, BETWEEN):
            raise ValueError("no such phase of a round: %r" % (self.phase,))
        held = self.hand != NONE
        if held != (self._gap() != NONE) or (self.phase != BETWEEN and held != (self.phase in (PUSH, CALL))):
            raise ValueError("the cube in hand, the empty place and the phase do not go together")
        cards = self.cards
        if len(cards) != 2 * CARDS_EACH or any(cards.count(c) > 1 or not 0 <= c < SYMBOLS for c in cards):
            raise ValueError("cards are missing, doubled or unknown")
        if self.turn not in (0, 1) or not NONE <= self.last < CELLS or not 1 <= self.round <= MOST_ROUNDS:
            raise ValueError("turn, last cell or round out of range")
        if not 0 <= self.pushes <= MOST_PUSHES or len(self.points) != 2 or len(self.shown) != 2:
            raise ValueError("pushes or points out of range")


def _below(numbers, limits):
    if len(numbers) != len(limits):
        return False
    for number, limit in zip(numbers, limits):
        if type(number) is not int or not 0 <= number < limit:
            return False
    return True


GAME = PushMatch
