"""What is drawn is what the profile says: pins and nets are read back from the SVG."""

import shutil
from xml.etree import ElementTree

import pytest
import yaml

from fivefold import paths
from hardware.wiring import console_schematic, harness, pad_schematic, pdf, pictures
from hardware.wiring.console import wire_up
from hardware_boards import NAMES, board_of, roles_of
from hardware_drawings import WiringPicture, gpio_of, nets_of_schematic, texts

DOCS = paths.ROOT / "docs" / "pictures" / "wiring"
needs_dot = pytest.mark.skipif(not shutil.which("dot"), reason="Graphviz is not installed")


def drawn(name):
    """`{sheet: WiringPicture}` of a board."""
    board = board_of(name)
    wiring = wire_up(board)
    return {
        sheet.name: WiringPicture(pictures.graph_of(harness.harness(wiring, sheet)).pipe(format="svg"))
        for sheet in harness.sheets(wiring, board)
    }


def roles_drawn(pads, data):
    """`{GPIO: what it is for}` as the pictures of pads and data tell: through the resistor on the board."""
    gpios = {end: gpio_of(start[1]) for start, end in pads.wires() if start[0] == "U1"}
    sockets = {start: end for start, end in pads.wires() if start[0] == "A1"}
    found = {}
    for one, other in pads.soldered("A1"):
        if ("A1", one) in gpios and ("A1", other) in sockets and one != "3V3":
            ref, line = sockets["A1", other]
            found[gpios["A1", one]] = f"{line} {ref[1:-2]}"
    meant = {("U2", "1A"): "MATRIX", ("U2", "2A"): "LIGHTS", ("R3", "1"): "BUZZER"}
    for (ref, pin), end in data.wires():
        if ref == "U1" and pin != "GND":
            found[gpio_of(pin)] = meant[end]
    return found


@needs_dot
@pytest.mark.parametrize("name", NAMES)
def test_the_wires_in_the_pictures_lead_from_the_profiles_pins_to_what_they_are_for(name):
    found = drawn(name)
    assert roles_drawn(found["pads"], found["data"]) == roles_of(board_of(name))


@needs_dot
@pytest.mark.parametrize("name", NAMES)
def test_the_pictures_show_every_wire_of_the_wire_list_and_no_other(name):
    """Of pads that are alike one is drawn; lights are drawn as one part."""
    board = board_of(name)
    wiring = wire_up(board)
    shown = set().union(*(picture.wires() for picture in drawn(name).values()))
    listed = set()
    for link in wiring.wires():
        refs = (link.a[0], link.b[0])
        in_first_pad = link.cable.sheet != "pad" or link.a[0][1:] == "101"
        if in_first_pad and not all(ref[0] == "L" for ref in refs):
            listed.add((as_drawn(link.a), as_drawn(link.b)))
    assert shown == listed


def as_drawn(pin):
    ref, name = pin
    if ref[0] != "L":
        return pin
    return "L", name if name in ("5V", "GND") else f"{ref} {name}"


@pytest.mark.parametrize("name", NAMES)
def test_the_schematic_shows_each_pin_of_the_profile_with_its_net(name):
    board = board_of(name)
    nets = nets_of_schematic(console_schematic.draw(wire_up(board), board))
    assert {gpio: net.removesuffix(" 3.3V") for gpio, net in nets.items()} == roles_of(board)


@pytest.mark.parametrize("name", NAMES)
def test_the_schematics_show_every_part_with_a_value(name):
    board = board_of(name)
    wiring = wire_up(board)
    svg = console_schematic.draw(wiring, board) + pad_schematic.draw(wiring, board, 1)
    text = svg.decode()
    for part in wiring.parts.values():
        # Boards and terminals are places, not parts of the circuit; of the pads one is drawn.
        if part.kind in ("interface board", "pad board", "distribution block"):
            continue
        console_side = len(part.ref) < 4 or part.host == "A1" or part.kind == "pad socket"
        if console_side or part.ref[1] == "1":
            assert f">{part.ref}<" in text or f">{part.ref} {part.value}<" in text, part.ref


