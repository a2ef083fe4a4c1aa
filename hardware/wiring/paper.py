"""A sheet to draw schematics on: boxes with pins, two-legged symbols, net labels, at given places."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Literal
from xml.etree import ElementTree
from xml.sax.saxutils import escape

import schemdraw
from schemdraw import elements as elm
from schemdraw.segments import SegmentText

from hardware.wiring.checking import FIVE_VOLTS

SVG = "http://www.w3.org/2000/svg"
PITCH = 0.7  # between pins of a box
STUB = 0.8
FONT = "Lato, DejaVu Sans, Verdana, sans-serif"
SMALL, PLAIN, LARGE = 9, 11, 18

# The same colours as the wires have.
NET_COLOURS = {**dict.fromkeys(FIVE_VOLTS, "#c00000"), "3V3": "#d06000"}
SIGNAL = "#003a8c"
INK = "#202020"

SYMBOLS: dict[str, Any] = {
    "resistor": elm.ResistorIEC,
    "capacitor": elm.Capacitor,
    "bulk capacitor": partial(elm.Capacitor, polar=True),
    "fuse": elm.FuseIEC,
    "resettable fuse": elm.FuseIEC,
    "Schottky diode": elm.Schottky,
    "suppressor": elm.Zener,
    "Zener diode": elm.Zener,
    "power switch": elm.Switch,
    "MATCH button": elm.Button,
    "small button": elm.Button,
    "piezo": elm.Speaker,
}

Point = tuple[float, float]
Side = Literal["left", "center", "right"]


def colour_of(net: str) -> str:
    """The colour of a net's label."""
    return NET_COLOURS.get(net, SIGNAL)


def plain(svg: bytes) -> bytes:
    """schemdraw's SVG with text at its base line: not all programs know the middle of a line, or spans."""
    ElementTree.register_namespace("", SVG)
    tree = ElementTree.fromstring(svg)
    for element in tree.iter():
        style = element.get("style", "")
        element.attrib.update({"style": style.replace("stroke-dasharray:-;", "")} if style else {})
    for text in tree.iter(f"{{{SVG}}}text"):
        span = text.find(f"{{{SVG}}}tspan")
        if span is not None:
            size = float(text.get("font-size", "0"))
            height = float(text.get("y", "0")) + float(span.get("dy", "0")) + 0.35 * size
            text.set("y", f"{height:.2f}")
            text.attrib.pop("dominant-baseline", None)
            text.text = span.text
            text.remove(span)
    return ElementTree.tostring(tree, encoding="utf-8")


class _Words(elm.Element):
    """Text at its point, without the distance that schemdraw's labels keep."""

    def __init__(self, words: str, size: float, colour: str, side: Side) -> None:
        super().__init__()
        self.segments.append(
            SegmentText(
                (0, 0), words, align=(side, "center"), fontsize=size, color=colour, rotation_global=False
            )
        )
        self.elmparams["theta"] = 0


class Paper:
    """Draws onto one schemdraw drawing; y grows upwards, the unit is about 5 mm."""

    def __init__(self, title: str) -> None:
        schemdraw.use("svg")
        schemdraw.svgconfig.text = "text"
        self._drawing = schemdraw.Drawing(show=False)
        self._drawing.config(font=FONT, fontsize=PLAIN, lw=1.4, color=INK, unit=2)
        self._title = title

    def svg(self) -> bytes:
        """The drawing."""
        return plain(bytes(self._drawing.get_imagedata("svg")))

    def text(
        self, at: Point, words: str, size: float = PLAIN, colour: str = INK, side: Side = "left"
    ) -> None:
        """Words that begin (`left`), end (`right`) or have their middle (`center`) at a point."""
        # schemdraw takes texts for markup.
        self._drawing.add(_Words(escape(words), size, colour, side).at(at))

    def line(self, *points: Point) -> None:
        """A line through points."""
        for a, b in pairwise(points):
            self._drawing.add(elm.Line().endpoints(a, b))

    def dot(self, at: Point) -> None:
        """A junction."""
        self._drawing.add(elm.Dot(radius=0.07).at(at))

    def symbol(self, kind: str, start: Point, end: Point, words: Sequence[str] = ()) -> None:
        """A two-legged part between two points, with its reference and value beside it."""
        self._drawing.add(SYMBOLS[kind]().endpoints(start, end))
        x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        upright = start[0] == end[0]
        for i, word in enumerate(words):
            if upright:
                self.text((x + 0.45, y + 0.22 - 0.44 * i), word, SMALL)
            else:
                self.text((x, y + 0.5 + 0.44 * (len(words) - 1 - i)), word, SMALL, side="center")

    def thyristor(self, start: Point, end: Point, words: Sequence[str]) -> Point:
        """A thyristor from its anode down to its cathode, its words to the left; the end of its gate."""
        drawn = self._drawing.add(elm.SCR().flip().endpoints(start, end))
        for i, word in enumerate(words):
            self.text((start[0] - 0.5, start[1] - 0.8 - 0.44 * i), word, SMALL, side="right")
        x, y = drawn.absanchors["gate"]
        return float(x), float(y)

    def net(self, at: Point, name: str, towards: str) -> None:
        """The end of a line: a ground sign, or the net's name; towards: left, right, up or down."""
        if name == "GND":
            if towards in ("left", "right"):
                x = at[0] + (-0.25 if towards == "left" else 0.25)
                self.line(at, (x, at[1]))
                at = (x, at[1])
                self._drawing.add(
                    elm.GroundSignal().at(at).theta(-90 if towards == "left" else 90).scale(0.7)
                )
            else:
                self._drawing.add(elm.GroundSignal().at(at).scale(0.7))
            return
        x, y = at
        shift = {"left": (-0.12, 0), "right": (0.12, 0), "up": (0, 0.28), "down": (0, -0.28)}[towards]
        sides: dict[str, Side] = {"left": "right", "right": "left"}
        side = sides.get(towards, "center")
        self.text((x + shift[0], y + shift[1]), name, PLAIN, colour_of(name), side)

    def box(
        self,
        corner: Point,
        width: float,
        heading: Sequence[str],
        left: Sequence[tuple[str, str]] = (),
        right: Sequence[tuple[str, str]] = (),
        pitch: float = PITCH,
    ) -> dict[str, Point]:
        """A part as a box; the outer ends of its pins by name.

        corner: its top left. heading: reference and value, above it. left, right: `(pin, net)` from the
        top down; a net of "" leaves the end bare, for a line. pitch: between two pins.
        """
        x, y = corner
        rows = max(len(left), len(right))
        bottom = y - rows * pitch - 0.3
        self.line((x, y), (x + width, y), (x + width, bottom), (x, bottom), (x, y))
        for i, word in enumerate(heading):
            self.text((x, y + 0.3 + 0.44 * (len(heading) - 1 - i)), word, PLAIN if i == 0 else SMALL)
        ends = {}
        edges: tuple[tuple[Any, float, int, Side], ...] = (
            (left, x, -1, "left"),
            (right, x + width, 1, "right"),
        )
        for pins, edge, out, side in edges:
            for i, (pin, net) in enumerate(pins):
                height = y - 0.5 - i * pitch
                end = (edge + out * STUB, height)
                self.line((edge, height), end)
                self.text((edge - out * 0.2, height), pin, SMALL, side=side)
                if net:
                    self.net(end, net, side)
                ends[pin] = end
        return ends

    def title(self, at: Point, subtitle: str) -> None:
        """The drawing's name."""
        self.text(at, self._title, LARGE)
        self.text((at[0], at[1] - 0.8), subtitle, PLAIN)
