"""Cases of other profiles, put together: boards, sockets, panels and pieces run into nothing."""

from dataclasses import replace

import pytest

bd = pytest.importorskip("build123d", reason="the extra cad is not installed")

from hardware.solids import case, placing  # noqa: E402
from hardware.solids.config import Config  # noqa: E402
from hardware.solids.devices import THICKNESS  # noqa: E402
from meshes import load, shared  # noqa: E402

pytestmark = pytest.mark.xdist_group("solids")

KINDS = {  # each way to hold a controller, and a split case
    "circuit board": {"board": "esp32_devkitc"},
    "DevKitC by hand": {"board": "esp32_devkitc", "electronics": "by hand"},
    "S3 by hand": {"board": "esp32s3_devkitc", "electronics": "by hand"},
    "S3 on its circuit board": {"board": "esp32s3_devkitc"},
    "Pi": {"board": "raspberry_pi"},
    "32×32": {"board": "matrix_32x32"},
    "32×32 by hand": {"board": "matrix_32x32", "electronics": "by hand"},
    "two sides": {"board": "two_sided"},
}


@pytest.fixture(scope="module", params=KINDS)
def whole(request):
    """(config, layout, body, lid) of a case, as it is used: the joint at z = 0."""
    config = Config()
    config = replace(config, case=replace(config.case, **KINDS[request.param]))
    at = placing.layout(config)
    return config, at, case._body(config, at), case._lid(config, at, at)


def box(x, y, z, wide, long, high):
    return bd.Pos(x, y, z + high / 2) * bd.Box(wide, long, high)


def things(config, at):
    """What is put into the case: boards with all that is on them, sockets, switch, panel, carrier."""
    found = {}
    for item in at.items:
        (x, y), (wide, long) = item.middle, item.edges
        found[item.name] = box(x, y, item.low + 0.01, wide, long, THICKNESS - 0.02)
        if item.device:
            top = item.low + THICKNESS
            found["parts of " + item.name] = box(x, y, top, wide, long, item.high - top)
    depth, nut, high = placing.SOCKET
    for number, (x, y) in enumerate(placing.seats(at), 1):
        side = 1 if x > 0 else -1
        found[f"socket {number}"] = box(
            side * (at.inner[0] - depth / 2), y, config.case.room / 2 - high / 2, depth, nut, high
        )
    edge, deep = placing.SWITCH
    z = config.case.room / 2 - edge / 2
    found["switch"] = box(placing.switch_x(at), at.inner[1] - deep / 2, z, edge, deep, edge)
    panel = config.case.panel
    wide, long = at.columns * config.case.pitch, at.rows * config.case.pitch
    found["panel"] = box(0, 0, at.depth, wide, long, panel - 0.01)
    found["carrier"] = bd.Pos(0, 0, at.depth - placing.CARRIER) * case._carrier(config, at)
    return found


def test_what_lies_in_the_case_runs_into_nothing(whole):
    config, at, body, lid = whole
    assert shared(body, lid) == pytest.approx(0, abs=0.01)
    placed = things(config, at)
    for name, thing in placed.items():
        assert shared(thing, body) == pytest.approx(0, abs=0.01), name
        assert shared(thing, lid) == pytest.approx(0, abs=0.01), name
    names = sorted(placed)
    for number, name in enumerate(names):
        for other in names[number + 1 :]:
            assert shared(placed[name], placed[other]) == pytest.approx(0, abs=0.01), (name, other)


