"""Computer players of Twins."""

import sys

from core.rng import Rng
from fivefold.virtual.programs import bot_table as table
from games.twins.bot import PLAYER
from games.twins.rules import GAME
from laying import disguise, lay
from support import rule

SMALL = sys.implementation.name == "micropython"
PILES = ("XY XY", "WZ WZ")


def play(seats, strengths, seed, **options):
    """A game of computer players, and how often each kind of event came."""
    game = GAME(seats, options, seed)
    events = {}

    def act(action, now):
        for event in game.act(action, now):
            events[event[0]] = events.get(event[0], 0) + 1

    players = {seat: PLAYER(seat, strength, seed) for seat, strength in zip(seats, strengths)}
    table.play(game, players, act)
    return game, events


def plan(player, game):
    seat = player.seat
    return player.plan(game.public(), game.private(seat), game.choices(seat), game.now)


@rule("TW-15")
def test_games_end_by_sets_with_the_decks_that_a_display_is_offered():
    # A sample of docs/numbers.md.
    usual = {option.name: option.default for option in GAME.OPTIONS}
    for side, cards in ((16, 45), (32, 90), (32, 135)):
        for seats in ([1, 2], [1, 2, 3, 4, 5, 6]):
            options = GAME.fit(dict(usual, deck=cards), seats, side, side)
            game = play(seats, [3] * len(seats), 20, **options)[0]
            assert max([game.points(seat) for seat in seats]) == options["sets"], (side, cards, seats)


def test_every_mode_is_played_to_its_end():
    for seats, options in (
        ([1, 2], {}),
        ([2, 4, 6], {"deck": 45, "table": 8}),
        ([1, 2, 3], {"forbidden_seat": 2, "sets": 3}),
        ([1, 2, 3, 4], {"mode": "teams", "sets": 2}),
        ([1, 2, 3, 4, 5], {"mode": "teams", "sets": 2}),
        ([3], {"deck": 45, "table": 16}),
        ([1, 2], {"mode": "together", "deck": 45}),
        ([1, 2], {"mode": "race", "deck": 45}),
    ):
        game, events = play(seats, [4, 5, 3, 4, 5], 3, **options)
        assert game.over and events["won"] > 1, options
        game.conserved()


def test_the_strongest_beats_the_weakest_clearly():
    games = 8 if SMALL else 40
    wins = 0
    for seed in range(games):
        strong = 1 + seed % 2
        game = play([1, 2], (5, 1) if strong == 1 else (1, 5), seed, deck=90)[0]
        wins += game.winners() == [strong]
    assert wins * 10 >= games * 9, wins


@rule("C-6")
def test_undersides_change_none_of_the_choices():
    for seats, options, most in (([1, 2, 3], {"deck": 45}, 70), ([1, 2], {"mode": "race", "deck": 45}, 40)):
        game = GAME(seats, options, 6)
        rng = Rng(6)
        players = {seat: PLAYER(seat, 3, 6) for seat in seats}
        blind = [PLAYER(seat, 3, 6) for seat in seats]
        different = 0
        for _ in range(most):
            if game.over:
                break
            other = GAME(seats, options, 6, game.snapshot())
            disguise(other, 0, rng)
            different += other.FACES != game.FACES
            due, action = table.next_action(game, players)
            best = None
            for player in blind:
                planned = plan(player, other)
                if planned and (best is None or (planned[0], player.seat) < best[:2]):
                    best = (planned[0], player.seat, planned[1])
            assert action == (0, "wait") or (due, action) == (best[0], best[2])
            game.act(action, due)
        assert different > 20


def test_the_more_there_is_to_see_the_longer_it_takes_and_the_strong_are_quicker():
    def mean(strength, loose):
        times = [plan(PLAYER(2, strength, seed), lay([1, 2], loose, PILES))[0] for seed in range(30)]
        return sum(times) // 30

    few, many = "AB AC", "AB AC DE FG HI JK LM NO PQ RS TU"
    assert mean(3, few) < mean(3, many)
    for strength in (2, 3, 4, 5):
        assert mean(strength, many) < mean(strength - 1, many)


def test_the_weak_err_more_often():
    mistakes = []
    for strength in (1, 5):
        count = 0
        for seed in range(4 if SMALL else 12):
            count += play([1, 2], (strength, strength), seed, deck=45)[1].get("mistake", 0)
        mistakes.append(count)
    assert mistakes[0] > mistakes[1]


@rule("TW-10")
def test_nobody_claims_what_is_forbidden_to_them():
    game = lay([1, 2], "AB AC", PILES, forbidden_seat=2)
    game.forbidden = [0]
    assert plan(PLAYER(2, 5, 1), game) is None
    assert plan(PLAYER(1, 5, 1), game)[1][:2] == (1, "hand")


@rule("TW-11")
def test_mates_answer_a_hand_with_one_hand():
    game = lay([1, 2, 3, 4], "AB AC DE", PILES + ("UV", "ST"), mode="teams")
    game.act((1, "hand", 0), 0)
    mate, rival = PLAYER(3, 4, 1), PLAYER(2, 4, 1)
    due, action = plan(mate, game)
    assert action == (3, "hand", 1) and due < plan(rival, game)[0]
    game.act(action, due)
    assert game.sets == [[1, 0, 1]]
    game.act((1, "hand", 2), due + 1)
    assert plan(mate, game)[1] == (3, "turn_up")
    game.act((3, "hand", 3), due + 2)
    assert game.sets == []


def test_a_hand_whose_partner_has_gone_is_lifted():
    game = lay([1, 2], "AB AC DE", PILES)
    player = PLAYER(2, 5, 1)
    due, action = plan(player, game)
    game.act(action, due)
    other = 1 - action[2]
    assert plan(player, game)[1] == (2, "hand", other)
    game.turn_over(other)
    assert plan(player, game)[1] == (2, "lift")


def test_a_pair_that_was_none_is_not_tried_again():
    game = lay([1, 2], "AB CD", ("XY", "WZ"))
    player = PLAYER(2, 3, 1)
    plan(player, game)
    player.pairs = [[0, 1, 0, 2, 0]]
    for kind in ("hand", "hand"):
        due, action = plan(player, game)
        assert action[1] == kind
        events = game.act(action, max(due, game.now))
    assert events[-1] == ("mistake", 2, [])
    assert plan(player, game) is None


@rule("C-2")
def test_the_same_seed_plays_the_same_game_on_every_python():
    game = play([1, 2, 3], (5, 4, 3), 12, deck=90)[0]
    assert (game.now, game.turned, game.handed) == (117382, 37, 36)
    assert game.public()["sets"][-2:] == [[1, 56, 81], [1, 34, 44]]
    assert game.standings() == [[1, 1, 5], [2, 2, 3], [3, 3, 2]]
