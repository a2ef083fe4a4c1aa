"""The config file of the solids, and what is said about a wrong one; needs no CAD package."""

import subprocess
import sys
import tomllib
from dataclasses import fields

import pytest

from fivefold import paths
from fivefold.errors import Usage
from hardware.solids.config import Config, parse, read, template


def test_the_template_is_the_usual_config():
    assert parse(tomllib.loads(template()), "template") == Config()
    for section in fields(Config):
        for each in fields(section.default):
            assert f"\n{each.name} = " in template()


def test_the_document_has_the_template():
    assert template() in (paths.ROOT / "docs" / "solids.md").read_text("utf-8"), (
        "run: python -m hardware.solids --docs"
    )


def test_a_file_changes_what_it_names(tmp_path):
    path = tmp_path / "small.toml"
    path.write_text("[blocks]\nunit = 24\n[case]\nboard = 'two_player'\n")
    config = read(path)
    assert (config.blocks.unit, config.blocks.chamfer, config.case.board) == (24, 0.8, "two_player")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[bloks]\nunit = 20", "no section [bloks]; there are printing, "),
        ("[blocks]\nunits = 20", "[blocks] has no units; it has unit, chamfer"),
        ("[blocks]\nunit = 200", "blocks.unit is 18 to 60 mm (edge of a cell; "),
        ("[blocks]\nunit = '20'", "blocks.unit is 18 to 60 mm"),
        ("[blocks]\nunit = true", "blocks.unit is 18 to 60 mm"),
        ("[blocks]\nunit = nan", "blocks.unit is 18 to 60 mm"),
        ("[case]\nboard = 5", "case.board is a text"),
        ("blocks = 20", "blocks is a section: write [blocks]"),
        ("[blocks", "no TOML: "),
    ],
)
def test_a_wrong_file_is_refused_with_one_line(tmp_path, text, says):
    path = tmp_path / "sizes.toml"
    path.write_text(text)
    with pytest.raises(Usage) as refused:
        read(path)
    message = str(refused.value)
    assert message.startswith(f"{path}: ") and says in message and "\n" not in message


def solids(*words):
    command = [sys.executable, "-m", "hardware.solids", *words]
    environment = {"PYTHONPATH": "host:firmware", "PATH": ""}
    return subprocess.run(command, cwd=paths.ROOT, env=environment, capture_output=True, encoding="utf-8")


def test_the_command_says_what_is_wrong_and_exits_2(tmp_path):
    path = tmp_path / "sizes.toml"
    path.write_text("[pad]\nmatch_hole = 3")
    done = solids("--config", str(path), "--out", str(tmp_path / "out"))
    assert done.returncode == 2 and "pad.match_hole is 22 to 34 mm" in done.stderr
    assert done.stderr.count("\n") == 1 and not (tmp_path / "out").exists()
    assert solids("--config", str(tmp_path / "none.toml")).returncode == 2


def test_the_command_prints_the_template():
    done = solids("--template")
    assert (done.returncode, done.stdout) == (0, template())