def test_a_plug_reaches_the_usb_socket_and_screws_meet_their_holes(whole):
    config, at, body, lid = whole
    for item in at.items:
        if not item.device:
            continue
        left, rear = item.corner()
        for opening in item.device.openings:
            plug = bd.Pos(left + opening.x, rear + 15, opening.z) * bd.Box(4, 30, 2.5)
            assert shared(plug, body) == shared(plug, lid) == pytest.approx(0, abs=0.01), item.name
        for opening in item.device.side:
            right = at.inner[0] + config.printing.wall + 10
            plug = bd.Pos(right - 15, rear - opening.x, opening.z) * bd.Box(30, 13, 12)
            assert shared(plug, body) == shared(plug, lid) == pytest.approx(0, abs=0.01), item.name
        for x, y in item.device.holes:
            screw = bd.Pos(left + x, rear - y, item.low) * bd.Cylinder(item.device.pilot / 2 - 0.05, 12)
            assert shared(screw, lid) == pytest.approx(0, abs=0.01), item.name
            thick = bd.Pos(left + x, rear - y, item.low - 2) * bd.Cylinder(item.device.pilot / 2 + 0.3, 3)
            assert shared(thick, lid) > 1, item.name  # there is something to screw into
    for x, y in case.box_of(config, at).corners():
        screw = bd.Pos(x, y, 2) * bd.Cylinder(config.screws.pilot / 2 - 0.05, 18)
        assert shared(screw, lid) == shared(screw, body) == pytest.approx(0, abs=0.01)


def test_a_module_is_held_from_below_and_from_all_sides(whole):
    _, at, _, lid = whole
    for item in at.items:
        if not item.device or not item.device.ends:
            continue
        (x, y), (wide, long) = item.middle, item.edges
        for dx, dy, dz in ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, -1)):
            pushed = box(x + dx, y + dy, item.low + 0.01 + dz, wide, long, THICKNESS - 0.02)
            assert shared(pushed, lid) > 1, (item.name, dx, dy, dz)


def test_pieces_make_up_the_whole_and_their_splices_bridge_the_seams(whole):
    config, at, body, lid = whole
    if not at.split:
        pytest.skip("made in one piece")
    for part in (body, lid):
        pieces = [case._piece(part, at, x, y) for x, y in case.cells(at)]
        assert sum(piece.volume for piece in pieces) == pytest.approx(part.volume, rel=1e-6)
        assert all(len(piece.solids()) == 1 for piece in pieces)
        box = config.printing.bed
        assert all(max(piece.bounding_box().size.X, piece.bounding_box().size.Y) <= box for piece in pieces)
    strip = case.splice(config, on_lid=False)
    for splice in placing.body_splices(at):
        turned = bd.Rot(0, 0, 90 * splice.along) * strip
        put = bd.Pos(*splice.middle, at.depth - placing.SPLICE[2]) * turned
        assert shared(put, body) == shared(put, lid) == pytest.approx(0, abs=0.01)
        for x, y in splice.screws():
            screw = bd.Pos(x, y, at.depth) * bd.Cylinder(config.screws.pilot / 2 - 0.05, 16)
            assert shared(screw, body) == pytest.approx(0, abs=0.01)
            assert shared(bd.Pos(x, y, at.depth + 3) * bd.Cylinder(2, 4), body) > 1
    strip = case.splice(config, on_lid=True)
    for splice in placing.lid_splices(at):
        put = bd.Pos(*splice.middle) * bd.Rot(0, 0, 90 * splice.along) * strip
        assert shared(put, body) == shared(put, lid) == pytest.approx(0, abs=0.01)
        for thing in things(config, at).values():
            assert shared(put, thing) == pytest.approx(0, abs=0.01)


def test_meshes_of_body_and_lid_are_closed(whole, tmp_path):
    _, at, body, lid = whole
    for part in (body, lid):
        for x, y in case.cells(at):
            piece = case._piece(part, at, x, y) if at.split else part
            bd.export_stl(piece, tmp_path / "piece.stl", 0.02, 0.15)
            mesh = load(tmp_path / "piece.stl")
            assert mesh.is_watertight and mesh.is_winding_consistent and mesh.body_count == 1
            assert mesh.volume == pytest.approx(piece.volume, rel=0.003)


@pytest.mark.parametrize("short", [(0, 0), (1.2, 0), (0, 1.2), (1.2, 1.2)])
def test_pieces_of_the_wells_are_closed_and_meet_without_a_double_wall(tmp_path, short):
    config = Config()
    bd.export_stl(case.wells(config, 4, 3, short), tmp_path / "wells.stl", 0.02, 0.15)
    mesh = load(tmp_path / "wells.stl")
    assert mesh.is_watertight and mesh.body_count == 1
    assert mesh.extents[:2] == pytest.approx((41.2 - short[0], 31.2 - short[1]), abs=0.01)
