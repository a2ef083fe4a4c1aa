"""A board with MicroPython at the end of a line: its facts and its files."""

import base64
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fivefold.errors import Failure
from fivefold.serial import ports, repl

CHUNK = 1536
AGENT = Path(__file__).with_name("agent.py")
ARCHITECTURES = (
    "", "x86", "x64", "armv6", "armv6m", "armv7m", "armv7em", "armv7emsp", "armv7emdp", "xtensa", "xtensawin",
    "rv32imc", "rv64imc",
)  # fmt: skip
UNKNOWN = "unknown"
_CHIPS = ("esp32", "esp32s2", "esp32s3", "esp32c3", "esp32c6")
# What sets the chips of the family apart follows the name: ESP32-S3, ESP32P4. In ESP32-D0WD and ESP32-PICO-D4
# follows the package.
_CHIP = re.compile(r"ESP32-?([A-Z][0-9]+)?(?![A-Z0-9])|ESP32-")
_VIRTUAL = ("linux", "darwin")  # a virtual board
_LARGEST = 16 << 20  # bytes: no flash of these boards holds more


@dataclass(frozen=True)
class Facts:
    """What a board says of itself.

    version: of MicroPython. chip: as in board profiles, UNKNOWN when it is none that we know, "" on a virtual
    board. bytecode, sub: version of its .mpy files. arch: of machine code, as mpy-cross names it, "" without.
    free, total: bytes. mac: the chip's own address, hex digits.
    """

    version: tuple[int, ...]
    machine: str
    chip: str
    bytecode: int
    sub: int
    arch: str
    free: int
    total: int
    mac: str = ""


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
            mac=told["mac"],
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
        found = dict(self.ask_all("files", top))
        for path, size in found.items():
            _check_file(path, size, top)
        return found

    def hashes(self, top: str) -> dict[str, str]:
        """Path below `top` -> SHA-256 in hex, of all files there."""
        found = dict(self.ask_all("hashes", top))
        for path in found:
            _check_file(path, 0, top)
        return {path[len(top) + 1 :]: told for path, told in found.items()}

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


def _check_file(path: Any, size: Any, top: str) -> None:
    """See that a file could be one below `top`: what a board lists comes from outside."""
    parts = path.split("/") if isinstance(path, str) else []
    start = top.rstrip("/").split("/")
    below = parts[: len(start)] == start and len(parts) > len(start)
    fits = below and all(parts[1:]) and not {".", ".."} & set(parts)
    if not fits or "\0" in path or type(size) is not int or not 0 <= size <= _LARGEST:
        raise Failure(f"the board lists a file that cannot be: {path!r}, {size!r} bytes; nothing was copied")


def chip_of(platform: str, machine: str) -> str:
    """The chip as board profiles name it; UNKNOWN when it is none that we know, "" on a virtual board.

    machine: as MicroPython tells it, such as `Generic ESP32S3 module with ESP32S3`.
    """
    if platform in _VIRTUAL:
        return ""
    found = _CHIP.match(machine.rpartition(" with ")[2].upper())
    name = f"esp32{(found[1] or '').lower()}" if found and platform == "esp32" else ""
    return name if name in _CHIPS else UNKNOWN


def check_mac(facts: Facts, mac: str) -> None:
    """See that this is the board whose chip has that address. Raises Failure."""
    if facts.mac != mac:
        raise Failure(
            f"another board answers than the one that was flashed: its chip is {facts.mac}, not {mac}; "
            "nothing was copied to it"
        )


@contextmanager
def connected(port: str, seconds: float = repl.ENTER_SECONDS) -> Iterator[Device]:
    """The board on a port, stopped and ready; the port is closed in the end."""
    prompt, line = repl.opened(port, seconds)
    try:
        yield Device(prompt)
    finally:
        ports.close_line(line)
