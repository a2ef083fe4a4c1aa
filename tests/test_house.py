"""Who may know whom: the walls of docs/architecture.md, held by parsing every file."""

import ast
from pathlib import Path

import pytest

from games import GAMES
from sources import FIRMWARE, firmware_files

ROOT = Path(__file__).resolve().parent.parent

BOARD_MODULES = {
    "machine", "neopixel", "esp32", "micropython", "time", "os", "sys", "select", "json", "gc", "array",
    "vfs", "errno", "io", "struct", "binascii",
}  # fmt: skip
ROOMS = {
    "core": {"core"},
    "list": {"core"},  # games/__init__.py: it loads games by their names
    "pure": {"core", "games"},  # rules*.py and bot*.py of the games
    "games": {"core", "games", "ui", "gc"},
    "ui": {"core", "ui"},
    "console": {"core", "games", "ui", "console", "gc"},
    "console/loader.py": {"gc", "sys"},
    "drivers": {"drivers"} | BOARD_MODULES,
    "main.py": {"console", "drivers", "board", "boot", "chips", "main"} | BOARD_MODULES,
    "boot.py": {"archive", "main", "board"} | BOARD_MODULES,
    "archive.py": BOARD_MODULES,
}
INTEGER_ROOMS = ("core", "pure")
SHARED = ("blocks",)  # folders in games/ that are no game
# Methods that MicroPython's str and int do not have.
ABSENT_METHODS = {
    "zfill", "ljust", "rjust", "title", "casefold", "swapcase", "expandtabs", "removeprefix", "removesuffix",
    "bit_length", "bit_count", "translate", "maketrans",
}  # fmt: skip


def room_of(path):
    parts = path.relative_to(FIRMWARE).parts
    if parts == ("games", "__init__.py"):
        return "list"
    if parts[0] == "games" and path.name.startswith(("rules", "bot")):
        return "pure"
    return "/".join(parts) if "/".join(parts) in ROOMS else parts[0]


def imports(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name.split(".")[0]
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, (node.module or ".").split(".")[0] if node.level == 0 else "."


def modules(tree):
    """All modules that a file may load, as `games.twins.rules`: of `from a import b` both a and a.b."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.lineno, node.module
            yield from ((node.lineno, f"{node.module}.{name.name}") for name in node.names)


def is_module(name):
    return FIRMWARE.joinpath(*name.split(".")).with_suffix(".py").exists()


def strangers(path, tree):
    """What a game's file may not load: another game's folder, the list of games, screens where it is pure."""
    parts = path.relative_to(FIRMWARE).parts
    for line, name in modules(tree):
        if not name.startswith("games"):
            continue
        if name == "games" or (name.count(".") == 1 and not (FIRMWARE / name.replace(".", "/")).is_dir()):
            yield line, "a game does not know the list of games"
        elif is_module(name):
            _, folder, module = name.split(".")
            if folder != parts[1] and folder not in SHARED:
                yield line, f"{parts[1]} may not know {folder}"
            if room_of(path) == "pure" and not module.startswith(("rules", "bot")):
                yield line, f"{path.name} is pure and may not know {module}"
            if path.name.startswith("rules") and module.startswith("bot"):
                yield line, "rules do not know who plays"


def faults_of_order(tree):
    """Places where the order of a dict or a set could reach a result."""
    calm = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "sorted":
            calm.update(id(inside) for argument in node.args for inside in ast.walk(argument))
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension):
            over = node.iter
            if id(over) in calm:
                continue
            if isinstance(over, ast.Set | ast.Dict | ast.SetComp | ast.DictComp):
                yield over.lineno, "iterates a set or dict"
            if isinstance(over, ast.Call):
                name = getattr(over.func, "attr", getattr(over.func, "id", ""))
                if name in ("items", "keys", "values", "set", "dict"):
                    yield over.lineno, f"iterates {name}() unsorted"


def faults_of(room, source):
    tree = ast.parse(source)
    for line, name in imports(tree):
        if name not in ROOMS[room]:
            yield line, f"{room} may not import {name}"
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in ABSENT_METHODS:
            yield node.lineno, f"MicroPython has no .{node.attr}()"
        if isinstance(node, ast.Match):
            yield node.lineno, "MicroPython has no match statement"
        if room in INTEGER_ROOMS:
            if isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
                yield node.lineno, "a float in the core"
            if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
                yield node.lineno, "true division makes a float"
            if isinstance(node, ast.Name) and node.id in ("float", "round"):
                yield node.lineno, f"{node.id}() in the core"
    if room in INTEGER_ROOMS:
        yield from faults_of_order(tree)


@pytest.mark.parametrize("path", firmware_files(), ids=lambda path: str(path.relative_to(FIRMWARE)))
def test_every_file_keeps_to_its_room(path):
    room = room_of(path)
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
        for line, what in strangers(path, ast.parse(path.read_text()))
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
    assert what in [found for _, found in strangers(FIRMWARE / "games" / file, ast.parse(source))]


def test_games_and_what_they_share_are_all_the_folders_there_are():
    folders = {
        path.name for path in (FIRMWARE / "games").iterdir() if path.is_dir() and path.name != "__pycache__"
    }
    assert folders == set(GAMES) | set(SHARED)


def circles():
    """Modules that import each other, as lists of names, at whatever place they do it."""
    names = {
        path: ".".join(path.relative_to(FIRMWARE).with_suffix("").parts).removesuffix(".__init__")
        for path in firmware_files()
    }
    known = {name: path for path, name in names.items()}
    knows = {
        name: {one for _, one in modules(ast.parse(path.read_text())) if one in known and one != name}
        for path, name in names.items()
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
