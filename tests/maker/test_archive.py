"""The archive of a program's modules: each is found by its name, on both VMs, also where hashes are equal."""

import json

import pytest

from fivefold import paths, vm
from fivefold.maker import program, sending

# Of so many names some hundred share their two bytes of hash with another one.
FILES = {f"room{number % 7}/deep/part{number}.py": b"x = %d\n" % number for number in range(4000)}

SCRIPT = """
import json
import archive
opened = archive.Archive({path!r})
there = json.load(open({names!r}))
for name, text in there:
    with opened.open("/" + name, "rb") as file:
        assert file.read() == text.encode(), name
    assert opened.stat(name)[0] == 0x8000 and opened.stat(name)[6] == len(text)
for folder in ("/room3", "room3/deep", "/room3/deep/"):
    assert opened.stat(folder)[0] == 0x4000
for number in range(1000):
    for absent in ("/room1/none%d.py" % number, "/room1/part%d" % number):
        try:
            opened.stat(absent)
        except OSError as error:
            assert error.args[0] == 2
        else:
            raise AssertionError(absent)
assert list(opened.ilistdir("/")) == []
print("all found")
"""


@pytest.mark.parametrize("machine", ["cpython", "micropython"])
def test_every_module_is_found_and_no_other(tmp_path, machine):
    (tmp_path / "program.zip").write_bytes(program.packed(FILES)["program.zip"])
    (tmp_path / "names.json").write_text(json.dumps([[name, data.decode()] for name, data in FILES.items()]))
    script = tmp_path / "script.py"
    paths_of = {"path": str(tmp_path / "program.zip"), "names": str(tmp_path / "names.json")}
    script.write_text(SCRIPT.format(**paths_of))
    assert "all found" in vm.run(machine, script, [], "4m", paths.FIRMWARE)


def test_the_same_modules_give_the_same_archive_and_only_what_changed_is_sent():
    files = dict(list(FILES.items())[:300])
    archive = program.packed(files)["program.zip"]
    assert program.packed(dict(reversed(files.items())))["program.zip"] == archive
    known = {record.told: record for record in sending.records(archive)}
    changed = program.packed(files | {"room2/deep/part9.py": b"another = 1\n"})["program.zip"]
    steps = list(sending._steps(changed, known))
    made = b"".join(
        step if isinstance(step, bytes) else archive[step.start : step.start + step.size] for step in steps
    )
    assert made == changed
    # The list at the archive's end holds every place, and always goes over the line.
    sent = sum(len(step) for step in steps if isinstance(step, bytes))
    assert sent < len(changed) - changed.index(b"PK\x01\x02") + 1000
