"""Total Madness on 32×32 pixels: cards and lines find their places."""

from core.rng import Rng
from games.blocks import rules_cards as cards
from games.blocks import symbols
from games.total_madness import large, table_top
from games.total_madness.rules import GAME
from ui.frame import Frame
from ui.palette import Palette


def parts(tops, laid):
    """What is covered, part by part, each card and each block of lines: lists of `(x, y)`."""
    for card, place in zip(tops, laid[0]):
        if card:
            cells = cards.cells(card)
            taken = [cell for cell in range(25) if cells[cell] != symbols.NONE]
            yield [
                (place[0] + cell % 5 * 3 + at % 3, place[1] + cell // 5 * 3 + at // 3)
                for cell in taken
                for at in range(9)
            ]
    for lines in laid[1]:
        if lines:
            x, y, long, high = lines
            yield [(x + dx, y + dy) for dx in range(long) for dy in range(high)]


def test_all_lie_inside_and_a_pixel_apart():
    rng = Rng(3)
    found = 0
    for _ in range(25):
        tops = [12 * deck + 1 + rng.below(12) for deck in range(5)]
        tops[rng.below(5)] = 0
        longs = [1 + rng.below(3) for _ in range(5)]
        laid = large.lay(tops, longs, 30)
        if laid is None:
            continue
        found += 1
        near = bytearray(34 * 34)  # what is covered, and a pixel around it
        for part in parts(tops, laid):
            for x, y in part:
                assert 0 <= x < 32 and 0 <= y < 30 and not near[34 * y + x + 35]
            for x, y in part:
                for at in range(9):
                    near[34 * (y + at // 3) + x + at % 3] = 1
        assert [lines and lines[3] for lines in laid[1]] == [
            (2 * deck + 1) if tops[deck] else None for deck in range(5)
        ]
    assert found >= 10


def test_nothing_is_drawn_where_not_all_fits():
    assert large.lay([1, 13, 25, 37, 49], [12] * 5) is None


class Display:
    """As much of a console as drawing takes."""

    scale, left, top = 2, 0, 0
    palette = Palette()


def lit(frame, first=0):
    """How many pixels are not black, from row `first` on."""
    row = 3 * frame.width
    return len([at for at in range(first * row, len(frame.rgb), 3) if any(frame.rgb[at : at + 3])])


def test_a_large_display_shows_symbols():
    frame = Frame(32, 32)
    table_top.draw(frame, Display(), GAME([1, 2], {}, 9))
    assert lit(frame) == 5 * 10 * 9 + 2 * (1 + 2 + 3 + 4 + 5)


def test_a_line_is_left_for_the_clock_of_a_game_alone():
    frame = Frame(32, 32)
    assert table_top.draw(frame, Display(), GAME([1], {}, 9)) == (31, 1)
    assert lit(frame) == 5 * 10 * 9 + 15 and lit(frame, 30) == 0


def test_where_not_all_fits_every_card_is_drawn_small():
    rng, frame = Rng(1), Frame(32, 32)
    tops = []
    while not tops or large.lay(tops, [1] * 5):
        tops = [1 + 12 * deck + rng.below(12) for deck in range(5)]
    game = GAME([1, 2], {}, 9)
    game.decks = [[card] for card in tops]
    assert table_top.draw(frame, Display(), game) == (20, 2)
    assert lit(frame) == 4 * (5 * 10 + 15)
