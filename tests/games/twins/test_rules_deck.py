"""Twins: the cards themselves (TW-1, TW-13)."""

from drivers.power import brightness_curve
from games.twins.rules_deck import FACES, PATTERNS
from support import rule
from ui.palette import BLACK, Palette

COUNT = len(PATTERNS) // 9
PART = 90  # faces of 45 cards


def pixels(pattern):
    return [PATTERNS[pattern * 9 + cell] - ord("0") for cell in range(9)]


def copies(faces):
    count = [0] * COUNT
    for face in faces:
        count[face] += 1
    return count


@rule("TW-1")
def test_270_faces_show_119_patterns_once_twice_or_three_times():
    assert (len(FACES), COUNT, len(PATTERNS)) == (270, 119, 1071)
    count = copies(FACES)
    assert [count.count(times) for times in range(5)] == [0, 14, 59, 46, 0]


@rule("TW-1")
def test_no_card_has_one_pattern_on_both_sides_and_no_two_cards_are_alike():
    cards = []
    for card in range(135):
        one, other = FACES[2 * card], FACES[2 * card + 1]
        assert one != other
        cards.append((min(one, other), max(one, other)))
    assert len(set(cards)) == 135


@rule("TW-1", "TW-13")
def test_every_45_cards_keep_their_patterns_to_themselves():
    first = 0
    for part, patterns in enumerate((40, 40, 39)):
        faces = FACES[part * PART : part * PART + PART]
        assert sorted(set(faces)) == list(range(first, first + patterns))
        first += patterns


@rule("TW-1", "TW-3")
def test_any_two_patterns_differ_in_shape_and_still_more_in_colour():
    # Bits of lit pixels and of colours: the differing pixels are the set bits of an exclusive or.
    bits = [bin(number).count("1") for number in range(512)]
    planes = []
    for pattern in range(COUNT):
        lit = red = blue = 0
        for cell, colour in enumerate(pixels(pattern)):
            lit |= (colour > 0) << cell
            red |= (colour & 1) << cell
            blue |= (colour >> 1) << cell
        planes.append((lit, red, blue))
    for index, one in enumerate(planes):
        for other in planes[:index]:
            assert bits[one[0] ^ other[0]] >= 2
            assert bits[(one[1] ^ other[1]) | (one[2] ^ other[2])] >= 3


@rule("TW-1", "TW-13")
def test_no_pattern_has_a_dark_row_or_column_as_the_gap_between_two_has():
    for pattern in range(COUNT):
        lit = pixels(pattern)
        for line in range(3):
            assert any(lit[3 * line : 3 * line + 3])
            assert lit[line] or lit[line + 3] or lit[line + 6]


@rule("TW-1", "TW-13")
def test_colours_stay_apart_at_any_brightness():
    for plain in (False, True):
        colours = Palette(plain).patterns
        assert len(colours) == 4 and colours[0] == BLACK
        for level in range(1, 11):
            curve = brightness_curve(level)
            assert len(set([tuple([curve[value] for value in colour]) for colour in colours])) == 4
