"""Quick Play on the console: whole games, pauses and the end."""

from console_double import Player
from support import rule


@rule("QP-7")
def test_when_all_give_up_the_next_card_comes():
    player = Player().race((1, 2))
    first = player.game.card
    player.hold(1, "DOWN", 1100)
    assert player.game.given_up == [1] and player.screen == "card"
    player.hold(2, "DOWN", 1100)
    assert player.screen == "verdict" and "Nobody" in player.console.screen.describe()
    player.wait(2500)
    assert player.screen == "card" and player.game.card not in (0, first)


@rule("QP-9")
def test_a_run_alone_keeps_the_best_time_for_its_number_of_cards():
    files = {"settings": {"language": "en"}}
    for pause, best in ((3000, None), (9000, None), (1000, None)):
        player = Player(files=files)
        player.start((1,), rounds=1)
        player.wait(pause)
        player.press(1, "MATCH")
        player.press(1, "MATCH")
        player.wait(2500)
        assert player.screen == "results"
        ms = player.game.run_ms
        best = files["best"]["quick_play 1"]
        assert best <= ms
    assert best == ms, "the last run was the fastest"
    assert "New best" in player.console.screen.describe()


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


@rule("QP-8")
def test_a_whole_game_with_computer_players_reaches_the_results():
    player = Player()
    player.start((1,), rounds=3, computers=2)
    for _ in range(400):
        player.wait(1000, 50)
        if player.screen == "results":
            break
    assert player.screen == "results"
    winners = player.sent("over")[-1]["winners"]
    assert winners == player.game.winners() == player.console.screen.winners
    player.press(1, "MATCH")
    player.press(1, "MATCH")
    assert player.screen == "countdown"
