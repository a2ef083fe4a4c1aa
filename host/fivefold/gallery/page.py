"""The page: one file of HTML beside its pictures, which needs no network."""

from __future__ import annotations

import base64
from collections import Counter
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from console.texts import LANGUAGES
from fivefold import files
from fivefold.gallery import colour_vision, colours
from fivefold.gallery.parts import DISPLAYS, PARTS
from fivefold.gallery.shooting import Shot, slug

_HERE = Path(__file__).resolve().parent
_TITLES = {"console": "The console", "16x16": "16×16", "32x32": "32×32", "two-sided": "front and back"}


def write(folder: Path, shots: list[Shot]) -> Path:
    """Write index.html; its path."""
    loader = FileSystemLoader(_HERE)
    environment = Environment(loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True)
    environment.filters.update(titled=titled, slug=slug, data=_data)
    text = environment.get_template("page.html.j2").render(
        parts=_grouped(shots),
        colours=colours.rows(),
        sights={kind: colour_vision.svg_values(matrix) for kind, matrix in colour_vision.MATRICES.items()},
        choices=_choices(shots),
        count=len(shots),
        screens=len({shot.kind for shot in shots}),
    )
    index = folder / "index.html"
    files.write(index, text)
    return index


def titled(name: str) -> str:
    """A name as people read it."""
    return _TITLES.get(name) or name.replace("_", " ").title()


def _grouped(shots: list[Shot]) -> dict[str, dict[str, list[Shot]]]:
    """Shots by part and script, parts in the order of the menu."""
    found: dict[str, dict[str, list[Shot]]] = {part: {} for part in PARTS}
    for shot in shots:
        found[shot.part].setdefault(shot.script, []).append(shot)
    return {part: scripts for part, scripts in found.items() if scripts}


def _choices(shots: list[Shot]) -> dict[str, dict[str, int]]:
    """What can be chosen: how many shots of each display, palette and language there are."""
    orders = {"display": list(DISPLAYS), "palette": list(colours.PALETTES), "language": list(LANGUAGES)}
    found = {}
    for name, order in orders.items():
        counts = Counter(getattr(shot, name) for shot in shots)
        found[name] = {value: counts[value] for value in order if counts[value]}
    return found


def _data(png: bytes) -> str:
    return "data:image/png;base64," + base64.b64encode(png).decode()
