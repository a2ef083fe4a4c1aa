"""Runs the tests of the firmware under MicroPython: one process a file, a device-like heap."""

import functools
import os
import re
import subprocess
import tempfile
from pathlib import Path

import pytest

from fivefold import compiled, vm
from sources import BOARD_TESTS, SUPPORT, TESTS

HEAP = (
    "320k"  # twice what a device has, in objects of twice the size; `fivefold bench memory` holds the budget
)
SECONDS = 240


@functools.cache
def firmware():
    """The firmware as bytecode, as the device loads it."""
    return compiled.folders(Path(tempfile.mkdtemp(prefix="fivefold-tests-")))


def run(path):
    environment = vm.environment(*firmware(), SUPPORT, path.parent)
    return subprocess.run(
        vm.command("micropython", Path("micropython_runner.py"), [os.path.relpath(path, SUPPORT)], HEAP),
        cwd=SUPPORT, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False,
    )  # fmt: skip


# Minutes of a board's time, hour after hour of its scenes; pictures beside the usual ones, as games that are
# played on both VMs compare what they show.
LONG = re.compile(r"console/test_(attract|dimming)\.py|drivers/test_radio\.py|.*/test_pictures_\w+\.py")


def files():
    for path in BOARD_TESTS:
        name = path.relative_to(TESTS).as_posix()
        yield pytest.param(path, id=name, marks=pytest.mark.long if LONG.fullmatch(name) else ())


@pytest.mark.parametrize("path", list(files()))
def test_on_micropython(path):
    done = run(path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_failing_file_fails(tmp_path):
    bad = tmp_path / "test_bad.py"
    bad.write_text("def test_one():\n    assert 1 == 2\n")
    done = run(bad)
    assert done.returncode == 1
    assert "0 passed, 1 failed" in done.stdout


def test_a_file_without_tests_fails(tmp_path):
    empty = tmp_path / "test_empty.py"
    empty.write_text("x = 1\n")
    assert run(empty).returncode == 1
