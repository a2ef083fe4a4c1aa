"""The first test: the reference console with one pad, all its boards folded into one breadboard."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from hardware.wiring import harness, pictures
from hardware.wiring.console import wire_up
from hardware.wiring.model import Link, Part, Pin, Wiring

BREADBOARD = "BB"
TITLES = {
    "bench_pad": "One pad, on USB alone",
    "bench_matrix": "Supply, level shifter, matrix, a light, the piezo",
}
_FOLDED = ("A1", "A101", "J101", "P101")  # interface board, pad board, and the lead between them
# The computer feeds the controller, so its feed from the supply waits.
_LATER, _FED = "D1", "5V U1"


def drawings(board: dict[str, Any]) -> Iterator[tuple[str, bytes]]:
    """Name and SVG of each picture, for a board with ladders. Raises Failure without `dot`."""
    pictures.need_dot()
    wiring = folded(board)
    for name, title in TITLES.items():
        links = [link for link in wiring.links if link.sheet == name]
        graph = pictures.graph_of(harness.harness(wiring, harness.Sheet(name, title, links)))
        graph.body = [line.replace("soldered here", "fitted here") for line in graph.body]
        yield name, graph.pipe(format="svg")


def folded(board: dict[str, Any]) -> Wiring:
    """The wiring of a board with its first pad; each net on the breadboard is one row of it."""
    whole = wire_up(board | {"pads": board["pads"][:1]})
    made = Wiring(links=[link for before in whole.links for link in _fold(before)])
    used = {ref for link in made.links for ref, _ in (link.a, link.b)}
    for part in whole.parts.values():
        if part.ref in used:
            made.add(replace(part, host=BREADBOARD if part.host in _FOLDED else part.host))
    rows = dict.fromkeys(pin for link in made.links for ref, pin in (link.a, link.b) if ref == BREADBOARD)
    made.add(Part(BREADBOARD, "breadboard", "830 points", tuple(rows)))
    return made


def _fold(link: Link) -> list[Link]:
    """A link with its ends in rows of the breadboard; none where it lies within a row, or is left out."""
    a, b = _row(link.net, link.a), _row(link.net, link.b)
    if a == b or link.net == _FED or _LATER in (a[0], b[0]):
        return []
    found = replace(link, a=a, b=b, sheet=_sheet(link))
    if {a[0], b[0]} == {"U1", BREADBOARD} and link.net == "GND":
        # Both pictures need it, with the controller on the left.
        return [replace(found, a=b, b=a, sheet=name) for name in TITLES]
    return [found]


def _row(net: str, pin: Pin) -> Pin:
    return (BREADBOARD, net) if pin[0] in _FOLDED else pin


def _sheet(link: Link) -> str:
    if not link.sheet:
        return ""
    return "bench_pad" if link.sheet in ("pad", "pads") else "bench_matrix"
