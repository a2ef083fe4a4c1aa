"""Plays a scenario: timed presses, and what has to come of them.

`scenario.py FILE BOARDS_FOLDER` on either VM; fivefold.vm says where modules are found. Each line is a JSON
object, a step; docs/virtual-board.md lists them. Exit code 1 and the place with the first difference when
an expectation is not met, 2 when a line cannot be understood.
"""

import json
import sys

from fivefold.virtual import start
from fivefold.virtual.flash import Flash
from fivefold.virtual.people import HOLD_MS, Pilot, Stuck
from fivefold.virtual.programs import art
from fivefold.virtual.world import PowerCut

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from core.game import Game
    from fivefold.virtual.pads import Pad

    Step = dict[str, Any]
    Press = tuple[Pad, str, int, list[int] | None]

_WITHIN_MS = 10000
_BUTTONS = ("MATCH", "UP", "DOWN", "LEFT", "RIGHT", "BACK")

# Each step by the field that names it: its other fields.
_STEPS = {
    "board": ("seed",),
    "start": ("seats", "options"),
    "press": ("button", "after_ms", "hold_ms", "bounce", "during_write"),
    "wait_ms": (),
    "wait_screen": ("within_ms",),
    "wait_event": ("fields", "within_ms"),
    "expect": ("seat",),
    "expect_screen": (),
    "expect_picture": (),
    "blocks": ("right", "deck"),
    "command": (),
    "stall_ms": (),
    "unplug": (),
    "power_cut": (),
}


class Unmet(Exception):
    """An expectation is not met; the text says what was expected and what was there."""


class BadStep(Exception):
    """A line that is no step."""


