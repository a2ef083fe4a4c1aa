"""Nets read back from the PDF and folded: blocks, cubes and the die come out as the rules have them."""

from collections import Counter

import pytest

from fivefold.paper import blocks, crossings, die, push_match, sheet
from fivefold.paper import grid as grids
from fivefold.paper.document import PAPERS
from fivefold.paper.inks import MIST, SEATS, SYMBOLS
from fivefold.paper.job import LEAST_UNIT, MOST_UNIT
from fivefold.paper.nets import Net
from folding import folded
from games.blocks.rules_blocks import BLOCKS
from games.blocks.symbols import SHAPES
from games.push_match.glyphs import SHAPES as CUBE_SHAPES
from games.push_match.rules_cubes import FACES
from games.quarter_turn.rules import FACES as DIE_FACES
from games.quarter_turn.rules_board import quarters, tile_set
from printed import areas, glyph, near, pages, pushed, words

CUBE_NUMBERS = {pushed(CUBE_SHAPES[3 * s : 3 * s + 3]): s for s in range(15)}
SHAPE_NUMBERS = {pushed(shape): number for number, shape in enumerate(SHAPES)}


def opposite(faces, one, other):
    return faces[one].inward == tuple(-part for part in faces[other].inward)


@pytest.mark.parametrize("net", [Net(40, 20), Net(20, 20), Net(12, 12), Net(25, 12.5)])
def test_a_net_closes_to_a_bar(net):
    faces = folded(net.panels)
    corners = Counter(
        tuple(round(part, 6) for part in corner) for face in faces.values() for corner in face.corners()
    )
    assert len(corners) == 8 and set(corners.values()) == {3}, "three faces meet in each of eight corners"
    for axis, length in enumerate((net.length, net.side, net.side)):
        assert sorted({corner[axis] for corner in corners}) == [
            min(corner[axis] for corner in corners),
            min(corner[axis] for corner in corners) + length,
        ]
    assert opposite(faces, "0", "2") and opposite(faces, "1", "3") and opposite(faces, "left", "right")


@pytest.mark.parametrize("net", [Net(40, 20), Net(12, 12)])
def test_each_open_edge_has_one_tab(net):
    """Edges of panels that come to lie on each other when folded: one of the two has a tab."""
    faces = folded(net.panels)
    tabs = set(net.tabs)
    joints = {}
    for panel in net.panels:
        for edge in panel.edges():
            ends = [faces[panel.name].at(x - panel.x, y - panel.y) for x, y in edge]
            key = frozenset(tuple(round(part, 6) for part in end) for end in ends)
            joints.setdefault(key, []).append(edge)
    assert len(joints) == 12
    for one, other in joints.values():
        glued = one != tuple(reversed(other))  # else they are one edge already, and are folded
        assert (one in tabs) + (other in tabs) == glued


def blocks_on(page, unit):
    """Number -> upper left corner of a block's net; the two figures on its ends tell where it is."""
    net = Net(2 * unit, unit)
    found = {}
    for word in words(page):
        if word.text in "12345" and word.low - word.y > unit / 4:
            found.setdefault(int(word.text), []).append(word)
    corners = {}
    for number, (left, right) in found.items():
        middle = (left.x + right.right) / 2, (left.y + left.low) / 2
        corners[number] = middle[0] - net.width / 2, middle[1] - 1.5 * unit
    return net, corners


@pytest.mark.rule("B-1")
@pytest.mark.parametrize("unit", [20.0, 12.0, 30.0])
@pytest.mark.parametrize("paper", PAPERS)
def test_blocks_come_out_right_when_folded(paper, unit):
    seen = {}
    for page in pages("blocks", paper=paper, unit=unit):
        net, corners = blocks_on(page, unit)
        faces = folded(net.panels)
        symbol = blocks.SHARE * unit
        for number, (x, y) in corners.items():
            shown = {}
            for panel in net.panels:
                if panel.name.isdigit():
                    for cell in (0, 1):
                        left, top = x + panel.x + cell * unit, y + panel.y
                        some = near(areas(page), left, top, unit, unit)
                        bits, ink = glyph(some, symbol)
                        where = faces[panel.name].at((cell + 0.5) * unit, unit / 2)
                        shown[where] = SHAPE_NUMBERS[bits]
                        assert ink == SYMBOLS[shown[where]]
            seen[number] = _rolled(shown, faces, unit)
    assert seen == {number + 1: block for number, block in enumerate(BLOCKS)}


