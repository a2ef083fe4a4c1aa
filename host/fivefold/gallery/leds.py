"""Pictures of a display as people see it: round LEDs with a soft glow, as small PNG and GIF files."""

from __future__ import annotations

import io
from collections import Counter
from functools import cache

from PIL import Image, ImageChops

_CELL, _SMALL_CELL, _TALL = 12, 8, 24  # pixels an LED; smaller ones on a display as high as this
_SHADES = 6
_COLOURS = 256 // _SHADES
_GROUND = (14, 15, 18)
_UNLIT = (30, 31, 36)
_FRAME_MS = 100  # no more pictures than that in a GIF; more make large files
_CENTI = 10  # a GIF counts in hundredths of a second
# How much of its light an LED shows: from the rim of its cell to its middle.
_LIGHT = (0.08, 0.22, 0.45, 0.75, 0.94, 1.0)
_RADII = (0.62, 0.51, 0.45, 0.39, 0.33)


def pixels(width: int, height: int) -> tuple[int, int]:
    """Width and height of the picture of a display."""
    cell = _SMALL_CELL if height >= _TALL else _CELL
    return width * cell, height * cell


def png(rgb: bytes, width: int, height: int) -> bytes:
    """A picture as PNG. rgb: 3 bytes an LED, row 0 at the top."""
    out = io.BytesIO()
    _lit([rgb], width, height)[0].save(out, "PNG", optimize=True)
    return out.getvalue()


def gif(frames: list[tuple[int, bytes]], lasted: int, width: int, height: int) -> bytes:
    """Frames as a GIF that plays for ever. frames: (ms, rgb) in order. lasted: ms until it begins anew."""
    return reel([(frames, lasted)], width, height)


def reel(scenes: list[tuple[list[tuple[int, bytes]], int]], width: int, height: int) -> bytes:
    """Scenes one after the other as a GIF, see gif(); each has colours of its own."""
    pictures: list[Image.Image] = []
    shown: list[int] = []
    for frames, lasted in scenes:
        chosen = _thinned(frames)
        pictures += _lit([rgb for _, rgb in chosen], width, height)
        ends = [at for at, _ in chosen[1:]] + [max(lasted, chosen[-1][0] + _FRAME_MS)]
        shown += [
            max(end // _CENTI - at // _CENTI, 2) * _CENTI for (at, _), end in zip(chosen, ends, strict=True)
        ]
    out = io.BytesIO()
    pictures[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=pictures[1:],
        duration=shown,
        loop=0,
        optimize=False,
        disposal=1,
    )
    return out.getvalue()


def _thinned(frames: list[tuple[int, bytes]]) -> list[tuple[int, bytes]]:
    chosen: list[tuple[int, bytes]] = []
    for at, rgb in frames:
        if chosen and at // _FRAME_MS == chosen[-1][0] // _FRAME_MS:
            chosen[-1] = chosen[-1][0], rgb
        elif not chosen or rgb != chosen[-1][1]:
            chosen.append((at, rgb))
    return chosen


def seen(value: int) -> int:
    """What a screen shows for an LED's 0 … 255: LEDs are linear in light, screens are not (sRGB)."""
    light = value / 255
    return round(255 * (12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055))


def _lit(frames: list[bytes], width: int, height: int) -> list[Image.Image]:
    """All frames as images that share one palette: a colour of an LED is _SHADES entries of it."""
    colours = _chosen(frames)
    known = {colour: place for place, colour in enumerate(colours)}
    cell = pixels(1, height)[0]
    mask = _mask(cell, width, height)
    images = []
    for rgb in frames:
        places = bytes(_SHADES * _place(known, rgb[at : at + 3]) for at in range(0, 3 * width * height, 3))
        small = Image.frombytes("L", (width, height), places)
        large = small.resize((width * cell, height * cell), Image.Resampling.NEAREST)
        images.append(ImageChops.add(large, mask))
    palette = [part for colour in colours for shade in _shades(colour) for part in shade]
    palette += [0] * (768 - len(palette))
    finished = []
    for image in images:
        image = Image.frombytes("P", image.size, image.tobytes())
        image.putpalette(palette)
        finished.append(image)
    return finished


def _chosen(frames: list[bytes]) -> list[bytes]:
    """The colours that get places in the palette: of too many those that shine most."""
    light: Counter[bytes] = Counter()
    for rgb in frames:
        light.update(rgb[at : at + 3] for at in range(0, len(rgb), 3))
    return sorted(light, key=lambda colour: light[colour] * (1 + max(colour)), reverse=True)[:_COLOURS]


def _place(known: dict[bytes, int], colour: bytes) -> int:
    place = known.get(colour)
    if place is None:
        place = known[colour] = known[min(known, key=lambda other: _apart(other, colour))]
    return place


def _apart(one: bytes, other: bytes) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def _shades(colour: bytes) -> list[tuple[int, ...]]:
    if not any(colour):
        # An LED without light is a small pale square under its lens.
        return [*[_GROUND] * 3, *[_UNLIT] * (_SHADES - 3)]
    lit = [seen(value) for value in colour]
    return [
        (*(round(under + (over - under) * light) for under, over in zip(_GROUND, lit, strict=True)),)
        for light in _LIGHT
    ]


@cache
def _mask(cell: int, width: int, height: int) -> Image.Image:
    """For each pixel the number of its shade, 0 at the rim of an LED's cell."""
    middle = (cell - 1) / 2
    tile = bytes(
        sum(((x - middle) ** 2 + (y - middle) ** 2) ** 0.5 <= radius * cell for radius in _RADII)
        for y in range(cell)
        for x in range(cell)
    )
    row = b"".join(tile[y * cell : (y + 1) * cell] * width for y in range(cell))
    return Image.frombytes("L", (width * cell, height * cell), row * height)
