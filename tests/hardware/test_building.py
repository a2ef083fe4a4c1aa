"""`python -m hardware`: what it writes, and what it says when it cannot."""

import os
import shutil
import subprocess
import sys

import pytest

from fivefold import paths
from fivefold.boards import reading
from hardware import building, docs
from hardware.pcb import kicad

needs_dot = pytest.mark.skipif(not shutil.which("dot"), reason="Graphviz is not installed")


def hardware(*words, path=None):
    environment = dict(os.environ) | ({"PATH": path} if path is not None else {})
    command = [sys.executable, "-m", "hardware", *words]
    return subprocess.run(
        command, cwd=paths.ROOT, env=environment, capture_output=True, text=True, timeout=300
    )


def test_every_shipped_board_can_be_built(tmp_path):
    whats = [step.what for step in building.steps(tmp_path, reading.shipped())]
    for path in reading.shipped():
        assert f"{path.stem}: picture supply" in whats


@needs_dot
def test_one_board_gives_pictures_lists_and_schematics(tmp_path):
    done = hardware("--board", "two_player", "--no-solids", "--no-circuit-boards", "--out", str(tmp_path))
    assert (done.returncode, done.stderr.count("Traceback")) == (0, 0), done.stderr
    assert done.stdout == f"wiring, schematics and parts lists in {tmp_path}: two_player\n"
    written = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()}
    sheets = ("supply", "data", "pads", "pad_buttons")
    expected = {
        f"wiring/two_player/{sheet}.{form}" for sheet in sheets for form in ("svg", "png", "pdf", "yml")
    }
    expected |= {f"wiring/two_player/{name}" for name in ("wires.csv", "wiring.md")}
    expected |= {
        f"schematic/two_player/{name}.{form}"
        for name in ("console", "pad_buttons")
        for form in ("svg", "pdf")
    }
    lists = [
        "two_player",
        *(f"{size}_{n}_pads" for size in ("16x16", "32x32", "two-sided") for n in (2, 4, 6)),
    ]
    lists += [f"{name}_circuit_boards" for name in lists]
    expected |= {f"parts/{name}.{form}" for name in lists for form in ("csv", "md")}
    assert written == expected
    assert all((tmp_path / name).stat().st_size for name in written)
    for name in written:
        if name.endswith(".csv"):
            assert (tmp_path / name).read_text("utf-8").startswith("\ufeff"), name


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["--board", "nope"], 2, "hardware: no board nope: give a file, or one of esp32_devkitc, "),
        (["--nonsense"], 2, "No such option"),
    ],
)
def test_wrong_usage_is_told_in_a_line(words, code, said, tmp_path):
    if not shutil.which("dot"):
        pytest.skip("Graphviz is not installed")
    done = hardware("--out", str(tmp_path), *words)
    assert done.returncode == code
    assert said in done.stderr and "Traceback" not in done.stderr


@needs_dot
@pytest.mark.parametrize(("out", "code"), [("file", 2), ("file/inside", 1)])
def test_a_folder_that_cannot_be_written_is_told_in_a_line(out, code, tmp_path):
    (tmp_path / "file").write_text("")
    done = hardware("--board", "two_player", "--out", str(tmp_path / out))
    assert done.returncode == code
    assert str(tmp_path) in done.stderr.replace("\n", "").replace("│", "").replace(" ", "")
    assert "Traceback" not in done.stderr


@needs_dot
def test_a_profile_with_faults_is_refused(tmp_path):
    source = (paths.BOARDS / "esp32_devkitc.py").read_text()
    profile = tmp_path / "mine.py"
    profile.write_text(source.replace('"buzzer": 23', '"buzzer": 34'))
    done = hardware("--board", str(profile), "--out", str(tmp_path / "out"))
    assert done.returncode == 1
    assert "buzzer on GPIO34: the pin cannot be an output" in done.stderr and "Traceback" not in done.stderr
    assert not (tmp_path / "out").exists()


@needs_dot
@pytest.mark.long
def test_a_profile_without_a_circuit_board_is_told_in_a_line(tmp_path):
    done = hardware("--board", "raspberry_pi", "--no-solids", "--out", str(tmp_path))
    assert done.returncode == 0, done.stderr
    said = [line for line in done.stdout.splitlines() if line.startswith("no circuit board: ")]
    assert len(said) == 1
    missing = kicad.missing()
    assert said[0].endswith(missing) if missing else "raspberry_pi has none: wire it by hand" in said[0]


def test_without_graphviz_everything_but_the_pictures_is_made(tmp_path):
    out = tmp_path / "out"
    words = ("--board", "two_player", "--no-solids", "--no-circuit-boards", "--out", str(out))
    done = hardware(*words, path=str(tmp_path))
    assert done.returncode == 0 and "Traceback" not in done.stderr
    assert "no wiring pictures: Graphviz's `dot` is missing; install it: apt install graphviz" in done.stdout
    assert (out / "parts" / "two_player.csv").is_file() and (
        out / "wiring" / "two_player" / "wires.csv"
    ).is_file()
    assert not list(out.rglob("*.png"))


def test_progress_is_told_without_a_terminal(tmp_path):
    done = hardware("--board", "two_player", "--no-solids", "--no-circuit-boards", "--out", str(tmp_path))
    lines = done.stderr.splitlines()
    total = len(lines) - 1
    assert (
        lines[0].startswith(f"wiring, parts 1/{total}: two_player: ")
        and lines[-1] == f"wiring, parts: {total} done"
    )


def test_the_docs_are_up_to_date():
    assert docs.stale() == []


def test_a_stale_table_is_found():
    name = "parts.md"
    text = (paths.ROOT / "docs" / name).read_text("utf-8")
    assert docs.renewed(name, text) == text
    assert docs.renewed(name, text.replace("| 74AHCT125, DIP-14 | 1 |", "| 74AHCT125, DIP-14 | 2 |")) == text


def test_the_docs_point_to_pictures_that_exist():
    text = (paths.ROOT / "docs" / "wiring.md").read_text("utf-8")
    for line in text.splitlines():
        if line.startswith("!["):
            assert (paths.ROOT / "docs" / line.split("(")[1].rstrip(")")).is_file(), line
