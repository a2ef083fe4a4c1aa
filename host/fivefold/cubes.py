"""The 25 cubes of Push Match: how the set is made, and a check of the firmware's copy (PM-1)."""

from collections.abc import Iterator
from pathlib import Path

import typer

from fivefold import files, paths
from fivefold.errors import Failure

SYMBOLS = 15
SIDE = 5
MOST_EQUAL = 2  # PM-2
TARGET = paths.FIRMWARE / "games" / "push_match" / "rules_cubes.py"

# A cube is three pairs of opposite faces. A base cube is turned through the fifteen symbols, one added to
# all six at a time. The first takes fifteen steps to come round; the other two are their own images after
# five, so they give five cubes each: 15 + 5 + 5. The pairs lie 1, 3 and 6, 4, and 2 symbols apart: five
# different distances, so that the 75 pairs of opposite faces are all different, every symbol lies opposite
# ten others, and any two symbols meet on three to five cubes.
BASES = (
    (15, ((0, 1), (2, 5), (3, 9))),
    (5, ((0, 4), (5, 9), (10, 14))),
    (5, ((0, 2), (5, 7), (10, 12))),
)

Cube = tuple[int, ...]  # six symbols; faces 0 and 1, 2 and 3, 4 and 5 are opposite

app = typer.Typer(help="The cubes of Push Match.", no_args_is_help=True)


def make_set() -> list[Cube]:
    """The 25 cubes in the order in which the bases give them."""
    return [
        tuple((symbol + turn) % SYMBOLS for pair in pairs for symbol in pair)
        for turns, pairs in BASES
        for turn in range(turns)
    ]


def lay_out(cubes: list[Cube]) -> list[Cube]:
    """The cubes, ordered and turned so that cube i in cell i with face 0 in front obeys PM-2 on both sides.

    Cell by cell with the first cube that fits, taking back where none does.
    """
    placed: list[Cube] = []

    def fill(left: list[Cube]) -> bool:
        if not left:
            return True
        for number, cube in enumerate(left):
            for turned in _turned(cube):
                if _fits(placed, turned):
                    placed.append(turned)
                    # Cubes at the back come next: neighbours in the set have symbols in common.
                    if fill(left[number + 1 :] + left[:number]):
                        return True
                    placed.pop()
        return False

    if not fill(cubes):
        raise ValueError("these cubes cannot be laid out within PM-2")
    return placed


def _turned(cube: Cube) -> Iterator[Cube]:
    """The cube with each face in front once."""
    for face in range(6):
        yield (cube[face], cube[face ^ 1], *(s for i, s in enumerate(cube) if i >> 1 != face >> 1))


def _fits(placed: list[Cube], cube: Cube) -> bool:
    row, column = divmod(len(placed), SIDE)
    for rows, columns in ((0, -1), (-1, 0), (-1, -1), (-1, 1)):
        line = []
        r, c = row + rows, column + columns
        while r >= 0 and 0 <= c < SIDE:
            line.append(placed[r * SIDE + c])
            r, c = r + rows, c + columns
        for side in (0, 1):
            if sum(other[side] == cube[side] for other in line) >= MOST_EQUAL:
                return False
    return True


def source() -> str:
    """The firmware's module of the cubes: one hexadecimal digit a face."""
    cubes = ["".join(f"{symbol:x}" for symbol in cube) for cube in lay_out(make_set())]
    rows = [" ".join(cubes[i : i + SIDE]) for i in range(0, len(cubes), SIDE)]
    return (
        '"""The 25 cubes of Push Match (PM-1); made by `fivefold cubes make`, not by hand.\n\n'
        "FACES[cube * 6 + face] is a symbol 0 … 14; faces 0 and 1, 2 and 3, 4 and 5 of a cube are opposite.\n"
        "Cube i in cell i with face 0 in front obeys PM-2 on both sides.\n"
        '"""\n\n'
        "_CUBES = (\n" + "".join(f'    "{row} "\n' for row in rows) + ")\n"
        'FACES = bytes([int(face, 16) for face in _CUBES if face != " "])\n'
    )


@app.command()
def make() -> None:
    """Write the firmware's module of the cubes."""
    files.write(TARGET, source())
    typer.echo(f"wrote {TARGET.name}")


@app.command()
def check() -> None:
    """Fail when the firmware's module of the cubes is not the one that `make` writes."""
    check_file(TARGET)
    typer.echo(f"{TARGET.name} is up to date")


def check_file(path: Path) -> None:
    """Raise Failure when the file is missing or stale."""
    if not path.is_file() or path.read_text(encoding="utf-8") != source():
        raise Failure(f"{path.name} is stale: run `fivefold cubes make`")
