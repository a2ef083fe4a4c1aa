"""Deploys killed at random moments: the board always starts, with the old program or the new one."""

import os
import random
import signal
import time

import pytest

from maker_boards import heard, put, telling


def deploy_apart(port, version):
    """Deploy in a process of its own; its number."""
    child = os.fork()
    if child:
        return child
    try:
        put(port, telling(version), profile=False)
    finally:
        os._exit(0)


def runs(board):
    """The version of each part of the program that starts after a power cut."""
    board.cut()
    heard(board.port, b"\0", 0.05)  # what the board had on its lips
    board.switch_on()
    said = heard(board.port, b"]")
    assert "runs [" in said, said
    return [int(number) for number in said.rpartition("runs [")[2].partition("]")[0].split(", ")]


def kill_deploys(board, times, seed):
    """Kill so many deploys; how many programs came through. On every other try the power fails as well."""
    rng = random.Random(seed)
    put(board.port, telling(0))
    begin = time.monotonic()
    put(board.port, telling(1))
    longest = time.monotonic() - begin
    now, through = 1, 0
    for number in range(times):
        assert runs(board) == [now] * 6
        child = deploy_apart(board.port, now + 1)
        time.sleep(rng.uniform(0, 1.1 * longest))
        if number % 2:
            board.cut()
            board.switch_on()
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        after = runs(board)
        assert after in ([now] * 6, [now + 1] * 6)
        through += after[0] - now
        now = after[0]
    return through


def test_five_kills(board):
    kill_deploys(board, 5, 1)


@pytest.mark.long
def test_a_hundred_kills(board):
    # Some in the middle, some after the last byte: otherwise the moments were not chosen well.
    assert 1 <= kill_deploys(board, 100, 2) <= 60
