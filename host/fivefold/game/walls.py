"""Who may know whom in the firmware: the walls of docs/architecture.md, read from the text of each file.

A file's place is its path within the firmware, such as `games/twins/rules.py`.
"""

import ast
from collections.abc import Callable, Iterator
from pathlib import PurePosixPath

from fivefold import paths, type_blocks
from games import SHARED

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
    "drivers": {"drivers", "network", "socket"} | BOARD_MODULES,
    "main.py": {"console", "drivers", "board", "boot", "chips", "main"} | BOARD_MODULES,
    "boot.py": {"archive", "main", "board"} | BOARD_MODULES,
    "archive.py": BOARD_MODULES,
}
TYPES = {"collections", "types", "typing"}  # what a file may import for the type checker alone
INTEGER_ROOMS = ("core", "pure")
# Methods that MicroPython's str and int do not have.
ABSENT_METHODS = {
    "zfill", "ljust", "rjust", "title", "casefold", "swapcase", "expandtabs", "removeprefix", "removesuffix",
    "bit_length", "bit_count", "translate", "maketrans",
}  # fmt: skip


Fault = tuple[int, str]  # a line and what is wrong there


def room_of(place: PurePosixPath) -> str:
    """The key of ROOMS that holds for a file."""
    if place.parts == ("games", "__init__.py"):
        return "list"
    if place.parts[0] == "games" and place.name.startswith(("rules", "bot")):
        return "pure"
    return str(place) if str(place) in ROOMS else place.parts[0]


def imports(tree: ast.AST) -> Iterator[Fault]:
    """Line and top package of every import; "." for one that is relative."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name.split(".")[0]
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, (node.module or ".").split(".")[0] if node.level == 0 else "."


def modules(tree: ast.AST) -> Iterator[Fault]:
    """All modules that a file may load, as `games.twins.rules`: of `from a import b` both a and a.b."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.lineno, node.module
            yield from ((node.lineno, f"{node.module}.{name.name}") for name in node.names)


def _in_firmware(path: str) -> bool:
    return (paths.FIRMWARE / path).exists()


def strangers(
    place: PurePosixPath, tree: ast.AST, exists: Callable[[str], bool] = _in_firmware
) -> Iterator[Fault]:
    """What a game's file may not load: another game's folder, the list of games, screens where it is pure.

    exists: whether a file or folder of that path is in the firmware, the game among it.
    """
    own = place.parts[1]
    for line, name in modules(tree):
        if name.split(".")[0] != "games":
            continue
        if name == "games" or (name.count(".") == 1 and not exists(name.replace(".", "/"))):
            yield line, "a game does not know the list of games"
        elif exists(name.replace(".", "/") + ".py"):
            _, folder, module = name.split(".")
            if folder != own and folder not in SHARED:
                yield line, f"{own} may not know {folder}"
            if room_of(place) == "pure" and not module.startswith(("rules", "bot")):
                yield line, f"{place.name} is pure and may not know {module}"
            if place.name.startswith("rules") and module.startswith("bot"):
                yield line, "rules do not know who plays"


def faults_of_order(tree: ast.AST) -> Iterator[Fault]:
    """Places where the order of a dict or a set could reach a result."""
    calm: set[int] = set()
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


def faults_of(room: str, source: str) -> Iterator[Fault]:
    """What a file of a room may not import or do, line by line. Raises SyntaxError."""
    tree = ast.parse(source)
    loaded = set(imports(type_blocks.without(tree)))
    for line, name in imports(tree):
        if name not in ROOMS[room] and ((line, name) in loaded or name not in TYPES):
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
