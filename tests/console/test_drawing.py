"""Pixels, symbols, colours and running text."""

from games.blocks import symbols
from ui import font
from ui.frame import Frame
from ui.palette import Palette, dim
from ui.scroller import STEP_MS, Scroller

RED = b"\xff\x00\x00"


def lit(frame):
    """The pixels that are not black, as (x, y)."""
    found = []
    for place in range(frame.width * frame.height):
        if any(frame.rgb[3 * place : 3 * place + 3]):
            found.append((place % frame.width, place // frame.width))
    return found


def test_what_lies_outside_is_cut_off():
    frame = Frame(4, 3)
    frame.rect(-2, -1, 4, 3, RED)
    assert lit(frame) == [(0, 0), (1, 0), (0, 1), (1, 1)]
    frame.clear()
    for x, y in ((-1, 0), (4, 0), (0, -1), (0, 3)):
        frame.pixel(x, y, RED)
        frame.rect(x, y, 1, 1, RED)
    frame.rect(1, 1, 0, 5, RED)
    assert not lit(frame)
    for scale in (1, 2):
        frame.columns(-1, -1, [7, 7, 7, 7, 7, 7, 7], RED, scale)
    assert len(lit(frame)) == 12


def test_a_kept_picture_belongs_to_who_kept_it():
    frame = Frame(2, 2)
    frame.pixel(1, 1, RED)
    frame.keep("me")
    frame.clear()
    assert not frame.recall("you") and not lit(frame)
    assert frame.recall("me") and lit(frame) == [(1, 1)]
    frame.forget()
    assert not frame.recall("me")


def test_symbols_survive_every_turn_and_mirror_and_differ():
    for shape in symbols.SHAPES:
        grid = [[row >> (2 - x) & 1 for x in range(3)] for row in shape]
        turned = [[grid[2 - x][y] for x in range(3)] for y in range(3)]
        mirrored = [[row[2], row[1], row[0]] for row in grid]
        assert grid == turned == mirrored
    assert len(set(symbols.SHAPES)) == 6


def test_symbols_are_as_large_as_the_scale_says():
    for scale, side in ((1, 3), (2, 5), (4, 10)):
        assert symbols.side(scale) == side
        for rows in symbols.all_rows(Palette().symbols, scale):
            assert len(rows) == side
            assert all([len(row) == 3 * side for row in rows])


def test_colours_of_one_kind_are_far_apart_in_both_palettes():
    for plain in (False, True):
        palette = Palette(plain)
        kinds = (
            palette.symbols,
            [palette.seat(seat) for seat in range(1, 7)],
            [palette.level(level) for level in range(1, 6)],
            [palette.right, palette.wrong],
        )
        for colours in kinds:
            for index, one in enumerate(colours):
                for other in colours[index + 1 :]:
                    assert max([abs(a - b) for a, b in zip(one, other)]) >= 60, (plain, one, other)


def test_dim_light_stays_lit_and_keeps_what_is_dark():
    assert dim(b"\xff\x01\x00", 16) == b"\x10\x01\x00"


def test_a_text_that_fits_stands_still_in_the_middle():
    line = Scroller("10", 16, 0)
    assert line.think(0) and not line.think(5000)
    frame = Frame(16, 16)
    line.draw(frame, 0, RED)
    across = sorted([x for x, _ in lit(frame)])
    assert (across[0], across[-1]) == (4, 10)


def test_a_long_text_runs_through_and_comes_again():
    line = Scroller("LONG WORDS", 16, 0)
    width = len(font.columns("LONG WORDS"))
    frame = Frame(16, 16)
    seen = []
    for step in range(10 + width + 2 * 16):
        line.think(step * STEP_MS)
        frame.clear()
        line.draw(frame, 0, RED)
        seen.append(len(lit(frame)))
    assert seen[0] == seen[9] > 0, "it stands still at first"
    assert 0 in seen, "it leaves"
    assert seen[-1] > 0, "it comes again"
    assert line.runs(0) == 0 and line.runs((12 + width) * STEP_MS) == 1


def test_each_side_has_a_kept_picture_of_its_own():
    frame = Frame(16, 16, 2)
    for frame.side in (0, 1):
        frame.clear()
        frame.pixel(frame.side, 0, b"\xff\xff\xff")
        frame.keep("me")
    for frame.side in (0, 1):
        assert not frame.recall("you")
        assert frame.recall("me") and lit(frame) == [(frame.side, 0)]
