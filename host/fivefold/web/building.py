"""The static site: the page, the firmware as one file, and the VM. Relative paths only."""

import json
import shutil
from pathlib import Path

from fivefold import paths
from fivefold.errors import Failure
from fivefold.web import npm

PAGE = npm.HERE / "page"
HEAP = 1 << 20
_VM_FILES = ("micropython.mjs", "micropython.wasm")
_MARK = "firmware.json"


def bundle(*own: Path) -> dict[str, object]:
    """What the VM finds in its file system: `files` (path -> text), `search` (sys.path), `heap`, `boards`.

    own: board files beside the shipped ones.
    """
    files = {}
    for at, folder in (("/firmware", paths.FIRMWARE), ("/host/fivefold/virtual", paths.VIRTUAL)):
        files.update(_tree(at, folder))
    files["/host/fivefold/__init__.py"] = (paths.PACKAGE / "__init__.py").read_text()
    boards = {}
    for path in (*sorted(paths.BOARDS.glob("*.py")), *own):
        found: dict[str, dict[str, str]] = {}
        exec(path.read_text(), found)
        if "BOARD" in found:
            boards[path.stem] = found["BOARD"]["name"]
            files[f"/boards/{path.name}"] = path.read_text()
    return {
        "files": files,
        "search": ["/host/fivefold/virtual/modules", "/host", "/firmware"],
        "heap": HEAP,
        "boards": boards,
    }


def _tree(at: str, folder: Path) -> dict[str, str]:
    return {
        f"{at}/{path.relative_to(folder).as_posix()}": path.read_text()
        for path in sorted(folder.rglob("*.py"))
        if "__pycache__" not in path.parts
    }


def build(folder: Path, *own: Path) -> list[Path]:
    """Write the whole site into `folder`, in place of what an earlier build left; its files. Raises Failure.

    own: board files beside the shipped ones.
    """
    vm = npm.modules() / npm.VM
    _clear(folder)
    shutil.copytree(PAGE, folder, dirs_exist_ok=True)
    (folder / "vm").mkdir()
    for name in _VM_FILES:
        shutil.copy(vm / name, folder / "vm" / name)
    (folder / _MARK).write_text(json.dumps(bundle(*own), separators=(",", ":")))
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    names = [path.relative_to(folder).as_posix() for path in files if path.name != "sw.js"]
    (folder / "files.json").write_text(json.dumps(names))
    return [*files, folder / "files.json"]


def _clear(folder: Path) -> None:
    try:
        if folder.exists() and any(folder.iterdir()):
            if not (folder / _MARK).exists():
                raise Failure(f"{folder} is not empty and was not built by this command; give another folder")
            shutil.rmtree(folder)
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure(f"cannot write to {folder}: {error.strerror}") from error
