"""Games from elsewhere on a board: in /data, which updates keep, so that they join any program's menu."""

import hashlib
from pathlib import Path

from fivefold.errors import Failure
from fivefold.maker import deploy, device, filesystem, installing, program
from fivefold.serial import ports

GAMES = "/data/games"


def files(place: Path, facts: device.Facts, as_source: bool) -> dict[str, bytes]:
    """A game's files as they lie in its folder on a board: its modules, not its tests. Raises Failure."""
    sources = {f"games/{place.name}/{path.name}": path.read_bytes() for path in sorted(place.glob("*.py"))}
    if not as_source:
        deploy.check_bytecode(facts)
        # It meets the firmware's classes without their sources: short names of its own might be theirs.
        sources = program.compiled(sources, "", short={})
    return {path.rpartition("/")[2]: data for path, data in sources.items()}


def put(port: ports.Port, place: Path, as_source: bool = False) -> str:
    """Bring a game onto the board at a port and start it; what was done, in words. Raises Failure.

    The folder takes its name when all of it has arrived, so that half a game is none.
    """
    name = place.name
    with device.connected(port.device) as board:
        _need_program(board)
        wanted = files(place, board.facts(), as_source)
        target, new = f"{GAMES}/{name}", f"{GAMES}/{name}{deploy.NEW}"
        told = {file: hashlib.sha256(data).hexdigest() for file, data in wanted.items()}
        if board.hashes(target) == told:
            done = "was there already"
        else:
            _need_room(board, {f"{new}/{file}": data for file, data in wanted.items()})
            _clear(board, new)
            for file, data in wanted.items():
                board.put(f"{new}/{file}", data)
            if board.hashes(new) != told:
                raise Failure(f"{name} did not arrive as it was sent: run this again")
            board.ask("sync")
            _clear(board, target)
            board.ask("move", new, target)
            board.ask("sync")
            done = f"{len(wanted)} files sent"
        board.repl.restart()
        screen = installing.started(board.repl)
    return f"{name}: {done}; it is in the menu; the console runs and shows: {screen}"


def remove(port: ports.Port, name: str) -> str:
    """Take a game away from a board; what was done, in words. Raises Failure when it is not there."""
    with device.connected(port.device) as board:
        there = board.hashes(f"{GAMES}/{name}") if name.replace("_", "a").isalnum() else {}
        if not there:
            raise Failure(f"the board has no game {name} that was added")
        _clear(board, f"{GAMES}/{name}")
        board.ask("sync")
        board.repl.restart()
        screen = installing.started(board.repl)
    return f"{name} is gone; the console runs and shows: {screen}"


def _need_program(board: device.Device) -> None:
    if not deploy.in_use(board)[0]:
        raise Failure("the board has no Fivefold yet: run fivefold deploy first; nothing was copied")


def _need_room(board: device.Device, there: dict[str, bytes]) -> None:
    free = board.facts().free // filesystem.BLOCK
    need = filesystem.blocks(there) + deploy.SPARE // filesystem.BLOCK
    if need > free:
        kib = filesystem.BLOCK // 1024
        raise Failure(f"the board has {free * kib} KiB free, the game needs {need * kib}; nothing was copied")


def _clear(board: device.Device, folder: str) -> None:
    for file in board.hashes(folder):
        board.ask("remove", f"{folder}/{file}")
