"""Computer players of Push Match."""

from core.rng import Rng
from fivefold.virtual.programs import bot_table as table
from games.push_match.bot import PLAYER
from games.push_match.rules import GAME
from games.push_match.rules_round import CALL
from pushing import ANY, SEATS, disguise, fill, frame, push
from support import rule

ASIDE = (7, 8, 9, 10)  # cards that have nothing to do with the rows of these frames


def plan(game, strength, seed=1):
    """What a computer player in the seat on turn wants to do."""
    seat = game.public()["turn"]
    player = PLAYER(seat, strength, seed)
    return player.plan(game.public(), game.private(seat), game.choices(seat), game.now)[1]


def winner(strengths, seed, **options):
    """The side that wins a game between two strengths, or None if they share it."""
    game = GAME(SEATS, options, seed)
    players = {seat: PLAYER(seat, strength, seed) for seat, strength in zip(SEATS, strengths)}
    table.play(game, players)
    won = game.winners()
    return SEATS.index(won[0]) if len(won) == 1 else None


@rule("PM-11")
def test_any_strength_plays_either_seat_of_every_kind_of_game():
    for number, strengths in enumerate(((1, 5), (5, 2), (3, 4), (2, 3), (4, 1))):
        for options in ({}, {"variant": "five_minutes"}):
            winner(strengths, number, **options)


@rule("PM-11")
def test_the_strongest_beats_the_weakest_from_either_seat():
    wins = [0, 0]
    for seed in range(5):
        wins[0] += winner((5, 1), seed) == 0
        wins[1] += winner((1, 5), seed) == 1
    assert min(wins) >= 4, wins


@rule("PM-11")
def test_what_a_seat_cannot_see_changes_none_of_its_choices():
    for seed, strength in ((3, 5), (4, 3)):
        game = GAME(SEATS, {}, seed)
        rng = Rng(seed)
        players = [PLAYER(seat, strength, seed) for seat in SEATS]
        blind = [PLAYER(seat, strength, seed) for seat in SEATS]
        different = 0
        for _ in range(70):
            if game.choices(0):
                game.act((0, "set_up"), game.now)
            side = game.turn
            seat = SEATS[side]
            other = GAME(SEATS, {}, seed, game.snapshot())
            disguise(other, seat, rng)
            other.conserved()
            different += other.private(SEATS[1 - side]) != game.private(SEATS[1 - side])
            now, action = players[side].plan(game.public(), game.private(seat), game.choices(seat), game.now)
            seen = other.public(), other.private(seat), other.choices(seat), other.now
            assert blind[side].plan(*seen) == (now, action)
            game.act(action, now)
            if game.over:
                break
        assert different > 30


@rule("PM-11")
def test_the_same_seed_makes_the_same_choices_and_another_seed_others():
    game = frame((), (), "3")
    for strength in (1, 2, 3, 4, 5):
        assert plan(game, strength, 6) == plan(game, strength, 6)
    assert len(set([plan(game, 1, seed) for seed in range(12)])) > 3


@rule("PM-11")
def test_the_effort_is_bounded_in_steps():
    for strength in (1, 2, 3, 4, 5):
        game = frame((), (), "3")
        player = PLAYER(3, strength, 2)
        player.plan(game.public(), game.private(3), game.choices(3), 0)
        assert player.steps <= 24 * 6


@rule("PM-11", "PM-6")
def test_it_completes_a_row_and_calls_it():
    for strength in (4, 5):
        game = frame((ANY, ANY, ANY, ANY, "333.3"), (), "3", cards=(3,) + ASIDE[:3])
        wanted = push(game, 23, 3)
        assert plan(game, strength) == wanted
        game.act(wanted, 0)
        assert plan(game, strength) == (3, "match", 4)


@rule("PM-11", "PM-6")
def test_it_calls_the_row_that_the_other_player_made_for_it():
    game = frame((ANY, ANY, ANY, ANY, "44444"), (), "3", cards=ASIDE)
    assert plan(game, 5) == (3, "match", 4)


@rule("PM-11", "PM-5")
def test_it_fills_the_empty_place_and_calls():
    game = frame((".3333",), (), "3", cards=ASIDE)
    assert plan(game, 5) == fill(game, 3)
    game.act(fill(game, 3), 0)
    for seed in range(10):
        assert plan(game, 1, seed) == (3, "match", 0)


@rule("PM-11", "PM-7")
def test_the_stronger_prefer_rows_of_their_own_cards():
    game = frame((ANY, "4444.", ANY, "333.3"), (), "34", cards=(3,) + ASIDE[:3])
    for seed in range(5):
        for strength in (4, 5):
            assert plan(game, strength, seed) == push(game, 18, 3)
    game.cards = [4] + list(ASIDE[:3])
    assert plan(game, 5) == push(game, 9, 4)


@rule("PM-11")
def test_the_strongest_breaks_up_where_the_other_player_has_been_at_work():
    game = frame((), (), "3", cards=ASIDE)
    player = PLAYER(3, 5, 1)
    for cell in (10, 11, 12, 13, 1):  # as the other player's pushes are seen, one after another
        game.last = cell
        action = player.plan(game.public(), game.private(3), game.choices(3), 0)[1]
    assert action[2] in (10, 11, 12, 13)


@rule("PM-11", "C-8")
def test_the_strongest_gives_up_breaking_lines_so_that_a_round_ends():
    game = frame((), (), "3", cards=ASIDE)
    for pushes, breaks in ((59, True), (60, False)):
        game.pushes = pushes
        different = 0
        for seed in range(4):
            players = [PLAYER(3, strength, seed) for strength in (4, 5)]
            for cell in (10, 11, 12, 13, 1):
                game.last = cell
                seen = game.public(), game.private(3), game.choices(3), 0
                of_four, of_five = [player.plan(*seen)[1] for player in players]
            different += of_four != of_five
        assert (different > 0) == breaks


@rule("PM-11")
def test_weak_players_overlook_rows_and_still_end_their_turn():
    game = frame((ANY, ANY, ANY, ANY, "44444"), (), "3", cards=ASIDE)
    game.phase = CALL
    plans = [plan(game, 1, seed) for seed in range(40)]
    assert sorted(set(plans)) == [(3, "done"), (3, "match", 4)]
