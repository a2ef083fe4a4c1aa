"""Points, standings and ties: what a place is worth, and who is ahead."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from core.ranking import rank
from fivefold import paths  # noqa: F401  (makes the rules importable)

WIN, SHARED = 2, 1  # against each of the others at the table


@dataclass(frozen=True)
class Row:
    """One player's result at a table: the place and the numbers of the rules, larger is better."""

    player: int
    place: int
    numbers: tuple[int, ...] = ()


@dataclass
class Line:
    """One line of the standings. numbers: of all games added up, the rules' tie-breaks in their order."""

    place: int
    player: int
    points: int
    played: int
    numbers: list[int] = field(default_factory=list)


def points(table: Iterable[Row]) -> dict[int, int]:
    """Two for each other player who is behind, one for each with the same place; a bye: as a win."""
    rows = list(table)
    if len(rows) == 1:
        return {rows[0].player: WIN}
    return {
        row.player: sum(
            WIN if other.place > row.place else SHARED if other.place == row.place else 0
            for other in rows
            if other is not row
        )
        for row in rows
    }


def standings(players: Iterable[int], rounds: Iterable[list[list[Row]]], alone: bool) -> list[Line]:
    """Everybody's place. rounds: tables by round. alone: each plays alone, and a round is one table of all.

    Ties: the sums of the rules' own numbers decide, the first that differs; equal share a place.
    """
    lines = {player: Line(0, player, 0, 0) for player in players}
    for tables in rounds:
        if alone:
            together = [row for table in tables for row in table]
            ranked = rank([(at, list(row.numbers)) for at, row in enumerate(together)])
            tables = [[Row(together[at].player, place, together[at].numbers) for place, at, *_ in ranked]]
        for table in tables:
            won = points(table)
            for row in table:
                line = lines.get(row.player)
                if line is None:
                    continue
                line.points += won[row.player]
                line.played += 1
                more = [*row.numbers] + [0] * (len(line.numbers) - len(row.numbers))
                have = line.numbers + [0] * (len(more) - len(line.numbers))
                line.numbers = [one + other for one, other in zip(have, more, strict=True)]
    width = max((len(line.numbers) for line in lines.values()), default=0)
    for line in lines.values():
        line.numbers += [0] * (width - len(line.numbers))
    ordered = rank([(player, [line.points, *line.numbers]) for player, line in lines.items()])
    for place, player, *_ in ordered:
        lines[player].place = place
    return [lines[player] for _, player, *_ in ordered]


def of_teams(lines: Iterable[Line], team: dict[int, str]) -> list[tuple[int, str, int]]:
    """`(place, team, points)`: what its players have reached together."""
    sums: dict[str, int] = {}
    for line in lines:
        if team.get(line.player):
            sums[team[line.player]] = sums.get(team[line.player], 0) + line.points
    names = sorted(sums)
    return [(row[0], names[row[1]], row[2]) for row in rank([(at, [sums[n]]) for at, n in enumerate(names)])]
