"""What people do at printed cards in every game: they lay out the cards whose numbers they see."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fivefold.virtual.people import People

_LAYING_MS = 1500


def lay(people: "People") -> bool:
    """Press for the cards that are to be laid out; whether the screen asks for any."""
    pilot = people.pilot
    if pilot.screen() != "lay":
        return False
    screen, seat = pilot.console.screen, people.seats[0]
    ready = pilot.console.now - screen.since >= _LAYING_MS
    if ready and not screen.digit() and pilot.free(seat):
        pilot.press(seat, "MATCH")
    return True
