"""`fivefold wiring` prints what the wiring has."""

import csv
import io

import pytest
from typer.testing import CliRunner

from fivefold.cli import application
from fivefold.errors import Failure
from hardware.wiring.console import wire_up
from hardware_boards import NAMES, board_of

run = CliRunner().invoke


@pytest.mark.parametrize("name", NAMES)
def test_every_wire_is_a_row(name):
    wires = wire_up(board_of(name)).wires()
    result = run(application("wiring"), ["wiring", name])
    assert result.exit_code == 0 and result.stdout.splitlines()[-1].startswith(f"{len(wires)} wires;")
    rows = list(csv.DictReader(io.StringIO(run(application("wiring"), ["wiring", name, "--csv"]).stdout)))
    told = {(row["from"], row["to"], row["net"]) for row in rows}
    assert told == {(" ".join(link.a), " ".join(link.b), link.net) for link in wires}


def test_where_each_panel_hangs_is_told():
    said = run(application("wiring"), ["wiring", "matrix_32x32"]).stdout
    assert "M1 top left; M2 top right; M3 bottom left; M4 bottom right" in said
    assert "M1 front; M2 back" in run(application("wiring"), ["wiring", "two_sided"]).stdout
    assert "Panels" not in run(application("wiring"), ["wiring", "esp32_devkitc"]).stdout


def test_nothing_is_cut_off_in_a_pipe():
    lines = run(application("wiring"), ["wiring", "raspberry_pi"]).stdout
    assert "U1 GPIO4 (pin 7)" in lines and "…" not in lines


def test_a_board_that_asks_too_much_is_named_once(tmp_path):
    board = {**board_of("esp32_devkitc"), "supply_ma": 40000}
    path = tmp_path / "mine.py"
    path.write_text(f"BOARD = {board!r}\n")
    result = run(application("wiring"), ["wiring", str(path)])
    assert isinstance(result.exception, Failure)
    assert str(result.exception).startswith(f"{path}: fuse: ") and str(result.exception).count(str(path)) == 1


def test_a_profile_that_cannot_be_read_is_named_once(tmp_path):
    (tmp_path / "folder.py").mkdir()
    result = run(application("wiring"), ["wiring", str(tmp_path / "folder.py")])
    assert str(result.exception).count("folder.py") == 1
