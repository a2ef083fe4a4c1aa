"""How people with common kinds of colour blindness see colours.

Matrices: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of
Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15(6), 2009, severity 1.0.
They are for linear RGB, which is what SVG filters work in unless told otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence

Matrix = tuple[tuple[float, float, float], ...]

GREY = (0.2126, 0.7152, 0.0722)  # the lightness of red, green and blue (Rec. 709)
MATRICES: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": (GREY, GREY, GREY),
}
# Linear RGB to XYZ (sRGB primaries), each row divided by the white point D65.
_XYZ: Matrix = (
    (0.4339499, 0.3762098, 0.1898403),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0177566, 0.1094680, 0.8727754),
)


def svg_values(matrix: Matrix) -> str:
    """A matrix as the `values` of feColorMatrix."""
    return " ".join(" ".join(f"{part:g}" for part in row) + " 0 0" for row in matrix) + " 0 0 0 1 0"


def seen(colour: Sequence[float], kind: str = "") -> tuple[float, ...]:
    """The light (0 … 1, linear RGB) that somebody sees in an LED's colour; kind: of MATRICES, "" for all."""
    light = tuple(value / 255 for value in colour)
    return tuple(min(max(part, 0.0), 1.0) for part in _times(MATRICES[kind], light)) if kind else light


def apart(one: Sequence[float], other: Sequence[float], kind: str = "") -> float:
    """How different two colours look: distance in CIELAB (1976); about 2 can just be told apart."""
    pair = [_lab(seen(colour, kind)) for colour in (one, other)]
    return float(sum((a - b) ** 2 for a, b in zip(*pair, strict=True)) ** 0.5)


def closest(colours: Sequence[Sequence[float]], kind: str = "") -> tuple[float, int, int]:
    """The two of some colours that look most alike: how far apart, and which (from 0)."""
    pairs = [(first, second) for second in range(len(colours)) for first in range(second)]
    return min((apart(colours[first], colours[second], kind), first, second) for first, second in pairs)


def _times(matrix: Matrix, vector: Sequence[float]) -> tuple[float, ...]:
    return tuple(sum(part * value for part, value in zip(row, vector, strict=True)) for row in matrix)


def _lab(light: Sequence[float]) -> tuple[float, float, float]:
    x, y, z = (
        value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116 for value in _times(_XYZ, light)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
