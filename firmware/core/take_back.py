"""Taking back the last move, where everybody agrees (PM-12)."""

from core.game import Game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Literal

    from core.game import Action, View
    from core.refusal import Refusal

ANSWER_MS = 10000  # [D]: who has not answered by then does not agree


class TakeBack(Game):
    """A game whose last move can be taken back before anybody else has acted, once a turn.

    A subclass names in MOVE_STATE the attributes that a move changes, puts TAKE_BACK_STATE into STATE and
    TAKE_BACK_EVENTS into EVENTS, calls no_take_back in setup, keep_move before a move and close_move
    as soon as it is too late, and hands on what take_back_refusal, _legal, _due and _expire say. Who plays
    alone asks nobody.
    """

    MOVE_STATE: tuple[str, ...] = ()
    TAKE_BACK_STATE = ("before", "mover", "asked_at", "agreed", "taken_back")
    TAKE_BACK_EVENTS = {
        "asked_back": ("seat",),
        "agreed": ("seat",),
        "kept": ("seat",),  # who does not agree, or has not answered in time
        "taken_back": ("seat",),
    }
    VERBS = ("ask_back", "agree", "keep")

    def no_take_back(self) -> None:
        """A game begins: nothing has been moved yet."""
        self.taken_back = 0  # the seat that has taken a move back and not moved another time, or 0
        self.close_move()

    def keep_move(self, seat: int) -> None:
        """A seat is about to move: what is now can come back."""
        self.close_move()
        if seat != self.taken_back:
            self.mover = seat
            self.before: "list[Any]" = [_copy(getattr(self, name)) for name in self.MOVE_STATE]
        self.taken_back = 0

    def close_move(self) -> None:
        """The last move stands for good."""
        self.before = []
        self.mover = 0
        self._nobody_asks()

    def _nobody_asks(self) -> None:
        self.asked_at = -1
        self.agreed: list[int] = []

    def _others(self) -> list[int]:
        return [seat for seat in self.seats if seat != self.mover]

    def asked(self) -> bool:
        """Whether somebody waits for the others' answers."""
        return self.asked_at >= 0

    def take_back_refusal(self, action: "Action") -> "Refusal | Literal[False] | None":
        """As Game.refusal, for what has to do with taking back; False: something else is to be done."""
        seat, verb = action[0], action[1]
        if verb not in self.VERBS:
            return (
                ("PM-12", "a move is asked back; agree or keep it first") if self.asked() and seat else False
            )
        if len(action) != 2:
            return "C-4", "%s takes no numbers" % verb
        if verb == "ask_back":
            if seat != self.mover:
                return "PM-12", "no move of yours can be taken back now"
            return ("PM-12", "asked already") if self.asked() else None
        if not self.asked() or seat not in self._others():
            return "PM-12", "nobody asks you"
        return ("PM-12", "agreed already") if verb == "agree" and seat in self.agreed else None

    def take_back_legal(self, seat: int) -> "list[Action]":
        """The actions of taking back that a seat may take, sorted."""
        return [(seat, verb) for verb in sorted(self.VERBS) if self.take_back_refusal((seat, verb)) is None]

    def take_back_due(self) -> int | None:
        """When an unanswered question ends, in ms, or None."""
        return self.asked_at + ANSWER_MS if self.asked() else None

    def take_back_expire(self) -> None:
        """Not everybody has answered in time."""
        self.tell("kept", next(seat for seat in self._others() if seat not in self.agreed))
        self.close_move()

    def _do_ask_back(self, seat: int) -> None:
        self.asked_at = self.now
        self.tell("asked_back", seat)
        self._take_back_if_agreed()

    def _do_agree(self, seat: int) -> None:
        self.agreed = sorted(self.agreed + [seat])
        self.tell("agreed", seat)
        self._take_back_if_agreed()

    def _do_keep(self, seat: int) -> None:
        self.tell("kept", seat)
        self.close_move()

    def _take_back_if_agreed(self) -> None:
        if len(self.agreed) < len(self._others()):
            return
        for name, value in zip(self.MOVE_STATE, self.before):
            setattr(self, name, value)
        seat = self.taken_back = self.mover
        self.close_move()
        self.tell("taken_back", seat)

    def take_back_public(self) -> "View":
        """What everybody sees: who could take a move back, and who waits for whose answer; seats, or 0."""
        return {"mover": self.mover, "asks": self.mover if self.asked() else 0, "agreed": list(self.agreed)}

    def take_back_conserved(self) -> None:
        """Raise ValueError when the saved question cannot be."""
        if (
            self.mover not in [0] + self.seats
            or self.taken_back not in [0] + self.seats
            or (self.mover == 0) != (self.before == [])
        ):
            raise ValueError("nobody could take that move back")
        if len(self.before) not in (0, len(self.MOVE_STATE)) or (self.asked() and not self.mover):
            raise ValueError("the move to be taken back is damaged")


def _copy(value: "Any") -> "Any":
    return list(value) if isinstance(value, list) else value
