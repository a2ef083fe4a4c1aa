"""The maker of the cubes and its check."""

import pytest
from typer.testing import CliRunner

from fivefold import cubes
from fivefold.errors import Failure


def test_the_cubes_of_the_firmware_are_the_ones_made():
    done = CliRunner().invoke(cubes.app, ["check"])
    assert done.exit_code == 0 and "up to date" in done.output


def test_a_stale_file_is_found_out(tmp_path, monkeypatch):
    stale = tmp_path / "cubes.py"
    with pytest.raises(Failure, match="fivefold cubes make"):
        cubes.check_file(stale)
    monkeypatch.setattr(cubes, "TARGET", stale)
    assert CliRunner().invoke(cubes.app, ["make"]).exit_code == 0
    cubes.check_file(stale)
    stale.write_text(stale.read_text().replace("0", "1", 1))
    done = CliRunner().invoke(cubes.app, ["check"])
    assert str(done.exception) == "cubes.py is stale: run `fivefold cubes make`"


def test_five_distances_make_75_different_pairs():
    pairs = {frozenset(cube[i : i + 2]) for cube in cubes.make_set() for i in (0, 2, 4)}
    assert len(pairs) == 75
    assert {min((a - b) % 15, (b - a) % 15) for a, b in map(tuple, pairs)} == {1, 2, 3, 4, 6}


def test_laying_out_turns_cubes_but_never_makes_other_ones():
    def kind(cube):
        return sorted(sorted(cube[i : i + 2]) for i in (0, 2, 4))

    made = cubes.make_set()
    assert sorted(map(kind, made)) == sorted(map(kind, cubes.lay_out(made)))


def test_cubes_that_cannot_be_laid_out_are_refused():
    with pytest.raises(ValueError, match="PM-2"):
        cubes.lay_out([(0,) * 6] * 3)
