"""The computer player of Quarter Turn: what it sees, what it does with it, and that strength shows."""

from core.player import STRENGTHS
from fivefold.virtual.programs.bot_table import next_action, play
from games.quarter_turn.bot import PLAYER
from games.quarter_turn.bot_outlook import Outlook, Tables
from games.quarter_turn.bot_promise import chances
from games.quarter_turn.rules import GAME
from games.quarter_turn.rules_board import rotate
from games.quarter_turn.rules_moves import Moves
from turning import PLAIN, act, make, put, table


def chosen(game, strength, seed=1):
    """What a computer player in the seat at turn does now."""
    seat = game.seats[game.at]
    player = PLAYER(seat, strength, seed)
    at, action = player.plan(game.public(), {}, game.choices(seat), game.now)
    assert at > game.now
    return action


def rolled(face, made=(), **options):
    """A game whose first player has to obey a face; the crossing 5 lacks one turn left of tile 6."""
    game = table(face, made=made, **options)
    game.tiles[6] = rotate(game.tiles[6], 1)
    act(game, (1, "roll"))
    return game


def outlook(tiles, blocks=None):
    nothing = (0, 0, 0, 0, 0)
    tables = Tables(((0, 0, 2, 12, 1000), (0, 0, -1, -8, -300), nothing, nothing))
    return Outlook(tiles, blocks or [0] * 16, tables)


def test_whoever_plays_with_care_completes_a_crossing_when_it_can():
    for strength in STRENGTHS[3:]:
        for seed in range(5):
            assert chosen(rolled("left", ((5, 1),)), strength, seed) == (1, "turn", 6)
            assert 6 in chosen(rolled("two_left", ((5, 1),)), strength, seed)[2:]


def test_the_weaker_complete_it_now_and_then():
    done = []
    for strength in STRENGTHS[:4]:
        moves = [chosen(rolled("left", ((5, 1),)), strength, seed) for seed in range(30)]
        done.append(moves.count((1, "turn", 6)))
    assert 0 < done[0] < done[1] < done[2] < done[3] == 30


def test_every_strength_puts_its_block():
    for strength in STRENGTHS:
        game = table(made=((5, 1), (15, 2)))
        assert chosen(game, strength) == (1, "place", 5)
        act(game, (1, "place", 5))
        assert chosen(game, strength) == (1, "roll")


def test_the_stronger_break_up_what_the_other_would_put_a_block_on():
    for strength in (4, 5):
        for face in ("left", "right", "two_left", "swap"):
            game = table(face, made=((5, 2),))
            act(game, (1, "roll"))
            action = chosen(game, strength)
            assert [tile for tile in action[2:] if tile in (6, 7, 11, 12)], action
            act(game, action)
            assert game.legal(2) == [(2, "roll")]


def test_the_stronger_take_the_block_of_whoever_is_nearest_to_winning():
    for strength in (4, 5):
        for seed in range(4):
            game = table("anti_block", seats=(1, 2, 3), form="long")
            put(game, 0, 1)
            put(game, 2, 2)
            put(game, 8, 3)
            put(game, 10, 3)
            act(game, (1, "roll"))
            assert chosen(game, strength, seed)[:2] == (1, "remove")
            assert chosen(game, strength, seed)[2] in (8, 10)


def test_nobody_takes_their_own_blocks():
    for strength in (2, 3, 4, 5):
        game = table("anti_block")
        put(game, 0, 1)
        act(game, (1, "roll"))
        assert chosen(game, strength) == (1, "roll")


def test_one_player_keeps_to_the_colour_that_is_furthest():
    for strength in STRENGTHS:
        game = table(seats=(1,), form="one_colour", made=((0, 3), (5, 1)))
        put(game, 10, 3)
        assert chosen(game, strength) == (1, "place", 0)
        act(game, (1, "place", 0))
        assert chosen(game, strength) == (1, "roll")


