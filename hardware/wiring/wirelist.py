"""The wire list, as rows, CSV and Markdown."""

import csv
import io
from dataclasses import dataclass

from hardware.wiring.model import Link, Wiring
from hardware.wiring.power import awg
from hardware.wiring.values import COLOUR_WORDS


@dataclass(frozen=True)
class Row:
    """One wire, from pin to pin."""

    cable: str
    start: str
    end: str
    net: str
    colour: str
    mm2: float
    awg: int
    metres: float


COLUMNS = ("cable", "from", "to", "net", "colour", "mm²", "AWG", "m")


def rows(wiring: Wiring) -> list[Row]:
    """Every wire of a wiring, cable by cable, in the order in which one would solder them."""
    return [_row(link) for link in wiring.wires()]


def cells(wiring: Wiring) -> list[list[str]]:
    """The same as words, in the order of COLUMNS."""
    return [_cells(row) for row in rows(wiring)]


def as_csv(wiring: Wiring) -> str:
    """The wire list for a spreadsheet."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(cells(wiring))
    return text.getvalue()


def as_markdown(listed: list[Row]) -> str:
    """Rows as a table."""
    return table(COLUMNS, [_cells(row) for row in listed])


def table(columns: tuple[str, ...], lines: list[list[str]]) -> str:
    """A Markdown table."""
    head = ["| " + " | ".join(columns) + " |", "|" + "---|" * len(columns)]
    return "\n".join(head + ["| " + " | ".join(line) + " |" for line in lines])


def _cells(row: Row) -> list[str]:
    wire = [row.colour, f"{row.mm2:g}", str(row.awg), f"{row.metres:g}"]
    return [row.cable, row.start, row.end, row.net, *wire]


def _row(link: Link) -> Row:
    cable = link.cable
    if cable is None:
        raise ValueError(f"{link.a} and {link.b} are joined without a wire")
    start, end = (" ".join(pin) for pin in (link.a, link.b))
    colour = COLOUR_WORDS[link.colour]
    return Row(cable.name, start, end, link.net, colour, cable.mm2, awg(cable.mm2), cable.metres)
