"""Serial ports: which there are, which one is meant, and opening it without disturbing the board."""

import contextlib
import errno
import os
import re
import time
from collections import Counter
from dataclasses import dataclass, replace

import serial
from serial.tools import list_ports

from fivefold import privileges
from fivefold.errors import Failure, Usage

BAUD = 115200
ESPRESSIF = 0x303A
RETURN_SECONDS = 10.0
LEAVE_SECONDS = 1.5  # after a reset its USB is still listed for a moment
# USB makers of the bridges that ESP32 boards carry, and of the chips with USB of their own.
BRIDGES = {
    0x10C4: "CP210x",
    0x1A86: "CH340 or CH9102",
    0x0403: "FTDI",
    0x067B: "PL2303",
    ESPRESSIF: "the chip's own USB",
}
_BUSY = (errno.EBUSY, errno.EAGAIN)
# A serial number of fewer signs is one that a factory gives to all, such as 0001 of the CP2102.
_SHORTEST_NUMBER = 6
_COUNTED = "0123456789ABCDEF"  # 123456 is nobody's number either


@dataclass(frozen=True)
class Port:
    """A port as the system lists it. vid, pid, serial_number: of the USB device, None where there is none.

    location: which socket of which hub it is plugged into, such as `1-4.2`, with `:1.0` for one of several
    ports of a device. alone: nobody else had its serial number when it was listed.
    """

    device: str
    description: str = ""
    vid: int | None = None
    pid: int | None = None
    serial_number: str | None = None
    location: str | None = None
    alone: bool = True

    @property
    def usb(self) -> str:
        """`10c4:ea60`, or "" when it is no USB device."""
        return "" if self.vid is None else f"{self.vid:04x}:{self.pid or 0:04x}"

    @property
    def fits(self) -> bool:
        """Whether an ESP32 board could be behind it."""
        return self.vid in BRIDGES

    def text(self) -> str:
        """The port in a few words."""
        details = [part for part in (BRIDGES.get(self.vid or 0, ""), self.usb, self.serial_number) if part]
        return self.device + (f" ({', '.join(details)})" if details else "")

    @property
    def number(self) -> str:
        """Its serial number if that tells it from others, else "". However it is written: it may be a MAC."""
        number = re.sub(r"[^0-9A-Z]", "", (self.serial_number or "").upper())
        tells = len(number) >= _SHORTEST_NUMBER and len(set(number)) > 2 and number not in _COUNTED
        return number if tells and self.alone else ""

    @property
    def socket(self) -> tuple[str, str]:
        """Where it is plugged in, and which port of the device it is; "" where the system does not say."""
        place, _, part = (self.location or "").partition(":")
        return place, part


def listed() -> list[Port]:
    """All serial ports of this computer, by name."""
    ports = [
        Port(info.device, info.description or "", info.vid, info.pid, info.serial_number, info.location)
        for info in list_ports.comports()
    ]
    # A device with two ports lists its number twice.
    devices = {(port.vid, port.serial_number, port.socket[0] or port.device) for port in ports}
    owners = Counter(device[:2] for device in devices)
    ports = [replace(port, alone=owners[port.vid, port.serial_number] == 1) for port in ports]
    return sorted(ports, key=lambda port: port.device)


def choose(wanted: str | None) -> Port:
    """The port that was asked for, or the only one that fits. Never guesses: raises Usage or Failure."""
    ports = listed()
    if wanted is not None:
        # A link such as /dev/serial/by-id/… is the port it leads to.
        names = {wanted, os.path.realpath(wanted)}
        return next((port for port in ports if port.device in names), Port(wanted))
    fitting = [port for port in ports if port.fits]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise Usage(f"several boards are connected; choose one with --port: {_names(fitting)}")
    if ports:
        raise Usage(f"no board is connected that I know; name the port with --port: {_names(ports)}")
    raise Failure("no serial port there: connect the board with a USB cable that carries data")


def _names(ports: list[Port]) -> str:
    return ", ".join(port.text() for port in ports)


