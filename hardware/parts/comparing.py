"""One table of all variants side by side: what each of them needs; and one of what is printed."""

import re

from hardware.parts.around import GRAMS_AN_HOUR, prints
from hardware.parts.bill import Item, place, total, whole, whole_on_boards
from hardware.parts.catalogue import CURRENCY, PRICED
from hardware.parts.variants import DISPLAYS, PADS, variants
from hardware.wiring.wirelist import table

_ABOUT = ("tolerance", "part number", "alternative", "may be replaced by")


def as_markdown() -> str:
    """Quantities of every variant, with the sums in the last row; prices are those of one piece or metre."""
    bills = [whole(board) for _, board in variants()]
    return _table(_all(bills), bills)


def boards_as_markdown() -> str:
    """Quantities with circuit boards, of all that is other than by hand, with the sums of everything."""
    by_hand = [whole(board) for _, board in variants()]
    bills = [whole_on_boards(board) for _, board in variants()]
    other = [item for item in _all([*bills, *by_hand]) if _counts(item, bills) != _counts(item, by_hand)]
    return _table(other, bills, none="0")


def _table(items: list[Item], bills: list[list[Item]], none: str = "") -> str:
    columns = [f"{display}, {pads} pads" for display in DISPLAYS for pads in PADS]
    head = ("part", *columns, f"{CURRENCY} each ({PRICED})", *_ABOUT)
    sums = [f"**{total(each):.0f}**" for each in bills]
    lines = [_line(item, bills, none) for item in items]
    return table(head, [*lines, [f"**about, {CURRENCY}**", *sums, *[""] * (1 + len(_ABOUT))]]) + "\n"


def costs_as_markdown() -> str:
    """What the usual console costs and how long a printer works for it, for each number of pads."""
    usual = next(iter(DISPLAYS))
    bills = {
        pads: whole(board)
        for (name, board), pads in zip(variants(), PADS * len(DISPLAYS), strict=True)
        if name.startswith(usual.replace("×", "x"))
    }
    lines = []
    for pads, items in bills.items():
        grams = sum(item.quantity for item in items if item.unit == "g")
        cost = f"{CURRENCY} {total(items):.0f}"
        lines.append([f"{usual}, {pads} pads", cost, f"{grams / 1000:.1f} kg", _hours(grams)])
    return (
        table(("console", f"parts, about ({PRICED})", "filament", "hours of printing, about"), lines) + "\n"
    )


def prints_as_markdown() -> str:
    """Filament and hours of every solid, alike ones together, as the reference console takes them."""
    rows: dict[tuple[str, str], list[float]] = {}
    for each in prints():
        alike = re.sub(r"(_\d+|(?<=tile)_\w)$", "", each.name)
        row = rows.setdefault((alike, each.material), [0, 0.0])
        row[0] += each.count
        row[1] += each.count * each.grams
    lines = [
        [f"`{name}`", str(int(count)), material, f"{grams / count:.0f}", f"{grams:.0f}", _hours(grams)]
        for (name, material), (count, grams) in rows.items()
    ]
    total_g = sum(grams for _, grams in rows.values())
    lines.append(["**all**", "", "", "", f"**{total_g:.0f}**", f"**{_hours(total_g)}**"])
    return table(("solid", "count", "filament", "g each", "g", "hours, about"), lines) + "\n"


def _hours(grams: float) -> str:
    return f"{grams / GRAMS_AN_HOUR:.1f}" if grams < 10 * GRAMS_AN_HOUR else f"{grams / GRAMS_AN_HOUR:.0f}"


def _all(bills: list[list[Item]]) -> list[Item]:
    """Each item once, alike kinds together."""
    seen: dict[tuple[str, str], Item] = {}
    for items in bills:
        for item in items:
            seen.setdefault((item.kind, item.value), item)
    return sorted(seen.values(), key=lambda item: place(item.kind, item.value))


def _counts(item: Item, bills: list[list[Item]]) -> list[int]:
    """How many of an item each bill has."""
    return [
        sum(each.quantity for each in items if (each.kind, each.value) == (item.kind, item.value))
        for items in bills
    ]


def _line(item: Item, bills: list[list[Item]], none: str) -> list[str]:
    counts = [str(count or none) for count in _counts(item, bills)]
    unit = f" ({item.unit})" if item.unit != "pcs" else ""
    about = [item.tolerance, item.number, item.other, item.replace]
    return [item.name + unit, *counts, f"{item.each:.2f}", *about]
