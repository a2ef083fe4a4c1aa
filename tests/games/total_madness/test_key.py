"""Total Madness where a card is a pixel a cell: which colour is which symbol, and who is ahead."""

from console_double import Player
from games.blocks import symbols
from madness_table import racing, win
from support import rule


def at_the_key(width=16, **options):
    player = Player(width, width)
    player.join("total_madness", (1, 2), computers=0, **options)
    player.begin(1, 7)
    return player


def row(player, y):
    """The colours of a row, from the left."""
    shown = player.board.matrix.shown
    return [bytes(shown[3 * (16 * y + x) : 3 * (16 * y + x + 1)]) for x in range(16)]


def shows_the_key(player):
    """Whether every symbol stands there in its colour: the middle of the first, a corner of the others."""
    palette = player.console.palette
    for symbol, shape in enumerate(symbols.SHAPES):
        line = row(player, 4 * (symbol // 3) + 1)[1 + symbol % 3 * 5 :][:3]
        for x in range(3):
            if (line[x] == palette.symbols[symbol]) != bool(shape[1] & 4 >> x):
                return False
    return True


@rule("TM-9")
def test_the_colours_of_the_symbols_are_shown_before_the_count():
    player = at_the_key()
    player.wait(200)
    assert player.screen == "key" and shows_the_key(player)
    assert player.console.screen.describe() == "Hands off the blocks until go"
    player.press(2, "MATCH")
    assert player.screen == "key", "meant for the screen before"
    player.wait(800)
    player.press(2, "MATCH")
    assert player.screen == "count" and player.game.phase() == "count"


@rule("TM-9")
def test_the_count_begins_by_itself_when_the_words_have_run_by():
    player = at_the_key()
    for _ in range(200):
        if player.screen != "key":
            break
        player.wait(100)
    assert player.screen == "count" and player.game.count_since >= 0


@rule("TM-9")
def test_the_colours_are_shown_while_the_game_is_paused():
    player = racing()
    player.hold(1, "BACK", 2100)
    player.wait(400)
    assert player.screen == "pause" and shows_the_key(player)
    player.press(1, "RIGHT")
    player.wait(400)
    assert not shows_the_key(player)


def test_a_display_with_symbols_needs_no_key():
    assert at_the_key(32).screen == "count"


def test_a_row_tells_who_has_how_many_points():
    player = racing()
    palette = player.console.palette
    assert set(row(player, 10)) == {b"\0\0\0"}
    win(player, 2, 5)
    player.wait(2500)
    assert player.screen == "decks" and player.game.standings()[0][1] == 2
    assert row(player, 10)[:2] == [palette.seat(2)] * 2, "three of the twenty points"
    win(player, 1, 5)
    player.wait(2500)
    assert row(player, 10)[:4] == [palette.seat(1)] * 2 + [palette.seat(2)] * 2
