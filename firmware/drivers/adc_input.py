"""One analogue input in millivolts, also on chips that were never calibrated."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from machine import ADC

_STRAIGHT_MV, _STRAIGHT_RAW = 142, 2880  # at 11 dB: a dead zone, a straight part …
_BEND_MV, _FULL_MV, _FULL_RAW = 2462, 3110, 4095  # … and a bent top (ESP32 data sheet, ADC characteristics)


class AdcInput:
    """Reads mV and raises nothing. `calibrated` is False once the chip had no calibration to read with.

    The port's read_uv() raises OSError (-258) on early chips and clones whose eFuses hold no calibration; the
    raw reading then goes through the usual chip's curve, which may be off by some 10 %.
    """

    def __init__(self, adc: "ADC") -> None:
        self.adc = adc
        self.calibrated = True

    def millivolts(self) -> int:
        """One reading, now; 0 where the converter fails altogether."""
        try:
            if self.calibrated:
                return self.adc.read_uv() // 1000
        except OSError:
            self.calibrated = False
        try:
            return from_raw(self.adc.read_u16() >> 4)
        except OSError:
            return 0


def from_raw(raw: int) -> int:
    """The mV of a raw reading 0 … 4095 at 11 dB, by the curve of an average chip."""
    if raw <= _STRAIGHT_RAW:
        return _STRAIGHT_MV + raw * (_BEND_MV - _STRAIGHT_MV) // _STRAIGHT_RAW
    return _BEND_MV + (raw - _STRAIGHT_RAW) * (_FULL_MV - _BEND_MV) // (_FULL_RAW - _STRAIGHT_RAW)
