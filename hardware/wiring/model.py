"""Parts, their pins, and what connects them."""

from collections import defaultdict
from dataclasses import dataclass, field
from itertools import pairwise

Pin = tuple[str, str]  # (reference of a part, name of its pin)


@dataclass(frozen=True)
class Part:
    """One part: `C101`, a capacitor of 100 nF at the interface board.

    kind and value together are a row of the parts list. host: the part on whose pins it is soldered, or ""
    when it stands by itself in the pictures. open: pins that stay unconnected on purpose. place: where it
    hangs, of several that are alike.
    """

    ref: str
    kind: str
    value: str
    pins: tuple[str, ...]
    host: str = ""
    open: tuple[str, ...] = ()
    place: str = ""


@dataclass(frozen=True)
class Cable:
    """Wires that run together.

    sheet: the picture that shows them. mm2: copper of each wire. metres: its length. sheathed: one
    cable with a jacket, instead of single wires.
    """

    name: str
    sheet: str
    mm2: float
    metres: float
    sheathed: bool = False


@dataclass(frozen=True)
class Link:
    """Two pins of a net that are joined: by a wire of a cable, or directly where cable is None.

    sheet: the picture that shows it; "" for what is soldered behind the scenes.
    """

    net: str
    a: Pin
    b: Pin
    sheet: str = ""
    cable: Cable | None = None
    colour: str = ""


@dataclass
class Wiring:
    """All parts of a console with its pads, and all links between them."""

    parts: dict[str, Part] = field(default_factory=dict)
    links: list[Link] = field(default_factory=list)

    def add(self, part: Part) -> None:
        """Take a part in. Raises ValueError when the reference is taken."""
        if part.ref in self.parts:
            raise ValueError(f"{part.ref} is there twice")
        self.parts[part.ref] = part

    def join(self, net: str, *pins: Pin, sheet: str = "") -> None:
        """Join pins directly, one after the other."""
        for a, b in pairwise(pins):
            self.links.append(Link(net, a, b, sheet))

    def wire(self, net: str, a: Pin, b: Pin, cable: Cable, colour: str) -> None:
        """Join two pins by a wire."""
        self.links.append(Link(net, a, b, cable.sheet, cable, colour))

    def of_kind(self, kind: str) -> list[Part]:
        """The parts of a kind, in the order in which they were added."""
        return [part for part in self.parts.values() if part.kind == kind]

    def wires(self) -> list[Link]:
        """The links that are wires."""
        return [link for link in self.links if link.cable]

    def islands(self) -> list[set[Pin]]:
        """Sets of pins that are connected, found from the links alone, whatever their nets are called."""
        neighbours = defaultdict(set)
        for link in self.links:
            neighbours[link.a].add(link.b)
            neighbours[link.b].add(link.a)
        found, seen = [], set()
        for start in neighbours:
            if start in seen:
                continue
            island, waiting = set(), [start]
            while waiting:
                pin = waiting.pop()
                if pin not in island:
                    island.add(pin)
                    waiting += neighbours[pin]
            seen |= island
            found.append(island)
        return found

    def island(self, pin: Pin) -> set[Pin]:
        """All pins that are connected with a pin, itself among them."""
        return next((island for island in self.islands() if pin in island), {pin})
