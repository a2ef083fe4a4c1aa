"""`fivefold boards`, as a maker uses it."""

import random

import pytest
from typer.testing import CliRunner

from command import fivefold
from fivefold import paths
from fivefold.boards import reading
from fivefold.cli import application
from fivefold.errors import Failure
from fivefold.virtual import literal, start
from fivefold.web import building

REFERENCE = paths.BOARDS / "esp32_devkitc.py"


def run(*words):
    return CliRunner().invoke(application("boards"), ["boards", *words])


def changed(tmp_path, before, after):
    """A file like the reference profile with one piece of text changed, and the line it stands on."""
    text = REFERENCE.read_text()
    assert text.count(before) == 1
    path = tmp_path / "mine.py"
    path.write_text(text.replace(before, after))
    return path, text[: text.index(before)].count("\n") + 1


def test_all_shipped_boards_are_good():
    done = run("check")
    assert done.exit_code == 0
    assert [line.rsplit(": ", 1)[1] for line in done.stdout.splitlines()] == ["good"] * len(reading.shipped())
    assert len(reading.shipped()) >= 5


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        (
            '"buzzer": 23',
            '"buzzer": 38',
            "refuse: buzzer on GPIO38: the pin is not free (not led out)\n"
            "{0}:{1}: refuse: buzzer on GPIO38: the pin cannot be an output (input only)",
        ),
        ('"MATCH": 14', '"MATCH": 6', "refuse: pad 4 MATCH on GPIO6: the pin is not free (the flash chip)"),
        ('"MATCH": 4,', '"MATCH": 18,', "refuse: pad 6 MATCH on GPIO18: the pin is used twice (matrix pin)"),
        (
            '"supply_ma": 4000',
            '"supply_ma": 0',
            "refuse: supply_ma: 0 mA; 622 mA are used while the display is black",
        ),
        ('"rotation": 0', '"rotation": 90', "refuse: matrix rotation: must be one of 0, 1, 2, 3, not 90"),
        ('"NAV": 36', '"NAV": None', "refuse: pad 1 NAV: must be a GPIO number, not None"),
    ],
)
def test_a_fault_names_its_line(tmp_path, before, after, fault):
    path, line = changed(tmp_path, before, after)
    done = run("check", str(path))
    assert done.exit_code == 1
    assert done.stdout == f"{path}:{line}: {fault.format(path, line)}\n"


def test_a_warning_is_no_refusal(tmp_path):
    path, line = changed(tmp_path, '"MATCH": 4,', '"MATCH": 5,')
    done = run("check", str(path))
    assert done.exit_code == 0
    assert done.stdout.startswith(f"{path}:{line}: warn: pad 6 MATCH on GPIO5: ")
    assert done.stdout.endswith("good\n")


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ("BOARD = {\n    'name': \n}\n", 2, ""),
        ("BOARD = {\n    'name': 'x',\n    'buzzer': 20 + len('abc'),\n}\n", 3, "computed"),
        ("import os\nBOARD = os.environ\n", 1, "computed"),
        ("board = {}\n", 1, "BOARD"),
        ("", 1, "BOARD"),
        ("BOARD = {**{}}\n", 1, ""),
        ("BOARD = 5\n", 1, "dict"),
        ("\n\nBOARD = {}\n", 3, "name is missing"),
    ],
)
def test_a_file_that_is_no_profile_is_told_in_words(tmp_path, text, line, word):
    path = tmp_path / "mine.py"
    path.write_text(text)
    done = run("check", str(path))
    assert done.exit_code == 1
    assert done.stdout.startswith(f"{path}:{line}: ")
    assert word in done.stdout
    assert "Traceback" not in done.output


def test_binary_junk_is_no_traceback(tmp_path):
    path = tmp_path / "mine.py"
    path.write_bytes(b"\xff\x00\xfe")
    done = run("check", str(path))
    assert done.exit_code == 1 and done.stdout.startswith(f"{path}:1: ")


def test_a_missing_file_is_wrong_usage():
    assert run("check", "nowhere.py").exit_code == 2


def test_list_names_every_board():
    done = run("list")
    assert done.exit_code == 0
    for path in reading.shipped():
        assert path.stem in done.stdout


def test_show_names_every_pin():
    done = run("show", "esp32_devkitc")
    assert done.exit_code == 0
    rows = [line.split() for line in done.stdout.splitlines()]
    assert ["pad", "MATCH", "NAV"] in rows
    assert ["1", "GPIO25", "GPIO36"] in rows and ["6", "GPIO4", "GPIO33"] in rows
    for part, pin in (("matrix", "GPIO18"), ("lights", "GPIO19"), ("buzzer", "GPIO23")):
        assert [part, pin] in [row[:2] for row in rows]
    assert "I2C SDA" in done.stdout


