"""A schematic in the making: the paper, and the wiring that says which pin lies on which net."""

from typing import Any

from hardware.wiring.model import Pin, Wiring
from hardware.wiring.paper import Paper


class Schematic:
    """What a drawing has to know of a wiring."""

    def __init__(self, wiring: Wiring, board: dict[str, Any], title: str) -> None:
        self.wiring, self.board = wiring, board
        self.paper = Paper(title)
        self._nets: dict[Pin, str] = {}
        for link in wiring.links:
            self._nets[link.a] = self._nets[link.b] = link.net

    def net(self, ref: str, pin: str) -> str:
        """The net of a pin; "" where it is open."""
        return self._nets.get((ref, pin), "")

    def words(self, ref: str) -> tuple[str, ...]:
        """Reference and value, and where it hangs if that is told."""
        part = self.wiring.parts[ref]
        return (ref, part.value, part.place) if part.place else (ref, part.value)

    def pins(self, ref: str, *names: str) -> list[tuple[str, str]]:
        """`(pin, net)` of some pins, or of all."""
        return [(pin, self.net(ref, pin)) for pin in names or self.wiring.parts[ref].pins]

    def part(self, ref: str, start: tuple[float, float], end: tuple[float, float]) -> None:
        """A two-legged part."""
        self.paper.symbol(self.wiring.parts[ref].kind, start, end, self.words(ref))
