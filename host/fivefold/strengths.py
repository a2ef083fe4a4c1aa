"""`fivefold bots`: how the five strengths of the computer players do against each other and a yardstick."""

from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track

from core.player import STRENGTHS
from fivefold import files, lengths, numbers, paths, sim_rules, yardsticks

app = typer.Typer(help="The computer players.", no_args_is_help=True)
app.command("lengths")(lengths.lengths)
app.command("numbers")(numbers.numbers)

FILE = paths.ROOT / "docs" / "bots.md"
LEAST, MOST = 65, 90  # wins in a hundred against the next lower strength
PAIRS = ((5, 1), (5, 4), (4, 3), (3, 2), (2, 1))
YARDSTICKS = """
## Against a yardstick

How would the best of people do? Nobody has measured them, so each game has one strong opponent
(`host/fivefold/yardsticks`), which sees what its seat may see. Where hands and eyes decide, it is as quick as
theirs can be; where thought decides, it searches further than any of them. Games won by the computer player,
in percent of those not shared, with the 95 % interval (Wilson).

| game | games | {strengths} |
|---|---|{rules}|
"""
KINDS = """
| game | the yardstick |
|---|---|
"""
HEAD = """# Computer players

Each game has players of five strengths, the `bot.py` in its folder. They see what their seat may see and
nothing else (the tests shuffle all that is hidden and expect the same choices), they are seeded, and their
effort is counted in steps. Each file says what makes its player stronger.

`fivefold bench bots` measures how long they think. The longest plan is Quarter Turn's at strength 5: 341
steps, some 15 ms in the unix VM, a few thousand times the usual plan, which is to go on waiting.

Two players sit at each table below. Half of the games are played with seats exchanged, since the first seat
may have an advantage. A shared win counts for neither. `fivefold bots table` makes this page.

## Against each other

Each strength is meant to win some {least} to {most} % of its games against the one below: whoever beats one
finds the next one hard, but not hopeless.

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


def against_each_other(game: str, games: int, seed: int) -> str:
    """A row of the first table."""
    cells = []
    for pair in PAIRS:
        first, second = wins(game, pair, games, seed)
        cells.append(f"{first} : {second}")
    return f"| {game} | {games} | {' | '.join(cells)} |\n"


def against_yardstick(game: str, games: int, seed: int) -> str:
    """A row of the second table: each strength against the game's yardstick."""
    cells = []
    for strength in STRENGTHS:
        won, lost = yardsticks.wins(game, strength, games, seed)
        low, high = yardsticks.wilson(won, won + lost)
        cells.append(f"{100 * won / (won + lost):.0f} ({100 * low:.0f}–{100 * high:.0f})")
    return f"| {game} | {games} | {' | '.join(cells)} |\n"


@app.command("table")
def bots_table(
    games: Annotated[int, typer.Option(min=10, help="Games of each pair; some yardsticks play fewer.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first game.")] = 1,
    output: Annotated[Path, typer.Option("-o", help="The page to write.")] = FILE,
) -> None:
    """Let strengths play each other and a yardstick, and write the tables; some minutes."""
    heads = " | ".join(f"{one} : {other}" for one, other in PAIRS)
    tasks: dict[str, list[Future[str]]] = {"pairs": [], "yardsticks": []}
    with ProcessPoolExecutor(numbers.WORKERS) as pool:
        for game in yardsticks.YARDSTICKS:
            tasks["pairs"].append(pool.submit(against_each_other, game, games, seed))
        for game, yardstick in yardsticks.YARDSTICKS.items():
            count = max(games * yardstick.share // 100, 2)
            tasks["yardsticks"].append(pool.submit(against_yardstick, game, count, seed))
        for row in track([row for rows in tasks.values() for row in rows], "games"):
            row.result()
    page = HEAD.format(pairs=heads, rules="---|" * (len(PAIRS) - 1) + "---", least=LEAST, most=MOST)
    page += "".join(row.result() for row in tasks["pairs"])
    strengths = " | ".join(map(str, STRENGTHS))
    page += YARDSTICKS.format(strengths=strengths, rules="---|" * (len(STRENGTHS) - 1) + "---")
    page += "".join(row.result() for row in tasks["yardsticks"]) + KINDS
    page += "".join(f"| {game} | {one.what} |\n" for game, one in yardsticks.YARDSTICKS.items())
    files.write(output, page)
    typer.echo(f"{output} written")
