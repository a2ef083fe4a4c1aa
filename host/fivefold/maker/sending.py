"""A program's archive onto a board: what the older one holds already is copied there, the rest is sent."""

import base64
import hashlib
import io
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from fivefold.maker import device

COPY_MOST = 32768  # bytes copied in one go: erasing eight blocks may take a chip seconds
Report = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Record:
    """An entry of an archive with its header: where it lies, its size, and its SHA-256 in hex."""

    name: str
    path: str
    start: int
    size: int
    told: str


def records(archive: bytes) -> list[Record]:
    """The entries of an archive in the order in which they lie, folders left out."""
    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
        listed = sorted(opened.infolist(), key=lambda entry: entry.header_offset)
        starts = [entry.header_offset for entry in listed] + [opened.start_dir]
    found = []
    for entry, start, end in zip(listed, starts[:-1], starts[1:], strict=True):
        told = hashlib.sha256(archive[start:end]).hexdigest()
        found.append(Record(entry.filename, "", start, end - start, told))
    return [record for record in found if not record.name.endswith("/")]


def on_board(board: device.Device, path: str) -> dict[str, Record]:
    """The entries of an archive on a board, by their hash; empty when there is none."""
    found = [Record(name, path, *rest) for name, *rest in board.ask_all("records", path)]
    return {record.told: record for record in found if not record.name.endswith("/")}


def send(board: device.Device, path: str, archive: bytes, known: dict[str, Record], report: Report) -> None:
    """Make the archive on the board. report(name, done, total) is called as it grows, in bytes."""
    board.ask("begin", path)
    done = 0
    for step in _steps(archive, known):
        if isinstance(step, bytes):
            board.ask("add", base64.b64encode(step).decode())
            done += len(step)
        else:
            board.ask("add", "", step.path, step.start, step.size)
            done += step.size
        report(path, done, len(archive))
    board.ask("end")


def _steps(archive: bytes, known: dict[str, Record]) -> Iterator[bytes | Record]:
    """What the archive is made of, in its order: bytes to send, and parts of the older one."""
    at = 0
    run: Record | None = None
    for record in records(archive):
        part = known.get(record.told)
        if part is None:
            continue
        if run and record.start == at and _follows(run, part):
            run = replace(run, size=run.size + part.size)
        else:
            if run:
                yield run
            yield from _chunks(archive[at : record.start])
            run = part
        at = record.start + record.size
    if run:
        yield run
    yield from _chunks(archive[at:])


def _follows(run: Record, part: Record) -> bool:
    return run.path == part.path and run.start + run.size == part.start and run.size + part.size <= COPY_MOST


def _chunks(data: bytes) -> Iterator[bytes]:
    for start in range(0, len(data), device.CHUNK):
        yield data[start : start + device.CHUNK]
