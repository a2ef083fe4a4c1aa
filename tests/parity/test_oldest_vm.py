"""The oldest MicroPython that is supported runs the firmware: its WebAssembly VM, 32 bits as the chip."""

import json
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import pytest

from fivefold import compiled, paths, sim, vm
from fivefold.maker import deploy
from fivefold.web import npm
from sources import BOARD_TESTS, SUPPORT

HEAP = "2m"
SECONDS = 300
# What tells nothing of the firmware there: this VM has no littlefs and no source of noise, calls nothing
# while the heap is locked, does not collect garbage while a script runs, knows no files but modules and no
# sockets.
LEFT_OUT = {
    "drivers/test_storage_littlefs.py", "drivers/test_entropy.py", "drivers/test_board.py",
    "drivers/test_edge_ring.py", "console/test_memory.py", "console/test_attract.py",
    "console/test_loader.py", "drivers/test_radio_sockets.py",
}  # fmt: skip
NO_MODULES = ("pictures", "cards", "golden")
# Of what draws screens these run each time, the others with -m long.
USUAL = {
    "test_console.py", "test_join.py", "test_link.py", "test_settings.py", "test_trouble.py",
    "test_claims.py", "test_turns.py",
}  # fmt: skip


def files():
    for path in BOARD_TESTS:
        name = f"{path.parent.name}/{path.name}"
        if name in LEFT_OUT or path.name.startswith("test_pictures"):
            continue
        if any(word in path.read_text() for word in NO_MODULES):
            continue
        draws = "console" in path.parts or path.parent.parent.name == "games"
        usual = not draws or path.name in USUAL or path.name.startswith("test_rules")
        yield pytest.param(path, id=name, marks=() if usual else pytest.mark.long)


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
        "try:\n"
        "    'ab'.startswith(('a', 'b'))\n"
        "    print('has it')\n"
        "except TypeError:\n"
        "    print('lacks it')\n"
    )
    assert run(script).strip() == "lacks it"


@pytest.mark.parametrize("path", list(files()))
def test_the_tests_of_the_firmware_pass(path):
    # The runner puts the folder of the tests in place of the first one.
    search = (SUPPORT, *bytecode(), SUPPORT, path.parent, paths.BOARDS)
    assert ", 0 failed" in run(SUPPORT / "micropython_runner.py", str(path), search=search)


GAMES = [
    ("quick_play", 3, 1, {"rounds": 2}),
    ("quick_play", 2, 0, {"rounds": 2, "cards": "printed"}),
    ("total_madness", 3, 2, {}),
    ("quarter_turn", 2, 1, {}),
    ("push_match", 2, 1, {"variant": "five_minutes"}),
    ("twins", 3, 1, {"sets": 2}),
]


@pytest.mark.parametrize(("game", "seats", "computers", "options"), GAMES)
def test_whole_games_are_the_same_as_elsewhere(game, seats, computers, options):
    task = {
        "game": game,
        "seats": seats,
        "computers": computers,
        "strength": 3,
        "seed": 7,
        "options": options,
    }
    printed = run(
        sim.SCRIPT,
        json.dumps({**task, "board": str(sim.DEFAULT_BOARD)}),
        search=(paths.VIRTUAL / "modules", *bytecode()),
    )
    elsewhere = sim.run(game, seats, 7, options, computers=computers)
    assert json.loads(printed.splitlines()[-1]) == elsewhere
