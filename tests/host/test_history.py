"""The history of games: what is written down, what people get to see of it."""

import csv
import io
import json
import sqlite3
import sys

import pytest

from command import fivefold
from fivefold.errors import Failure
from fivefold.monitor import claims, export, game, history
from fivefold.monitor.history import VERSION, Full, History, default_path
from fivefold.monitor.keeper import Keeper
from fivefold.monitor.records import best


def told(event="start", now=0, seed=7, cards=(0, 0), **fields):
    """A game of Quick Play as the link tells it; cards: won by seats 1 and 2."""
    order = sorted(range(2), key=lambda index: -cards[index])
    places = [1, 1 if cards[0] == cards[1] else 2]
    record = {
        "event": event,
        "game": "quick_play",
        "seats": [1, 2],
        "computers": [],
        "options": {"rounds": 3},
        "seed": seed,
        "now": now,
        "over": event == "result",
        "winners": [order[0] + 1] if event == "result" else [],
        "numbers": ["cards", "level5"],
        "standings": [[place, index + 1, cards[index], 0] for place, index in zip(places, order)],
    }
    return game.told({**record, **fields})


def claim(played, seat, at, race_ms, verdict, late=()):
    """A claim with its end and who was behind."""
    played.claims.take({"event": "claim", "seat": seat, "race_ms": race_ms, "t": at})
    for other, margin in late:
        played.claims.take({"event": "queued", "seat": other, "margin_ms": margin, "t": at + margin})
    played.claims.take({"event": "verdict", "seat": seat, "right": verdict == "right", "t": at + 900})


def finished(file, names, cards, seed, claims=()):
    """Write a whole game into the history."""
    kept = History(file)
    played = told(seed=seed)
    played.names = names
    for one in claims:
        claim(played, *one)
    kept.save(played, "board")
    played.follow(told("result", 90000, seed, cards))
    kept.save(played, "board")
    kept.close()


@pytest.fixture
def family(tmp_path):
    """A history of three games."""
    file = tmp_path / "history.sqlite"
    ada, zoe = {1: "Ada", 2: "Zoë"}, {1: "Zoë"}
    finished(file, ada, (2, 1), 1, [(1, 4000, 4000, "right", [(2, 37)]), (2, 9000, 3500, "wrong")])
    finished(file, zoe, (3, 0), 2, [(1, 5000, 5000, "right")])
    kept = History(file)
    kept.save(told(seed=3), "board")
    kept.close()
    return file


def test_games_are_listed_with_their_winners_and_what_was_not_finished(family):
    said = fivefold("history", "--database", str(family)).stdout
    lines = [line.split() for line in said.splitlines()[2:]]
    assert [line[:3] for line in lines] == [[str(n), "Quick", "Play"] for n in (3, 2, 1)]
    assert "unfinished" in lines[0] and "Zoë: 3 *, seat 2: 0" in said and "Ada: 2 *, Zoë: 1" in said
    assert "Ada" not in fivefold("history", "-n", "2", "--database", str(family)).stdout


def test_one_game_is_shown_with_its_claims(family):
    said = fivefold("history", "show", "1", "--database", str(family)).stdout
    assert said.startswith("Quick Play, rounds 3, ")
    rows = [line.split() for line in said.splitlines()]
    assert ["1", "1", "Ada", "2", "0", "won"] in rows and ["2", "2", "Zoë", "1", "0"] in rows
    assert ["0:04.0", "Ada", "4.000", "s", "Zoë", "+37", "ms", "right"] in rows


def test_players_and_records_go_by_name(family):
    said = fivefold("history", "players", "--database", str(family)).stdout
    rows = [line.split() for line in said.splitlines()]
    assert ["Zoë", "2", "1", "2", "1", "5.000", "s"] in rows
    assert ["Ada", "1", "1", "1", "1", "4.000", "s", "37", "ms"] in rows
    said = fivefold("history", "records", "--database", str(family)).stdout
    assert "cards 3, level 5 0" in said and said.split()[-2:] == ["Zoë", "2"]
    said = fivefold("history", "records", "--player", "Ada", "--database", str(family)).stdout
    assert "cards 2, level 5 0" in said and said.split()[-2:] == ["Ada", "1"]


def held(file):
    kept = History(file)
    found = [(record.holders, record.row) for record in best(kept.results())]
    kept.close()
    return found


def test_a_record_is_shared_within_its_game_and_not_by_who_equals_it_later(tmp_path):
    file = tmp_path / "history.sqlite"
    finished(file, {1: "Ada", 2: "Zoë"}, (2, 2), 1)
    assert held(file) == [(["Ada", "Zoë"], 1)]
    finished(file, {1: "Ben"}, (2, 1), 2)
    assert held(file) == [(["Ada", "Zoë"], 1)]
    finished(file, {1: "Ben"}, (3, 0), 3)
    assert held(file) == [(["Ben"], 3)]


