"""Puts the program onto a board, so that at every moment the board starts the old one or the new one.

The program goes into the slot that is not in use (firmware/boot.py); the mark that makes it count is written
last, when every file has been verified on the board.
"""

import hashlib
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from fivefold import paths  # noqa: F401 (makes the firmware importable)
from fivefold.errors import Failure
from fivefold.maker import filesystem, program, sending
from fivefold.maker.device import Device, Facts
from fivefold.serial.repl import BoardError

import boot  # isort: skip

# From here on an ESP32 has the heap that a game takes (docs/testing.md, MicroPython of the board).
OLDEST = (1, 23, 0)
SPARE = 65536  # bytes that stay free for settings, saved games and what littlefs writes anew
PROFILE = "/board.py"
NEW = ".new"
_FULL = re.compile(r"OSError: .*\b28\b|ENOSPC")
Report = Callable[[str, int, int], None]


@dataclass
class Outcome:
    """What a deploy did: files sent over the line, copied on the board from the older program, removed.

    stray: loose modules that nothing starts any more, such as mip's, that were removed. left: such that
    differ from this version and stayed.
    """

    sent: list[str] = field(default_factory=list)
    copied: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    stray: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    slot: str = ""
    switched: bool = False


def program_for(facts: Facts, files: dict[str, bytes], as_source: bool) -> dict[str, bytes]:
    """A program's files as they lie in a slot of a board. Raises Failure when the board cannot run them."""
    if facts.version < OLDEST:
        raise Failure(
            f"the board has MicroPython {dotted(facts.version)}, Fivefold needs {dotted(OLDEST)} or newer: "
            "run fivefold flash"
        )
    if as_source:
        return program.packed(files)
    sub = check_bytecode(facts)
    # Machine code is bound to the sub-version too; without it the plain twins do the work.
    return program.packed(program.compiled(files, facts.arch if facts.sub == sub else ""))


def check_bytecode(facts: Facts) -> int:
    """See that a board runs the bytecode that is made here; its sub-version. Raises Failure."""
    version, sub = program.compiler_version()
    if facts.bytecode != version:
        raise Failure(
            f"the board runs .mpy files of version {facts.bytecode}, mpy-cross here makes version {version}: "
            "run fivefold flash, or deploy with --source; nothing was copied"
        )
    return sub


def dotted(version: tuple[int, ...]) -> str:
    """A version as people write it."""
    return ".".join(str(part) for part in version)


def deploy(
    device: Device,
    files: dict[str, bytes],
    loose: dict[str, bytes],
    profile: bytes | None = None,
    report: Report = lambda name, done, total: None,
    sources: dict[str, bytes] | None = None,
) -> Outcome:
    """Make `files`, as they lie in a slot (program.packed), the program of a board.

    loose: files for the root. profile: a new /board.py; None leaves the one that is there. report(name, done,
    total) is called as bytes arrive. sources: as for tidy; where mip's modules leave too little room, its
    games go first, without which a board still starts. Raises Failure; it then starts the program it had.
    """
    used, number = in_use(device)
    wanted = {name: _sha(data) for name, data in files.items()}
    outcome = Outcome(slot=used)
    roots = {"/" + name: data for name, data in loose.items()}
    if profile is not None:
        roots[PROFILE] = profile
    changed = {path: data for path, data in roots.items() if device.ask("sha", path) != _sha(data)}
    if not used or _hashes(device, used) != wanted:
        target = next(slot for slot in boot.SLOTS if slot != used)
        _make_room(device, target, files, changed, sources or {}, outcome)
        with _told_when_full(device):
            _fill(device, target, files, used, outcome, report)
            _verify(device, target, wanted)
        outcome.slot, outcome.switched = target, True
    with _told_when_full(device):
        for path, data in changed.items():
            _replace(device, path, data)
            outcome.sent.append(path)
        if outcome.switched:
            device.ask("sync")
            device.put(outcome.slot + boot.MARK, f"{number + 1}\n".encode())
            device.ask("sync")
    return outcome


def tidy(device: Device, sources: dict[str, bytes], outcome: Outcome) -> None:
    """Remove the modules that mip put at the root: a program that is in a slot is started in their place.

    sources: of this version, path -> content. Only what is equal to them goes; what somebody changed stays.
    """
    equal, outcome.left = _of_mip(device, sources)
    _remove(device, equal, outcome)


