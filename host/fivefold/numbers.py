"""`fivefold bots numbers`: who wins and how games end, in games of computer players."""

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
from fivefold.virtual.programs import sim_rules
from games.push_match.rules import PushMatch
from games.quarter_turn import rules as quarter_turn
from games.total_madness import rules as total_madness
from games.twins import rules as twins

FILE = paths.ROOT / "docs" / "numbers.md"
STRENGTH = 3  # of the games for wins by seat
STRENGTHS = (3, 5)  # of the others
CHANCE = 0.01  # wins by seat that chance alone brings less often than this are worth a look
SQUARES = (16, 32)
WORKERS = 2
OF_CARDS = [name for name in games.GAMES if name != "buzzer"]  # its questions take as long as people do
BY_SETS, BY_LIMIT, OTHERWISE = "sets", "limit", "otherwise"
HEAD = """# Games in numbers

Computer players, of strength {strength} where nothing else is said, play on the rules alone.
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
        before = told.copy()
        late = 0  # cards of Quick Play that took too long
        for _, _, events in sim_rules.moves(play, [strength] * seats):
            told.update(event[0] for event in events)
            late += sum(event[0] == "nobody" and event[2] == "time" for event in events)
        winners = play.winners()
        found.shared += len(winners) > 1
        if len(winners) == 1:
            found.wins[sitting.index(winners[0])] += 1
        found.minutes += play.now / 60000 / count
        found.longest = max(found.longest, play.now / 60000)
        if late or _at_limit(play, told - before):
            ends[BY_LIMIT] += 1
        else:
            ends[BY_SETS if game == "twins" and _by_sets(play) else OTHERWISE] += 1
    found.ends, found.told = dict(ends), {name: told[name] for name in ("won", "tie") if name in told}
    return found


def _by_sets(play: Any) -> bool:
    return not play.timed and max(play.points(side) for side in play.sides) >= play.options["sets"]


def _at_limit(play: Any, told: Counter[str]) -> bool:
    """Whether a game that is over was ended, or a round of it, by a maximum of C-8. told: its events."""
    if isinstance(play, twins.Twins):
        return not _by_sets(play) and (play.turned >= twins.MOST_TURNED or play.handed >= twins.MOST_HANDS)
    if isinstance(play, total_madness.TotalMadness):
        return play.claims >= total_madness.CLAIMS or play.race_ms >= total_madness.RACE_MS
    if isinstance(play, quarter_turn.QuarterTurn):
        return bool(play.turn >= quarter_turn.MOST_TURNS)
    if isinstance(play, PushMatch):
        return told["void"] > 0 or play.round >= play.MOST_ROUNDS
    return False


Task = tuple[str, int, int, int, int, dict[str, Any]]  # as played() takes them


def starters(count: int) -> list[Task]:
    """Wins by seat where the beginner is drawn (C-9)."""
    tables = [("quarter_turn", seats) for seats in (2, 3, 4)] + [("push_match", 2)]
    return [(game, seats, count, SQUARES[0], STRENGTH, {}) for game, seats in tables]


def limits(count: int) -> list[Task]:
    """Every game but Twins, which decks() plays, with every number of players."""
    rows: list[Task] = []
    for game in OF_CARDS:
        if game != "twins":
            for seats in range(games.load(game).SEATS[0], games.load(game).SEATS[1] + 1):
                rows += [(game, seats, count, SQUARES[0], strength, {}) for strength in STRENGTHS]
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
                rows += [("twins", seats, plays, side, strength, {"deck": cards}) for strength in STRENGTHS]
    return rows


def page(seats: list[Found], limits: list[Found], ends: list[Found]) -> str:
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
        "## Games that reach a limit (C-8)",
        "",
        "Of so many games with the usual options; those of Twins stand below.",
        "",
        "| game | players | strength | games | at a limit | longest, minutes |",
        "|---|---|---|---|---|---|",
    ]
    for row in limits:
        lines.append(
            f"| {row.game} | {row.seats} | {row.strength} | {row.games} | {row.ends.get(BY_LIMIT, 0)} "
            f"| {row.longest:.1f} |"
        )
    lines += [
        "",
        "## Twins: decks and displays (TW-15)",
        "",
        "A display is offered the decks with which games end by sets, or with no pair left to make, and none",
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
    ends: Annotated[
        int, typer.Option(min=1, help="Games for each row of limits, and of Twins for each deck and display.")
    ] = 200,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object, and write no page.")
    ] = False,
    output: Annotated[Path, typer.Option("-o", help="The page to write.")] = FILE,
) -> None:
    """Play many games of computer players: wins by seat, and how games end; some minutes."""
    parts = (starters(wins), limits(ends), decks(ends))
    with ProcessPoolExecutor(WORKERS) as pool:
        waiting = [[pool.submit(played, *task) for task in part] for part in parts]
        every = [row for part in waiting for row in part]
        for row in track(every, "tables", disable=as_json):
            row.result()
        found = [[row.result() for row in part] for part in waiting]
    if as_json:
        named = zip(("wins_by_seat", "limits", "decks"), found, strict=True)
        typer.echo(json.dumps({name: [asdict(row) for row in rows] for name, rows in named}))
        return
    files.write(output, page(*found))
    typer.echo(f"{output} written")
