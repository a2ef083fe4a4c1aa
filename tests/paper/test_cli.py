"""`fivefold print` as people call it."""

import pytest
from typer.testing import CliRunner

from fivefold.cli import application
from fivefold.errors import Failure, Usage
from fivefold.paper import sheets


def run(*words):
    return CliRunner().invoke(application("print"), ["print", *map(str, words)])


def test_a_file_and_what_to_do_with_it(tmp_path):
    path = tmp_path / "blocks.pdf"
    done = run("blocks", "-o", path, "--paper", "letter", "--unit", "25", "--language", "sv")
    assert done.exit_code == 0 and "100 %" in done.stdout
    assert path.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("kites",), "nothing called 'kites' to print; there is: cards, blocks"),
        (("cards", "--paper", "a3"), "--paper is one of a4, letter, not 'a3'"),
        (("cards", "--duplex", "top"), "--duplex is one of long, short, fold, not 'top'"),
        (("rules", "--language", "xx"), "--language is one of en, fr, de, it, da, nl, sv, not 'xx'"),
        (("blocks", "--unit", "50"), "--unit is 10 to 40 mm, not 50"),
        (("blocks", "--unit", "nan"), "--unit is 10 to 40 mm, not nan"),
        (("all",), "`all` writes several files: -o is a folder"),
    ],
)
def test_wrong_words_are_named(tmp_path, words, said):
    done = run(*words, "-o", tmp_path / "x.pdf")
    assert isinstance(done.exception, Usage) and said in str(done.exception)
    assert not list(tmp_path.iterdir())


def test_what_does_not_exist_is_told_before_the_missing_file():
    assert str(run("kites").exception).startswith("nothing called 'kites' to print")
    assert "fivefold print cards -o cards.pdf" in str(run("cards").exception)


def test_a_file_that_cannot_be_written(tmp_path):
    done = run("blocks", "-o", tmp_path / "no" / "such" / "folder.pdf")
    assert isinstance(done.exception, Failure) and not isinstance(done.exception, Usage)
    assert "cannot write" in str(done.exception) and "No such file" in str(done.exception)
    done = run("blocks", "-o", tmp_path)
    assert "is a folder; name the file" in str(done.exception)


def test_all_is_a_folder_with_everything(tmp_path):
    done = run("all", "-o", tmp_path / "new" / "folder", "--language", "nl")
    assert done.exit_code == 0 and "10 files" in done.stdout
    names = sorted(path.name for path in (tmp_path / "new" / "folder").iterdir())
    assert names == [
        "blocks_nl.pdf", "boxes_nl.pdf", "cards.pdf", "poster.pdf", "push_match_nl.pdf",
        "quarter_turn_nl.pdf", "quick_nl.pdf", "rules_nl.pdf", "score_nl.pdf", "twins.pdf",
    ]  # fmt: skip


def test_without_a_word_all_sheets_are_listed():
    done = run()
    assert done.exit_code == 0
    assert [line.split()[0] for line in done.stdout.splitlines()] == [*sheets.MODULES, "all"]


def test_where_to_write_has_to_be_said():
    done = run("cards")
    assert isinstance(done.exception, Usage) and "fivefold print cards -o cards.pdf" in str(done.exception)
