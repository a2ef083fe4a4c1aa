"""A console on the virtual board with people and a camera, and what a script may do there."""

from __future__ import annotations

from typing import Any

from fivefold import paths
from fivefold.gallery.camera import MOST_MS, Camera, Moment
from fivefold.virtual import start
from fivefold.virtual.flash import Flash
from fivefold.virtual.people import Pilot, Stuck

# Every game begins with them; they have scripts of their own.
_BEFORE = ("language", "colours", "attract", "menu")
_READ_MS = 12000
_PAUSE_MS = 2300
_SETTLED_MS = 400
_READY_MS = 1000  # until the pads know that they are plugged in


class Stage:
    """One console, freshly switched on. board: the name of a board file. added: see start.Session."""

    def __init__(
        self, board: str, palette: str = "usual", language: str = "en", seed: int = 1, added: str = ""
    ) -> None:
        self.flash = Flash()
        self.profile = start.load_board(str(paths.BOARDS / f"{board}.py"))
        self._seed = seed
        self._added = added
        self._settings = {"palette": palette, "language": language}
        self.taken: list[Camera] = []
        self.camera: Camera
        self.skipped = _BEFORE
        self.power_up()

    def power_up(self) -> None:
        """Switch on; what was saved is still there."""
        if self.taken:
            self.camera.close()
        self.session = start.Session(self.profile, self._seed, self.flash, added=self._added)
        self.session.switch_on()
        self.camera = Camera(self.session, self.skipped)
        self.taken.append(self.camera)
        self.pilot = Pilot(self.session)
        self.send({"do": "settings", "set": self._settings})
        self.wait(_READY_MS)

    def send(self, command: dict[str, Any]) -> None:
        """A command over the serial link."""
        self.session.serial.send(command)

    @property
    def screen(self) -> Any:
        """The screen that is up."""
        return self.session.console.screen

    @property
    def table(self) -> Any:
        """The table of the game in play."""
        return self.session.console.table

    @property
    def game(self) -> Any:
        """The game in play."""
        return self.table.game

    # People.

    def wait(self, ms: int) -> None:
        """Time goes by."""
        self.pilot.wait_ms(ms)

    def tap(self, seat: int, *buttons: str) -> None:
        """Press buttons, one after the other."""
        for button in buttons:
            self.pilot.tap(seat, button)

    def hold(self, seat: int, button: str, ms: int = _PAUSE_MS) -> None:
        """Hold a button down."""
        self.pilot.tap(seat, button, ms)

    def until(self, *screens: str, within_ms: int = 60000) -> None:
        """Wait for one of these screens. Raises Stuck."""
        end = self.session.world.now + within_ms * 1000
        while self.screen.NAME not in screens:
            if self.session.world.now > end:
                raise Stuck(f"{' or '.join(screens)} did not come, {self.screen.NAME} is up")
            self.session.step()

    def open(self, game: str, first: int = 1) -> None:
        """Go from anywhere near the start to the joining of a game."""
        self.pilot.open_game(game, first)

    def start(self, game: str, seats: tuple[int, ...], seed: int = 7, **options: Any) -> None:
        """Join a game and begin it."""
        self.open(game, seats[0])
        self.pilot.join(list(seats))
        for name in sorted(options):
            self.pilot.set_option(seats[0], name, options[name])
        self.send({"do": "seed", "value": seed})
        self.pilot.begin(seats[0])

    def play(self, seats: tuple[int, ...], seed: int = 7) -> None:
        """Let simulated people play to the results."""
        self.pilot.play(self.game.NAME, list(seats), seed)
        self.wait(MOST_MS)

    # Pictures.

    def seen(self) -> tuple[list[Moment], set[str]]:
        """All that was seen: the moments, and the classes of screens. Nothing more will be."""
        self.camera.close()
        moments = [moment for camera in self.taken for moment in camera.moments]
        return moments, {moment.kind for moment in moments}

    def take(self, title: str, ms: int = MOST_MS) -> None:
        """Keep what is seen for so long."""
        self.camera.take(title, ms)
        self.wait(ms)

    def read(self, title: str) -> None:
        """Keep words that run, once through."""
        self.wait(_SETTLED_MS)
        moment = self.camera.take(title, _READ_MS, loops=True)
        while self.camera.open(moment) and self.session.world.now // 1000 - moment.began < _READ_MS:
            self.session.step()

    def turn_to(self, item: str, seat: int = 1) -> None:
        """Turn a row of icons until it shows an item."""
        for _ in self.screen.items:
            if self.screen.items[self.screen.at] == item:
                return
            self.tap(seat, "RIGHT")
        raise Stuck(f"{self.screen.NAME} has no {item}")

    def enter(self, item: str, screen: str) -> None:
        """Turn to an item, open it, and wait for its screen."""
        self.turn_to(item)
        self.tap(1, "MATCH")
        self.until(screen)
