"""Making, measuring, checking and showing the deck."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from fivefold.deck import blockset, figure, levels, making, proofs, showing
from fivefold.deck.cli import app
from fivefold.deck.difficulty import difficulty
from fivefold.errors import Failure, Usage
from games.blocks import rules_blocks as blocks
from games.blocks import rules_cards as cards
from games.blocks import rules_mat as mat
from games.blocks import rules_solver as solver
from support import rule

DOCS = Path(__file__).resolve().parents[2] / "docs" / "deck.md"
DECK = proofs.firmware_deck()


def run(*args):
    return CliRunner().invoke(app, list(args))


@rule("B-1")
def test_the_committed_blocks_are_those_that_the_search_finds():
    assert blockset.find() == blocks.BLOCKS


@rule("B-1")
def test_the_spread_reaches_its_lower_bound():
    assert blockset.spread(blocks.BLOCKS) == blockset.LEAST_SPREAD == 60
    in_order = [(a, b) for a in range(6) for b in range(a, 6)][:20]
    assert blockset.spread(tuple(tuple(in_order[i : i + 4]) for i in range(0, 20, 4))) > 60


def first_fault(deck):
    """As `fivefold deck check` finds it: `(rule, fault)`, or None."""
    for promise in proofs.PROMISES:
        fault = promise.fault(deck)
        if fault:
            return promise.rule, fault
    return None


def swapped(values, a, b):
    """The values with two of them exchanged."""
    values = list(values)
    values[a], values[b] = values[b], values[a]
    return values


def cells(rows):
    """The cells of five rows of text, a dot for an empty one."""
    return bytes(mat.EMPTY if mark == "." else int(mark) for mark in rows.replace(" ", ""))


def instead(rows):
    """The deck with another figure for card 1."""
    return replace(DECK, figures=[cells(rows), *DECK.figures[1:]])


BROKEN = (
    ("B-2", "no figure of ten cells", instead("0.... ..... ..... ..... .....")),
    ("B-2", "in the corner", instead("..... ..34. 5341. 32... .03..")),
    ("B-2", "falls apart", instead("00.11 00.11 ....1 ....1 .....")),
    ("B-2", "card 1 has no solution", instead("00... .11.. ..03. ...04 ...50")),
    (
        "B-3",
        "card 60 is card 3",
        replace(DECK, figures=[*DECK.figures[:59], figure.images(DECK.figures[2])[4]]),
    ),
    ("B-3", "59 cards", proofs.Deck(DECK.figures[1:], DECK.measures[1:], DECK.levels[1:])),
    ("B-3", "[11, 13, 12, 12, 12]", replace(DECK, levels=[*DECK.levels[:11], 2, *DECK.levels[12:]])),
    ("B-4", "card 5 measures", replace(DECK, measures=[*DECK.measures[:4], 499, *DECK.measures[5:]])),
    (
        "B-4",
        "level 4 has a card",
        replace(DECK, figures=swapped(DECK.figures, 30, 40), measures=swapped(DECK.measures, 30, 40)),
    ),
)


@rule("B-1", "B-2", "B-3", "B-4", "B-5")
def test_the_deck_keeps_every_promise():
    assert first_fault(DECK) is None


@pytest.mark.parametrize(("rule_id", "words", "deck"), BROKEN, ids=[words for _, words, _ in BROKEN])
def test_a_broken_promise_is_found(rule_id, words, deck):
    broken, fault = first_fault(deck)
    assert broken == rule_id
    assert words in fault


def test_a_solver_that_misses_a_solution_or_lists_a_wrong_one_is_found(monkeypatch):
    solutions = solver.solutions
    monkeypatch.setattr(solver, "solutions", lambda cells: solutions(cells)[:1])
    assert first_fault(DECK) == ("B-5", "card 1 has 4 solutions, the solver lists 1")
    monkeypatch.setattr(solver, "solutions", lambda cells: solutions(DECK.figures[5]))
    assert first_fault(DECK) == ("B-5", "a solution listed for card 1 does not show it")


def test_the_committed_deck_is_what_its_seed_makes(tmp_path):
    made = run("make", "-o", str(tmp_path / "deck.py"))
    assert made.exit_code == 0, made.output
    assert (tmp_path / "deck.py").read_bytes() == making.FILE.read_bytes()


def test_check_says_stale_when_the_deck_is_not_what_its_seed_makes(monkeypatch, tmp_path):
    text = making.FILE.read_text(encoding="utf-8")
    monkeypatch.setattr("fivefold.deck.cli._make", lambda seed: text)
    assert run("check").exit_code == 0
    stale = tmp_path / "deck.py"
    stale.write_text(text.replace("# 60", "# sixty"), encoding="utf-8")
    monkeypatch.setattr(making, "FILE", stale)
    failure = run("check").exception
    assert isinstance(failure, Failure)
    assert "stale" in str(failure) and "fivefold deck make --seed 1" in str(failure)


def test_make_that_cannot_write_says_so(monkeypatch, tmp_path):
    monkeypatch.setattr("fivefold.deck.cli._make", lambda seed: "")
    failure = run("make", "-o", str(tmp_path / "nowhere" / "deck.py")).exception
    assert isinstance(failure, Failure)
    assert "cannot write" in str(failure) and "No such file" in str(failure)
    assert run("make", "--seed", "-1").exit_code == 2


def test_every_card_of_the_deck_has_a_shape_of_its_own():
    shapes = {figure.canonical(figure.shape(card)) for card in DECK.figures}
    assert len(shapes) == 60


@rule("B-4")
def test_a_card_that_leaves_no_choice_measures_five_bars_and_a_choice_costs_more():
    forced = difficulty(cells("24... .55.. ..44. ...51 ..14."))
    assert (forced.measure, forced.sure, forced.places, forced.lead) == (500, 5, 5, 0)
    assert difficulty(cells("00... .01.. ..03. ...45 ...00")).measure > 500


@rule("B-4")
def test_the_measure_is_the_same_from_all_sides():
    for number in (1, 17, 33, 60):
        assert len({difficulty(image) for image in figure.images(cards.cells(number))}) == 1


@rule("B-4")
def test_the_measure_is_what_people_need_who_follow_the_model():
    rng = random.Random(5)
    for number in (8, 40, 60):
        games = 2000
        total = sum(bars_of_one_game(cards.cells(number), rng) for _ in range(games))
        assert abs(total * 100 / games / cards.measure(number) - 1) < 0.05, number


def bars_of_one_game(card, rng):
    """Plays the model of docs/deck.md once; the bars laid."""
    laid = 0

    def lone(left):
        return any(not left & set(figure.NEIGHBOURS[cell]) for cell in left)

    def finish(in_hand, left):
        nonlocal laid
        if not in_hand:
            return True
        if lone(left):
            return False
        block = rng.choice(in_hand)
        faces = [set(face) for face in blocks.BLOCKS[block]]
        places = [(a, b) for a, b in figure.edges(sorted(left)) if {card[a], card[b]} in faces]
        rng.shuffle(places)
        for place in places:
            laid += 1
            if finish([b for b in in_hand if b != block], left - set(place)):
                return True
        return False

    assert finish([0, 1, 2, 3, 4], set(figure.taken(card)))
    return laid


def test_the_table_in_the_docs_is_that_of_the_deck():
    table = levels.table(DECK)
    assert table in DOCS.read_text(encoding="utf-8"), (
        "put the output of `fivefold deck levels` into docs/deck.md"
    )
    assert run("levels").output.strip() == table


def text_of(picture):
    console = Console(width=60, color_system=None)
    with console.capture() as capture:
        console.print(picture)
    return capture.get().splitlines()


SMALL = cells("24... 155.. 512.. .05.. .....")


def test_a_card_is_drawn_with_a_wall_around_each_cell():
    assert text_of(showing.card(SMALL)) == [
        "┌───┬───┐",
        "│ ✚ │ □ │",
        "├───┼───┼───┐",
        "│ ◆ │ ■ │ ■ │",
        "├───┼───┼───┤",
        "│ ■ │ ◆ │ ✚ │",
        "└───┼───┼───┤",
        "    │ ● │ ■ │",
        "    └───┴───┘",
    ]


def test_a_solution_is_drawn_with_block_numbers_also_without_unicode():
    (found,) = solver.solutions(SMALL)
    assert text_of(showing.solution(SMALL, found, plain=True)) == [
        "+-------+",
        "|1C  1E |",
        "+---+---+---+",
        "|2B |4F  4F |",
        "|   +-------+",
        "|2F |3B  3C |",
        "+---+-------+",
        "    |5A  5F |",
        "    +-------+",
    ]


def test_show_draws_a_card_and_its_solutions():
    shown = run("show", "17", "--solutions")
    assert shown.exit_code == 0
    assert shown.output.startswith("Card 17, level 2, measure ")
    assert len(shown.output.splitlines()) > len(run("show", "17").output.splitlines())


@pytest.mark.parametrize("number", ["0", "61", "99"])
def test_show_names_the_range_for_a_card_that_does_not_exist(number):
    usage = run("show", number).exception
    assert isinstance(usage, Usage)
    assert str(usage) == f"cards are numbered 1 to 60, not {number}"
    assert run("show", "seventeen").exit_code == 2


def test_blocks_prints_what_the_firmware_has():
    source = (making.FILE.parent / "rules_blocks.py").read_text(encoding="utf-8")
    assert run("blocks").output in source
