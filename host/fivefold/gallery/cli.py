"""`fivefold gallery`: pictures of every screen on one page."""

import importlib.util
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

from fivefold.errors import Failure, Usage
from fivefold.gallery.parts import DISPLAYS, PARTS

_FOLDER = Path("build/gallery")
_NEEDED = ("jinja2", "PIL")


def gallery(
    output: Annotated[
        Path, typer.Option("--output", "-o", help="Folder for the page and its pictures.")
    ] = _FOLDER,
    part: Annotated[str, typer.Option(help=f"Only one part: {', '.join(PARTS)}.")] = "",
    display: Annotated[str, typer.Option(help=f"Only one display: {', '.join(DISPLAYS)}.")] = "",
    scenes: Annotated[
        Path | None, typer.Option(help="Only a scene of each game, all in this GIF file, as in the README.")
    ] = None,
) -> None:
    """Play all games on the virtual board and put every screen on one page, to look at it."""
    _check("part", part, PARTS)
    _check("display", display, DISPLAYS)
    if not all(map(importlib.util.find_spec, _NEEDED)):
        raise Failure("the gallery needs Jinja and Pillow: pip install 'fivefold[gallery]'")
    if scenes:
        from fivefold.gallery.scenes import gif

        scenes.write_bytes(gif())
        return
    from fivefold.gallery import page, screens, shooting
    from fivefold.gallery.scripts import every

    scripts = every()
    jobs = [
        job
        for job in shooting.jobs(scripts)
        if part in ("", scripts[job.number].part) and display in ("", job.display)
    ]
    _clear(output / shooting.PICTURES)
    found = {}
    with _progress() as progress:
        task = progress.add_task("playing", total=len(jobs))
        for job, shots in shooting.shoot(output, jobs):
            found[job] = shots
            progress.advance(task)
    shots = shooting.without_doubles(output, [shot for job in jobs for shot in found[job]])
    index = page.write(output, shots)
    moving = sum(bool(shot.gif) for shot in shots)
    shown = {shot.kind for shot in shots}
    typer.echo(f"{index}: {len(shots)} pictures of {len(shown)} screens, {moving} of them move")
    missing = screens.every() - shown
    if missing and not part and not display:
        raise Failure(f"no script shows {', '.join(sorted(missing))}: add one to gallery/scripts")


def _progress() -> Progress:
    columns = (*Progress.get_default_columns(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=Console(stderr=True))


def _check(name: str, value: str, known: Iterable[str]) -> None:
    words = list(known)
    if value and value not in words:
        raise Usage(f"there is no {name} {value!r}; choose one of {', '.join(words)}")


def _clear(pictures: Path) -> None:
    """Pictures of an earlier run go; nothing else in the folder is touched."""
    shutil.rmtree(pictures, ignore_errors=True)
    try:
        pictures.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        folder = pictures.parent
        raise Failure(f"cannot write to {folder}: {error.strerror}; give another folder with -o") from error
