"""The contract of a computer player."""

from core.rng import SEED_MAX, Rng

TYPE_CHECKING = False
if TYPE_CHECKING:
    from core.game import Action, View

    Plan = tuple[int, Action]

_AGREE_MS = 900
STRENGTHS = (1, 2, 3, 4, 5)


class Player:
    """A computer player in one seat of one game; a subclass knows how to play that game.

    seat: 1–6. strength: 1 (weakest) … 5. seed: whole number; same seed, same choices.
    It sees what its seat sees and nothing else; its effort is counted in steps, never in time.
    """

    def __init__(self, seat: int, strength: int, seed: int) -> None:
        if strength not in STRENGTHS:
            raise ValueError("strength must be a whole number from 1 to 5, not %r" % (strength,))
        self.seat = seat
        self.strength = strength
        self.rng = Rng((seed * 8 + seat) & SEED_MAX)
        self.steps = 0  # effort of the last plan, for the bench

    def plan(self, public: "View", private: "View", legal: "list[Action]", now: int) -> "Plan | None":
        """What to do next and when: `(time in ms >= now, action)`, or None to leave it to others.

        public, private: the views of C-6, to be read only. legal: Game.choices(seat), not empty. Asked again
        after every event, so a plan that was not carried out yet may change; a plan for `now` is carried out
        at once.
        """
        raise NotImplementedError

    def about_taking_back(self, legal: "list[Action]", now: int) -> "tuple[Plan | None, list[Action]]":
        """`(plan, rest)`: agrees to whoever asks a move back (PM-12); rest: what else can be planned."""
        if (self.seat, "agree") in legal:
            return (now + _AGREE_MS, (self.seat, "agree")), []
        return None, [action for action in legal if action[1] != "ask_back"]
