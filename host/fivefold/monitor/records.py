"""Records: the best that anybody has reached in a game, by players and options."""

import json
import sqlite3
from dataclasses import dataclass


@dataclass
class Record:
    """The best result of a kind of game. reached: numbers as in the standings, larger is better."""

    game: str
    options: str
    players: int
    numbers: list[str]
    reached: list[int]
    holders: list[str]
    row: int


def best(results: list[sqlite3.Row]) -> list[Record]:
    """The records in the rows of History.results, by game.

    Who was first holds a record; equals in one game share it. People without a name count as "somebody".
    """
    found: dict[tuple[str, str, int], Record] = {}
    for result in results:
        players = len(json.loads(result["seats"]))
        reached = json.loads(result["reached"])
        name = result["name"] or "somebody"
        key = (result["game"], result["options"], players)
        held = found.get(key)
        if held is None or reached > held.reached:
            numbers = json.loads(result["numbers"])
            found[key] = Record(*key, numbers, reached, [name], result["id"])
        elif reached == held.reached and result["id"] == held.row:
            held.holders.append(name)
    return [found[key] for key in sorted(found)]
