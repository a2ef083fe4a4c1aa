"""Courses of voltages side by side as SVG: thin without, thick with what protects."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

Course = tuple[Sequence[float], Sequence[float]]  # seconds, volts

WIDE, HIGH, EDGE, GAP = 300, 170, 46, 26
COLUMNS = 2
POINTS = 260  # as many as a panel has pixels for
WITHOUT, WITH, INK, GRID = "#c0392b", "#1f6f43", "#202020", "#d8d8d8"
FONT = "DejaVu Sans,Verdana,sans-serif"


@dataclass(frozen=True)
class Panel:
    """One plot: from 0 to so many seconds, without and with."""

    title: str
    seconds: float
    without: Course
    with_: Course


def svg(panels: Sequence[Panel]) -> bytes:
    """All panels, two in a row, with a legend above them."""
    rows = -(-len(panels) // COLUMNS)
    wide = COLUMNS * (WIDE + EDGE + GAP) + GAP
    high = rows * (HIGH + 2 * EDGE) + 40
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}" '
        f'font-family="{FONT}" font-size="12" fill="{INK}">',
        f'<rect width="{wide}" height="{high}" fill="white"/>',
        _words(EDGE, 24, "without protection", WITHOUT),
        _words(EDGE + 150, 24, "with protection", WITH),
    ]
    for place, panel in enumerate(panels):
        x = EDGE + place % COLUMNS * (WIDE + EDGE + GAP)
        y = 40 + EDGE / 2 + place // COLUMNS * (HIGH + 2 * EDGE - 6)
        drawn += _panel(panel, x, y)
    return "\n".join([*drawn, "</svg>", ""]).encode()


def _panel(panel: Panel, x: float, y: float) -> list[str]:
    courses = [_cut(course, panel.seconds) for course in (panel.without, panel.with_)]
    values = [volts for _, course in courses for volts in course]
    low, high = min(0, *values), max(0, *values)
    margin = 0.06 * (high - low)
    low, high = low - margin, high + margin

    def across(seconds: float) -> float:
        return x + WIDE * seconds / panel.seconds

    def up(volts: float) -> float:
        return y + HIGH * (high - volts) / (high - low)

    drawn = [_words(x, y - 8, panel.title, INK, "bold")]
    step = _step(high - low)
    mark = step * -(-low // step) + 0.0  # 0 and not -0
    while mark <= high:
        drawn.append(f'<path d="M{x:g} {up(mark):.1f}h{WIDE}" stroke="{GRID}"/>')
        drawn.append(_words(x - 6, up(mark) + 4, f"{mark:g} V".replace("-", "−"), INK, anchor="end"))
        mark += step
    unit, name = (1, "s") if panel.seconds >= 0.5 else (1e-3, "ms") if panel.seconds >= 1e-3 else (1e-6, "µs")
    for part in (0, 0.5, 1):
        told = f"{part * panel.seconds / unit:g} {name}"
        drawn.append(
            _words(
                x + part * WIDE, y + HIGH + 16, told, INK, anchor=("start", "middle", "end")[int(2 * part)]
            )
        )
    for (times, volts), colour, width in zip(courses, (WITHOUT, WITH), (1.2, 2.2), strict=True):
        path = " ".join(f"{across(at):.1f},{up(value):.1f}" for at, value in zip(times, volts, strict=True))
        drawn.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{width}"/>')
    drawn.append(f'<rect x="{x:g}" y="{y:g}" width="{WIDE}" height="{HIGH}" fill="none" stroke="{INK}"/>')
    return drawn


def _cut(course: Course, seconds: float) -> tuple[list[float], list[float]]:
    """A course up to a time; of each pixel's width its least and its most, so that no spike gets lost."""
    times, volts = course
    end = bisect_left(times, seconds)
    found: list[tuple[float, float]] = []
    for part in range(POINTS):
        first = bisect_left(times, seconds * part / POINTS, 0, end)
        after = bisect_left(times, seconds * (part + 1) / POINTS, 0, end)
        inside = [(times[at], volts[at]) for at in range(first, after)]
        if inside:
            ends = {min(inside, key=lambda point: point[1]), max(inside, key=lambda point: point[1])}
            found += sorted(ends)
    return [at for at, _ in found], [value for _, value in found]


def _step(span: float) -> float:
    return next(step for step in (0.5, 1, 2, 5, 10) if span / step <= 8)


def _words(x: float, y: float, words: str, colour: str, weight: str = "normal", anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" font-weight="{weight}" text-anchor="{anchor}">'
        f"{escape(words)}</text>"
    )
