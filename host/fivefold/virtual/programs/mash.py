"""Children at the pads: random buttons on all of them, in menus and games, for as long as you like.

`mash.py EDGES [BOARD]` prints a line and ends with 1 when anything broke, no way led back to the menu, or
memory got less from game to game. Runs on either VM; CPython does not tell its memory.
"""

import gc
import os
import sys

from console import loader
from console.screens.join import HANDICAPS
from core.rng import Rng
from fivefold.virtual import start
from fivefold.virtual.flash import Flash
from fivefold.virtual.people import HOLD_MS, START_MS, Pilot, Stuck
from ui.pads import BUTTONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_BOUT = 500  # edges until somebody wants to see the menu again
_HOLD_PERCENT = 3  # of the presses: until the next edge of that button, however long
_PAUSE_MS = 2300
_TRIES = 40
_WAIT_MS = 60
_PACKAGES = ("core", "games", "ui", "console")
SETTLED = 20  # visits after which memory has to stay what it is …
LEAK_BYTES = 2048  # … but for so much
_SPARE_NAMES = 512


class Spare:
    """Names that nobody needs."""


def learn_names() -> None:
    """Load every module of the firmware once, and drop it.

    MicroPython never forgets a name. Here it knows them before the first game, so that whatever grows later
    is a leak, and not the name of a screen that nobody had found before. For the few that are still to come,
    of words in other languages, the table of names, which doubles whenever it is full, has room.
    """
    start.put_below(None)
    known = loader.mark()
    for folder in sys.path:
        for package in _PACKAGES:
            _load_all(folder, package, known)
    for number in range(_SPARE_NAMES):
        setattr(Spare, "spare_%d" % number, None)


def _load_all(folder: str, package: str, known: "Any") -> None:
    try:
        names = os.listdir(folder + "/" + package.replace(".", "/"))
    except OSError:
        return
    for name in sorted(names):
        if name.endswith((".mpy", ".py")):
            __import__(package + "." + name.split(".")[0])
            loader.back_to(known)
        elif "." not in name and name != "__pycache__":
            _load_all(folder, package + "." + name, known)


class Held:
    """Sees to it that no screen hears of a button that was held before it came up, nor twice of one press."""

    def __init__(self, console: "Any") -> None:
        self._console = console
        self._shown_at = 0
        self._told: dict[tuple[int, str], int] = {}
        self._show, self._next, self._held = console.show, console.pads.next, console.pads.held
        console.show, console.pads.next, console.pads.held = self.show, self.next, self.held

    def show(self, screen: "Any") -> None:
        """As Console.show."""
        self._shown_at = self._console.now
        self._show(screen)

    def next(self) -> "Any":
        """As Pads.next. Raises Stuck for a press that has been given before."""
        press = self._next()
        if press:
            seat, button, at = press
            if self._told.get((seat, button)) == at:
                raise Stuck("%s of pad %d came twice" % (button, seat))
            self._told[seat, button] = at
        return press

    def held(self, seat: int, button: str, now: int) -> int:
        """As Pads.held. Raises Stuck for a button that has been down for longer than the screen is up."""
        ms = self._held(seat, button, now)
        # A press may have waited for its turn while the screen before it ended.
        if ms > now - self._shown_at + _WAIT_MS:
            raise Stuck("%s of pad %d was held before the screen came up" % (button, seat))
        return ms


