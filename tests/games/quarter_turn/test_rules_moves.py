"""Quarter Turn: the moves that the die allows, what they change, and saved games that cannot be."""

from games.quarter_turn.rules import GAME
from games.quarter_turn.rules_board import one_colour, quarters, tile_of
from games.quarter_turn.rules_moves import Moves, changes
from support import raises, rule
from turning import act, table

CLOCKWISE = {"left": -1, "right": 1, "two_left": -1, "two_right": 1, "swap": 0}


@rule("QT-4", "QT-5", "QT-6")
def test_a_move_changes_what_is_foretold_and_nothing_else():
    for face in ("left", "right", "two_left", "two_right", "swap"):
        moves = Moves(1, face, [0] * 16, [])
        every = list(moves.all())
        assert len(every) == moves.count
        assert moves.pick([3, 0, moves.count - 1]) == [every[3], every[0], every[-1]]
        for action in moves.pick([2, moves.count - 2]):
            game = table(face)
            game.tiles = [tile % 24 for tile in range(25)]
            expected = list(game.tiles)
            for place, tile in changes(game.tiles, action, CLOCKWISE[face]):
                expected[place] = tile
            act(game, (1, "roll"))
            assert action in game.legal(1)
            act(game, action)
            assert game.tiles == expected != [tile % 24 for tile in range(25)], action


@rule("C-5", "QT-1", "QT-2")
def test_a_damaged_game_is_found_out():
    for damage in (
        {"phase": "asleep", "die": "left"},
        {"phase": "move", "die": None},
        {"phase": "move", "die": "anti_block"},
        {"turn": 0},
        {"turn": 1001},
        {"at": 2},
        {"at": -1},
        {"turned": [-1]},
        {"turned": [25]},
        {"colours": [1]},
        {"left": [3, 3, 0]},
        {"left": [2, 3, 0, 0]},
        {"left": [3, 3, 0, 3]},
        {"blocks": [0] * 15},
        {"blocks": [1] + [0] * 15, "left": [2, 3, 0, 0]},
        {"tiles": [0] * 25},
    ):
        game = GAME([1, 2], {}, 1)
        game.conserved()
        for name in sorted(damage):
            setattr(game, name, damage[name])
        raises(ValueError, game.conserved)


@rule("QT-1")
def test_a_tile_is_known_by_its_colours():
    assert [tile_of(quarters(tile)) for tile in range(24)] == list(range(24))
    assert one_colour([0] * 25, 5) == 0
