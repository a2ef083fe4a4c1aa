"""Plates: read back by the 3MF library, in their colours, on the bed, nothing on top of another."""

import locale

import pytest

pytest.importorskip("build123d", reason="the extra cad is not installed")

import lib3mf
import trimesh

from hardware.solids import plates
from hardware.solids.colours import BASE, FILAMENTS

pytestmark = pytest.mark.xdist_group("solids")


def read(path):
    model = lib3mf.get_wrapper().CreateModel()
    reader = model.QueryReader("3mf")
    reader.SetStrictModeActive(True)
    reader.ReadFromFile(str(path))
    assert reader.GetWarningCount() == 0
    return model


def items(model):
    found = model.GetBuildItems()
    while found.MoveNext():
        yield found.GetCurrent()


def bodies(model, item):
    whole = model.GetComponentsObjectByID(item.GetObjectResourceID())
    for number in range(whole.GetComponentCount()):
        yield model.GetMeshObjectByID(whole.GetComponent(number).GetObjectResourceID())


def test_the_process_keeps_its_locale(tmp_path):
    """Else whatever it reads or writes next is taken for ASCII."""
    mesh = tmp_path / "block_1.stl"
    trimesh.creation.box((20, 10, 10)).export(mesh)
    before = locale.setlocale(locale.LC_ALL)
    box = plates.Printed("block_1", (20, 10, 10), 1, {BASE: mesh})
    plates.write([plates.Put(box, 5, 5)], tmp_path / "plate.3mf")
    assert locale.setlocale(locale.LC_ALL) == before


def test_a_block_set_has_the_colours_of_its_filaments(built):
    model = read(built.folder / "plates" / "blocks_1.3mf")
    materials = model.GetBaseMaterialGroups()
    assert materials.MoveNext()
    group = materials.GetCurrentBaseMaterialGroup()
    seen = {}
    for item in items(model):
        for mesh in bodies(model, item):
            material, _ = mesh.GetObjectLevelProperty()[1], None
            colour = group.GetDisplayColor(material)
            seen.setdefault(mesh.GetName().split()[-1], set()).add((colour.Red, colour.Green, colour.Blue))
    for number, (_, wanted) in enumerate(FILAMENTS, 1):
        assert seen[f"symbol_{number}"] == {wanted}


def test_every_solid_is_on_a_plate_as_often_as_it_is_needed(built):
    on = {}
    for path in (built.folder / "plates").glob("*.3mf"):
        model = read(path)
        for item in items(model):
            name = model.GetComponentsObjectByID(item.GetObjectResourceID()).GetName()
            on[name] = on.get(name, 0) + 1
    for name, row in built.rows.items():
        a_pad = name.startswith(("pad_", "strain")) and name != "pad_gauge"
        assert on[name] == (row["count"] // 6 if a_pad else row["count"]), name


def test_solids_on_a_plate_keep_apart_and_stay_on_the_bed():
    one = plates.Printed("pad_lid", (90.0, 136.0, 8.0), 5, {})
    two = plates.Printed("strain_relief", (24.0, 8.0, 5.0), 40, {})
    whole = plates.Printed("case_body", (219.0, 219.0, 40.0), 1, {})
    made = list(plates.plates([one, two, whole], 220.0))
    assert sum(len(plate) for plate in made) == 46
    for plate in made:
        rectangles = [(put.x, put.y, put.x + put.solid.size[0], put.y + put.solid.size[1]) for put in plate]
        for number, (left, low, right, high) in enumerate(rectangles):
            assert min(left, low) >= 0 and max(right, high) <= 220
            for x0, y0, x1, y1 in rectangles[number + 1 :]:
                assert right <= x0 or x1 <= left or high <= y0 or y1 <= low
