"""Where a pad's small buttons and the screws around them are: for the key plate and for the circuit board."""

from dataclasses import dataclass

from hardware.solids.config import LENS_RIM, Config

BETWEEN = 6.0  # from the MATCH button's cap to the nearest small one
_MARGIN = 10.0  # around the caps
_SCREW_IN = 1.2  # from the edge to a screw's head

Spot = tuple[float, float]


@dataclass(frozen=True)
class Keys:
    """Millimetres from the middle of the plate or board; y towards the lead. arm: from cross to edge."""

    size: Spot
    buttons: dict[str, Spot]
    light: Spot
    screws: tuple[Spot, ...]
    arm: float


def keys(config: Config) -> Keys:
    """The places that follow from the sizes."""
    pad, printing = config.pad, config.printing
    arm = pad.key_pitch + pad.cap / 2
    apart = arm + BETWEEN * 1.5 + pad.cap / 2  # from the middle of the cross to BACK
    across = arm + apart + pad.cap / 2
    # A light's opening in the key plate reaches farther out than BACK, which is below it.
    margin = max(_MARGIN, 2 * (light_opening(config) - pad.cap / 2 + printing.wall))
    size = (across + margin, 2 * arm + _MARGIN)
    x, step = arm - across / 2, pad.key_pitch
    aside = step / 2 if pad.light else 0
    buttons = {
        "UP": (x, step),
        "DOWN": (x, -step),
        "LEFT": (x - step, 0.0),
        "RIGHT": (x + step, 0.0),
        "BACK": (x + apart, -aside),
    }
    out_x, out_y = (edge / 2 - _SCREW_IN - config.screws.head / 2 for edge in size)
    screws = tuple((side * out_x, end * out_y) for side in (-1, 1) for end in (-1, 1))
    return Keys(size, buttons, (x + apart, aside), screws, arm)


def light_opening(config: Config) -> float:
    """Radius of what the key plate leaves open for a lens with its flange; 0 without a light."""
    return config.pad.light / 2 + LENS_RIM + 1 if config.pad.light else 0.0
