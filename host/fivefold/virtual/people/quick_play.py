"""People at Quick Play: they claim by MATCH, and judge each other's blocks."""

from fivefold.virtual.people.judging import Judges


class QuickPlayPeople(Judges):
    """One card for all."""

    RACE = "card"


PEOPLE = QuickPlayPeople
