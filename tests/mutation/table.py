"""Which tests have to notice when a module of the rules is broken: found by the layout of the folders."""

import ast
from pathlib import Path

from games import GAMES

ROOT = Path(__file__).resolve().parents[2]
FIRMWARE = ROOT / "firmware"
# Made by commands and compared with what these make, byte by byte.
DATA = ("games.blocks.rules_deck", "games.push_match.rules_cubes", "games.twins.rules_deck")


def modules():
    """All modules of the rules but those of DATA, in order, as `games.twins.rules_hands`."""
    paths = [*(FIRMWARE / "core").glob("*.py"), *(FIRMWARE / "games").glob("*/rules*.py")]
    names = [".".join(path.relative_to(FIRMWARE).with_suffix("").parts) for path in sorted(paths)]
    return [name for name in names if name not in DATA]


def source(module):
    """The file of a module."""
    return FIRMWARE.joinpath(*module.split(".")).with_suffix(".py")


def files_for(module):
    """The files of tests that belong to a module: its package's, and those of the games that stand on it."""
    everywhere = [ROOT / "tests" / "games" / "test_games.py"]
    if module.startswith("core."):
        return sorted((ROOT / "tests" / "core").glob("test_*.py")) + everywhere
    package = module.split(".")[1]
    standing = [] if package in GAMES else [game for game in GAMES if _imports(game, module)]
    return [
        path
        for name in [package, *standing]
        for path in sorted((ROOT / "tests" / "games" / name).glob("test_rules*.py"))
    ] + everywhere


def _imports(game, module):
    package, _, name = module.rpartition(".")
    for path in (FIRMWARE / "games" / game).glob("rules*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom) and (
                node.module == module or (node.module == package and name in [one.name for one in node.names])
            ):
                return True
    return False
