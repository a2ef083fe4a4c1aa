"""The commands as people type them, against a board that is none."""

import os
import signal
import subprocess
import sys

import pytest

from fivefold import paths


def start(*words, **more):
    return subprocess.Popen(
        [sys.executable, "-c", "from fivefold.cli import main; main()", *words],
        env={**os.environ, "PYTHONPATH": str(paths.ROOT / "host")},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **more,
    )  # fmt: skip


def run(*words):
    process = start(*words)
    return process.communicate()[0], process.returncode


@pytest.mark.long
@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_a_virtual_board_lives_until_it_is_told_to_end(ending, tmp_path):
    board = start("virtual-board", "--flash", str(tmp_path / "flash.bin"))
    port = board.stdout.readline().strip()
    said, code = run("doctor", "--port", port)
    assert code == 1 and "MicroPython 1.29.0, Fivefold not there" in said
    board.send_signal(ending)
    assert board.wait(10) == 0


@pytest.mark.long
def test_deploy_by_hand(board):
    said, code = run("deploy", "--port", board.port)
    assert code == 1 and "say which board it is with --board NAME" in said
    said, code = run("deploy", "--port", board.port, "--board", "two_player", "--source")
    assert code == 0 and "it runs and shows: language" in said
    said, code = run("doctor", "--port", board.port)
    assert code == 0 and "profile" in said
