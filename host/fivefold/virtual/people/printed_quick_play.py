"""People at Quick Play with printed cards."""

from fivefold.virtual.people.printed import lay
from fivefold.virtual.people.quick_play import QuickPlayPeople


class PrintedQuickPlayPeople(QuickPlayPeople):
    """They lay out each card."""

    def look(self) -> bool:
        return lay(self) or QuickPlayPeople.look(self)


PEOPLE = PrintedQuickPlayPeople
