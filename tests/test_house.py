"""Who may know whom: the walls of docs/architecture.md, held by parsing every file."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FIRMWARE = ROOT / "firmware"

BOARD_MODULES = {
    "machine", "neopixel", "esp32", "micropython", "time", "os", "sys", "select", "json", "gc", "array",
    "vfs", "errno", "io", "struct", "binascii",
}  # fmt: skip
ROOMS = {
    "core": {"core", "games"},
    "pure": {"core", "games"},  # rules*.py and bot*.py of the games
    "games": {"core", "games", "ui", "console", "gc", "sys"},
    "ui": {"core", "ui", "console"},
    "console": {"core", "games", "ui", "console", "json", "gc", "sys"},
    "drivers": {"drivers"} | BOARD_MODULES,
    "main.py": {"console", "drivers", "board", "boot", "chips", "main"} | BOARD_MODULES,
    "boot.py": {"archive", "main", "board"} | BOARD_MODULES,
    "archive.py": BOARD_MODULES,
}
INTEGER_ROOMS = ("core", "pure")
# Methods that MicroPython's str and int do not have.
ABSENT_METHODS = {
    "zfill", "ljust", "rjust", "title", "casefold", "swapcase", "expandtabs", "removeprefix", "removesuffix",
    "bit_length", "bit_count", "translate", "maketrans",
}  # fmt: skip


def firmware_files():
    return sorted(FIRMWARE.rglob("*.py"))


def room_of(path):
    parts = path.relative_to(FIRMWARE).parts
    if parts[0] == "games" and path.name.startswith(("rules", "bot")):
        return "pure"
    return parts[0]


def imports(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name.split(".")[0]
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, (node.module or ".").split(".")[0] if node.level == 0 else "."


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
