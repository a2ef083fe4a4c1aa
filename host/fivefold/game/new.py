"""A playable skeleton of a game: a folder of the firmware, and one of tests."""

import re
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from string import Template

import games
from fivefold import files, paths
from fivefold.errors import Failure, Usage

TESTS = "tests"
_SUFFIX = ".in"
_NAME = re.compile(r"[a-z]+(_[a-z]+)*")
_LIST = re.compile(r"^GAMES = \((.*)\)$", re.MULTILINE)


def checked(name: str) -> str:
    """A name that a game can have. Raises Usage."""
    if not _NAME.fullmatch(name):
        raise Usage(
            f"a game's name is of small letters with underscores between, such as quick_play: {name!r}"
        )
    if name in games.GAMES + games.SHARED:
        raise Usage(f"there is {name} already")
    return name


def write(name: str, folder: Path) -> Path:
    """Write the skeleton of a game of one's own below a folder, its tests in it; where it is."""
    place = folder / checked(name)
    if place.exists():
        raise Failure(f"{place} is there already; nothing was written")
    _fill(name, place, place / TESTS)
    return place


def write_into_house(name: str) -> list[Path]:
    """Write the skeleton of a game into this checkout, and its name into the list; the folders."""
    folders = [paths.FIRMWARE / "games" / checked(name), paths.ROOT / "tests" / "games" / name]
    for place in folders:
        if place.exists():
            raise Failure(f"{place} is there already; nothing was written")
    _fill(name, *folders)
    listed = paths.FIRMWARE / "games" / "__init__.py"
    text = listed.read_text(encoding="utf-8")
    files.write(listed, _LIST.sub(lambda found: f'GAMES = ({found[1].rstrip(",")}, "{name}")', text, count=1))
    return folders


def _fill(name: str, place: Path, tests: Path) -> None:
    words = name.split("_")
    values = {
        "name": name,
        "title": " ".join(words).title(),
        "class_name": "".join(word.title() for word in words),
        "prefix": ("".join(word[0] for word in words) if len(words) > 1 else name[:2]).upper(),
    }
    skeleton = resources.files("fivefold.game") / "skeleton"
    for source, target in ((skeleton / "game", place), (skeleton / "tests", tests)):
        target.mkdir(parents=True)
        for file in _templates(source):
            text = Template(file.read_text(encoding="utf-8")).substitute(values)
            files.write(target / file.name.removesuffix(_SUFFIX), text)


def _templates(folder: Traversable) -> list[Traversable]:
    return [file for file in folder.iterdir() if file.name.endswith(_SUFFIX)]
