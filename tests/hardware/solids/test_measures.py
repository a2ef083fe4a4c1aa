"""Measures every mesh: closed, of the stated size, on the bed, no wall too thin."""

import pytest

pytest.importorskip("build123d", reason="the extra cad is not installed")

import trimesh

from hardware.solids.building import Built
from hardware.solids.catalogue import catalogue
from hardware.solids.document import DOCUMENT, table
from meshes import thinnest

pytestmark = pytest.mark.xdist_group("solids")

SAMPLES = 20000
SLACK = 0.02  # mm, of flat facets that stand for round walls


def test_every_mesh_is_closed(built):
    for name in built.bodies():
        mesh = built.mesh(name)
        assert mesh.is_watertight and mesh.is_winding_consistent and mesh.volume > 0, name


def test_every_base_is_one_piece(built):
    for name in built.rows:
        assert built.mesh(name).body_count == 1, name


def test_sizes_are_as_stated(built):
    for solid in catalogue(built.config):
        measured = built.mesh(solid.name).extents
        assert all(abs(a - b) < 0.1 for a, b in zip(measured, solid.size)), (solid.name, measured, solid.size)
        assert all(abs(a - b) < 0.1 for a, b in zip(measured, built.rows[solid.name]["size"])), solid.name


def test_everything_lies_on_the_bed_and_fits_it(built):
    for name in built.rows:
        mesh = built.mesh(name)
        assert abs(mesh.bounds[0][2]) < 0.001, name
        assert max(mesh.extents[:2]) <= 220, name


def test_meshes_have_the_volume_of_the_models(built):
    for name, row in built.rows.items():
        assert built.mesh(name).volume == pytest.approx(row["volume"], rel=0.003), name


def test_no_wall_is_thinner_than_stated(built):
    thin = built.config.printing.thin
    for name in built.rows:
        wall, where = thinnest(built.mesh(name), SAMPLES)
        assert wall > thin - SLACK, f"{name}: {wall:.3f} mm at {where.round(2)}"


def test_a_thin_wall_would_be_found():
    outside, inside = box(20), box(18)
    inside.invert()
    assert thinnest(trimesh.util.concatenate(outside, inside), 500)[0] == pytest.approx(1.0, abs=0.001)


def box(edge):
    return trimesh.creation.box((edge, edge, edge))


def test_the_document_says_what_is_built(built):
    rows = [Built(**row) for row in built.rows.values()]
    assert table(rows) in DOCUMENT.read_text("utf-8"), "run: python -m hardware.solids --docs"
