"""Reads a board profile without running it, and remembers the line of every value."""

import ast
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fivefold import files, paths
from fivefold.errors import Failure, Usage

VARIABLE = "BOARD"
CHIPS_FILE = "chips.py"
_COMPUTED = "only plain values may stand here, nothing computed"


@dataclass
class Profile:
    """One profile file: its value, whatever that is, and where each part of it is written.

    lines: path of keys and indexes, such as `("pads", 0, "MATCH")` -> line number.
    """

    path: Path
    board: Any
    lines: dict[tuple, int] = field(default_factory=dict)

    def line(self, where: tuple) -> int:
        """The line of a part of the profile, or of the nearest part that there is."""
        while where and where not in self.lines:
            where = where[:-1]
        return self.lines.get(where, 1)


def shipped() -> list[Path]:
    """The profiles that come with the project, by name."""
    return sorted(path for path in paths.BOARDS.glob("*.py") if path.name != CHIPS_FILE)


def find(name: str) -> Path:
    """A file of one's own, or that of a shipped profile by its name. Raises Usage that lists those."""
    own = Path(name)
    if own.is_file():
        return own
    for path in shipped():
        if name in (path.stem, path.name):
            return path
    known = ", ".join(path.stem for path in shipped())
    raise Usage(f"no board {name}: give a file, or one of {known}")


@cache
def shipped_boards() -> list[dict[str, Any]]:
    """What stands in the shipped profiles, read once: not to be changed."""
    return [read(path).board for path in shipped()]


@cache
def chips() -> dict[str, Any]:
    """CHIPS of boards/chips.py, read once: not to be changed."""
    return literal(paths.BOARDS / CHIPS_FILE, "CHIPS").board


def read(path: Path) -> Profile:
    """A profile from its file. Raises Failure with file and line when it is no literal."""
    return literal(path, VARIABLE)


def sound(path: Path) -> Profile:
    """A profile that works. Raises Failure that says where to look when it does not."""
    from drivers.profile import REFUSE, faults

    profile = read(path)
    refused = [fault for fault in faults(profile.board, chips()) if fault.severity == REFUSE]
    if refused:
        raise Failure(f"{path}:{profile.line(refused[0].where)}: {refused[0].text()}")
    return profile


def literal(path: Path, variable: str) -> Profile:
    """The literal that a file gives to a variable. Raises Failure with file and line."""
    try:
        tree = ast.parse(files.text(path), str(path))
    except SyntaxError as error:
        raise Failure(f"{path}:{error.lineno}: {error.msg}") from None
    except ValueError as error:
        raise Failure(f"{path}:1: cannot be read: {error}") from None
    except (MemoryError, RecursionError):
        raise Failure(f"{path}:1: is nested too deeply to be read") from None
    found: dict[str, Profile] = {}
    for node in tree.body:
        # A board imports its profile: what is checked has to be all that would run there.
        name = _assigned(node)
        if name in found:
            raise Failure(f"{path}:{node.lineno}: {name} is given twice")
        if name is not None and isinstance(node, ast.Assign):
            found[name] = Profile(path, _value(path, node.value))
            _note_lines(found[name].lines, (), node.value)
        elif not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            raise Failure(f"{path}:{node.lineno}: {_COMPUTED}")
    if variable not in found:
        raise Failure(f"{path}:1: there is no {variable} = {{…}}")
    return found[variable]


def _assigned(node: ast.stmt) -> str | None:
    """The name that a statement gives a value to; None when it does something else."""
    if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id
    return None


def _value(path: Path, node: ast.expr) -> Any:
    for part in ast.walk(node):
        seen = set()
        for key in part.keys if isinstance(part, ast.Dict) else ():
            if isinstance(key, ast.Constant) and key.value in seen:
                raise Failure(f"{path}:{key.lineno}: {key.value!r} is given twice")
            seen.add(key.value if isinstance(key, ast.Constant) else key)
    try:
        return ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        parts = (part for part in ast.walk(node) if isinstance(part, ast.expr))
        line = next((part.lineno for part in parts if _computes(part)), node.lineno)
        raise Failure(f"{path}:{line}: {_COMPUTED}") from None


def _computes(node: ast.expr) -> bool:
    plain = (ast.Dict, ast.List, ast.Tuple, ast.Constant, ast.UnaryOp, ast.Set)
    return not isinstance(node, plain)


def _note_lines(lines: dict[tuple, int], where: tuple, node: ast.expr) -> None:
    lines[where] = node.lineno
    if isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values, strict=True):
            if isinstance(key, ast.Constant):
                _note_lines(lines, (*where, key.value), value)
    elif isinstance(node, ast.List | ast.Tuple):
        for index, value in enumerate(node.elts):
            _note_lines(lines, (*where, index), value)
