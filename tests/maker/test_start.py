"""How a board starts: the whole program, safe mode after three failures or with BACK held."""

import subprocess
import sys
import time

import serial

from fivefold.boards import reading
from fivefold.maker import device, ports, putting
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


def test_back_on_the_first_pad_at_power_up_leads_to_the_prompt(board):
    putting.put(ports.Port(board.port), reading.read(PROFILE))
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
    putting.put(ports.Port(board.port), reading.read(PROFILE))
    with device.connected(board.port) as there:
        left = "import fivefold.virtual.world as w; print((w.current._fed_until - w.current.now) // 1000000)"
        assert int(there.repl.run(left)) > 3500


def test_the_chip_runs_as_fast_as_it_may(board):
    putting.put(ports.Port(board.port), reading.read(PROFILE))
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
