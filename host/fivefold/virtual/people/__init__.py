"""Simulated people: they look at the console and press its pads, and never touch the rules core."""

import games
from fivefold.virtual.people import presses

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from core.game import Action, Game, View
    from core.player import Plan
    from fivefold.virtual.start import Session

HOLD_MS = 120  # how long a finger stays on a button
PAUSE_MS = 100  # between two presses of one hand
START_MS = 1300  # how long MATCH is held to start a game
LEAVE_MS = 1000  # time for the menu to come up
AGAIN_MS = 15000
_STEPS_MOST = 2000000


class Stuck(Exception):
    """The console did not come to where the people wanted it."""


class Pilot:
    """All people at one console. `presses` counts what they pressed.

    session: see start.Session. note(*what): is told what they do, see presses.Recorder.
    """

    def __init__(self, session: "Session", note: "Callable[..., object]" = lambda *what: None) -> None:
        self.session = session
        self._note = note
        self.console = session.console
        self.presses = 0
        self._free_at: dict[int, int] = {}  # seat -> µs at which its hand is free again

    # Pressing.

    def free(self, seat: int) -> bool:
        """Whether nothing is being pressed on a pad."""
        return self._free_at.get(seat, 0) <= self.session.world.now

    def press(self, seat: int, button: str, hold_ms: int = HOLD_MS) -> None:
        """Start a press; it ends by itself."""
        self.presses += 1
        self._note("press", seat, button, hold_ms)
        presses.press(self.session, seat, button, hold_ms)
        self._free_at[seat] = self.session.world.now + (hold_ms + PAUSE_MS) * 1000

    def tap(self, seat: int, button: str, hold_ms: int = HOLD_MS) -> None:
        """Press, and wait until the hand is free again."""
        self.press(seat, button, hold_ms)
        while not self.free(seat):
            self.session.step()

    # Looking.

    def screen(self) -> str:
        """The name of the screen that is up. Raises Stuck for the picture of a fault."""
        name = self.console.screen.NAME
        if name == "crash":
            raise Stuck("the firmware failed: %s" % self.session.trouble["why"])  # type: ignore[index]
        return name

    def expect(self, name: str) -> None:
        """Raise Stuck unless a screen is up."""
        if self.screen() != name:
            raise Stuck("the screen %s is up, not %s" % (self.screen(), name))

    # From power-up to the first card.

    def open_game(self, name: str, first: int) -> None:
        """Wake the console and choose a game in the menu."""
        self.wait_ms(300)
        while self.screen() in ("language", "colours", "attract"):
            self.tap(first, "MATCH")
        self.expect("menu")
        menu = self.console.screen
        for _ in menu.items:
            if menu.items[menu.at] == name:
                break
            self.tap(first, "RIGHT")
        else:
            raise Stuck("the menu has no game %s" % name)
        self.tap(first, "MATCH")
        self.expect("join")

    def set_option(self, first: int, name: str, value: "Any") -> None:
        """Turn to an option and set it by UP and DOWN until it reads as wanted."""
        join = self.console.screen
        names = [option.name for option in join.options]
        if name not in names:
            raise Stuck("there is no option %s" % name)
        option = join.options[names.index(name)]
        values = option.values()
        if value not in values:
            raise Stuck("option %s must be %s" % (name, option.describe()))
        if name == "teams" or not join.shown(option):
            # Players press for teams that suit who sits here, and the display sees to the rest.
            self._note("value", names.index(name), value)
            join.values[names.index(name)] = value
            return
        while join.options[join.at].name != name:
            self.tap(first, "RIGHT")
        for _ in values:
            if join.value(name) == value:
                return
            ahead = (values.index(value) - values.index(join.value(name))) % len(values)
            self.tap(first, "UP" if ahead * 2 <= len(values) else "DOWN")
        raise Stuck("option %s does not become %s" % (name, value))

    def join(self, seats: list[int]) -> None:
        """Everybody but the first sits down."""
        for seat in seats[1:]:
            self.tap(seat, "MATCH")
        if self.console.screen.humans != seats:
            raise Stuck("the seats %r joined, not %r" % (self.console.screen.humans, seats))

    def send(self, record: "dict[str, Any]") -> None:
        """Somebody sends a record over the serial link."""
        self._note("send", record)
        self.session.serial.send(record)

    def begin(self, first: int) -> None:
        """Hold MATCH until the game starts."""
        self.tap(first, "MATCH", START_MS)
        if self.screen() in ("join", "menu"):
            raise Stuck("the game does not start")

    def leave_results(self, first: int) -> None:
        """Go back to the menu when a game is over."""
        self.expect("results")
        self.tap(first, "BACK")
        self.wait_ms(LEAVE_MS)
        self.expect("menu")

    def wait_ms(self, ms: int) -> None:
        """Sit and watch."""
        until = self.session.world.now + ms * 1000
        while self.session.world.now < until:
            self.session.step()

    # The game.

    def play(self, name: str, seats: list[int], seed: int) -> None:
        """Play until the results are up."""
        form = games.form(name, self.console.table.game.options)
        people: "People | None" = load(form + "_" + name if form else name)(self, seats, seed)
        session = self.session
        for _ in range(_STEPS_MOST):
            if self.screen() == "results":
                return
            session.step()
            if people and not people.look():
                people = None  # they only wait for the results; the console needs the room
        raise Stuck("the game does not end")


