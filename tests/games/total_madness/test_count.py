"""Total Madness on the console: the count of three, and false starts."""

from madness_table import counting, racing
from support import rule
from ui import sounds


@rule("TM-1", "TM-2")
def test_three_two_one_and_the_cards_are_turned_up_for_all():
    player = counting()
    said = []
    while player.screen == "count":
        said.append(player.console.screen.describe())
        player.wait(100)
    assert sorted(set(said)) == ["1", "2", "3"] and said[0] == "3" and said[-1] == "1"
    assert player.screen == "decks"
    assert [data["cards"] for data in player.sent("go")] == [player.game.tops()]
    assert sounds.notes(sounds.GO) in player.board.buzzer.played


def test_the_button_that_started_the_game_is_no_false_start():
    player = counting()
    assert player.game.claims == 0
    player.event(1, "UP", True)
    player.wait(300)
    assert player.screen == "count" and player.game.claims == 0


@rule("TM-2")
def test_a_false_start_shows_whose_it_was_and_the_count_begins_again():
    player = counting((1, 2, 3))
    player.wait(2000)
    player.press(3, "MATCH")
    assert player.sent("false_start")[-1]["seat"] == 3
    assert player.console.screen.describe() == "False start: Player 3"
    colour = player.console.palette.seat(3)
    shown = player.board.matrix.shown
    assert shown[:3] == colour and sounds.notes(sounds.WRONG) in player.board.buzzer.played
    lights = []
    for _ in range(20):
        player.wait(20)
        lights.append(bytes(player.light(3)))
    assert player.console.palette.wrong in lights, "the pad blinks as well"
    player.wait(1200)
    assert player.screen == "count" and player.console.screen.describe() == "2"
    assert player.board.matrix.shown[:3] == colour, "a frame stays"
    player.wait(1500)
    assert player.screen == "decks"


def test_a_second_false_start_belongs_to_whoever_made_it():
    player = counting()
    player.wait(500)
    player.press(1, "MATCH")
    player.wait(500)
    player.press(2, "MATCH")
    assert player.console.screen.describe() == "False start: Player 2"
    player.wait(2800)
    assert player.screen == "count"
    player.wait(300)
    assert player.screen == "decks"


def test_a_button_held_from_the_count_on_is_no_claim():
    player = counting()
    player.wait(400)
    player.event(2, "MATCH", True)
    player.wait(3500)
    assert player.screen == "decks" and player.game.claims == 1
    player.event(2, "MATCH", False)
    player.wait(100)
    player.press(2, "MATCH")
    assert player.screen == "naming"


def test_pausing_stops_the_count():
    player = counting()
    player.hold(1, "BACK", 2050)
    assert player.screen == "pause"
    player.wait(20000)
    player.press(1, "MATCH")
    assert player.screen == "count"
    player.wait(1100)
    assert player.screen == "decks"


def test_a_game_alone_begins_with_a_count_too():
    player = racing((1,), solo="sixty", minutes=2)
    assert player.screen == "decks" and player.game.limit() == 120000
