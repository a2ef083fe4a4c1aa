"""The watch over what tests leave behind: it must be able to see it."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import outside

HOME = str(Path.home() / "fivefold-was-here")


def test_writing_outside_is_seen_and_reading_is_not():
    for flags in (os.O_WRONLY, os.O_RDWR, os.O_CREAT | os.O_WRONLY, os.O_APPEND | os.O_WRONLY):
        assert outside.written("open", (HOME, "w", flags)) == [HOME]
        assert outside.written("open", (HOME.encode(), None, flags)) == [HOME.encode()]
        for inside in (tempfile.gettempdir() + "/x", str(outside.ROOT / "build" / "x"), "/dev/null", 3):
            assert outside.written("open", (inside, "w", flags)) == []
    assert outside.written("open", (HOME, "r", os.O_RDONLY)) == []
    assert outside.written("open", (tempfile.gettempdir() + "/../data/x", "w", os.O_WRONLY)) != []
    assert outside.written("os.rename", (tempfile.gettempdir() + "/x", HOME, -1, -1)) == [HOME]
    assert outside.written("os.mkdir", ("/data", 511, -1)) == ["/data"]
    assert outside.written("sqlite3.connect", (":memory:",)) == []


def test_what_changes_in_a_place_is_seen(tmp_path):
    places = [tmp_path / "data", tmp_path / "none"]
    before = outside.state(places)
    (tmp_path / "data").mkdir()
    made = outside.state(places)
    (tmp_path / "data" / "crash.log").write_text("x")
    logged = outside.state(places)
    (tmp_path / "data" / "crash.log").write_text("xx")
    assert before == {} and len(made) == 1 and len(logged) == 2 and outside.state(places) != logged


def test_a_run_that_writes_outside_fails_and_says_which_test_it_was(tmp_path):
    """In a run of its own, for which only a folder of this test is inside."""
    bad = tmp_path / "test_bad.py"
    bad.write_text(f"def test_one():\n    open({str(tmp_path / 'left')!r}, 'w').close()\n")
    plugin = tmp_path / "narrow.py"
    plugin.write_text(f"import outside\noutside.INSIDE = ({str(tmp_path / 'inside')!r}, '/dev', '/proc')\n")
    search = os.pathsep.join([str(tmp_path), str(Path(outside.__file__).parent)])
    for workers in ("0", "1"):
        words = ["-p", "outside", "-p", "narrow", "-p", "no:cacheprovider", "-n", workers]
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "--rootdir", str(tmp_path), *words, str(bad)],
            env={**os.environ, "PYTHONPATH": search, "PYTHONDONTWRITEBYTECODE": "1"}, cwd=tmp_path,
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 1, done.stdout + done.stderr
        assert f"outside the project's folder: {tmp_path}/left by test_bad.py::test_one" in done.stdout
