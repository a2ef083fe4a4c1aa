"""Push Match: two players on the two sides of one frame of cubes (PM-1 … PM-12)."""

from core.game import TABLE
from core.option import STARTER, Option
from games.push_match.rules_cubes import FACES
from games.push_match.rules_frame import (
    CELLS,
    CORNER,
    EMPTY,
    FACES_EACH,
    LINES,
    MIRROR,
    NONE,
    ROWS,
    SAME_LINE,
    SEEN,
)
from games.push_match.rules_round import BETWEEN, CALL, FILLED, OPEN, PUSH, Round

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.game import Action
    from core.refusal import Refusal

_EACH_FACE = tuple(range(FACES_EACH))

_VERBS = ("done", "fill", "match", "open", "push")
# For each, below what its numbers lie.
_NUMBERS: dict[str, tuple[int, ...]] = {
    "done": (),
    "fill": (FACES_EACH,),
    "match": (LINES,),
    "open": (),
    "push": (CELLS, FACES_EACH),
}


class PushMatch(Round):
    """Two players push each other's cubes out of an upright frame, each seeing one side of it.

    Actions: `(seat, "open")`, `(seat, "push", cell, face)`, `(seat, "fill", face)`, `(seat, "match", line)`,
    `(seat, "done")`, `(TABLE, "set_up")`. A face (0 … 5) is one of the cube in hand and comes to lie before
    the player. Cells (row * 5 + column) and lines (0–4 rows, 5–9 columns, 10 diagonal down to the right, 11
    to the left) are numbered in actions and private views as that seat sees the frame, in events and the
    public view as the first seat does.

    [D] The sides: the first seat of the game has side 0. Chance picks who begins the first round (C-9).
    """

    NAME = "push_match"
    SHORT = {"variant": "five_minutes"}
    OPTIONS = (
        Option("points", 5, 5, 6),
        Option("variant", "full", choices=("full", "five_minutes")),
        STARTER,
    )
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
    EVENTS.update(Round.TAKE_BACK_EVENTS)

    # What may be done.

    def refusal(self, action: "Action") -> "Refusal | None":
        seat, verb, numbers = action[0], action[1], action[2:]
        if seat == TABLE:
            if action in self.waiting():
                return None
            if self.phase == BETWEEN and verb == "set_up" and not numbers:
                return None
            return "PM-8", "the table sets up a new round after a round, nothing else"
        if self.phase == BETWEEN:
            return "PM-8", "the round is over; the next is set up first"
        refused = self.take_back_refusal(action)
        if refused is not False:
            return refused
        if verb not in _VERBS or not _below(numbers, _NUMBERS[verb]):
            return "C-4", "there is no such action: %r" % (action,)
        if seat != self.seats[self.turn]:
            return "PM-6" if verb == "match" else "PM-3", "it is the turn of seat %d" % self.seats[self.turn]
        if (verb == "open") != (self.phase == OPEN):
            return "PM-3", "the first player pushes out the top-left cube, once"
        return None if verb == "open" else getattr(self, "_refuse_" + verb)(*numbers)

    def _refuse_push(self, cell: int, face: int) -> "Refusal | None":
        if self.phase != PUSH:
            return "PM-3", "one push a turn"
        if self.pushes >= self.MOST_PUSHES:
            return "C-8", "the last push of the round is made; call or be done"
        at = self._seen(cell)
        if self.cells[at] == EMPTY:
            return "PM-5", "the empty place is no place to push"
        if at == self.last:
            return "PM-4", "this cube was just put in"
        return None

    def _refuse_fill(self, face: int) -> "Refusal | None":
        if self.phase != PUSH or self.pushes >= self.MOST_PUSHES:
            return "PM-5", "the empty place is filled instead of a push"
        if FACES[self.hand * FACES_EACH + face] not in self.wanted():
            return "PM-5", "this does not complete five in a row on your side"
        return None

    def _refuse_match(self, line: int) -> "Refusal | None":
        if line not in self.rows():
            return "PM-10", "these are not five equal symbols"
        return None

    def _refuse_done(self) -> "Refusal | None":
        if self.phase == FILLED:
            return "PM-5", "the place was filled to complete a row; call it"
        if self.phase == PUSH and self.pushes < self.MOST_PUSHES:
            return "PM-3", "you have to push"
        return None

    def legal(self, seat: int) -> "list[Action]":
        actions: "list[Action]" = []
        for action in self.choices(seat):
            actions += [action + (face,) for face in _EACH_FACE] if action[1] == "push" else [action]
        return actions

    def choices(self, seat: int) -> "list[Action]":
        """As legal(), but of the pushes the cells alone: `(seat, "push", cell)`. All take much memory."""
        if self.over:
            return []
        phase = self.phase
        if seat == TABLE:
            return [(TABLE, "set_up")] if phase == BETWEEN else self.waiting()
        if phase == BETWEEN:
            return []
        back = self.take_back_legal(seat)
        if self.asked() or seat != self.seats[self.turn]:
            return back
        if phase == OPEN:
            return back + [(seat, "open")]
        moving = phase == PUSH and self.pushes < self.MOST_PUSHES
        actions = back
        if not moving and phase != FILLED:
            actions.append((seat, "done"))
        if moving:
            wanted = self.wanted()
            if wanted:
                cube = self.hand * FACES_EACH
                actions += [(seat, "fill", face) for face in _EACH_FACE if FACES[cube + face] in wanted]
        actions += [(seat, "match", line) for line in self.rows()]
        if moving:
            barred = (self._seen(self.gap()), self._seen(self.last))
            for cell in range(CELLS):
                if cell not in barred:
                    actions.append((seat, "push", cell))
        return actions

    def _seen(self, cell: int) -> int:
        """A cell number as the side on turn sees it turned into the first seat's, or back."""
        return MIRROR[cell] if self.turn and cell != NONE else cell

    # What happens.

    def due(self) -> int | None:
        return None if self.over else self.take_back_due()

    def expire(self) -> None:
        self.take_back_expire()

    def _do_set_up(self, seat: int) -> None:
        self.lay_out()
        self.tell("set_up", self.round, self.seats[self.turn])

    def _do_open(self, seat: int) -> None:
        corner = CORNER[self.turn]
        self.hand = self.cells[corner] // FACES_EACH
        self.cells[corner] = EMPTY
        self.tell("open", seat, corner)
        self._pass_turn()

    def _do_push(self, seat: int, cell: int, face: int) -> None:
        self.keep_move(seat)
        at = self._seen(cell)
        pushed = self.cells[at] // FACES_EACH
        self._put_in(at, face)
        self.hand = pushed
        self.pushes += 1
        self.phase = CALL
        self.tell("push", seat, at)

    def _do_fill(self, seat: int, face: int) -> None:
        self.close_move()
        at = self.gap()
        self._put_in(at, face)
        self.hand = NONE
        self.phase = FILLED
        self.tell("fill", seat, at)

    def _put_in(self, at: int, face: int) -> None:
        self.cells[at] = self.hand * FACES_EACH + face ^ self.turn
        self.last = at

    def _do_done(self, seat: int) -> None:
        if self.phase == CALL:
            self._pass_turn()
        else:
            self.close_move()
            self.tell("void", self.round)
            self._end_round(self.round >= self.MOST_ROUNDS)

    def _pass_turn(self) -> None:
        self.turn = 1 - self.turn
        self.phase = PUSH
        self.tell("turn", self.seats[self.turn])

    def _do_match(self, seat: int, line: int) -> None:
        self.close_move()
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
        self._end_round(quick or target or self.round >= self.MOST_ROUNDS)

    def _show(self, side: int, symbol: int) -> bool:
        """Lay a side's cards open; whether one has the symbol. PM-7."""
        cards = self.cards_of(side)
        self.shown[side] = 1
        self.tell("cards", self.seats[side], cards[0], cards[1])
        return symbol in cards

    def _end_round(self, last: bool) -> None:
        self.phase = BETWEEN
        if last:
            self.over = True
            self.tell("over", self.winners())


def _below(numbers: "Sequence[int]", limits: "Sequence[int]") -> bool:
    if len(numbers) != len(limits):
        return False
    for number, limit in zip(numbers, limits):
        if type(number) is not int or not 0 <= number < limit:
            return False
    return True


GAME = PushMatch
