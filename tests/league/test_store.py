"""What a league keeps, in SQLite and in PostgreSQL, and what comes of it."""

import csv
import io

import pytest

from fivefold.errors import Failure, Usage
from fivefold.league import reports, scoring, sheet, wording
from fivefold.league.scoring import Row
from fivefold.league.store import Store


def over(store, match, *rows, cards=1):
    """A match ends with rows of place, seat, numbers."""
    result = {"numbers": ["cards"], "standings": [list(row) for row in rows], "cards": cards}
    store.change(match, state="over", result={**result, "winners": [row[1] for row in rows if row[0] == 1]})


def test_points_are_for_each_of_the_others_who_is_behind():
    assert scoring.points([Row(7, 1), Row(8, 2)]) == {7: 2, 8: 0}
    assert scoring.points([Row(7, 1), Row(8, 1)]) == {7: 1, 8: 1}
    assert scoring.points([Row(1, 1), Row(2, 2), Row(3, 2), Row(4, 4)]) == {1: 6, 2: 3, 3: 3, 4: 0}
    assert scoring.points([Row(5, 1)]) == {5: 2}


def test_equal_points_are_told_apart_by_the_numbers_of_the_rules_and_shared_otherwise():
    tables = [[Row(1, 1, (3, 1)), Row(2, 2, (0, 0))], [Row(3, 1, (3, 2)), Row(4, 2, (0, 0))]]
    found = scoring.standings([1, 2, 3, 4], [tables], False)
    assert [(line.place, line.player, line.points) for line in found] == [
        (1, 3, 2),
        (2, 1, 2),
        (3, 2, 0),
        (3, 4, 0),
    ]


def test_a_time_attack_ranks_all_who_played_alone_that_day_together():
    days = [[[Row(1, 1, (-30,))], [Row(2, 1, (-20,))]], [[Row(1, 1, (-10,))], [Row(2, 1, (-25,))]]]
    found = scoring.standings([1, 2], days, True)
    assert [(line.place, line.player, line.points, line.numbers) for line in found] == [
        (1, 1, 2, [-40]),
        (2, 2, 2, [-45]),
    ]


def test_an_evening_is_kept_and_counted(league, url):
    store = league(["Ada", "Ben", "Cem"])
    assert store.next_tables() == [[1, 2], [3]]
    assert store.begin_round(store.next_tables(), 9) == 1
    assert [(match.id, match.state) for match in store.matches()] == [("r1-1", "waiting"), ("r1-2", "bye")]
    over(store, "r1-1", (1, 2, 2), (2, 1, 1))
    again = Store(url)
    assert [(line.place, line.player) for line in again.standings()] == [(1, 2), (2, 3), (3, 1)]
    assert again.next_tables() == [[2, 3], [1]] and again.round_seed(1) == 9
    again.close()


def test_what_a_console_told_counts_once(league):
    store = league(["Ada", "Ben"])
    one = {"console": "a", "count": 1759000000000, "game_id": "r1-1", "event": "claim", "text": "é – 🎲"}
    other = {**one, "console": "b"}
    assert store.add_events([one, one, other]) == [one, other]
    assert store.add_events([other, one, {**one, "count": 1759000000001}]) == [
        {**one, "count": 1759000000001}
    ]
    assert len(store.events("r1-1", "a")) == 2 and len(store.events("r1-1")) == 3


def test_what_broke_off_leaves_nothing(league):
    store = league(["Ada", "Ben"])
    with pytest.raises(RuntimeError), store.writing():
        store.begin_round([[1, 2]], 3)
        raise RuntimeError
    assert store.round() == 0 and store.matches() == []


