"""Which screens the firmware has: read from its text, so that a new one cannot be forgotten."""

from __future__ import annotations

import ast
from collections import defaultdict

from fivefold import paths

_BASE = "Screen"
_FOLDERS = [paths.FIRMWARE / name for name in ("ui", "console", "games")]


def every() -> set[str]:
    """All classes of screens that can be shown, as `twins.board.Board`: below Screen, with a NAME."""
    found: dict[str, ast.ClassDef] = {}
    called: dict[str, list[ast.ClassDef]] = defaultdict(list)
    files = [
        (folder, path)
        for folder in _FOLDERS
        for path in sorted(folder.rglob("*.py"))
        if not path.name.startswith(("rules", "bot"))  # pure; a game has a NAME as well
    ]
    for folder, path in files:
        if path.name.startswith(("rules", "bot")):
            continue
        module = ".".join(path.relative_to(folder).with_suffix("").parts)
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[f"{module}.{node.name}"] = node
                called[node.name].append(node)

    def family(node: ast.ClassDef) -> list[ast.ClassDef]:
        bases = [getattr(base, "id", getattr(base, "attr", "")) for base in node.bases]
        return [node] + [other for base in bases for above in called[base] for other in family(above)]

    def shown(node: ast.ClassDef) -> bool:
        line = family(node)
        return any(above.name == _BASE for above in line) and any(map(_name, line))

    return {name for name, node in found.items() if shown(node)}


def _name(node: ast.ClassDef) -> str:
    for part in node.body:
        if isinstance(part, ast.Assign) and isinstance(part.value, ast.Constant):
            for target in part.targets:
                if isinstance(target, ast.Name) and target.id == "NAME":
                    return str(part.value.value)
    return ""
