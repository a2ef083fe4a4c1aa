"""Pictures of a board: both sides, from the files that its maker gets, and where parts go."""

from io import BytesIO
from pathlib import Path
from xml.sax.saxutils import escape

from shapely import affinity
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from hardware.pcb import readback
from hardware.pcb.layout import Layout, Placed

_MARGIN = 2.0
_MASK, _COPPER, _TIN, _SILK, _HOLE, _FIBRE = "#14573a", "#1d7049", "#d9c06a", "#f4f4ee", "#ffffff", "#c8b273"
# Parts in the order in which one solders them: flat ones first, so that the board lies still upside down.
STEPS: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("1 resistors, small diodes", ("R", "D2", "D4"), "#ffd54f"),
    ("2 capacitors, IC socket", ("C", "U2"), "#4fc3f7"),
    ("3 side buttons, headers of the module", ("SW", "U1A", "U1B"), "#ce93d8"),
    ("4 fuses, TO-220 parts", ("F", "D", "Q"), "#ff8a65"),
    ("5 plugs, screw terminals", ("X",), "#a5d6a7"),
    ("6 buttons, piezo", ("S", "BZ"), "#f48fb1"),
)


def step_of(part: Placed) -> int:
    """The step of soldering in which a part is, from 0."""
    fits = [
        (len(start), place)
        for place, (_, starts, _) in enumerate(STEPS)
        for start in starts
        if part.ref.startswith(start)
    ]
    return max(fits)[1]


def side(folder: Path, name: str, top: bool, width: int = 1000) -> str:
    """A side of the board as SVG, width in pixels; the lower one as it looks when it is turned over."""
    files = folder / "gerbers"
    copper = readback.read(files, name)
    letter = "F" if top else "B"
    openings = unary_union(readback.shapes(files / f"{name}-{letter}_Mask.gbr"))
    silk = unary_union(readback.shapes(files / f"{name}-{letter}_Silkscreen.gbr"))
    bare = unary_union([hole.disc for hole in copper.holes])
    board = copper.edge.difference(bare)
    metal = unary_union(copper.layers[0 if top else 1]).difference(bare)
    layers = [
        (board, _MASK),
        (metal, _COPPER),
        (openings.intersection(board), _FIBRE),
        (metal.intersection(openings), _TIN),
        (silk.intersection(board), _SILK),
    ]
    x0, y0, x1, y1 = copper.edge.bounds
    drawn = []
    for shape, colour in layers:
        seen = shape if top else affinity.scale(shape, -1, 1, origin=((x0 + x1) / 2, 0))
        drawn.append(f'<path fill="{colour}" fill-rule="evenodd" d="{_path(seen)}"/>')
    return _svg((x0, y0, x1, y1), drawn, width)


def placement(layout: Layout, boxes: dict[str, list[float]], width: int = 1000) -> str:
    """Where each part goes, coloured by the step of soldering; values beside names, as SVG."""
    wide, high = layout.size
    drawn = [
        f'<rect width="{wide}" height="{high}" rx="{layout.corner}" fill="#fafafa" stroke="#555" '
        f'stroke-width="0.3"/>'
    ]
    drawn += [
        f'<circle cx="{x}" cy="{y}" r="1.6" fill="#fff" stroke="#555" stroke-width="0.2"/>'
        for x, y in layout.holes
    ]
    for part in layout.parts:
        left, top, right, bottom = boxes[part.ref]
        dash = ' stroke-dasharray="0.8 0.5"' if part.side == "bottom" else ""
        colour = STEPS[step_of(part)][2]
        drawn.append(
            f'<rect x="{left:.2f}" y="{top:.2f}" width="{right - left:.2f}" height="{bottom - top:.2f}" '
            f'rx="0.4" fill="{colour}" fill-opacity="0.75" stroke="#333" stroke-width="0.12"{dash}/>'
        )
        drawn.append(_label(part, (left + right) / 2, (top + bottom) / 2, right - left, bottom - top))
    used = sorted({step_of(part) for part in layout.parts})
    for row, place in enumerate(used):
        words, _, colour = STEPS[place]
        x, y = 1 + (row % 2) * wide / 2, high + 4 + 4 * (row // 2)
        square = f'x="{x:.2f}" y="{y - 2:.2f}" width="2.6" height="2.6"'
        drawn.append(f'<rect {square} fill="{colour}" stroke="#333" stroke-width="0.1"/>')
        drawn.append(f'<text x="{x + 3.6:.2f}" y="{y:.2f}" font-size="1.8">{escape(words)}</text>')
    rows = -(-len(used) // 2)
    if any(part.side == "bottom" for part in layout.parts):
        rows += 1
        spot = f'x="1" y="{high + 4 * rows:.2f}"'
        drawn.append(f'<text {spot} font-size="1.8">dashed: on the lower side</text>')
    return _svg((0, 0, wide, high + 2 + 4 * rows), drawn, width)


def png(svg: str) -> bytes:
    """A picture as PNG with few colours, for documents."""
    import resvg_py
    from PIL import Image

    drawn = Image.open(BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))).convert("RGB")
    made = BytesIO()
    drawn.quantize(48).save(made, "PNG", optimize=True)
    return made.getvalue()


def _width(text: str) -> float:
    """How wide a text is in DejaVu Sans of size 1, about: capitals 0.7, digits and others 0.64, M 0.86."""
    return sum(0.86 if letter in "MWmw" else 0.7 if letter.isupper() else 0.64 for letter in text)


def _label(part: Placed, x: float, y: float, wide: float, high: float) -> str:
    """Name and value in the middle of a part, along its longer side."""
    turn = f' transform="rotate(-90 {x:.2f} {y:.2f})"' if high > 1.4 * wide else ""
    along, across = max(wide, high), min(wide, high)
    value = part.said or (part.value if part.ref[0] != "U" or part.ref == "U2" else "")
    lines = [part.ref] + [value] * bool(value)
    size = min(1.7, across * 0.45, 0.94 * along / max(_width(line) for line in lines))
    spots = (y + size * 0.35,) if len(lines) == 1 else (y - size * 0.2, y + size * 0.9)
    texts = (
        f'<text x="{x:.2f}" y="{at:.2f}" font-size="{size:.2f}" text-anchor="middle"{turn}>'
        f"{escape(line)}</text>"
        for line, at in zip(lines, spots, strict=True)
    )
    return "".join(texts)


def _path(shape: BaseGeometry) -> str:
    rings = []
    for each in getattr(shape, "geoms", [shape]):
        if isinstance(each, Polygon) and not each.is_empty:
            simple = each.simplify(0.01)
            rings += [simple.exterior, *simple.interiors]
    return "".join("M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in ring.coords[:-1]) + "Z" for ring in rings)


def _svg(bounds: tuple[float, float, float, float], drawn: list[str], width: int) -> str:
    x0, y0, x1, y1 = bounds[0] - _MARGIN, bounds[1] - _MARGIN, bounds[2] + _MARGIN, bounds[3] + _MARGIN
    high = round(width * (y1 - y0) / (x1 - x0))
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{high}" '
        f'viewBox="{x0:.2f} {y0:.2f} {x1 - x0:.2f} {y1 - y0:.2f}" font-family="DejaVu Sans, sans-serif">'
    )
    ground = f'<rect x="{x0}" y="{y0}" width="100%" height="100%" fill="#fff"/>'
    return "\n".join([head, ground, *drawn, "</svg>\n"])
