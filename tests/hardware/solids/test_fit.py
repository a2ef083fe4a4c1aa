"""Parts that belong together, put together: none runs into another."""

import pytest

bd = pytest.importorskip("build123d", reason="the extra cad is not installed")

from hardware.solids import pad, placing, push_match  # noqa: E402
from hardware.solids.catalogue import catalogue  # noqa: E402
from hardware.solids.config import Config  # noqa: E402
from meshes import shared  # noqa: E402

pytestmark = pytest.mark.xdist_group("solids")

CONFIG = Config()
LID = 3.0


@pytest.fixture(scope="module")
def part():
    solids = {solid.name: solid for solid in catalogue(CONFIG)}
    return lambda name: solids[name].bodies[""]


def over(part, height):
    """A body as it is used, above its lid: its joint at the lid's upper side."""
    return bd.Pos(0, 0, LID + height) * bd.Rot(180, 0, 0) * part


def test_a_pad_goes_together(part):
    at = pad.layout(CONFIG)
    shell = over(part("pad_shell"), at.box.height)
    assert shared(shell, part("pad_lid")) == pytest.approx(0, abs=0.01)
    below = LID + at.box.height - CONFIG.pad.plate - pad.key_drop(CONFIG)
    x, y = at.plate_middle
    plate = part("pad_key_plate")
    hung = bd.Pos(x, y, below - plate.bounding_box().max.Z) * plate
    assert shared(shell, hung) == pytest.approx(0, abs=0.01)
    # The MATCH button's body: as wide as its nut, as deep as it needs.
    depth = CONFIG.pad.match_depth
    switch = bd.Pos(*at.match, LID + depth / 2 + 0.01) * bd.Cylinder(20, depth - 0.02)
    for other in (shell, hung, part("pad_lid")):
        assert shared(switch, other) == pytest.approx(0, abs=0.01)


def test_screws_of_a_pad_meet_their_holes(part):
    at = pad.layout(CONFIG)
    shell, lid = over(part("pad_shell"), at.box.height), part("pad_lid")
    for x, y in at.box.corners():
        screw = bd.Pos(x, y, 5) * bd.Cylinder(CONFIG.screws.pilot / 2 - 0.05, 20)
        assert shared(screw, lid) == shared(screw, shell) == pytest.approx(0, abs=0.01)


def test_the_relief_clamps_the_lead(part):
    at = pad.layout(CONFIG)
    y = at.box.inner[1] - CONFIG.printing.gap - pad.RELIEF[1] / 2
    relief = bd.Pos(0, y, LID + 4 + pad.RELIEF[2]) * bd.Rot(180, 0, 0) * part("strain_relief")
    lid, shell = part("pad_lid"), over(part("pad_shell"), at.box.height)
    assert shared(relief, lid) == pytest.approx(0, abs=0.01)
    assert shared(relief, shell) == pytest.approx(0, abs=0.01)
    lead = bd.Pos(0, y, LID + 4) * bd.Rot(90, 0, 0) * bd.Cylinder(CONFIG.leads.cable / 2, 40)
    assert shared(lead, shell) == pytest.approx(0, abs=0.01)  # the way out is wide enough
    assert shared(lead, relief) > 5 and shared(lead, lid) > 5  # and here it is held


def test_the_case_goes_together(part):
    at = placing.layout(CONFIG)
    body = over(part("case_body"), at.height)
    top = LID + at.height - placing.PLATE
    sizes = CONFIG.case
    diffuser = bd.Pos(0, 0, top - sizes.diffuser) * part("case_diffuser")
    wells = bd.Pos(0, 0, top - sizes.diffuser) * bd.Rot(180, 0, 0) * part("case_wells")
    carrier = bd.Pos(0, 0, LID + at.depth - 2) * part("case_carrier")
    panel = bd.Pos(0, 0, LID + at.depth + sizes.panel / 2) * bd.Box(160, 160, sizes.panel)
    stack = [part("case_lid"), diffuser, wells, panel, carrier]
    for each in stack:
        assert shared(body, each) == pytest.approx(0, abs=0.01)
    for index, each in enumerate(stack):
        for other in stack[index + 1 :]:
            assert shared(each, other) == pytest.approx(0, abs=0.01)


def test_risers_stand_in_the_places_of_the_feet(part):
    at = pad.layout(CONFIG)
    riser, lid = part("pad_riser"), part("pad_lid")
    high = pad.riser_height(CONFIG, at)
    for side in (-1, 1):
        x, y = side * (at.box.width / 2 - 18), at.box.length / 2 - 18
        assert shared(bd.Pos(x, y, -high) * riser, lid) == pytest.approx(0, abs=0.01)
        assert shared(bd.Pos(x + 1, y, -high) * riser, lid) > 0.5  # its stud is in there
    # The rear rises by the angle of the config.
    assert high / (at.box.length - 36) == pytest.approx(0.1051, abs=0.001)


def test_a_cube_slides_through_the_frame_and_the_frame_stands_in_its_foot(part):
    frame, cube = part("push_match_frame"), part("push_match_cube_01")
    opening, pitch = push_match.cell(CONFIG), push_match.cell(CONFIG) + CONFIG.push_match.web
    low = frame.bounding_box().min.Y + push_match.SKIRT + opening / 2
    for row in (0, 4):
        in_cell = bd.Pos(-2 * pitch, low + row * pitch, -1) * cube
        assert shared(frame, in_cell) == pytest.approx(0, abs=0.01)
    upright = bd.Rot(90, 0, 0) * bd.Pos(0, 0, -frame.bounding_box().size.Z / 2) * frame
    standing = bd.Pos(0, 0, 3 - upright.bounding_box().min.Z) * upright
    assert shared(standing, part("push_match_foot")) == pytest.approx(0, abs=0.01)


def test_tiles_lie_on_their_pegs_in_every_turn_and_a_block_holds_them(part):
    sizes, board = CONFIG.quarter_turn, part("quarter_turn_board")
    tile = part("quarter_turn_tile_a")
    around = [(x, y) for x in (0, 1) for y in (0, 1)]
    tiles = [
        bd.Pos(x * sizes.pitch, y * sizes.pitch, 3) * bd.Rot(0, 0, 90 * (x + 2 * y)) * tile for x, y in around
    ]
    for index, one in enumerate(tiles):
        assert shared(one, board) == pytest.approx(0, abs=0.01)
        for other in tiles[index + 1 :]:
            assert shared(one, other) == pytest.approx(0, abs=0.01)
    block = part("quarter_turn_block_1")
    middle = sizes.pitch / 2
    standing = bd.Pos(middle, middle, 3 + sizes.thickness + 14) * bd.Rot(180, 0, 0) * block
    for each in [*tiles, board]:
        assert shared(standing, each) == pytest.approx(0, abs=0.01)
    # Turned a little, a tile runs into the foot.
    turned = bd.Pos(0, 0, 3) * bd.Rot(0, 0, 6) * tile
    assert shared(turned, standing) > 1
