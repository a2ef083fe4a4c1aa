"""Twins: whole games at random, saved games, numbers of ways (C-2 … C-8, TW-1)."""

import gc
import json
import sys

import games
from core.game import TABLE, WAIT
from core.refusal import BadSnapshot
from core.rng import Rng
from core.snapshot import restore
from games.twins.rules import GAME
from laying import lay
from support import raises, rule

STEPS = 250
MOST_STEPS = 5000
EVERY = 11 if sys.implementation.name == "micropython" else 1


def step(game, rng):
    """A random action, biased to pairs that show, so that something happens; its events."""
    due = game.due()
    now = game.now + rng.below(300)
    if due is not None and due <= now:
        return game.act((TABLE, WAIT), due)
    seat = rng.pick(game.seats)
    places = game.open_to(seat)
    if places and rng.below(2):
        down = [game.shown(hand[1]) for hand in game.hands]
        alike = [place for place in places if game.shown(place) in down]
        return game.act((seat, "hand", rng.pick(alike or places)), now)
    others = [(seat, verb) for verb in ("turn_up", "lift") if not game.refusal((seat, verb))]
    if others:
        return game.act(rng.pick(others), now)
    if game.timed and rng.below(4) == 0:
        place = rng.pick(game.table)
        if not game.refusal((seat, "turn_over", place)):
            return game.act((seat, "turn_over", place), now)
    return []


@rule("TW-1", "TW-13", "C-5", "C-8")
def test_no_card_is_ever_lost_and_every_game_ends():
    for seats, options in (
        ([1, 2], {}),
        ([4, 3, 2, 1], {"deck": 45, "table": 2, "forbidden_seat": 2}),
        ([1, 2, 3, 4, 5, 6], {"mode": "teams", "teams": 3}),
        ([1, 3, 5], {"forbidden_seat": 3, "sets": 2, "table": 8}),
        ([1, 2, 6], {"mode": "race", "deck": 45}),
        ([2], {"table": 16}),
    ):
        for seed in range(3):
            rng = Rng(seed)
            game = GAME(seats, options, seed)
            steps = 0
            while not game.over:
                steps += 1
                assert steps < MOST_STEPS
                step(game, rng)
                if steps % EVERY == 0:
                    game.conserved()
                    assert cards_of(game) == game.options["deck"]
            game.conserved()
            game = None
            gc.collect()


def cards_of(game):
    """How many cards there are on the table, in piles and in sets."""
    won = [len(places) - 1 for places in game.sets]
    return len(game.table) + sum(won) + sum([len(pile) for pile in game.piles])


@rule("C-4", "C-6")
def test_legal_actions_are_exactly_those_that_are_not_refused():
    for seats, options, every in (
        ([1, 2], {"deck": 45}, 20),
        ([1, 2, 3, 4, 5], {"mode": "teams", "deck": 45}, 30),
        ([1, 2], {"mode": "race", "deck": 45, "table": 16}, 20),
    ):
        rng = Rng(3)
        game = GAME(seats, options, 3)
        for count in range(STEPS):
            if game.over:
                break
            step(game, rng)
            if count % every == 0:
                for seat in [TABLE] + seats:
                    legal = game.legal(seat)
                    assert legal == sorted(legal)
                    tries = [(seat, verb) for verb in ("hand", "lift", "turn_over", "turn_up", WAIT)]
                    for place in range(-1, 46):
                        tries += [(seat, "hand", place), (seat, "turn_over", place)]
                    assert legal == sorted([one for one in tries if not game.refusal(one)])


@rule("C-2", "C-5")
def test_a_saved_game_goes_on_as_if_nothing_had_happened():
    game = GAME([2, 4, 1], {"deck": 45, "table": 12}, 5)
    rng = Rng(5)
    for _ in range(100):
        step(game, rng)
    twin = restore(json.loads(json.dumps(game.snapshot())), games.load)
    other = Rng(0)
    other.state = list(rng.state)
    for _ in range(60):
        if not game.over:
            assert step(game, rng) == step(twin, other)
    assert twin.snapshot() == game.snapshot() and twin.public() == game.public()


