"""People at Twins: they go to a card with their cursor, and put a hand on it or turn it."""

from fivefold.virtual.people import People

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_THERE = {"hand": "MATCH", "turn_over": "BACK"}
_ANYWHERE = {"lift": "BACK", "turn_up": "BACK"}


class TwinsPeople(People):
    """A card that is not seen at the moment is waited for."""

    def carry_out(self, seat: int, action: "tuple[Any, ...]") -> bool:
        if self.pilot.screen() != "twins":
            return False
        button = _ANYWHERE.get(action[1]) or self._towards(seat, action)
        if button:
            self.pilot.press(seat, button)
        return button in ("MATCH", "BACK")

    def _towards(self, seat: int, action: "tuple[Any, ...]") -> str | None:
        view = self.pilot.console.screen.view
        slots, slot = view.slots, view.cursor[seat]
        wanted = slots.of(action[2])
        if wanted < 0:
            return None
        if wanted == slot:
            return _THERE[action[1]]
        across = (wanted - slot) % slots.columns
        if across:
            return "RIGHT" if across <= slots.columns // 2 else "LEFT"
        down = (wanted // slots.columns - slot // slots.columns) % slots.rows
        return "DOWN" if down <= slots.rows // 2 else "UP"


PEOPLE = TwinsPeople
