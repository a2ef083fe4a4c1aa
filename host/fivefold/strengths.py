"""`fivefold bots`: how the five strengths of the computer players do against each other."""

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track

from fivefold import files, lengths, numbers, paths, sim_rules
from games import GAMES

app = typer.Typer(help="The computer players.", no_args_is_help=True)
app.command("lengths")(lengths.lengths)
app.command("numbers")(numbers.numbers)

FILE = paths.ROOT / "docs" / "bots.md"
PAIRS = ((5, 1), (5, 4), (4, 3), (3, 2), (2, 1))
HEAD = """# Computer players

Each game has players of five strengths, the `bot.py` in its folder. They see what their seat may see and
nothing else (the tests shuffle all that is hidden and expect the same choices), they are seeded, and their
effort is counted in steps. What makes one stronger is told in its file.

`fivefold bench bots` measures how long they think. The longest plan is Quarter Turn's at strength 5: 341
steps, some 15 ms in the unix VM, a few thousand times the usual plan, which is to go on waiting.

Two players sit at each table below. Half of the games are played with seats exchanged, since the first seat
may have an advantage. A shared win counts for neither. `fivefold bots table` makes this page.

| game | games | {pairs} |
|---|---|{rules}|
"""


def wins(game: str, pair: tuple[int, int], games: int, seed: int) -> tuple[int, int]:
    """Games won by the first and by the second strength, seats exchanged in half of the games."""
    won = [0, 0]
    for strengths in (pair, pair[::-1]):
        task = {"game": game, "seats": [1, 2], "options": {}, "seed": seed}
        found = sim_rules.run({**task, "strengths": list(strengths), "games": games // 2})
        there = found["wins"] if strengths == pair else found["wins"][::-1]
        alone = found["shared"]
        won = [mine + more - alone for mine, more in zip(won, there, strict=True)]
    return won[0], won[1]


@app.command("table")
def bots_table(
    games: Annotated[int, typer.Option(min=2, help="Games of the strongest against the weakest.")] = 200,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first game.")] = 1,
    output: Annotated[Path, typer.Option("-o", help="The page to write.")] = FILE,
) -> None:
    """Play all pairs of strengths and write the table; neighbours play a quarter of the games."""
    heads = " | ".join(f"{one} : {other}" for one, other in PAIRS)
    lines = [HEAD.format(pairs=heads, rules="---|" * (len(PAIRS) - 1) + "---")]
    todo = [(game, pair) for game in GAMES for pair in PAIRS]
    cells: dict[str, list[str]] = {game: [] for game in GAMES}
    for game, pair in track(todo, "games"):
        first, second = wins(game, pair, games if pair == PAIRS[0] else games // 4, seed)
        cells[game].append(f"{first} : {second}")
    lines += [f"| {game} | {games}, {games // 4} | {' | '.join(cells[game])} |\n" for game in GAMES]
    files.write(output, "".join(lines))
    typer.echo(f"{output} written")
