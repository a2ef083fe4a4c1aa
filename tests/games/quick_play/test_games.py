"""Quick Play on the console: cards that nobody gets, and pauses."""

from console_double import Player
from support import rule


@rule("QP-7", "V-6")
def test_when_all_give_up_the_next_card_comes():
    player = Player().race((1, 2))
    first = player.game.card
    player.hold(1, "DOWN", 1100)
    assert player.game.given_up == [1] and player.screen == "card"
    player.hold(2, "DOWN", 1100)
    assert player.screen == "verdict" and "Nobody" in player.console.screen.describe()
    player.wait(2500)
    assert player.screen == "answer" and player.game.nobodys == [first] and not player.game.card
    assert player.console.screen.describe().startswith("Solution 1 of ")
    player.wait(4800)
    assert player.screen == "card" and player.game.card not in (0, first)


@rule("V-6")
def test_a_press_ends_the_look_at_the_solution_but_not_one_from_before():
    player = Player().race((1,))
    player.hold(1, "DOWN", 1100)
    player.wait(2000)
    assert player.screen == "answer"
    player.press(1, "MATCH")
    assert player.screen == "answer"
    player.wait(600)
    player.press(1, "MATCH")
    assert player.screen == "card"


@rule("V-6")
def test_the_last_card_that_nobody_got_shows_its_solution_before_the_results():
    player = Player()
    player.start((1,), rounds=1)
    player.press(1, "MATCH")
    player.press(1, "BACK")
    player.wait(1500)
    assert player.screen == "answer"
    player.wait(5000)
    assert player.screen == "results"


def test_pause_stops_the_race_clock_and_a_restart_begins_anew():
    player = Player().race((1, 2))
    player.wait(1000)
    player.hold(2, "BACK", 2050)
    assert player.screen == "pause"
    before = player.console.table.time(player.console.now)
    player.wait(60000)
    player.press(1, "MATCH")
    assert player.screen == "card"
    assert player.console.table.time(player.console.now) - before < 200
    player.hold(1, "BACK", 2050)
    player.press(1, "RIGHT")
    player.press(1, "MATCH")
    assert player.screen == "countdown"
    player.wait(2500)
    player.hold(1, "BACK", 2050)
    player.press(1, "LEFT")
    player.press(1, "MATCH")
    assert player.screen == "menu" and player.console.table is None
