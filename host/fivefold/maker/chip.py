"""The chip's own boot loader, spoken to by esptool in a process of its own."""

import re
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass

from fivefold.errors import Failure

BAUD = "460800"
GUARDED = "fivefold.maker.guarded"
RUN_SECONDS = 900.0  # the longest, an image at the slowest rate, takes a few minutes
_PERCENT = re.compile(rb"(\d+)\.\d%")
_CHIP = re.compile(r"Connected to (ESP\S+) on")
_SIZE = re.compile(r"Detected flash size: (\d+)(KB|MB)")
# A chip with an address of 8 bytes tells the one of 6 bytes as BASE MAC, too; MicroPython knows that one.
_MAC = re.compile(r"^(BASE )?MAC: +((?:[0-9a-f]{2}:){5}[0-9a-f]{2})\s*$", re.MULTILINE)


class ToolFailed(Failure):
    """esptool did not end well. percent: how far its progress had come, None when there was none."""

    def __init__(self, why: str, percent: int | None) -> None:
        self.why, self.percent = why, percent
        super().__init__(f"esptool: {why}")


@dataclass(frozen=True)
class Chip:
    """What answers at a port. name: as in board profiles. flash_bytes: 0 when the size is not known.

    mac: its own address, 12 hex digits, which no other chip has.
    """

    name: str
    flash_bytes: int
    mac: str = ""


def command(port: str, *words: str, chip: str = "auto") -> list[str]:
    """A command line of esptool."""
    return ["esptool", "--port", port, "--chip", chip, "--baud", BAUD, *words]


def guarded(words: list[str], mac: str) -> list[str]:
    """The same command for that chip only: another one is left as it is, and the command fails."""
    return [GUARDED, mac, *words[1:]]


def run(words: list[str], on_percent: Callable[[int], None] = lambda percent: None) -> str:
    """What an esptool command prints. Raises ToolFailed, whatever way it ended other than well."""
    process = subprocess.Popen(
        [sys.executable, "-m", *words],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    assert process.stdout
    said = b""
    percent = None
    end = threading.Timer(RUN_SECONDS, process.kill)
    end.daemon = True
    end.start()
    try:
        while data := process.stdout.read1(4096):  # type: ignore[attr-defined]
            said += data
            if found := _PERCENT.findall(data):
                percent = int(found[-1])
                on_percent(percent)
    finally:
        if process.poll() is None and sys.exc_info()[0]:
            process.kill()
        code = process.wait()
        late = not end.is_alive()
        end.cancel()
    text = said.decode(errors="replace")
    if code:
        raise ToolFailed(f"no end after {RUN_SECONDS:.0f} s" if late else _why(text, code), percent)
    return text


def look(port: str) -> Chip:
    """The chip at a port. Raises Failure when none answers."""
    try:
        said = run(command(port, "flash-id"))
    except ToolFailed as failed:
        raise Failure(
            f"no chip answers on {port}: hold the BOOT button while you press EN (reset), let go of both and "
            f"run this again; nothing was written ({failed.why})"
        ) from None
    name = _CHIP.search(said)
    size = _SIZE.search(said)
    if not name:
        raise Failure(f"esptool found no chip on {port}; nothing was written")
    mac = max(_MAC.findall(said), default=None)  # the base address, where both are told
    if not mac:
        raise Failure(f"the chip on {port} does not tell its own address (MAC); nothing was written")
    unit = {"KB": 1 << 10, "MB": 1 << 20}
    chip = re.sub(r"[^a-z0-9]", "", name[1].lower().partition("(")[0])
    return Chip(chip, int(size[1]) * unit[size[2]] if size else 0, mac[1].replace(":", ""))


def _why(text: str, code: int) -> str:
    lines = [line.strip() for line in text.replace("\r", "\n").splitlines() if line.strip()]
    fatal = [line for line in lines if "fatal error" in line or "Error" in line]
    return (fatal or lines or [f"exit code {code}"])[-1]