class Masher:
    """A console under many hands. `edges`, `games`, `visits`: how many there were.

    `settled`: bytes in use in the menu after SETTLED visits; `most`: at most since then.
    """

    def __init__(self, board: str, seed: int = 0) -> None:
        self.session = session = start.Session(start.load_board(board), seed, Flash())
        session.switch_on()
        self.people = Pilot(session)
        self.console = session.console
        Held(self.console)
        self.rng = Rng(seed)
        self.edges = self.games = self.visits = 0
        self.settled = self.most = 0
        self._down: list[tuple[int, str]] = []  # (seat, button) held at present
        self._buttons = [(seat, button) for seat in session.wired.pads for button in BUTTONS]

    # Mashing.

    def bout(self, item: str) -> None:
        """Open an item of the menu, mash, and find back to the menu."""
        self._open(item)
        for _ in range(_BOUT):
            self._edge()
            if self.rng.below(2):
                self.session.step()
        self._release()
        self.back_to_the_menu()
        self.visits += 1
        if hasattr(gc, "mem_alloc"):
            gc.collect()
            used = gc.mem_alloc()
            if self.visits == SETTLED:
                self.settled = used
            self.most = max(self.most, used) if self.settled else 0

    def _edge(self) -> None:
        rng, wired = self.rng, self.session.wired
        self.edges += 1
        if self._down and rng.below(100) >= 50 + _HOLD_PERCENT * len(self._down) // 2:
            seat, button = self._down.pop(rng.below(len(self._down)))
            wired.hand(seat, button, False)
            return
        which = rng.pick(self._buttons)
        if which in self._down:
            self._down.remove(which)
        else:
            self._down.append(which)
        wired.hand(which[0], which[1], which in self._down)

    def _release(self) -> None:
        while self._down:
            seat, button = self._down.pop()
            self.session.wired.hand(seat, button, False)
        self.people.wait_ms(100)

    # Ways.

    def _open(self, item: str) -> None:
        people = self.people
        while not self._shows(item):
            people.tap(1, "RIGHT" if people.screen() == "menu" else "MATCH")
        people.tap(1, "MATCH")
        if people.screen() != "join":
            return
        seats = sorted(self.session.wired.pads)
        for seat in seats[1 : 1 + self.rng.below(len(seats))]:
            people.tap(seat, "MATCH")
        self._choose()
        people.tap(1, "MATCH", START_MS)
        self.games += people.screen() != "join"

    def _shows(self, item: str) -> bool:
        # Nobody may have pressed anything for a while: then the menu gives way to the attract screen.
        if self.people.screen() == "attract":
            return False
        self.people.expect("menu")
        menu = self.console.screen
        return menu.items[menu.at] == item

    def _choose(self) -> None:
        # Most games are not the usual one: printed cards, teams, forms, variants.
        join = self.console.screen
        for option in join.options:
            wanted = join.shown(option) and option.name not in ("computers", "strength", HANDICAPS)
            if wanted and not self.rng.below(3):
                self.people.set_option(1, option.name, self.rng.pick(option.values()))

    def back_to_the_menu(self) -> None:
        """Do what people do who want to leave, at this pad or that. Raises Stuck when it does not help."""
        people = self.people
        for attempt in range(_TRIES):
            name = people.screen()
            seat = self.console.seats[attempt % len(self.console.seats)]
            if name == "menu":
                return
            if name in ("pause", "results"):
                self._quit()
            elif name in ("attract", "language", "colours"):
                people.tap(1, "MATCH")
            else:
                people.tap(seat, "BACK", _PAUSE_MS if self.console.table or attempt & 1 else HOLD_MS)
        raise Stuck("no way leads back to the menu from the screen %s" % people.screen())

    def _quit(self) -> None:
        chooser, people = self.console.screen, self.people
        while chooser.items[chooser.at] != "quit":
            people.tap(1, "RIGHT")
            if self.console.screen is not chooser:
                return
        people.tap(1, "MATCH")


def main(edges: int, board: str) -> int:
    """Mash; the exit code."""
    if sys.implementation.name == "micropython":
        learn_names()
    masher = Masher(board)
    try:
        masher.people.wait_ms(300)
        masher.back_to_the_menu()
        items = masher.console.screen.items
        while masher.edges < edges:
            masher.bout(items[masher.visits % len(items)])
    except Stuck as error:
        print("after %d edges: %s" % (masher.edges, error))
        print((masher.session.trouble or {}).get("trace", ""))
        return 1
    visits = masher.visits - masher.games
    print("%d edges in %d games and %d other visits: nothing broke" % (masher.edges, masher.games, visits))
    if not masher.settled:
        return 0
    grown = masher.most - masher.settled
    print(
        "memory in the menu: %d bytes after %d visits, at most %d more later"
        % (masher.settled, SETTLED, grown)
    )
    return 1 if grown > LEAK_BYTES else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2]))
