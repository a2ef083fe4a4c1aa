"""Somebody who has never played: presses what the screens offer, and nothing else.

`novice.py '{"game": "twins", "seats": 4, "options": {}, "board": FILE, "presses": 600, "seed": 1}'` on either
VM; prints one JSON object. With "game" null it is the console itself: first start, settings, self-test, demo.
"""

import json
import sys

from core.rng import Rng
from fivefold.virtual import start
from fivefold.virtual.flash import Flash
from fivefold.virtual.people import Pilot, Stuck
from ui import sounds
from ui.pads import BACK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from core.option import Options
    from fivefold.virtual.start import Session

    Offer = Sequence[Any]  # button, ms, key, what stands in its gap
    Offered = tuple[int, Offer]  # seat, offer

HOLD_MS = 100
LONGER_MS = 150  # than what is asked for
LOOK_MS = 120  # after a press
PATIENCE_MS = 60000  # without anything to press
SAME_PRESSES = 400  # on the same screen, and nothing has happened in the game
LIES = 3  # so often a press may come to nothing: time goes by while a finger moves
_MAIN = 3  # how much likelier the main press is than another
_RARE = ("give_up", "withdraw", "ask_back", "take_back", "hint")
_ONE_IN = 12  # such a press
_WEARY = 100  # presses that led to nothing
_LOOKS = 100  # presses on a screen whose way out is left for later
_LESSON_MS = 240000  # no lesson takes as long, even for somebody who reads slowly
_SILENT = ("cursor", "try")  # is seen in the picture alone


