"""Quick Play with printed cards on the console."""

from console_double import Player
from printed_table import accepted, joining, laid, racing
from support import rule


@rule("RF-2")
def test_a_card_is_told_by_its_number_and_turned_up_after_a_count():
    player = joining("quick_play", (1, 2))
    game = player.game
    first = game.deck[0]
    assert str(first) in player.console.screen.describe()
    assert game.card == 0 and game.now == 0
    player.wait(5000)
    player.press(2, "MATCH")
    player.wait(500)
    assert game.card == 0, "the count has to end"
    player.wait(1600)
    assert (player.screen, game.card) == ("card", first)
    assert game.now < 300


@rule("RF-2")
def test_a_press_meant_for_the_screen_before_does_not_start_the_count():
    player = racing("quick_play", (1, 2))
    player.press(1, "MATCH")
    accepted(player)
    while player.screen == "verdict":
        player.wait(10)
    assert player.screen == "lay"
    player.press(2, "MATCH")
    player.wait(2500)
    assert player.screen == "lay"
    laid(player)
    assert player.screen == "card" and player.game.won[0]


@rule("RF-2")
def test_the_clock_stands_still_while_cards_are_laid_out():
    player = racing("quick_play", (1, 2))
    player.press(1, "MATCH")
    accepted(player)
    while player.screen == "verdict":
        player.wait(10)
    before = player.console.table.time(player.console.now)
    player.hold(2, "BACK", 2100)
    assert player.screen == "pause"
    player.press(1, "MATCH")
    assert player.screen == "lay"
    player.wait(60000, 100)
    assert player.console.table.time(player.console.now) - before < 100


def test_claims_are_checked_as_ever_and_solutions_shown():
    player = racing("quick_play", (1, 2, 3))
    now = player.board.clock.us()
    player.board.pads.events = [(now - 3000, 3, "MATCH", True), (now - 2000, 1, "MATCH", True)]
    player.console.step()
    assert player.game.claims == [3, 1] and player.screen == "claim"
    player.wait(1100)
    player.press(2, "RIGHT")
    assert player.screen == "solutions"
    player.press(2, "LEFT")
    assert player.screen == "claim"
    player.press(2, "BACK")
    player.press(1, "BACK")
    player.wait(1500)
    assert player.screen == "claim" and player.game.claims == [1], "the next in line"


@rule("RF-1")
def test_no_computer_players_at_printed_cards():
    player = Player()
    player.press(1, "MATCH")
    player.press(1, "MATCH")
    join = player.console.screen
    names = [option.name for option in join.options]
    join.values[names.index("computers")] = 2
    assert len(join.computers()) == 2
    seen = set()
    join.values[names.index("cards")] = "printed"
    for _ in range(8):
        seen.add(join.options[join.at].name)
        player.press(1, "RIGHT")
    assert join.computers() == [] and seen == set(("rounds", "order", "levels", "cards"))
