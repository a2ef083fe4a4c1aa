"""Files of a board, kept on this computer."""

import time
from pathlib import Path
from urllib.parse import quote

from fivefold.errors import Failure

BACKUPS = Path.home() / ".fivefold" / "backups"
# Names that Windows gives to devices, with any ending.
_DEVICES = {"CON", "PRN", "AUX", "NUL"} | {
    f"{name}{digit}" for name in ("COM", "LPT") for digit in range(1, 10)
}


def keep(files: dict[str, bytes]) -> Path:
    """Write files, absolute path on the board -> content, into a new folder; that folder.

    Whatever a board calls its files, all of them lie in the folder. Raises Failure when that cannot be done.
    """
    try:
        folder = _new_folder()
        for path, data in files.items():
            file = folder.joinpath(*[_name(part) for part in path.split("/") if part])
            file.parent.mkdir(parents=True, exist_ok=True)
            with file.open("xb") as out:  # never over another one that differs only in capitals
                out.write(data)
    except (OSError, ValueError) as error:
        raise Failure(f"cannot keep the board's files in {BACKUPS}: {error}; nothing was written") from None
    return folder


def _new_folder() -> Path:
    name = time.strftime("%Y%m%d-%H%M%S")
    BACKUPS.mkdir(parents=True, exist_ok=True)
    for number in range(1000):
        folder = BACKUPS / (f"{name}-{number}" if number else name)
        try:
            folder.mkdir(0o700)  # a board may have passwords
        except FileExistsError:
            continue
        return folder
    raise OSError(f"{BACKUPS / name} is there a thousand times")


def _name(part: str) -> str:
    """A name for any system: signs that have a meaning on one of them become `%` and two hex digits."""
    name = quote(part, safe=" !#$&'()+,;=@[]{}~^`")
    if name.rstrip(". ") != name or name.partition(".")[0].upper() in _DEVICES:
        # `.` and `..`, and names that Windows cuts at the end.
        name = "".join(f"%{byte:02X}" for byte in part[0].encode()) + quote(part[1:], safe="")
        name = name[:-1] + "%2E" if name.endswith(".") else name
    return name
