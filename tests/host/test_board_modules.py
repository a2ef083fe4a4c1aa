"""What mypy believes of the board's modules is what the virtual board has."""

import os
import subprocess
import sys

from fivefold import paths

STUBS = paths.PACKAGE.parent / "board_modules"
VIRTUAL = {"machine", "neopixel", "network"}  # of `micropython` the drivers use the compiler alone


def stubtest(folder, stubs):
    """mypy's own comparison of stubs with what runs: its findings, "" for none."""
    modules = folder / "modules"
    modules.mkdir()
    for name in VIRTUAL:
        # By themselves: beside them lies a `time` that no PC can load.
        (modules / f"{name}.py").symlink_to(paths.VIRTUAL / "modules" / f"{name}.py")
    done = subprocess.run(
        [sys.executable, "-m", "mypy.stubtest", "--concise", "--ignore-missing-stub", *sorted(VIRTUAL)],
        cwd=folder,
        env=os.environ
        | {
            "MYPYPATH": str(stubs),
            "PYTHONPATH": os.pathsep.join([str(modules), str(paths.PACKAGE.parent), str(paths.FIRMWARE)]),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.stderr
    return done.stdout if done.returncode else ""


def test_every_stub_is_of_a_module_that_is_compared():
    assert {path.stem for path in STUBS.iterdir()} == VIRTUAL | {"micropython"}


def test_the_virtual_board_has_what_the_stubs_say(tmp_path):
    assert stubtest(tmp_path, STUBS) == ""


def test_differences_are_found(tmp_path):
    other = tmp_path / "stubs"
    other.mkdir()
    for path in STUBS.iterdir():
        text = (
            path.read_text().replace("def read_uv(", "def read_nv(").replace("PULL_UP: int", "PULL_UP: str")
        )
        (other / path.name).write_text(text.replace("atten: int = 0", "attenuation: int = 0"))
    found = stubtest(tmp_path, other)
    assert "machine.ADC.read_nv is not present at runtime" in found
    assert "machine.ADC.__init__" in found
    assert "machine.Pin.PULL_UP" in found
