"""`fivefold replay`: recorded games from files."""

import json

import pytest

import games
from core.recording import Recorder
from fivefold import replay
from fivefold.errors import Failure
from fivefold.virtual.programs import bot_table as table
from fivefold.virtual.programs import sim_rules
from support import rule


def recorded(name, seats, options=None, seed=3):
    """A recording as text and the game's end."""
    lines = []
    game = games.start(name, seats, options, seed)
    recorder = Recorder(game, lambda line: lines.append(json.dumps(line) + "\n"))
    table.play(game, sim_rules.sit_down(game, [4] * len(seats)), recorder.act)
    return lines, game


@pytest.fixture
def file(tmp_path):
    return tmp_path / "game.jsonl"


def why(file):
    with pytest.raises(Failure) as error:
        replay.run(file)
    assert error.value.exit_code == 1
    return str(error.value)


@rule("C-7")
@pytest.mark.parametrize("name", games.GAMES)
def test_every_game_replays_from_a_file(name, file):
    lines, game = recorded(name, [1, 2])
    file.write_text("".join(lines))
    assert replay.run(file).snapshot() == game.snapshot()


@rule("C-7")
def test_a_file_that_does_not_fit_says_where_it_departs(file):
    lines, _ = recorded("quick_play", [1, 2])
    for text, line, reason in (
        ("", 1, "stops before"),
        ("not json\n", 1, "not JSON"),
        ('{"recording": 1}\n', 1, "no game can start"),
        ("".join(lines[:7]), 8, "stops before"),
        ("".join(lines)[:-9], len(lines), "not JSON"),
        ("".join([*lines[:2], lines[2].replace("claim", "give_up"), *lines[3:]]), 3, "differs"),
        ("".join([*lines[:2], lines[2].replace("claim", "accept"), *lines[3:]]), 3, "V-1: no claim"),
        ("".join([lines[0], *lines[2:]]), 2, "QP-2: no card"),
        ("".join([*lines, lines[-1]]), len(lines) + 1, "after the end"),
        ("".join([*lines[:5], "\n", *lines[5:]]), 6, "not JSON"),
    ):
        file.write_text(text)
        found = why(file)
        assert found.startswith(f"{file}:{line}: ") and reason in found, found


def test_files_that_cannot_be_read(file, tmp_path):
    assert "cannot read" in why(file)
    assert "cannot read" in why(tmp_path)
    file.write_bytes(b"\xff\xfe\x00")
    assert "is not UTF-8" in why(file)


def test_the_command_prints_a_table_or_json(file, command):
    lines, game = recorded("total_madness", [2, 5])
    file.write_text("".join(lines))
    code, printed = command("replay", str(file))
    assert code == 0 and "points" in printed and "level5" in printed
    found = json.loads(command("replay", str(file), "--json")[1])
    assert found["standings"] == game.standings() and found["check"] == game.snapshot()["check"]
    file.write_text(lines[0])
    code, printed = command("replay", str(file))
    assert code == 1 and f"{file}:2: " in printed


def test_a_file_that_is_not_utf8_says_where_and_a_mark_in_front_is_no_fault(file):
    lines, game = recorded("quick_play", [1, 2])
    text = "".join(lines).encode()
    file.write_bytes(b"\xef\xbb\xbf" + text)
    assert replay.run(file).snapshot() == game.snapshot()
    file.write_bytes(text.replace(b"\n", b" \xff\n", 1))
    assert "game.jsonl:1: byte 0xff is not UTF-8" in why(file)
    file.write_bytes(text + b"[" * 100000)
    assert f"game.jsonl:{len(lines) + 1}: not JSON" in why(file)
    file.unlink()
    assert "cannot read" in why(file)
