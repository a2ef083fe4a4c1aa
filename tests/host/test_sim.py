"""One whole game in the simulator, from boot to results: the same on both VMs."""

import os
import subprocess
import tempfile
from pathlib import Path

import pytest

import games
from core.option import PRINTED
from fivefold import compiled, paths, sim, vm
from fivefold.errors import Failure, Usage

BOARDS = sorted(path for path in paths.BOARDS.glob("*.py") if path.stem != "chips")
KEYS = [
    "game", "seed", "seats", "options", "winners", "standings", "presses", "virtual_ms",
    "events_sha256", "frames_sha256",
]  # fmt: skip
BUDGET = "224k"  # 64-bit objects are about 1.4 times the chip's; `fivefold bench memory` holds its 128 KiB


def test_a_game_goes_from_boot_to_results():
    played = sim.run("quick_play", 2, 3, {"rounds": 2})
    assert sorted(played) == sorted(KEYS)
    assert played["options"]["rounds"] == 2
    assert played["winners"] and len(played["standings"]) == 2
    assert played["presses"] > 6
    assert played["virtual_ms"] > 10000


def test_the_same_seed_gives_the_same_game_and_another_seed_another():
    first, again = (sim.run("quick_play", 2, 3, {"rounds": 1}) for _ in range(2))
    other = sim.run("quick_play", 2, 4, {"rounds": 1})
    assert first == again
    assert first["events_sha256"] != other["events_sha256"]
    assert first["frames_sha256"] != other["frames_sha256"]


def test_both_vms_show_and_tell_the_same_within_the_budget_of_memory():
    task = ("quick_play", 4, 7, {"rounds": 4})
    assert sim.run(*task) == sim.run(*task, "micropython", BUDGET)


def test_too_small_a_heap_is_said_in_the_size_that_was_asked_for():
    with pytest.raises(Failure, match="did not fit into a heap of 40k on micropython"):
        sim.run("quick_play", 2, 7, {"rounds": 1}, "micropython", "40k")


@pytest.mark.parametrize(
    ("task", "says"),
    [
        (("chess", 2, 1), "no game 'chess'"),
        (("quick_play", 9, 1), "for 1 to 4 players, not 9"),
        (("quick_play", 2, 1, {"rounds": 0}), "option rounds must be"),
        (("quick_play", 2, 1, {"laps": 3}), "no option laps"),
    ],
)
def test_a_game_that_cannot_be_is_refused_before_it_starts(task, says):
    with pytest.raises(Usage, match=says):
        sim.run(*task)


@pytest.mark.parametrize("which", ["cpython", "wasm"])
def test_a_heap_that_is_no_size_is_refused_where_it_has_no_effect_too(which):
    for heap in ("x", "0k", "-1k", "1", "1g", "9" * 20 + "k"):
        with pytest.raises(Usage, match="heap must be a size"):
            sim.run("quick_play", 2, 1, which=which, heap=heap)


def test_a_heap_that_is_no_size_is_refused():
    with pytest.raises(Usage, match="heap must be a size"):
        sim.run("quick_play", 2, 1, {}, "micropython", "lots")


def test_in_a_small_heap_the_same_is_pressed_again():
    """The people take no memory there, and what comes of their presses is the same."""
    task = ("twins", 2, 5, {"sets": 2})
    assert sim.run(*task, "micropython", "200k") == sim.run(*task)


@pytest.mark.parametrize("which", ["cpython", "wasm"])
def test_a_heap_is_refused_where_nobody_can_hold_it(which):
    with pytest.raises(Usage, match="only the unix VM can hold a heap"):
        sim.run("quick_play", 2, 1, {}, which, "160k")


def test_it_runs_where_hardware_packages_of_the_same_names_are_installed(tmp_path):
    """On a PC with Adafruit Blinka, `import neopixel` or `import board` finds no hardware and fails."""
    for name in ("board", "machine", "neopixel"):
        (tmp_path / f"{name}.py").write_text("raise NotImplementedError('Board not supported')\n")
    script = tmp_path / "try.py"
    script.write_text(
        "from fivefold.virtual.programs import sim\n"
        "task = {'game': 'quick_play', 'seats': 1, 'seed': 1, 'options': {'rounds': 1}, "
        f"'board': {str(sim.DEFAULT_BOARD)!r}}}\n"
        "assert sim.play(task)['standings']\n"
    )
    environment = vm.environment(tmp_path, paths.PACKAGE.parent)
    command = vm.command("cpython", script, [])
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("board", BOARDS, ids=lambda path: path.stem)
def test_every_board_plays(board):
    if board.stem == "chips" or ("NAV" not in board.read_text() and '"UP"' not in board.read_text()):
        pytest.skip("no board of pads")
    assert sim.run("quick_play", 2, 5, {"rounds": 1}, board=board)["winners"]


def small_firmware(folder, monkeypatch):
    """A firmware of one file, which is to be written yet."""
    for name in ("FIRMWARE", "VIRTUAL"):
        monkeypatch.setattr(paths, name, folder / name.lower())
        (folder / name.lower()).mkdir()
    return folder / "firmware" / "one.py"


