"""`fivefold package`: package.json, with which mip copies the firmware from the repository onto a board."""

import json
from pathlib import Path
from typing import Any

import typer

from fivefold import __version__, files, paths
from fivefold.errors import Failure
from fivefold.maker import program

app = typer.Typer(help="package.json for MicroPython's package manager mip.", no_args_is_help=True)
FILE = paths.ROOT / "package.json"


def described(firmware: Path = paths.FIRMWARE) -> dict[str, Any]:
    """What belongs into package.json: where each file goes, and where it is in the repository."""
    names = sorted(path.relative_to(firmware).as_posix() for path in firmware.rglob("*.py"))
    names.remove(f"{program.READER}.py")  # mip copies each module to a file of its own
    urls = [[name, f"firmware/{name}"] for name in names]
    return {"version": __version__, "urls": [*urls, ["chips.py", "boards/chips.py"]], "deps": []}


def text() -> str:
    """The file's content."""
    return json.dumps(described(), indent=1) + "\n"


@app.command()
def make() -> None:
    """Write package.json anew."""
    files.write(FILE, text())


@app.command()
def check() -> None:
    """See that package.json lists the firmware as it is; exit code 1 when not."""
    if not FILE.is_file() or FILE.read_text(encoding="utf-8") != text():
        raise Failure("package.json is not up to date: run fivefold package make")
