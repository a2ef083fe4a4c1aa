"""Total Madness on the console: alone, against the clock."""

from madness_table import claim, racing, win
from support import rule


@rule("TM-8")
def test_five_cards_alone_are_a_run_against_the_clock():
    files = {"settings": {"language": "en"}}
    player = racing((1,), files=files)
    for deck in (5, 4, 3, 2, 1):
        claim(player, 1, deck)
        player.press(1, "MATCH")
        player.wait(1500)
    player.wait(1000)
    assert player.screen == "results"
    (points, ms) = files["best_total_madness"][0][2][0][2:]
    assert points == 10 and ms == -player.game.race_ms
    assert "points 10" in player.console.screen.describe() and "New best!" in player.console.screen.describe()


@rule("TM-8")
def test_an_error_alone_costs_a_card():
    player = racing((1,))
    claim(player, 1, 2)
    player.press(1, "BACK")
    assert player.screen == "verdict" and player.game.owing == [1]


@rule("TM-8")
def test_all_sixty_cards_end_with_the_time():
    player = racing((1,), solo="sixty", minutes=1)
    shown = []
    for _ in range(4):
        win(player, 1, 5)
        player.wait(13000, 100)
        picture = player.board.matrix.shown
        shown.append(len([x for x in range(16) if any(picture[(160 + x) * 3 : (161 + x) * 3])]))
    assert shown == sorted(shown, reverse=True) and shown[0] - shown[3] > 7, shown
    player.wait(10000, 100)
    assert player.screen == "results" and player.game.standings()[0][2] == 12