class Novice:
    """Knows a console's lists of what can be pressed. `screens`: names of those seen; `presses`: how many."""

    def __init__(self, session: "Session", seed: int = 1) -> None:
        self.session = session
        self.console = console = session.console
        self.rng = Rng(seed)
        self.screens: list[str] = []
        self.presses = 0
        self._keys: list[str] = []  # of offers that have been read
        self._lies = 0
        self._same = self._events = 0
        self._screen = None
        self._sounds = self._refused = 0
        self._play, console.play = console.play, self._heard

    def _heard(self, sound: object) -> None:
        if sound == sounds.REFUSED:
            self._refused += 1
        else:
            self._sounds += 1
        self._play(sound)

    # Looking.

    def name(self) -> str:
        """The name of the screen that is up. Raises Stuck where something broke."""
        name = self.console.screen.NAME
        if name == "crash":
            raise Stuck("the firmware failed: %s" % (self.session.trouble or {}).get("why"))
        if name not in self.screens:
            self.screens.append(name)
        return name

    def offers(self, seats: "Sequence[int] | None" = None) -> "list[Offered]":
        """`[(seat, offer)]` of all pads, or of some."""
        console = self.console
        return [(seat, offer) for seat in seats or console.seats for offer in console.offers(seat)]

    def wait_ms(self, ms: int) -> None:
        """Sit and watch."""
        until = self.session.world.now + ms * 1000
        while self.session.world.now < until:
            self.session.step()
            self.name()

    def _state(self) -> "tuple[Any, ...]":
        console = self.console
        shown = console.describe(), console.spell()
        return console.screen, shown, self.offers(), self.session.heard, self._sounds

    # Pressing.

    def press(self, seat: int, offer: "Offer") -> None:
        """Press what is offered. Raises Stuck when that comes to nothing, again and again."""
        name, before, refused = self.name(), self._state(), self._refused
        self._read(name, offer)
        picture = bytes(self.console.frame.rgb)
        self.presses += 1
        ms = offer[1] + LONGER_MS if offer[1] else HOLD_MS
        self.session.wired.hand(seat, offer[0], True)
        self.wait_ms(ms)
        self.session.wired.hand(seat, offer[0], False)
        self.wait_ms(LOOK_MS)
        after = self._state()
        if offer[2] in _SILENT:
            before += (picture,)
            after += (bytes(self.console.frame.rgb),)
        done = after != before and (self._refused == refused or after[0] is not before[0])
        if done or offer[2].startswith("guess"):
            self._lies = 0
            self._watch(before)
            return
        self._lies += 1
        if self._lies >= LIES:
            raise Stuck(
                "%s: %s of pad %d offers %r and does nothing" % (name, offer[0], seat, " ".join(offer[2:]))
            )

    def _read(self, name: str, offer: "Offer") -> None:
        # Somebody has to know what it is that is offered; an unknown key is said as it is.
        if offer[2] not in self._keys:
            if "_" in offer[2] and self.console.words("offers").say(offer[2]) == offer[2]:
                raise Stuck("%s: no words for what %s does" % (name, offer[0]))
            self._keys.append(offer[2])

    def _watch(self, before: "tuple[Any, ...]") -> None:
        # A screen that offers only ways back to itself is no way on.
        happened = self.session.heard != before[3] or self.console.screen.NAME != before[0].NAME
        self._same = 0 if happened else self._same + 1
        if self._same >= SAME_PRESSES:
            raise Stuck("%s: no way on in %d presses" % (self.name(), SAME_PRESSES))

    def await_offers(self, seats: "Sequence[int] | None" = None) -> "list[Offered]":
        """What can be pressed, as soon as anything but the pause can. Raises Stuck when nothing ever can."""
        until = self.session.world.now + PATIENCE_MS * 1000
        while True:
            found = [offered for offered in self.offers(seats) if offered[1][2] != "pause"]
            if found:
                self._see_that_each_does_one_thing(found)
                return found
            self.session.step()
            if self.session.world.now > until:
                raise Stuck("%s: nothing to press for a minute" % self.name())

    def _see_that_each_does_one_thing(self, found: "list[Offered]") -> None:
        for place, (seat, offer) in enumerate(found):
            for other_seat, other in found[:place]:
                if other_seat == seat and other[:2] == offer[:2]:
                    raise Stuck("%s: %s offers %r and %r" % (self.name(), offer[0], other[2], offer[2]))

    def find(self, key: str, seat: int | None = None, part: str | None = None) -> "Offered | None":
        """The offer `(seat, offer)` called `key`, with this text in its gap if one is given, or None."""
        for at, offer in self.offers([seat] if seat else None):
            if offer[2] == key and (part is None or offer[3:] == (part,)):
                return at, offer
        return None

    def go(
        self,
        key: str,
        seat: int | None = None,
        part: str | None = None,
        by: "Sequence[str]" = ("choose", "wake", "next"),
    ) -> None:
        """Press what is called `key`; until it is there, what leads there. Raises Stuck if it never comes."""
        for _ in range(SAME_PRESSES):
            found = self.find(key, seat, part)
            if found:
                self.press(*found)
                return
            ways = [self.find(way) for way in by]
            ways = [way for way in ways if way]
            if ways:
                self.press(*ways[-1])  # type: ignore[misc]
            else:
                self.wait_ms(LOOK_MS)
        raise Stuck("%s: nowhere is %r offered" % (self.name(), part or key))

    def any(self, seats: "Sequence[int] | None" = None, but: "Sequence[str]" = ()) -> None:
        """Press something that is offered, the main thing rather than others."""
        found = [offered for offered in self.await_offers(seats) if offered[1][2] not in but]
        if not found:
            self.wait_ms(LOOK_MS)
            return
        seat = self.rng.pick(sorted({offered[0] for offered in found}))
        own = [offer for at, offer in found if at == seat]
        if self._same >= _WEARY and self.rng.below(2):
            # Whoever gets nowhere gives up, or first takes back what was done.
            own = (
                [offer for offer in own if offer[2] in _RARE]
                or [offer for offer in own if offer[0] == BACK and offer[2] != "pause"]
                or own
            )
        while True:
            offer = own[max(self.rng.below(len(own) + _MAIN) - _MAIN, 0)]
            if offer[2] not in _RARE or not self.rng.below(_ONE_IN) or len(own) == 1:
                break
        self.press(seat, offer)