def _rolled(shown, faces, unit):
    """The pairs of a folded bar as it rolls on from face 0, read along the bar from its left end."""
    end = faces["left"].at(0, 0)[0]
    pairs = []
    for name in "0123":
        centre = faces[name].at(unit, unit / 2)
        pair = sorted(
            (abs(where[0] - end), symbol) for where, symbol in shown.items() if where[1:] == centre[1:]
        )
        pairs.append(tuple(symbol for _, symbol in pair))
    return tuple(pairs)


def cubes_on(page, net):
    """Number and upper left corner of each cube's net; the lowest tab carries the number."""
    for tab in areas(page):
        if tab.ink == MIST and abs(tab.width - net.side) < 0.05 and abs(tab.height - net.tab) < 0.05:
            inside = [
                word
                for word in words(page)
                if tab.x < word.x < tab.x + tab.width and tab.y < word.y < word.low
            ]
            inside = [word for word in inside if word.low < tab.y + tab.height]
            if inside:
                yield int(inside[0].text), tab.x - net.tab - net.side, tab.y - 4 * net.side


@pytest.mark.rule("PM-1")
def test_cubes_have_the_right_symbols_opposite_each_other():
    net = Net(20.0, 20.0)
    faces = folded(net.panels)
    side = push_match.SHARE * 20
    seen = {}
    for page in pages("push_match"):
        for number, x, y in cubes_on(page, net):
            cube = seen[number] = {}
            for panel in net.panels:
                some = near(areas(page), x + panel.x, y + panel.y, 20, 20)
                bits, ink = glyph(some, side)
                symbol = CUBE_NUMBERS[bits]
                assert ink == SYMBOLS[1 + symbol % 5]
                cube[panel.name] = symbol
    assert sorted(seen) == list(range(1, 26))
    for number, cube in seen.items():
        own = FACES[(number - 1) * 6 : number * 6]
        pairs = {frozenset((own[at], own[at + 1])) for at in (0, 2, 4)}
        folded_pairs = {
            frozenset((cube[one], cube[other]))
            for one, other in (("0", "2"), ("1", "3"), ("left", "right"))
            if opposite(faces, one, other)
        }
        assert folded_pairs == pairs


@pytest.mark.rule("QT-4")
def test_the_die_has_each_face_once_and_opposites_opposite():
    assert sorted(die.PANELS.values()) == sorted(DIE_FACES)
    name = {face: panel for panel, face in die.PANELS.items()}
    faces = folded(Net(18, 18).panels)
    for one, other in (("left", "right"), ("two_left", "two_right"), ("swap", "anti_block")):
        assert opposite(faces, name[one], name[other])


@pytest.mark.rule("QT-1")
def test_tiles_show_their_colours_clockwise():
    page = pages("quarter_turn")[1]
    # The largest quarters, in the order in which they were drawn: four a tile.
    radius = crossings.SHARE * 34
    discs = [one for one in areas(page) if abs(one.width - radius + 0.2) < 0.05 and one.ink in SEATS]
    assert len(discs) == 100
    for at, tile in enumerate(tile_set()):
        four = discs[4 * at : 4 * at + 4]
        assert [SEATS.index(one.ink) + 1 for one in four] == quarters(tile)
        (a, b), (c, d), (e, f), (g, h) = [one.middle for one in four]
        assert a < c and b == pytest.approx(d, abs=0.1), "top left, top right"
        assert c == pytest.approx(e, abs=0.1) and d < f and g < e and f == pytest.approx(h, abs=0.1)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("unit", [LEAST_UNIT, 13.0, 20.0, 27.5, MOST_UNIT])
def test_nets_of_any_unit_fit_and_keep_apart(paper, unit):
    width, height = PAPERS[paper]
    edges = (sheet.SIDE_MARGIN, sheet.TOP, width - sheet.SIDE_MARGIN, height - 13)
    for net in (Net(2 * unit, unit), Net(unit, unit)):
        grid = grids.loosened(grids.fill(*edges, net.width, net.height), *edges)
        assert grid.width >= net.width and grid.height >= net.height
        for x, y in grid.places:
            assert x >= edges[0] - 0.01 and y >= edges[1] - 0.01
            assert x + net.width <= edges[2] + 0.01 and y + net.height <= edges[3] + 0.01