@rule("C-5")
def test_impossible_saved_games_are_refused():
    good = lay_real()
    for change in (
        lambda game: game.table.append(game.table[0]),
        lambda game: game.table.pop(),
        lambda game: setattr(game, "up", game.up[:3] + [game.up[4]] + game.up[4:]),
        lambda game: setattr(game, "up", game.up[:-1] + [999]),
        lambda game: game.sets.append([1, game.table.pop(), game.table.pop()]),
        lambda game: game.hands.append([1, game.piles[0][0], 0]),
        lambda game: game.hands.extend([[1, game.table[0], 0], [2, game.table[0], 0]]),
        lambda game: setattr(game, "turn", 2),
        lambda game: setattr(game, "owners", [1 - owner for owner in game.owners]),
    ):
        game = restore(good, games.load)
        change(game)
        raises(BadSnapshot, restore, game.snapshot(), games.load)


def lay_real():
    """A saved game of two with two different cards on the table."""
    for seed in range(9):
        game = GAME([1, 2], {"deck": 45}, seed)
        for now in (1, 2):
            game.act((game.whose(), "turn_up"), now)
        if not game.pair_shows():
            return game.snapshot()


@rule("C-2", "C-7")
def test_a_long_game_is_the_same_on_every_python():
    game = GAME([1, 2, 3], {"deck": 45, "forbidden_seat": 2}, 77)
    rng = Rng(77)
    for _ in range(600):
        if not game.over:
            step(game, rng)
    assert (game.now, game.turned, game.handed) == (66350, 63, 300)
    assert game.table[:9] == [40, 37, 42, 39, 31, 41, 22, 19, 21]
    assert game.public()["sets"] == [
        [1, 38, 25], [1, 27, 9, 6], [1, 20, 30], [1, 32, 33], [3, 35, 11],
    ]  # fmt: skip
    assert game.public()["piles"][2] == [3, 0, -1] and game.public()["forbidden"] == [18, 6]


def ways(game, depth, now):
    """In how many ways the next `depth` actions can go, turned up cards and hands of all seats."""
    if game.over:
        return 0
    actions = []
    for seat in game.seats:
        actions += game.legal(seat)
    if depth == 1:
        return len(actions)
    saved = game.snapshot()
    total = 0
    for action in actions:
        game.act(action, now)
        total += ways(game, depth - 1, now)
        game.load(saved)
    return total


@rule("TW-2", "TW-3", "TW-6", "TW-7")
def test_number_of_ways_through_three_actions():
    # A A on the table, a B on each pile, a C below. At first: four places for each, and seat 1 turns up.
    game = lay([1, 2], "AC AD", ("BC CE", "BD CF"))
    assert ways(game, 1, 0) == (4 + 1) + 4
    # A hand of 1 leaves 3 + lift and 3 for 2; a hand of 2 leaves 3 + lift, and 3 + turn up for 1, unless it
    # lies on the card that would be turned up; turning up leaves five places for each, and the turn to 2.
    assert ways(game, 2, 0) == 4 * (4 + 3) + 4 * (4 + 4) - 1 + (5 + 6)
    # After two hands: a mistake (8 ways each) leaves the table as it was, as lifting does (4 each); a pair of
    # A leaves 9, of B 13, whether it is won or tied (2 ways each); else both have a hand down (8 ways each).
    hands = 8 * 9 + 4 * 9 + 2 * (9 + 13) + 2 * (9 + 13) + 8 * 6
    # Seat 1 turns up while seat 2 has a hand down on one of three other cards.
    between = 3 * (4 + 5)
    # Then a hand of seat 1 may lie on the card that seat 2 would turn up.
    after = 5 * (5 + 5) - 1 + 5 * (5 + 4) + 13
    assert ways(game, 3, 0) == 2 * hands + between + after == 622