def _of_mip(device: Device, sources: dict[str, bytes]) -> tuple[list[str], list[str]]:
    """The loose modules that are equal to this version's, and those that differ from it."""
    ours = {f"/{name}": _sha(data) for name, data in sources.items() if name not in program.LOOSE}
    tops = sorted({path.split("/")[1] for path in ours if path.count("/") > 1})
    found = {f"/{top}/{name}": told for top in tops for name, told in device.hashes(f"/{top}").items()}
    for path in ours:
        if path.count("/") == 1:
            found[path] = device.ask("sha", path)
    equal = sorted(path for path, told in found.items() if ours.get(path) == told)
    return equal, sorted(path for path, told in found.items() if told and ours.get(path, told) != told)


def _remove(device: Device, loose: list[str], outcome: Outcome) -> None:
    for path in loose:
        device.ask("remove", path)
    outcome.stray += loose


def in_use(device: Device) -> tuple[str, int]:
    """The slot of the program that a board starts, "" when there is none, and the highest number of both.

    What it has started counts, were it because the newer program is damaged.
    """
    numbers = {slot: boot.value(device.ask("text", slot + boot.MARK).encode()) for slot in boot.SLOTS}
    newest = max(boot.SLOTS, key=lambda slot: numbers[slot])
    running = device.ask("running", boot.SLOTS)
    used = running if numbers.get(running) else newest
    return (used if numbers[used] else ""), numbers[newest]


def _sha(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _hashes(device: Device, slot: str) -> dict[str, str]:
    """Of a program's files in a slot."""
    found = device.hashes(slot)
    found.pop(boot.MARK[1:], None)
    return found


def _make_room(
    device: Device,
    target: str,
    files: dict[str, bytes],
    changed: dict[str, bytes],
    sources: dict[str, bytes],
    outcome: Outcome,
) -> None:
    """See that the flash has the blocks that a program takes, beside the one that stays. Raises Failure."""
    there = {path: bytes(size) for path, size in device.files(target).items()}
    free = device.facts().free // filesystem.BLOCK + filesystem.blocks(there)
    need = filesystem.blocks({f"{target}/{name}": data for name, data in files.items()})
    need += filesystem.blocks(changed) + SPARE // filesystem.BLOCK
    if need > free:
        games = [path for path in _of_mip(device, sources)[0] if path.startswith("/games/")]
        if need <= free + filesystem.blocks({path: sources[path[1:]] for path in games}):
            _remove(device, games, outcome)
            return
        plain = any(name.endswith(".py") for name in files)
        helps = "deploy without --source, which takes less than half" if plain else _largest(device)
        raise Failure(
            f"the board has {_kib(free)} KiB free, the program needs {_kib(need)} KiB: {helps}; "
            "nothing was copied"
        )


def _kib(blocks: int) -> int:
    return blocks * filesystem.BLOCK // 1024


def _largest(device: Device) -> str:
    """What to remove from a board that is full: the largest files that are not of the program."""
    ours = (*boot.SLOTS, PROFILE, *(f"/{name}" for name in program.LOOSE))
    others = {path: size for path, size in device.files("/").items() if not path.startswith(ours)}
    largest = sorted(others, key=lambda path: -others[path])[:3]
    names = ", ".join(f"{path} ({-(-others[path] // 1024)} KiB)" for path in largest)
    return f"remove files of yours from it, the largest are {names}" if names else "its flash is too small"


@contextmanager
def _told_when_full(device: Device) -> Iterator[None]:
    """Say what helps when the flash is full in spite of what it said before."""
    try:
        yield
    except BoardError as error:
        if not _FULL.search(error.traceback):
            raise
        raise Failure(
            f"the board's flash is full: {_largest(device)}. The board still starts the program it had"
        ) from None


def _fill(
    device: Device, target: str, files: dict[str, bytes], used: str, outcome: Outcome, report: Report
) -> None:
    # From here on the slot is not whole.
    device.ask("remove", target + boot.MARK)
    device.ask("sync")
    there = _hashes(device, target)
    for name in sorted(there):
        if _sha(files.get(name, b"")) != there[name]:
            device.ask("remove", f"{target}/{name}")
    archive = boot.ARCHIVE[1:]
    for name in sorted(set(files) - {archive}):
        if there.get(name) != _sha(files[name]):
            device.put(f"{target}/{name}", files[name])
    known = sending.on_board(device, used + boot.ARCHIVE) if used else {}
    records = sending.records(files[archive])
    if there.get(archive) != _sha(files[archive]):
        sending.send(device, f"{target}/{archive}", files[archive], known, report)
    outcome.sent = sorted(record.name for record in records if record.told not in known)
    outcome.copied = sorted(record.name for record in records if record.told in known)
    names = {record.name for record in records}
    outcome.removed = sorted({record.name for record in known.values()} - names)


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