CHAINS = [
    ({}, ["top left", "top right", "bottom left", "bottom right"]),
    (
        {"chain": {"corner": "bottom-left", "by": "columns", "serpentine": True, "turned": True}},
        ["bottom left", "top left", "top right, upside down", "bottom right, upside down"],
    ),
    (
        {"chain": {"corner": "top-right", "by": "rows", "serpentine": True, "turned": False}},
        ["top right", "top left", "bottom left", "bottom right"],
    ),
    ({"rotation": 1}, ["bottom left", "top left", "bottom right", "top right"]),
    ({"across": 4, "down": 1}, [f"row 1, column {n}" for n in (1, 2, 3, 4)]),
]


@needs_dot
@pytest.mark.parametrize(("change", "places"), CHAINS)
def test_the_drawings_say_where_each_panel_of_the_chain_hangs(change, places):
    board = board_of("matrix_32x32")
    board["matrix"] |= change
    wiring = wire_up(board)
    assert [part.place for part in wiring.of_kind("matrix panel")] == places
    schematic = [words for words, *_ in texts(ElementTree.fromstring(console_schematic.draw(wiring, board)))]
    data = next(sheet for sheet in harness.sheets(wiring, board) if sheet.name == "data")
    notes = harness.harness(wiring, data)["connectors"]
    for number, place in enumerate(places, 1):
        assert place in schematic and notes[f"M{number}"]["notes"] == place


@needs_dot
def test_a_name_is_drawn_whatever_letters_it_has():
    board = {**board_of("two_player"), "name": 'a "b" <c> & \\d'}
    wiring = wire_up(board)
    schematic = ElementTree.fromstring(console_schematic.draw(wiring, board))
    assert f"{board['name']}: console" in schematic.itertext()
    sheet = harness.sheets(wiring, board)[0]
    picture = pictures.graph_of(harness.harness(wiring, sheet)).pipe(format="svg")
    assert any(board["name"] in text for text in ElementTree.fromstring(picture).itertext())


def test_the_pictures_in_the_docs_show_the_reference_board():
    roles = roles_of(board_of("esp32_devkitc"))
    pads, data = (WiringPicture((DOCS / f"{name}.svg").read_bytes()) for name in ("pads", "data"))
    assert roles_drawn(pads, data) == roles
    nets = nets_of_schematic((DOCS / "schematic_console.svg").read_bytes())
    assert {gpio: net.removesuffix(" 3.3V") for gpio, net in nets.items()} == roles


def test_a_picture_of_another_profile_is_told_from_the_right_one():
    """Swaps two pins in the picture of the docs: the reader has to see it."""
    svg = (DOCS / "pads.svg").read_text()
    swapped = svg.replace(">GPIO25<", ">GPIO00<").replace(">GPIO26<", ">GPIO25<").replace("GPIO00", "GPIO26")
    data = WiringPicture((DOCS / "data.svg").read_bytes())
    found = roles_drawn(WiringPicture(swapped.encode()), data)
    assert (found[25], found[26]) == ("MATCH 2", "MATCH 1")


@pytest.mark.parametrize("name", NAMES)
def test_each_harness_is_plain_yaml(name):
    board = board_of(name)
    wiring = wire_up(board)
    for sheet in harness.sheets(wiring, board):
        drawing = harness.harness(wiring, sheet)
        assert yaml.safe_load(yaml.safe_dump(drawing, allow_unicode=True)) == drawing


def test_a_schematic_is_one_page_of_pdf_with_its_text():
    import pypdfium2

    board = board_of("esp32_devkitc")
    svg = console_schematic.draw(wire_up(board), board)
    made = pdf.from_svg(svg, "A3", "console")
    assert made == pdf.from_svg(svg, "A3", "console")
    document = pypdfium2.PdfDocument(made)
    assert len(document) == 1
    assert [round(side / 72 * 25.4) for side in document[0].get_size()] == [420, 297]
    text = document[0].get_textpage().get_text_range()
    for words in ("GPIO25", "MATCH 6", "330", "74AHCT125"):
        assert words in text
