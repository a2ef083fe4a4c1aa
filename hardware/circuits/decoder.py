"""What the firmware makes of readings: its own code."""

from drivers.steady import Steady as Decoder

__all__ = ["Decoder"]
