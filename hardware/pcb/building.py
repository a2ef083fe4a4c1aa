"""What `make hardware` writes of a circuit board: KiCad project, files to order it, lists, pictures."""

import csv
import hashlib
import io
import json
import zipfile
from collections import defaultdict
from pathlib import Path
from typing import Any

from fivefold.errors import Failure
from hardware.pcb import checking, kicad, making, pictures
from hardware.pcb.checking import KINDS, Report
from hardware.pcb.layout import Layout, Placed, spec_of
from hardware.pcb.netlist import Netlist
from hardware.wiring.model import Wiring

_STAMP = "made-from.txt"
_PICKED = ("quantity", "value", "part", "footprint", "what", "side")
_LAID = ("part", "value", "x mm", "y mm", "angle", "side", "step")


def missing(kind: str, board: dict[str, Any], wiring: Wiring) -> str:
    """Why there is no such board for a profile, or ""."""
    try:
        KINDS[kind].layout(board, wiring, kind)
    except Failure as failure:
        return str(failure)
    return ""


def build(kind: str, board: dict[str, Any], wiring: Wiring, out: Path) -> bool:
    """Make a board into the folder `out`, unless it is there from the same input; whether it was made.

    Raises Failure for a board that has faults, with the first one.
    """
    layout = KINDS[kind].layout(board, wiring, kind)
    stamp = out / _STAMP
    made_from = _made_from(layout)
    if stamp.is_file() and stamp.read_text("utf-8") == made_from:
        return False
    stamp.unlink(missing_ok=True)
    making.make(layout, out)
    report = checking.check(KINDS[kind], board, wiring, layout, out)
    if report.faults:
        raise Failure(f"{board['name']}, {KINDS[kind].what}: {report.faults[0]}")
    _write(kind, layout, KINDS[kind].netlist(wiring), report, out)
    stamp.write_text(made_from, "utf-8")
    return True


def _made_from(layout: Layout) -> str:
    """A hash of all that decides how a board comes out: its layout, and the programs that make it."""
    spec = spec_of(layout, making.widths_of(layout), kicad.FOOTPRINTS)
    text = json.dumps([spec, layout.amperes], sort_keys=True)
    for path in sorted(Path(__file__).parent.glob("*.py")):
        text += path.read_text("utf-8")
    return hashlib.sha256(text.encode()).hexdigest()


def _write(kind: str, layout: Layout, lists: Netlist, report: Report, out: Path) -> None:
    (out / "pick-list.csv").write_text(pick_list(layout, lists), "utf-8")
    (out / "placement.csv").write_text(placed_list(layout), "utf-8")
    (out / f"{kind}-placement.svg").write_text(
        pictures.placement(layout, making.placed(layout, out)["boxes"]), "utf-8"
    )
    for name, top in (("top", True), ("bottom", False)):
        (out / f"{kind}-{name}.svg").write_text(pictures.side(out, layout.name, top), "utf-8")
    (out / "check.txt").write_text(
        f"{report.nets} nets, read back from the Gerber files: equal to the wiring\n"
        f"least distance between nets {report.clearance:.2f} mm, to the board's edge {report.edge:.2f} mm\n"
        f"KiCad's design rule check: nothing found\n",
        "utf-8",
    )
    with zipfile.ZipFile(out / f"fivefold-{kind}-gerbers.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted((out / "gerbers").iterdir()):
            archive.write(path, path.name)


def pick_list(layout: Layout, lists: Netlist) -> str:
    """What one board takes, alike parts together, as CSV."""
    alike: dict[tuple[str, str, str, str], list[str]] = defaultdict(list)
    for part in layout.parts:
        value = "" if part.footprint.buy else part.value
        alike[value, part.footprint.name, _what(part, lists), part.side].append(part.ref)
    rows = [
        [str(len(refs)), value, " ".join(refs), footprint, what, side]
        for (value, footprint, what, side), refs in alike.items()
    ]
    return _csv(_PICKED, rows)


def placed_list(layout: Layout) -> str:
    """Where each part lies, in the order of soldering, as CSV."""
    rows = [
        [part.ref, part.value, f"{part.x:.2f}", f"{part.y:.2f}", f"{part.angle:g}", part.side, str(step + 1)]
        for step, part in sorted(
            ((pictures.step_of(part), part) for part in layout.parts), key=lambda each: (each[0], each[1].ref)
        )
    ]
    return _csv(_LAID, rows)


def _what(part: Placed, lists: Netlist) -> str:
    """What to buy, where the value alone does not say it."""
    if part.footprint.buy:
        return part.footprint.buy
    if part.ref in ("U1A", "U1B"):
        return f"female header 1×{part.footprint.name.split('_1x')[1][:2]}, 2.54 mm"
    kind = lists.parts[part.ref].kind
    return {
        "level shifter": "level shifter in a DIP-14 socket",
        "fuse": "fuse 5×20 mm in an open holder, Schurter 0031.8201",
    }.get(kind, kind)


def _csv(columns: tuple[str, ...], rows: list[list[str]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return text.getvalue()
