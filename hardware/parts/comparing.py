"""One table of all variants side by side: what each of them needs."""

from hardware.parts.bill import Item, bill, total
from hardware.parts.catalogue import CURRENCY, PRICED
from hardware.parts.variants import DISPLAYS, PADS, variants
from hardware.wiring.console import wire_up
from hardware.wiring.wirelist import table


def as_markdown() -> str:
    """Quantities of every variant, with the sums in the last row; prices are those of one piece or metre."""
    bills = [bill(wire_up(board)) for _, board in variants()]
    columns = [f"{display}, {pads} pads" for display in DISPLAYS for pads in PADS]
    head = ("part", *columns, f"{CURRENCY} each ({PRICED})", "tolerance", "may be replaced by")
    lines = [_line(item, bills) for item in _all(bills)]
    sums = [f"**{total(items):.0f}**" for items in bills]
    return table(head, [*lines, [f"**about, {CURRENCY}**", *sums, "", "", ""]]) + "\n"


def _all(bills: list[list[Item]]) -> list[Item]:
    """Each item once, alike kinds together."""
    seen: dict[tuple[str, str], Item] = {}
    for items in bills:
        for item in items:
            seen.setdefault((item.kind, item.value), item)
    kinds = list(dict.fromkeys(kind for kind, _ in seen))
    return sorted(seen.values(), key=lambda item: kinds.index(item.kind))


def _line(item: Item, bills: list[list[Item]]) -> list[str]:
    counts = []
    for items in bills:
        same = [each.quantity for each in items if (each.kind, each.value) == (item.kind, item.value)]
        counts.append(str(sum(same)) if same else "")
    unit = " (m)" if item.unit == "m" else ""
    return [item.name + unit, *counts, f"{item.each:.2f}", item.tolerance, item.replace]
