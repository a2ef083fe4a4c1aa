"""The one check of what comes from a console, against link.schema.json."""

import functools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("link.schema.json")
# Fields of whoever passes events on: a console is not heard when it tells them.
RESERVED = ("time", "console", "game_id", "count")
OWN_EVENTS = ("print", "refused")  # what the monitor adds to what a console tells


@functools.cache
def load() -> dict[str, Any]:
    """The description of all events and commands, a JSON Schema (draft 7)."""
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def version() -> int:
    """The version of the link that the schema describes."""
    return int(load()["$id"].rpartition(":")[2])


def event(record: dict[str, Any]) -> str:
    """Why a record is no event of a console, in words; "" when it is one."""
    if record.get("event") in OWN_EVENTS:
        return f"event {record['event']} is the monitor's own"
    why = _refusal("event", record)
    return why or (_at_odds(record) if "standings" in record else "")


def _at_odds(game: dict[str, Any]) -> str:
    """How the fields of a game do not go together, which a schema cannot tell."""
    if "seats" not in game or "numbers" not in game:
        return "standings without seats and numbers"
    seats, ranked = {*game["seats"]}, [row[1] for row in game["standings"]]
    if sorted(ranked) != sorted(seats) or any(
        len(row) != 2 + len(game["numbers"]) for row in game["standings"]
    ):
        return "standings do not fit seats and numbers"
    others = {seat for seat, _ in game.get("computers", [])} | {*game.get("winners", [])}
    return "" if others <= seats else "computers or winners are no seats of the game"


def command(record: dict[str, Any]) -> str:
    """Why a record is no command for a console, in words; "" when it is one."""
    return _refusal("command", record)


def message(kind: str, record: Any) -> str:
    """Why a record is none of those that go over a broker, in words; kind: `passed_on`, `order` …"""
    why = _refusal(kind, record)
    return why or (_at_odds(record) if kind == "passed_on" and "standings" in record else "")


def _refusal(kind: str, record: dict[str, Any]) -> str:
    # Not at the top: the history shares this package, and needs no more than Fivefold itself.
    import fastjsonschema

    try:
        _validator(kind)(record)
    except fastjsonschema.JsonSchemaValueException as error:
        where = ".".join(str(step) for step in error.path[1:])
        said = error.message.removeprefix(error.name or "").strip()
        return f"{where} {said}"[:200].strip()
    return ""


@functools.cache
def _validator(kind: str) -> Callable[[Any], Any]:
    import fastjsonschema

    described = {**load(), "$ref": f"#/definitions/{kind}"}
    del described["anyOf"]
    check: Callable[[Any], Any] = fastjsonschema.compile(described, use_default=False)
    return check
