"""How a board starts: the whole program, safe mode after three failures or with BACK held."""

import subprocess
import sys
import time

import pytest
import serial

from fivefold.boards import reading
from fivefold.errors import Failure
from fivefold.maker import deploy, device, installing
from fivefold.maker.virtual_board import VirtualBoard
from fivefold.serial import ports
from maker_boards import PROFILE, heard, put, telling

BROKEN = {"main.py": b"raise ValueError('broken on purpose')\n"}


def restart(board):
    board.cut()
    board.switch_on()


def mpremote(port, *words):
    done = subprocess.run(
        [sys.executable, "-m", "mpremote", "connect", port, *words],
        capture_output=True, text=True, timeout=30, check=False,
    )  # fmt: skip
    return done.stdout + done.stderr


def test_three_failed_starts_lead_to_safe_mode_and_deploy_still_works(board):
    put(board.port, BROKEN)
    restart(board)
    said = heard(board.port, b">>> ")
    assert said.count("broken on purpose") == 3
    assert "safe mode: the program did not start 3 times" in said
    assert board.picture.count(b"\x08\0\0") == 64
    put(board.port, telling(2))
    restart(board)
    assert "runs [2, 2, 2, 2, 2, 2]" in heard(board.port, b"]")


def test_a_start_that_is_interrupted_is_no_failure(board):
    put(board.port, telling(1))
    for _ in range(4):
        restart(board)
        assert "runs" in heard(board.port, b"runs")
        with device.connected(board.port) as there:
            assert there.ask("text", "/starts") == ""


def test_a_half_written_slot_never_starts(board):
    put(board.port, telling(1))
    with device.connected(board.port) as there:
        there.put("/slot_b/main.py", b"raise ValueError('half')\n")
        there.put("/slot_b/whole", b"7")  # the power went before its newline
    restart(board)
    assert "runs [1, 1, 1, 1, 1, 1]" in heard(board.port, b"]")


NO_TEXT = (b"\xff\xfe\n", b"1\xb2\n", b"9" * 5000 + b"\n")


def marks(board, path, content):
    """What the board starts when a mark holds such bytes, and whether a deploy mends it."""
    with device.connected(board.port) as there:
        there.put(path, content)
    restart(board)
    said = heard(board.port, b"]")
    put(board.port, telling(3))
    restart(board)
    assert "runs [3, 3, 3, 3, 3, 3]" in heard(board.port, b"]"), (path, content)
    return said


def test_bytes_that_are_no_text_in_a_mark_keep_no_board_from_starting(board):
    put(board.port, telling(1))
    put(board.port, telling(2))
    for content in NO_TEXT:
        assert "runs [2, 2, 2, 2, 2, 2]" in marks(board, "/starts", content), content
        put(board.port, telling(2))
        restart(board)
    put(board.port, telling(3))
    for content in NO_TEXT:
        put(board.port, telling(4))
        restart(board)
        assert "runs [4" in heard(board.port, b"]")
        with device.connected(board.port) as there:
            newest, _ = deploy.in_use(there)
        # The newer program's mark is lost, and the one before it starts.
        assert "runs [3, 3, 3, 3, 3, 3]" in marks(board, newest + "/whole", content), content


@pytest.mark.parametrize("damage", [b"", b"PK\x05\x06", b"\xff" * 5000])
def test_an_archive_that_is_damaged_leaves_the_other_slot_to_start(board, damage):
    put(board.port, telling(1))
    put(board.port, telling(2))
    with device.connected(board.port) as there:
        there.put("/slot_b/program.zip", damage)
    restart(board)
    assert "runs [1, 1, 1, 1, 1, 1]" in heard(board.port, b"1]")
    put(board.port, telling(3))
    restart(board)
    assert "runs [3, 3, 3, 3, 3, 3]" in heard(board.port, b"]")


def test_back_on_the_first_pad_at_power_up_leads_to_the_prompt(board):
    installing.install(ports.Port(board.port), reading.read(PROFILE))
    board.held = [(1, "BACK")]
    restart(board)
    assert "safe mode: BACK is held on the first pad" in heard(board.port, b">>> ")
    assert board.picture.count(b"\x08\0\0") == 64
    assert "2\n" in mpremote(board.port, "resume", "exec", "print(1+1)")


def test_the_watchdog_starts_a_program_that_hangs_anew(board):
    hangs = b"import machine, time\ndef run(started):\n    started()\n    print('hangs')\n"
    hangs += b"    machine.WDT(timeout=300)\n    while True:\n        time.sleep_ms(1)\n"
    put(board.port, {"main.py": hangs})
    restart(board)
    assert heard(board.port, b"hangs").count("hangs") == 1
    assert heard(board.port, b"hangs").count("hangs") == 1


def test_the_watchdog_does_not_bite_while_somebody_works_at_the_prompt(board):
    installing.install(ports.Port(board.port), reading.read(PROFILE))
    with device.connected(board.port) as there:
        left = "import fivefold.virtual.world as w; print((w.current._fed_until - w.current.now) // 1000000)"
        assert int(there.repl.run(left)) > 3500


def test_the_chip_runs_as_fast_as_it_may(board):
    installing.install(ports.Port(board.port), reading.read(PROFILE))
    with device.connected(board.port) as there:
        assert int(there.repl.run("import machine; print(machine.freq())")) == 240_000_000


def test_mpremote_works_with_and_without_a_soft_reset(board, tmp_path):
    file = tmp_path / "notes.txt"
    file.write_text("kept")
    mpremote(board.port, "fs", "cp", str(file), ":notes.txt")
    assert "kept" in mpremote(board.port, "fs", "cat", ":notes.txt")
    assert "linux" in mpremote(board.port, "resume", "exec", "import sys; print(sys.platform)")


def test_ctrl_c_and_ctrl_d_do_what_they_do_on_a_board(board):
    put(board.port, telling(3))
    restart(board)
    assert "runs" in heard(board.port, b"runs")
    with serial.Serial(board.port, timeout=0.2) as line:
        line.write(b"\x03")
        assert b"KeyboardInterrupt" in read(line, b">>> ")
        line.write(b"\x04")
        assert b"MPY: soft reboot" in read(line, b"runs [3")


def read(line, until):
    said = b""
    end = time.monotonic() + 120
    while until not in said and time.monotonic() < end:
        said += line.read(4096)
    return said


@pytest.mark.parametrize(
    "content", [b"years of work", b"x" * (2 << 20), b"", b"\xff" * 4096, b"\xff" * (3 << 20)]
)
def test_a_file_that_is_no_flash_is_never_formatted(tmp_path, content):
    path = tmp_path / "thesis.txt"
    path.write_bytes(content)
    with pytest.raises(Failure, match="is not the flash of a virtual board and stays as it is"):
        VirtualBoard(PROFILE, path)
    assert path.read_bytes() == content


def test_a_folder_is_no_flash(tmp_path):
    with pytest.raises(Failure, match="as a flash: Is a directory"):
        VirtualBoard(PROFILE, tmp_path)


def test_the_flash_of_a_board_is_taken_again(board):
    with device.connected(board.port) as there:
        there.put("/data/x", b"12345")
        there.ask("sync")
    board.cut()
    again = VirtualBoard(PROFILE, board.flash)
    again.switch_on()
    with device.connected(again.port) as there:
        assert there.get("/data/x", 5) == b"12345"
    again.close()
