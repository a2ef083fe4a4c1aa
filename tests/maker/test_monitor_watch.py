"""What the monitor knows of a game: told by the console itself, with presses a few milliseconds apart."""

import json
from pathlib import Path

import pytest

import games
from console_double import Player
from fivefold import paths, vm
from fivefold.monitor.asking import Asking
from fivefold.monitor.views import plain
from fivefold.monitor.watch import Watch
from fivefold.serial.sequences import Decoder, Refused
from madness_table import racing
from twins_table import go, lay, table, turn_up

TOLD_GAME = Path(__file__).resolve().parent.parent / "support" / "told_game.py"


class Watched:
    """What a Watch knows of a player's console so far, and the events as lines of words."""

    def __init__(self, player):
        self._player, self._heard = player, 0
        self.watch, self.lines = Watch(), []

    def hear(self):
        """Hear what was sent since the last call; the Watch."""
        for record in json.loads(json.dumps(self._player.board.link.sent[self._heard :])):
            self._heard += 1
            self.watch.take(record)
            self.lines.append(plain(record, self.watch))
        return self.watch

    def claims(self):
        return [(claim.seat, claim.late, claim.verdict) for claim in self.hear().game.claims]


def presses(player, *seats_and_gaps):
    """MATCH of one seat after the other: seat, ms until the next one, seat, …"""
    for place, number in enumerate(seats_and_gaps):
        if place % 2:
            player.board.clock.sleep_ms(number)
        else:
            player.event(number, "MATCH", True)
    player.wait(100)
    for seat in seats_and_gaps[::2]:
        player.event(seat, "MATCH", False)


def test_who_was_behind_in_quick_play_and_by_how_much():
    player = Player().race((1, 2, 3), rounds=2)
    watched = Watched(player)
    presses(player, 1, 3, 2, 37, 3)
    assert watched.claims() == [(1, [(2, 3), (3, 40)], "")]
    player.press(2, "BACK")
    player.press(3, "BACK")
    player.wait(3000)
    # The first was wrong: the next in the queue claims, with the others behind.
    assert watched.claims() == [(1, [(2, 3), (3, 40)], "wrong"), (2, [(3, 37)], "")]
    first, second = watched.watch.game.claims
    assert second.race_ms == first.race_ms + 3 and second.next() == (3, 37)
    assert any(line.endswith("queued seat 2 3 ms after seat 1") for line in watched.lines)


def test_who_was_behind_in_total_madness():
    player = racing((1, 2))
    watched = Watched(player)
    presses(player, 2, 5, 1)
    assert watched.claims() == [(2, [(1, 5)], "")]
    player.wait(30000)  # no deck is named
    assert watched.claims()[0] == (2, [(1, 5)], "wrong")


def test_who_was_behind_at_a_card_of_twins():
    player = table()
    watched = Watched(player)
    turn_up(player, 2)
    place = player.game.table[0]
    go(player, 1, place)
    go(player, 2, place)
    player.wait(200)
    presses(player, 2, 4, 1)
    assert watched.claims() == [(2, [(1, 4)], "")]
    assert any(line.endswith("late seat 1 4 ms after seat 2") for line in watched.lines)


def test_a_tie_of_twins_is_one_claim_with_its_margin():
    player = table()
    watched = Watched(player)
    turn_up(player, 2)
    one, other = player.game.table[:2]
    lay(player, (one, 5), (other, 5))
    go(player, 1, one)
    go(player, 2, other)
    player.wait(200)
    presses(player, 2, 8, 1)
    assert watched.claims() == [(2, [(1, 8)], "tie")]


def test_a_game_is_in_play_until_its_end_and_goes_on_after_a_reset():
    player = Player().race((1, 2))
    watched = Watched(player)
    presses(player, 2)
    watch = watched.hear()
    assert watch.playing and not watch.game.over and watch.game.fresh
    game = watch.game
    watch.take({"event": "game", "game": None})  # the answer after a reset
    assert not watch.playing and watch.game is game
    again = Player(files=player.board.storage.files)
    again.press(1, "MATCH")
    for record in json.loads(json.dumps(again.board.link.sent)):
        watch.take(record)
    assert watch.playing and watch.game is game and len(game.claims) == 1


