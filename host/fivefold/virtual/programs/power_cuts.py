"""Power cuts at any moment of a game, also inside a write: the next start takes the game up again.

`python -m fivefold.virtual.programs.power_cuts CUTS [GAMES]`: so many cuts in so many games (20 unless told).
"""

import sys

import games
from core.digest import text
from core.rng import Rng
from fivefold import paths
from fivefold.virtual import start
from fivefold.virtual.flash import Flash
from fivefold.virtual.people import Pilot, Stuck
from fivefold.virtual.programs import counts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from core.game import Action

BOARD = str(paths.BOARDS / "esp32_devkitc.py")
USUAL_GAMES = 20
USUAL_SEATS = 3
_SOUND_EVENTS = 7


class Watched(Flash):
    """A flash that remembers what it held at every change: what a cut just then would leave behind.

    `moments` holds `(files, torn, mark)`: files as they were; torn: `(name, data)` of a write that was going
    on, or None; mark: what on_change() said then.
    """

    def __init__(self, on_change: "Callable[[], Any]") -> None:
        super().__init__()
        self.moments: "list[Any]" = []
        self._on_change = on_change
        self._torn: tuple[str, bytes] | None = None

    def store(self, name: str, data: bytes | bytearray, kept: int = 0) -> None:
        self._torn = name, bytes(data)
        super().store(name, data, kept)

    def _change(self) -> None:
        self.moments.append((dict(self.files), self._torn, self._on_change()))
        self._torn = None
        super()._change()


class Game:
    """One game of simulated people. `states`: the game's snapshots after each event, as text.

    Meanwhile somebody turns the sound up and down: `volumes`, as they were set.
    """

    def __init__(self, name: str, seed: int) -> None:
        self.states: list[str] = []
        self.volumes = [2]
        self.flash = Watched(lambda: (len(self.states), len(self.volumes)))
        session = start.Session(start.load_board(BOARD), seed, self.flash)
        session.switch_on()
        people = Pilot(session)
        seats = list(range(1, min(USUAL_SEATS, games.load(name).SEATS[1]) + 1))
        people.open_game(name, 1)
        people.join(seats)
        options = games.load(name).SHORT
        for option in sorted(options):
            people.set_option(1, option, options[option])
        self._watch(session.console, session.serial)
        people.begin(1)
        people.play(name, seats, seed)
        session.switch_off()

    def _watch(self, console: "Any", serial: "Any") -> None:
        begin = console.start_game

        def start_game(*arguments: "Any") -> None:
            begin(*arguments)
            table = console.table
            do = table.apply
            self.states.append(text(table.game.snapshot()))

            def act(action: "Action", at: int) -> "Any":
                events = do(action, at)
                self.states.append(text(table.game.snapshot()))
                if len(self.states) % _SOUND_EVENTS == 0:
                    self.volumes.append(len(self.volumes) % 4)
                    serial.send({"do": "settings", "set": {"volume": self.volumes[-1]}})
                return events

            table.apply = act

        console.start_game = start_game


def start_again(files: "dict[str, Any]", seed: int) -> tuple[str | None, int]:
    """Start a console on what a cut has left: its game, as text, or None, and its volume. Raises Stuck."""
    flash = Flash()
    flash.files.update(files)
    session = start.Session(start.load_board(BOARD), seed, flash)
    session.switch_on()
    people = Pilot(session)
    people.wait_ms(300)
    screen = people.screen()
    resumed = None
    if screen == "resume":
        people.tap(1, "MATCH")
        resumed = text(session.console.table.game.snapshot())
        while people.screen() == "countdown":
            session.step()
    elif screen == "language":
        people.tap(1, "MATCH")
        people.expect("colours")
        people.tap(1, "MATCH")
    elif screen != "attract":
        raise Stuck("the console starts with the screen %s" % screen)
    people.wait_ms(500)
    session.switch_off()
    return resumed, session.console.settings["volume"]


class Wrong(Exception):
    """A start went otherwise than it should."""


class Cuts:
    """Cuts the power of game after game, and counts. `faults` says in words what went wrong."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)
        self.cuts = self.resumed = 0
        self.faults: list[str] = []

    def run(self, name: str, seed: int, count: int) -> None:
        """Play a game once; look at `count` moments of it."""
        game = Game(name, seed)
        moments = game.flash.moments
        for _ in range(count):
            place = self.rng.below(len(moments))
            files, torn, (events, set_so_far) = moments[place]
            files = dict(files)
            if torn and self.rng.below(2):
                written, data = torn
                files[written] = data[: self.rng.below(len(data) + 1)]
            self.cuts += 1
            try:
                resumed, volume = start_again(files, seed)
                self.judge(resumed, game.states[:events])
                if volume not in game.volumes[:set_so_far][-2:]:
                    raise Wrong("the settings are lost")
            except (Stuck, Wrong) as error:
                self.faults.append("%s, seed %d, change %d: %s" % (name, seed, place, error))

    def judge(self, resumed: str | None, states: list[str]) -> None:
        """Raise Wrong unless the game that goes on is the last of the states, or the one before."""
        if resumed is None:
            # Until the first event is saved there is nothing to go on with, and when the game is over.
            if len(states) > 2 and "4'over:True" not in states[-1] + states[-2]:
                raise Wrong("the game is lost after %d events" % len(states))
            return
        self.resumed += 1
        if resumed not in states:
            raise Wrong("the game goes on as it never was")
        back = states[::-1].index(resumed)
        if back > 1:
            raise Wrong("the game goes on %d events back" % back)

    def report(self) -> str:
        """What happened, in one line."""
        return "%d cuts: %d games went on, %d had nothing to go on with; %d faults" % (
            self.cuts,
            self.resumed,
            self.cuts - self.resumed - len(self.faults),
            len(self.faults),
        )


def main(count: int, played: int) -> int:
    """Cut `count` times in `played` games; the exit code."""
    cuts = Cuts(count)
    names = sorted(games.GAMES)
    for number in range(played):
        share = count * (number + 1) // played - count * number // played
        cuts.run(names[number % len(names)], number, share)
    print(cuts.report())
    for fault in cuts.faults:
        print(fault)
    return 1 if cuts.faults else 0


if __name__ == "__main__":
    sys.exit(main(*counts.given(None, USUAL_GAMES)))