class Scenario:
    """One board and the people of a scenario. boards: folder with board files."""

    def __init__(self, boards: str) -> None:
        self._boards = boards
        self._session: "Any" = None
        # Presses that wait for the next LED write: (after ms, press).
        self._in_write: "list[tuple[int, Press]]" = []

    def step(self, step: "Step") -> None:
        """Do one step. Raises Unmet or BadStep."""
        names = [name for name in _STEPS if isinstance(step, dict) and name in step]
        if len(names) != 1:
            raise BadStep("a step has one of the fields %s" % ", ".join(sorted(_STEPS)))
        name = names[0]
        for field in sorted(step):
            if field != name and field not in _STEPS[name]:
                raise BadStep("%s has no field %s; it can have: %s" % (name, field, ", ".join(_STEPS[name])))
        if (self._session is None) != (name == "board"):
            raise BadStep("the first step, and only that, names the board")
        getattr(self, "_do_" + name)(step)

    # Power.

    def _do_board(self, step: "Step") -> None:
        self._seed = _whole(step, "seed", 0)
        try:
            self._profile = start.load_board("%s/%s.py" % (self._boards, step["board"]))
        except OSError:
            raise BadStep("there is no board %r" % (step["board"],))
        self._flash = Flash()
        self._power_up()

    def _power_up(self) -> None:
        self._records: "list[dict[str, Any]]" = []
        self._heard = 0  # how many of them were waited for
        self._session = session = start.Session(self._profile, self._seed, self._flash)
        session.on_record = self._records.append
        session.switch_on()
        session.serial.send({"do": "seed", "value": self._seed})
        self._pilot = Pilot(session)

    def _do_power_cut(self, step: "Step") -> None:
        if step["power_cut"] is not True:
            self._flash.cut_after = self._flash.operations + _whole(step, "power_cut", 0)
            return
        self._flash.cut_after = None
        self._power_up()

    def _run(self) -> None:
        try:
            self._session.step()
        except PowerCut:
            self._flash.cut_after = None
            self._power_up()

    # People.

    def _do_start(self, step: "Step") -> None:
        seats = step.get("seats", [1])
        pilot = self._pilot
        pilot.open_game(step["start"], seats[0])
        pilot.join(seats)
        options = step.get("options", {})
        for name in sorted(options):
            pilot.set_option(seats[0], name, options[name])
        pilot.begin(seats[0])

    def _do_press(self, step: "Step") -> None:
        button = step.get("button", "MATCH")
        if button not in _BUTTONS:
            raise BadStep("there is no button %r" % (button,))
        bounce = step.get("bounce")
        if bounce is not None and (len(bounce) % 2 or bounce != sorted(bounce)):
            raise BadStep("bounce needs an even number of µs in rising order, so that the line ends low")
        pad = self._pad(step["press"])
        press = (pad, button, _whole(step, "hold_ms", HOLD_MS), bounce)
        after = _whole(step, "after_ms", 0) * 1000
        world = self._session.world
        if not step.get("during_write"):
            world.at(world.now + after, self._press, press)
            return
        self._in_write.append((after, press))
        world.during_write = self._press_in_write

    def _press_in_write(self, us: int) -> None:
        world = self._session.world
        time = world.now + us // 2
        for after, press in self._in_write:
            time += after
            world.at(time, self._press, press)
        self._in_write = []

    def _press(self, press: "Press") -> None:
        pad, button, hold_ms, bounce = press
        world = self._session.world
        pad.move(button, True, bounce)
        world.at(world.now + hold_ms * 1000, pad.move, button, False)

    def _pad(self, seat: int) -> "Pad":
        pads = self._session.wired.pads
        if seat not in pads:
            raise BadStep("there is no pad %r" % (seat,))
        return pads[seat]

    def _do_unplug(self, step: "Step") -> None:
        self._pad(step["unplug"]).unplug()

    def _do_blocks(self, step: "Step") -> None:
        from games.blocks import bot_arranging as arranging

        public = self._game().public()
        card = public["decks"][step["deck"] - 1] if "deck" in step else public["card"]
        lay = arranging.arrangement(card, step.get("right", True), self._session.world.rng)
        self._session.serial.send({"do": "blocks", "seat": step["blocks"], "lay": lay})

    def _do_command(self, step: "Step") -> None:
        self._session.serial.send(step["command"])

    def _do_stall_ms(self, step: "Step") -> None:
        world = self._session.world
        world.at(world.now, world.stall, _whole(step, "stall_ms", 0) * 1000)

    # Waiting.

    def _until(self, done: "Callable[[], bool]", within_ms: int, wanted: str) -> None:
        world = self._session.world
        end = world.now + within_ms * 1000
        while not done():
            if self._session.world is world and world.now >= end:
                raise Unmet("%s did not come within %d ms\n%s" % (wanted, within_ms, self.picture()))
            self._run()

    def _do_wait_ms(self, step: "Step") -> None:
        world = self._session.world
        end = world.now + _whole(step, "wait_ms", 0) * 1000
        while self._session.world is world and world.now < end:
            self._run()

    def _do_wait_screen(self, step: "Step") -> None:
        wanted = step["wait_screen"]
        within = _whole(step, "within_ms", _WITHIN_MS)
        self._until(lambda: self._screen() == wanted, within, "the screen %s" % wanted)

    def _screen(self) -> str:
        return self._session.console.screen.NAME

    def _do_wait_event(self, step: "Step") -> None:
        name, fields = step["wait_event"], step.get("fields", {})

        def done() -> bool:
            while self._heard < len(self._records):
                record = self._records[self._heard]
                self._heard += 1
                if record["event"] == name and not _differences(fields, record):
                    return True
            return False

        wanted = "the event %s %s" % (name, json.dumps(fields))
        self._until(done, _whole(step, "within_ms", _WITHIN_MS), wanted)

    # Expecting.

    def _game(self) -> "Game":
        table = self._session.console.table
        if table is None:
            raise Unmet("no game is in play\n" + self.picture())
        return table.game

    def _do_expect(self, step: "Step") -> None:
        game = self._game()
        view = game.private(step["seat"]) if "seat" in step else game.public()
        wrong = _differences(step["expect"], view)
        if wrong:
            raise Unmet("%s\n%s" % ("; ".join(wrong), self.picture()))

    def _do_expect_screen(self, step: "Step") -> None:
        if self._screen() != step["expect_screen"]:
            raise Unmet("expected the screen %s, actual %s" % (step["expect_screen"], self.picture()))

    def _do_expect_picture(self, step: "Step") -> None:
        rows = self._art()
        wanted = step["expect_picture"]
        if rows != wanted:
            raise Unmet(
                "the picture differs; expected:\n%s\nactual:\n%s" % ("\n".join(wanted), "\n".join(rows))
            )

    def _art(self) -> list[str]:
        matrix = self._session.wired.matrix
        return art.rows(matrix.width, matrix.rgb())

    def picture(self) -> str:
        """What is shown, as text."""
        return "\n".join(["screen %s shows:" % self._screen()] + self._art())


def _whole(step: "Step", field: str, default: int) -> int:
    value = step.get(field, default)
    if type(value) is not int or value < 0:
        raise BadStep("%s must be a whole number, 0 or more, not %r" % (field, value))
    return value


def _differences(wanted: "Mapping[str, Any]", have: "Mapping[str, Any]") -> list[str]:
    found = []
    for field in sorted(wanted):
        actual = have.get(field)
        if actual != wanted[field]:
            found.append("%s: expected %r, actual %r" % (field, wanted[field], actual))
    return found


def play(path: str, boards: str) -> int:
    """Play a scenario file; the exit code."""
    scenario = Scenario(boards)
    number = 0
    with open(path) as file:
        lines = file.read().replace("\ufeff", "").split("\n")  # some editors put a byte order mark in front
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            scenario.step(json.loads(line))
        except (Unmet, Stuck) as error:
            sys.stderr.write("%s:%d: %s\n" % (path, number, error))
            return 1
        except (BadStep, ValueError, KeyError, TypeError, RuntimeError, MemoryError) as error:
            sys.stderr.write("%s:%d: %s\n" % (path, number, error))
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(play(sys.argv[1], sys.argv[2]))
