"""Cards read back from the PDF: what they show is what the rules say, and every back is behind its front."""

import pytest

from fivefold.paper import pattern_cards, push_match, twins
from fivefold.paper.inks import LEVELS, SYMBOLS
from games.blocks import rules_cards as cards
from games.blocks.rules_mat import CELLS, EMPTY, SIDE
from games.blocks.symbols import SHAPES
from games.push_match.glyphs import SHAPES as CUBE_SHAPES
from games.twins.rules_deck import FACES, PATTERNS
from printed import areas, centre, glyph, near, pages, pushed, size, words

FOOT = 13  # mm: the strip of the ruler
NUMBERS = {pushed(shape): number for number, shape in enumerate(SHAPES)}


def numbers(page):
    """The numbers on cards, not those of the ruler."""
    return [word for word in words(page) if word.text.isdigit() and word.y < size(page)[1] - FOOT]


def sides(what, **options):
    """Pairs (page, its back)."""
    found = pages(what, **options)
    if options.get("duplex") == "fold":
        return [(page, page) for page in found]
    return list(zip(found[::2], found[1::2]))


def mirrored(page, duplex, x, y):
    """The point behind (x, y). The long edge is at the side of an upright page, above one that lies."""
    width, height = size(page)
    over_the_top = duplex != "fold" and (duplex == "short") == (height > width)
    return (x, height - y) if over_the_top else (width - x, y)


# Pattern cards.


def borders(page):
    wide, high = pattern_cards.WIDTH - 6, pattern_cards.HEIGHT - 6
    return [one for one in areas(page) if abs(one.width - wide) < 0.6 and abs(one.height - high) < 0.6]


def bars(page, middle, scale):
    """How many level bars lie on the card around `middle`."""
    x, y = middle[0] - pattern_cards.WIDTH / 2, middle[1] - pattern_cards.HEIGHT / 2
    some = near(areas(page), x, y, pattern_cards.WIDTH, pattern_cards.HEIGHT)
    return sum(abs(one.width - 1.6 * scale) < 0.6 and abs(one.height - 5 * scale) < 0.6 for one in some)


