"""A game that a host starts on several consoles at once, and the record by which its scores are checked."""

import sys

import games
from console.actions import AT_ONCE
from console_double import Player
from core import recording

START = {"do": "start", "game": "quick_play", "seats": [1, 2], "options": {"rounds": 1}, "seed": 9}


def begun(**more):
    """A console that was told to start a game of one round."""
    player = Player()
    link = player.board.link
    player.lines = lines = []  # of the record
    send = link.send

    def hear(data):
        send(data)
        if data["event"] in ("action", "recorded"):
            lines.append(data)

    link.send = hear
    link.waiting.append(dict(START, **more))
    player.wait(20)
    return player


def refused(player, **more):
    player.board.link.waiting.append(dict(START, **more))
    player.wait(40)
    return player.sent("error")[-1]["why"]


def play(player):
    """Seat 1 takes the card."""
    player.press(1, "MATCH")
    player.wait(2000)
    player.press(2, "MATCH")
    player.wait(4000)


def test_a_game_begins_when_it_was_told_to_on_the_millisecond():
    player = begun(in_ms=5000)
    assert player.screen == "countdown" and player.console.screen.describe() == "3"
    player.wait(4970)
    assert player.screen == "countdown" and player.console.screen.describe() == "1"
    player.wait(30)
    assert player.screen == "card"
    game = player.game
    assert (game.seats, game.seed, game.options["rounds"]) == ([1, 2], 9, 1)


def test_a_time_of_its_clock_means_the_same_however_late_it_is_read():
    for late in (0, 40, 1500):
        player = Player()
        link = player.board.link
        link.waiting.append({"do": "clock"})
        player.wait(10)
        at = player.sent("clock")[-1]["ms"] + 4000
        player.wait(late)
        link.waiting.append(dict(START, at=at))
        player.wait(at - player.console.now - 10)
        assert player.screen == "countdown"
        player.wait(20)
        assert player.screen == "card"
        assert abs(player.console.table.time(player.console.now) - (player.console.now - at)) <= 8, late


def test_a_time_that_is_past_is_now_and_one_far_away_is_refused():
    player = begun(at=0)
    player.wait(40)
    assert player.screen == "card"
    assert "more than a minute away" in refused(Player(), at=3600000)


def test_the_game_is_loaded_before_the_count_down_is_over():
    player = begun(in_ms=3000)
    player.wait(1000)
    assert player.screen == "countdown" and "games.quick_play.screens" in sys.modules


def test_a_game_that_counts_by_itself_or_was_not_told_when_begins_in_time_as_well():
    player = begun(game="total_madness", options={}, in_ms=1000)
    player.wait(960)
    assert player.screen == "countdown"
    player.wait(40)
    assert player.screen != "countdown"
    assert begun().screen == "countdown"


def test_what_cannot_start_is_refused_and_takes_nobody_from_a_game():
    assert "pad" in refused(Player(), seats=[6])
    assert "game" in refused(Player(), game="dance")
    assert "2 to 2 players" in refused(Player(), game="push_match", seats=[1], options={})
    player = begun(in_ms=0)
    player.wait(100)
    assert refused(player) == "a game is in play" and player.screen == "card"
    player = Player()
    assert "quick_play cannot start" in refused(player, options={"dance": 1}, record=True)
    assert player.screen == "menu" and player.console.next_seed is None and player.console.record is None


def test_the_record_is_told_as_it_arises_and_again_when_a_host_was_away():
    player = begun(in_ms=0, record=True)
    player.wait(100)
    play(player)
    assert player.screen == "results"
    lines = list(player.lines)
    assert [data["number"] for data in lines] == list(range(1, len(lines) + 1))
    assert lines[-1]["event"] == "recorded"
    again = player.lines
    again.clear()
    while len(again) < len(lines):
        player.board.link.waiting.append({"do": "actions", "first": len(again) + 1})
        player.wait(20)
        assert len(again) % AT_ONCE == 0 or len(again) == len(lines)
    assert again == lines
    header = {"recording": 1, "game": "quick_play", "seats": [1, 2], "options": {"rounds": 1}, "seed": 9}
    whole = [header] + [[data["now"], data["action"], data["check"]] for data in lines[:-1]]
    whole.append(["end", len(lines) - 1, lines[-1]["winners"], lines[-1]["check"]])
    assert recording.replay(whole, games.start).winners() == [1]


def test_what_people_start_themselves_afterwards_is_not_recorded():
    player = begun(in_ms=0, record=True)
    player.wait(100)
    play(player)
    player.wait(3000)
    player.press(1, "MATCH")
    player.wait(5000)
    assert player.console.record is None
