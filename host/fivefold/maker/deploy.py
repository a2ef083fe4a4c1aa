"""Puts the program onto a board, so that at every moment the board starts the old one or the new one.

The program goes into the slot that is not in use (firmware/boot.py); the mark that makes it count is written
last, when every file has been verified on the board.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field

from fivefold import paths  # noqa: F401 (makes the firmware importable)
from fivefold.errors import Failure
from fivefold.maker import program
from fivefold.maker.device import Device, Facts

import boot  # isort: skip

# From here on an ESP32 has the heap that a game takes (docs/testing.md, MicroPython of the board).
OLDEST = (1, 23, 0)
SPARE = 65536  # bytes that stay free for folders, settings and saved games
BLOCK = 4096  # a file takes whole blocks of the flash
PROFILE = "/board.py"
NEW = ".new"
Report = Callable[[str, int, int], None]


@dataclass
class Outcome:
    """What a deploy did: files sent over the line, copied on the board from the older program, removed."""

    sent: list[str] = field(default_factory=list)
    copied: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    slot: str = ""
    switched: bool = False


def program_for(facts: Facts, files: dict[str, bytes], as_source: bool) -> dict[str, bytes]:
    """The program's files for a board. Raises Failure when the board cannot run them."""
    if facts.version < OLDEST:
        raise Failure(
            f"the board has MicroPython {dotted(facts.version)}, Fivefold needs {dotted(OLDEST)} or newer: "
            "run fivefold flash"
        )
    if as_source:
        return files
    version, sub = program.compiler_version()
    if facts.bytecode != version:
        raise Failure(
            f"the board runs .mpy files of version {facts.bytecode}, mpy-cross here makes version {version}: "
            "run fivefold flash, or deploy with --source; nothing was copied"
        )
    # Machine code is bound to the sub-version too; without it the plain twins do the work.
    return program.compiled(files, facts.arch if facts.sub == sub else "")


def dotted(version: tuple[int, ...]) -> str:
    """A version as people write it."""
    return ".".join(str(part) for part in version)


def deploy(
    device: Device,
    files: dict[str, bytes],
    loose: dict[str, bytes],
    profile: bytes | None = None,
    report: Report = lambda name, done, total: None,
) -> Outcome:
    """Make `files` the program of a board.

    loose: files for the root. profile: a new /board.py; None leaves the one that is there. report(name, done,
    total) is called as bytes arrive. Raises Failure; the board then starts the program it had.
    """
    used, number = in_use(device)
    there = {slot: device.hashes(slot) for slot in boot.SLOTS}
    for slot in boot.SLOTS:
        there[slot].pop(boot.MARK[1:], None)
    wanted = {name: _sha(data) for name, data in files.items()}
    outcome = Outcome(slot=used)
    roots = {"/" + name: data for name, data in loose.items()}
    if profile is not None:
        roots[PROFILE] = profile
    changed = {path: data for path, data in roots.items() if device.ask("sha", path) != _sha(data)}
    if not used or there[used] != wanted:
        target = next(slot for slot in boot.SLOTS if slot != used)
        _need_room(device, files, wanted, there[target])
        _fill(device, target, files, wanted, there, outcome, report)
        _verify(device, target, wanted)
        outcome.slot, outcome.switched = target, True
    for path, data in changed.items():
        _replace(device, path, data)
        outcome.sent.append(path)
    if outcome.switched:
        device.ask("sync")
        device.put(outcome.slot + boot.MARK, f"{number + 1}\n".encode())
        device.ask("sync")
    return outcome


def in_use(device: Device) -> tuple[str, int]:
    """The slot of the program that a board starts, and its number; ("", 0) when there is none."""
    numbers = {slot: _number(device, slot) for slot in boot.SLOTS}
    slot = max(boot.SLOTS, key=lambda slot: numbers[slot])
    return (slot, numbers[slot]) if numbers[slot] else ("", 0)


def _sha(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _number(device: Device, slot: str) -> int:
    text = device.ask("text", slot + boot.MARK)
    return int(text) if text.endswith("\n") and text[:-1].isdigit() else 0


def _need_room(
    device: Device, files: dict[str, bytes], wanted: dict[str, str], there: dict[str, str]
) -> None:
    need = sum(
        -(-len(data) // BLOCK) * BLOCK for name, data in files.items() if there.get(name) != wanted[name]
    )
    free = device.facts().free
    if need + SPARE > free:
        raise Failure(
            f"the board has {free // 1024} KiB free, the program needs {(need + SPARE) // 1024} KiB: "
            "remove files of yours from it; nothing was copied"
        )


def _fill(
    device: Device,
    target: str,
    files: dict[str, bytes],
    wanted: dict[str, str],
    there: dict[str, dict[str, str]],
    outcome: Outcome,
    report: Report,
) -> None:
    # From here on the slot is not whole.
    device.ask("remove", target + boot.MARK)
    device.ask("sync")
    for name in sorted(set(there[target]) - set(wanted)):
        device.ask("remove", f"{target}/{name}")
        outcome.removed.append(name)
    others = {
        told: f"{slot}/{name}" for slot in there for name, told in there[slot].items() if slot != target
    }
    total = sum(len(data) for data in files.values())
    done = 0
    for name in sorted(files):
        path = f"{target}/{name}"
        if there[target].get(name) != wanted[name]:
            if wanted[name] in others:
                device.ask("copy", others[wanted[name]], path)
                outcome.copied.append(name)
            else:
                device.put(path, files[name])
                outcome.sent.append(name)
        done += len(files[name])
        report(name, done, total)


def _verify(device: Device, target: str, wanted: dict[str, str]) -> None:
    found = device.hashes(target)
    wrong = sorted(name for name in set(wanted) | set(found) if found.get(name) != wanted.get(name))
    if wrong:
        raise Failure(
            f"{len(wrong)} files are not on the board as they were sent ({wrong[0]} …): run this again; "
            "the board still starts the program it had"
        )


def _replace(device: Device, path: str, data: bytes) -> None:
    device.put(path + NEW, data)
    if device.ask("sha", path + NEW) != _sha(data):
        raise Failure(f"{path} did not arrive as it was sent: run this again")
    device.ask("sync")
    device.ask("move", path + NEW, path)
