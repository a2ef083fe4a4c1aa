"""What of a wiring is on a circuit board, and which connectors its wires need. Pure functions.

A board takes the place of the wiring's hosts (the perforated boards A1 and A101, the distribution block X1):
they become copper. Where a wire leaves the board there is a connector, one for each part at the other end.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from hardware.wiring.model import Link, Part, Pin, Wiring

THICK_MM2 = 0.5  # wires from here on are screwed, thinner ones are plugged


@dataclass(frozen=True)
class Connector:
    """Where wires leave the board: nets by pin. to: the (first) part at the other end. thick: for screws."""

    ref: str
    to: str
    nets: tuple[str, ...]
    thick: bool


@dataclass
class Netlist:
    """A board's parts with their nets by pin, its connectors, and all nets.

    at: for each pin of the wiring that the board joins, its own parts' and those at the far ends of its
    wires: `(part of the board, pin of that part)`.
    """

    parts: dict[str, Part] = field(default_factory=dict)
    nets_of: dict[str, dict[str, str]] = field(default_factory=dict)
    connectors: dict[str, Connector] = field(default_factory=dict)
    at: dict[Pin, list[Pin]] = field(default_factory=dict)

    def ends_of(self, connector: Connector) -> list[str]:
        """The parts at the other end of a connector's wires."""
        return list(
            dict.fromkeys(
                pin[0] for pin, spots in self.at.items() if any(ref == connector.ref for ref, _ in spots)
            )
        )

    @property
    def nets(self) -> list[str]:
        """All nets that something on the board has."""
        found = [net for nets in self.nets_of.values() for net in nets.values()]
        return sorted({*found, *(net for each in self.connectors.values() for net in each.nets)})


def netlist(
    wiring: Wiring, on_board: Callable[[Part], bool], hosts: set[str], shared: Mapping[str, str] | None = None
) -> Netlist:
    """The part of a wiring that lies on a board.

    on_board: if a part does; hosts: what turns to copper; shared: whose screw terminal a part outside uses.
    """
    nets = {pin: link.net for link in wiring.links for pin in (link.a, link.b)}
    made = Netlist()
    for part in wiring.parts.values():
        if part.ref not in hosts and on_board(part):
            made.parts[part.ref] = part
            made.nets_of[part.ref] = {
                pin: nets[part.ref, pin] for pin in part.pins if (part.ref, pin) in nets
            }
            made.at |= {(part.ref, pin): [(part.ref, pin)] for pin in made.nets_of[part.ref]}
    inside = made.parts.keys() | hosts
    leaving: dict[tuple[str, bool], list[tuple[Link, Pin]]] = {}
    for link in wiring.wires():
        for near, far in ((link.a, link.b), (link.b, link.a)):
            if near[0] in inside and far[0] not in inside and link.cable:
                thick = link.cable.mm2 >= THICK_MM2
                to = (shared or {}).get(far[0], far[0]) if thick else far[0]
                leaving.setdefault((to, thick), []).append((link, far))
    for (to, thick), wires in leaving.items():
        _connector(made, to, thick, wires)
    return made


def _connector(made: Netlist, to: str, thick: bool, wires: list[tuple[Link, Pin]]) -> None:
    nets: list[str] = []
    ref = f"X{to}{'P' if thick else ''}"
    for link, far in wires:
        if link.net not in nets:
            nets.append(link.net)
        spot = (ref, str(nets.index(link.net) + 1))
        if spot not in made.at.setdefault(far, []):
            made.at[far].append(spot)
    made.connectors[ref] = Connector(ref, to, tuple(nets), thick)
