"""Which step of docs/assemble.md fits which part and which wire, by hand and with circuit boards.

Every part is fitted once; a wire as soon as the parts at both of its ends are there.
"""

from typing import Any

from hardware.parts import on_boards
from hardware.wiring.console import wire_up
from hardware.wiring.model import Part, Wiring
from hardware.wiring.wirelist import table

BOARD, SUPPLY, MATRIX, INTERFACE, PADS = 2, 4, 5, 6, 7
_BY_KIND = {
    "controller": BOARD,
    **dict.fromkeys(("supply", "supply inlet", "fuse", "power switch", "distribution block"), SUPPLY),
    "matrix panel": MATRIX,
    **dict.fromkeys(("pad board", "pad plug", "MATCH button", "small button"), PADS),
}

Fitted = dict[str, int]  # by name of a part or a cable


def by_hand(wiring: Wiring) -> tuple[Fitted, Fitted]:
    """The step of each part, and of each cable."""
    parts = {ref: _step(wiring, part) for ref, part in wiring.parts.items()}
    return parts, _cables(wiring, parts)


def with_boards(wiring: Wiring) -> tuple[Fitted, Fitted]:
    """The same where circuit boards take the place of perforated ones: the matrix waits for the board."""
    left = on_boards.without(wiring)
    parts = {ref: _step(wiring, part) for ref, part in left.parts.items()}
    parts = {ref: INTERFACE if step == MATRIX else step for ref, step in parts.items()}
    # The board's terminals are soldered with the supply's part of it.
    places = {"A1": INTERFACE, "X1": SUPPLY} | {part.ref: PADS for part in wiring.of_kind("pad board")}
    return parts, _cables(left, parts | places)


def _step(wiring: Wiring, part: Part) -> int:
    while part.kind not in _BY_KIND and part.host:
        part = wiring.parts[part.host]
    return _BY_KIND.get(part.kind, INTERFACE)


def _cables(wiring: Wiring, parts: Fitted) -> Fitted:
    found: Fitted = {}
    for link in wiring.wires():
        assert link.cable
        step = max(parts[link.a[0]], parts[link.b[0]])
        found[link.cable.name] = max(step, found.get(link.cable.name, 0))
    return found


def as_markdown(board: dict[str, Any]) -> str:
    """Step by step, what is fitted; of the pads the first one."""
    wiring = wire_up({**board, "pads": board["pads"][:1]})
    ways = by_hand(wiring), with_boards(wiring)
    lines = []
    for step in (BOARD, SUPPLY, MATRIX, INTERFACE, PADS):
        cells = [" ".join(_of(fitted, step)) or "—" for way in ways for fitted in way]
        lines.append([str(step), *cells])
    return table(("step", "by hand: parts", "wires", "with circuit boards: parts", "wires"), lines) + "\n"


def _of(fitted: Fitted, step: int) -> list[str]:
    return sorted((name for name, at in fitted.items() if at == step), key=_order)


def _order(name: str) -> tuple[str, int]:
    letters = name.rstrip("0123456789")
    return letters, int(name[len(letters) :] or 0)
