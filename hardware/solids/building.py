"""Makes solids and writes them: STEP with all bodies of a solid, STL for each body, and a list of all."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import build123d as bd

from hardware.solids.catalogue import catalogue, chosen
from hardware.solids.config import Config
from hardware.solids.solid import BASE, Solid

LIST = "solids.json"
# Between an edge and its facets, as a share of the edge.
_TOLERANCE = 0.02
_COLOURS = {
    BASE: "ivory",
    "inlay": "black",
    "colour_1": "red",
    "colour_2": "blue",
    "colour_3": "green",
    "colour_4": "gold",
}

Progress = Callable[[int, int, str], None]


@dataclass(frozen=True)
class Built:
    """What was written of a solid: size in mm, volume in mm³ of its base, triangles of all STL files."""

    name: str
    what: str
    count: int
    size: tuple[float, float, float]
    volume: int
    triangles: int
    files: tuple[str, ...]


def build_all(
    out: Path, config: Config | None = None, progress: Progress | None = None, only: list[str] | None = None
) -> list[Built]:
    """Write the solids of a config into the folder `out`, and solids.json beside them.

    progress: called with how many are done, how many there are, and the name of the next ("" at the end).
    only: names of solids, with * for anything. Raises Usage when sizes do not go together.
    """
    solids = chosen(catalogue(config or Config()), only or [])
    out.mkdir(parents=True, exist_ok=True)
    built = []
    for done, solid in enumerate(solids):
        if progress:
            progress(done, len(solids), solid.name)
        built.append(write(solid, out))
    (out / LIST).write_text(json.dumps([asdict(each) for each in built], indent=1) + "\n")
    if progress:
        progress(len(solids), len(solids), "")
    return built


def write(solid: Solid, out: Path) -> Built:
    """Write one solid's STEP and STL files."""
    files = []
    triangles = 0
    for body, shape in solid.bodies.items():
        name = f"{solid.name}_{body}" if body != BASE else solid.name
        shape.label, shape.color = name, bd.Color(_COLOURS[body])
        path = out / f"{name}.stl"
        bd.export_stl(shape, path, _TOLERANCE, solid.facets)
        triangles += int.from_bytes(path.read_bytes()[80:84], "little")
        files.append(path.name)
    whole = bd.Compound(label=solid.name, children=list(solid.bodies.values()))
    bd.export_step(whole, out / f"{solid.name}.step")
    files.append(f"{solid.name}.step")
    box = whole.bounding_box().size
    size = (round(box.X, 2), round(box.Y, 2), round(box.Z, 2))
    return Built(
        solid.name, solid.what, solid.count, size, round(solid.bodies[BASE].volume), triangles, tuple(files)
    )
