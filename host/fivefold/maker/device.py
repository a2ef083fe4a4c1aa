"""A board with MicroPython at the end of a line: its facts and its files."""

import base64
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fivefold.maker import ports, repl

CHUNK = 1536
AGENT = Path(__file__).with_name("agent.py")
ARCHITECTURES = (
    "", "x86", "x64", "armv6", "armv6m", "armv7m", "armv7em", "armv7emsp", "armv7emdp", "xtensa", "xtensawin",
    "rv32imc", "rv64imc",
)  # fmt: skip
_CHIPS = {"ESP32S3": "esp32s3", "ESP32S2": "esp32s2", "ESP32C3": "esp32c3", "ESP32C6": "esp32c6"}


@dataclass(frozen=True)
class Facts:
    """What a board says of itself.

    version: of MicroPython. chip: as in board profiles, "" when it is none that we know. bytecode, sub:
    version of its .mpy files. arch: of machine code, as mpy-cross names it, "" without. free, total: bytes.
    """

    version: tuple[int, ...]
    machine: str
    chip: str
    bytecode: int
    sub: int
    arch: str
    free: int
    total: int


class Device:
    """The board behind a raw prompt. All methods raise Failure when it is lost."""

    def __init__(self, prompt: repl.Repl) -> None:
        self.repl = prompt
        self._say(AGENT.read_text(encoding="utf-8"))

    def facts(self) -> Facts:
        """What the board is."""
        told = self.ask("info")
        mpy = told["mpy"]
        arch = mpy >> 10 & 0x1F
        return Facts(
            version=tuple(told["version"]),
            machine=told["machine"],
            chip=chip_of(told["platform"], told["machine"]),
            bytecode=mpy & 0xFF,
            sub=mpy >> 8 & 3,
            arch=ARCHITECTURES[arch] if arch < len(ARCHITECTURES) else "",
            free=told["free"],
            total=told["total"],
        )

    def ask(self, function: str, *arguments: Any) -> Any:
        """Call a function of the agent; what it returns."""
        return json.loads(self._say(f"answer({_call(function, arguments)})"))

    def ask_all(self, function: str, *arguments: Any) -> list[Any]:
        """Call a generator of the agent; what it yields."""
        told = self._say(f"answers({_call(function, arguments)})")
        return [json.loads(line) for line in told.splitlines()]

    def files(self, top: str) -> dict[str, int]:
        """Path -> size of all files below `top`."""
        return dict(self.ask_all("files", top))

    def hashes(self, top: str) -> dict[str, str]:
        """Path below `top` -> SHA-256 in hex, of all files there."""
        return {path[len(top) + 1 :]: told for path, told in self.ask_all("hashes", top)}

    def put(self, path: str, data: bytes) -> None:
        """Write a file."""
        for start in range(0, max(len(data), 1), CHUNK):
            self.ask("put", path, base64.b64encode(data[start : start + CHUNK]).decode(), start > 0)

    def get(self, path: str, size: int) -> bytes:
        """Read a file of known size."""
        parts = [base64.b64decode(self.ask("part", path, start, CHUNK)) for start in range(0, size, CHUNK)]
        return b"".join(parts)

    def _say(self, code: str) -> str:
        return self.repl.run(code)


def _call(function: str, arguments: tuple[Any, ...]) -> str:
    return f"{function}({', '.join(repr(argument) for argument in arguments)})"


def chip_of(platform: str, machine: str) -> str:
    """The chip as board profiles name it; "" when it is none that we know."""
    if platform != "esp32":
        return ""
    name = machine.upper().replace("-", "")
    return next((chip for mark, chip in _CHIPS.items() if mark in name), "esp32")


@contextmanager
def connected(port: str, seconds: float = repl.ENTER_SECONDS) -> Iterator[Device]:
    """The board on a port, stopped and ready; the port is closed in the end."""
    prompt, line = repl.opened(port, seconds)
    try:
        yield Device(prompt)
    finally:
        ports.close_line(line)
