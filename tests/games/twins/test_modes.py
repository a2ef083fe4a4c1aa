"""Twins on the console: teams, together, race, forbidden patterns."""

from support import rule
from twins_table import go, hand, join, lay, table, thrice, turn_up


def _pair(player):
    game = player.game
    one, other = game.table[:2]
    lay(player, (one, thrice(game)), (other, thrice(game)))
    return one, other


@rule("TW-11")
def test_one_hand_each_of_two_mates_wins_and_anybody_turns_up_next():
    player = table((1, 2, 3, 4), mode="teams")
    assert player.screen == "intro" and player.console.screen.describe() == "1+3 against 2+4"
    player.press(2, "MATCH")
    assert player.screen == "twins" and player.game.now == 0, "the clock waits for the players"
    turn_up(player, 2)
    one, other = _pair(player)
    hand(player, 1, one)
    hand(player, 3, other)
    assert player.game.sets == [[1, one, other]]
    assert player.game.whose() == 0
    palette = player.console.palette
    for seat in (1, 2, 3, 4):
        assert player.light(seat) == palette.seat(seat)
    player.press(4, "BACK")
    assert len(player.game.table) == 1


@rule("TW-11")
def test_teams_are_chosen_by_left_and_right_on_the_own_pad():
    player = join((1, 2, 3, 4), mode="teams")
    player.press(2, "LEFT")
    player.press(3, "RIGHT")
    player.hold(1, "MATCH", 1100)
    player.wait(2500)
    assert player.game.sides == [1, 1, 2, 2]


def test_teams_that_cannot_play_are_refused_in_words():
    player = join((1, 2, 3, 4), mode="teams")
    player.press(2, "LEFT")
    player.hold(1, "MATCH", 1100)
    assert player.screen == "join" and "Not with these players" in player.console.screen.describe()


@rule("TW-12")
def test_alone_against_the_clock_cards_are_turned_over_and_the_run_is_rated():
    player = table((1,), seconds=30)
    game = player.game
    assert len(game.table) == game.options["table"] == 12
    place = game.table[3]
    before = game.shown(place)
    go(player, 1, place)
    player.press(1, "BACK")
    assert game.shown(place) != before
    one, other = _pair(player)
    hand(player, 1, one)
    hand(player, 1, other)
    assert game.points(1) == 1 and len(game.table) == 12
    player.wait(33000, 50)
    assert player.screen == "results"
    assert player.console.screen.describe().startswith("points 1, rating 1 out of 5")


@rule("TW-12")
def test_in_a_race_sets_of_others_are_out_of_reach():
    player = table((1, 2), mode="race")
    game = player.game
    one, other = _pair(player)
    hand(player, 1, one)
    hand(player, 1, other)
    hand(player, 2, one)
    assert game.hands == [] and player.console.screen.describe().startswith("Not in this game")
