"""Runs a circuit through ngspice: Debian's package, the SPICE that KiCad uses too.

Its batch mode takes a netlist and writes numbers; that needs no binding. PySpice has stood still since 2021,
ahkab since 2015, lcapy solves linear circuits only.
"""

import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from fivefold.errors import Failure

SECONDS = 60  # no circuit here takes longer than a few


def missing() -> str:
    """Why nothing can be simulated, or ""."""
    return "" if shutil.which("ngspice") else "ngspice is missing; install it: apt install ngspice"


def run(netlist: str, probes: Sequence[str]) -> dict[str, list[float]]:
    """The course of some probes, such as `v(pin)`, and of `time` in seconds. Raises Failure.

    netlist: elements, models and one `.tran` line; title and `.end` come from here.
    """
    if missing():
        raise Failure(missing())
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out"
        control = f".control\nset wr_singlescale\nrun\nwrdata {out} {' '.join(probes)}\nquit\n.endc\n"
        source = Path(folder) / "circuit.cir"
        source.write_text(f"* circuit\n{netlist}\n{control}.end\n", "ascii")
        try:
            done = subprocess.run(
                ["ngspice", "-b", source],
                cwd=folder,
                capture_output=True,
                text=True,
                timeout=SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise Failure(f"ngspice: no end after {SECONDS} s") from None
        written = out.with_suffix(".data") if out.with_suffix(".data").exists() else out
        if not written.exists():
            said = (done.stderr or done.stdout).strip().splitlines()
            raise Failure(f"ngspice: {said[-1] if said else 'wrote nothing'}")
        rows = [[float(word) for word in line.split()] for line in written.read_text().splitlines()]
    return dict(zip(("time", *probes), map(list, zip(*rows, strict=True)), strict=True))
