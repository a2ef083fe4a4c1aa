"""Deploy as a whole: connect, check, copy, start, and see whether it starts."""

import hashlib
import json
import re
from collections.abc import Callable

from fivefold import __version__, textfile
from fivefold.boards import reading
from fivefold.errors import Failure
from fivefold.maker import deploy, device, ports, program, repl

START_SECONDS = 20.0
_ERROR = re.compile(r"\w+(Error|Exception)\b")
Report = Callable[[str, int, int], None]


def put(
    port: ports.Port,
    profile: reading.Profile | None,
    as_source: bool = False,
    report: Report = lambda step, done, total: None,
    data: dict[str, bytes] | None = None,
) -> str:
    """Bring the program onto the board at a port and start it; what was done, in words. Raises Failure.

    data: files to put back, such as those of /data from before a flash.
    """
    with device.connected(port.device) as board:
        facts = board.facts()
        _check_profile(board, facts, profile)
        files = deploy.program_for(facts, program.sources(), as_source)
        outcome = deploy.deploy(
            board,
            files,
            program.loose(),
            textfile.content(profile.path) if profile else None,
            lambda name, done, total: report("copying", done, total),
        )
        for path, content in (data or {}).items():
            if board.ask("sha", path) != hashlib.sha256(content).hexdigest():
                board.put(path, content)
        board.repl.restart()
        screen = started(board.repl)
    return f"{said(outcome)}; it runs and shows: {screen}"


def _check_profile(board: device.Device, facts: device.Facts, profile: reading.Profile | None) -> None:
    if profile is None:
        if board.ask("sha", deploy.PROFILE) is None:
            raise Failure("the board has no profile yet: say which board it is with --board NAME")
    elif facts.chip and facts.chip != profile.board["chip"]:
        raise Failure(
            f"the board has the chip {facts.chip}, {profile.path} is for {profile.board['chip']}: "
            "choose another profile; nothing was copied"
        )


def said(outcome: deploy.Outcome) -> str:
    """What a deploy did, in words."""
    if not (outcome.switched or outcome.sent):
        return f"Fivefold {__version__} is on the board already, nothing was copied"
    return (
        f"Fivefold {__version__}: {len(outcome.sent)} files sent, {len(outcome.copied)} were there already, "
        f"{len(outcome.removed)} removed"
    )


def started(prompt: repl.Repl, seconds: float = START_SECONDS) -> str:
    """Wait until the board shows its first screen; its name. Raises Failure with what it said instead."""
    heard = ""
    while data := prompt.listen(seconds):
        heard = (heard + data.decode(errors="replace"))[-20000:]
        for record in heard.split("\x1e")[1:]:
            line, end, _ = record.partition("\n")
            if end and (name := _screen(line)):
                return name
        if "safe mode:" in heard:
            break
    lines = [line.strip() for line in heard.splitlines() if line.strip() and "\x1e" not in line]
    errors = [line for line in lines if _ERROR.match(line)]
    why = (errors or lines or ["it says nothing"])[-1]
    raise Failure(f"the program is on the board, but it does not start: {why}")


def _screen(line: str) -> str:
    try:
        record = json.loads(line)
    except ValueError:
        return ""
    return str(record.get("name", "")) if record.get("event") == "screen" else ""