class Evening:
    """From power-on through one game, or through all that is no game. `games`: how many ended."""

    def __init__(self, novice: "Novice") -> None:
        self.novice = novice
        self.games = 0

    def first_start(self) -> None:
        """The language is chosen; then somebody finds the menu."""
        novice = self.novice
        novice.wait_ms(300)
        if novice.name() == "language":
            novice.go("take", by=("choose",))
        while novice.name() != "menu":
            novice.any()

    def play(self, game: str, seats: list[int], options: "Options", most: int) -> None:
        """One game, with a pause in it, to its results; after so many presses it is left by the pause."""
        novice, console = self.novice, self.novice.console
        novice.go("open", 1, console.say(game))
        for seat in seats[1:]:
            novice.go("join", seat)
        friend = Pilot(novice.session)
        for name in sorted(options):  # somebody who knows the console has set it
            friend.set_option(seats[0], name, options[name])
        while novice.name() == "join":
            novice.go("start", 1)
        last, pause = novice.presses + most, novice.presses + 20
        while console.table and novice.name() != "results":
            if pause and novice.presses >= pause and novice.find("pause"):
                pause = 0
                self._pause()
            if novice.presses >= last and novice.find("pause"):
                self._leave()
                return
            novice.any(but=("leave",))
        self.games += "results" in novice.screens
        if novice.name() == "results":  # else somebody has left them at once
            self._results()

    def lesson(self, game: str) -> None:
        """What the console teaches, to its end."""
        novice, console = self.novice, self.novice.console
        novice.go("take", part=console.say("lessons"))
        novice.go("take", part=console.say(game))
        latest = console.now + _LESSON_MS
        while console.coach or console.screen is None:
            if console.now > latest:
                raise Stuck("the lesson of %s does not go on: %s" % (game, console.describe()))
            novice.any(but=("leave",))
        if novice.name() != "join":
            raise Stuck("the lesson of %s leads to %s" % (game, novice.name()))
        self.games += 1

    def _pause(self) -> None:
        novice = self.novice
        novice.go("pause", by=())
        if novice.name() == "pause":  # something may have happened before
            novice.go("go_on", by=())

    def _leave(self) -> None:
        novice = self.novice
        while novice.name() != "pause":
            novice.go("pause", by=("go_on",))
        novice.go("take", part=novice.console.say("quit"))
        while novice.name() != "menu":
            novice.any()

    def _results(self) -> None:
        novice = self.novice
        for _ in novice.console.screen.items:
            novice.go("choose", by=())
        novice.go("quit", by=())

    def look_around(self, presses: int) -> None:
        """Everything that is no game: settings, best runs, self-test, the demo."""
        novice = self.novice
        for part in ("settings", "fame"):
            novice.go("take", part=novice.console.say(part))
            for _ in range(min(presses, _LOOKS)):
                novice.any(but=("leave", "take"))
            while novice.name() != "menu":
                novice.go("leave")
        for part in ("names", "matrix", "about", "self_test"):
            words = novice.console.words("set_up").say(part)
            novice.go("take", part=novice.console.say("settings"))
            if part == "about":
                words = None
                while novice.console.screen.items[novice.console.screen.at] != part:
                    novice.go("choose")
            novice.go("take", part=words)
            for _ in range(presses):
                if novice.name() != "self_test" or (1, ("MATCH", 0, "leave")) in novice.offers():
                    break  # it is over
                novice.any(but=("no", "leave"))
            self._back()
        novice.go("demo", by=())
        novice.go("wake", by=())

    def _back(self) -> None:
        novice = self.novice
        while novice.name() != "menu":
            novice.go("leave", by=("as_before",))


def run(task: "dict[str, Any]") -> "dict[str, Any]":
    """What one evening came to: a dict."""
    session = start.Session(start.load_board(task["board"]), task["seed"], Flash())
    session.switch_on()
    novice = Novice(session, task["seed"])
    evening = Evening(novice)
    stuck = ""
    try:
        evening.first_start()
        if task.get("lesson"):
            evening.lesson(task["lesson"])
        elif task["game"]:
            seats = list(range(1, task["seats"] + 1))
            evening.play(task["game"], seats, task["options"], task["presses"])
        else:
            evening.look_around(task["presses"])
    except Stuck as error:
        stuck = str(error)
    found = {"screens": sorted(novice.screens), "games": evening.games, "presses": novice.presses}
    found["virtual_ms"] = session.world.now // 1000
    found["stuck"] = stuck
    session.switch_off()
    return found


if __name__ == "__main__":
    print(json.dumps(run(json.loads(sys.argv[1]))))
