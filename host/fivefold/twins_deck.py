"""The two-sided cards of Twins: how they are made, and a check that the firmware has those (TW-1)."""

from collections.abc import Iterator
from pathlib import Path

import typer

from core.rng import Rng
from fivefold import files, paths
from fivefold.errors import Failure

SEED = 1
SIDE = 3
CELLS = SIDE * SIDE
QUARTER_TURN = (6, 3, 0, 7, 4, 1, 8, 5, 2)  # where each cell's pixel comes from
COLOURS = 4  # the dark one is 0
LEAST_COLOUR = 3  # pixels that differ, whichever way either pattern is turned
TRIES = 500
TARGET = paths.FIRMWARE / "games" / "twins" / "rules_deck.py"

# The deck is three parts of 45 cards, and no pattern is in two parts, so that one part or two are a deck as
# well (TW-13). Each part has 90 faces: patterns that exist once, twice, three times.
PARTS = ((5, 20, 15), (5, 20, 15), (4, 19, 16))

Pattern = tuple[int, ...]  # CELLS colours, row by row

app = typer.Typer(help="The cards of Twins.", no_args_is_help=True)


def shapes() -> list[Pattern]:
    """The lit pixels (1) of all patterns that may be: no row or column dark, an even number lit.

    Even numbers make any two shapes differ in at least two pixels. With no dark row or column, nothing that
    straddles two slots or lies beside one looks like a pattern: a gap between slots is a dark row or column.
    """
    found = []
    for number in range(1 << CELLS):
        lit = tuple(number >> cell & 1 for cell in range(CELLS))
        lines = [lit[line * SIDE : line * SIDE + SIDE] for line in range(SIDE)]
        lines += [lit[line::SIDE] for line in range(SIDE)]
        if sum(lit) % 2 == 0 and all(any(line) for line in lines):
            found.append(lit)
    return found


def make_patterns(count: int, rng: Rng) -> list[Pattern]:
    """`count` patterns, each of its own shape in at most two colours, that differ as LEAST_COLOUR says."""
    choice = shapes()
    rng.shuffle(choice)
    found: list[Pattern] = []
    taken: list[int] = []  # the same, turned all four ways
    for shape in choice:
        for _ in range(TRIES):
            spare = 1 + rng.below(COLOURS - 1)
            colours = [colour for colour in range(1, COLOURS) if colour != spare]
            pattern = tuple(colours[rng.below(2)] if lit else 0 for lit in shape)
            bits = _bits(pattern)
            if all(_differing(bits ^ other) >= LEAST_COLOUR for other in taken):
                found.append(pattern)
                taken += map(_bits, turned(pattern))
                break
        if len(found) == count:
            return found
    raise ValueError(f"only {len(found)} of {count} patterns can be told apart")


def turned(pattern: Pattern) -> Iterator[Pattern]:
    """The pattern as it lies and after one, two and three quarter turns."""
    for _ in range(4):
        yield pattern
        pattern = tuple(pattern[cell] for cell in QUARTER_TURN)


def distance(one: Pattern, other: Pattern) -> int:
    """In how many pixels two patterns differ."""
    return _differing(_bits(one) ^ _bits(other))


def _bits(pattern: Pattern) -> int:
    """The low bits of all colours, then the high bits."""
    return sum((colour & 1) << cell | (colour >> 1) << cell + CELLS for cell, colour in enumerate(pattern))


def _differing(bits: int) -> int:
    return ((bits | bits >> CELLS) & (1 << CELLS) - 1).bit_count()


def make_cards(rng: Rng) -> list[tuple[int, int]]:
    """The two patterns of each card; never the same twice, and no two cards alike."""
    cards: list[tuple[int, int]] = []
    first = 0
    for part in PARTS:
        faces = []
        for copies, patterns in enumerate(part, 1):
            faces += [pattern for pattern in range(first, first + patterns) for _ in range(copies)]
            first += patterns
        cards += _pair_up(faces, rng)
    return cards


def _pair_up(faces: list[int], rng: Rng) -> list[tuple[int, int]]:
    while True:
        rng.shuffle(faces)
        cards = list(zip(faces[::2], faces[1::2], strict=True))
        different = {(min(card), max(card)) for card in cards}
        if len(different) == len(cards) and all(a != b for a, b in cards):
            return cards


def source() -> str:
    """The firmware's module of the deck."""
    rng = Rng(SEED)
    patterns = make_patterns(sum(map(sum, PARTS)), rng)
    faces = [face for card in make_cards(rng) for face in card]
    pixels = ["".join(map(str, pattern)) for pattern in patterns]
    pixel_rows = ["".join(pixels[i : i + 10]) for i in range(0, len(pixels), 10)]
    face_rows = ["".join(f"\\x{face:02x}" for face in faces[i : i + 18]) for i in range(0, len(faces), 18)]
    return (
        '"""The cards of Twins (TW-1); made by `fivefold twins-deck make`, not by hand.\n\n'
        "PATTERNS[pattern * 9 + row * 3 + column] is the digit of a colour in ui.palette, 0 is dark;\n"
        "FACES[card * 2 + side] is a pattern. Every 45 cards are a deck of their own.\n"
        '"""\n\n'
        "PATTERNS = (\n" + "".join(f'    b"{row}"\n' for row in pixel_rows) + ")\n"
        "FACES = (\n" + "".join(f'    b"{row}"\n' for row in face_rows) + ")\n"
    )


@app.command()
def make() -> None:
    """Write the firmware's module of the cards."""
    files.write(TARGET, source())
    typer.echo(f"wrote {TARGET.name}")


@app.command()
def check() -> None:
    """Fail when the firmware's module of the cards is not the one that `make` writes."""
    check_file(TARGET)
    typer.echo(f"{TARGET.name} is up to date")


def check_file(path: Path) -> None:
    """Raise Failure when the file is missing or stale."""
    if not path.is_file() or path.read_text(encoding="utf-8") != source():
        raise Failure(f"{path.name} is stale: run `fivefold twins-deck make`")
