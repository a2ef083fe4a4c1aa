"""The game contract, shown by a game small enough to see through."""

import games
from core.game import TABLE, WAIT, Game
from core.ranking import rank
from playing import do, pass_time, refused
from support import raises, rule


class Bell(Game):
    """A bell rings by itself every 100 ms, three times; whoever taps in between counts one."""

    NAME = "bell"
    SEATS = (2, 3)
    EVENTS = {"ring": ("left",), "tap": ("seat", "strength")}
    NUMBERS = ("taps",)
    STATE = ("rings", "since", "taps")

    def setup(self):
        self.rings = 3
        self.since = 0
        self.taps = [0] * len(self.seats)

    def legal(self, seat):
        if self.over:
            return []
        return self.waiting() if seat == TABLE else [(seat, "tap", n) for n in (1, 2)]

    def refusal(self, action):
        return None if action in self.legal(action[0]) else ("B-0", "no such thing")

    def due(self):
        return None if self.over else self.since + 100

    def expire(self):
        self.since = self.now
        self.rings -= 1
        self.over = self.rings == 0
        self.tell("ring", self.rings)

    def _do_tap(self, seat, strength):
        self.taps[self.seats.index(seat)] += strength
        self.tell("tap", seat, strength)

    def standings(self):
        return rank([(seat, [taps]) for seat, taps in zip(self.seats, self.taps)])


@rule("C-1")
def test_seats_are_different_numbers_from_one_to_six():
    assert Bell([6, 2]).seats == [6, 2]
    for seats in ([], [1], [1, 2, 3, 4], [1, 1], [0, 1], [1, 7], [1, "2"], [1, True]):
        raises(ValueError, Bell, seats)


@rule("C-1")
def test_seats_options_and_a_seed_start_a_game():
    game = games.start("quick_play", [4, 2], {"rounds": 5}, 11)
    assert (game.seats, game.seed) == ([4, 2], 11)
    assert game.options["rounds"] == 5 and game.options["cards"] == "screen"
    assert sorted(game.options) == sorted([option.name for option in game.OPTIONS])
    assert "there is: " in str(raises(ValueError, games.start, "chess", [1, 2]))
    for options, seed in (({"rounds": 0}, 1), ({"speed": 1}, 1), ({}, -1), ({}, "1")):
        raises(ValueError, games.start, "quick_play", [1, 2], options, seed)


@rule("C-2")
def test_the_same_seed_options_and_actions_give_the_same_game():
    logs = []
    for _ in range(2):
        game = games.start("quick_play", [1, 2], {"rounds": 4}, 21)
        events = []
        while not game.over:
            now = game.now + 1000
            events += do(game, now, 0, "reveal")
            events += do(game, now + 777, 2, "claim")
            events += do(game, now + 999, 1, "object")
            events += do(game, now + 2000, 1, "give_up")
        logs.append(events)
    assert logs[0] == logs[1] and len(logs[0]) > 20


@rule("C-3")
def test_time_may_stand_still_but_not_run_backwards():
    game = Bell([1, 2])
    do(game, 50, 1, "tap", 1)
    do(game, 50, 2, "tap", 1)
    assert refused(game, 49, 1, "tap", 1) == "C-3"
    for now in (-1, 50.5, "60", None, True):
        assert refused_at(game, now) == "C-3"
    assert game.now == 50


def refused_at(game, now):
    """As refused(), at a time that is no number."""
    before = game.snapshot()
    error = raises(Exception, game.act, (1, "tap", 1), now)
    assert game.snapshot() == before
    return error.rule


@rule("C-3")
def test_what_is_due_comes_before_anything_else():
    game = Bell([1, 2])
    assert game.act((TABLE, WAIT), 99) == []
    assert refused_at(game, 100) == "C-3"
    assert refused_at(game, 250) == "C-3"
    assert game.act((TABLE, WAIT), 100) == [("ring", 2)]
    assert game.act((1, "tap", 2), 100) == [("tap", 1, 2)]
    assert pass_time(game, 1000) == [("ring", 1), ("ring", 0)]
    assert game.over and game.due() is None


@rule("C-3", "C-2")
def test_how_often_somebody_looks_changes_nothing():
    often, seldom = Bell([1, 2]), Bell([1, 2])
    for now in range(0, 250, 7):
        pass_time(often, now)
        if often.due() != now:
            often.act((TABLE, WAIT), now)
    do(often, 260, 1, "tap", 1)
    do(seldom, 260, 1, "tap", 1)
    assert often.snapshot() == seldom.snapshot()


@rule("C-4")
def test_a_refused_action_names_the_rule_and_changes_nothing():
    game = Bell([1, 2])
    for action in ((1, "tap", 3), (1, "tap"), (1, "sing"), (1, WAIT), (0, "tap", 1)):
        assert refused(game, 10, *action) == "B-0"
    for action in ((3, "tap", 1), ("1", "tap", 1), (True, "tap", 1), (None, WAIT), (1,), ()):
        assert refused(game, 10, *action) == "C-4"
    error = raises(Exception, game.act, (1, "sing"), 10)
    assert str(error) == "B-0: no such thing" and error.reason == "no such thing"


@rule("C-4")
def test_nothing_goes_after_the_end():
    game = Bell([1, 2])
    pass_time(game, 300)
    for action in ((1, "tap", 1), (0, WAIT)):
        assert refused(game, 400, *action) == "C-4"


@rule("C-6")
def test_there_is_no_winner_before_the_end():
    game = Bell([3, 1, 2])
    do(game, 10, 1, "tap", 2)
    do(game, 10, 3, "tap", 2)
    assert game.winners() == []
    assert game.standings() == [[1, 1, 2], [1, 3, 2], [3, 2, 0]]
    pass_time(game, 300)
    assert game.winners() == [1, 3]


def test_a_caller_may_keep_what_it_was_given():
    game = Bell([1, 2])
    snapshot = game.snapshot()
    events = do(game, 10, 1, "tap", 1)
    do(game, 20, 1, "tap", 2)
    assert events == [("tap", 1, 1)]
    assert snapshot["state"][2] == [0, 0]
