"""Deploy as a whole: connect, check, copy, start, and see whether it starts."""

import hashlib
import json
import re
import time
from collections.abc import Callable

from fivefold import __version__, files
from fivefold.boards import reading
from fivefold.errors import Failure
from fivefold.maker import backup, deploy, device, foreign, program
from fivefold.serial import ports, repl

START_SECONDS = 20.0
_ERROR = re.compile(r"\w+(Error|Exception)\b")
Report = Callable[[str, int, int], None]


def install(
    port: ports.Port,
    profile: reading.Profile | None,
    as_source: bool = False,
    report: Report = lambda step, done, total: None,
    data: dict[str, bytes] | None = None,
    mac: str = "",
    replace_foreign: foreign.Ask = foreign.never,
) -> str:
    """Bring the program onto the board at a port and start it; what was done, in words. Raises Failure.

    data: files to put back, such as those of /data from before a flash. mac: of the only chip that is meant,
    "" for any. replace_foreign: asked, with path -> content, before files that Fivefold did not write are
    replaced; they are kept on this computer before.
    """
    with device.connected(port.device) as board:
        facts = board.facts()
        if mac:
            device.check_mac(facts, mac)
        _check_profile(board, facts, profile)
        sources = program.sources()
        packed = deploy.program_for(facts, sources, as_source)
        at_root = roots(profile)
        seen = foreign.look(board, at_root)
        others = foreign.found(board, seen, at_root, packed)
        foreign.ask(others, replace_foreign)
        kept = f"; what was yours there is kept in {backup.keep(others)}" if others else ""
        foreign.note(board, seen, at_root, packed)
        outcome = deploy.deploy(
            board,
            packed,
            program.loose(),
            files.content(profile.path) if profile else None,
            lambda name, done, total: report("copying", done, total),
            sources,
        )
        deploy.tidy(board, sources, outcome)
        for path, content in (data or {}).items():
            if board.ask("sha", path) != hashlib.sha256(content).hexdigest():
                board.put(path, content)
        board.repl.restart()
        screen = started(board.repl)
    return f"{said(outcome)}{kept}; it runs and shows: {screen}"


def roots(profile: reading.Profile | None) -> dict[str, bytes]:
    """The files at the root of a board, absolute path -> content; None: its profile stays as it is."""
    files = {"/" + name: data for name, data in program.loose().items()}
    return files | ({deploy.PROFILE: profile.path.read_bytes()} if profile else {})


def _check_profile(board: device.Device, facts: device.Facts, profile: reading.Profile | None) -> None:
    if profile is None and board.ask("sha", deploy.PROFILE) is None:
        raise Failure("the board has no profile yet: say which board it is with --board NAME")
    if facts.chip == device.UNKNOWN:
        raise Failure(
            f"the board says that it is {facts.machine!r}, a chip that Fivefold does not know: "
            "nothing was copied"
        )
    if profile and facts.chip and facts.chip != profile.board["chip"]:
        raise Failure(
            f"the board has the chip {facts.chip}, {profile.path} is for {profile.board['chip']}: "
            "choose another profile; nothing was copied"
        )


def said(outcome: deploy.Outcome) -> str:
    """What a deploy did, in words."""
    stray = f"; {len(outcome.stray)} loose files removed that mip had put there" if outcome.stray else ""
    if outcome.left:
        stray += f"; {len(outcome.left)} of another version stay there unused ({outcome.left[0]} …)"
    if not (outcome.switched or outcome.sent):
        return f"Fivefold {__version__} is on the board already, nothing was copied{stray}"
    return (
        f"Fivefold {__version__}: {len(outcome.sent)} files sent, {len(outcome.copied)} were there already, "
        f"{len(outcome.removed)} removed{stray}"
    )


def started(prompt: repl.Repl, seconds: float = START_SECONDS) -> str:
    """Wait until the board shows its first screen; its name. Raises Failure with what it said instead.

    seconds: in all, whatever the board says meanwhile.
    """
    until = time.monotonic() + seconds
    heard = ""
    while (left := until - time.monotonic()) > 0:
        data = prompt.listen(left)
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
