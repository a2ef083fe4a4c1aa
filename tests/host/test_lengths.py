"""`fivefold bots lengths`: the table of how long games last, in docs/play.md."""

import pytest

from fivefold import lengths
from fivefold.errors import Failure
from fivefold.lengths import Length

ROWS = [Length("twins", "16×16", 1, 1.04, 30), Length("twins", "16×16", 3, 4.5, 200)]


def test_the_table_of_a_page_is_replaced_and_the_rest_stays():
    page = "before\n\n" + lengths.HEAD + "| Old | 16×16 | 9.9 |  |  |  |  |  |\n\nafter | this\n"
    put = lengths.put(page, ROWS)
    assert put == "before\n\n" + lengths.HEAD + "| Twins | 16×16 | 1.0 |  | 4.5 |  |  |  |\n\nafter | this\n"
    assert lengths.put(put, ROWS) == put


def test_a_page_without_the_table_is_refused():
    with pytest.raises(Failure, match="no table"):
        lengths.put("before\n", ROWS)


def test_the_page_about_playing_has_one_row_for_each_game_and_display():
    page = lengths.FILE.read_text(encoding="utf-8")
    rows = page.partition(lengths.HEAD)[2].partition("\n\n")[0].splitlines()
    named = [tuple(cell.strip() for cell in row.split("|")[1:3]) for row in rows]
    assert named == [(title, display) for title in lengths.TITLES.values() for display in lengths.BOARDS]


def test_a_game_is_played_by_the_pads():
    found = lengths.measured("quarter_turn", "16×16", 1, 1)
    assert 1 < found.minutes < 30 and found.presses > 20