def again(port: Port, seconds: float | None = None) -> Port:
    """The same board after a reset, under whatever name. Raises Failure when it is not there.

    Where neither a number nor a place tells boards apart, it is the one of the same name and kind: whoever
    writes to it has to ask the chip itself before.
    """
    if port.vid is None:
        return port
    if port.vid == ESPRESSIF:
        time.sleep(LEAVE_SECONDS)
    until = time.monotonic() + (RETURN_SECONDS if seconds is None else seconds)
    while True:
        there = listed()
        found = _proved(port, there)
        if found is None:
            found = next((other for other in there if _unsure(port, other)), None)
        if found:
            return found
        if time.monotonic() > until:
            others = [other for other in there if other.fits]
            told = f" (what is there is another board: {_names(others)})" if others else ""
            raise Failure(
                f"{port.text()} has not come back{told}: unplug the board, plug it in and run this again"
            )
        time.sleep(0.1)


def same(port: Port) -> Port | None:
    """The same USB device, under whatever name; None when it is not there or nothing proves that it is."""
    return port if port.vid is None else _proved(port, listed())


def alike(port: Port) -> Port | None:
    """Something of the same kind of which nobody can tell whether it is the same; None when there is none."""
    return next((other for other in listed() if _unsure(port, other)), None)


def _proved(port: Port, there: list[Port]) -> Port | None:
    found = [other for other in there if is_same(port, other)]
    return found[0] if len(found) == 1 else None


def _unsure(port: Port, other: Port) -> bool:
    alike = (port.device, port.vid, port.pid) == (other.device, other.vid, other.pid)
    return alike and is_same(port, other) is None


def is_same(port: Port, other: Port) -> bool | None:
    """Whether two ports, listed at two times, are one board; None when nothing tells.

    A serial number counts when it is nobody else's, at both times. Without it, the socket it is plugged into
    does. A chip with USB of its own is another USB device in its boot loader, with another name and product.
    """
    if port.vid != other.vid or _parts_differ(port, other):
        return False
    one, two = port.number, other.number
    if one and two and (one == two or port.pid == other.pid):
        return one == two
    if port.socket[0] and other.socket[0]:
        return port.socket[0] == other.socket[0]
    return None


def _parts_differ(port: Port, other: Port) -> bool:
    """Whether they are two ports of one kind of device, such as A and B of an FT2232."""
    return port.pid == other.pid and port.socket[1] != other.socket[1]


def open_line(device: str) -> serial.Serial:
    """Open a port for talking. Raises Failure: absent, forbidden and busy have three different messages.

    DTR and RTS stay as the system sets them, both active: with them apart, a board is held in reset or in
    its boot loader.
    """
    try:
        return serial.serial_for_url(device, BAUD, timeout=0, write_timeout=5, exclusive=True)
    except (OSError, ValueError) as error:
        raise Failure(refusal(device, error)) from None


def close_line(line: serial.Serial) -> None:
    """Close a port: RTS goes first, as the other way round the board would be reset."""
    with contextlib.suppress(OSError):
        line.rts = False
        line.dtr = False
    with contextlib.suppress(OSError):
        line.close()


def refusal(device: str, error: Exception) -> str:
    """Why a port cannot be opened, and what helps."""
    number = getattr(error, "errno", None)
    if number == errno.EACCES or "PermissionError(13" in str(error):
        if privileges.is_root():
            return f"{device} may not be opened, even by root: is another program or a container in the way?"
        return (
            f"{device} may not be opened by you. On Linux: sudo usermod -aG dialout $USER (uucp on Arch), "
            "then log in again. On Windows: close the program that uses it"
        )
    if number in _BUSY or "exclusively lock" in str(error):
        return f"{device} is in use by another program: close its terminal or monitor and run this again"
    if number in (errno.ENOENT, errno.ENXIO, errno.ENODEV) or "FileNotFoundError" in str(error):
        return f"there is no port {device}: is the board plugged in? `fivefold doctor` lists what is there"
    return f"{device} cannot be opened: {error}"
