"""`fivefold gallery`: pictures of every screen on one page."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

from fivefold.errors import Failure, Usage
from fivefold.gallery import page, screens, shooting
from fivefold.gallery.acts import DISPLAYS, PARTS, every


def gallery(
    output: Annotated[
        Path, typer.Option("--output", "-o", help="Folder for the page and its pictures.")
    ] = Path("build/gallery"),
    part: Annotated[str, typer.Option(help=f"Only one part: {', '.join(PARTS)}.")] = "",
    display: Annotated[str, typer.Option(help=f"Only one display: {', '.join(DISPLAYS)}.")] = "",
) -> None:
    """Play all games on the virtual board and put every screen on one page, to look at it."""
    _check("part", part, PARTS)
    _check("display", display, DISPLAYS)
    acts = every()
    jobs = [
        job
        for job in shooting.jobs(acts)
        if part in ("", acts[job.number].part) and display in ("", job.display)
    ]
    _clear(output)
    console = Console(stderr=True)
    found = {}
    with Progress(
        *Progress.get_default_columns(), MofNCompleteColumn(), TimeElapsedColumn(), console=console
    ) as bar:
        task = bar.add_task("playing", total=len(jobs))
        for job, shots in shooting.shoot(output, jobs):
            found[job] = shots
            bar.advance(task)
    shots = shooting.without_doubles(output, [shot for job in jobs for shot in found[job]])
    index = page.write(output, shots)
    moving = sum(bool(shot.gif) for shot in shots)
    shown = {shot.kind for shot in shots}
    typer.echo(f"{index}: {len(shots)} pictures of {len(shown)} screens, {moving} of them move")
    missing = screens.every() - shown
    if missing and not part and not display:
        raise Failure(f"no act shows {', '.join(sorted(missing))}; add one in host/fivefold/gallery/acts")


def _check(name: str, value: str, known: Iterable[str]) -> None:
    words = list(known)
    if value and value not in words:
        raise Usage(f"there is no {name} {value!r}; choose one of {', '.join(words)}")


def _clear(output: Path) -> None:
    """Pictures of an earlier run go; nothing else in the folder is touched."""
    try:
        shutil.rmtree(output / shooting.PICTURES, ignore_errors=True)
        output.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure(f"cannot write to {output}: {error.strerror}; give another folder with -o") from error
