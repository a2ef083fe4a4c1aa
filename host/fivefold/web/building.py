"""The static site: the page, the firmware as one file, and the VM. Relative paths only."""

import json
import os
import shutil
import tempfile
from pathlib import Path

from fivefold import paths
from fivefold.boards import reading
from fivefold.errors import Failure
from fivefold.web import npm

PAGE = npm.HERE / "page"
HEAP = 1 << 20
_VM_FILES = ("micropython.mjs", "micropython.wasm")
_MARK = "firmware.json"
_LIST = "files.json"  # what the page keeps for times without a network, and the next build replaces
_WORKER = "sw.js"  # which keeps it, and is no part of that


def bundle(*own: Path) -> dict[str, object]:
    """What the VM finds in its file system: `files` (path -> text), `search` (sys.path), `heap`, `boards`.

    own: board files beside the shipped ones.
    """
    files = {}
    for at, folder in (("/firmware", paths.FIRMWARE), ("/host/fivefold/virtual", paths.VIRTUAL)):
        files.update(_tree(at, folder))
    files["/host/fivefold/__init__.py"] = (paths.PACKAGE / "__init__.py").read_text()
    boards = {}
    for path in (*reading.shipped(), *own):
        boards[path.stem] = reading.sound(path).board["name"]
        files[f"/boards/{path.name}"] = path.read_text(encoding="utf-8-sig")
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

    own: board files beside the shipped ones. What else is in the folder stays, such as .git or CNAME.
    """
    vm = npm.modules() / npm.VM
    before = _built(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # Built beside it first, so that a build that breaks off leaves the site as it was.
        with tempfile.TemporaryDirectory(dir=folder, prefix=".build-") as place:
            fresh = Path(place)
            shutil.copytree(PAGE, fresh, dirs_exist_ok=True)
            (fresh / "vm").mkdir()
            for name in _VM_FILES:
                shutil.copy(vm / name, fresh / "vm" / name)
            (fresh / _MARK).write_text(json.dumps(bundle(*own), separators=(",", ":")))
            names = sorted(path.relative_to(fresh).as_posix() for path in fresh.rglob("*") if path.is_file())
            (fresh / _LIST).write_text(json.dumps([name for name in names if name != _WORKER]))
            names.append(_LIST)
            for name in names:
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                os.replace(fresh / name, folder / name)
        for name in sorted(before - set(names)):
            _remove(folder, name)
    except OSError as error:
        raise Failure(f"cannot write to {folder}: {error.strerror}") from error
    return [folder / name for name in names]


def _built(folder: Path) -> set[str]:
    """The files that an earlier build has put there. Raises Failure for a folder of somebody else's."""
    try:
        if not folder.exists() or not any(folder.iterdir()):
            return set()
        if not (folder / _MARK).exists():
            raise Failure(f"{folder} is not empty and was not built by this command; give another folder")
        listed = json.loads((folder / _LIST).read_text(encoding="utf-8"))
    except OSError as error:
        if isinstance(error, FileNotFoundError):
            return set()
        raise Failure(f"cannot write to {folder}: {error.strerror}") from error
    except ValueError:
        return set()  # without a list nobody can tell what is ours: it stays
    names = [name for name in listed if isinstance(name, str)] if isinstance(listed, list) else []
    return {name for name in names if not {"", ".", ".."} & set(name.split("/")) and "\\" not in name}


def _remove(folder: Path, name: str) -> None:
    """Remove a file of an earlier build, and the folders that it leaves empty."""
    path = folder / name
    if path.resolve().is_relative_to(folder.resolve()) and path.is_file():
        path.unlink()
        for above in path.parents:
            if above == folder or any(above.iterdir()):
                break
            above.rmdir()