@pytest.mark.parametrize("name", games.GAMES)
def test_every_game_is_told_from_its_start_to_its_result(name):
    options = {"quick_play": ["rounds=2"], "twins": ["sets=2"]}.get(name, [])
    told = vm.run(
        "cpython", TOLD_GAME, [name, *options], None, paths.VIRTUAL / "modules", paths.PACKAGE.parent
    )
    watch, seen = Watch(), []
    for record in map(json.loads, told.splitlines()):
        watch.take(record)
        plain(record, watch)
        seen.append(record["event"])
    game = watch.game
    assert (game.name, game.seats, game.over) == (name, [1, 2], True) and not watch.playing
    assert game.winners and game.winners == [row[1] for row in game.standings if row[0] == 1]
    assert seen.count("start") == seen.count("result") == 1
    assert all(claim.verdict for claim in game.claims)


@pytest.mark.parametrize(
    "record",
    [
        {"event": "start"},
        {"event": "start", "game": 7},
        {"event": "game", "game": "quick_play", "seats": "12"},
        {"event": "game", "game": "quick_play", "seats": [1, 1], "computers": [], "options": {}, "seed": 1,
         "now": 0, "winners": [], "numbers": [], "standings": [[1, 1]]},
        {"event": "result", "game": "quick_play", "seats": [1], "standings": [[1]], "now": -1},
        {"event": "game", "game": "quick_play", "seats": [1], "computers": [[2, 1]], "options": {}, "seed": 1,
         "now": 0, "over": False, "winners": [], "numbers": [], "standings": [[1, 1]]},
        {"event": "game", "game": "quick_play", "seats": [1, 2], "computers": [], "options": {}, "seed": 1,
         "now": 0, "over": False, "winners": [3], "numbers": [], "standings": [[1, 1], [1, 1]]},
        {"event": "claim", "t": 5},
        {"event": "claim", "t": "x", "seat": []},
        {"event": "queued", "t": 5, "seat": 1, "margin_ms": None},
        {"event": "tie", "t": 5, "seats": []},
        {"event": "late", "t": 5, "seat": 10**30},
        {"event": "screen", "name": {}},
        {"event": "version"},
        {"event": "take", "t": 1},
        {"event": "_hands", "t": 1},
    ],
)  # fmt: skip
def test_what_another_version_might_tell_is_passed_over(record):
    watched = Watched(Player().race((1, 2)))
    watch = watched.hear()
    before = watch.game.standings, list(watch.game.claims)
    for found in Decoder().feed(b"\x1e" + json.dumps(record).encode() + b"\n"):
        if not isinstance(found, Refused):
            watch.take(found)
            plain(found, watch)
    assert (watch.game.standings, list(watch.game.claims)) == before


def test_the_board_is_asked_when_something_happens_and_ever_less_often_without_an_answer():
    asking = Asking()
    assert asking.due(0.0) and not asking.due(0.1)
    asking.answered()
    assert not asking.due(1.0)
    asking.happened()
    assert asking.due(1.1)
    asking.answered()
    asking.happened()
    assert not asking.due(1.4) and asking.due(1.7)
    asked = [tenth / 10 for tenth in range(18, 6000) if asking.due(tenth / 10)]
    assert asking.silent and 8 < len(asked) < 20
    asking.answered()
    assert not asking.silent


def test_the_clock_stands_still_while_the_game_is_paused():
    player = Player().race((1, 2))
    watch = Watched(player).hear()
    watch.game.heard -= 5
    assert watch.clock() >= watch.game.now + 5000
    player.hold(1, "BACK", 2100)
    assert player.screen == "pause"
    watch.take({"event": "screen", "name": "pause"})
    assert watch.clock() == watch.game.now


def test_players_are_called_as_on_their_pads_unless_somebody_has_said_who_they_are():
    files = {"settings": {"language": "en"}, "players": [[1, 0, "ADA"], [2, 3, "BOB"]]}
    player = Player(files=files)
    player.start((1, 2, 4), computers=1)
    game = Watched(player).hear().game
    game.names = {2: "Grandma"}
    assert [game.player(seat) for seat in (1, 2, 3, 4)] == [
        "😀 ADA",
        "😮 Grandma",
        "🤖 Dot, computer 3",
        "seat 4",
    ]
    assert [game.named(seat) for seat in (1, 2, 3, 4)] == ["ADA", "Grandma", None, None]
