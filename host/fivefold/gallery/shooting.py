"""Plays scripts and writes what was seen: one process a script, on all processors."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from fivefold.errors import Failure
from fivefold.gallery import leds
from fivefold.gallery.camera import Moment
from fivefold.gallery.parts import DISPLAYS
from fivefold.gallery.scripts import Script, every, palettes

PICTURES = "pictures"
MOVING = "usual"  # the other palette moves just the same: of it there are still pictures only


@dataclass(frozen=True)
class Shot:
    """A moment as files.

    `png`, `gif`: their paths below the gallery's folder; gif is "" where nothing moves. `check`: the same for
    the same picture and words.
    """

    part: str
    script: str
    kind: str
    screen: str
    moment: str
    says: str
    display: str
    palette: str
    language: str
    png: str
    gif: str
    width: int
    height: int
    check: int


@dataclass(frozen=True)
class Job:
    """One script on one display, with one palette and language; `number`: of the script."""

    number: int
    display: str
    palette: str
    language: str


def jobs(scripts: list[Script]) -> list[Job]:
    """Everything that is to be played."""
    return [
        Job(number, display, palette, language)
        for number, script in enumerate(scripts)
        for display in script.displays
        for palette in palettes(script, display)
        for language in script.languages
    ]


def shoot(folder: Path, wanted: list[Job]) -> Iterator[tuple[Job, list[Shot]]]:
    """Play jobs, in any order, and write their pictures below a folder. Raises Failure."""
    # Started afresh: the firmware binds to one virtual world, and none of this process may get in.
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        running = {pool.submit(play, folder, job): job for job in wanted}
        try:
            for done in as_completed(running):
                yield running[done], done.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def play(folder: Path, job: Job) -> list[Shot]:
    """Play one job and write its pictures. Raises Failure when the script does not show what it has to."""
    from fivefold.gallery.stage import Stage
    from fivefold.virtual.people import Stuck

    script = every()[job.number]
    stage = Stage(DISPLAYS[job.display], job.palette, job.language)
    try:
        script.play(stage)
    except Stuck as error:
        raise Failure(f"{_named(script, job)}: {error}") from error
    moments, kinds = stage.seen()
    missing = sorted(set(script.shows) - kinds)
    if missing:
        raise Failure(f"{_named(script, job)}: it does not show {', '.join(missing)}")
    return [_write(folder, script, job, number, moment) for number, moment in enumerate(moments, 1)]


def _named(script: Script, job: Job) -> str:
    return f"the script {script.part}, {script.title} ({job.display}, {job.palette}, {job.language})"


def _write(folder: Path, script: Script, job: Job, number: int, moment: Moment) -> Shot:
    title = ", ".join(moment.events).replace("_", " ")
    name = f"{number:02}-{moment.screen}-{title}-{job.display}-{job.palette}-{job.language}"
    place = Path(PICTURES) / script.part / slug(script.title)
    (folder / place).mkdir(parents=True, exist_ok=True)
    size = moment.width, moment.height
    chosen = moment.still()
    still = leds.png(moment.frames[chosen][1], *size)
    says = moment.words[chosen]
    png = place / f"{slug(name)}.png"
    (folder / png).write_bytes(still)
    gif = ""
    if job.palette == MOVING and len({rgb for _, rgb in moment.frames}) > 1:
        path = png.with_suffix(".gif")
        (folder / path).write_bytes(leds.gif(moment.frames, moment.lasted, *size))
        gif = path.as_posix()
    return Shot(
        script.part,
        script.title,
        moment.kind,
        moment.screen,
        title,
        says,
        job.display,
        job.palette,
        job.language,
        png.as_posix(),
        gif,
        *leds.pixels(*size),
        zlib.crc32(still + says.encode()),
    )


def slug(text: str) -> str:
    """A text as part of a file's name."""
    return re.sub("[^a-z0-9]+", "-", text.lower()).strip("-")


def without_doubles(folder: Path, shots: list[Shot]) -> list[Shot]:
    """The same picture of the same screen twice in a part: the first stays, and the other's files go."""
    known = set()
    kept = []
    for shot in shots:
        same = (shot.part, shot.kind, shot.moment, shot.display, shot.palette, shot.language, shot.check)
        if same not in known:
            known.add(same)
            kept.append(shot)
            continue
        for path in (shot.png, shot.gif):
            if path:
                (folder / path).unlink()
    return kept
