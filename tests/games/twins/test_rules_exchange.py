"""Twins in minute games with little room: a pair can always be made (TW-14)."""

from core.rng import Rng
from games.twins.rules import GAME
from laying import claim, lay, pattern
from support import rule

ROOMS = ((45, 12), (90, 12), (135, 12), (135, 64))


@rule("TW-14")
def test_no_start_is_without_a_pair_that_could_be_made():
    dead = 0
    for deck, table in ROOMS:
        for seed in range(60):
            game = GAME([1], {"deck": deck, "table": table}, seed)
            assert game.can_pair() and len(game.table) == table
            dead += len([event for event in game.told if event[0] == "under"])
            game.conserved()
    assert dead > 0  # or nothing would have been tried


@rule("TW-14")
def test_the_oldest_cards_are_exchanged_until_a_pair_can_be_made():
    game = lay([1, 2], "AB AC DE FG", ("HI JK LG",), mode="together", table=4)
    assert claim(game, 1, 0, 1)[2:] == [
        ("laid", 4, pattern("H")),
        ("laid", 5, pattern("J")),
        ("under", 2),
        ("laid", 6, pattern("L")),
    ]
    assert game.table == [3, 4, 5, 6] and game.piles == [[2]] and game.can_pair()


@rule("TW-14")
def test_where_no_two_cards_are_alike_the_exchange_ends():
    game = lay([1, 2], "AB AC DE FG", ("HI JK LM",), mode="together", table=4)
    claim(game, 1, 0, 1)
    assert not game.can_pair() and len(game.table) == 4 and len(game.piles[0]) == 1


@rule("TW-14")
def test_through_a_whole_game_a_pair_can_be_made_as_long_as_there_is_stock():
    for seed in range(12):
        game = GAME([1], {"deck": 45, "table": 12, "seconds": 180}, seed)
        rng = Rng(seed)
        for now in range(1, 600):
            if game.over:
                break
            assert game.can_pair() or not game.piles[0]
            pair = the_pair(game)
            if pair:
                claim(game, 1, pair[0], pair[1], now)
            else:
                game.act((1, "turn_over", rng.pick(game.table)), now)


def the_pair(game):
    """Two loose cards that show the same, or None."""
    for one in game.table:
        for other in game.table:
            if one < other and game.shown(one) == game.shown(other):
                return one, other
    return None