def figure(page, middle, expected):
    """The 25 cells of the figure around `middle`; expected tells how wide and high it is."""
    taken = [at for at in range(CELLS) if expected[at] != EMPTY]
    columns, rows = max(at % SIDE for at in taken) + 1, max(at // SIDE for at in taken) + 1
    cell, symbol = pattern_cards.CELL, pattern_cards.SYMBOL
    left, top = middle[0] - columns * cell / 2, middle[1] - rows * cell / 2
    pixels = [
        one
        for one in near(areas(page), middle[0] - 25, middle[1] - 25, 50, 50)
        if abs(one.width - symbol / 3) < 0.05 and abs(one.height - symbol / 3) < 0.05
    ]
    read, seen = bytearray([EMPTY] * CELLS), 0
    for at in range(CELLS):
        x, y = left + at % SIDE * cell, top + at // SIDE * cell
        some = near(pixels, x, y, cell, cell)
        if some:
            bits, ink = glyph(some, symbol)
            read[at] = NUMBERS[bits]
            assert ink == SYMBOLS[read[at]]
            seen += len(some)
    assert seen == len(pixels), "pixels beside the figure"
    return bytes(read)


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("duplex", ["long", "short", "fold"])
def test_pattern_cards_and_their_levels(duplex, paper):
    seen = []
    for page, back in sides("cards", duplex=duplex, paper=paper):
        some = borders(page)
        fronts = some[: len(some) // 2] if duplex == "fold" else some
        assert len(borders(back)) == len(some)
        for border, number in zip(fronts, numbers(page)):
            x, y = border.middle
            assert (
                abs(number.x - x) < pattern_cards.WIDTH / 2 and abs(number.y - y) < pattern_cards.HEIGHT / 2
            )
            card = int(number.text)
            level = cards.level(card)
            assert bars(page, border.middle, 1) == level and border.ink == LEVELS[level - 1]
            if duplex == "long":
                assert figure(page, border.middle, cards.cells(card)) == cards.cells(card)
            behind = mirrored(page, duplex, x, y)
            (other,) = [one for one in borders(back) if dist(one.middle, behind) < 0.05]
            assert other.ink == LEVELS[level - 1] and bars(back, behind, 2) == level
            seen.append(card)
    assert seen == list(range(1, cards.CARDS + 1))


def dist(one, other):
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def test_fronts_and_backs_stand_in_rows_that_mirror_each_other():
    def rows(page):
        found = {}
        for number in numbers(page):
            found.setdefault(round(number.y), []).append((number.x, int(number.text)))
        return [[text for _, text in sorted(row)] for _, row in sorted(found.items())]

    front, back = sides("twins", duplex="long")[0]
    assert rows(front)[:2] == [[1, 2, 3, 4], [5, 6, 7, 8]]
    assert rows(back)[:2] == [[4, 3, 2, 1], [8, 7, 6, 5]]
    front, back = sides("twins", duplex="short")[0]
    assert rows(front)[-1] == [21, 22, 23, 24] == rows(back)[0]
    assert rows(back)[-1] == [1, 2, 3, 4]
    front, back = sides("twins", duplex="long")[-1]
    assert rows(front)[-1] == [133, 134, 135] and rows(back)[-1] == [135, 134, 133]


def test_a_gap_in_a_figure_is_no_blank_cell():
    """Card 29 has one that cells enclose on all sides, card 45 two side by side."""
    for card, enclosed in ((29, 1), (1, 0), (51, 1), (45, 2), (42, 0)):
        assert len(pattern_cards.gaps(cards.cells(card), 0, 0, 10)) == enclosed
    cells = cards.cells(29)
    ((x, y),) = pattern_cards.gaps(cells, 0, 0, 10)
    around = {(left, top) for _, left, top in pattern_cards.placed(cells, 0, 0, 10)}
    assert {(x - 10, y), (x + 10, y), (x, y - 10), (x, y + 10)} <= around and (x, y) not in around


# Twins.

DIGITS = {ink: digit for digit, ink in twins.INKS.items()}


def pattern(page, number):
    """The pattern on the card whose number is this word, as digits, and the middle of the card."""
    step = twins.PATTERN / 3
    right, low = number.right + 2.4 + 2.5, number.low + 2.4 + 2
    x, y = right - twins.SIZE, low - twins.SIZE
    at = (twins.SIZE - twins.PATTERN) / 2
    digits = [0] * 9
    for one in near(areas(page), x, y, twins.SIZE, twins.SIZE):
        if one.width > 0.8 * step:
            column, row = (one.middle[0] - x - at) / step, (one.middle[1] - y - at + 1.2) / step
            digits[int(row) * 3 + int(column)] = DIGITS[one.ink]
    return bytes(digit + ord("0") for digit in digits), (x + twins.SIZE / 2, y + twins.SIZE / 2)


@pytest.mark.rule("TW-1")
@pytest.mark.parametrize("duplex", ["long", "short", "fold"])
def test_twins_show_both_patterns_of_a_card_back_to_back(duplex):
    fronts, backs = {}, {}
    for page, back in sides("twins", duplex=duplex):
        some = numbers(page)
        for number in some[: len(some) // 2] if duplex == "fold" else some:
            fronts[int(number.text)] = (*pattern(page, number), page)
        for number in some[len(some) // 2 :] if duplex == "fold" else numbers(back):
            backs[int(number.text)] = pattern(back, number)
    assert sorted(fronts) == sorted(backs) == list(range(1, len(FACES) // 2 + 1))
    for card, (shown, middle, page) in fronts.items():
        behind, other = backs[card]
        for side, digits in enumerate((shown, behind)):
            which = FACES[(card - 1) * 2 + side]
            assert digits == PATTERNS[which * 9 : which * 9 + 9]
        assert dist(mirrored(page, duplex, *middle), other) < 0.4  # figures have blanks of their own


# Push Match.


@pytest.mark.rule("PM-2")
def test_the_fifteen_symbol_cards():
    page = pages("push_match")[-2]
    wide, high = push_match.CARD_WIDTH - 6, push_match.CARD_HEIGHT - 6
    some = [one for one in areas(page) if abs(one.width - wide) < 0.6 and abs(one.height - high) < 0.6]
    assert len(some) == push_match.SYMBOLS == 15
    for symbol, border in enumerate(some):
        some = near(areas(page), border.middle[0] - 13, border.middle[1] - 13, 26, 26)
        shape = CUBE_SHAPES[symbol * 3 : symbol * 3 + 3]
        assert glyph(some, 24) == (pushed(shape), SYMBOLS[1 + symbol % 5])
        assert dist(centre(some, 24), border.middle) < 0.05
