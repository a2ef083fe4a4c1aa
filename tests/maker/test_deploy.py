"""Deploy: the whole program or the old one, nothing twice, nothing of the maker's own."""

import pytest

from fivefold import paths
from fivefold.boards import reading
from fivefold.errors import Failure
from fivefold.maker import deploy, device, installing, program
from fivefold.serial import ports
from maker_boards import PROFILE, heard, modules, put, telling, tree

OWN = {"/data/mine.json": b"mine", "/notes.txt": b"also mine"}


def keep_own(port):
    with device.connected(port) as board:
        for path, data in OWN.items():
            board.put(path, data)


def test_the_console_runs_and_a_second_deploy_copies_nothing(board, monkeypatch):
    files = program.sources()
    monkeypatch.setattr(program, "sources", lambda: files)
    keep_own(board.port)
    said = installing.install(ports.Port(board.port), reading.read(PROFILE))
    assert "it runs and shows: language" in said
    board.cut()
    first = tree(board.flash)
    assert {path: first[path] for path in OWN} == OWN
    assert first["/board.py"] == PROFILE.read_bytes()
    assert "drivers/convert_viper.mpy" in modules(first) and "/slot_a/whole" in first
    board.switch_on()
    assert "nothing was copied; it runs and shows: language" in installing.install(
        ports.Port(board.port), None
    )
    board.cut()
    assert tree(board.flash) == first


def test_only_changes_are_sent_and_stale_files_go(board):
    put(board.port, telling(1) | {"old.py": b"x = 2\n", "gone/old.py": b""})
    assert "runs [1, 1, 1, 1, 1, 1]" in after_power_cut(board)
    outcome = put(board.port, telling(1) | {"one.py": b"VERSION = 9\n"})
    assert outcome.sent == ["one.py"]
    assert "two.py" in outcome.copied and "deep/six.py" in outcome.copied
    assert outcome.removed == ["gone/old.py", "old.py"]
    assert "runs [9, 1, 1, 1, 1, 1]" in after_power_cut(board)
    outcome = put(board.port, telling(1))
    assert outcome.sent == ["one.py"]
    assert "runs [1, 1, 1, 1, 1, 1]" in after_power_cut(board)
    board.cut()
    left = tree(board.flash)
    assert not [name for name in modules(left) if "old" in name]


def after_power_cut(board):
    board.cut()
    board.switch_on()
    return heard(board.port, b"]")


def test_bytecode_of_another_version_is_refused_with_both_numbers_before_copying(board, monkeypatch):
    monkeypatch.setattr(program, "compiler_version", lambda: (5, 2))
    with pytest.raises(Failure, match=r"version 6, mpy-cross here makes version 5.*nothing was copied"):
        installing.install(ports.Port(board.port), reading.read(PROFILE))
    board.cut()
    assert tree(board.flash) == {}


def test_a_board_without_a_profile_says_so(board):
    with pytest.raises(Failure, match="say which board it is with --board"):
        installing.install(ports.Port(board.port), None)


def test_a_board_that_is_too_full_keeps_what_it_has(board, monkeypatch):
    put(board.port, telling(1))
    monkeypatch.setattr(deploy, "SPARE", 3 << 20)
    with pytest.raises(Failure, match=r"KiB free, the program needs .* nothing was copied"):
        put(board.port, telling(2))
    assert "runs [1, 1, 1, 1, 1, 1]" in after_power_cut(board)


def test_too_old_a_micropython_is_refused():
    facts = device.Facts((1, 15, 0), "ESP32 module with ESP32", "esp32", 5, 0, "", 1 << 20, 1 << 21)
    with pytest.raises(Failure, match=r"MicroPython 1\.15\.0, Fivefold needs 1\.23\.0"):
        deploy.program_for(facts, {}, False)


def test_machine_code_is_made_for_the_chip_and_left_out_where_there_is_none():
    files = {
        "drivers/convert_viper.py": (paths.FIRMWARE / "drivers" / "convert_viper.py").read_bytes(),
        "main.py": b"x = 1\n",
        "version": b"1\n",
    }
    made = program.compiled(files, "xtensawin")
    assert sorted(made) == ["drivers/convert_viper.mpy", "main.mpy", "version"]
    version, sub = program.compiler_version()
    # The header: M, version, architecture and sub-version.
    assert made["drivers/convert_viper.mpy"][:3] == bytes([ord("M"), version, 10 << 2 | sub])
    assert made["main.mpy"][2] >> 2 == 0
    assert sorted(program.compiled(files, "")) == ["main.mpy", "version"]


def test_a_file_that_cannot_be_compiled_is_told_in_one_line():
    with pytest.raises(Failure, match=r"mpy-cross: .*Error"):
        program.compiled({"bad.py": b"def\n"}, "")


@pytest.mark.parametrize(
    ("machine", "chip"),
    [
        ("Generic ESP32 module with ESP32", "esp32"),
        ("Generic ESP32S3 module with ESP32S3", "esp32s3"),
        ("ESP32C3 module with ESP32C3", "esp32c3"),
    ],
)
def test_the_chip_is_read_from_what_the_board_says(machine, chip):
    assert device.chip_of("esp32", machine) == chip
    assert device.chip_of("linux", machine) == ""
