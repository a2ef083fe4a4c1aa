"""Twins with printed cards on the console."""

from printed_table import accepted, partner, racing, typed
from support import rule


@rule("RF-3")
def test_two_presses_a_millisecond_apart_are_never_swapped():
    player = racing("twins", (1, 2, 4))
    now = player.board.clock.us()
    player.board.pads.events = [(now - 3000, 4, "MATCH", True), (now - 2000, 1, "MATCH", True)]
    player.console.step()
    assert player.game.claims == [4, 1] and player.screen == "claim"
    assert [data["margin_ms"] for data in player.sent("queued")] == [1]


@rule("RF-3", "RF-6")
def test_a_set_is_won_by_consent_and_lost_by_a_withdrawal():
    player = racing("twins", (1, 2))
    player.press(1, "MATCH")
    accepted(player)
    assert player.screen == "verdict" and player.game.sets == [[1, 2]]
    player.wait(2000)
    assert player.screen == "twins_race"
    player.press(1, "MATCH")
    player.press(1, "BACK")
    assert player.game.sets == []


def disputed(seats=(1, 2)):
    """A player at the naming of cards: the first seat has claimed, the second objected."""
    player = racing("twins", seats)
    player.press(1, "MATCH")
    player.wait(1100)
    player.press(2, "BACK")
    assert player.screen == "numbers"
    return player


@rule("RF-4")
def test_an_objection_asks_for_two_numbers():
    player = disputed()
    typed(player, 1)
    assert player.console.screen.first == 1
    typed(player, partner(1, True))
    assert player.screen == "verdict" and player.game.sets == [[1, 2]]


@rule("RF-4")
def test_a_number_that_no_card_has_is_not_taken_and_back_leads_back():
    player = disputed()
    player.press(2, "UP")
    assert player.console.screen.number() == 0, "only the claimant puts numbers in"
    typed(player, 136)
    assert (player.console.screen.number(), player.console.screen.first) == (136, 0)
    player.press(1, "DOWN")
    player.press(1, "MATCH")
    assert player.console.screen.first == 135
    player.press(1, "BACK")
    assert player.console.screen.first == 0 and player.screen == "numbers"
    player.press(1, "BACK")
    assert player.screen == "verdict" and not player.console.screen.right


@rule("RF-5")
def test_a_theft_is_chosen_by_left_and_right():
    player = racing("twins", (1, 2, 3))
    player.press(2, "MATCH")
    accepted(player)
    player.wait(2500)
    player.press(1, "MATCH")
    player.press(3, "RIGHT")
    assert player.game.taking_from == 0, "only the claimant chooses"
    player.press(1, "RIGHT")
    assert player.game.taking_from == 2
    accepted(player)
    assert player.game.sets == [[1, 3]]


@rule("RF-6")
def test_all_who_hold_down_end_the_game():
    player = racing("twins", (1, 2))
    for seat in (1, 2):
        player.hold(seat, "DOWN", 1100)
    player.wait(3000)
    assert player.screen == "results"


@rule("RF-7")
def test_against_the_clock_presses_count():
    player = racing("twins", (1, 2), mode="race", seconds=30)
    for button in ("MATCH", "MATCH", "BACK", "MATCH"):
        player.press(2, button)
    assert player.game.counted == [0, 2]
    player.wait(32000, 100)
    assert player.screen == "results" and player.console.screen.winners == [2]


def test_once_more_gives_nobody_a_burden():
    player = racing("twins", (1, 2), sets=2)
    for _ in range(2):
        player.press(1, "MATCH")
        accepted(player)
        player.wait(3000)
    assert player.screen == "results"
    while player.console.screen.items[player.console.screen.at] != "again":
        player.press(1, "RIGHT")
    player.press(1, "MATCH")
    player.wait(500)
    assert player.screen == "lay" and player.game.options["forbidden_seat"] == 0
