"""Plates to print: 3MF files with several solids on the bed, each body in its colour.

A slicer opens a plate as it is to be printed; bodies of one solid are parts of one object.
"""

import contextlib
import locale
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import lib3mf
import trimesh

from hardware.solids.colours import BASE, colour_of

GAP = 5.0  # between solids, and from the bed's edge
GROUPS = {  # what is printed together: a block set, a pad, and so on
    "blocks": ("block_",),
    "push_match": ("push_match",),
    "quarter_turn": ("quarter_turn",),
    "pad": ("pad_", "strain_relief"),
    "case": ("case_",),
}
FOLDER = "plates"


@dataclass(frozen=True)
class Printed:
    """A solid with its bodies' STL files by name; size in mm; count on the plates."""

    name: str
    size: tuple[float, float, float]
    count: int
    bodies: dict[str, Path]


@dataclass(frozen=True)
class Put:
    """A solid on a plate: where the lower left corner of its outline is."""

    solid: Printed
    x: float
    y: float


def plates(solids: list[Printed], bed: float) -> Iterator[list[Put]]:
    """The solids in rows on as few beds as that gives, the longest first."""
    waiting = [solid for solid in solids for _ in range(solid.count)]
    waiting.sort(key=lambda solid: (-solid.size[1], -solid.size[0], solid.name))
    while waiting:
        plate, rest = _fill(waiting, bed)
        yield plate
        waiting = rest


def _fill(waiting: list[Printed], bed: float) -> tuple[list[Put], list[Printed]]:
    """One bed, and what is left over. What is nearly as large as the bed lies alone."""
    plate: list[Put] = []
    rest: list[Printed] = []
    x = y = row = 0.0
    for solid in waiting:
        wide, long, _ = solid.size
        if x and x + GAP + wide > bed - GAP:
            x, y, row = 0.0, y + row + GAP, 0.0
        if plate and y + long > bed - GAP:
            rest.append(solid)
            continue
        left = x + GAP if x else min(GAP, (bed - wide) / 2)
        below = y or min(GAP, (bed - long) / 2)
        plate.append(Put(solid, left, below))
        x, row = left + wide, max(row, below + long - y)
    return plate, rest


def write_all(solids: list[Printed], bed: float, out: Path) -> list[Path]:
    """Write the plates of each group into `out`/plates; the files."""
    folder = out / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for group, starts in GROUPS.items():
        those = [solid for solid in solids if solid.name.startswith(starts)]
        if group == "pad":  # one pad: print it as often as there are players
            pads = max([solid.count for solid in those if solid.name == "pad_shell"], default=1)
            those = [replace(solid, count=max(1, solid.count // pads)) for solid in those]
        for number, plate in enumerate(plates(those, bed), 1):
            path = folder / f"{group}_{number}.3mf"
            write(plate, path)
            written.append(path)
    for old in set(folder.glob("*.3mf")) - set(written):
        old.unlink()
    return written


def write(plate: list[Put], path: Path) -> None:
    """Write one plate."""
    with _same_locale():
        _write(plate, path)


@contextlib.contextmanager
def _same_locale() -> Iterator[None]:
    # lib3mf leaves the whole process in the locale "C", in which Python takes files for ASCII.
    before = locale.setlocale(locale.LC_ALL)
    try:
        yield
    finally:
        locale.setlocale(locale.LC_ALL, before)


def _write(plate: list[Put], path: Path) -> None:
    wrapper = lib3mf.get_wrapper()
    model = wrapper.CreateModel()
    model.SetUnit(lib3mf.ModelUnit.MilliMeter)
    materials = model.AddBaseMaterialGroup()
    made: dict[str, tuple[lib3mf.ComponentsObject, float, float]] = {}
    known: dict[tuple[int, int, int], int] = {}
    for put in plate:
        if put.solid.name not in made:
            made[put.solid.name] = _object(wrapper, model, materials, known, put.solid)
        whole, left, below = made[put.solid.name]
        model.AddBuildItem(whole, wrapper.GetTranslationTransform(put.x - left, put.y - below, 0.0))
    model.QueryWriter("3mf").WriteToFile(str(path))


def _object(
    wrapper: lib3mf.Wrapper,
    model: lib3mf.Model,
    materials: lib3mf.BaseMaterialGroup,
    known: dict[tuple[int, int, int], int],
    solid: Printed,
) -> tuple[lib3mf.ComponentsObject, float, float]:
    """A solid as one object of all its bodies, and where the lower left corner of its outline is."""
    whole = model.AddComponentsObject()
    whole.SetName(solid.name)
    corners = []
    for body, file in solid.bodies.items():
        mesh = trimesh.load_mesh(file)
        corners.append(mesh.bounds[0])
        part = model.AddMeshObject()
        part.SetName(f"{solid.name} {body}" if body != BASE else solid.name)
        points = [_position(vertex) for vertex in mesh.vertices.tolist()]
        part.SetGeometry(points, [_triangle(face) for face in mesh.faces.tolist()])
        colour = colour_of(solid.name, body)
        if colour not in known:
            name = "#{:02x}{:02x}{:02x}".format(*colour)
            known[colour] = materials.AddMaterial(name, wrapper.RGBAToColor(*colour, 255))
        part.SetObjectLevelProperty(materials.GetResourceID(), known[colour])
        whole.AddComponent(part, wrapper.GetIdentityTransform())
    left, below = (min(corner[axis] for corner in corners) for axis in (0, 1))
    return whole, float(left), float(below)


def _position(vertex: list[float]) -> lib3mf.Position:
    made = lib3mf.Position()
    made.Coordinates[:] = vertex
    return made


def _triangle(face: list[int]) -> lib3mf.Triangle:
    made = lib3mf.Triangle()
    made.Indices[:] = face
    return made
