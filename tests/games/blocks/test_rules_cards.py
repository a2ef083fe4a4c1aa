"""The 60 pattern cards."""

from games.blocks import rules_cards as cards
from games.blocks import rules_mat as mat
from games.blocks import rules_solver as solver
from support import raises, rule

NUMBERS = range(1, cards.CARDS + 1)


def images(cells):
    """A figure in its eight positions, as sorted lists of `(row, column, symbol)` from its own corner."""
    points = [(cell // 5, cell % 5, cells[cell]) for cell in range(25) if cells[cell] != mat.EMPTY]
    found = []
    for _ in range(4):
        points = [(column, -row, symbol) for row, column, symbol in points]
        for image in (points, [(row, -column, symbol) for row, column, symbol in points]):
            top = min([point[0] for point in image])
            left = min([point[1] for point in image])
            found.append(sorted([(row - top, column - left, symbol) for row, column, symbol in image]))
    return found


@rule("B-2")
def test_a_card_has_ten_cells_in_the_upper_left_corner():
    for number in NUMBERS:
        cells = cards.cells(number)
        taken = [cell for cell in range(25) if cells[cell] != mat.EMPTY]
        assert len(cells) == 25 and len(taken) == 10, number
        assert min(taken) < 5 and min([cell % 5 for cell in taken]) == 0, number
        assert all(0 <= cells[cell] < mat.SYMBOLS for cell in taken), number


@rule("B-2")
def test_a_card_hangs_together_by_edges():
    for number in NUMBERS:
        cells = cards.cells(number)
        open_cells = [(cell // 5, cell % 5) for cell in range(25) if cells[cell] != mat.EMPTY]
        reached = [open_cells.pop()]
        for row, column in reached:
            for other in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if other in open_cells:
                    open_cells.remove(other)
                    reached.append(other)
        assert not open_cells, number


@rule("B-2")
def test_the_five_blocks_can_show_every_card():
    for number in NUMBERS:
        assert solver.solutions(cards.cells(number)), number


@rule("B-3")
def test_no_card_is_another_one_turned_or_mirrored():
    seen = []
    for number in NUMBERS:
        image = min(images(cards.cells(number)))
        assert image not in seen, number
        seen.append(image)


@rule("B-3")
def test_twelve_cards_in_each_of_five_levels():
    assert [cards.level(number) for number in NUMBERS] == [1] * 12 + [2] * 12 + [3] * 12 + [4] * 12 + [5] * 12


@rule("B-4")
def test_every_card_measures_harder_than_every_card_of_the_level_below():
    for number in range(2, cards.CARDS + 1):
        easier, harder = number - 1, number
        assert cards.measure(easier) <= cards.measure(harder)
        if cards.level(easier) < cards.level(harder):
            # 0.3 of a bar, so that people can feel it.
            assert cards.measure(harder) - cards.measure(easier) >= 30


@rule("B-3")
def test_the_symbols_are_used_about_evenly():
    counts = [0] * mat.SYMBOLS
    for number in NUMBERS:
        for symbol in cards.cells(number):
            if symbol != mat.EMPTY:
                counts[symbol] += 1
    assert sum(counts) == 600
    # On the blocks, symbols 4 and 5 have 6 places of 40, the others 7: 90 and 105 of 600.
    assert all(85 <= count <= 110 for count in counts), counts


@rule("B-3")
def test_there_is_no_card_0_or_61():
    for number in (0, 61, -1, "1", None, True):
        for ask in (cards.cells, cards.level, cards.measure):
            assert "numbered 1 to 60" in str(raises(ValueError, ask, number))
