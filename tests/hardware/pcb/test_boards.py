"""Both circuit boards, made by KiCad and read back from their Gerber files by another library."""

import csv
import json
import zipfile

import pytest

from hardware.pcb import building, checking, kicad, making
from hardware.pcb.checking import KINDS
from hardware.pcb.layout import RULES
from hardware.wiring.console import wire_up
from hardware_boards import board_of

pytestmark = [
    pytest.mark.skipif(bool(kicad.missing()), reason=kicad.missing()),
    pytest.mark.xdist_group("circuit boards"),
]


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """`(kind, profile)` -> board, wiring, layout and the folder that it was made into, each once."""
    done = {}

    def make(kind, name):
        if (kind, name) not in done:
            board = board_of(name)
            wiring = wire_up(board)
            folder = tmp_path_factory.mktemp(f"{kind}_{name}")
            assert building.build(kind, board, wiring, folder)
            done[kind, name] = board, wiring, KINDS[kind].layout(board, wiring, kind), folder
        return done[kind, name]

    return make


def checked(kind, made_of):
    board, wiring, layout, folder = made_of
    return checking.check(KINDS[kind], board, wiring, layout, folder)


@pytest.mark.parametrize(
    ("kind", "name", "nets"),
    [
        ("pad", "esp32_devkitc", 9),
        ("pad", "two_player", 7),
        pytest.param("console", "esp32_devkitc", 49, marks=pytest.mark.long),
        pytest.param("console", "esp32s3_devkitc", 49, marks=pytest.mark.long),
        pytest.param("console", "matrix_32x32", 48, marks=pytest.mark.long),
        pytest.param("console", "two_player", 43, marks=pytest.mark.long),
        pytest.param("console", "two_sided", 49, marks=pytest.mark.long),
    ],
)
def test_the_copper_is_the_wiring_and_keeps_every_rule(kind, name, nets, made):
    report = checked(kind, made(kind, name))
    assert report.faults == []
    assert report.clearance >= RULES["clearance"] - 1e-3
    assert report.edge >= RULES["edge"]
    assert report.nets == nets


def test_a_board_is_kept_while_its_input_stays(made):
    board, wiring, _, folder = made("pad", "esp32_devkitc")
    assert not building.build("pad", board, wiring, folder)


def test_the_zip_has_what_a_maker_of_boards_wants(made):
    *_, folder = made("pad", "esp32_devkitc")
    with zipfile.ZipFile(folder / "fivefold-pad-gerbers.zip") as archive:
        names = set(archive.namelist())
        assert all(archive.getinfo(name).file_size for name in names)
    layers = ("F_Cu", "B_Cu", "F_Mask", "B_Mask", "F_Silkscreen", "B_Silkscreen", "Edge_Cuts")
    assert names >= {f"pad-{layer}.gbr" for layer in layers} | {"pad-PTH.drl", "pad-NPTH.drl"}


@pytest.mark.long
def test_the_lists_have_every_part_once(made):
    *_, layout, folder = made("console", "esp32_devkitc")
    names = sorted(part.ref for part in layout.parts)
    picked = list(csv.DictReader((folder / "pick-list.csv").read_text("utf-8").splitlines()))
    assert sorted(ref for row in picked for ref in row["part"].split()) == names
    assert all(int(row["quantity"]) == len(row["part"].split()) and row["what"] for row in picked)
    placed = list(csv.DictReader((folder / "placement.csv").read_text("utf-8").splitlines()))
    assert sorted(row["part"] for row in placed) == names


def test_what_is_printed_at_a_plug_is_what_is_there(made):
    _, _, layout, folder = made("pad", "esp32_devkitc")
    said = {"3V3": "3V3 1 LEAD", "GND": "GND", "M": "MATCH 1 LEAD", "NAV": "NAV 1 LEAD"}
    pads = [pad for pad in making.pads_of(layout, folder) if pad["ref"].startswith("X")]
    for pad in pads:
        near = [words for words in layout.words if words.text in said and words.layer == "F.SilkS"]
        nearest = min(near, key=lambda words: abs(words.x - pad["x"]) + abs(words.y - pad["y"]))
        assert said[nearest.text] == pad["net"], pad


def broken(made_of, tmp_path, change):
    """The faults of a pad's board whose spec was changed before KiCad finished it."""
    board, wiring, layout, folder = made_of
    spec = json.loads((folder / "pad.spec.json").read_text("utf-8"))
    change(spec)
    (tmp_path / "pad.placed.json").write_bytes((folder / "pad.placed.json").read_bytes())
    kicad.work("finish", spec, tmp_path)
    return " | ".join(checking.check(KINDS["pad"], board, wiring, layout, tmp_path).faults)


def test_a_missing_track_is_found_twice(made, tmp_path):
    def change(spec):
        spec["tracks"] = [track for track in spec["tracks"] if track["net"] != "UP 1"]

    faults = broken(made("pad", "esp32_devkitc"), tmp_path, change)
    assert "UP 1 is open between" in faults and "unconnected_items" in faults


def test_two_nets_that_touch_are_found_twice(made, tmp_path):
    def change(spec):
        track = next(track for track in spec["tracks"] if track["net"] == "UP 1")
        x, y = track["points"][0]
        long = {"net": "UP 1", "layer": "F.Cu", "width": 0.3, "points": [[x, y], [x, 54.0], [10.0, 54.0]]}
        spec["tracks"] += [long, {**long, "layer": "B.Cu", "points": [[1.5, 28.0], [74.0, 28.0]]}]

    faults = broken(made("pad", "esp32_devkitc"), tmp_path, change)
    assert " touch" in faults and any(
        word in faults for word in ("shorting_items", "tracks_crossing", "clearance:")
    )


@pytest.mark.long
def test_copper_that_is_too_thin_is_found(made):
    board, wiring, layout, folder = made("console", "esp32_devkitc")
    layout.amperes["5V"] = 80.0
    try:
        faults = checked("console", (board, wiring, layout, folder)).faults
    finally:
        layout.amperes["5V"] = 5.0
    assert faults and all(fault.startswith("5V: narrower than") for fault in faults)