def totals(file):
    kept = History(file)
    found = {row.name: (row.games, row.won, row.claims) for row in kept.totals()}
    kept.close()
    return found


def test_a_game_that_did_not_end_counts_for_nobody_nor_do_its_claims(tmp_path):
    file = tmp_path / "history.sqlite"
    finished(file, {1: "Ada"}, (2, 1), 1, [(1, 4000, 4000, "right")])
    kept = History(file)
    left = told(seed=2)
    left.names = {1: "Ada"}
    claim(left, 1, 3000, 3000, "right")
    kept.save(left, "board")
    kept.close()
    assert totals(file) == {"Ada": (1, 1, 1)}


def test_alone_nobody_wins(tmp_path):
    file = tmp_path / "history.sqlite"
    kept = History(file)
    alone = told("result", 9000, seats=[1], winners=[1], standings=[[1, 1, 3, 0]])
    alone.names = {1: "Ada"}
    kept.save(alone, "board")
    kept.close()
    assert totals(file) == {"Ada": (1, 0, 0)}


def test_csv_has_a_line_a_player_a_game_and_no_formula(family, tmp_path):
    fivefold("history", "name", "2", "=1+1", "--game", "2", "--database", str(family))
    out = tmp_path / "all.csv"
    said = fivefold("history", "export", "--csv", "-o", str(out), "--database", str(family)).stdout
    assert said == f"{out}: 6 lines\n"
    rows = list(csv.DictReader(io.StringIO(out.read_text(encoding="utf-8-sig"))))
    assert [(row["game_id"], row["seat"], row["player"], row["place"]) for row in rows[:4]] == [
        ("1", "1", "Ada", "1"),
        ("1", "2", "Zoë", "2"),
        ("2", "1", "Zoë", "1"),
        ("2", "2", "'=1+1", "2"),
    ]
    assert rows[0]["result"] == "cards=2 level5=0" and rows[0]["closest_ms"] == "37"
    assert rows[1]["claims"] == "1" and rows[1]["right"] == "0" and rows[1]["fastest_ms"] == ""
    printed = fivefold("history", "export", "--csv", "--database", str(family)).stdout
    assert printed == out.read_text(encoding="utf-8-sig")


def test_a_spreadsheet_reads_the_csv_as_utf8_and_a_pipe_gets_no_mark(family, tmp_path):
    out = tmp_path / "all.csv"
    fivefold("history", "export", "--csv", "-o", str(out), "--database", str(family))
    assert out.read_bytes().startswith(b"\xef\xbb\xbfgame_id,")
    assert fivefold("history", "export", "--csv", "--database", str(family)).stdout.startswith("game_id,")


@pytest.mark.parametrize("formula", ["=1+1", "+1", "-1", "@A1", " =1", "\uff1d1"])
def test_no_cell_of_the_csv_is_a_formula(tmp_path, formula):
    kept = History(tmp_path / "h")
    played = told("result", 9000)
    played.names = {1: formula}
    kept.save(played, formula)
    kept.db.execute("UPDATE games SET game = ?1, started = ?1, options = ?2, numbers = ?3",
                    (formula, json.dumps({formula: 1}), json.dumps([formula])))  # fmt: skip
    out = io.StringIO()
    assert export.write(kept, out) == 2
    out.seek(0)
    for row in csv.reader(out):
        for cell in row:
            assert cell.lstrip(" ")[:1] not in ("=", "+", "-", "@", "\uff1d"), row


def test_an_export_that_fails_leaves_the_file_as_it_was(family, monkeypatch, tmp_path):
    out = tmp_path / "all.csv"
    out.write_text("last year\n")
    broken = History(family)
    broken.db.execute("DROP TABLE claims")
    broken.close()
    done = fivefold("history", "export", "--csv", "-o", str(out), "--database", str(family))
    assert done.returncode == 1 and "no such table" in done.stderr and "Traceback" not in done.stderr
    assert out.read_text() == "last year\n" and sorted(path.name for path in tmp_path.iterdir()) == [
        "all.csv", "history.sqlite",
    ]  # fmt: skip


DAMAGE = (
    None,
    7,
    -1,
    1.5,
    2**62,
    "x",
    "",
    "{",
    "[",
    "null",
    "[1e999]",
    '{"a":[]}',
    b"\xff\x00",
    "\x1b[2J",
    "[" * 9999,
)


