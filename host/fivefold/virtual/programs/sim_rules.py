"""Computer players play on the rules core alone, without console or board; the same on either VM.

`sim_rules.py '{"game": "quick_play", "seats": [1, 2], "options": {}, "seed": 7, "games": 10}'` plays that
many games, with seeds from `seed` on, and prints one JSON object. Exit code 1 and the reason on standard
error when a game cannot be played.
"""

import gc
import json
import sys
import time

import games
from core.digest import EMPTY, digest, text
from fivefold.virtual.programs import bot_table as table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any

    from core.game import Action, Event, Game
    from core.player import Player

COLLECT_BYTES = 8192  # as on the device (main.py): garbage that lies about scatters what stays
MIDDLE = 3  # the strength of a computer player of whom nothing is said


def sit_down(game: "Game", strengths: "Sequence[int]") -> "dict[int, Player]":
    """The computer players of a game: dict seat -> Player. strengths: one a seat."""
    kind = games.player(game.NAME)
    return {seat: kind(seat, strength, game.seed) for seat, strength in zip(game.seats, strengths)}


def tidy() -> None:
    """Give back memory, as the console does; CPython sees to that itself."""
    if sys.implementation.name == "micropython":
        gc.collect()


def moves(game: "Game", strengths: "Sequence[int]") -> "Iterator[tuple[int, Action, list[Event]]]":
    """Play a game to its end; yields `(now, action, events)`."""
    for now, action in table.moves(game, sit_down(game, strengths)):
        yield now, action, game.act(action, now)
        tidy()


def playthrough(header: "dict[str, Any]") -> "Iterator[str]":
    """A whole game as lines of text, the header line first.

    header: dict of game, seats, options, seed, strengths. Then one line an action,
    `time seat verb integers -> event fields, event fields`, and the standings.
    """
    game = games.start(header["game"], header["seats"], header["options"], header["seed"])
    yield _one_line(header)
    for now, action, events in moves(game, header["strengths"]):
        told = ", ".join([_words(event) for event in events])
        yield "%d %s -> %s" % (now, _words(action), told) if told else "%d %s" % (now, _words(action))
    for row in game.standings():
        yield "standing " + _words(row)
    yield "check %d" % game.snapshot()["check"]


def _one_line(header: "dict[str, Any]") -> str:
    # Dicts have no order under MicroPython.
    options = header["options"]
    parts = ["%s: %s" % (json.dumps(name), json.dumps(options[name])) for name in sorted(options)]
    return '{"game": %s, "seats": %s, "options": {%s}, "seed": %d, "strengths": %s}' % (
        json.dumps(header["game"]),
        json.dumps(header["seats"]),
        ", ".join(parts),
        header["seed"],
        json.dumps(header["strengths"]),
    )


def _words(items: "Iterable[Any]") -> str:
    return " ".join([item if isinstance(item, str) else text(item) for item in items])


def play(task: "dict[str, Any]") -> "dict[str, Any]":
    """Play the games of a task; what sim_rules.py prints, a dict without times."""
    seats = task["seats"]
    strengths = task["strengths"] or [MIDDLE] * len(seats)
    check = EMPTY
    count = shared = virtual_ms = 0
    wins = [0] * len(seats)
    for number in range(task["games"]):
        game = games.start(task["game"], seats, task["options"], task["seed"] + number)
        for now, action, events in moves(game, strengths):
            count += 1
            check = digest([now, action, events], check)
        game.conserved()
        winners = game.winners()
        shared += len(winners) > 1
        virtual_ms += game.now
        for seat in winners:
            wins[seats.index(seat)] += 1
    return {
        "game": task["game"],
        "seats": seats,
        "options": game.options,
        "seed": task["seed"],
        "strengths": strengths,
        "games": task["games"],
        "moves": count,
        "wins": wins,
        "shared": shared,
        "virtual_ms": virtual_ms,
        "digest": "%06x" % check,
    }


def main(argument: str) -> int:
    """Play and print; the exit code."""
    task: "dict[str, Any]" = {"seats": [1, 2], "options": {}, "seed": 0, "strengths": None, "games": 1}
    task.update(json.loads(argument))
    if sys.implementation.name == "micropython":
        gc.threshold(COLLECT_BYTES)  # type: ignore[attr-defined]
    if "added" in task:
        games.add(task["added"], [task["game"]])
    began = time.time()
    try:
        found = play(task)
    except (ValueError, RuntimeError) as error:
        print(error, file=sys.stderr)
        return 1
    found["seconds"] = time.time() - began
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
