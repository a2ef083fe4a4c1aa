"""How much heap each game needs on a 32-bit chip, from boot to results, beside the budget."""

import json
import re
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from rich.table import Table

import games
import main as firmware
from core.option import PRINTED
from fivefold import compiled, mpy, paths, sim, vm
from fivefold.boards import reading
from fivefold.errors import Failure
from fivefold.maker import program

SCRIPT = paths.PROGRAMS / "bench/memory.py"
NAMES_SCRIPT = paths.PROGRAMS / "bench/memory_names.py"
WHOLE = paths.PROGRAMS / "bench/memory_whole.py"
KIB = 1024
BUDGET_KIB = 128  # for a game that is played after switching on
EVENING_KIB = 160  # an ESP32 without PSRAM has no more, with MicroPython 1.23 or newer
SEED = 7
DEFAULT_BOARD = "esp32_devkitc"
_VM_HEAP = "320k"  # at the start: sweeping a large heap takes time, and the VM lets it grow
_PSRAM_HEAP = "2m"  # drivers.radio looks for so much
_TABLE = re.compile(r"^qstr pool: .*n_qstr=(\d+), .*n_total_bytes=(\d+)$", re.M)
_IMPORT = "import "  # begins a line that the VM prints of each
_FIRST = ("boot", "archive")  # a board starts with them; the virtual one has no need of them
# MicroPython's collector keeps three bits for each block of four words (py/gc.c).
_WITH_TABLES = (16 * 8 + 3) / (16 * 8)


@dataclass(frozen=True)
class Case:
    """A game as it is played: by so many people, on a board, with options other than the usual ones.

    before: what is played first, without switching off.
    """

    game: str
    seats: int
    board: str = DEFAULT_BOARD
    options: tuple[tuple[str, int | str], ...] = ()
    before: tuple["Case", ...] = ()


@dataclass(frozen=True)
class Need:
    """The least heap of a case in KiB; what of it is alive at the worst moment, and the screen then.

    names: how many different ones the firmware has brought by then. MicroPython forgets none, and its table
    of them doubles whenever it is full.
    """

    game: str
    seats: int
    board: str
    options: dict[str, int | str]
    least_kib: int
    live_kib: float
    screen: str
    names: int


def cases(game: str | None = None, board: str | None = None, seats: int | None = None) -> Iterator[Case]:
    """Every game for every number of people; for the most also on other displays and by other rules."""
    for name in games.GAMES:
        rules = games.load(name)
        fewest, most = rules.SEATS
        found = [Case(name, number) for number in range(fewest, most + 1)]
        found += [Case(name, most, other) for other in ("matrix_32x32", "two_sided")]
        others = [(option, value) for option, value, _ in games.variants(name)]
        if any(option.name == "cards" for option in rules.OPTIONS) and ("cards", PRINTED) not in others:
            others.append(("cards", PRINTED))
        found += [Case(name, most, options=(other,)) for other in others]
        for case in found:
            if game in (None, name) and board in (None, case.board) and seats in (None, case.seats):
                yield case


def late(case: Case) -> Case:
    """The same at the end of an evening on which every other game was played, by the most people.

    MicroPython forgets no name, so each game leaves some memory taken.
    """
    before = []
    for name in games.GAMES:
        rules = games.load(name)
        if name != case.game:
            before.append(Case(name, rules.SEATS[1], case.board, tuple(rules.SHORT.items())))
    return replace(case, before=tuple(before))


