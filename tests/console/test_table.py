"""The table: its clock, what is due, and computer players in the order of their times."""

import games
from console.table import Table
from support import rule


class Bot:
    """Does one action at a time of its own."""

    def __init__(self, at, action):
        self.at, self.action = at, action

    def plan(self, public, private, legal, now):
        return (max(self.at, now), self.action) if self.action in legal else None


def table(bots=()):
    """A table of four at which the first card lies; its clock shows what the console's does, less 1000."""
    heard = []
    game = games.start("quick_play", [1, 2, 3, 4], {"rounds": 3}, 5)
    seated = Table(game, [1, 2, 3, 4], {}, lambda event, at: heard.append((at, event[0])))
    seated.bots = dict(bots)
    seated.heard = heard
    seated.start(1000)
    assert seated.act((0, "reveal"), 1000)
    return seated


@rule("C-3")
def test_the_clock_stands_still_while_paused_and_never_runs_backwards():
    seated = table()
    assert seated.time(3000) == 2000
    seated.pause(3000)
    assert seated.time(9000) == 2000
    seated.start(9000)
    assert seated.time(9500) == 2500
    assert seated.act((1, "claim"), 9500)
    assert seated.time(9400) == 2500


def test_what_is_due_comes_before_a_later_press():
    seated = table()
    seated.act((1, "claim"), 2000)
    assert not seated.act((2, "claim"), 3002), "the queue closed at 2001 on the game's clock"
    assert seated.game.queue_open is False and seated.game.claims == [1]
    seated.advance(12000)
    assert seated.heard[-2] == (11000, "verdict")


def test_a_press_comes_before_a_computer_player_of_the_same_or_a_later_time():
    seated = table({2: Bot(3000, (2, "claim"))})
    assert seated.act((1, "claim"), 4000)
    seated.advance(4100)
    assert seated.game.claims == [1, 2]
    seated = table({2: Bot(2999, (2, "claim"))})
    assert seated.act((1, "claim"), 4000)
    assert seated.game.claims == [2, 1]


@rule("C-4")
def test_what_the_rules_refuse_changes_nothing():
    seated = table()
    before = seated.game.snapshot()
    assert not seated.act((1, "accept"), 2000)
    assert not seated.act((0, "reveal"), 2000)
    assert seated.game.snapshot() == before


def test_a_computer_players_refused_plan_is_dropped():
    class Stubborn(Bot):
        def plan(self, public, private, legal, now):
            return now + 10, (3, "accept")

    seated = table({3: Stubborn(0, None)})
    assert not seated.advance(5000) or seated.game.phase() == "race"
    assert seated.game.claims == []
