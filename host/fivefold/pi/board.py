"""The board that a profile of a Raspberry Pi describes."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import typer

from fivefold.errors import Failure
from fivefold.pi.backend import import_above
from fivefold.pi.chain import Chain
from fivefold.pi.lines import Lines
from fivefold.pi.machine import PWM, Pin, Pins
from fivefold.pi.ticks import Ticks
from fivefold.privileges import with_sudo


class _Nowhere:
    """A serial line with nobody at its other end: on a Pi the standard streams are the journal's."""

    def read(self, size: int) -> bytes:
        return b""

    def write(self, text: str) -> None:
        pass

    def poll(self, timeout: int) -> list[Any]:
        return []


class PiBoard:
    """A drivers.board.Board in `board`, on Linux.

    profile: of the chip raspberry_pi, without faults that refuse it. folder: keeps settings and saved games.
    libraries: see backend.libraries. device: see lines.header. Raises Failure when the LEDs cannot be driven.
    """

    def __init__(
        self,
        profile: dict[str, Any],
        folder: Path,
        libraries: SimpleNamespace,
        device: Path,
        ticks: Ticks | None = None,
    ) -> None:
        self._libraries = libraries
        self._chains: list[Chain] = []
        ticks = ticks or Ticks()
        self._lines = Lines(device, ticks)
        from drivers.link import Link

        backend = {
            "machine": SimpleNamespace(Pin=Pins(self._lines), PWM=self._pwm),
            "neopixel": SimpleNamespace(NeoPixel=self._chain),
            "time": ticks,
        }
        nowhere = _Nowhere()
        try:
            self.board = import_above(backend).Board(profile, str(folder), Link(nowhere, nowhere, nowhere))
        except (RuntimeError, OSError) as error:
            pins = f"GPIO{profile['matrix']['pin']} and GPIO{profile['lights']['pin']}"
            raise Failure(
                f"LEDs at {pins} cannot be driven ({error}): {with_sudo()}see docs/raspberry-pi.md"
            ) from error

    def close(self) -> None:
        """Leave everything dark and silent, and give all pins back."""
        self.board.close()
        for chain in self._chains:
            chain.close()
        self._lines.close()

    def _chain(self, pin: Pin, count: int, bpp: int) -> Chain:
        chain = Chain(self._libraries.neopixel, self._gpio(pin), count, bpp)
        self._chains.append(chain)
        return chain

    def _pwm(self, pin: Pin, freq: int, duty_u16: int) -> PWM:
        pwmio = self._libraries.pwmio
        if not pwmio:
            return PWM(None)
        try:
            out = pwmio.PWMOut(self._gpio(pin), frequency=freq, duty_cycle=duty_u16, variable_frequency=True)
        except (RuntimeError, OSError, ValueError) as error:
            typer.echo(f"no sound: GPIO{pin.number}: {error}", err=True)
            return PWM(None)
        return PWM(out)

    def _gpio(self, pin: Pin) -> Any:
        return self._libraries.microcontroller.Pin(pin.number)