def measure(case: Case, added: Path | None = None, wifi: bool = False) -> Need:
    """Play a case and see what the firmware holds in memory. Raises Failure.

    The WebAssembly VM has objects of the size of the ESP32's. It cannot collect while it runs, so what is
    alive is counted between the console's steps; what the firmware lets lie about before it collects comes on
    top. The table of names is taken as if the virtual board had none in it. added: the game's folder where it
    is from elsewhere. wifi: the console looks for its broker, and keeps what it has to tell.
    """
    task = {**_task(case), "board": str(reading.find(case.board)), "wifi": wifi}
    before = [_task(earlier) for earlier in case.before]
    with tempfile.TemporaryDirectory() as folder:
        bytecode = Path(folder) / "bytecode"
        firmware_at = compiled.folders(bytecode)
        if added:
            task["added"] = str(sim.alone(added, Path(folder)))
        task["replay"] = str(sim.record({**task, "before": before}, Path(folder)))
        if added:
            firmware_at.append(compiled.added(added, bytecode))
            task["added"] = str(firmware_at[-1])
        heap = _PSRAM_HEAP if wifi else _VM_HEAP
        printed = vm.run("wasm", SCRIPT, [json.dumps(task)], heap, *firmware_at)
        try:
            found = json.loads(printed.splitlines()[-1])
        except (ValueError, IndexError) as error:
            raise Failure(f"the WebAssembly VM printed no result: {printed[-200:]!r}") from error
        tables = _tables(printed)
        names, own_table = _own_names(case.board, _imported(printed), bytecode / "firmware", Path(folder))
    shared_table = tables[-1][1] - tables[0][1]
    live = (found["live"] - found["world"] - shared_table + own_table) * _WITH_TABLES
    least = live + firmware.COLLECT_BYTES
    return Need(
        case.game,
        case.seats,
        case.board,
        dict(case.options),
        int(-(-least // KIB)),
        round(live / KIB, 1),
        found["screen"],
        names,
    )


def _task(case: Case) -> dict[str, Any]:
    return {"game": case.game, "seats": case.seats, "seed": SEED, "options": dict(case.options)}


def _imported(printed: str) -> set[str]:
    """The modules that had been imported when most was alive."""
    lines = printed[: printed.rindex("qstr pool: ")].splitlines()
    return {*_FIRST, *(line.removeprefix(_IMPORT) for line in lines if line.startswith(_IMPORT))}


def _own_names(board: str, imported: set[str], bytecode: Path, folder: Path) -> tuple[int, int]:
    # How many names the modules and the board's profile bring, and the bytes of a table with these alone.
    sources = {
        "board.py": reading.find(board).read_bytes(),
        "chips.py": (paths.BOARDS / program.CHIPS).read_bytes(),
    }
    files = list(program.compiled(sources, "").values())
    names = {"board", "chips"}
    for module in imported:
        path = bytecode / module.replace(".", "/")
        for file in (path.with_suffix(".mpy"), path / "__init__.mpy"):
            if file.exists():
                names.add(module)
                files.append(file.read_bytes())
    names.update(*map(mpy.names, files))
    listed = folder / "names.py"
    listed.write_text("\n".join(sorted(names)))
    before, after = _tables(vm.run("wasm", NAMES_SCRIPT, [str(listed)], _VM_HEAP))
    return after[0] - before[0], after[1] - before[1]


def _tables(printed: str) -> list[tuple[int, int]]:
    # Names and bytes, from each call of qstr_info().
    return [(int(names), int(size)) for names, size in _TABLE.findall(printed)]


@dataclass(frozen=True)
class Whole:
    """What is alive in KiB where all of a game is loaded: of the base, of the game, of its bot."""

    game: str
    base_kib: float
    game_kib: float
    bot_kib: float


def whole(game: str) -> Whole:
    """Load the base, then all modules of a game but its words, then its computer player. Raises Failure."""
    names = sorted(path.stem for path in (paths.FIRMWARE / "games" / game).glob("*.py"))
    names = [name for name in names if not name.startswith(("__", "strings_"))]
    task = {
        "seed": SEED,
        "board": str(reading.find(DEFAULT_BOARD)),
        "game": [f"games.{game}.{name}" for name in names if not name.startswith("bot")],
        "bot": [f"games.{game}.{name}" for name in names if name.startswith("bot")],
    }
    with tempfile.TemporaryDirectory() as folder:
        printed = vm.run("wasm", WHOLE, [json.dumps(task)], _VM_HEAP, *compiled.folders(Path(folder)))
    try:
        found = json.loads(printed.splitlines()[-1])
    except (ValueError, IndexError) as error:
        raise Failure(f"the WebAssembly VM printed no result: {printed[-200:]!r}") from error
    kib = [round(found[part] * _WITH_TABLES / KIB, 1) for part in ("base", "game", "bot")]
    return Whole(game, *kib)


def rows(needs: list[Need], wholes: list[Whole]) -> list[dict[str, Any]]:
    """What `--json` prints: each case, with what its game takes when it is loaded whole."""
    parts = {one.game: asdict(one) for one in wholes}
    return [asdict(need) | parts[need.game] for need in needs]


def wholes_table(wholes: list[Whole]) -> Table:
    """Base, games and computer players, loaded whole."""
    made = Table("game", "base, KiB", "game", "computer player", "together", title="Loaded whole")
    for one in wholes:
        together = one.base_kib + one.game_kib + one.bot_kib
        made.add_row(one.game, *(f"{kib:.1f}" for kib in (one.base_kib, one.game_kib, one.bot_kib, together)))
    return made


def table(needs: list[Need], evening: bool = False) -> Table:
    """The needs beside the budget: that of one game, or of an evening of all."""
    budget = EVENING_KIB if evening else BUDGET_KIB
    spans = "over an evening of all games" if evening else "from boot to results"
    heads = (
        "game",
        "seats",
        "board",
        "options",
        "least heap, KiB",
        "alive, KiB",
        "at the screen",
        "names",
        "of the budget",
    )
    made = Table(*heads, title=f"Heap {spans} on a 32-bit chip; the budget is {budget} KiB")
    for need in needs:
        options = ", ".join(f"{name}={value}" for name, value in need.options.items())
        share = f"{need.least_kib / budget:.2f}"
        made.add_row(
            need.game,
            str(need.seats),
            need.board,
            options,
            str(need.least_kib),
            f"{need.live_kib:.1f}",
            need.screen,
            str(need.names),
            share,
        )
    return made
