"""Quarter Turn: what the table and a seat are told, and what no saved game may hold."""

import games
from core.digest import EMPTY, digest
from core.game import TABLE
from support import raises, rule


def start():
    return games.start("quarter_turn", [1, 2], {}, 3)


@rule("C-4")
def test_the_table_has_nothing_to_do_and_a_verb_takes_its_numbers():
    game = start()
    assert game.refusal((TABLE, "roll")) == ("C-4", "there is nothing the table could do")
    assert game.refusal((1, "roll", 5)) == ("C-4", "roll takes 0 numbers, not 1")


@rule("QT-4")
def test_the_next_turn_begins_without_a_die():
    game = start()
    game.act((1, "roll"), 100)
    while game.public()["seat"] == 1:
        game.act(game.legal(1)[0], game.now + 100)
    assert game.public()["die"] is None


@rule("C-5", "QT-2")
def test_blocks_that_are_lost_doubled_or_owed_are_found():
    for colour, left in ((1, -1), (1, 2), (2, 4), (3, 1)):
        game = start()
        game.conserved()
        game.left[colour - 1] = left
        raises(ValueError, game.conserved)
    # Four blocks on the board and one owed would add up to three.
    game = start()
    game.blocks[:4] = [1, 1, 1, 1]
    game.left[0] = -1
    assert "lost or doubled" in str(raises(ValueError, game.conserved))


@rule("QT-1")
def test_tiles_of_the_first_row_and_column_close_no_crossing():
    # They may lie in any way: every turn turns up there, in some lay-out.
    seen = set()
    for seed in range(120):
        tiles = games.start("quarter_turn", [1, 2], {}, seed).tiles
        seen.update([(place, tiles[place] & 3) for place in (1, 2, 3, 4, 5, 10, 15, 20)])
    assert len(seen) == 8 * 4


@rule("QT-1", "C-2")
def test_a_seed_lays_out_its_board():
    check = EMPTY
    for seed in range(30):
        check = digest(games.start("quarter_turn", [1, 2], {}, seed).tiles, check)
    assert check == 11894230
