"""People at Total Madness with printed cards."""

from fivefold.virtual.people.printed import lay
from fivefold.virtual.people.total_madness import TotalMadnessPeople


class PrintedMadnessPeople(TotalMadnessPeople):
    """They lay out five cards, and the next one after a win."""

    def look(self) -> bool:
        return lay(self) or TotalMadnessPeople.look(self)


PEOPLE = PrintedMadnessPeople
