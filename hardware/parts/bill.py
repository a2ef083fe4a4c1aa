"""The bill of materials: counted from a wiring and from what is around it, never typed."""

import csv
import io
import re
from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from hardware.parts import on_boards
from hardware.parts.around import Key, around
from hardware.parts.catalogue import CATALOGUE, CURRENCY, PRICED, entry_of
from hardware.wiring.console import wire_up
from hardware.wiring.model import Wiring
from hardware.wiring.values import COLOUR_WORDS
from hardware.wiring.wirelist import table

COLUMNS = (
    "quantity",
    "unit",
    "part",
    "value",
    "tolerance",
    "for",
    "price each",
    "price",
    "part number",
    "alternative",
    "may be replaced by",
)

_SIZE = re.compile(r"([\d.]+) ([nµkM]?)[ΩFm]")
_UNITS = {"n": 1e-9, "µ": 1e-6, "": 1.0, "k": 1e3, "M": 1e6}


@dataclass(frozen=True)
class Item:
    """One row: how many of what.

    refs: the parts of the wiring that it stands for, or its cables; () for what comes along with others.
    """

    kind: str
    value: str
    name: str
    quantity: int
    unit: str
    tolerance: str
    refs: tuple[str, ...]
    each: float
    number: str
    other: str
    replace: str

    @property
    def price(self) -> float:
        """Of all of them."""
        return round(self.quantity * self.each, 2)


def whole(board: dict[str, Any]) -> list[Item]:
    """What a console with its pads takes, wired by hand: wiring, and all around it.

    Raises Failure without a price.
    """
    return _with_all(_counted(wire_up(board)), around(board))


def whole_on_boards(board: dict[str, Any]) -> list[Item]:
    """The same with circuit boards in console and pads. Raises Failure for a profile that has none."""
    wiring = wire_up(board)
    soldered = on_boards.soldered(board, wiring)
    counted = _counted(on_boards.without(wiring))
    for old, new in on_boards.INSTEAD.items():
        counted[new] = (counted.pop(old)[0], ())
    return _with_all(counted, {**around(board, on_boards=True), **soldered})


def _with_all(counted: dict[Key, tuple[int, tuple[str, ...]]], more: dict[Key, int]) -> list[Item]:
    for key, count in more.items():
        counted[key] = (count + counted.get(key, (0, ()))[0], ())
        _add_needed(counted, key[0], count)
    return _ordered(counted)


def bill(wiring: Wiring) -> list[Item]:
    """What a wiring takes, alike parts together, ordered as the catalogue. Raises Failure without a price."""
    return _ordered(_counted(wiring))


def _counted(wiring: Wiring) -> dict[Key, tuple[int, tuple[str, ...]]]:
    counted = _parts(wiring) | _wires(wiring)
    for (kind, _), (quantity, _) in list(counted.items()):
        _add_needed(counted, kind, quantity)
    return counted


def _add_needed(counted: dict[Key, tuple[int, tuple[str, ...]]], kind: str, quantity: int) -> None:
    """Count what is bought along with a kind."""
    for needed in entry_of(kind).needs:
        before, _ = counted.get((needed, ""), (0, ()))
        counted[needed, ""] = (before + quantity, ())


def _ordered(counted: dict[Key, tuple[int, tuple[str, ...]]]) -> list[Item]:
    rows = sorted(counted.items(), key=lambda row: place(*row[0]))
    return [_item(kind, value, quantity, refs) for (kind, value), (quantity, refs) in rows]


def place(kind: str, value: str) -> tuple[int, float]:
    """Where a row stands: kinds as in the catalogue, and of a kind the smaller value first."""
    found = _SIZE.match(value)
    size = float(found[1]) * _UNITS[found[2]] if found else 0.0
    return list(CATALOGUE).index(kind), size


def total(items: list[Item]) -> float:
    """What they cost together."""
    return round(sum(item.price for item in items), 2)


def as_csv(items: list[Item]) -> str:
    """The bill for a spreadsheet; its head names currency and date of the prices."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    dated = f"{CURRENCY} {PRICED}"
    writer.writerow([f"{name} ({dated})" if name.startswith("price") else name for name in COLUMNS])
    writer.writerows(_cells(item, " ".join(item.refs)) for item in items)
    return text.getvalue()


def as_markdown(items: list[Item]) -> str:
    """The bill as a table, with the sum below it."""
    text = table(COLUMNS, [_cells(item, _short(item.refs)) for item in items])
    return f"{text}\n\nAbout **{total(items):.0f} {CURRENCY}** ({PRICED}).\n"


def _cells(item: Item, refs: str) -> list[str]:
    what = [str(item.quantity), item.unit, item.name, item.value, item.tolerance, refs]
    return [*what, f"{item.each:.2f}", f"{item.price:.2f}", item.number, item.other, item.replace]


def _short(refs: tuple[str, ...]) -> str:
    return " ".join(refs) if len(refs) <= 6 else f"{refs[0]} {refs[1]} … {refs[-1]}"


def _parts(wiring: Wiring) -> dict[tuple[str, str], tuple[int, tuple[str, ...]]]:
    refs = defaultdict(list)
    for part in wiring.parts.values():
        # A switch's value says which button it is, not what to buy.
        value = "" if part.kind in ("MATCH button", "small button") else part.value
        refs[part.kind, value].append(part.ref)
    return {key: (len(found), tuple(found)) for key, found in refs.items()}


def _wires(wiring: Wiring) -> dict[tuple[str, str], tuple[int, tuple[str, ...]]]:
    """Whole metres, by copper and colour; sheathed cables by cores."""
    metres: dict[tuple[str, str], float] = defaultdict(float)
    names: dict[tuple[str, str], dict[str, None]] = defaultdict(dict)
    cores: dict[str, int] = defaultdict(int)
    for link in wiring.wires():
        if link.cable and link.cable.sheathed:
            cores[link.cable.name] += 1
    for link in wiring.wires():
        cable = link.cable
        if cable is None:
            continue
        key = ("wire", f"{cable.mm2:g} mm² ({COLOUR_WORDS[link.colour]})")
        if cable.sheathed:
            key = ("lead", f"{cores[cable.name]} × {cable.mm2:g} mm²")
        if not cable.sheathed or cable.name not in names[key]:
            metres[key] += cable.metres
        names[key][cable.name] = None
    return {key: (_up(length), tuple(names[key])) for key, length in metres.items()}


def _up(metres: float) -> int:
    return -int(-round(metres, 6) // 1)


def _item(kind: str, value: str, quantity: int, refs: tuple[str, ...]) -> Item:
    entry = entry_of(kind)
    numbers = entry.numbers_of(value)
    return Item(
        kind=kind,
        value=value,
        name=entry.name.format(value=value),
        quantity=quantity,
        unit=entry.unit,
        tolerance=entry.tolerance,
        refs=refs,
        each=entry.price_of(kind, value),
        number=numbers[0],
        other=numbers[1],
        replace=entry.replace,
    )