def test_damaged_rows_are_left_out_and_counted(family):
    kept = History(family)
    kept.db.execute("PRAGMA foreign_keys = OFF")
    for table in ("games", "players", "claims", "seats"):
        columns = [row["name"] for row in kept.db.execute(f"PRAGMA table_info({table})")]
        for column in columns:
            for value in DAMAGE:
                kept.db.execute("BEGIN")
                try:
                    kept.db.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = 2", (value,))
                except sqlite3.IntegrityError:
                    kept.db.rollback()
                    continue
                kept.names()
                for row in kept.games(9):
                    kept.players(row.id), kept.claims(row.id)
                best(kept.results())
                kept.totals()
                export.write(kept, io.StringIO())
                kept.db.rollback()
    assert kept.damaged > 100
    kept.close()


def test_the_commands_say_how_many_rows_were_damaged_and_show_the_others(family):
    kept = History(family)
    with kept.db:
        kept.db.execute("UPDATE games SET seats = '{' WHERE id = 2")
        kept.db.execute("UPDATE claims SET race_ms = 'x' WHERE game_id = 1 AND seat = 1 AND at_ms = 4000")
    kept.close()
    done = fivefold("history", "--database", str(family))
    assert done.returncode == 0 and done.stderr.endswith("damaged rows were left out: 1\n")
    assert [line.split()[0] for line in done.stdout.splitlines()[2:]] == ["3", "1"]
    done = fivefold("history", "show", "1", "--database", str(family))
    assert done.returncode == 0 and done.stderr.endswith("left out: 1\n") and "0:09.0" in done.stdout
    done = fivefold("history", "show", "2", "--database", str(family))
    assert done.returncode == 1 and "game 2 is damaged" in done.stderr and "Traceback" not in done.stderr
    for words in (("players",), ("records",), ("export", "--csv")):
        done = fivefold("history", *words, "--database", str(family))
        assert done.returncode == 0 and "Traceback" not in done.stderr


def test_a_claim_costs_the_same_however_long_the_game_is(tmp_path):
    kept, played = History(tmp_path / "h"), told()
    kept.db.execute("PRAGMA synchronous = OFF")
    costs = []
    for number in range(400):
        claim(played, 1 + number % 2, 5000 * number, 4000, "right", [(2 - number % 2, 37)])
        before = kept.db.total_changes
        kept.save(played, "board")
        costs.append(kept.db.total_changes - before)
    assert len(kept.claims(1)) == 400 and kept.claims(1)[7].margin_ms == 37
    assert set(costs[1:]) == {costs[1]} and costs[1] <= 4  # the game, its players, the claim
    kept.close()


def test_claims_that_could_not_be_written_are_written_later(tmp_path):
    kept, played = History(tmp_path / "h"), told()
    kept.save(played, "board")
    claim(played, 1, 4000, 4000, "right")
    kept.db.execute("PRAGMA query_only = ON")
    with pytest.raises(sqlite3.Error):
        kept.save(played, "board")
    kept.db.execute("PRAGMA query_only = OFF")
    claim(played, 2, 9000, 5000, "wrong")
    kept.save(played, "board")
    assert [row.at_ms for row in kept.claims(1)] == [4000, 9000]


def test_a_board_that_never_stops_claiming_fills_no_memory():
    played = told()
    for number in range(claims.MOST + 50):
        played.claims.take({"event": "claim", "seat": 1, "race_ms": 1, "t": number})
    assert len(played.claims) == claims.MOST == len(played.claims.changed)


def test_a_name_is_for_the_games_to_come_or_for_one_of_the_past(tmp_path):
    file = tmp_path / "deep" / "history.sqlite"
    fivefold("history", "name", "1", " Ada ", "--database", str(file))
    kept = History(file)
    keeper = Keeper(kept, {2: "Bo"}, print)
    assert keeper.names() == {1: "Ada", 2: "Bo"}
    kept.name(1, "")
    assert kept.names() == {}
    kept.save(told(), "board")
    kept.name_in(1, 2, "Grandma")
    assert [row.name for row in kept.players(1)] == [None, "Grandma"]
    for row, seat in ((1, 5), (9, 1)):
        with pytest.raises(Failure, match="nobody sat"):
            kept.name_in(row, seat, "X")


