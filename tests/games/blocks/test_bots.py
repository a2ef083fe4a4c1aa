"""Computer players of Quick Play and Total Madness."""

import games
from core import player
from core.rng import Rng
from fivefold.virtual.programs import bot_table as table
from games.blocks import bot_arranging as arranging
from games.blocks import rules_cards as cards
from games.blocks import rules_solver as solver
from playing import do, named, pass_time
from support import raises, rule

# Loaded while the heap of a small device is still in one piece.
for name in ("quick_play", "total_madness"):
    games.load(name)
    games.player(name)


def seated(name, seats, strengths, seed, options=None):
    """A game and its computer players."""
    game = games.start(name, seats, options, seed)
    kind = games.player(name)
    return game, {seat: kind(seat, strength, seed) for seat, strength in zip(seats, strengths)}


def played(name, strengths, seed, options=None):
    """`(game, events)` of a whole game."""
    seats = list(range(1, len(strengths) + 1))
    game, players = seated(name, seats, strengths, seed, options)
    events = []
    table.play(game, players, lambda action, now: events.extend(game.act(action, now)))
    return game, events


@rule("B-5")
def test_arrangements_are_right_or_wrong_as_intended_and_can_always_lie_so():
    rng = Rng(4)
    for number in range(1, 61):
        figure = cards.cells(number)
        assert solver.shows(arranging.arrangement(number, True, rng), figure)
        assert not solver.shows(arranging.arrangement(number, False, rng), figure)


@rule("B-4")
def test_harder_cards_take_longer_and_stronger_players_less_time():
    for strength in player.STRENGTHS:
        times = [arranging.mean_ms(number, strength) for number in range(1, 61)]
        assert times == sorted(times)
    rng = Rng(1)
    means = []
    for strength in player.STRENGTHS:
        means.append(sum([arranging.thinking_ms(30, strength, rng) for _ in range(100)]) // 100)
    assert means == sorted(means, reverse=True) and means[0] > 2 * means[-1]


def test_the_same_seed_plays_the_same_game():
    for name in ("quick_play", "total_madness"):
        first, again = played(name, [3, 4, 2], 6), played(name, [3, 4, 2], 6)
        assert first[1] == again[1] and first[0].snapshot() == again[0].snapshot()
        assert played(name, [3, 4, 2], 7)[1] != first[1]


def test_every_strength_beats_the_one_two_below():
    for name, options in (("quick_play", {"rounds": 7}), ("total_madness", {})):
        for weak, strong in ((1, 3), (2, 4), (3, 5), (1, 5)):
            won = 0
            for seed in range(10):
                # Chairs change, so that no seat is favoured.
                strengths = [weak, strong] if seed % 2 else [strong, weak]
                game, _ = played(name, strengths, seed, options)
                won += game.winners() == [strengths.index(strong) + 1]
            assert won >= 7, (name, weak, strong, won)


def test_errors_are_real_and_become_rare_with_strength():
    wrong = []
    for strength in (1, 5):
        count = 0
        for seed in range(12):
            _, events = played("quick_play", [strength, strength], seed, {"rounds": 8})
            verdicts = named(events, "verdict")
            assert [event for event in verdicts if event[3] != "core"] == []
            count += len([event for event in verdicts if not event[2]])
        wrong.append(count)
    assert wrong[0] > 5 * wrong[1]


@rule("QP-9", "TM-8")
def test_alone_they_come_to_an_end():
    for strength in (1, 5):
        game, _ = played("quick_play", [strength], 2, {"rounds": 6})
        assert game.over and game.standings()[0][3] < -30000
        game, _ = played("total_madness", [strength], 2)
        assert game.standings()[0][2] >= 5
    game, _ = played("total_madness", [5], 2, {"solo": "sixty", "minutes": 3})
    assert game.now < 300000 and game.standings()[0][2] > 10


def test_planning_again_does_not_start_the_thinking_again():
    game, players = seated("quick_play", [1, 2], [3, 3], 5)
    do(game, 1000, 0, "reveal")
    first = players[1].plan(game.public(), {}, game.legal(1), 1000)
    assert first[0] > 5000
    assert players[1].plan(game.public(), {}, game.legal(1), 4000) == first
    do(game, 4000, 2, "claim")
    do(game, 7000, 2, "withdraw")
    # The clock stood still for 3 s, and so did the thinking.
    assert players[1].plan(game.public(), {}, game.legal(1), 7000) == (first[0] + 3000, (1, "claim"))
    game, players = seated("total_madness", [1, 2], [3, 3], 5)
    do(game, 0, 0, "start")
    pass_time(game, 3000)
    first = players[1].plan(game.public(), {}, game.legal(1), 3000)
    assert players[1].plan(game.public(), {}, game.legal(1), 5000) == first


def test_the_blocks_of_people_are_believed():
    game, players = seated("quick_play", [1, 2, 3], [3, 3, 3], 5)
    do(game, 1000, 0, "reveal")
    do(game, 3000, 3, "claim")
    assert players[1].plan(game.public(), {}, game.legal(1), 3000) == (7000, (1, "accept"))
    do(game, 5000, 2, "object")
    assert players[1].plan(game.public(), {}, game.legal(1), 5000) is None


def test_a_strength_that_is_none_is_refused():
    for strength in (0, 6, None, "3"):
        raises(ValueError, games.player("quick_play"), 1, strength, 1)
