"""The pictures and tables of docs/assemble.md show the project's own data."""

import shutil
from functools import cache
from itertools import combinations

import pytest

from fivefold import paths
from hardware import docs
from hardware.guide import bench, looks, measures
from hardware.wiring.console import wire_up
from hardware_boards import board_of
from hardware_drawings import WiringPicture, gpio_of

PICTURES = paths.ROOT / "docs" / "pictures" / "build"
F = [(5, y) for y in range(4, 11)] + [(x, 4) for x in range(6, 10)] + [(x, 7) for x in range(6, 9)]

pytestmark = pytest.mark.xdist_group("looks")  # in one worker: each look is worked out once


@cache
def look(name):
    return looks.look(name, board_of(docs.REFERENCE))


@pytest.mark.parametrize("name", looks.names())
def test_the_pictures_of_the_matrix_are_what_the_virtual_board_shows(name):
    assert (PICTURES / f"{name}.svg").read_bytes() == docs.picture_of(name), "run: make hardware-docs"


def test_only_the_right_look_has_an_upright_f_and_its_corners():
    def seen(name):
        rgb, width = look(name)
        pixels = {(at % width, at // width): tuple(rgb[3 * at : 3 * at + 3]) for at in range(width * width)}
        white = {place for place, (r, g, b) in pixels.items() if r == g == b > 0}
        return white, [pixels[corner] for corner in ((0, 0), (15, 0), (0, 15), (15, 15))]

    white, corners = seen("right")
    assert white == set(F)
    red, green, blue, yellow = corners
    assert max(red) == red[0] and max(green) == green[1] and max(blue) == blue[2]
    assert min(yellow[:2]) > 4 * yellow[2]
    for name in ("serpentine", "rotation", "mirror", "by", "order", "level"):
        assert seen(name) != (white, corners), name


def test_all_looks_differ():
    for one, other in combinations(looks.names(), 2):
        assert look(one) != look(other), (one, other)


def test_the_breadboard_joins_what_the_console_joins():
    board = board_of(docs.REFERENCE)
    whole, small = wire_up(board), bench.folded(board)
    kept = {pin for link in small.links for pin in (link.a, link.b) if pin[0] != bench.BREADBOARD}

    def nets(wiring):
        found = [frozenset(island & kept) for island in wiring.islands()]
        return {net for net in found if len(net) > 1}

    assert nets(small) == nets(whole)
    assert not any(link.net == "5V U1" for link in small.links), "USB and the supply would meet"


@pytest.mark.skipif(not shutil.which("dot"), reason="Graphviz is not installed")
def test_the_picture_of_the_first_pad_has_the_pins_of_the_profile_and_no_five_volts():
    board = board_of(docs.REFERENCE)
    drawn = dict(bench.drawings(board))
    ends = {b[1]: a[1] for a, b in WiringPicture(drawn["bench_pad"]).wires() if a[0] == "U1"}
    pad = board["pads"][0]
    assert {line: gpio_of(ends[f"{line} 1"]) for line in pad} == pad
    assert b">5V" not in drawn["bench_pad"] and b">X1<" not in drawn["bench_pad"]
    for name, svg in drawn.items():
        kept = (PICTURES / f"{name}.svg").read_bytes()
        assert WiringPicture(kept).wires() == WiringPicture(svg).wires(), f"{name}: run make hardware-docs"


def test_the_table_of_a_pad_has_its_resistors():
    board = board_of(docs.REFERENCE)
    board["ladder"]["LEFT"] = 5100
    row = next(line for line in measures.pad(board).splitlines() if line.startswith("| GND (pin 2) and NAV"))
    assert "UP 820 Ω, DOWN 2.2 kΩ, LEFT 5.1 kΩ" in row
