"""What the firmware makes of readings: its own code."""

from drivers.ladder_decoder import LadderDecoder as Decoder

__all__ = ["Decoder"]
