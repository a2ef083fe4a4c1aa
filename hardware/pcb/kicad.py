"""KiCad, as far as a board needs it: where it is, and running `kicad_worker.py` in its Python."""

import json
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

from fivefold.errors import Failure

FOOTPRINTS = "/usr/share/kicad/footprints"
_WORKER = Path(__file__).with_name("kicad_worker.py")
_WAIT_S = 180


@cache
def python() -> str:
    """The Python that has KiCad's `pcbnew`, or "" where there is none."""
    for name in (os.environ.get("KICAD_PYTHON", ""), "/usr/bin/python3", "python3"):
        found = shutil.which(name) if name else None
        if found and subprocess.run([found, "-c", "import pcbnew"], capture_output=True).returncode == 0:
            return found
    return ""


def missing() -> str:
    """Why no circuit boards can be made, or ""."""
    if not python():
        return "KiCad is not installed; `apt install kicad kicad-footprints` (about 90 MB)"
    if not Path(FOOTPRINTS).is_dir():
        return "KiCad's footprints are not installed; `apt install kicad-footprints`"
    return ""


def work(command: str, spec: dict[str, Any], folder: Path) -> None:
    """Let KiCad do a command of the worker with a spec. Raises Failure with what it says."""
    path = folder / f"{spec['name']}.spec.json"
    path.write_text(json.dumps(spec, ensure_ascii=False), "utf-8")
    home = folder / "kicad-home"  # KiCad keeps settings; not those of whoever builds
    home.mkdir(exist_ok=True)
    words = [python(), str(_WORKER), command, str(path), str(folder)]
    environment = {"PATH": os.environ["PATH"], "HOME": str(home), "KICAD_CONFIG_HOME": str(home)}
    done = subprocess.run(words, capture_output=True, text=True, timeout=_WAIT_S, env=environment)
    shutil.rmtree(home)
    if done.returncode:
        lines = (done.stderr.strip() or done.stdout.strip() or "no word").splitlines()
        raise Failure(f"KiCad, {command} {spec['name']}: {lines[-1]}")
