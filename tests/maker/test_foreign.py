"""What is somebody's on a board stays, or is kept, and nothing that a board says leads out of a folder."""

import pytest

from fivefold.boards import reading
from fivefold.errors import Failure
from fivefold.maker import backup, cli, device, foreign, installing, program
from fivefold.serial import ports
from maker_boards import PROFILE, telling

SHOWN = b'print(\'\\x1e{"event": "screen", "name": "tests"}\')\n'


@pytest.fixture
def version(monkeypatch, tmp_path):
    """Let `deploy` put this version of a small program onto a board."""
    monkeypatch.setattr(backup, "BACKUPS", tmp_path / "backups")

    def use(number):
        files = telling(number)
        files["main.py"] = files["main.py"].replace(b"    started()\n", b"    started()\n    " + SHOWN)
        monkeypatch.setattr(program, "sources", lambda: files)

    use(1)
    return use


@pytest.fixture
def mine(tmp_path):
    """A profile of one's own that is changed; `mine(text)` adds a line."""
    path = tmp_path / "mine.py"

    def write(comment):
        path.write_text(PROFILE.read_text() + f"# {comment}\n")
        return reading.read(path)

    return write


def deploy(board, profile, replace=foreign.never):
    return installing.install(ports.Port(board.port), profile, replace_foreign=replace)


def put(board, path, data):
    with device.connected(board.port) as there:
        there.put(path, data)
        there.ask("sync")


def get(board, path):
    with device.connected(board.port) as there:
        return there.get(path, there.ask("size", path))


@pytest.mark.parametrize("path", ["/boot.py", "/main.py", "/board.py", "/slot_a/games/mine.py"])
def test_what_somebody_has_written_is_shown_and_asked_about(board, version, tmp_path, path):
    put(board, path, b"print('years of work')\n")
    with pytest.raises(Failure, match=rf"{path}; nothing was copied\. To replace them, give --replace"):
        deploy(board, reading.read(PROFILE))
    assert get(board, path) == b"print('years of work')\n"
    shown = []
    assert "it runs and shows: tests" in deploy(
        board, reading.read(PROFILE), lambda files: shown.append(files) or True
    )
    assert shown == [{path: b"print('years of work')\n"}]
    (folder,) = (tmp_path / "backups").iterdir()
    assert (folder / path[1:]).read_bytes() == b"print('years of work')\n"


def test_own_files_need_no_question_version_after_version(board, version, mine):
    deploy(board, mine("one"))
    for number in (2, 3, 4):
        version(number)
        assert "it runs" in deploy(board, mine(f"change {number}"))
    assert "nothing was copied" in deploy(board, None)


def test_own_files_that_somebody_has_changed_are_theirs(board, version, tmp_path):
    for number in (1, 2):  # in both slots
        version(number)
        deploy(board, reading.read(PROFILE))
    put(board, "/slot_a/program.zip", b"changed by hand")
    put(board, "/board.py", b"BOARD = {}  # by hand\n")
    version(3)
    with pytest.raises(Failure, match=r"/slot_a/program.zip; nothing was copied"):
        deploy(board, None)
    with pytest.raises(Failure, match=r"/board.py, /slot_a/program.zip; nothing was copied"):
        deploy(board, reading.read(PROFILE))
    assert "it runs" in deploy(board, reading.read(PROFILE), foreign.always)


def test_a_deploy_that_broke_off_leaves_nothing_that_is_taken_for_somebodys(board, version, monkeypatch):
    deploy(board, reading.read(PROFILE))
    version(2)
    real = device.Device.ask
    added = []

    def some(self, function, *arguments):
        added.extend([1] * (function == "add"))
        if len(added) > 1:
            raise Failure("the cable is out")
        return real(self, function, *arguments)

    with monkeypatch.context() as patched:
        patched.setattr(device.Device, "ask", some)
        with pytest.raises(Failure, match="the cable is out"):
            deploy(board, reading.read(PROFILE))
    with device.connected(board.port) as there:
        assert there.ask("size", "/slot_b/program.zip") is not None
    version(3)
    assert "it runs" in deploy(board, reading.read(PROFILE))


def test_the_boot_file_that_micropython_comes_with_is_nobodys(board, version):
    put(
        board, "/boot.py", b"# This file is executed on every boot\r\n#import webrepl\r\n#webrepl.start()\r\n"
    )
    assert "it runs" in deploy(board, reading.read(PROFILE))


def test_a_board_from_before_there_was_a_list_is_fivefolds(board, version):
    deploy(board, reading.read(PROFILE))
    version(2)
    deploy(board, None)
    with device.connected(board.port) as there:
        there.ask("remove", foreign.LIST)
        there.ask("sync")
    version(3)
    assert "it runs" in deploy(board, None)


@pytest.mark.parametrize(
    "name",
    [
        "../../../../tmp/x", "..", ".", "a/../../b", "/etc/passwd", "C:\\x", "C:x", "\\\\server\\share\\x",
        "CON", "aux.txt", "a\nb", "a:b", "x.", "x ", "é", "%2e%2e", "~", "-rf", "con.", "LPT1.txt",
        "a?b*c|d<e>\"f",
    ],
)  # fmt: skip
def test_a_backup_stays_in_its_folder_whatever_a_board_calls_its_files(tmp_path, monkeypatch, name):
    monkeypatch.setattr(backup, "BACKUPS", tmp_path / "deep" / "down" / "backups")
    folder = backup.keep({f"/data/{name}": b"x"})
    (file,) = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert file.read_bytes() == b"x" and file.resolve().is_relative_to(folder.resolve() / "data")
    assert not set('\\:*?"<>|\n') & set("".join(file.relative_to(folder).parts))
    assert all(part.rstrip(". ") == part for part in file.relative_to(folder).parts)


def test_each_backup_has_a_folder_of_its_own(tmp_path, monkeypatch):
    monkeypatch.setattr(backup, "BACKUPS", tmp_path)
    folders = {backup.keep({"/data/x": bytes([number])}) for number in range(3)}
    assert sorted((folder / "data" / "x").read_bytes() for folder in folders) == [b"\0", b"\1", b"\2"]


def test_a_backup_that_cannot_be_written_stops_everything(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(backup, "BACKUPS", tmp_path / "file" / "backups")
    with pytest.raises(Failure, match="nothing was written"):
        backup.keep({"/data/x": b""})


@pytest.mark.parametrize(
    ("path", "size"),
    [
        ("/data/../boot.py", 1), ("/etc/passwd", 1), ("/data", 1), ("/data/", 1), ("/data//x", 1),
        ("/database/x", 1), ("/data/x", -1), ("/data/x", 1 << 40), ("/data/x", "1"), ("/data/x", True),
        (5, 1), (None, 1), ("/data/\0", 1),
    ],
)  # fmt: skip
def test_files_that_cannot_be_are_told_and_nothing_is_read(path, size):
    board = device.Device.__new__(device.Device)
    board.ask_all = lambda *words: [[path, size]]
    with pytest.raises(Failure, match="lists a file that cannot be"):
        board.files("/data")


def test_what_a_file_says_cannot_speak_to_the_terminal():
    assert cli.printable(b"\x1b]0;x\x07a\nb") == "?]0;x?a | b"
    assert len(cli.printable(b"x" * 1000)) < 70
