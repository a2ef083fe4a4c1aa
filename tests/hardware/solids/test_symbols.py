"""Reads symbols and numbers back from the meshes and compares them with the rules."""

import pytest

from games.blocks.rules_blocks import BLOCKS
from games.blocks.symbols import SHAPES as BLOCK_SHAPES
from games.push_match.glyphs import SHAPES as CUBE_SHAPES
from games.push_match.rules_cubes import FACES
from games.quarter_turn.rules_board import ORDERS, quarters, tile_set
from ui.digits import columns as digits

pytest.importorskip("build123d", reason="the extra cad is not installed")

import numpy as np

from meshes import depths, raster

pytestmark = pytest.mark.xdist_group("solids")

X, Y, Z = np.eye(3)
# A block rolls about x; its faces come up in this order. Each: outwards, and up as one looks at it with the
# first symbol at the left.
ROUND = ((Z, Y), (-Y, Z), (-Z, -Y), (Y, -Z))


def bits(rows):
    return tuple(tuple(bool(row & mask) for mask in (4, 2, 1)) for row in rows)


def text(pixels):
    return tuple("".join(".#"[pixel] for pixel in row) for row in pixels)


def block_symbol(built, name, face, place):
    unit = built.config.blocks.unit
    out, up = ROUND[face]
    middle = np.array([(place - 0.5) * unit, 0, unit / 2]) + out * unit / 2
    return raster(built.mesh(name), middle, X, up, 0.24 * unit, 3, 3, built.config.glyphs.depth)


def test_blocks_show_the_symbols_of_the_rules(built):
    read = []
    for index, block in enumerate(BLOCKS):
        for face, pair in enumerate(block):
            for place, symbol in enumerate(pair):
                seen = block_symbol(built, f"block_{index + 1}", face, place)
                assert seen == bits(BLOCK_SHAPES[symbol]), (index, face, place)
                read.append(seen)
    assert len(read) == 40 and len(set(read)) == 6


def test_blocks_have_their_number_on_both_ends(built):
    unit = built.config.blocks.unit
    for number in range(1, 6):
        columns = digits(number)
        wanted = tuple(tuple(bool(column >> row & 1) for column in columns) for row in range(5))
        for side in (-1, 1):
            middle = np.array([side * unit, 0, unit / 2])
            mesh = built.mesh(f"block_{number}")
            seen = raster(mesh, middle, side * Y, Z, 0.15 * unit, 5, 3, built.config.glyphs.depth)
            assert seen == wanted, (number, side, text(seen))


def turns(pixels):
    for _ in range(4):
        yield pixels
        pixels = tuple(zip(*pixels[::-1]))


def test_cubes_show_the_symbols_of_the_rules_on_the_right_faces(built):
    cube = built.config.push_match.cube
    outwards = (Z, -Z, X, -X, Y, -Y)  # 0 and 1, 2 and 3, 4 and 5 are opposite
    for index in range(25):
        for face, out in enumerate(outwards):
            right = Y if abs(out[0]) else X
            up = np.cross(out, right)
            middle = np.array([0, 0, cube / 2]) + out * cube / 2
            mesh = built.mesh(f"push_match_cube_{index + 1:02}")
            seen = raster(mesh, middle, right, up, 0.24 * cube, 3, 3, built.config.glyphs.depth)
            symbol = FACES[index * 6 + face]
            wanted = bits(CUBE_SHAPES[symbol * 3 : symbol * 3 + 3])
            assert seen in turns(wanted), (index, face, text(seen), text(wanted))  # turned, but not mirrored


def pips(built, name, middle, height, pitch, up=1):
    """How many of the nine places around `middle` stand up to the height, and how many lie in the pocket."""
    x, y = middle
    spots = [(x + a * pitch, y + b * pitch, height) for a in (-1, 0, 1) for b in (-1, 0, 1)]
    found = depths(built.mesh(name), spots, (0, 0, up))
    deep = built.config.glyphs.depth
    high, low = sum(abs(found) < 0.01), sum(abs(found - deep) < 0.01)
    assert high + low == 9, found
    return high, low


