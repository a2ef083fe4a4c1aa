"""The table of computer players: who acts next."""

from core.game import TABLE, WAIT, Game
from core.ranking import rank
from fivefold.virtual.programs import bot_table as table
from support import raises


class Claps(Game):
    """Players may clap; after a second the game is over, or never."""

    NAME = "claps"
    SEATS = (2, 2)
    EVENTS = {"clap": ("seat",)}
    NUMBERS = ("claps",)
    STATE = ("claps", "dealt", "end")

    def setup(self):
        self.claps = [0, 0]
        self.dealt = True
        self.end = 1000

    def legal(self, seat):
        if self.over:
            return []
        if seat == TABLE:
            return self.waiting() if self.dealt else [(TABLE, "deal")]
        return [(seat, "clap")] if self.dealt else []

    def refusal(self, action):
        return None if action in self.legal(action[0]) else ("C-4", "not now")

    def due(self):
        return self.end if self.dealt and self.end and not self.over else None

    def expire(self):
        self.over = True

    def _do_deal(self, seat):
        self.dealt = True

    def _do_clap(self, seat):
        self.claps[self.seats.index(seat)] += 1
        self.tell("clap", seat)

    def standings(self):
        return rank([(seat, [claps]) for seat, claps in zip(self.seats, self.claps)])

    def public(self):
        return {}


class Clapper:
    """Claps every so many ms, if at all."""

    def __init__(self, seat, every):
        self.seat, self.every = seat, every

    def plan(self, public, private, legal, now):
        if self.every == 0:
            return None
        return now + self.every - now % self.every, legal[0]


def clappers(one, other):
    return {1: Clapper(1, one), 2: Clapper(2, other)}


def test_the_earliest_acts_and_of_several_the_lower_seat():
    game = Claps([2, 1])
    assert table.next_action(game, clappers(300, 200)) == (200, (2, "clap"))
    assert table.next_action(game, clappers(200, 200)) == (200, (1, "clap"))
    assert table.next_action(game, clappers(0, 700)) == (700, (2, "clap"))


def test_what_is_due_comes_first():
    game = Claps([1, 2])
    assert table.next_action(game, clappers(1000, 1001)) == (1000, (TABLE, WAIT))
    assert table.next_action(game, clappers(0, 0)) == (1000, (TABLE, WAIT))
    assert table.next_action(game, clappers(999, 0)) == (999, (1, "clap"))


def test_the_table_takes_its_time():
    game = Claps([1, 2])
    game.dealt = False
    assert table.next_action(game, clappers(1, 1)) == (table.DEALING_MS, (TABLE, "deal"))


def test_a_whole_game():
    game = Claps([1, 2])
    done = []
    assert table.play(game, clappers(300, 400), lambda action, now: done.append(game.act(action, now))) == 6
    assert game.claps == [3, 2] and game.winners() == [1]
    assert done[0] == [("clap", 1)]


def test_a_game_in_which_nobody_acts_or_that_never_ends_is_an_error():
    game = Claps([1, 2])
    game.end = 0
    assert table.next_action(game, clappers(0, 0)) is None
    assert "nobody" in str(raises(RuntimeError, table.play, game, clappers(0, 0)))
    assert "not over after 50" in str(raises(RuntimeError, table.play, game, clappers(1, 1), None, 50))
