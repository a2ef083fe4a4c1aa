"""The mat with virtual blocks: they stay on it, and what they show is what the core sees."""

import random

from fivefold.terminal.mat import Mat
from games.blocks import rules_blocks as blocks
from games.blocks import rules_cards as cards
from games.blocks import rules_solver as solver

MOVES = (blocks.RIGHT, blocks.DOWN, blocks.LEFT, blocks.UP)


def laid(arrangement):
    mat = Mat()
    for index, number in enumerate(arrangement):
        mat.cell[index], mat.direction[index], mat.face[index] = blocks.parts(number)
    return mat


def test_a_picked_block_comes_where_there_is_room():
    mat = Mat()
    for number in range(1, 6):
        mat.pick_number(number)
    assert mat.missing() is None
    blocks.shown(mat.arrangement())


def test_missing_blocks_are_named():
    mat = Mat()
    for number in (1, 2, 4):
        mat.pick_number(number)
    assert mat.missing() == "lay blocks 3, 5 first"


def test_blocks_across_each_other_are_no_arrangement():
    mat = Mat()
    for number in range(1, 6):
        mat.pick_number(number)
    mat.pick_number(2)
    for _ in range(5):
        mat.move(blocks.UP)
        mat.move(blocks.LEFT)
    assert mat.missing() == "two blocks lie on one cell"


def test_four_turns_in_the_open_and_four_rolls_change_nothing():
    mat = Mat()
    mat.pick_number(1)
    mat.move(blocks.RIGHT)
    mat.move(blocks.DOWN)
    before = mat.under(0)
    for _ in range(4):
        mat.turn()
        mat.roll()
    assert mat.under(0) == before


def test_no_key_pushes_a_block_off_the_mat():
    rng = random.Random(5)
    mat = Mat()
    for _ in range(3000):
        deed = rng.randrange(5)
        if deed == 0:
            mat.pick_number(rng.randrange(1, 6))
        elif deed == 1:
            mat.turn()
        elif deed == 2:
            mat.roll()
        else:
            mat.move(rng.choice(MOVES))
        for index in range(5):
            assert all(0 <= cell < 25 for cell, _ in mat.under(index))


def test_a_solution_on_the_mat_shows_the_card():
    cells = cards.cells(17)
    mat = laid(solver.solutions(cells)[0])
    assert mat.missing() is None
    assert solver.shows(mat.arrangement(), cells)
    mat.roll()
    assert not solver.shows(mat.arrangement(), cells)
