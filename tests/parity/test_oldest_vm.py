"""The oldest MicroPython that is supported runs the firmware: its WebAssembly VM, with objects of the chip's size."""

import json
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import pytest

from fivefold import compiled, paths, sim, vm
from fivefold.maker import deploy
from fivefold.web import npm
from test_micropython import FILES, TESTS

HEAP = "2m"
SECONDS = 300
DATA = (
    "pictures",
    "cards",
    "golden",
)  # of these tests, data that are no modules are not in the VM's file system


@cache
def bytecode() -> tuple[Path, ...]:
    """The virtual board and the firmware as bytecode."""
    return compiled.folders(Path(tempfile.mkdtemp(prefix="fivefold-oldest-")))


def run(script: Path, *args: str, search: tuple[Path, ...] = ()) -> str:
    """What a script prints in the oldest VM, run to its end."""
    environment = vm.environment(*search)
    done = subprocess.run(
        npm.command(HEAP, script, list(args), npm.oldest()),
        env=environment, capture_output=True, text=True, timeout=SECONDS, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_it_is_the_one_that_the_tools_ask_for(tmp_path):
    script = tmp_path / "version.py"
    script.write_text("import sys\nprint(sys.implementation.version[:3])\n")
    assert run(script).strip() == str(deploy.OLDEST)


def test_it_lacks_what_later_ones_have(tmp_path):
    """So that a firmware which needs it fails here and not on a board."""
    script = tmp_path / "lacks.py"
    script.write_text(
        "try:\n    'ab'.startswith(('a', 'b'))\n    print('has it')\nexcept TypeError:\n    print('lacks it')\n"
    )
    assert run(script).strip() == "lacks it"


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if not any(word in path.read_text() for word in DATA)],
    ids=lambda path: f"{path.parent.name}/{path.name}",
)
def test_the_tests_of_the_firmware_pass(path):
    # The runner puts the folder of the tests in place of the first one.
    search = (TESTS, *bytecode(), TESTS, path.parent)
    assert ", 0 failed" in run(TESTS / "micropython_runner.py", str(path), search=search)


GAMES = [
    ("quick_play", 3, 1, {"rounds": 2}),
    ("quick_play", 2, 0, {"rounds": 2, "cards": "printed"}),
    ("total_madness", 2, 0, {}),
    ("total_madness", 3, 2, {}),
    ("quarter_turn", 2, 1, {}),
    ("push_match", 2, 1, {"variant": "five_minutes"}),
    ("twins", 3, 1, {"sets": 2}),
    ("twins", 2, 0, {"cards": "printed", "sets": 2}),
]


@pytest.mark.parametrize(("game", "seats", "computers", "options"), GAMES)
def test_whole_games_are_the_same_as_elsewhere(game, seats, computers, options):
    task = {"game": game, "seats": seats, "computers": computers, "seed": 7, "options": options}
    printed = run(
        sim.SCRIPT,
        json.dumps({**task, "board": str(sim.DEFAULT_BOARD)}),
        search=(paths.VIRTUAL / "modules", *bytecode()),
    )
    elsewhere = sim.run(game, seats, 7, options, computers=computers)
    assert json.loads(printed.splitlines()[-1]) == elsewhere
