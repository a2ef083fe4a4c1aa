"""Saved games."""

import json

import games
from core.digest import digest
from core.refusal import BadSnapshot
from core.snapshot import restore
from playing import do, pass_time
from support import raises, rule


def midway():
    """A game of Quick Play with a claim being checked and another waiting."""
    game = games.start("quick_play", [1, 3, 2], {"rounds": 6}, 77)
    do(game, 1000, 0, "reveal")
    do(game, 5000, 3, "claim")
    do(game, 5600, 1, "claim")
    return game


def through_json(data):
    return json.loads(json.dumps(data))


@rule("C-5")
def test_a_game_goes_on_from_plain_data_as_if_nothing_had_been():
    game = midway()
    other = restore(through_json(game.snapshot()), games.load)
    assert other.snapshot() == game.snapshot()
    assert other.public() == game.public()
    for now, action in ((6500, (2, "object")), (6600, (1, "wrong")), (7000, (3, "accept"))):
        assert do(game, now, *action) == do(other, now, *action)
    assert other.snapshot() == game.snapshot()
    assert other.rng.below(1000) == game.rng.below(1000)


@rule("C-5")
def test_a_snapshot_is_a_copy():
    game = midway()
    before = through_json(game.snapshot())
    saved = game.snapshot()
    other = restore(saved, games.load)
    do(other, 6000, 1, "object")
    do(other, 6001, 2, "wrong")
    assert saved == before and game.snapshot() == before


@rule("C-5")
def test_what_was_saved_stays_as_it_was_when_the_game_goes_on():
    game = midway()
    saved = game.snapshot()
    other = restore(saved, games.load)
    before = through_json(saved)
    for now, action in ((6500, (1, "accept")), (6600, (2, "accept"))):
        do(game, now, *action)
    assert game.won[1] and saved == before
    assert other.snapshot() == before


@rule("C-5")
def test_a_finished_game_stays_finished():
    game = midway()
    while not game.over:
        if game.phase() == "ready":
            do(game, game.now, 0, "reveal")
        pass_time(game, game.due())
    assert restore(through_json(game.snapshot()), games.load).winners() == game.winners()
    assert restore(game.snapshot(), games.load).over


@rule("C-5")
def test_damage_anywhere_is_noticed():
    good = midway().snapshot()
    for key in sorted(good):
        for damage in (None, -1, "x", [], {}, 10**9):
            bad = through_json(good)
            bad[key] = damage
            raises(BadSnapshot, restore, bad, games.load)
        bad = through_json(good)
        del bad[key]
        raises(BadSnapshot, restore, bad, games.load)
    for index, value in enumerate(good["state"]):
        bad = through_json(good)
        bad["state"][index] = value + [1] if isinstance(value, list) else value + 1
        raises(BadSnapshot, restore, bad, games.load)
    bad = through_json(good)
    bad["more"] = 1
    raises(BadSnapshot, restore, bad, games.load)


@rule("C-5")
def test_what_is_no_snapshot_is_refused():
    for foreign in (None, 5, "fivefold", [], {}, {"fivefold": 1}, [midway().snapshot()]):
        raises(BadSnapshot, restore, foreign, games.load)


def signed(**changes):
    """A snapshot with changes and a check number that fits them."""
    data = through_json(midway().snapshot())
    data.update(changes)
    del data["check"]
    data["check"] = digest(data)
    return data


@rule("C-5")
def test_a_foreign_game_with_a_right_check_number_is_refused():
    assert restore(signed(), games.load).phase() == "check"
    state = midway().snapshot()["state"]
    for changes in (
        {"game": "chess"},
        {"game": 7},
        {"fivefold": 2},
        {"seats": [1, 1, 2]},
        {"seats": [1, 2, 3, 4]},
        {"seats": None},
        {"options": {"rounds": 7}},
        {"options": []},
        {"seed": -1},
        {"now": "1000"},
        {"over": 0},
        {"chance": [1, 2]},
        {"chance": "abc"},
        {"state": state[1:]},
        {"state": state + [0]},
        {"state": None},
        {"state": [state[0][1:]] + state[1:]},
        {"state": [state[0][1:] + state[0][1:2]] + state[1:]},
        {"state": [state[0][1:] + [61]] + state[1:]},
        {"state": [state[0][1:] + ["x"]] + state[1:]},
    ):
        raises(BadSnapshot, restore, signed(**changes), games.load)


@rule("C-5")
def test_players_who_do_not_play_are_found():
    names = games.load("quick_play").STATE
    for name, value in (
        ("claims", [3, 5]),
        ("claims", [1, 3]),
        ("locked", [4]),
        ("given_up", [2, 2]),
        ("accepted", [6]),
        ("votes", [[4, True]]),
        ("claimant", 4),
    ):
        state = midway().snapshot()["state"]
        state[names.index(name)] = value
        raises(BadSnapshot, restore, signed(state=state), games.load)
