"""Who meets whom: round robin, Swiss, knock-out, time attack. Pure: the same input gives the same tables.

Swiss pairs are a maximum-weight matching (networkx). The packages for Swiss tournaments on PyPI pair by the
rules of chess, two by two and with colours; here a table has two to six seats and no colours.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations

Table = list[int]  # players at one console, in the order of their seats; one alone: a bye
FORMATS = ("round_robin", "swiss", "knock_out", "time_attack")


@dataclass(frozen=True)
class Entry:
    """A player as the pairing sees them. points: so far; larger is better."""

    player: int
    points: int = 0
    team: str = ""


@dataclass(frozen=True)
class Past:
    """A table that was played. winners: who shared the first place."""

    round: int
    players: Table
    winners: Table


def pair(form: str, entries: Sequence[Entry], past: Sequence[Past], seats: int) -> list[Table]:
    """The tables of the next round; [] when there is none. entries: best first. seats: most at a table."""
    return _FORMS[form](list(entries), list(past), seats)


def rounds(form: str, players: int, seats: int) -> int:
    """How many rounds a format has by itself: all against all, or until one is left; a few otherwise."""
    if form == "round_robin" and seats == 2:
        return players - 1 + players % 2
    if form == "knock_out":
        return max(players - 1, 0).bit_length()
    return 5


def _meetings(past: Sequence[Past]) -> dict[frozenset[int], int]:
    met: dict[frozenset[int], int] = {}
    for table in past:
        for two in combinations(table.players, 2):
            met[frozenset(two)] = met.get(frozenset(two), 0) + 1
    return met


def _swiss(entries: list[Entry], past: list[Past], seats: int) -> list[Table]:
    return _pairs(entries, past) if seats == 2 else _tables(entries, past, seats)


def _pairs(entries: list[Entry], past: list[Past]) -> list[Table]:
    """Pairs of about equal points, nobody twice and no team mates as far as that is possible."""
    import networkx

    met, rested = _meetings(past), {table.players[0] for table in past if len(table.players) == 1}
    byes = []
    if len(entries) % 2:
        # The last one who has not rested yet.
        at = next((i for i in reversed(range(len(entries))) if entries[i].player not in rested), -1)
        byes = [[entries.pop(at).player]]
    graph = networkx.Graph()
    for (i, one), (j, other) in combinations(enumerate(entries), 2):
        cost = (one.points - other.points) ** 2 * 100 + (i - j) ** 2
        cost += met.get(frozenset((one.player, other.player)), 0) * 10**8
        cost += 10**7 if one.team and one.team == other.team else 0
        graph.add_edge(i, j, weight=-cost)
    matched = networkx.max_weight_matching(graph, maxcardinality=True)
    pairs = sorted(sorted(two) for two in matched)
    return [[entries[i].player, entries[j].player] for i, j in pairs] + byes


def _tables(entries: list[Entry], past: list[Past], seats: int) -> list[Table]:
    """Tables of several: from the top, each time whoever has met the least of those who sit there."""
    met, left = _meetings(past), list(entries)
    count = -(-len(left) // seats)
    # Tables as even as possible: nobody sits alone because of one too many.
    sizes = [len(left) // count + (place < len(left) % count) for place in range(count)] if count else []
    tables = []
    for size in sizes:
        table = [left.pop(0)]
        while len(table) < size:
            best = min(range(len(left)), key=lambda at: (_cost(left[at], table, met), at))
            table.append(left.pop(best))
        tables.append([entry.player for entry in table])
    return tables


def _cost(entry: Entry, table: list[Entry], met: dict[frozenset[int], int]) -> int:
    again = sum(met.get(frozenset((entry.player, other.player)), 0) for other in table)
    mates = sum(bool(entry.team) and entry.team == other.team for other in table)
    return again * 2 + mates


def _round_robin(entries: list[Entry], past: list[Past], seats: int) -> list[Table]:
    entries.sort(key=lambda entry: entry.player)
    if seats != 2:
        return _tables(entries, past, seats)
    # The circle: one stays, the others move on by one each round.
    ring: list[int] = [entry.player for entry in entries]
    if len(ring) % 2:
        ring.append(0)  # whoever meets nobody rests
    number = len({table.round for table in past})
    if number >= len(ring) - 1:
        return []
    turn = ring[1:]
    turn = turn[number:] + turn[:number]
    ring = ring[:1] + turn
    found = []
    for place in range(len(ring) // 2):
        two = [ring[place], ring[-1 - place]]
        found.append(two if 0 not in two else [max(two)])
    return sorted(found, key=lambda table: (len(table) == 1, table))


def _knock_out(entries: list[Entry], past: list[Past], seats: int) -> list[Table]:
    if not past:
        order = sorted(entry.player for entry in entries)
        size = 1 << max(len(order) - 1, 0).bit_length()
        line = [order[seed] if seed < len(order) else 0 for seed in _seeding(size)]
    else:
        newest = max(table.round for table in past)
        line = []
        for table in past:
            # A table that was shared is played again, in the same round: then its last game decides.
            if table.round == newest and len(table.winners) == 1:
                line.append(table.winners[0])
    if len(line) < 2:
        return []
    tables = [line[at : at + 2] for at in range(0, len(line), 2)]
    return [[player for player in table if player] for table in tables]


def _seeding(size: int) -> list[int]:
    """The places of a bracket, so that the best meet last: 0 3 1 2 for four … as 1–4, 2–3 are paired."""
    line = [0]
    while len(line) < size:
        line = [place for seed in line for place in (seed, 2 * len(line) - 1 - seed)]
    return line


def _time_attack(entries: list[Entry], past: list[Past], seats: int) -> list[Table]:
    return [[player] for player in sorted(entry.player for entry in entries)]


_FORMS: dict[str, Callable[[list[Entry], list[Past], int], list[Table]]] = {
    "round_robin": _round_robin,
    "swiss": _swiss,
    "knock_out": _knock_out,
    "time_attack": _time_attack,
}
