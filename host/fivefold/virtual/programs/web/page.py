"""The console on a web page: the page gives time and presses, and takes what there is to see and hear.

Runs in the browser's MicroPython. All goes to and fro as JSON text but the picture, which the page reads from
memory. Between two calls the world stands still.
"""

import binascii
import gc
import json

from fivefold.virtual import start
from fivefold.virtual.flash import Flash
from fivefold.virtual.programs import daily
from fivefold.virtual.programs.offered import Offered
from fivefold.virtual.programs.web.playback import Playback

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from core.game import Game

_STEP_US = 4000
_STEPS = 24  # in one tick at most: a slow machine falls behind rather than freeze
_DESCRIBE_US = 200000
_COLLECT_BYTES = 262144


class Page:
    """One console and what is around it on the page.

    board: name of a board file in `boards`. seed: of the world's chance. files: JSON of name -> hexadecimal
    content, as `tick` gave them out in earlier sessions. language: of a console on which nobody has chosen
    one; less: whether such a console shall move less.
    """

    _playback: "Playback | None"
    _daily: "daily.Run | None"
    _text: "str | None"
    _language: "str | None"
    _blocks: "list[int] | None"
    _palette: "Any"
    _done: "int | None"
    _playing: "bool | None"

    def __init__(
        self,
        board: str,
        seed: int,
        files: str,
        language: str = "en",
        less: bool = False,
        boards: str = "/boards",
    ) -> None:
        self._out: "dict[str, Any]" = {}
        flash = Flash()
        for name, data in json.loads(files).items():
            flash.files[name] = binascii.unhexlify(data)
        self.session = session = start.Session(start.load_board("%s/%s.py" % (boards, board)), seed, flash)
        gc.threshold(_COLLECT_BYTES)  # type: ignore[attr-defined]
        flash.on_store = self._stored
        session.on_record = self._hear
        self.wired = session.wired
        self.world = session.world
        self.wired.matrix.on_change = self._picture
        self.wired.lights.on_change = self._lights
        self.world.on_tone = self._tone
        self._text = self._spelled = self._blocks = self._language = self._playback = self._palette = None
        self._names: list[str] = []
        self._done = self._playing = self._daily = None
        self._described = -_DESCRIBE_US
        session.switch_on()
        session.console.record = self._record
        settings = session.console.settings
        if not settings.chosen:
            settings.change("language", language)
            settings.change("motion", "reduced" if less else "full")
            session.console.apply_settings()
            session.console.go("language", "Language")
            session.console.step()
        self._offered = Offered(session.console)

    def facts(self) -> str:
        """What the page needs to draw blocks and pads, as JSON; all of it is known to the firmware only."""
        from games.blocks import rules_blocks as blocks
        from games.blocks import rules_mat as mat
        from games.blocks.symbols import SHAPES
        from ui.pads import BUTTONS

        bars: "list[int | None]" = []
        for number in range(mat.CELLS * 16):
            try:
                if not number & 3:
                    bars.append(blocks.bar(number)[1])
            except ValueError:
                bars.append(None)
        matrix = self.wired.matrix
        return json.dumps(
            {
                "width": matrix.width,
                "height": matrix.height,
                "sides": self.session.board.sides,
                "seats": self.session.board.seats,
                "buttons": BUTTONS,
                "shapes": SHAPES,
                "colours": self._colours(),
                "side": mat.SIDE,
                "blocks": blocks.BLOCKS,
                "bars": bars,
            }
        )

    def _colours(self) -> "dict[str, Any]":
        palette = self.session.console.palette
        return {
            "symbols": [list(colour) for colour in palette.symbols],
            "seats": [list(palette.seat(seat)) for seat in self.session.board.seats],
        }

    def pixels(self) -> bytearray:
        """The picture's bytes, always at the same place in memory."""
        return self.wired.matrix.rgb()

    def tick(self, text: str) -> str:
        """Let the world go on; JSON of what came of it.

        text: JSON of `{"now": µs, "presses": […], "send": […]}`. A press is `{"at": µs, "pad": seat,
        "button": name, "down": bool, "blocks": placements or null}`, a placement `[cell, direction, face]`,
        or null beside the mat. `send` are commands of the serial link. What comes back has only what there
        is: "now", "colours" (as in facts()), "picture" (mA), "lights", "tones", "records", "lines", "files",
        "language", "text" and "spelled" (what is shown, in words and in signs), "offers" (see offered.py),
        "names" (by place, of those at the table, "" without one),
        "screen", "blocks" (seats of people whose blocks count now), "hint" (`[seat, "missing" or "clash",
        block numbers]`), "playing" (whether a game is), "daily" (text of a result), "moves" (of a replay:
        `[made, all]`), "replayed" (see Playback.departed).
        """
        message = json.loads(text)
        world = self.world
        for command in message["send"]:
            self.session.serial.send(command)
        for press in message["presses"]:
            world.at(press["at"], self._move, press)
        until = message["now"]
        console, clock = self.session.console, self.session.board.clock
        for _ in range(_STEPS):
            left = until - world.now
            if left <= 0:
                break
            console.step()
            left = until - world.now
            if left > 0:
                clock.sleep_ms(min((left + 999) // 1000, _STEP_US // 1000))
        self._describe()
        palette = self.session.console.palette
        if palette is not self._palette:  # the settings have been applied
            self._palette = palette
            self._out["colours"] = self._colours()
        out, self._out = self._out, {}
        out["now"] = world.now
        return json.dumps(out)

    def heap(self) -> int:
        """Bytes in use, by the firmware and by the world around it."""
        gc.collect()
        return gc.mem_alloc()  # type: ignore[attr-defined]

    def replay(self, text: str) -> str:
        """Play a recorded game; JSON of why that cannot be done, or null.

        text: JSON of the recording's lines.
        """
        playback = Playback(json.loads(text))
        try:
            playback.start(self.session.console)
        except ValueError as error:
            return json.dumps(str(error))
        self._playback = playback
        return json.dumps(None)

    def seek(self, moves: int) -> None:
        """In a replay, go on from where so many moves have been made."""
        self._playback.seek(self.session.console, moves)  # type: ignore[union-attr]

    def daily(self, year: int, month: int, day: int) -> None:
        """Begin the cards of a day."""
        console = self.session.console
        console.next_seed = daily.seed_of_day(year, month, day)
        console.start_game(daily.GAME, [console.seats[0]], {}, daily.OPTIONS)
        self._daily = daily.Run((year, month, day))

    def _move(self, press: "dict[str, Any]") -> None:
        if self._playback:
            return
        if (
            press["down"]
            and press["button"] == "MATCH"
            and not self._show_blocks(press["pad"], press["blocks"])
        ):
            return
        self.wired.hand(press["pad"], press["button"], press["down"])

    def _show_blocks(self, seat: int, lay: "Any") -> bool:
        # Whether a press may go on: with half the blocks laid a claim would be an error that nobody meant.
        from games.blocks import rules_blocks as blocks

        game = self._game()
        if (
            not lay
            or lay == [None] * len(lay)
            or not game
            or self.session.console.coach  # in a lesson the blocks lie as it says
            or "lay" not in game.FREE
            or seat not in game.seats
        ):
            return True
        if not [action for action in game.legal(seat) if action[1] == "claim"]:
            return True
        missing = [number for number, block in enumerate(lay, 1) if block is None]
        if missing:
            self._out["hint"] = [seat, "missing", missing]
            return False
        placements = [blocks.placement(*block) for block in lay]
        clashing = _clashing([blocks.bar(number) for number in placements])
        if clashing:
            self._out["hint"] = [seat, "clash", clashing]
            return False
        self.session.serial.send({"do": "blocks", "seat": seat, "lay": placements})
        return True

    def _game(self) -> "Game | None":
        table = self.session.console.table
        return table.game if table else None

    def _describe(self) -> None:
        world = self.world
        if world.now - self._described < _DESCRIBE_US:
            return
        self._described = world.now
        text = self.session.console.describe()
        if text != self._text:
            self._out["text"] = self._text = text
        spelled = self.session.console.spell()
        if spelled != self._spelled:
            self._out["spelled"] = self._spelled = spelled
        language = self.session.console.settings["language"]
        if language != self._language:
            self._out["language"] = self._language = language
        names = [self.session.console.names.get(seat, "") for seat in self.session.board.seats]
        if names != self._names:
            self._out["names"] = self._names = names
        offers = self._offered.news()
        if offers:
            self._out["offers"] = offers
        game = self._game()
        playing = bool(game)
        if playing != self._playing:
            self._out["playing"] = self._playing = playing
        if self._playback and self._playback.done != self._done:
            self._done = self._playback.done
            self._out["moves"] = [self._done, self._playback.moves]
        # With blocks on the console itself nobody needs those of the page.
        beside = game and "lay" in game.FREE and "claim" in game.EVENTS
        blocks = self.session.console.table.humans if beside else []
        if blocks != self._blocks:
            self._out["blocks"] = self._blocks = blocks

    # What the world and the console tell.

    def _picture(self) -> None:
        from drivers import power

        matrix, lights = self.wired.matrix, self.wired.lights
        self._out["picture"] = power.estimate(
            sum(matrix.bytes) + sum(lights.bytes), matrix.width * matrix.height + lights.width
        )

    def _lights(self) -> None:
        rgb = self.wired.lights.rgb()
        self._out["lights"] = [list(rgb[at : at + 3]) for at in range(0, len(rgb), 3)]

    def _tone(self, hertz: int) -> None:
        self._add("tones", [self.world.now, hertz])

    def _hear(self, record: "dict[str, Any]") -> None:
        self._add("records", record)
        if self._daily:
            if record.get("event") == "start":  # another game takes its place
                self._daily = None
            elif self._daily.hear(record):
                self._out["daily"] = self._daily.text()
                self._daily = None
        if record.get("event") == "screen":
            self._described = -_DESCRIBE_US
            self._out["screen"] = record["name"]

    def _record(self, line: "Any") -> None:
        if not self._playback:
            self._add("lines", line)
        elif not self._playback.over:
            self._playback.heard(line)
            if self._playback.over:
                self._out["replayed"] = self._playback.departed  # type: ignore[unreachable]

    def _stored(self, name: str, data: bytes | bytearray | None) -> None:
        self._out.setdefault("files", {})[name] = data and binascii.hexlify(data).decode()

    def _add(self, kind: str, what: "Any") -> None:
        self._out.setdefault(kind, []).append(what)


def _clashing(bars: "Sequence[Sequence[int]]") -> list[int]:
    # The numbers of the blocks that lie on a cell of another one.
    cells = [cell for bar in bars for cell in bar]
    return [number for number, bar in enumerate(bars, 1) if [cell for cell in bar if cells.count(cell) > 1]]
