"""A run of the tests leaves nothing outside the project's folder and the one for temporary files.

What the tests' own processes write is watched by an audit hook; of what they start, the places where the
firmware and `fivefold` keep things are compared with what they were. What has changed fails the run.
"""

import os
import sys
import tempfile
from pathlib import Path

import platformdirs
import pytest

ROOT = Path(__file__).resolve().parents[2]
# Pipes, terminals and what the kernel tells are no files; compiled modules lie beside whatever was imported.
INSIDE = tuple(os.path.realpath(path) for path in (ROOT, tempfile.gettempdir(), "/dev", "/proc", "/sys"))
WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
# Audit event -> which of its arguments are paths; "open" is another matter.
CHANGES = {
    "os.mkdir": (0,), "os.remove": (0,), "os.rmdir": (0,), "os.rename": (0, 1), "os.truncate": (0,),
    "os.link": (1,), "os.symlink": (1,), "sqlite3.connect": (0,),
}  # fmt: skip
PLACES = (
    Path("/data"),
    Path.home() / ".fivefold",
    platformdirs.user_data_path("fivefold", appauthor=False),
    platformdirs.user_cache_path("fivefold", appauthor=False),
)


def is_outside(path):
    """Whether a path is one that tests must not write to."""
    if isinstance(path, int) or not path or path == ":memory:":
        return False
    whole = os.path.realpath(os.fsdecode(path))
    return "__pycache__" not in whole and not any(
        whole == folder or whole.startswith(folder + os.sep) for folder in INSIDE
    )


def written(event, args):
    """The paths outside that an audit event writes to."""
    if event == "open":
        path, _, flags = args
        return [path] if flags & WRITES and is_outside(path) else []
    return [args[place] for place in CHANGES.get(event, ()) if is_outside(args[place])]


def state(places):
    """What lies in some places: path -> when it was changed, and how long it is."""
    paths = [path for place in places for path in (place, *(place.rglob("*") if place.is_dir() else ()))]
    return {str(path): (path.lstat().st_mtime_ns, path.lstat().st_size) for path in paths if path.exists()}


class Outside:
    """Watches one process; the one that reports adds up."""

    def __init__(self, config):
        self.config = config
        self.found = set()
        self.test = "before the first test"
        self.before = {} if hasattr(config, "workerinput") else state(PLACES)
        sys.addaudithook(self.hear)

    def hear(self, event, args):
        if event == "open" or event in CHANGES:
            self.found.update(f"{os.fsdecode(path)} by {self.test}" for path in written(event, args))

    def pytest_runtest_logstart(self, nodeid):
        self.test = nodeid

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node, error):
        self.found.update(getattr(node, "workeroutput", {}).get("outside", ()))

    def pytest_sessionfinish(self, session):
        if hasattr(self.config, "workeroutput"):
            self.config.workeroutput["outside"] = sorted(self.found)
            return
        after = state(PLACES)
        self.found.update(path for path in {*after, *self.before} if after.get(path) != self.before.get(path))
        if self.found:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter):
        for path in sorted(self.found):
            terminalreporter.write_line(f"written outside the project's folder: {path}")


def pytest_configure(config):
    config.pluginmanager.register(Outside(config), "nothing-outside")
