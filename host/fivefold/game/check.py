"""Whether a folder keeps the contract of a game: one line for each fault."""

import ast
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path, PurePosixPath
from typing import Any

import games
from console import texts
from fivefold import paths, sim, vm
from fivefold.bench import memory
from fivefold.errors import Failure, Usage
from fivefold.game import new, walls
from fivefold.serial import schema
from fivefold.virtual.programs import sim_rules, walk

NEEDED = ("__init__.py", "rules.py", "bot.py", "screens.py", "attract.py")
DISPLAYS = ("esp32_devkitc", "matrix_32x32", "two_sided")
_RUNS = 2  # random games for each number of seats
_EVERY = 5  # steps, see walk.Walk
_SEED = 7
_MS_PER_GAME = 30 * 60 * 1000


def folder(path: Path) -> Path:
    """The folder of a game, and its name known to this process. Raises Usage."""
    place = path.resolve()
    if not place.is_dir():
        raise Usage(f"{path} is no folder")
    if not (place / "rules.py").is_file():
        raise Usage(f"{path} is no game: it has no rules.py; `fivefold game new NAME` writes a skeleton")
    if not at_home(place):
        new.checked(place.name)
        games.add(str(place.parent), [place.name])
    return place


def at_home(place: Path) -> bool:
    """Whether a folder is a game of the firmware itself."""
    return place.parent == (paths.FIRMWARE / "games").resolve() and place.name in games.GAMES


def tests(place: Path) -> Path:
    """Where the tests of a game lie."""
    return paths.ROOT / "tests" / "games" / place.name if at_home(place) else place / new.TESTS


def faults(place: Path, say: Callable[[str], None] = lambda line: None, quick: bool = False) -> list[str]:
    """What is wrong with a game, in the order of the checks; say(line): what is checked now.

    With a fault in what all else stands on, the rest is not looked at. quick: only what runs in this process.
    """
    found: list[str] = []
    for title, step, last in _STEPS[:_IN_PROCESS] if quick else _STEPS:
        say(title)
        found += _told(place, step)
        if found and last:
            break
    return found


def _told(place: Path, step: Callable[[Path], Iterator[str]]) -> list[str]:
    """What a step finds; an error of the game's own is a fault as well."""
    found = []
    try:
        for line in step(place):
            found.append(line)
    except Exception as error:
        found.append(_where(place, error))
    return found


