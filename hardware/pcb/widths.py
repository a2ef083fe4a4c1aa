"""How wide copper has to be for a current: IPC-2221, outer layers."""

MM_PER_MIL = 0.0254
MIL_PER_OUNCE = 1.378  # thickness of copper of one ounce a square foot, 35 µm
RISE_K = 20.0
OUNCES = 1.0


def width_mm(amperes: float, rise_k: float = RISE_K, ounces: float = OUNCES) -> float:
    """The narrowest copper, mm, that a current warms by no more than rise_k kelvin.

    IPC-2221, 6.2: I = 0.048 · ΔT^0.44 · A^0.725, A in square mil.
    """
    area = (amperes / (0.048 * rise_k**0.44)) ** (1 / 0.725)
    return area / (ounces * MIL_PER_OUNCE) * MM_PER_MIL


def ohms_per_mm(width: float, ounces: float = OUNCES) -> float:
    """Resistance of a millimetre of track, Ω, copper at 25 °C."""
    thickness = ounces * MIL_PER_OUNCE * MM_PER_MIL
    return 0.0178e-3 / (width * thickness)