def test_tiles_have_the_quarters_of_the_rules(built):
    sizes = built.config.quarter_turn
    names = ["quarter_turn_tile_" + letter for letter in "abcdef"]
    assert len(names) == len(ORDERS)
    for order, name in enumerate(names):
        at = (sizes.pitch - sizes.gap) * 0.21
        corners = ((-at, at), (at, at), (at, -at), (-at, -at))  # clockwise from the top left
        seen = [pips(built, name, corner, sizes.thickness, 4.0)[0] for corner in corners]
        assert seen == quarters(order * 4), name
        assert built.rows[name]["count"] == tile_set().count(order * 4)
    assert sum(built.rows[name]["count"] for name in names) == 25


def test_blocks_of_quarter_turn_have_the_pips_of_their_colour(built):
    for colour in (1, 2, 3, 4):
        _, low = pips(built, f"quarter_turn_block_{colour}", (0, 0), 0, 2.9, up=-1)
        assert low == colour
        assert built.rows[f"quarter_turn_block_{colour}"]["count"] == 3


def test_inlays_fill_their_pockets(built):
    engraved = [f"block_{number}" for number in range(1, 6)]
    engraved += [f"push_match_cube_{number:02}" for number in range(1, 26)]
    for name in engraved:
        base = built.mesh(name)
        inlays = [built.mesh(body) for body in built.bodies() if body.startswith(f"{name}_")]
        whole = base.volume + sum(inlay.volume for inlay in inlays)
        assert abs(whole - base.convex_hull.volume) < 0.5, name  # the body before it was engraved is convex
        assert np.allclose(base.bounds, base.convex_hull.bounds)
        assert not any((inlay.bounds[0] < base.bounds[0] - 1e-4).any() for inlay in inlays)


def test_a_block_has_an_inlay_for_each_of_its_symbols(built):
    for index, block in enumerate(BLOCKS):
        name = f"block_{index + 1}"
        for symbol in range(6):
            cells = [(face, place) for face in range(4) for place in (0, 1) if block[face][place] == symbol]
            assert (f"{name}_symbol_{symbol + 1}" in built.bodies()) == bool(cells)
            if not cells:
                continue
            inlay = built.mesh(f"{name}_symbol_{symbol + 1}")
            unit = built.config.blocks.unit
            for face, place in cells:  # it fills this symbol's pockets and no other's
                out, _ = ROUND[face]
                spot = np.array([(place - 0.5) * unit, 0, unit / 2]) + out * (unit / 2 - 0.4)
                near = np.abs(inlay.triangles_center - spot).max(axis=1) < unit * 0.4
                assert near.any(), (name, symbol, face, place)


def test_the_legends_of_a_pad_point_to_its_buttons(built):
    from hardware.solids import pad

    at = pad.layout(built.config)
    legend = built.mesh("pad_shell_legend")
    assert legend.body_count == 5
    middles = [part.bounds.mean(axis=0)[:2] * (1, -1) for part in legend.split()]  # the plate lies on the bed
    for name, spot in at.keys.items():
        assert min(np.linalg.norm(middle - spot) for middle in middles) < built.config.pad.key_pitch * 0.7, (
            name
        )


def test_the_supply_s_voltage_stands_over_the_hole_of_its_cable(built):
    """Read from outside; the body lies on the bed with its upper side down."""
    from hardware.solids import case, placing

    at = placing.layout(built.config)
    plane, _ = case.voltage(built.config, at)
    x, y, z = plane.origin
    middle = np.array([x, -y, at.height - z])
    seen = raster(built.mesh("case_body"), middle, -X, -Z, case.MARK_PITCH, 5, 7, built.config.glyphs.depth)
    five = text(tuple(tuple(bool(column >> row & 1) for column in digits(5)) for row in range(5)))
    letter = ("#.#", "#.#", "#.#", "#.#", ".#.")
    assert text(seen) == tuple(f"{left}.{right}" for left, right in zip(five, letter))
    assert (
        abs(x - placing.supply_x(at)) < 1 and z > built.config.case.room / 2 + built.config.leads.supply / 2
    )
