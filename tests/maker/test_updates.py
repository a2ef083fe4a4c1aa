"""The real program is updated again and again, however it came onto the board, whenever the power fails."""

import contextlib

import pytest

from fivefold import paths
from fivefold.boards import reading
from fivefold.errors import Failure
from fivefold.maker import deploy, device, filesystem, installing, oneimage, package, program
from fivefold.maker.virtual_board import FLASH_BYTES, VirtualBoard
from fivefold.serial import ports, repl
from maker_boards import PROFILE, heard, modules, tree

CHANGED = "ui/note.py"
BLOCKS = FLASH_BYTES // filesystem.BLOCK
MINE = {"/data/mine.json": b"{}" * 200, "/holiday.txt": b"sun\n"}


@pytest.fixture(scope="module")
def kept():
    """Compile each module once: five programs differ in one of them."""
    known = {}
    compiled = program._compile

    def compile_once(*what):
        if what not in known:
            known[what] = compiled(*what)
        return known[what]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(program, "_compile", compile_once)
        yield


def change(monkeypatch, sources, number):
    """Let deploys from now on bring a program in which one module tells this number."""
    changed = sources | {CHANGED: sources[CHANGED] + b"\nUPDATE = %d\n" % number}
    monkeypatch.setattr(program, "sources", lambda: changed)
    return changed


def blank():
    return filesystem.make(MINE, FLASH_BYTES)


def imaged():
    """As `fivefold image` makes it."""
    made = oneimage.board_files(reading.read(PROFILE), "")
    return filesystem.make(made | MINE, FLASH_BYTES)


def with_mip(also=()):
    """As mip leaves it: every module a file of its own. also: more files."""
    files = {f"/{name}": (paths.ROOT / source).read_bytes() for name, source in package.described()["urls"]}
    return filesystem.make(files | {"/board.py": PROFILE.read_bytes()} | MINE | dict(also), FLASH_BYTES)


def with_loose_slot():
    """As deploy left it when a slot was a folder of files."""
    files = {f"/slot_a/{name}": data for name, data in program.compiled(program.sources(), "x64").items()}
    files |= {"/slot_a/whole": b"1\n", "/slot_b/main.mpy": b"left over", "/board.py": PROFILE.read_bytes()}
    files |= {f"/{name}": data for name, data in program.loose().items()}
    return filesystem.make(files | MINE, FLASH_BYTES)


@pytest.fixture
def started(tmp_path):
    """Switch a board on whose flash holds an image."""
    boards = []

    def start(content):
        flash = tmp_path / "flash.bin"
        flash.write_bytes(content)
        boards.append(VirtualBoard(PROFILE, flash))
        boards[0].flash = flash
        boards[0].switch_on()
        return boards[0]

    yield start
    boards[0].close()


def update_five_times(board, monkeypatch, as_source=False):
    sources = program.sources()
    for number in range(5):
        wanted = change(monkeypatch, sources, number)
        said = installing.install(ports.Port(board.port), reading.read(PROFILE), as_source)
        assert "it runs and shows: language" in said
    board.cut()
    left = tree(board.flash)
    files = wanted if as_source else program.compiled(wanted, "x64")
    slot = max(("/slot_a", "/slot_b"), key=lambda slot: int(left[slot + "/whole"]))
    assert modules(left, slot) == {
        name: data for name, data in files.items() if name.partition(".")[0] not in ("archive", "version")
    }
    assert {path: left[path] for path in MINE} == MINE
    return left


def free_blocks(flash):
    return BLOCKS - 2 - filesystem.blocks(filesystem.read(flash.read_bytes()))


def test_a_blank_board_and_a_quarter_stays_free(started, monkeypatch, kept):
    board = started(blank())
    update_five_times(board, monkeypatch)
    assert free_blocks(board.flash) >= BLOCKS // 4


@pytest.mark.long
@pytest.mark.parametrize("before", [imaged, with_loose_slot, with_mip])
def test_a_board_that_was_filled_another_way(started, monkeypatch, kept, before):
    board = started(before())
    installing.install(ports.Port(board.port), None)
    left = update_five_times(board, monkeypatch)
    assert free_blocks(board.flash) >= BLOCKS // 4
    loose = {path for path in left if path.count("/") == 1 or path.startswith(("/console", "/rules"))}
    assert loose == {"/boot.py", "/main.py", "/board.py", "/holiday.txt", "/fivefold.list"}


@pytest.mark.long
def test_sources_fit_twice_as_well(started, monkeypatch, kept):
    update_five_times(started(blank()), monkeypatch, as_source=True)


@pytest.mark.long
def test_sources_fit_beside_those_of_mip_whose_games_give_way(started, monkeypatch, kept):
    board = started(with_mip())
    said = installing.install(ports.Port(board.port), None, as_source=True)
    assert f"{len(package.described()['urls']) - 2} loose files removed that mip had put there" in said
    update_five_times(board, monkeypatch, as_source=True)


