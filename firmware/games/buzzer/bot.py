"""A computer player of Buzzer: buzzes when it would know the answer, and asks and judges by chance."""

from core.player import Player

TYPE_CHECKING = False
if TYPE_CHECKING:
    from core.game import Action, View
    from core.player import Plan

_SLOWEST_MS, _FASTER_MS, _SPREAD_MS = 4000, 600, 2500
_KNOWS = (3, 4, 5, 6, 7)  # of ten questions, by strength
_NERVOUS = 20  # of so many questions one is buzzed too early
_ASKING_MS, _JUDGING_MS, _EACH_MS, _PATIENCE_MS = 3500, 2500, 300, 15000
_RIGHT = 6  # of ten answers


class BuzzerPlayer(Player):
    """One plan for each stage of a question; as nobody asks it anything, chance says what it knows."""

    _seen: "tuple[int, str, int] | None" = None
    _buzz_at: "int | None" = None
    _thinks_right = True

    def plan(self, public: "View", private: "View", legal: "list[Action]", now: int) -> "Plan | None":
        seen = public["question"], public["phase"], public["since"]
        if seen != self._seen:
            self._consider(public, seen)
        verbs = [action[1] for action in legal]
        if public["phase"] == "answer" and "right" in verbs:
            at = public["since"] + _JUDGING_MS + _EACH_MS * self.seat
            return max(at, now), (self.seat, "right" if self._thinks_right else "wrong")
        if "let_buzz" in verbs:
            return max(public["since"] + _ASKING_MS, now), (self.seat, "let_buzz")
        if "buzz" in verbs and self._buzz_at is not None:
            return max(self._buzz_at, now), (self.seat, "buzz")
        if "next_question" in verbs and public["phase"] == "open":
            return max(public["since"] + _PATIENCE_MS, now), (self.seat, "next_question")
        return None

    def _consider(self, public: "View", seen: "tuple[int, str, int]") -> None:
        before = self._seen
        self._seen = seen
        self._thinks_right = self.rng.below(10) < _RIGHT
        if public["phase"] == "answer":
            if before and before[1] != "open":
                self._buzz_at = None
            return  # who was about to buzz still does, in the queue
        self._buzz_at = None
        if public["phase"] == "closed":
            if self.rng.below(_NERVOUS) == 0:
                self._buzz_at = seen[2] + 1000
        elif self.rng.below(10) < _KNOWS[self.strength - 1]:
            wait = _SLOWEST_MS - _FASTER_MS * self.strength + self.rng.below(_SPREAD_MS)
            self._buzz_at = seen[2] + wait


PLAYER = BuzzerPlayer