def _where(place: Path, error: BaseException) -> str:
    """An exception in one line, with the game's own line that raised it."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if str(place) in frame.filename]
    at = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}: " if frames else ""
    if isinstance(error, SyntaxError) and error.filename:
        at = f"{Path(error.filename).name}:{error.lineno}: "
    if not frames and isinstance(error, Failure):
        return str(error).splitlines()[0]
    text = str(error).splitlines()[0] if str(error) else ""
    return f"{at}{type(error).__name__}{': ' if text else ''}{text}"


def _files(place: Path) -> Iterator[str]:
    for name in NEEDED:
        if not (place / name).is_file():
            yield f"{name} is missing"
    for path in sorted(place.glob("*.py")):
        lines = path.read_text(encoding="utf-8")
        where = PurePosixPath("games", place.name, path.name)
        try:
            tree = ast.parse(lines)
        except SyntaxError as error:
            yield f"{path.name}:{error.lineno}: {error.msg}"
            continue
        own = {f"games/{place.name}/{other.name}" for other in place.glob("*.py")} | {f"games/{place.name}"}
        exists = lambda name, own=own: name in own or (paths.FIRMWARE / name).exists()  # noqa: E731
        for line, what in [
            *walls.faults_of(walls.room_of(where), lines),
            *walls.strangers(where, tree, exists),
        ]:
            yield f"{path.name}:{line}: {what}"


def _declared(place: Path) -> Iterator[str]:
    kind = games.load(place.name)
    if place.name != kind.NAME:
        yield f"rules.py: NAME is {kind.NAME!r}, the folder is {place.name}"
    fewest, most = kind.SEATS
    if not 1 <= fewest <= most <= 6:
        yield f"rules.py: SEATS must lie between 1 and 6, not {kind.SEATS!r}"
    for event, fields in kind.EVENTS.items():
        record = {"event": event, "t": 0, **{name: _like(name) for name in fields}}
        if why := schema.event(record):
            yield f"rules.py: event {event}: on the serial link it means something else: {why}"
    icon = games.icon(place.name)
    if not isinstance(icon, str) or len(icon) != 16 * 7:
        yield "__init__.py: ICON must be one text of 7 lines of 16 letters"
    for module, name in (("bot", "PLAYER"), ("screens", "begin"), ("attract", "play")):
        if not hasattr(games.part(place.name, module), name):
            yield f"{module}.py: {name} is missing"


def _like(field: str) -> Any:
    """A value that a field of that name has on the serial link."""
    known = {
        "right": True,
        "winners": [1],
        "seats": [1, 2],
        "places": [1],
        "why": "x",
        "by": "x",
        "face": "x",
    }
    return known.get(field, 1)


def _walks(place: Path) -> Iterator[str]:
    hidden = walk.Hidden(str(tests(place)))
    fewest, most = games.load(place.name).SEATS
    for seats in range(fewest, most + 1):
        for run in range(_RUNS):
            game = walk.start(place.name, seats, run)
            how = f"{seats} seats, options {game.options}, seed {run}"
            try:
                walk.Walk(game, _EVERY, hidden).to_the_end()
            except Exception as error:
                yield f"random play ({how}): {_where(place, error)}"
                return


def _bots(place: Path) -> Iterator[str]:
    kind = games.load(place.name)
    for seats in sorted(set(kind.SEATS)):
        seated = list(range(1, seats + 1))
        game = kind(seated, dict(kind.SHORT), _SEED)
        try:
            for now, _, _ in sim_rules.moves(game, [sim_rules.MIDDLE] * seats):
                if now > _MS_PER_GAME:
                    yield f"bot.py: a game of {seats} computer players is not over after half an hour"
                    return
        except RuntimeError as error:
            yield f"bot.py: {error}"
            return


def _words(place: Path) -> Iterator[str]:
    english = _texts(place, "en")
    if texts.find(english, place.name) is None and not _known("en", place.name):
        yield f"strings_en.py: its own name is missing, as the key {place.name}"
    for language in texts.LANGUAGES[1:]:
        theirs = _texts(place, language)
        if texts.keys(theirs) != texts.keys(english):
            wrong = sorted(set(texts.keys(theirs)) ^ set(texts.keys(english)))
            yield f"strings_{language}.py: other keys, or in another order, than in English: {wrong}"
            continue
        for key in texts.keys(english):
            gaps = [str(texts.find(words, key)).count("{}") for words in (english, theirs)]
            if gaps[0] != gaps[1]:
                yield f"strings_{language}.py: {key} has {gaps[1]} gaps, in English {gaps[0]}"
    kind = games.load(place.name)
    for name in [option.name for option in kind.OPTIONS] + list(kind.NUMBERS):
        if name != "ms" and texts.find(english, name) is None and not _known("en", name):
            yield f"strings_en.py: no word for {name}, an option or a number of the results"


def _texts(place: Path, language: str) -> Any:
    return games.words(place.name, language)


def _known(language: str, key: str) -> bool:
    return texts.find(texts.load(language), key) is not None


def _pictures(place: Path) -> Iterator[str]:
    """Every language, and every kind of display, plays one game as it is shown to people."""
    jobs = [(str(place), "esp32_devkitc", language) for language in texts.LANGUAGES]
    jobs += [(str(place), board, "en") for board in DISPLAYS[1:]]
    # Started afresh: the firmware binds to one virtual world.
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for fault in pool.map(_shown, jobs):
            if fault:
                yield fault
                return


def _shown(job: tuple[str, str, str]) -> str:
    """What goes wrong in a game on the virtual board, "" for nothing."""
    from fivefold.gallery.stage import Stage
    from fivefold.virtual.people import Stuck

    path, board, language = job
    place = folder(Path(path))
    kind = games.load(place.name)
    seats = tuple(range(1, min(kind.SEATS[1], 4 if board != "two_sided" else 2) + 1))
    seats = seats if len(seats) >= kind.SEATS[0] else tuple(range(1, kind.SEATS[0] + 1))
    stage = Stage(board, language=language, added="" if at_home(place) else str(place.parent))
    try:
        stage.start(place.name, seats, **kind.SHORT)
        stage.play(seats)
    except Stuck as error:
        return f"on {board}, language {language}: {error}"
    moments, _ = stage.seen()
    keys = set(texts.keys(_texts(place, "en")))
    unsaid = sorted(
        {word for moment in moments for says in moment.words for word in says.split() if word in keys}
    )
    unsaid = [key for key in unsaid if texts.find(_texts(place, language), key) is None]
    return f"language {language}: shown without words: {', '.join(unsaid)}" if unsaid else ""


def _memory(place: Path) -> Iterator[str]:
    most = games.load(place.name).SEATS[1]
    options = tuple(games.load(place.name).SHORT.items())
    for board in DISPLAYS[:2]:
        case = memory.Case(place.name, most, board, options)
        need = memory.measure(case, None if at_home(place) else place)
        if need.least_kib > memory.BUDGET_KIB:
            yield (
                f"it takes {need.least_kib} KiB of the heap with {most} players on {board}, at the screen "
                f"{need.screen}; the budget is {memory.BUDGET_KIB} KiB"
            )


def _both_vms(place: Path) -> Iterator[str]:
    if not vm.has_micropython():
        return
    kind = games.load(place.name)
    added = None if at_home(place) else place
    first, second = (
        sim.run(place.name, kind.SEATS[1], _SEED, dict(kind.SHORT), which, added=added)
        for which in ("cpython", "micropython")
    )
    for what in ("events_sha256", "frames_sha256"):
        if first[what] != second[what]:
            yield f"MicroPython and CPython do not play the same game: {what.partition('_')[0]} differ"


# What is checked, how, and whether nothing after it can be checked where it fails.
_STEPS: tuple[tuple[str, Callable[[Path], Iterator[str]], bool], ...] = (
    ("files and walls", _files, True),
    ("what it declares", _declared, True),
    ("random play, snapshots, replay, secrets", _walks, False),
    ("computer players", _bots, True),
    ("words in all languages", _words, False),
    ("pictures in all languages, on all displays", _pictures, True),
    ("the same game on both VMs", _both_vms, False),
    ("memory", _memory, False),
)
_IN_PROCESS = 5
