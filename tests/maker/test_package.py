"""The other ways onto a board: mip copies all of the firmware, the manifest freezes all of it."""

import subprocess
import sys

from fivefold import paths
from fivefold.maker import package
from maker_boards import PROFILE, heard


def test_mip_copies_a_console_that_starts(board, tmp_path):
    (tmp_path / "package.json").write_text(package.text())
    for folder in (paths.FIRMWARE, paths.BOARDS):
        (tmp_path / folder.name).symlink_to(folder)

    def mpremote(*words):
        subprocess.run(
            [sys.executable, "-m", "mpremote", "connect", board.port, "resume", *words],
            cwd=tmp_path, check=True, capture_output=True, timeout=60,
        )  # fmt: skip

    mpremote("mip", "install", "--target=", "./package.json")
    mpremote("fs", "cp", str(PROFILE), ":board.py")
    board.cut()
    board.switch_on()
    assert '"language"' in heard(board.port, b"screen")


def test_the_manifest_freezes_everything_but_what_starts_it():
    frozen = set()

    def add_package(name, base_path, opt):
        frozen.update((paths.ROOT / base_path / name).rglob("*.py"))

    def add_module(name, base_path):
        frozen.add(paths.ROOT / base_path / name)

    names = {"include": lambda path: None, "package": add_package, "module": add_module}
    exec((paths.ROOT / "manifest.py").read_text(encoding="utf-8"), names)
    left = set(paths.FIRMWARE.rglob("*.py")) - frozen
    assert {path.name for path in left} == {"boot.py", "main.py", "archive.py"}
    assert paths.BOARDS / "chips.py" in frozen
