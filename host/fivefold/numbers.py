"""`fivefold bots numbers`: who wins, how games end and how long they last, in games of computer players."""

import json
import math
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import track

import games
from fivefold import files, paths
from fivefold.virtual import core_games
from games.twins import rules as twins

FILE = paths.ROOT / "docs" / "numbers.md"
STRENGTH = 3
CHANCE = 0.01  # wins by seat that chance alone brings less often than this are worth a look
SQUARES = (16, 32)
WORKERS = 2
BY_SETS, BY_LIMIT, OTHERWISE = "sets", "limit", "otherwise"
HEAD = """# Games in numbers

Computer players of strength {strength} play on the rules alone, unless it says otherwise.
`fivefold bots numbers` makes this page.
"""


@dataclass
class Found:
    """What came of some games. wins: by seat, of games with one winner."""

    game: str
    seats: int
    display: str
    options: dict[str, Any]
    strength: int
    games: int
    wins: list[int]
    shared: int = 0
    minutes: float = 0.0
    longest: float = 0.0
    ends: dict[str, int] = field(default_factory=dict)
    told: dict[str, int] = field(default_factory=dict)

    def probability(self) -> float:
        """How often seats that are as good as each other have wins at least as far from even (chi-square)."""
        each = sum(self.wins) / len(self.wins)
        if not each:
            return 1.0
        return chi_square(sum((won - each) ** 2 for won in self.wins) / each, len(self.wins) - 1)


def chi_square(value: float, freedom: int) -> float:
    """The probability that a chi-square number of so many degrees of freedom is at least `value`."""
    if freedom < 1:
        return 1.0
    odd = freedom % 2
    total = math.erfc(math.sqrt(value / 2)) if odd else math.exp(-value / 2)
    term = math.sqrt(2 * value / math.pi) * math.exp(-value / 2) if odd else math.exp(-value / 2) * value / 2
    for step in range(3 if odd else 4, freedom + 1, 2):
        total += term
        term *= value / step
    return total


def played(game: str, seats: int, count: int, side: int, strength: int, options: dict[str, Any]) -> Found:
    """Play `count` games as a square display of `side` pixels has them; seeds from 1 on."""
    kind = games.load(game, options)
    sitting = list(range(1, seats + 1))
    usual = kind.preset({option.name: option.default for option in kind.OPTIONS}, side, side)
    fitting = kind.fit({**usual, **options}, sitting, side, side)
    found = Found(game, seats, f"{side}×{side}", options, strength, count, [0] * seats)
    ends: Counter[str] = Counter()
    told: Counter[str] = Counter()
    for seed in range(1, count + 1):
        play = games.start(game, sitting, fitting, seed)
        for _, _, events in core_games.moves(play, [strength] * seats):
            told.update(event[0] for event in events)
        winners = play.winners()
        found.shared += len(winners) > 1
        if len(winners) == 1:
            found.wins[sitting.index(winners[0])] += 1
        found.minutes += play.now / 60000 / count
        found.longest = max(found.longest, play.now / 60000)
        if game == "twins":
            ends[_end(play)] += 1
    found.ends, found.told = dict(ends), {name: told[name] for name in ("won", "tie") if name in told}
    return found


def _end(play: Any) -> str:
    if not play.timed and max(play.points(side) for side in play.sides) >= play.options["sets"]:
        return BY_SETS
    at_limit = play.turned >= twins.MOST_TURNED or play.handed >= twins.MOST_HANDS
    return BY_LIMIT if at_limit else OTHERWISE


Task = tuple[str, int, int, int, int, dict[str, Any]]  # as played() takes them


def starters(count: int) -> list[Task]:
    """Wins by seat where the beginner is drawn (C-9)."""
    tables = [("quarter_turn", seats) for seats in (2, 3, 4)] + [("push_match", 2)]
    return [(game, seats, count, SQUARES[0], STRENGTH, {}) for game, seats in tables]


def lengths(count: int) -> list[Task]:
    """Every game for every number of players; Twins on either display."""
    rows: list[Task] = []
    for game in games.GAMES:
        fewest, most = games.load(game).SEATS
        for side in SQUARES if game == "twins" else SQUARES[:1]:
            rows += [(game, seats, count, side, STRENGTH, {}) for seats in range(fewest, most + 1)]
    return rows


