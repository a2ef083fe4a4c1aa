"""Pictures in half blocks: every pixel in its place, and dim light still to be seen."""

from fivefold.terminal import halfblocks

RED, GREEN, BLUE, WHITE = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255)


def test_two_rows_become_one_line_with_the_upper_row_in_front():
    (line,) = halfblocks.lines([[RED, GREEN], [BLUE, WHITE]])
    colours = [(tuple(s.style.color.triplet), tuple(s.style.bgcolor.triplet)) for s in line]
    assert colours == [(RED, BLUE), (GREEN, WHITE)]


def test_an_odd_last_row_stands_on_black():
    last = halfblocks.lines([[RED], [RED], [GREEN]])[1][0]
    assert tuple(last.style.color.triplet) == GREEN
    assert tuple(last.style.bgcolor.triplet) == (0, 0, 0)


def test_bytes_are_read_row_by_row():
    assert halfblocks.picture_of(2, 1, bytes([1, 2, 3, 4, 5, 6])) == [[(1, 2, 3), (4, 5, 6)]]


def test_dim_light_glows_and_darkness_is_grey():
    ((dim, dark),) = halfblocks.glow([[(2, 0, 0), (0, 0, 0)]])
    assert dim[0] > halfblocks.UNLIT[0]
    assert dark == halfblocks.UNLIT
