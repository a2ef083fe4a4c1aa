"""The schematic of a pad."""

from typing import Any

from drivers.ladder import BUTTONS
from hardware.wiring.model import Wiring
from hardware.wiring.pad import kind_of
from hardware.wiring.paper import SMALL
from hardware.wiring.power import ladder_mv
from hardware.wiring.schematic import Schematic


def draw(wiring: Wiring, board: dict[str, Any], seat: int) -> bytes:
    """The schematic of a pad as SVG."""
    pad_pins = board["pads"][seat - 1]
    sheet = Schematic(wiring, board, f"{board['name']}: pad {seat}")
    subtitle = "All pads are alike." if len({kind_of(each) for each in board["pads"]}) == 1 else ""
    sheet.paper.title((0, 3.2), subtitle)
    plug = f"P{seat}01"
    sheet.paper.box((0, 0.5), 2.6, (plug, f"plug, {sheet.wiring.parts[plug].value}"), right=sheet.pins(plug))
    _branches(sheet, seat, 7.5, "NAV" in pad_pins)
    return sheet.paper.svg()


def _branches(sheet: Schematic, seat: int, x: float, ladder: bool) -> None:
    """MATCH and the small buttons, each to ground; with a ladder, through resistors from NAV."""
    paper = sheet.paper
    millivolts = ladder_mv(sheet.board["ladder"]) if ladder else {}
    match = f"S{seat}01"
    paper.net((x, -1.8), sheet.net(match, "1"), "up")
    sheet.part(match, (x, -2.5), (x, -4.5))
    paper.line((x, -1.8), (x, -2.5))
    paper.net((x, -4.5), sheet.net(match, "2"), "down")
    start = x + 3.5 if ladder else x
    if ladder:
        pull_up = f"R{seat}07"
        sheet.part(pull_up, (start, 0), (start, 2))
        paper.net((start, 2), sheet.net(pull_up, "1"), "up")
        paper.dot((start, 0))
        paper.line((start - 0.8, 0), (start + 3 * len(BUTTONS), 0))
        paper.net((start - 0.8, 0), sheet.net(pull_up, "2"), "left")
        paper.text((start + 2, -5.6), "NAV with this button down:", SMALL, side="right")
    for number, button in enumerate(BUTTONS, 2):
        at = start + 3 * (number - 1)
        switch = f"S{seat}0{number}"
        if ladder:
            paper.dot((at, 0))
            sheet.part(f"R{seat}0{number}", (at, 0), (at, -2.2))
            paper.line((at, -2.2), (at, -2.5))
            paper.text((at, -5.6), f"{millivolts[button]} mV", SMALL, side="center")
        else:
            paper.net((at, -1.8), sheet.net(switch, "1"), "up")
            paper.line((at, -1.8), (at, -2.5))
        sheet.part(switch, (at, -2.5), (at, -4.5))
        paper.net((at, -4.5), sheet.net(switch, "2"), "down")