class People:
    """The people at one game; a subclass turns what they plan into presses.

    A person is a computer player of the same game that sees what its seat sees; `plans` holds
    `seat -> (ms of the game, action)`.
    """

    STRENGTH = 3

    def __init__(self, pilot: "Pilot", seats: list[int], seed: int) -> None:
        self.pilot = pilot
        self.seats = seats
        self.players = {seat: self.person(seat, seed) for seat in seats}
        self.plans: "dict[int, Plan]" = {}
        self._seen = -1
        self._again = 0  # when to look again although nothing has happened: a press may have come to nothing

    def person(self, seat: int, seed: int) -> "Any":
        """Who plans for a seat; see core.player.Player."""
        return games.player(self.table().name)(seat, self.STRENGTH, seed)

    def table(self) -> "Any":
        """The table of the console."""
        return self.pilot.console.table

    def look(self) -> bool:
        """See what has happened, and press what is due; False when the game is over."""
        table = self.table()
        if table is None or table.game.over:
            return False
        now = table.time(self.pilot.console.now)
        heard = self.pilot.session.heard
        if heard != self._seen or (not self.plans and now >= self._again):
            self._seen, self._again = heard, now + AGAIN_MS
            self.replan(table.game)
        for seat in self.seats:
            plan = self.plans.get(seat)
            if plan and plan[0] <= now and self.pilot.free(seat) and self.carry_out(seat, plan[1]):
                del self.plans[seat]
        return True

    def replan(self, game: "Game") -> None:
        """Ask everybody anew what they want to do."""
        self.plans = {}
        public = game.public()
        for seat in self.seats:
            legal = self.thinkable(game.choices(seat))
            plan = legal and self.plan(seat, public, game.private(seat), legal, game.now)
            if plan:
                self.plans[seat] = plan

    def thinkable(self, legal: "list[Action]") -> "list[Action]":
        """The actions that can be pressed; nobody here wants a move back."""
        return [action for action in legal if action[1] != "ask_back"]

    def plan(
        self, seat: int, public: "View", private: "View", legal: "list[Action]", now: int
    ) -> "Plan | None":
        """What one person plans."""
        return self.players[seat].plan(public, private, legal, now)

    def carry_out(self, seat: int, action: "Action") -> bool:
        """Press for an action; True when it is done, False to be asked again at the next look."""
        raise NotImplementedError


class Pressing(People):
    """People at a game whose screens offer its actions by the names of their verbs (Screen.offers)."""

    def carry_out(self, seat: int, action: "Action") -> bool:
        for offer in self.pilot.console.screen.offers(seat):
            if offer[2] == action[1]:
                self.pilot.press(seat, offer[0], offer[1] + HOLD_MS)
                return True
        return False  # another screen is up for a moment, such as one that counts down


def load(name: str) -> "type[People]":
    """The People subclass for a game."""
    try:
        return __import__(__name__ + "." + name, None, None, ("PEOPLE",)).PEOPLE
    except ImportError:
        return Pressing
