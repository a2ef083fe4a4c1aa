"""Whether a console tells the scores that its actions give: the rules play the game again (C-7)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import games
from core import recording
from core.refusal import Departs
from fivefold import paths  # noqa: F401  (makes the rules importable)

Record = dict[str, Any]


@dataclass(frozen=True)
class Proof:
    """What became of a game. why: "" when its scores are proved; otherwise in words. cards: of the set-up."""

    why: str
    numbers: list[str]
    standings: list[list[int]]
    winners: list[int]
    cards: int


def cards(game: str, seats: list[int], options: dict[str, Any], seed: int) -> int:
    """A check number of a game as it is set up: equal numbers, equal cards in the same order."""
    return int(games.start(game, seats, options, seed).snapshot()["check"])


def told(records: Iterable[Record]) -> Record | None:
    """The last of the records of a game that tells its end."""
    ends = [one for one in records if one["event"] in ("game", "result") and one.get("over")]
    return ends[-1] if ends else None


def lines(records: Iterable[Record]) -> list[Any] | None:
    """The actions as core.recording has them, with their end; None while some are missing."""
    by_number = {one["number"]: one for one in records if one["event"] in ("action", "recorded")}
    last = [number for number, one in by_number.items() if one["event"] == "recorded"]
    if not last or any(number not in by_number for number in range(1, last[0])):
        return None
    found: list[Any] = []
    for number in range(1, last[0]):
        one = by_number[number]
        found.append([one.get("now"), one.get("action"), one["check"]])
    end = by_number[last[0]]
    return [*found, ["end", last[0] - 1, end["winners"], end["check"]]]


def check(order: Record, records: list[Record]) -> Proof | None:
    """Hold a game against the order and the rules; None while it is not known whole."""
    whole = [one for one in records if one["event"] in ("start", "game", "result") and one.get("game")]
    actions, end = lines(records), told(records)
    if not whole or actions is None or end is None:
        return None
    begun = whole[0]
    why = _other_than_ordered(order, begun)
    header = {"recording": 1, **{name: begun[name] for name in ("game", "seats", "options", "seed")}}
    try:
        game = recording.replay([header, *actions], games.start)
    except Departs as error:
        return Proof(f"its actions are no game: {error}", end["numbers"], end["standings"], [], 0)
    standings = [list(row) for row in game.standings()]
    ends = [one for one in whole if one["over"]]
    if not why and any((one["standings"], one["winners"]) != (standings, game.winners()) for one in ends):
        why = "it tells other scores than its actions give"
    set_up = cards(game.NAME, game.seats, game.options, game.seed)
    return Proof(why, list(game.NUMBERS), standings, game.winners(), set_up)


def _other_than_ordered(order: Record, begun: Record) -> str:
    for name in ("game", "seed", "seats"):
        if begun[name] != order[name]:
            return f"it plays another {name} than was ordered"
    for name, value in order["options"].items():
        if begun["options"].get(name) != value:
            return f"it plays with another {name} than was ordered"
    return ""
