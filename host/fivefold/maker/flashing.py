"""MicroPython onto a chip, then the program. What can be checked is checked before anything is written."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from fivefold.boards import reading
from fivefold.errors import Failure
from fivefold.maker import backup, chip, deploy, device, espimage, foreign, installing
from fivefold.serial import ports, repl

LOOK_SECONDS = 4.0  # for a MicroPython that may not be there
LOG_SECONDS = 1.5
BOOT_SECONDS = 30.0  # the first start formats the file system
MINE = "/data"
_BOOT_TROUBLE = re.compile(r"Detected size\(\w+\) smaller.*|abort\(\) was called.*|invalid header: .*")
_AGAIN = "run the same command again; the chip's own boot loader cannot be lost"


@dataclass
class Plan:
    """What is to be done: the image onto the chip at the port, then the program with the profile."""

    port: ports.Port
    profile: reading.Profile
    image: espimage.Image

    def tool(self, verb: str) -> list[str]:
        """The command line of esptool that does `verb` with the image."""
        place = (f"{self.image.offset:#x}", str(self.image.path))
        return chip.command(self.port.device, verb, *place, chip=self.image.chip)

    def commands(self) -> list[list[str]]:
        """The commands that do it by hand."""
        put = ["fivefold", "deploy", "--port", self.port.device, "--board", str(self.profile.path)]
        look = chip.command(self.port.device, "flash-id")
        return [look, self.tool("write-flash"), self.tool("verify-flash"), put]


def check(profile: reading.Profile, image: espimage.Image) -> None:
    """See that an image is for the board and new enough. Raises Failure."""
    if image.chip != profile.board["chip"]:
        raise Failure(
            f"{image.path} is for the {image.chip}, the board {profile.path.stem} has the "
            f"{profile.board['chip']}: nothing was written"
        )
    if image.version and image.version < deploy.OLDEST:
        raise Failure(
            f"{image.path} holds MicroPython {deploy.dotted(image.version)}, Fivefold needs "
            f"{deploy.dotted(deploy.OLDEST)} or newer: nothing was written"
        )


def flash(
    todo: Plan,
    say: Callable[[str], None],
    report: Callable[[str, int, int], None] = lambda step, done, total: None,
    replace_foreign: foreign.Ask = foreign.never,
) -> str:
    """Carry a plan out; what was done, in words. Raises Failure that tells in what state the board is.

    replace_foreign: asked before files that Fivefold did not write are replaced, see installing.install.
    """
    ports.close_line(ports.open_line(todo.port.device))  # absent, forbidden and busy have their own words
    found = chip.look(todo.port.device)
    _check_chip(todo, found)
    # Each step ends in a reset, after which the board may be at a port of another name, and another board at
    # this one. Whatever is written goes to the chip with this address.
    try:
        todo = replace(todo, port=ports.again(todo.port))
    except Failure as failure:
        raise Failure(f"{failure}; nothing was written") from None
    saved, folder = _backup(todo, found.mac, say, replace_foreign)
    _write(todo, found.mac, report)
    try:
        todo = replace(todo, port=ports.again(todo.port))
        _verify(todo, found.mac)
        say("MicroPython is on the chip, and reads back as it was written")
        port = ports.again(todo.port)
        _first_start(port)
        # What was asked about before is not asked about again; what did not answer then is.
        may_replace = foreign.always if folder else replace_foreign
        return installing.install(
            port, todo.profile, report=report, data=saved, mac=found.mac, replace_foreign=may_replace
        )
    except Failure as failure:
        if "State:" in str(failure):
            raise
        kept = f" (the files of /data are safe in {folder})" if saved else ""
        raise Failure(
            f"{failure}. State: MicroPython is on the board, a program that starts is not; to go on, run "
            f"fivefold deploy --board {todo.profile.path.stem}{kept}"
        ) from None


def _check_chip(todo: Plan, found: chip.Chip) -> None:
    if found.name != todo.image.chip:
        raise Failure(
            f"the chip on {todo.port.device} is an {found.name}, the image is for the {todo.image.chip}: "
            "nothing was written"
        )
    if found.flash_bytes and found.flash_bytes < todo.image.flash_bytes:
        raise Failure(
            f"the chip has {found.flash_bytes >> 20} MB of flash, the image needs "
            f"{todo.image.flash_bytes >> 20} MB: nothing was written"
        )


def _write(todo: Plan, mac: str, report: Callable[[str, int, int], None]) -> None:
    size = len(todo.image.data)
    words = chip.guarded(todo.tool("write-flash"), mac)
    try:
        chip.run(words, lambda percent: report("writing", size * percent // 100, size))
    except chip.ToolFailed as failed:
        if failed.percent is None:
            raise Failure(
                f"writing did not begin ({failed.why}). State: the chip is as it was; {_AGAIN}"
            ) from None
        raise Failure(
            f"writing broke off at {failed.percent} % ({failed.why}). State: the chip holds a part of "
            f"MicroPython and does not start; check the cable and {_AGAIN}"
        ) from None


def _verify(todo: Plan, mac: str) -> None:
    try:
        chip.run(chip.guarded(todo.tool("verify-flash"), mac))
    except chip.ToolFailed as failed:
        raise Failure(
            f"the chip does not read back as it was written ({failed.why}). State: it may not start; {_AGAIN}"
        ) from None


def _backup(
    todo: Plan, mac: str, say: Callable[[str], None], replace_foreign: foreign.Ask
) -> tuple[dict[str, bytes], Path | None]:
    """The files of /data of a board that runs MicroPython, and where all that is somebody's is kept."""
    try:
        prompt, line = repl.opened(todo.port.device, LOOK_SECONDS)
    except Failure:
        say("no MicroPython answers on the board: there is nothing to keep")
        return {}, None
    try:
        board = device.Device(prompt)
        device.check_mac(board.facts(), mac)
        saved = {path: board.get(path, size) for path, size in board.files(MINE).items()}
        at_root = installing.roots(todo.profile)
        others = foreign.found(board, foreign.look(board, at_root), at_root, {})
        foreign.ask(others, replace_foreign)
        profile = board.ask("text", deploy.PROFILE)
    except Failure as failure:
        raise Failure(f"{failure}. State: nothing was written") from None
    finally:
        ports.close_line(line)
    kept = saved | others | ({deploy.PROFILE: profile.encode()} if profile else {})
    if not kept:
        return {}, None
    folder = backup.keep(kept)
    what = [_files(len(saved), "of /data")] if saved else []
    what += ["the profile"] if profile else []
    what += [_files(len(others), "of yours elsewhere")] if others else []
    said = " and ".join(filter(None, [", ".join(what[:-1]), what[-1]]))
    say(f"kept in {folder}: {said}")
    return saved, folder


def _files(count: int, where: str) -> str:
    return f"{count} file{'s' if count > 1 else ''} {where}"


def _first_start(port: ports.Port) -> None:
    """Wait for the prompt after the first start. Raises Failure with what the boot log complains of."""
    line = ports.open_line(port.device)
    prompt = repl.Repl(line, port.device)
    try:
        _complain(prompt)
        prompt.enter(BOOT_SECONDS)
    except Failure:
        # A chip that starts over and over says why each time.
        _complain(prompt)
        raise
    finally:
        ports.close_line(line)


def _complain(prompt: repl.Repl) -> None:
    log = b""
    until = time.monotonic() + LOG_SECONDS
    while time.monotonic() < until:
        log += prompt.listen(0.1)
    if trouble := _BOOT_TROUBLE.search(log.decode(errors="replace")):
        raise Failure(f"FAILED: the chip does not start MicroPython: {trouble[0].strip()}")
