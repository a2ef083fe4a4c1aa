"""The first press wins."""

from core.game import TABLE, Game
from core.ranking import rank


class Torn(Game):
    """Two players, one press."""

    NAME = "torn"
    SEATS = (2, 2)
    EVENTS = {"over": ("winners",)}
    NUMBERS = ("points",)
    STATE = ("first_seat",)

    def setup(self):
        self.first_seat = 0

    def refusal(self, action):
        return None if action in self.legal(action[0]) else ("C-4", "not now")

    def legal(self, seat):
        return [] if self.over or seat == TABLE else [(seat, "press")]

    def _do_press(self, seat):
        self.first_seat = seat
        self.over = True
        self.tell("over", [seat])

    def public(self):
        return {}

    def standings(self):
        return rank([(seat, [int(seat == self.first_seat)]) for seat in self.seats])

    def conserved(self):
        if self.first_seat not in [0] + self.seats:
            raise ValueError("nobody sits at %r" % self.first_seat)


GAME = Torn
