"""What people do at printed cards in every game: they lay out the cards whose numbers they see."""

_LAYING_MS = 1500


def lay(people):
    """Press for the cards that are to be laid out; whether the screen asks for any."""
    hands = people.hands
    if hands.screen() != "lay":
        return False
    screen, seat = hands.console.screen, people.seats[0]
    ready = hands.console.now - screen.since >= _LAYING_MS
    if ready and not screen.digit() and hands.free(seat):
        hands.press(seat, "MATCH")
    return True
