"""`fivefold league`: an evening is set up, mistakes are told in a line."""

import json

import pytest
from typer.testing import CliRunner

from fivefold.cli import application


@pytest.fixture
def league(tmp_path):
    """Runs `fivefold league …` on a database of the test's own: `(exit code or failure's words, output)`."""
    app = application("league")

    def run(*words, database="league.sqlite"):
        done = CliRunner().invoke(app, ["league", *words, "--database", str(tmp_path / database)])
        return (str(done.exception) if done.exception else ""), done.output

    return run


def test_an_evening_is_set_up_and_its_results_are_written(league, tmp_path):
    assert league("new", "Cup", "--format", "knock_out", "--option", "rounds=3")[0] == ""
    assert "2 players" in league("player", "Ada", "Ben", "--team", "Reds")[1]
    output = league("console", "red", "blue")[1]
    assert [line.split()[0] for line in output.splitlines()[:2]] == ["red", "blue"]
    assert league("console", "blue", "--remove")[0] == ""
    assert league("broker", str(tmp_path / "mosquitto"))[0] == ""
    users = [line.split(":")[0] for line in (tmp_path / "mosquitto" / "passwords").read_text().splitlines()]
    assert users == ["red", "league", "home"]
    password = output.split()[1]
    assert password not in (tmp_path / "mosquitto" / "passwords").read_text()
    assert oct((tmp_path / "mosquitto" / "passwords").stat().st_mode)[-3:] in ("640", "600")
    found = json.loads(league("standings", "--json")[1])
    assert [line["player"] for line in found["standings"]] == ["Ada", "Ben"] and found["options"] == {
        "rounds": 3
    }
    written = tmp_path / "out.csv", tmp_path / "out.pdf"
    assert league("export", "--csv", str(written[0]), "--pdf", str(written[1]), "--language", "da")[0] == ""
    assert "Ada" in written[0].read_text("utf-8-sig") and written[1].read_bytes()[:4] == b"%PDF"


@pytest.mark.parametrize(
    "words, said",
    [
        (("new", "Cup", "--game", "dance"), "no game"),
        (("new", "Cup", "--format", "dance"), "--format is one of"),
        (("new", "Cup", "--option", "rounds=x"), "rounds"),
        (("new", "Cup", "--game", "push_match", "--seats", "3"), "2 to 2 players"),
        (("new", "Cup", "--format", "knock_out", "--seats", "4"), "two at a table"),
        (("standings",), "there is no league yet"),
        (("export",), "say what to write"),
        (("console", "Red!"), "small letters"),
        (("console", "league"), "small letters"),
        (("correct", "r1-1", "1", "2", "--why", "x"), "a correction has"),
        (("run", "--broker", "http://x"), "there is no league yet"),
    ],
)
def test_a_mistake_is_told_in_a_line(league, words, said):
    assert said in league(*words)[0]


def test_a_league_is_not_overwritten_and_nobody_plays_twice(league):
    league("new", "Cup")
    assert "already" in league("new", "Cup")[0]
    league("player", "Ada")
    assert "takes part already" in league("player", "Ben", "Ada")[0]
    assert len(json.loads(league("standings", "--json")[1])["standings"]) == 1  # Ben neither
    assert "mqtt://" in league("run", "--broker", "http://x")[0]
    assert "cannot be used" in league("standings", database="no/folder/x.sqlite")[0]