@pytest.mark.parametrize(
    "words, code, said",
    [
        (("show", "9"), 1, "there is no game 9"),
        (("show", "x"), 2, "integer"),
        (("show", "9" * 30), 2, "less than or equal to"),
        (("name", "1", "Ada", "--game", "9" * 30), 2, "less than or equal to"),
        (("export",), 2, "--csv"),
        (("export", "--csv", "-o", "/nowhere/x.csv"), 1, "cannot write /nowhere/x.csv"),
        (("name", "7", "Ada"), 2, "equal to 6"),
        (("name", "1", "A\x1b[2J"), 2, "letters that can be printed"),
        (("name", "1", "A" * 41), 2, "up to 40 letters"),
        (("name", "1", "Ada", "--game", "9"), 1, "there is no game 9"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(family, words, code, said):
    done = fivefold("history", *words, "--database", str(family))
    assert done.returncode == code and said in done.stderr and "Traceback" not in done.stderr


def test_the_history_is_not_overwritten_with_itself(family):
    before = family.read_bytes()
    done = fivefold("history", "export", "--csv", "-o", str(family), "--database", str(family))
    assert done.returncode == 2 and "is the history itself" in done.stderr
    done = fivefold("monitor", "--log", str(family), "--database", str(family))
    assert done.returncode == 2 and "name two files" in done.stderr
    assert family.read_bytes() == before


def test_a_history_that_is_none_is_left_alone(tmp_path):
    (tmp_path / "text").write_text("notes\n" * 500)
    other = sqlite3.connect(tmp_path / "other")
    other.execute("CREATE TABLE recipes (name)")
    other.close()
    newer = sqlite3.connect(tmp_path / "newer")
    newer.execute(f"PRAGMA user_version = {VERSION + 1}")
    newer.close()
    for name, said in (("text", "not a database"), ("other", "something else"), ("newer", "update Fivefold")):
        before = (tmp_path / name).read_bytes()
        with pytest.raises(Failure, match=said):
            History(tmp_path / name)
        assert (tmp_path / name).read_bytes() == before
    with pytest.raises(Failure, match="cannot be used"):
        History(tmp_path / "text" / "history.sqlite")
    done = fivefold("history", "--database", str(tmp_path / "nowhere"))
    assert done.returncode == 1 and not (tmp_path / "nowhere").exists()


def test_a_game_that_goes_on_stays_one_game_and_a_new_one_is_another(tmp_path):
    kept = History(tmp_path / "h")
    kept.save(told(), "board")
    for later in (told("start", 3000), told("game", 5000), told("result", 9000, cards=(1, 0))):
        kept.save(later, "board")  # each time as if by another monitor
    kept.save(told("game", 9000, cards=(1, 0), over=True, winners=[1]), "board")
    assert [(row.id, row.finished, row.duration_ms) for row in kept.games(9)] == [(1, True, 9000)]
    kept.save(told(), "board")  # the same seed again, from the beginning
    kept.save(told("game", 10, seed=8), "board")
    assert [row.finished for row in kept.games(9)] == [0, 0, 1]


def test_two_may_write_at_once(tmp_path):
    one, other = History(tmp_path / "h"), History(tmp_path / "h")
    one.save(told(seed=1), "board")
    other.save(told(seed=2), "board")
    other.name(1, "Ada")
    assert len(one.games(9)) == 2 and one.names() == {1: "Ada"}


def test_a_full_disk_is_told_once_and_nothing_is_lost_when_there_is_room_again(tmp_path):
    kept, said = History(tmp_path / "h"), []
    kept.save(told(seed=1), "board")
    pages = kept.db.execute("PRAGMA page_count").fetchone()[0]
    kept.db.execute(f"PRAGMA max_page_count = {pages}")
    keeper = Keeper(kept, {1: "A" * 4000}, said.append)
    games = [told(seed=seed) for seed in range(2, 30)]
    for clock, played in enumerate(games):
        played.names = keeper.names()
        keeper.keep(played, "board")
        keeper.work(clock * 5.0)
    assert len(said) == 1 and "full" in said[0] and "going on without it" in said[0]
    before = len(kept.games(99))
    assert before < 29 and kept.db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    kept.db.execute("PRAGMA max_page_count = 100000")
    keeper.work(1000.0)
    assert len(kept.games(99)) == 29 and "can be written again" in said[1] and len(said) == 2
    keeper.close()


def test_a_disk_that_is_full_from_the_start_is_told_from_a_file_that_is_wrong(monkeypatch, tmp_path):
    monkeypatch.setattr(history, "_SCHEMA", "PRAGMA max_page_count = 1;\n" + history._SCHEMA)
    with pytest.raises(Full, match="full"):
        History(tmp_path / "h")
    monkeypatch.undo()
    assert History(tmp_path / "h").games(9) == [], "half a schema was left behind"


def test_a_computer_player_has_no_name(tmp_path):
    kept, played = History(tmp_path / "h"), told(computers=[[2, 3]])
    played.names = {1: "Ada", 2: "Bo"}
    kept.save(played, "board")
    assert [(row.name, row.computer) for row in kept.players(1)] == [("Ada", None), (None, 3)]
    assert played.player(2) == "computer 3"


def test_the_default_is_in_the_users_data_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_path().name == "history.sqlite"
    if sys.platform == "linux":
        assert default_path() == tmp_path / "fivefold" / "history.sqlite"