@pytest.mark.long
def test_games_of_mip_do_not_give_way_where_that_would_not_help(started, monkeypatch, kept):
    board = started(with_mip({"/film.bin": bytes(300 << 10)}))
    before = tree(board.flash)
    with pytest.raises(
        Failure, match=r"deploy without --source, which takes less than half; nothing was copied"
    ):
        installing.install(ports.Port(board.port), None, as_source=True)
    board.cut()
    assert {path: data for path, data in tree(board.flash).items() if path != "/fivefold.list"} == before
    board.switch_on()
    installing.install(ports.Port(board.port), None)


@pytest.mark.long
def test_what_somebody_changed_in_what_mip_brought_stays(started, kept):
    files = {f"/{name}": (paths.ROOT / source).read_bytes() for name, source in package.described()["urls"]}
    mine = {"/console/app.py": b"# better\n", "/rules/mine.py": b"# new\n"}
    board = started(filesystem.make(files | mine | {"/board.py": PROFILE.read_bytes()}, FLASH_BYTES))
    said = installing.install(ports.Port(board.port), None)
    assert f"{len(files) - 3} loose files removed that mip had put there" in said
    assert "1 of another version stay there unused (/console/app.py …)" in said
    board.cut()
    left = tree(board.flash)
    assert {path: left[path] for path in mine} == mine
    assert not [path for path in left if path.startswith(("/rules", "/console")) and path not in mine]


def test_a_flash_that_is_full_is_told_with_what_is_large(started, kept):
    board = started(filesystem.make({"/film.bin": bytes(1800 << 10), "/data/a.json": b"1"}, FLASH_BYTES))
    with pytest.raises(Failure, match=r"KiB free, .* the largest are /film.bin \(1800 KiB\), .*nothing was"):
        installing.install(ports.Port(board.port), reading.read(PROFILE))
    with device.connected(board.port) as there:
        assert 0 <= there.facts().free <= 248 << 10


def test_the_free_space_of_a_flash_without_any_is_none(started):
    # The port counts a folder's blocks twice.
    files = {f"/folder{number}/file": b"x" for number in range(200)}
    board = started(filesystem.make(files | {"/film.bin": bytes(380 << 10)}, FLASH_BYTES))
    with device.connected(board.port) as there:
        assert there.facts().free == 0


def test_a_flash_that_fills_up_on_the_way_is_told(started, monkeypatch, kept):
    board = started(filesystem.make({"/film.bin": bytes(1800 << 10)}, FLASH_BYTES))
    monkeypatch.setattr(deploy, "_make_room", lambda *what: None)
    with pytest.raises(Failure, match=r"the board's flash is full: .* /film.bin"):
        installing.install(ports.Port(board.port), reading.read(PROFILE))


def power_cuts(board, monkeypatch, times):
    """Deploy the real program with a change, the power failing at so many moments; how many came through."""
    monkeypatch.setattr(repl, "EXEC_SECONDS", 1.5)
    sources = program.sources()
    first = program.compiled(change(monkeypatch, sources, 1), "x64")
    second = program.compiled(change(monkeypatch, sources, 2), "x64")

    def put(files):
        with device.connected(board.port) as there:
            deploy.deploy(there, program.packed(files), program.loose(), PROFILE.read_bytes())

    def runs():
        board.switch_on()
        assert '"language"' in heard(board.port, b"language")
        board.cut()
        left = tree(board.flash)
        marks = {slot: left.get(slot + "/whole", b"") for slot in ("/slot_a", "/slot_b")}
        slot = max(marks, key=lambda slot: int(marks[slot] or 0) if marks[slot].endswith(b"\n") else 0)
        return modules(left, slot)[CHANGED.replace(".py", ".mpy")]

    put(first)
    board.cut()
    before = board.flash.read_bytes()
    board.switch_on()
    put(second)
    writes = board.writes
    assert writes > 1000
    board.cut()
    through = 0
    name = CHANGED.replace(".py", ".mpy")
    for number in range(times):
        board.flash.write_bytes(before)
        board.cut_at = 20 + (writes + 60) * number // times
        board.switch_on()
        with contextlib.suppress(Failure):
            put(second)
        if not board.wait_for_cut(1):
            board.cut()  # after the last byte
        board.cut_at = 0
        found = runs()
        assert found in (first[name], second[name])
        through += found == second[name]
    return through


def test_power_cuts_in_a_deploy(started, monkeypatch, kept):
    power_cuts(started(blank()), monkeypatch, 4)


@pytest.mark.long
def test_a_hundred_power_cuts_in_a_deploy(started, monkeypatch, kept):
    assert power_cuts(started(blank()), monkeypatch, 100) >= 1