def test_show_counts_the_pins_of_a_raspberry_pi():
    rows = [line.split() for line in run("show", "raspberry_pi").stdout.splitlines()]
    at = rows.index(["1", "GPIO4", "GPIO17", "GPIO27", "GPIO22", "GPIO10", "GPIO9"])
    assert rows[at + 1] == ["pin", "7", "pin", "11", "pin", "13", "pin", "15", "pin", "19", "pin", "21"]
    assert ["matrix", "GPIO18", "pin", "12"] in [row[:4] for row in rows]


def test_every_gpio_of_the_header_has_its_place():
    from fivefold.pi.header import HEADER

    assert sorted(HEADER) == reading.chips()["raspberry_pi"]["pins"]
    supply_and_ground = {1, 2, 4, 6, 9, 14, 17, 20, 25, 30, 34, 39}
    assert set(HEADER.values()) | supply_and_ground | {27, 28} == set(range(1, 41))


def test_a_profile_that_is_nested_too_deeply_is_told(tmp_path):
    path = tmp_path / "deep.py"
    path.write_text("BOARD = " + "-" * 50_000 + "1\n")
    done = run("check", str(path))
    assert (done.exit_code, done.stdout) == (1, f"{path}:1: is nested too deeply to be read\n")


def test_brackets_in_a_name_are_no_markup(tmp_path):
    path, _ = changed(tmp_path, '"name": "ESP32-DevKitC"', '"name": "table [/bold] [red]"')
    assert "table [/bold] [red]" in run("show", str(path)).stdout


def test_an_unknown_board_is_told_with_the_known_ones():
    with pytest.raises(Failure, match="esp32_devkitc"):
        reading.find("nowhere")


def test_chips_are_literals_and_name_only_their_own_pins():
    for name, chip in reading.chips().items():
        for part in ("input_only", "false_edges", "adc1", "adc2", "taken", "strapping"):
            assert set(chip[part]) <= set(chip["pins"]), (name, part)
        assert all(severity in ("refuse", "warn") for severity, _ in chip["strapping"].values())


@pytest.mark.parametrize(
    "words",
    [
        ("play", "--ui", "terminal", "--board"), ("play", "--no-open", "--port", "0", "--board"),
        ("sim", "quick_play", "--board"), ("boards", "check"), ("boards", "show"), ("image", "--board"),
        ("virtual-board", "--board"), ("deploy", "--port", "nowhere", "--board"),
        ("flash", "--port", "nowhere", "--board"),
    ],
    ids=lambda words: words[0],
)  # fmt: skip
def test_no_command_runs_a_profile(tmp_path, words):
    trace, path = tmp_path / "trace", tmp_path / "mine.py"
    evil = f"open({str(trace)!r}, 'w').write('run')"
    path.write_text(f"{REFERENCE.read_text()}\n{evil}\n")
    done = fivefold(*words, str(path))
    assert done.returncode == 1 and not trace.exists()
    assert "only plain values may stand here" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_nothing_is_run_wherever_it_stands(tmp_path):
    trace, path = tmp_path / "trace", tmp_path / "mine.py"
    evil = f"open({str(trace)!r}, 'w').write('run')"
    good = REFERENCE.read_text()
    for text in (f"{evil}\n{good}", f"{good}\n{evil}", good.replace('"buzzer": 23', f'"buzzer": {evil}')):
        path.write_text(text)
        with pytest.raises(Failure, match="only plain values"):
            building.bundle(path)
        with pytest.raises(ValueError, match="only plain values"):
            start.load_board(str(path))
    assert not trace.exists()


def test_a_name_or_a_key_that_is_given_twice_is_told(tmp_path):
    path, line = changed(tmp_path, '"buzzer": 23,', '"buzzer": 23,\n    "buzzer": 22,')
    done = run("check", str(path))
    assert (done.exit_code, done.stdout) == (1, f"{path}:{line + 1}: 'buzzer' is given twice\n")
    path.write_text(REFERENCE.read_text() + "\nBOARD = {}\n")
    assert "BOARD is given twice" in run("check", str(path)).stdout


def test_both_readers_of_profiles_find_the_same():
    for path in [*reading.shipped(), paths.BOARDS / "chips.py"]:
        variable = "CHIPS" if path.name == "chips.py" else "BOARD"
        assert literal.value(path.read_text(), variable) == reading.literal(path, variable).board


@pytest.mark.filterwarnings("ignore:invalid escape:DeprecationWarning")
def test_a_profile_that_is_read_is_read_alike(tmp_path):
    """Signs changed, left out and doubled by chance: what the PC takes is the same to the virtual board."""
    rng = random.Random(7)
    good = REFERENCE.read_text()
    path = tmp_path / "mine.py"
    both = 0
    for _ in range(1500):
        at = rng.randrange(len(good))
        sign = rng.choice("()[]{}'\",:=#\\\n0aT- ")
        text = good[:at] + rng.choice(("", sign, good[at] * 2)) + good[at + 1 :]
        path.write_text(text)
        try:
            there = reading.literal(path, "BOARD").board
        except Failure:
            there = None
        if there is not None:
            both += 1
            assert literal.value(text, "BOARD") == there, text
    assert both > 200
