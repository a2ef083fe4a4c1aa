"""Plays acts and writes what was seen: one process an act, on all processors."""

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
from fivefold.gallery.acts import Act, every, palettes
from fivefold.gallery.camera import Moment
from fivefold.gallery.parts import DISPLAYS

PICTURES = "pictures"
MOVING = "usual"  # the other palette moves just the same: of it there are still pictures only


@dataclass(frozen=True)
class Shot:
    """A moment as files.

    `png`, `gif`: their paths below the gallery's folder; gif is "" where nothing moves. `check`: the same for
    the same picture and words.
    """

    part: str
    act: str
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
    """One act on one display, with one palette and language; `number`: of the act."""

    number: int
    display: str
    palette: str
    language: str


def jobs(acts: list[Act]) -> list[Job]:
    """Everything that is to be played."""
    return [
        Job(number, display, palette, language)
        for number, act in enumerate(acts)
        for display in act.displays
        for palette in palettes(act, display)
        for language in act.languages
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
    """Play one job and write its pictures. Raises Failure when the act does not show what it has to."""
    from fivefold.gallery.stage import Stage
    from fivefold.virtual.hands import Stuck

    act = every()[job.number]
    stage = Stage(DISPLAYS[job.display], job.palette, job.language)
    try:
        act.play(stage)
    except Stuck as error:
        raise Failure(f"{_named(act, job)}: {error}") from error
    moments, kinds = stage.seen()
    missing = sorted(set(act.shows) - kinds)
    if missing:
        raise Failure(f"{_named(act, job)}: it does not show {', '.join(missing)}")
    return [_write(folder, act, job, number, moment) for number, moment in enumerate(moments, 1)]


def _named(act: Act, job: Job) -> str:
    return f"the act {act.part}, {act.title} ({job.display}, {job.palette}, {job.language})"


def _write(folder: Path, act: Act, job: Job, number: int, moment: Moment) -> Shot:
    title = ", ".join(moment.events).replace("_", " ")
    name = f"{number:02}-{moment.screen}-{title}-{job.display}-{job.palette}-{job.language}"
    place = Path(PICTURES) / act.part / slug(act.title)
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
        act.part,
        act.title,
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
