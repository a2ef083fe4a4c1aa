"""Files on a board that Fivefold did not write: nothing is put in their place unless somebody says so.

What Fivefold has written is in a list on the board, path and hash. So a file that somebody has changed since
is theirs too.
"""

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from fivefold.errors import Failure
from fivefold.maker import deploy, program
from fivefold.maker.device import Device

import boot  # isort: skip

LIST = "/fivefold.list"
_HASH = 8  # hex digits are enough: nobody makes a file to deceive
_SHOWN = 12  # files in one message
Files = dict[str, bytes]
Ask = Callable[[Files], bool]


def never(files: Files) -> bool:
    """Nothing of anybody's is replaced."""
    return False


def always(files: Files) -> bool:
    """It was asked for."""
    return True


def ask(files: Files, may_replace: Ask) -> None:
    """See that these files, path -> content, may be replaced. Raises Failure that lists them."""
    if files and not may_replace(files):
        more = f" and {len(files) - _SHOWN} more" if len(files) > _SHOWN else ""
        raise Failure(
            f"the board has files that Fivefold did not write: {', '.join(sorted(files)[:_SHOWN])}{more}; "
            "nothing was copied. To replace them, give --replace: they are kept on this computer first"
        )


@dataclass(frozen=True)
class Seen:
    """What is on a board: path -> hash of the files at the root and in the slots, and what the list says.

    used: the slot of the program that starts, "" when there is none. target: the slot that is written next.
    """

    there: dict[str, str]
    known: frozenset[tuple[str, str]]
    used: str
    target: str


def look(board: Device, roots: Iterable[str]) -> Seen:
    """Look at a board; roots: the paths of interest at the root."""
    there = {path: told for path in roots if (told := board.ask("sha", path))}
    for slot in boot.SLOTS:
        there |= {f"{slot}/{name}": told for name, told in board.hashes(slot).items()}
    lines = _content(board, LIST).decode(errors="replace").splitlines()
    known = frozenset((told, path) for told, _, path in (line.partition(" ") for line in lines))
    used, _ = deploy.in_use(board)
    return Seen(there, known, used, next(slot for slot in boot.SLOTS if slot != used))


def found(board: Device, seen: Seen, roots: Files, files: Files) -> Files:
    """What a deploy of these files would destroy: path -> content.

    roots: path -> content of files at the root. files: the program's, below its slot; {} when not known.
    """
    wanted = _wanted(roots, {f"{seen.target}/{name}": data for name, data in files.items()})
    in_target = [path for path in seen.there if path.startswith(seen.target + "/")]
    ours = {seen.target + boot.MARK}
    if not seen.known:
        ours |= {f"{seen.target}/{name}" for name in _names()}
    if seen.target + boot.MARK not in seen.there:
        # A deploy broke off there: what it began is not as the list says.
        ours |= {path for _, path in seen.known}
    paths = [
        path
        for path in [*(path for path in roots if path in seen.there), *in_target]
        if not (
            {(seen.there[path], path)} & wanted
            or (seen.there[path][:_HASH], path) in seen.known
            or path in ours
        )
    ]
    content = {path: _content(board, path) for path in paths}
    return {path: data for path, data in content.items() if path not in roots or _says_something(data)}


def note(board: Device, seen: Seen, roots: Files, files: Files) -> None:
    """Write down what is going to be written, before it is; the list forgets what is no longer there."""
    there = {(told[:_HASH], path) for path, told in seen.there.items()}
    known = seen.known & there
    if not seen.known:
        # A board's first list: the program of before there were lists is Fivefold's in the next deploy, too.
        ours = {f"{slot}/{name}" for slot in boot.SLOTS for name in _names()}
        known |= {(told, path) for told, path in there if path in ours}
    for slot in (seen.used, seen.target):
        wanted = _wanted(roots, {f"{slot}/{name}": data for name, data in files.items()})
        wanted = {(told[:_HASH], path) for told, path in wanted}
        if wanted <= seen.known & there:
            return
    board.put(LIST + deploy.NEW, _text(wanted | known))
    board.ask("move", LIST + deploy.NEW, LIST)


def listed(files: Files) -> bytes:
    """The list of a board that holds these files and no other, absolute path -> content."""
    return _text((_sha(data)[:_HASH], path) for path, data in files.items())


def _text(entries: Iterable[tuple[str, str]]) -> bytes:
    return "".join(f"{told} {path}\n" for told, path in sorted(entries, key=lambda entry: entry[1])).encode()


def _wanted(roots: Files, files: Files) -> set[tuple[str, str]]:
    return {(_sha(data), path) for path, data in (roots | files).items()}


def _names() -> set[str]:
    """What the files of a program are called, on a board that has no list yet."""
    names = set(program.sources())
    return names | {name.removesuffix(".py") + ".mpy" for name in names} | {boot.ARCHIVE[1:]}


def _content(board: Device, path: str) -> bytes:
    """A file of unknown size; b"" when it is not there."""
    size = board.ask("size", path)
    return board.get(path, size) if size else b""


def _sha(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _says_something(data: bytes) -> bool:
    """Whether a file at the root is more than comments, such as the boot.py that MicroPython comes with."""
    lines = [line.strip() for line in data.splitlines()]
    return any(line and not line.startswith(b"#") for line in lines)