def test_an_outlook_weighs_a_move_by_what_changes():
    tiles = list(PLAIN)
    make(tiles, 5, 1)
    tiles[6] = rotate(tiles[6], 1)
    outlook_ = outlook(tiles)
    before = outlook_.total()
    gain = outlook_.gain([(6, rotate(tiles[6], -1))])
    assert outlook_.total() == before
    tiles[6] = rotate(tiles[6], -1)
    assert outlook(tiles).total() == before + gain and gain > 900


def test_an_outlook_counts_the_faces_that_complete_a_crossing():
    tiles = list(PLAIN)
    for colour in (1, 2, 3, 4):
        assert chances(outlook(tiles), colour) == 0
    make(tiles, 5, 1)
    assert chances(outlook(tiles), 1) == 6
    for _ in range(3):  # one turn, or two, or a swap
        tiles[6] = rotate(tiles[6], 1)
        assert chances(outlook(tiles), 1) == 3
    tiles[7] = rotate(tiles[7], -1)
    assert chances(outlook(tiles), 1) == 1  # both one turn to the right
    tiles[11] = rotate(tiles[11], -1)
    assert chances(outlook(tiles), 1) == 0


def test_an_outlook_gives_up_crossings_that_a_block_has_spoilt():
    tiles = list(PLAIN)
    make(tiles, 5, 1)
    tiles[12] = rotate(tiles[12], 2)
    assert chances(outlook(tiles), 1) == 3
    blocks = [0] * 16
    blocks[10] = 1  # holds tile 12, which lacks its turn
    assert chances(outlook(tiles, blocks), 1) == 0


def test_the_same_seed_plays_the_same_game():
    ends = []
    for _ in range(2):
        game = GAME([1, 2], {}, 3)
        play(game, {1: PLAYER(1, 5, 7), 2: PLAYER(2, 2, 7)})
        ends.append(game.snapshot())
    assert ends[0] == ends[1]


def test_every_form_is_played_to_its_end_within_the_effort():
    for seats, options in (
        ([1, 2], {}),
        ([4, 2, 6], {"colours": "picked"}),
        ([1, 2, 3, 4], {"form": "long", "minutes": 2}),
        ([1], {}),
        ([1], {"form": "timed", "minutes": 1}),
        ([1], {"form": "one_colour"}),
    ):
        game = GAME(seats, options, 2)
        players = {}
        for seat in seats:
            players[seat] = PLAYER(seat, 1 + (seat + len(seats)) % 5, 5)
        while not game.over:
            at, action = next_action(game, players)
            game.act(action, at)
            for seat in seats:
                assert players[seat].steps <= 325 + 16
        game.conserved()


def won(strong, weak, games):
    """How many games the stronger wins, sitting first in every other one."""
    count = 0
    for seed in range(games):
        seat = 1 + seed % 2
        game = GAME([1, 2], {}, seed)
        play(game, {seat: PLAYER(seat, strong, seed), 3 - seat: PLAYER(3 - seat, weak, seed)})
        count += game.winners() == [seat]
    return count


def test_strength_shows():
    assert won(5, 1, 10) >= 9
    assert won(3, 2, 10) >= 6
    assert won(4, 3, 10) >= 6


def test_the_moves_that_are_weighed_are_all_that_are_legal_in_their_order():
    for face in ("left", "right", "two_left", "two_right", "swap"):
        game = table(face, seats=(1, 2, 3), form="long")
        put(game, 5, 2)
        game.turned = [0, 24]
        act(game, (1, "roll"))
        moves = Moves(1, game.die, game.blocks, game.turned)
        legal = game.legal(1)
        assert list(moves.all()) == legal and moves.count == len(legal)
        assert moves.pick([3, 1]) == [legal[3], legal[1]]
        assert game.choices(1) == sorted(set([action[:2] for action in legal])) and not game.choices(2)
    assert game.choices(0) == game.legal(0)