def test_corrections_are_recorded_with_what_stood_before(league):
    store = league(["Ada", "Ben"])
    store.begin_round([[1, 2]], 3)
    over(store, "r1-1", (1, 1, 2), (2, 2, 1))
    for places, why in (([1], "x"), ([1, 2], " "), ([0, 1], "x"), ([1, 3], "x")):
        with pytest.raises(Usage):
            store.correct("r1-1", places, why)
    assert store.corrections() == []
    store.correct("r1-1", [1, 1], "both were right")
    match = store.matches()[0]
    assert match.corrected and match.result["standings"] == [[1, 1, 2], [1, 2, 1]]
    (one,) = store.corrections()
    assert one["why"] == "both were right" and one["before"]["result"]["winners"] == [1]
    assert [line.points for line in store.standings()] == [1, 1]


def test_a_shared_table_of_a_knock_out_is_played_again_and_its_last_game_counts(league):
    store = league(["Ada", "Ben", "Cem", "Dora"], "knock_out")
    store.begin_round(store.next_tables(), 3)
    over(store, "r1-1", (1, 1, 2), (1, 2, 2))
    over(store, "r1-2", (1, 1, 2), (2, 2, 1))
    store.play_again(store.matches()[0])
    over(store, "r1-1.2", (1, 2, 2), (2, 1, 1))
    assert store.next_tables() == [[4, 2]]
    assert [line.played for line in store.standings()] == [1, 1, 1, 1]


def test_teams_are_the_sum_of_their_players(league):
    store = league([])
    for name, team in (("Ada", "Reds"), ("Ben", "Blues"), ("Cem", "Reds"), ("Dora", "")):
        store.add_player(name, team=team)
    store.begin_round([[1, 2], [3, 4]], 3)
    over(store, "r1-1", (1, 1, 2), (2, 2, 1))
    over(store, "r1-2", (1, 1, 2), (1, 2, 2))
    assert reports.summary(store)["teams"] == [
        {"place": 1, "team": "Reds", "points": 3},
        {"place": 2, "team": "Blues", "points": 0},
    ]


def test_players_have_names_of_their_own(league):
    store = league(["Ada"])
    for name in ("Ada", " Ada ", "", "x" * 41, "a\nb"):
        with pytest.raises(Usage):
            store.add_player(name)


def test_a_league_of_another_format_and_no_database_are_told(league, url, tmp_path):
    store = league([])
    store.set("format", 99)
    with pytest.raises(Failure, match="format 99"):
        Store(url)
    with pytest.raises(Failure, match="cannot be used"):
        Store(f"sqlite:///{tmp_path / 'no' / 'folder.sqlite'}")
    with pytest.raises(Failure) as found:
        Store("postgresql+psycopg://league:secret@127.0.0.1:1/none")
    assert "secret" not in str(found.value)


@pytest.mark.parametrize("language", wording.LANGUAGES)
def test_sheets_and_certificates_are_in_every_language(league, language):
    import pypdfium2

    store = league(["Ada", "Ben", "Zoë Ångström-Østergård", "=SUM(A1)"])
    store.begin_round([[1, 2], [3, 4]], 3)
    over(store, "r1-1", (1, 1, 2), (2, 2, 1))
    over(store, "r1-2", (1, 1, 3), (2, 2, 1))
    paper = pypdfium2.PdfDocument(sheet.pdf(store, language))
    pages = [page.get_textpage().get_text_range() for page in paper]
    assert "Ben" in pages[0] and len(pages) == 1 + 4  # two third places
    assert "Zoë Ångström-Østergård" in pages[1] and wording.words(language)["certificate"] in pages[1]
    table = list(csv.reader(io.StringIO(reports.as_csv(store))))
    assert [row[1] for row in table] == ["player", "Zoë Ångström-Østergård", "Ada", "Ben", "'=SUM(A1)"]


def test_every_language_has_every_word_with_its_gaps():
    english = wording.words("en")
    for language in wording.LANGUAGES:
        words = wording.words(language)
        assert set(words) == set(english)
        assert all(words[key].count("{}") == text.count("{}") for key, text in english.items()), language
    with pytest.raises(Usage):
        wording.words("xx")
