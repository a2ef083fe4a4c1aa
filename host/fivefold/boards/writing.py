"""A profile as a file, with comments in the manner of the shipped ones."""

import ast
import contextlib
import os
import tempfile
from pathlib import Path
from typing import Any

from drivers.profile import REFUSE, faults
from fivefold.boards import reading
from fivefold.errors import Failure

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


def text(board: dict[str, Any]) -> str:
    """The source of a profile."""
    lines = [f'"""{_title(board)}"""', "", "BOARD = {"]
    for key, value in board.items():
        lines += [f"    # {comment}" for comment in _comments(board, key)]
        if key == "matrix":
            lines += ['    "matrix": {']
            for part, inner in value.items():
                lines += [f"        # {comment}" for comment in _matrix_comments(board, part)]
                lines += [f'        "{part}": {_literal(inner)},']
            lines += ["    },"]
        elif key == "pads":
            lines += ['    "pads": [', *[f"        {_literal(pad)}," for pad in value], "    ],"]
        else:
            lines += [f'    "{key}": {_literal(value)},']
    return "\n".join([*lines, "}", ""])


def write(board: dict[str, Any], path: Path) -> None:
    """Check a profile once more and write it, all of it or nothing. Raises Failure."""
    source = text(board)
    refused = [fault for fault in faults(_read_back(source), reading.chips()) if fault.severity == REFUSE]
    if refused:
        raise Failure(f"not written: {refused[0].text()}")
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".new")
        try:
            with open(handle, "w", encoding="utf-8") as file:
                file.write(source)
            os.chmod(name, 0o644)
            os.replace(name, path)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(name)
            raise
    except OSError as error:
        raise Failure(f"cannot write {path}: {error.strerror}") from error


def _read_back(source: str) -> Any:
    tree = ast.parse(source)
    assert isinstance(tree.body[-1], ast.Assign)
    return ast.literal_eval(tree.body[-1].value)


def _title(board: dict[str, Any]) -> str:
    matrix = board["matrix"]
    count = matrix["across"] * matrix["down"]
    panels = f"{count} panels" if count > 1 else "one panel"
    pads = len(board["pads"])
    return (
        f"{board['name']}: {board['chip']} {board['module']}, {panels} of "
        f"{matrix['panel'][0]}×{matrix['panel'][1]}, {_NUMBERS[pads]} pad{'s' * (pads > 1)}."
    )


def _comments(board: dict[str, Any], key: str) -> list[str]:
    """What is worth knowing before one changes a value."""
    chip = reading.chips()[board["chip"]]
    ladder = "ladder" in board
    if key == "sides":
        return ["2: two consoles back to back; the right half of the picture is the back."]
    if key == "lights":
        parts = ["The pad lights: a chain of their own, pad 1 first."]
        return parts + ["Not on the part of the chip that sends to the matrix."] * bool(chip.get("leds"))
    if key == "pads":
        if not ladder:
            return ["Every button between its pin and ground."]
        never = ", ".join(str(pin) for pin in chip["false_edges"])
        avoid = f"never {never}, which get false interrupts. " if never else "any input with a pull-up. "
        return [f"MATCH: {avoid}NAV: a pin of ADC1."]
    return {
        "pull_up": ["The chip's own pull-ups keep pads that are not plugged in silent."],
        "ladder": ["Ohms: the pull-up to 3.3 V, and each button to ground."],
        "led_out": ["The pins that the board leads out; others must not be used."],
        "supply_ma": ["What the supply gives; pictures that would take more are dimmed."],
        "free": ["Kept free for additions."],
    }.get(key, [])


def _matrix_comments(board: dict[str, Any], part: str) -> list[str]:
    many = board["matrix"]["across"] * board["matrix"]["down"] > 1
    if part == "across" and many and "chain" not in board["matrix"]:
        return ["Panels are wired in reading order, all the same way up."]
    return {
        "corner": ["Where the first pixel of a panel is, and how the chain goes on from there."],
        "chain": ["How the panels follow each other; turned: every second row (or column) is upside down."],
        "rotation": ["Quarter turns clockwise, for a panel that is built in sideways."],
    }.get(part, [])


def _literal(value: Any) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{key}": {_literal(inner)}' for key, inner in value.items()) + "}"
    return repr(value)
