"""The static site: the page, the firmware as one file, and the VM. Relative paths only."""

import contextlib
import hashlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any

from fivefold import files, paths
from fivefold.boards import reading
from fivefold.errors import Failure
from fivefold.web import icons, npm

PAGE = npm.HERE / "page"
HEAP = 1 << 20
_VM_FILES = ("micropython.mjs", "micropython.wasm")
_LIST = "files.json"  # what the service worker keeps, and what a later build may remove
_WORKER = "sw.js"
_BUNDLE = "firmware.json"
_FLASH_PAGE = "flash.html"
_NO_FLASHING = b" data-flashing hidden"  # of the link to that page
_WORDS = "words"  # a folder of the page's words, a file a language; of the site one file


def bundle(*own: Path) -> dict[str, Any]:
    """What the VM finds in its file system: `files` (path -> text), `search` (sys.path), `heap`, `boards`.

    own: board files beside the shipped ones. Raises Failure when one of them is no profile.
    """
    found = {}
    for at, folder in (("/firmware", paths.FIRMWARE), ("/host/fivefold/virtual", paths.VIRTUAL)):
        found.update(_tree(at, folder))
    found["/host/fivefold/__init__.py"] = _source(paths.PACKAGE / "__init__.py")
    boards = {}
    for path in (*reading.shipped(), *own):
        boards[path.stem] = reading.sound(path).board["name"]
        found[f"/boards/{path.name}"] = files.text(path)
    return {
        "files": found,
        "search": ["/host/fivefold/virtual/modules", "/host", "/firmware"],
        "heap": HEAP,
        "boards": boards,
    }


def words() -> dict[str, dict[str, str]]:
    """The page's own words: language -> key -> text."""
    return {path.stem: json.loads(_source(path)) for path in sorted((PAGE / _WORDS).glob("*.json"))}


def _source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _tree(at: str, folder: Path) -> dict[str, str]:
    return {
        f"{at}/{path.relative_to(folder).as_posix()}": _source(path)
        for path in sorted(folder.rglob("*.py"))
        if "__pycache__" not in path.parts
    }


def site(*own: Path, flasher: Path | None = None) -> dict[str, bytes]:
    """The whole site: name -> content. Raises Failure.

    own: board files beside the shipped ones. flasher: what `fivefold image` made, for a page that flashes it.
    """
    vm = npm.modules() / npm.VM
    found = {
        path.relative_to(PAGE).as_posix(): path.read_bytes()
        for path in sorted(PAGE.rglob("*"))
        if path.is_file() and path.parent != PAGE / _WORDS
    }
    found[f"{_WORDS}.json"] = json.dumps(words(), ensure_ascii=False, separators=(",", ":")).encode()
    for side in icons.SIZES:
        found[f"icon-{side}.png"] = icons.png(found["icon.svg"].decode(), side)
    for name in _VM_FILES:
        found[f"vm/{name}"] = (vm / name).read_bytes()
    found[_BUNDLE] = json.dumps(bundle(*own), separators=(",", ":")).encode()
    if flasher:
        found |= _flashing(flasher)
        found["index.html"] = found["index.html"].replace(_NO_FLASHING, b"")
    else:
        del found[_FLASH_PAGE]
    found[_LIST] = _listed(name for name in found if name != _WORKER)
    found[_WORKER] = found[_WORKER].replace(b'VERSION = ""', f'VERSION = "{_version(found)}"'.encode())
    return found


def _flashing(folder: Path) -> dict[str, bytes]:
    """What flashes a board: the image with its manifest, and ESP Web Tools. Raises Failure."""
    manifest = folder / "manifest.json"
    try:
        content = json.loads(files.text(manifest))
        parts = [part["path"] for each in content["builds"] for part in each["parts"]]
        if any("/" in name or name.startswith(".") for name in parts):
            raise ValueError(parts)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise Failure(f"{manifest} is not what `fivefold image` makes") from error
    tools = npm.modules(npm.FLASHING) / npm.FLASHER / "dist" / "web"
    found = {f"flash/{name}": files.content(folder / name) for name in parts}
    found["flash/manifest.json"] = json.dumps(content).encode()
    return found | {f"flash/tools/{path.name}": path.read_bytes() for path in sorted(tools.glob("*.js"))}


def _version(site: dict[str, bytes]) -> str:
    found = hashlib.sha256()
    for name in sorted(site):
        found.update(name.encode() + b"\0" + hashlib.sha256(site[name]).digest())
    return found.hexdigest()[:12]


def build(folder: Path, flasher: Path | None = None) -> list[Path]:
    """Write the whole site into `folder`, in place of what an earlier build left; its files. Raises Failure.

    flasher: see site().

    What no build has written stays. Each file appears whole or not at all, and where it all breaks off a
    later build goes on: the list of files comes first.
    """
    built = site(flasher=flasher)
    try:
        before = _before(folder)
        folder.mkdir(parents=True, exist_ok=True)
        _put(folder / _LIST, _listed([*before, *built]))
        for name, content in built.items():
            if name != _LIST:
                _put(folder / name, content)
        for name in before - built.keys():
            _remove(folder, name)
        _put(folder / _LIST, built[_LIST])
    except OSError as error:
        raise Failure(f"cannot write to {folder}: {error.strerror}") from error
    return [folder / name for name in built]


def _listed(names: Any) -> bytes:
    return json.dumps(sorted({*names} - {_LIST, _WORKER})).encode()


def _before(folder: Path) -> set[str]:
    """The files that an earlier build wrote. Raises Failure where there are others only."""
    if not folder.exists() or not any(folder.iterdir()):
        return set()
    try:
        names = json.loads((folder / _LIST).read_bytes())
        if not isinstance(names, list) or _BUNDLE not in names or not all(map(_is_inside, names)):
            raise ValueError(names)
    except (OSError, ValueError, TypeError, RecursionError) as error:
        text = f"{folder} is not empty and was not built by this command; give another folder"
        raise Failure(text) from error
    return {*names, _LIST, _WORKER}


def _is_inside(name: Any) -> bool:
    path = Path(name)
    return not path.is_absolute() and ".." not in path.parts


def _put(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, fresh = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".new")
    try:
        with open(handle, "wb") as file:
            file.write(content)
        os.chmod(fresh, 0o644)  # a web server of another user has to read it
        os.replace(fresh, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(fresh)
        raise


def _remove(folder: Path, name: str) -> None:
    path = folder / name
    path.unlink(missing_ok=True)
    with contextlib.suppress(OSError):  # a folder that is not empty stays
        if path.parent != folder:
            path.parent.rmdir()
