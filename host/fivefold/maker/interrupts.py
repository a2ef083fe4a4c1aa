"""Ctrl-C for the VM of a virtual board, at a moment at which it does no harm."""

import contextlib
import os
import signal
import subprocess
import tempfile
import termios
import time
from pathlib import Path

KEY = b"\x03"
PATIENCE_SECONDS = 2.0  # until a program that never sleeps is interrupted by force


class Interrupts:
    """Has the VM interrupt itself when it sleeps next; the virtual board is the other end.

    A signal would raise KeyboardInterrupt wherever the VM is, also while it holds the lock of its names; then
    it stands still at the next one. On the device the exception waits for the end of an instruction.

    `asked`: a file whose one byte is `1` while an interrupt is wanted.
    """

    def __init__(self) -> None:
        self.asked = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115 (close() closes it)
        self._force_at: float | None = None

    def take(self, data: bytes, line: int, process: subprocess.Popen[bytes]) -> tuple[bytes, bool]:
        """What goes on to the VM of what a tool sent, and whether the world has to hear of an interrupt."""
        if KEY not in data or not _runs_a_program(line, process):
            return data, False
        self._ask(b"1")
        if self._force_at is None:
            self._force_at = time.monotonic() + PATIENCE_SECONDS
        return data.replace(KEY, b""), True

    def look(self, line: int, process: subprocess.Popen[bytes], up: bool) -> None:
        """Withdraw what has become pointless, and force what took too long. up: the VM has started."""
        if self._force_at is None:
            return
        if not _runs_a_program(line, process):
            self.forget()
        elif up and time.monotonic() > self._force_at:
            self.forget()
            process.send_signal(signal.SIGINT)

    def forget(self) -> None:
        """The program that was meant is gone."""
        self._ask(b"0")
        self._force_at = None

    def close(self) -> None:
        """Let go of the file."""
        self.asked.close()

    def _ask(self, byte: bytes) -> None:
        os.pwrite(self.asked.fileno(), byte, 0)


def _runs_a_program(line: int, process: subprocess.Popen[bytes]) -> bool:
    """Whether the VM is not at its prompt, where Ctrl-C is a key like others."""
    return bool(termios.tcgetattr(line)[3] & termios.ISIG) or _catches(process)


def _catches(process: subprocess.Popen[bytes]) -> bool:
    """Whether the VM has a handler for SIGINT, as it has while it runs what a tool sent to its prompt."""
    with contextlib.suppress(OSError):  # there is no /proc everywhere
        for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
            if line.startswith("SigCgt:"):
                return bool(int(line.split()[1], 16) >> (signal.SIGINT - 1) & 1)
    return False
