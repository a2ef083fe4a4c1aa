"""Records: the best that anybody has reached in a game, by players and options."""

import json
from dataclasses import dataclass

from fivefold.monitor.history import Result


@dataclass
class Record:
    """The best result of a kind of game. reached: numbers as in the standings, larger is better."""

    game: str
    options: dict[str, int | str]
    players: int
    numbers: list[str]
    reached: list[int]
    holders: list[str]
    row: int


def best(results: list[Result]) -> list[Record]:
    """The records in the results of History.results, by game.

    Who was first holds a record; equals in one game share it. People without a name count as "somebody".
    """
    found: dict[tuple[str, str, int], Record] = {}
    for result in results:
        game, reached = result.game, result.player.numbers
        name = result.player.name or "somebody"
        key = (game.game, json.dumps(game.options, sort_keys=True), len(game.seats))
        held = found.get(key)
        if held is None or reached > held.reached:
            found[key] = Record(
                game.game, game.options, len(game.seats), game.numbers, reached, [name], game.id
            )
        elif reached == held.reached and game.id == held.row:
            held.holders.append(name)
    return [found[key] for key in sorted(found)]
