"""What `make hardware` writes: for each board pictures, lists and schematics; parts lists; solids."""

import importlib.util
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import yaml

from fivefold import files
from fivefold.boards import reading
from fivefold.errors import Failure
from hardware.parts import bill
from hardware.parts.variants import variants
from hardware.wiring import (
    calculation,
    checking,
    console_schematic,
    harness,
    pad_schematic,
    panels,
    pdf,
    pictures,
    power,
    wirelist,
)
from hardware.wiring.console import wire_up
from hardware.wiring.controllers import controller_of
from hardware.wiring.model import Wiring
from hardware.wiring.pad import kind_of


@dataclass(frozen=True)
class Step:
    """One thing to make: what it is, and what makes it."""

    what: str
    make: Callable[[], object]


def steps(out: Path, boards: list[Path], drawn: bool = True) -> Iterator[Step]:
    """All that is made without a CAD package. Raises Failure for a board that has faults.

    drawn: with pictures of the wiring, which need Graphviz.
    """
    for path in boards:
        board = reading.sound(path).board
        try:
            wiring = wire_up(board)
            found = checking.faults(wiring, board)
            found += power.excesses(power.power_of(board), controller_of(board))
            bill.whole(board)
        except Failure as failure:
            raise Failure(f"{path}: {failure}") from None
        if found:
            raise Failure(f"{path}: {found[0]}")
        yield from _of_board(out, path.stem, board, wiring, drawn)
    folder = out / "parts"
    for name, board in variants():
        yield Step(f"parts of {name}", partial(_parts, folder, name, board))


def solids_missing() -> str:
    """Why no solids can be made, or ""."""
    if importlib.util.find_spec("build123d") is None:
        return "build123d is not installed; `make setup-cad` installs it (about 1 GB)"
    return ""


def _of_board(out: Path, name: str, board: dict[str, Any], wiring: Wiring, drawn: bool) -> Iterator[Step]:
    folder = out / "wiring" / name
    for sheet in harness.sheets(wiring, board) if drawn else []:
        yield Step(f"{name}: picture {sheet.name}", partial(_picture, folder, wiring, sheet))
    yield Step(f"{name}: wire list", partial(_lists, folder, board, wiring))
    yield Step(f"{name}: schematics", partial(_schematics, out / "schematic" / name, board, wiring))
    yield Step(f"{name}: parts", partial(_parts, out / "parts", name, board))


def _picture(folder: Path, wiring: Wiring, sheet: harness.Sheet) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    drawn = harness.harness(wiring, sheet)
    text = yaml.safe_dump(drawn, allow_unicode=True, sort_keys=False)
    (folder / f"{sheet.name}.yml").write_text(text, "utf-8")
    pictures.draw(drawn, folder, sheet.name)


def _lists(folder: Path, board: dict[str, Any], wiring: Wiring) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    files.write(folder / "wires.csv", files.MARK + wirelist.as_csv(wiring))
    text = [
        f"# Wiring: {board['name']}\n",
        "## Currents and voltages\n",
        calculation.as_markdown(board),
        *([f"{panels.said(board)}.\n"] if panels.said(board) else []),
        "## Wires\n",
        wirelist.as_markdown(wirelist.rows(wiring)),
    ]
    (folder / "wiring.md").write_text("\n".join(text) + "\n", "utf-8")


def _schematics(folder: Path, board: dict[str, Any], wiring: Wiring) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    drawings = {"console": (console_schematic.draw(wiring, board), "A3")}
    for seat, pad in reversed(list(enumerate(board["pads"], 1))):
        drawings[f"pad_{kind_of(pad)}"] = (pad_schematic.draw(wiring, board, seat), "A4")
    for name, (svg, page) in drawings.items():
        (folder / f"{name}.svg").write_bytes(svg)
        (folder / f"{name}.pdf").write_bytes(pdf.from_svg(svg, page, f"{board['name']}: {name}"))


def _parts(folder: Path, name: str, board: dict[str, Any]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    items = bill.whole(board)
    files.write(folder / f"{name}.csv", files.MARK + bill.as_csv(items))
    (folder / f"{name}.md").write_text(f"# Parts: {name}\n\n{bill.as_markdown(items)}", "utf-8")
    try:
        items = bill.whole_on_boards(board)
    except Failure:
        return  # no circuit board: `make hardware` says why
    name = f"{name}_circuit_boards"
    files.write(folder / f"{name}.csv", files.MARK + bill.as_csv(items))
    title = f"# Parts: {name.replace('_', ' ')}"
    (folder / f"{name}.md").write_text(f"{title}\n\n{bill.as_markdown(items)}", "utf-8")
