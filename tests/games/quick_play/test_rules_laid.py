"""Quick Play with blocks on the console (V-5)."""

import games
from games.blocks import rules_cards as cards
from games.blocks import rules_solver as solver
from games.quick_play import rules_laid
from playing import do, named, pass_time, refused
from support import raises, rule

CONSOLE = {"blocks": "console", "rounds": 2}


def game(seats=(1, 2), seed=5, **options):
    return games.start("quick_play", list(seats), dict(CONSOLE, **options), seed)


def right(play):
    return solver.solutions(cards.cells(play.card))[0]


def wrong(play):
    blocks = list(right(play))
    blocks[0] ^= 1
    return blocks


def turn(play, now, blocks=None, takes=1000):
    """The player on turn begins at `now` and lays blocks, or gives up, so much later."""
    seat = play.whose()
    do(play, now, seat, "begin")
    verb = ("lay",) + tuple(blocks) if blocks else ("give_up",)
    return do(play, now + takes, seat, *verb)


@rule("V-5", "V-4")
def test_alone_the_core_judges_what_is_laid():
    play = game((3,))
    do(play, 0, 0, "reveal")
    assert play.phase() == "begin" and play.public()["card"] == 0
    do(play, 1000, 3, "begin")
    assert play.public()["card"] == play.card
    assert do(play, 3000, 3, "lay", *wrong(play)) == [("verdict", 3, False, "core")]
    assert play.phase() == "race" and play.public()["extra_ms"] == 10000
    events = do(play, 6000, 3, "lay", *right(play))
    assert named(events, "time") == [("time", 3, 15000)] and named(events, "won")
    assert play.public()["run_ms"] == 15000
    do(play, 7000, 0, "reveal")
    assert named(turn(play, 8000), "nobody")
    assert play.over and play.standings() == [[1, 3, 1, -26000]]


@rule("V-5")
def test_one_player_after_another_lays_the_same_card_and_the_least_time_wins():
    play = game((1, 2, 3))
    do(play, 0, 0, "reveal")
    order = []
    for number, takes in enumerate((3000, 1000, 2000)):
        order.append(play.whose())
        events = turn(play, 10000 * (number + 1), right(play), takes)
    assert sorted(order) == [1, 2, 3]
    assert named(events, "won")[0][1] == order[1]
    do(play, 90000, 0, "reveal")
    assert play.whose() == order[1]  # the next seat is the first at the next card


@rule("V-5")
def test_equal_times_and_cards_that_nobody_lays_are_nobodys():
    play = game((1, 2))
    do(play, 0, 0, "reveal")
    turn(play, 1000, right(play))
    assert named(turn(play, 5000, right(play)), "nobody")[0][2] == "equal"
    do(play, 9000, 0, "reveal")
    turn(play, 10000)
    assert named(turn(play, 20000), "nobody")[0][2] == "given up"
    assert play.over and play.winners() == [1, 2]


@rule("V-5", "C-4")
def test_only_the_player_on_turn_begins_and_lays():
    play = game((1, 2))
    do(play, 0, 0, "reveal")
    seat = play.whose()
    other = 3 - seat
    assert refused(play, 1, other, "begin") == "V-5"
    assert refused(play, 1, seat, "lay", *right(play)) == "V-5"
    do(play, 2, seat, "begin")
    assert refused(play, 3, seat, "begin") == "V-5" and refused(play, 3, other, "lay", *right(play)) == "V-5"
    assert refused(play, 3, seat, "lay", 1, 2, 3) == "V-4"
    assert refused(play, 3, seat, "give_up", 1) == "C-4" and refused(play, 3, 0, "reveal") == "QP-2"


@rule("V-5", "C-8")
def test_a_card_is_given_up_after_ten_minutes():
    play = game((1,))
    do(play, 0, 0, "reveal")
    do(play, 1000, 1, "begin")
    assert play.due() == 1000 + rules_laid.TRY_MS
    assert named(pass_time(play, play.due()), "nobody")


@rule("V-5")
def test_printed_cards_need_real_blocks():
    for options in ({"cards": "printed"}, {"levels": "1", "rounds": 13}):
        raises(ValueError, games.start, "quick_play", [1], dict(CONSOLE, **options), 5)
    turned = game((1,))
    do(turned, 0, 0, "reveal")
    do(turned, 1, 1, "begin")
    assert "lay" in turned.FREE and turned.legal(1)[::6] == [(1, "give_up"), (1, "lay")]
