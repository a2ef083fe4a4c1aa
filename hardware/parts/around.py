"""What a console takes besides its wiring: screws, feet, tape, sockets, filament, sleeves.

Screws and feet are those that docs/solids.md names; volumes are read from its table, which the solids fill.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from fivefold import paths
from fivefold.errors import Failure
from games.blocks.rules_cards import CARDS
from hardware.solids import placing
from hardware.solids.config import Config

PAD_SCREWS = {"M3 × 12 mm": 4, "M3 × 10 mm": 6}  # lid; key plate and strain relief
FEET = 4  # a pad or a case
PAD_TAPE_M, CASE_TAPE_M = 0.1, 0.5
PAD_TUBE_M, CASE_TUBE_M = 0.3, 0.5
HEADERS = 2  # a controller has two rows of pins
_BY_HAND, _ON_BOARD = "by hand", "circuit board"
# Grams a cm³, and how much an hour: 0.2 mm layers, 0.4 mm nozzle; estimates.
DENSITY = {"PETG": 1.27, "PLA": 1.24}
GRAMS_AN_HOUR = 15
_PADS = 6  # of the reference console, whose solids docs/solids.md lists
_POST = 3.5  # radius of the posts for the lid's screws

Key = tuple[str, str]  # (kind, value) of hardware/parts/catalogue.py
_ROW = re.compile(r"^\| `(\w+)` \| .* \| (\d+) \| [\d. ×]+ \| ([\d.]+) \|$", re.MULTILINE)


@dataclass(frozen=True)
class Print:
    """A solid: how many the reference console takes, and what one weighs and takes, g and h."""

    name: str
    count: int
    material: str
    grams: float

    @property
    def hours(self) -> float:
        """About how long one prints."""
        return self.grams / GRAMS_AN_HOUR


def around(board: dict[str, Any], on_boards: bool = False) -> dict[Key, int]:
    """Quantities of what no wire leads to. on_boards: with circuit boards instead of wires by hand."""
    pads, bodies = len(board["pads"]), cases(board)
    found: Counter[Key] = Counter()
    for size, count in PAD_SCREWS.items():
        found["screw", size] += count * pads
    found.update(case_screws(board, on_boards))
    if not on_boards:
        found["controller socket", "1 × 20"] = HEADERS
    found["foot", ""] = FEET * (pads + bodies)
    found["foam tape", ""] = -int(-(PAD_TAPE_M * pads + CASE_TAPE_M * max(1, bodies)) // 1)
    found["heat-shrink tube", ""] = -int(-(PAD_TUBE_M * pads + CASE_TUBE_M) // 1)
    for what, grams in filament(board).items():
        found["filament", what] = -int(-grams // 1)
    found["sleeve", ""] = CARDS
    return {key: count for key, count in found.items() if count}


def _layout(board: dict[str, Any], on_boards: bool = False) -> placing.Layout | None:
    """The board's case on the usual bed; None where none fits."""
    usual = Config()
    electronics = _ON_BOARD if on_boards else _BY_HAND
    try:
        return placing.layout(replace(usual, case=replace(usual.case, electronics=electronics)), board)
    except Failure:
        return None


def cases(board: dict[str, Any]) -> int:
    """How many bodies hold the display: one a side; none where no case fits."""
    return int(board["sides"]) if _layout(board) else 0


def case_screws(board: dict[str, Any], on_boards: bool = False) -> Counter[Key]:
    """For all bodies: lids, bolts between two; carriers and splices; boards on their stand-offs."""
    found: Counter[Key] = Counter()
    at = _layout(board, on_boards)
    if at is None:
        return found
    splices = len(placing.body_splices(at)) + len(placing.lid_splices(at)) + placing.pillar(at)
    found["screw", "M3 × 12 mm"] = len(placing.posts(at, _POST)) * at.sides
    found["bolt", "M3 × 12 mm"] = len(placing.bolts(at))
    found["screw", "M3 × 8 mm"] = (len(placing.bosses(at)) + 4 * splices) * at.sides
    for item in at.items:
        if item.device:
            small = item.device.pilot < Config().screws.pilot
            size = "M2.5 × 6 mm" if small else "M3 × 6 mm"
            found["small screw" if small else "screw", size] += len(item.device.holes)
    return found


def filament(board: dict[str, Any]) -> dict[str, float]:
    """Grams of filament, by what they are for."""
    pads = len(board["pads"])
    panels = board["matrix"]["across"] * board["matrix"]["down"] if cases(board) else 0
    found: defaultdict[str, float] = defaultdict(float)
    for each in prints():
        if each.name.startswith("block_"):
            found["PLA: blocks for each player"] += each.grams * pads
        elif each.name.startswith(("push_match", "quarter_turn")):
            found["PLA: Push Match, Quarter Turn"] += each.grams * each.count
        elif each.name == "pad_gauge":
            found["PETG: case, pads"] += each.grams
        elif each.name.startswith("case_") and each.name != "case_lens":  # a panel's worth of case each
            found["PETG: case, pads"] += each.grams * panels
        else:
            found["PETG: case, pads"] += each.grams * each.count * pads / _PADS
    return dict(found)


@cache
def prints() -> tuple[Print, ...]:
    """Every solid of the table in docs/solids.md."""
    return tuple(_prints((paths.ROOT / "docs" / "solids.md").read_text("utf-8")))


def _prints(text: str) -> Iterator[Print]:
    for name, count, volume in _ROW.findall(text):
        material = "PETG" if name.startswith(("case_", "pad_", "strain")) else "PLA"
        yield Print(name, int(count), material, round(float(volume) * DENSITY[material], 1))
