"""`fivefold play`: the console on this PC, for people."""

import sys
from pathlib import Path
from typing import Annotated
from urllib.parse import quote

import typer

from fivefold import paths, vm
from fivefold.boards import reading
from fivefold.errors import Failure, Usage
from fivefold.pi import running as pi
from fivefold.web import building
from fivefold.web.serving import PORT, serve

UIS = ("browser", "terminal", "matrix")


def play(
    ui: Annotated[
        str | None,
        typer.Option(
            help="browser: a page on this machine (default); terminal: in this terminal; matrix: LEDs and "
            "buttons at a Raspberry Pi's pins (default on such a board)."
        ),
    ] = None,
    board: Annotated[str, typer.Option(help="Name or file of a board profile.")] = "esp32_devkitc",
    data: Annotated[
        Path | None,
        typer.Option(
            help="Terminal, matrix: folder that keeps settings and best times; default: ~/.fivefold/BOARD."
        ),
    ] = None,
    which: Annotated[str, typer.Option("--vm", help="Terminal: cpython or micropython.")] = "micropython",
    heap: Annotated[str, typer.Option(help="Terminal: heap of the MicroPython VM.")] = "1m",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Browser: port of the page; a free one when it is taken.")
    ] = PORT,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Browser: open the page.")] = True,
) -> None:
    """Play in a simulator, where the firmware of the device runs in a VM of its own, or on a Raspberry Pi."""
    if ui not in (None, *UIS):
        raise Usage(f"no user interface {ui!r}; there is: {', '.join(UIS)}")
    sound = reading.sound(reading.find(board))
    profile = sound.path
    folder = data or Path.home() / ".fivefold" / profile.stem
    if ui == "matrix" or (ui is None and pi.is_for(sound.board)):
        pi.run(profile, folder)
        return
    if ui != "terminal" and _play_in_browser(profile, port, open_page, needed=ui == "browser"):
        return
    vm.command(which, paths.PROGRAMS / "live.py", [], heap)
    _need_terminal()
    paths.make_data_folder(folder)

    from fivefold.live import LiveConsole
    from fivefold.terminal.app import TerminalSimulator

    console = LiveConsole(profile, folder, which, heap)
    code = TerminalSimulator(console).run()
    if code:
        said = console.said.decode(errors="replace").strip()
        raise Failure(f"the console stopped with exit code {code}" + (f":\n{said}" if said else ""))


def _play_in_browser(profile: Path, port: int, open_page: bool, needed: bool) -> bool:
    """Serve the page until Ctrl-C; False when its VM cannot be had and the terminal will do."""
    try:
        site = building.site(profile)
    except Failure as failure:
        if needed:
            raise
        typer.echo(f"{failure}; playing in the terminal instead", err=True)
        return False
    serve(site, port, open_page, f"?board={quote(profile.stem)}")
    return True


def _need_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Failure(
            "the terminal simulator needs a terminal to draw in; start it in one, not through a pipe"
        )
