"""Who may know whom: the walls of docs/architecture.md, held by parsing every file."""

import ast
from pathlib import Path, PurePosixPath

import pytest

from fivefold import type_blocks
from fivefold.game.walls import ROOMS, faults_of, imports, modules, room_of, strangers
from games import GAMES, SHARED
from sources import FIRMWARE, firmware_files

ROOT = Path(__file__).resolve().parent.parent


def place_of(path):
    return PurePosixPath(path.relative_to(FIRMWARE).as_posix())


@pytest.mark.parametrize("path", firmware_files(), ids=lambda path: str(path.relative_to(FIRMWARE)))
def test_every_file_keeps_to_its_room(path):
    room = room_of(place_of(path))
    assert room in ROOMS, f"firmware/{room} is no room of the house"
    faults = [f"{path.relative_to(ROOT)}:{line}: {what}" for line, what in faults_of(room, path.read_text())]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    "path",
    [path for path in firmware_files() if path.relative_to(FIRMWARE).parts[0] == "games"],
    ids=lambda path: str(path.relative_to(FIRMWARE)),
)
def test_a_game_knows_itself_and_what_is_shared(path):
    if path.parent == FIRMWARE / "games":
        return
    faults = [
        f"{path.relative_to(ROOT)}:{line}: {what}"
        for line, what in strangers(place_of(path), ast.parse(path.read_text()))
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("file", "source", "what"),
    [
        ("twins/rules.py", "from games.quick_play.rules import GAME", "twins may not know quick_play"),
        ("twins/rules.py", "from games.twins import board", "rules.py is pure and may not know board"),
        ("twins/rules_hands.py", "from games.twins.bot import PLAYER", "rules do not know who plays"),
        ("twins/board.py", "import games", "a game does not know the list of games"),
        ("twins/board.py", "from games import GAMES", "a game does not know the list of games"),
    ],
)
def test_the_walls_between_games_hold(file, source, what):
    assert what in [found for _, found in strangers(PurePosixPath("games") / file, ast.parse(source))]


def test_games_and_what_they_share_are_all_the_folders_there_are():
    folders = {
        path.name for path in (FIRMWARE / "games").iterdir() if path.is_dir() and path.name != "__pycache__"
    }
    assert folders == set(GAMES) | set(SHARED)


def loaded(path):
    """The modules that a file loads, without those whose types it names."""
    return modules(type_blocks.without(ast.parse(path.read_text())))


def circles():
    """Modules that import each other, as lists of names, at whatever place they do it."""
    names = {
        path: ".".join(path.relative_to(FIRMWARE).with_suffix("").parts).removesuffix(".__init__")
        for path in firmware_files()
    }
    known = {name: path for path, name in names.items()}
    knows = {
        name: {one for _, one in loaded(path) if one in known and one != name} for path, name in names.items()
    }
    # What nobody stands on, and what stands on nobody, is in no circle.
    rest = dict(knows)
    while free := [one for one, others in rest.items() if not others & set(rest)] + [
        one for one in rest if not any(one in others for others in rest.values())
    ]:
        for name in set(free):
            del rest[name]
    return sorted(rest)


def test_no_modules_import_each_other_in_a_circle():
    # boot.py starts main.py, and an old main.py lets the boot.py of a newer program start.
    assert circles() == ["boot", "main"]


def test_nobody_but_the_loader_touches_sys_modules():
    for path in firmware_files():
        # boot.py chooses the program before there is one.
        if path not in (FIRMWARE / "console" / "loader.py", FIRMWARE / "boot.py"):
            assert "sys.modules" not in path.read_text(), path


@pytest.mark.parametrize(
    ("room", "source", "what"),
    [
        ("core", "import random", "core may not import random"),
        ("core", "from ui import font", "core may not import ui"),
        ("core", "from typing import Any", "core may not import typing"),
        ("core", "TYPE_CHECKING = False\nif TYPE_CHECKING:\n    import ui", "core may not import ui"),
        ("pure", "from . import rules", "pure may not import ."),
        ("pure", "from console import app", "pure may not import console"),
        ("console", "import machine", "console may not import machine"),
        ("console", "from drivers.pads import Pads", "console may not import drivers"),
        ("drivers", "from core import game", "drivers may not import core"),
        ("main.py", "from fivefold import paths", "main.py may not import fivefold"),
        ("core", "x = 0.5", "a float in the core"),
        ("core", "x = a / b", "true division makes a float"),
        ("core", "x /= 2", "true division makes a float"),
        ("pure", "x = round(y)", "round() in the core"),
        ("core", "for x in d.items(): pass", "iterates items() unsorted"),
        ("pure", "y = [x for x in {1, 2}]", "iterates a set or dict"),
        ("console", "s.zfill(3)", "MicroPython has no .zfill()"),
    ],
)
def test_the_walls_hold(room, source, what):
    assert what in [found for _, found in faults_of(room, source)]


def test_types_may_come_from_where_a_board_has_nothing():
    source = "TYPE_CHECKING = False\nif TYPE_CHECKING:\n    from collections.abc import Sequence\n"
    assert not list(faults_of("core", source))


def test_sorted_iteration_is_calm():
    assert not list(faults_of("core", "for x in sorted(d.items()): pass\ny = sorted(x for x in set(z))"))


def test_nothing_in_the_firmware_asks_whether_it_is_simulated():
    for path in firmware_files():
        text = path.read_text().lower()
        for word in ("simulat", "is_virtual", "sys.platform", "cpython"):
            assert word not in text, f"{path.relative_to(ROOT)} mentions {word}"


def test_the_pc_side_does_not_know_the_hardware_that_is_drawn_from_it():
    for path in (ROOT / "host").rglob("*.py"):
        for line, name in imports(ast.parse(path.read_text())):
            assert name != "hardware", f"{path.relative_to(ROOT)}:{line} imports hardware"


def test_the_top_level_is_the_given_one():
    expected = {"firmware", "host", "hardware", "tests", "boards", "docs"}
    have = {path.name for path in ROOT.iterdir() if path.is_dir() and not path.name.startswith(".")}
    assert have - {"build"} == expected
