"""Quick Play on the console: to the results and on."""

from console_double import Player
from support import rule


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
