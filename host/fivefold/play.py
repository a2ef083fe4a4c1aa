"""`fivefold play`: the console on this PC, for people."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from fivefold import paths, vm
from fivefold.boards.finding import board_file
from fivefold.errors import Failure, Usage

UIS = ("terminal",)
COLUMNS, LINES = 80, 24


def play(
    ui: Annotated[str, typer.Option(help="terminal: in this terminal.")] = "terminal",
    board: Annotated[str, typer.Option(help="Name or file of a board profile.")] = "esp32_devkitc",
    data: Annotated[
        Path | None,
        typer.Option(help="Folder that keeps settings and best times; default: ~/.fivefold/BOARD."),
    ] = None,
    which: Annotated[str, typer.Option("--vm", help="cpython or micropython.")] = "micropython",
    heap: Annotated[str, typer.Option(help="Heap of the MicroPython VM.")] = "1m",
) -> None:
    """Play in a simulator: the firmware of the device runs in a VM of its own."""
    if ui not in UIS:
        raise Usage(f"no user interface {ui!r}; there is: {', '.join(UIS)}")
    profile = board_file(board)
    folder = data or Path.home() / ".fivefold" / profile.stem
    vm.command(which, paths.VIRTUAL / "live.py", [], heap)
    _need_terminal()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure(
            f"cannot keep settings in {folder}: {error.strerror}; give another folder with --data"
        ) from error

    from fivefold.live import LiveConsole
    from fivefold.terminal.app import TerminalSimulator

    console = LiveConsole(profile, folder, which, heap)
    code = TerminalSimulator(console).run()
    if code:
        said = console.said.decode(errors="replace").strip()
        raise Failure(f"the console stopped with exit code {code}" + (f":\n{said}" if said else ""))


def _need_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Failure(
            "the terminal simulator needs a terminal to draw in; start it in one, not through a pipe"
        )
