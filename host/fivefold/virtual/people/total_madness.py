"""People at Total Madness: they claim, walk to the deck they mean, and judge each other's blocks."""

from fivefold.virtual.people.judging import Judges

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class TotalMadnessPeople(Judges):
    """Five cards for all; a claim names its deck."""

    RACE = "decks"

    def carry_out(self, seat: int, action: "tuple[Any, ...]") -> bool:
        if action[1] != "deck":
            return super().carry_out(seat, action)
        screen = self.pilot.console.screen
        if screen.NAME != "naming":
            return False
        there = screen.deck() == action[2]
        self.pilot.press(seat, "MATCH" if there else "RIGHT")
        return there


PEOPLE = TotalMadnessPeople
