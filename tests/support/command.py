"""Calling the command `fivefold` as a person would."""

import os
import subprocess
import sys
from pathlib import Path

HOST = Path(__file__).resolve().parents[2] / "host"


def fivefold(*words, said=""):
    """Run the command; the finished process, with its output as text. said: what is typed into it."""
    return subprocess.run(
        [sys.executable, "-c", "from fivefold.cli import main; main()", *words],
        input=said, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(HOST)}, check=False,
    )  # fmt: skip