def decks(count: int) -> list[Task]:
    """Twins for sets with every deck; those that a display is not offered (TW-15) a tenth as often."""
    rows: list[Task] = []
    (deck,) = [option for option in twins.GAME.OPTIONS if option.name == "deck"]
    for side in SQUARES:
        for cards in deck.values():
            if side > SQUARES[0] and cards == deck.low:
                continue  # drawn larger, in as many slots
            offered = cards in twins.GAME.offered(deck, side, side)
            plays = count if offered else max(count // 10, 1)
            for seats in range(2, 7):
                rows += [("twins", seats, plays, side, strength, {"deck": cards}) for strength in (3, 5)]
    return rows


def page(seats: list[Found], long: list[Found], ends: list[Found]) -> str:
    """The page for people."""
    lines = [
        HEAD.format(strength=STRENGTH),
        "## Who begins is drawn (C-9)",
        "",
        "Wins by seat, of the games with one winner. Chance: how often equally good seats would have wins",
        f"at least as uneven (chi-square); below {CHANCE} it would be worth a look.",
        "",
        "| game | seats | games | wins by seat | shared | chance |",
        "|---|---|---|---|---|---|",
    ]
    for row in seats:
        wins = ", ".join(map(str, row.wins))
        lines.append(
            f"| {row.game} | {row.seats} | {row.games} | {wins} | {row.shared} | {row.probability():.2f} |"
        )
    lines += [
        "",
        "## How long games last",
        "",
        "In minutes: usual options, without the time that people need to walk a cursor.",
        "",
        "| game | display | 1 | 2 | 3 | 4 | 5 | 6 players |",
        "|---|---|---|---|---|---|---|---|",
    ]
    found = {(row.game, row.display, row.seats): row for row in long}
    for game, display in dict.fromkeys((row.game, row.display) for row in long):
        cells = [found.get((game, display, count)) for count in range(1, 7)]
        shown = " | ".join(f"{row.minutes:.1f}" if row else "" for row in cells)
        lines.append(f"| {game} | {display if game == 'twins' else 'any'} | {shown} |")
    lines += [
        "",
        "## Twins: decks and displays (TW-15)",
        "",
        "A display is offered the decks with which games end by sets, or with no card left, and next to none",
        "at the limit of C-8; the others were played a tenth as often.",
        "Ties and sets are counted by game (TW-17).",
        "",
        "| display | cards | players | strength | games | by sets | at a limit | otherwise "
        "| minutes | longest | sets won | ties |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for row in ends:
        how = " | ".join(str(row.ends.get(end, 0)) for end in (BY_SETS, BY_LIMIT, OTHERWISE))
        told = " | ".join(f"{row.told.get(name, 0) / row.games:.1f}" for name in ("won", "tie"))
        lines.append(
            f"| {row.display} | {row.options['deck']} | {row.seats} | {row.strength} | {row.games} | {how} "
            f"| {row.minutes:.1f} | {row.longest:.1f} | {told} |"
        )
    return "\n".join(lines) + "\n"


def numbers(
    wins: Annotated[int, typer.Option(min=1, help="Games for each row of wins by seat.")] = 400,
    length: Annotated[int, typer.Option(min=1, help="Games for each length.")] = 50,
    ends: Annotated[int, typer.Option(min=1, help="Games of Twins for each deck and display.")] = 200,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object, and write no page.")
    ] = False,
    output: Annotated[Path, typer.Option("-o", help="The page to write.")] = FILE,
) -> None:
    """Play many games of computer players: wins by seat, lengths, and how Twins ends; some minutes."""
    parts = (starters(wins), lengths(length), decks(ends))
    with ProcessPoolExecutor(WORKERS) as pool:
        waiting = [[pool.submit(played, *task) for task in part] for part in parts]
        every = [row for part in waiting for row in part]
        for row in track(every, "tables", disable=as_json):
            row.result()
        found = [[row.result() for row in part] for part in waiting]
    if as_json:
        named = zip(("wins_by_seat", "lengths", "decks"), found, strict=True)
        typer.echo(json.dumps({name: [asdict(row) for row in rows] for name, rows in named}))
        return
    files.write(output, page(*found))
    typer.echo(f"{output} written")
