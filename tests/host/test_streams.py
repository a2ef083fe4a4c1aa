"""Output that cannot be written, or cannot show every letter."""

import os
import subprocess
import sys

import pytest

from command import HOST

CALL = [sys.executable, "-c", "from fivefold.cli import main; main()"]


def call(*words, out=subprocess.PIPE, **variables):
    return subprocess.run(
        [*CALL, *words], stdout=out, stderr=subprocess.PIPE, text=True, check=False,
        env={**os.environ, "PYTHONPATH": str(HOST), **variables},
    )  # fmt: skip


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full here")
@pytest.mark.parametrize("words", [("boards", "list"), ("selftest", "--faults")])
def test_a_full_disk_behind_standard_output_is_told_in_a_line(words):
    with open("/dev/full", "w") as full:
        done = call(*words, out=full)
    assert (done.returncode, done.stderr) == (1, "fivefold: cannot go on: No space left on device\n")


def test_a_terminal_that_knows_ascii_only_gets_a_mark_in_place_of_a_letter():
    done = call("boards", "list", PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and "16?16" in done.stdout
