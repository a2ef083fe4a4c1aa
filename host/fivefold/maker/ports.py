"""Serial ports: which there are, which one is meant, and opening it without disturbing the board."""

import contextlib
import errno
import time
from dataclasses import dataclass

import serial
from serial.tools import list_ports

from fivefold.errors import Failure, Usage

BAUD = 115200
ESPRESSIF = 0x303A
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


@dataclass(frozen=True)
class Port:
    """A port as the system lists it. vid, pid, serial_number: of the USB device, None where there is none."""

    device: str
    description: str = ""
    vid: int | None = None
    pid: int | None = None
    serial_number: str | None = None

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


def listed() -> list[Port]:
    """All serial ports of this computer, by name."""
    ports = [
        Port(info.device, info.description or "", info.vid, info.pid, info.serial_number)
        for info in list_ports.comports()
    ]
    return sorted(ports, key=lambda port: port.device)


def choose(wanted: str | None) -> Port:
    """The port that was asked for, or the only one that fits. Never guesses: raises Usage or Failure."""
    ports = listed()
    if wanted is not None:
        return next((port for port in ports if port.device == wanted), Port(wanted))
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


def again(port: Port, seconds: float = 10.0) -> Port:
    """The same board after a reset, found by its USB ids and serial number even when the name has changed.

    A chip with USB of its own is another USB device in its boot loader, so its maker has to do.
    """
    if port.vid is None:
        return port
    if port.vid == ESPRESSIF:
        time.sleep(LEAVE_SECONDS)
    until = time.monotonic() + seconds
    while True:
        there = listed()
        found = _same(port, there)
        if not found and port.vid == ESPRESSIF:
            makers = [other for other in there if other.vid == ESPRESSIF]
            found = makers[0] if len(makers) == 1 else None
        if found:
            return found
        if time.monotonic() > until:
            raise Failure(f"{port.text()} has not come back: unplug the board, plug it in and run this again")
        time.sleep(0.1)


def same(port: Port) -> Port | None:
    """The same USB device, under whatever name; None when it is not there or cannot be told from another."""
    return port if port.vid is None else _same(port, listed())


def _same(port: Port, there: list[Port]) -> Port | None:
    alike = [other for other in there if _usb(other) == _usb(port)]
    named = [other for other in alike if other.device == port.device]
    return (named or alike)[0] if named or len(alike) == 1 else None


def _usb(port: Port) -> tuple[int | None, int | None, str | None]:
    return port.vid, port.pid, port.serial_number


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
        return (
            f"{device} may not be opened by you. On Linux: sudo usermod -aG dialout $USER (uucp on Arch), "
            "then log in again. On Windows: close the program that uses it"
        )
    if number in _BUSY or "exclusively lock" in str(error):
        return f"{device} is in use by another program: close its terminal or monitor and run this again"
    if number in (errno.ENOENT, errno.ENXIO, errno.ENODEV) or "FileNotFoundError" in str(error):
        return f"there is no port {device}: is the board plugged in? `fivefold doctor` lists what is there"
    return f"{device} cannot be opened: {error}"
