"""People at Total Madness with printed cards."""

from fivefold.virtual.hands.printed import lay
from fivefold.virtual.hands.total_madness import TotalMadnessPeople


class PrintedMadnessPeople(TotalMadnessPeople):
    """They lay out five cards, and the next one after a win."""

    def look(self):
        return lay(self) or TotalMadnessPeople.look(self)


PEOPLE = PrintedMadnessPeople
