"""Reads a board profile without running it, and remembers the line of every value."""

import ast
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fivefold import paths
from fivefold.errors import Failure, Usage

VARIABLE = "BOARD"
CHIPS_FILE = "chips.py"


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


def chips() -> dict[str, Any]:
    """CHIPS of boards/chips.py."""
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
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    except SyntaxError as error:
        raise Failure(f"{path}:{error.lineno}: {error.msg}") from None
    except OSError as error:
        # Its own text would name the file once more.
        raise Failure(f"{path}:1: cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise Failure(f"{path}:1: cannot be read: {error}") from None
    except (MemoryError, RecursionError):
        raise Failure(f"{path}:1: is nested too deeply to be read") from None
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(_named(target, variable) for target in node.targets):
            profile = Profile(path, _value(path, node.value))
            _note_lines(profile.lines, (), node.value)
            return profile
    raise Failure(f"{path}:1: there is no {variable} = {{…}}")


def _named(target: ast.expr, variable: str) -> bool:
    return isinstance(target, ast.Name) and target.id == variable


def _value(path: Path, node: ast.expr) -> Any:
    try:
        return ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        parts = (part for part in ast.walk(node) if isinstance(part, ast.expr))
        line = next((part.lineno for part in parts if _computes(part)), node.lineno)
        raise Failure(f"{path}:{line}: only plain values may stand here, nothing computed") from None


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
