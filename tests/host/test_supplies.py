"""What the validator says of a supply, against the pictures of all screens."""

import itertools
import re
from pathlib import Path

from drivers import power
from drivers.profile import supplies

TESTS = Path(__file__).resolve().parent.parent
PADS = 6
BRIGHTEST = 10


def pictures():
    """`(pixels, [(colour, how many), …])` of each recorded picture."""
    for path in TESTS.rglob("pictures/*.txt"):
        lines = path.read_text(encoding="utf-8").split("\n")
        start = next(number for number, line in enumerate(lines) if line.startswith("pixels")) + 1
        colours = dict(
            found.groups() for line in lines if (found := re.fullmatch(r"(\S) ([0-9a-f]{6})", line))
        )
        rows = [line for line in lines[start:] if line and not re.fullmatch(r"\S [0-9a-f]{6}", line)]
        signs = "".join(rows)
        counted = [(bytes.fromhex(colours[sign]), signs.count(sign)) for sign in set(signs) - {"."}]
        yield len(signs), counted


def shown(pixels, colours, supply, level):
    """The colours before and after the limiter, at a brightness."""
    curve = power.brightness_curve(level)
    wanted = [tuple(curve[value] for value in colour) for colour, _ in colours]
    total = sum(sum(colour) * count for colour, (_, count) in zip(wanted, colours, strict=True))
    lit = sum(sum(map(bool, colour)) * count for colour, (_, count) in zip(wanted, colours, strict=True))
    budget = supply - power.estimate(PADS * 3 * 255, PADS)
    scale, floor = power.limit(total, lit, pixels, budget)
    return wanted, [tuple(power.shrunk(value, scale, floor) for value in colour) for colour in wanted]


def alike(before, after):
    """Whether two colours that could be told from each other have become one."""
    pairs = itertools.combinations(zip(before, after, strict=True), 2)
    return any(
        one[1] == two[1] and max(abs(a - b) for a, b in zip(one[0], two[0], strict=True)) > 1
        for one, two in pairs
    )


def test_what_is_not_refused_shows_every_picture():
    for pixels, colours in pictures():
        _, seen, _, _ = supplies(PADS, pixels)
        for level in range(1, BRIGHTEST + 1):
            _, after = shown(pixels, colours, seen, level)
            assert all(any(colour) for colour in after)


def test_what_is_not_warned_of_keeps_colours_apart():
    for pixels, colours in pictures():
        _, _, good, _ = supplies(PADS, pixels)
        for level in range(1, BRIGHTEST + 1):
            before, after = shown(pixels, colours, good, level)
            assert not alike(before, after), level


def test_what_is_refused_and_warned_of_has_a_reason():
    black = merged = 0
    for pixels, colours in pictures():
        least, seen, good, _ = supplies(PADS, pixels)
        _, after = shown(pixels, colours, (3 * least + seen) // 4, BRIGHTEST)
        black += not all(any(colour) for colour in after)
        before, after = shown(pixels, colours, (seen + good) // 2, BRIGHTEST)
        merged += alike(before, after)
    assert black > 10 and merged > 0
