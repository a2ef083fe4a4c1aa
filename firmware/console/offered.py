"""What can be pressed now, in the players' words: loaded for those who read it.

The screens themselves are the only ones that know it: see ui.screen.Screen.offers.
"""

from ui.note import Note
from ui.pads import BACK, MATCH

GROUP = "offers"  # of words
_SAID = (MATCH, BACK)


def held_only(console, seat, button):
    """For how long (ms) a button has to be held that means nothing when it is pressed shortly; else 0."""
    longest = 0
    for offer in console.offers(seat):
        if offer[0] == button:
            if not offer[1]:
                return 0
            longest = offer[1]
    return longest


def main(console):
    """A note of the presses that lead on, for the pad that has most to press; None where there are none."""
    most, busiest, count = [], 0, 0
    for seat in console.seats:
        found, offers = [], console.offers(seat)
        for offer in offers:
            # What goes on by itself is not to be covered by words.
            if offer[0] not in _SAID or (found and offer[1]) or offer[2] == "go_on":
                break
            found.append(offer)
        leads = found and (found[0][0] == MATCH or not found[0][1])
        if leads and (len(found), len(offers)) > (len(most), count):
            most, busiest, count = found, seat, len(offers)
    if not most:
        return None
    words = console.words(GROUP)
    text = ", ".join([_said(words, offer) for offer in most])
    return Note(console, text, console.palette.seat(busiest))


class Hold(Note):
    """Says that a button has to be held; its lower line shows how far the short press came."""

    def __init__(self, console, seat, button, ms, least):
        offer = next(offer for offer in console.offers(seat) if offer[0] == button)
        super().__init__(console, _said(console.words(GROUP), offer), console.palette.faint(seat))
        self._bright = console.palette.seat(seat)
        self._length = max(ms * 16 // least, 1)

    def draw(self, frame):
        super().draw(frame)
        frame.box(0, 13, self._length, 1, self._bright)


def _said(words, offer):
    button = words.say("held", offer[0]) if offer[1] else offer[0]
    return button + ": " + words.say(offer[2], *offer[3:])
