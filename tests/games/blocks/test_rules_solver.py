"""All solutions of a figure, and whether an arrangement shows it."""

from games.blocks import rules_blocks as blocks
from games.blocks import rules_cards as cards
from games.blocks import rules_mat as mat
from games.blocks import rules_solver as solver
from support import raises, rule

# Rows of figures, and in how many ways the blocks show them.
FIGURES = (
    ("..34. 5341. 32... .0... .3...", 4),
    (".10.. ..00. 213.. 221.. .....", 3),
    ("00... .01.. ..03. ...04 ...50", 2),
    ("00... .01.. ..03. ...45 ...00", 1),
    ("00... .45.. ..03. ...04 ...50", 0),  # one bar would show 4 and 5, which no block does
    ("00... .11.. ..03. ...04 ...50", 0),  # two bars would have to be block 1
    (".1... 121.. .1111 ...11 .....", 0),  # cannot be cut into bars
)


def figure(rows):
    """The cells of five rows of text, a dot for an empty one."""
    text = "".join(rows.split())
    return bytes([mat.EMPTY if mark == "." else int(mark) for mark in text])


def plainly(cells):
    """All solutions by trying every placement of every block in turn: slow, and nothing like the solver."""
    partial = [([], [])]
    for block in blocks.BLOCKS:
        fits = []
        for number in range(400):
            _, direction, face = blocks.parts(number)
            if block[face][0] == block[face][1] and direction in (blocks.LEFT, blocks.UP):
                continue
            try:
                first, second = blocks.bar(number)
            except ValueError:
                continue
            if (cells[first], cells[second]) == block[face]:
                fits.append((number, first, second))
        partial = [
            (arrangement + [number], covered + [first, second])
            for arrangement, covered in partial
            for number, first, second in fits
            if first not in covered and second not in covered
        ]
    return sorted([arrangement for arrangement, _ in partial])


@rule("B-5")
def test_the_solver_finds_what_trying_everything_finds():
    for number in range(1, cards.CARDS + 1):
        cells = cards.cells(number)
        found = solver.solutions(cells)
        assert found == plainly(cells), number
        assert found, number


@rule("B-2", "B-5")
def test_figures_of_known_count():
    for rows, count in FIGURES:
        assert len(solver.solutions(figure(rows))) == count, rows
        assert len(plainly(figure(rows))) == count, rows


@rule("B-2", "B-5")
def test_every_solution_shows_the_figure_and_lies_on_it():
    for number in range(1, cards.CARDS + 1):
        cells = cards.cells(number)
        for arrangement in solver.solutions(cells):
            assert blocks.shown(arrangement) == cells
            assert solver.shows(arrangement, cells)


def moved(arrangement, by):
    """The arrangement with every block `by` cells further."""
    return [number + by * 16 for number in arrangement]


# One solution; block 4 shows a double in the second row.
NARROW = """
    2 4 . . .
    1 5 5 . .
    5 1 2 . .
    . 0 5 . .
    . . . . .
"""


@rule("B-2", "B-5")
def test_where_the_figure_lies_does_not_matter():
    cells = figure(NARROW)
    for arrangement in solver.solutions(cells):
        for by in (1, 2, 5, 7):
            assert solver.shows(moved(arrangement, by), cells)
            assert solver.shows(arrangement, blocks.shown(moved(arrangement, by)))


def moved_by(arrangement, move, turn):
    """An arrangement whose cells `(row, column)` and directions are moved by two functions."""
    found = []
    for number in arrangement:
        cell, direction, face = blocks.parts(number)
        row, column = move(cell // 5, cell % 5)
        found.append(blocks.placement(row * 5 + column, turn(direction), face))
    return found


@rule("QP-10", "B-5")
def test_from_every_side_of_the_table_the_figure_is_right():
    cells = figure(NARROW)
    for arrangement in solver.solutions(cells):
        for _ in range(4):
            arrangement = moved_by(
                arrangement, lambda row, column: (column, 4 - row), lambda direction: (direction + 1) % 4
            )
            assert solver.shows(arrangement, cells)
        assert blocks.shown(arrangement) == cells


@rule("QP-10")
def test_a_figure_turned_four_times_is_itself():
    cells = bytes(range(25))
    assert solver.turned(cells)[:5] == bytes([20, 15, 10, 5, 0])
    for _ in range(4):
        cells = solver.turned(cells)
    assert cells == bytes(range(25))


@rule("QP-10")
def test_a_mirrored_figure_is_wrong_on_every_card_and_from_every_side():
    for card in range(1, 61):
        cells = cards.cells(card)
        mirrored = moved_by(
            solver.solutions(cells)[0],
            lambda row, column: (row, 4 - column),
            lambda direction: (2 - direction) % 4,
        )
        assert not solver.shows(mirrored, cells)


@rule("B-5")
def test_a_wrong_arrangement_does_not_show_the_figure():
    cells = figure(NARROW)
    right = solver.solutions(cells)[0]
    for block in range(5):
        cell, direction, face = blocks.parts(right[block])
        first, second = blocks.bar(right[block])
        for other in range(4):
            wrong = list(right)
            wrong[block] = blocks.placement(cell, direction, other)
            assert solver.shows(wrong, cells) == (other == face)
        wrong[block] = blocks.placement(second, (direction + 2) % 4, face)
        double = cells[first] == cells[second]
        assert solver.shows(wrong, cells) == double
        for off in (blocks.placement(23, 0, face), blocks.placement(4, 1, face)):
            wrong[block] = off
            assert not solver.shows(wrong, cells)


@rule("B-5")
def test_blocks_that_cannot_lie_like_that_are_an_error():
    cells = figure(NARROW)
    right = solver.solutions(cells)[0]
    assert "lies on another" in str(raises(ValueError, solver.shows, right[:4] + right[3:4], cells))
    assert "leaves the mat" in str(raises(ValueError, solver.shows, moved(right, 4), cells))


@rule("B-5")
def test_what_is_no_figure_is_an_error():
    cells = cards.cells(1)
    for wrong in (
        cells[:24],
        cells + b"\x06",
        b"",
        bytes([mat.EMPTY] * 25),
        bytes(25),
        bytes([7]) + cells[1:],
        [-1] + list(cells[1:]),
    ):
        raises(ValueError, solver.solutions, wrong)
        raises(ValueError, solver.shows, solver.solutions(cells)[0], wrong)
    assert "has 10 cells, not 25" in str(raises(ValueError, solver.solutions, bytes(25)))


@rule("B-5")
def test_a_figure_with_a_symbol_that_there_is_not_says_so():
    for symbol in (-1, mat.EMPTY + 1, 255):
        figure = list(cards.cells(1))
        figure[figure.index(0)] = symbol
        assert "no such symbol: %d" % symbol in str(raises(ValueError, solver.solutions, figure))
