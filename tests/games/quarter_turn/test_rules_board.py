"""Quarter Turn: the board, and what the game says no to (QT-1)."""

from core.game import TABLE, WAIT
from core.refusal import Refused
from core.rng import Rng
from games.quarter_turn.rules import GAME, MOST_TURNS
from games.quarter_turn.rules_board import ORDERS, lay_out, one_colour, quarters, rotate, tile_set
from support import raises, rule
from turning import act, put, table


@rule("QT-1")
def test_the_tile_set_has_every_cyclic_order_as_evenly_as_possible():
    tiles = tile_set()
    assert [tiles.count(order * 4) for order in range(6)] == [5, 4, 4, 4, 4, 4]
    assert len(set([order for order in ORDERS])) == 6
    for order in ORDERS:
        assert order[0] == 1 and sorted(order) == [1, 2, 3, 4]


@rule("QT-1")
def test_no_set_up_of_500_has_a_crossing_in_one_colour():
    turns = [0, 0, 0, 0]
    first = []
    for seed in range(500):
        tiles = lay_out(Rng(seed))
        assert sorted([tile & ~3 for tile in tiles]) == sorted(tile_set())
        assert not any([one_colour(tiles, crossing) for crossing in range(16)]), seed
        for tile in tiles:
            turns[tile & 3] += 1
        first.append(tiles[0])
    assert min(turns) > 2900 and len(set(first)) == 24


@rule("QT-1", "QT-4")
def test_left_is_anticlockwise():
    assert quarters(0) == [1, 2, 3, 4]
    assert quarters(rotate(0, -1)) == [2, 3, 4, 1]  # what was at the top right is now at the top left
    assert quarters(rotate(0, 1)) == [4, 1, 2, 3]
    assert quarters(rotate(0, 2)) == quarters(rotate(0, -2)) == [3, 4, 1, 2]


@rule("QT-4")
def test_turning_left_and_then_right_restores_every_tile():
    for tile in range(24):
        assert rotate(rotate(tile, -1), 1) == tile
        assert rotate(rotate(tile, -2), 2) == tile
        assert rotate(rotate(tile, 2), 2) == tile
        assert len(set([rotate(tile, n) for n in range(4)])) == 4


@rule("C-4")
def test_nonsense_is_refused():
    game = table("left")
    for action in (
        (1, "fly"),
        (1, "roll", 1),
        (1, "place"),
        (1, "place", 16),
        (1, "place", True),
        (1, "place", "0"),
        (1, None),
        (1, WAIT),
        (2, "roll"),
        (TABLE, WAIT),
        (TABLE, "roll"),
    ):
        raises(Refused, game.act, action, 0)
    act(game, (1, "roll"))
    for action in (
        (1, "turn"),
        (1, "turn", 25),
        (1, "turn", -1),
        (1, "turn", 1, 2),
        (1, None, 1),
        (1, "turn", 1.0),
    ):
        raises(Refused, game.act, action, 0)


@rule("C-5")
def test_a_board_that_cannot_be_is_refused():
    def broken(name, index, value):
        game = table(made=((0, 1),))
        put(game, 10, 2)
        state = getattr(game, name)
        if index is None:
            setattr(game, name, value)
        else:
            state[index] = value
        return raises(ValueError, game.conserved)

    good = table()
    game = GAME([1, 2], {}, 1)
    game.conserved()
    assert good.tiles != game.tiles
    for name, index, value in (
        ("tiles", 0, 24),
        ("tiles", 0, 4),
        ("blocks", 10, 0),
        ("blocks", 0, 1),
        ("left", 0, 4),
        ("left", 2, 1),
        ("phase", None, "tea"),
        ("at", None, 2),
        ("turn", None, 0),
        ("colours", None, [1]),
        ("turned", None, [25]),
    ):
        broken(name, index, value)


@rule("C-6")
def test_everybody_sees_the_whole_board():
    game = GAME([1, 2], {"starter": 1}, 4)
    public = game.public()
    assert len(public["tiles"]) == 25 and all([sorted(tile) == [1, 2, 3, 4] for tile in public["tiles"]])
    assert public["seat"] == 1 and public["turn"] == 1 and public["phase"] == "before"
    assert public["die"] is None and public["last_turn"] == MOST_TURNS and game.private(1) == {}
