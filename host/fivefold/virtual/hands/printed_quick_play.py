"""People at Quick Play with printed cards."""

from fivefold.virtual.hands.printed import lay
from fivefold.virtual.hands.quick_play import QuickPlayPeople


class PrintedQuickPlayPeople(QuickPlayPeople):
    """They lay out each card."""

    def look(self):
        return lay(self) or QuickPlayPeople.look(self)


PEOPLE = PrintedQuickPlayPeople
