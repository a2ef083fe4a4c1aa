"""What is on which port, and what is missing, in words that help."""

import contextlib
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from fivefold.errors import Failure
from fivefold.maker import deploy, device
from fivefold.maker.program import VERSION_FILE
from fivefold.serial import ports

LOOK_SECONDS = 4.0
UDEV = Path("/etc/udev/rules.d")


@dataclass(frozen=True)
class Finding:
    """One thing that was seen; good: nothing needs to be done about it."""

    good: bool
    text: str


def look(wanted: str | None) -> list[Finding]:
    """Look at one port, or at all that could be a board's."""
    if wanted is not None:
        return [_board(ports.choose(wanted))]
    found = [port for port in ports.listed() if port.fits]
    if not found:
        others = ", ".join(port.text() for port in ports.listed())
        return [
            Finding(
                False,
                "no board is connected: use a USB cable that carries data; Windows and macOS may need the "
                f"driver of the bridge on the board (CP210x, CH340). Other ports: {others or 'none'}",
            ),
            *_rights(),
        ]
    return [_board(port) for port in found]


def _board(port: ports.Port) -> Finding:
    try:
        with device.connected(port.device, LOOK_SECONDS) as board:
            facts = board.facts()
            profile = _name(board.ask("text", deploy.PROFILE))
            version = _version(board)
            board.repl.restart()
    except Failure as failure:
        said = str(failure)
        return Finding(False, said if port.device in said else f"{port.text()}: {said}")
    text = (
        f"{port.text()}: {facts.chip or facts.machine}, MicroPython {deploy.dotted(facts.version)}, "
        f"Fivefold {version or 'not there'}, profile {profile or 'not there'}, "
        f"{facts.free >> 10} of {facts.total >> 10} KiB free"
    )
    if facts.version < deploy.OLDEST:
        oldest = deploy.dotted(deploy.OLDEST)
        return Finding(False, f"{text}; Fivefold needs MicroPython {oldest} or newer: run fivefold flash")
    if not (version and profile):
        return Finding(False, f"{text}; run fivefold deploy --board NAME")
    return Finding(True, text)


def _version(board: device.Device) -> str:
    slot, _ = deploy.in_use(board)
    return board.ask("text", f"{slot}/{VERSION_FILE}").strip() if slot else ""


def _name(profile: str) -> str:
    """The name in a profile's text, without running it."""
    _, mark, rest = profile.partition('"name": "')
    return rest.partition('"')[0] if mark else ""


def _rights() -> list[Finding]:
    """Whether this user may open serial ports, on systems with a group for that."""
    if not sys.platform.startswith("linux"):
        return []
    import grp

    for name in ("dialout", "uucp"):
        group = None
        with contextlib.suppress(KeyError):
            group = grp.getgrnam(name)
        if group is None:
            continue
        if os.getuid() == 0 or group.gr_gid in os.getgroups():
            return [Finding(True, f"you may open serial ports (group {name})")]
        return [
            Finding(
                False,
                f"you may not open serial ports: sudo usermod -aG {name} $USER and log in again, or a rule "
                f'in {UDEV}: SUBSYSTEM=="tty", ATTRS{{idVendor}}=="10c4", MODE="0666"',
            )
        ]
    return []