def test_bytecode_is_kept_until_the_source_changes(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    source = small_firmware(tmp_path, monkeypatch)
    # The bytecode of two modules, and the names that they share on a board.
    for text, files in (("x = 1\n", 3), ("x = 1\n", 3), ("x = 2\n", 5)):
        source.write_text(text)
        target = Path(tempfile.mkdtemp(dir=tmp_path))
        assert compiled.folders(target)[-1] == target / "firmware"
        assert (target / "firmware" / "one.mpy").read_bytes()[:1] == b"M"
        assert len(list(compiled.cache().iterdir())) == files


def test_bytecode_that_others_may_write_is_not_used(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    kept = compiled.cache()
    assert kept.stat().st_mode & 0o777 == 0o700 and compiled.cache() == kept
    for spoil in (
        lambda: kept.chmod(0o777),
        lambda: os.chown(kept, os.getuid() + 1, -1) if os.getuid() == 0 else kept.chmod(0o770),
        lambda: (kept.rename(tmp_path / "theirs"), kept.symlink_to(tmp_path / "theirs")),
    ):
        kept.chmod(0o700)
        spoil()
        assert compiled.cache() is None
    small_firmware(tmp_path, monkeypatch).write_text("x = 1\n")
    target = tmp_path / "target"
    compiled.folders(target)
    one = (target / "firmware" / "one.mpy").resolve()
    assert one.is_relative_to(target) and one.read_bytes()[:1] == b"M"


def test_without_a_compiler_the_sources_are_played(monkeypatch, tmp_path):
    monkeypatch.setattr(compiled, "_compiler", lambda: None)
    assert compiled.folders(tmp_path)[-1] == paths.FIRMWARE


LONG = {"total_madness"}  # a game to its end takes minutes of play, and twenty times a usual test
WITH_COMPUTERS = {"quarter_turn", "push_match"}  # people play these beside them below


def long(*case):
    return pytest.param(*case, marks=pytest.mark.long)


@pytest.mark.parametrize(
    "game", [long(game) if game in LONG | WITH_COMPUTERS else game for game in games.GAMES]
)
def test_people_play_every_game_of_the_menu_the_same_on_both_vms(game):
    options = games.load(game).SHORT
    played = sim.run(game, 2, 7, options)
    assert played["winners"]
    assert played == sim.run(game, 2, 7, options, "micropython", BUDGET)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("quick_play", 4, {"rounds": 3}),
        long("total_madness", 4, {}),
        long("twins", 3, {"sets": 3}),
        ("twins", 4, {"mode": "teams", "sets": 2}),
        ("twins", 1, {"seconds": 30}),
    ],
)
def test_people_play_with_printed_cards_the_same_on_both_vms(game, seats, options):
    options = {"cards": "printed", **options}
    played = sim.run(game, seats, 7, options)
    assert played["winners"]
    assert played["options"]["cards"] == "printed"
    assert played == sim.run(game, seats, 7, options, "micropython", BUDGET)


@pytest.mark.parametrize(
    ("game", "seats", "computers", "options"),
    [
        long("quick_play", 4, 2, {"rounds": 3}),
        ("quick_play", 2, 1, {"rounds": 2}),
        long("total_madness", 4, 3, {}),
        ("quarter_turn", 4, 2, {}),
        ("push_match", 2, 1, {"variant": "five_minutes"}),
        long("twins", 4, 2, {"sets": 2}),
        ("twins", 4, 3, {"mode": "teams", "sets": 2}),
    ],
)
def test_people_and_computers_play_every_game_the_same_on_both_vms(game, seats, computers, options):
    played = sim.run(game, seats, 7, options, computers=computers)
    assert played["seats"] == list(range(1, seats + 1))
    assert played["computers"] == played["seats"][seats - computers :]
    assert len(played["standings"]) == seats
    assert played == sim.run(game, seats, 7, options, "micropython", BUDGET, computers=computers)


@pytest.mark.parametrize(
    ("task", "says"),
    [
        (("quick_play", 2, 1, {}, 2), "0 to 1 of 2 seats can be computers, not 2"),
        (("quick_play", 2, 1, {"cards": PRINTED}, 1), "computer players see no printed cards"),
    ],
)
def test_computers_that_cannot_be_are_refused_before_the_game_starts(task, says):
    *rest, computers = task
    with pytest.raises(Usage, match=says):
        sim.run(*rest, computers=computers)


def test_a_game_and_its_table_share_what_the_rules_refuse_with(tmp_path):
    """What both import belongs to the base: loaded twice, a refused press would break the game."""
    script = tmp_path / "base.py"
    script.write_text(
        "from fivefold.virtual import start\n"
        f"session = start.Session(start.load_board({str(sim.DEFAULT_BOARD)!r}), 1)\n"
        "session.switch_on()\n"
        "print(sorted({'core.game', 'core.refusal', 'console.table'} - session.console._base))\n"
    )
    printed = vm.run("cpython", script, [], None, paths.VIRTUAL / "modules", paths.PACKAGE.parent)
    assert printed.splitlines()[-1] == "[]"
