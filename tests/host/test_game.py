"""A new game from the skeleton keeps the contract, and what does not is told in one line."""

import pytest

import games
from command import fivefold
from fivefold.errors import Usage
from fivefold.game import check, new


@pytest.fixture
def place(tmp_path):
    return new.write("first_light", tmp_path)


@pytest.fixture(autouse=True)
def afresh():
    """A folder that is changed is another game: nothing of the one before stays loaded."""
    from console import loader

    known = loader.mark()
    yield
    loader.back_to(known)
    games.add("", [])


def changed(place, file, old, new_text):
    path = place / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new_text))


def found(place):
    return check.faults(check.folder(place), quick=True)


def test_the_skeleton_keeps_the_contract(place):
    assert found(place) == []


@pytest.mark.parametrize(
    ("file", "old", "text", "fault"),
    [
        ("rules.py", "LIGHT_MS = 10000", "LIGHT_MS = 10.0", "rules.py:8: a float in the core"),
        (
            "bot.py",
            "from core.player",
            "import random\nfrom core.player",
            "bot.py:3: pure may not import random",
        ),
        ("rules.py", "from core.game", "from games.twins import rules\nfrom core.game", "may not know twins"),
        ("screens.py", "class Light", "clas Light", "screens.py:11: invalid syntax"),
        ("rules.py", 'NAME = "first_light"', 'NAME = "light"', "NAME is 'light', the folder is first_light"),
        ("rules.py", '"out": list', '"when": self.changes, "out": list', "random play"),
        ("rules.py", '"round", "lit"', '"lit"', "random play"),
        ("rules.py", "sum(self.won) > self.round", "sum(self.won) > 0", "rounds were won"),
        ("rules.py", '"false_start": ("seat",)', '"nobody": ("seat",)', "event nobody: on the serial link"),
        ("bot.py", "return None if self.at is None", "return 1 // 0 if self.at is None", "ZeroDivisionError"),
        ("strings_de.py", "dark=", "dunkel=", "strings_de.py: other keys"),
        ("strings_fr.py", "dark=", "dark={} ", "strings_fr.py: dark has 1 gaps, in English 0"),
        ("attract.py", "def play", "def scene", "attract.py: play is missing"),
        ("__init__.py", '    "................"\n', "", "ICON must be one text of 7 lines"),
    ],
)
def test_each_fault_is_told_in_one_line(place, file, old, text, fault):
    changed(place, file, old, text)
    lines = found(place)
    assert [line for line in lines if fault in line], lines
    assert not [line for line in lines if "\n" in line]


def test_a_missing_file_is_named(place):
    (place / "bot.py").unlink()
    assert found(place) == ["bot.py is missing"]


def test_exit_codes_and_what_is_no_game(place, tmp_path):
    assert fivefold("game", "check", str(place), "--quick").returncode == 0
    assert fivefold("game", "check", str(tmp_path)).returncode == 2
    assert fivefold("game", "check", str(tmp_path / "nowhere")).returncode == 2
    changed(place, "rules.py", "LIGHT_MS = 10000", "LIGHT_MS = 10.0")
    done = fivefold("game", "check", str(place), "--quick")
    assert done.returncode == 1 and "first_light: rules.py" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", ["Big", "two words", "x-y", "", "twins", "blocks", "_a", "a__b"])
def test_what_cannot_be_a_name_is_refused(name, tmp_path):
    with pytest.raises(Usage):
        new.write(name, tmp_path)
    assert list(tmp_path.iterdir()) == []
