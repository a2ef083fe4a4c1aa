"""The console in real time, for a terminal or a page around it.

`live.py BOARD_FILE DATA_DIR [IN_FD OUT_FD]` on either VM; fivefold.vm says where modules are found.
Standard input and output are the serial link, as on the device. World input (fd 3 unless told) and output
(fd 4) are JSON lines: in `{"pad": 1, "button": "MATCH", "down": true}`, `{"unplug": 2}`, `{"quit": true}`,
`{"interrupt": true}`; out, on change only, `{"picture": [width, height, "hex"]}`, `{"lights": ["hex", …]}`,
`{"tone": hertz}`, `{"says": "what is shown"}` and `{"offers": what can be pressed}` (see offered.py). The end
of the input ends it. Exit code 1 and the traceback on standard error when the firmware fails.
"""

import binascii
import json
import sys

from fivefold.virtual import start
from fivefold.virtual.programs.offered import Offered
from fivefold.virtual.realtime import RealWorld
from fivefold.virtual.wiring import Wired
from fivefold.virtual.world import Reset

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import IO, Any, NoReturn

_STEP_MS = 8
_SAY_ROUNDS = 30
_FIRMWARE = ("main", "core", "games", "ui", "console", "drivers")


class Quit(BaseException):
    """The other end has gone, or asked to end."""


class Live:
    """One board in real time, with its pipes."""

    def __init__(
        self, profile: "dict[str, Any]", folder: str, source: "IO[bytes]", sink: "IO[bytes]"
    ) -> None:
        self._profile = profile
        self._folder = folder
        self._source = source
        self._sink = sink
        self._said: str | None = None
        world = RealWorld(source)
        world.on_input = self._input
        world.on_tone = self._tone
        self.wired = wired = Wired(profile, world=world)
        wired.matrix.on_change = self._picture
        wired.lights.on_change = self._lights
        start.put_below(world)

    def run(self) -> "NoReturn":
        """Run the firmware until Quit, or until it asks for a reset."""
        from drivers.board import Board

        board = Board(self._profile, self._folder)
        import main
        from console.app import Console

        console = Console(board, main.trace)
        offered = Offered(console)
        rounds = 0
        while True:
            console.step()
            if rounds % _SAY_ROUNDS == 0:
                self._describe("\n".join([text for text in (console.describe(), console.spell()) if text]))
                offers = offered.news()
                if offers:
                    self._say({"offers": offers})
            rounds += 1
            board.clock.sleep_ms(_STEP_MS)

    def restart(self) -> None:
        """A reset: handlers, sound and all modules of the firmware are gone."""
        self.wired.world.soft_reset()
        for name in list(sys.modules):
            if name.split(".")[0] in _FIRMWARE and name != "core.rng":
                del sys.modules[name]

    def _input(self) -> None:
        line = self._source.readline()
        if not line:
            raise Quit
        message = json.loads(line)
        if "pad" in message:
            self.wired.hand(message["pad"], message["button"], message["down"])
        elif "unplug" in message:
            self.wired.pads[message["unplug"]].unplug()
        elif "quit" in message:
            raise Quit
        elif "interrupt" in message:
            self.interrupt()

    def interrupt(self) -> None:
        """Ctrl-C, at a moment at which the VM can take it."""
        raise KeyboardInterrupt

    def _say(self, message: "dict[str, Any]") -> None:
        self._sink.write((json.dumps(message) + "\n").encode())

    def _picture(self) -> None:
        matrix = self.wired.matrix
        self._say({"picture": [matrix.width, matrix.height, _hex(matrix.rgb())]})

    def _lights(self) -> None:
        rgb = self.wired.lights.rgb()
        self._say({"lights": [_hex(rgb[at : at + 3]) for at in range(0, len(rgb), 3)]})

    def _describe(self, text: str) -> None:
        if text != self._said:
            self._said = text
            self._say({"says": text})

    def _tone(self, hertz: int) -> None:
        self._say({"tone": hertz})


def _hex(data: bytes | bytearray) -> str:
    return binascii.hexlify(data).decode()


def main(arguments: list[str]) -> int:
    """Run until the end of the input; the exit code."""
    board, folder, source, sink = arguments + ["3", "4"][len(arguments) - 2 :]
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(line_buffering=True)
    live = Live(
        start.load_board(board), folder, open("/dev/fd/" + source, "rb", 0), open("/dev/fd/" + sink, "wb", 0)
    )
    while True:
        try:
            live.run()
        except Quit:
            return 0
        except Reset:
            live.restart()
        except Exception as error:
            sys.print_exception(error, sys.stderr)  # type: ignore[attr-defined]
            return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
