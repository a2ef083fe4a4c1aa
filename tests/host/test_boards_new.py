"""`fivefold boards new`: whatever is answered, the profile works; nothing is written unasked."""

import itertools

import pytest
from typer.testing import CliRunner

from drivers.geometry import CORNERS, WAYS
from drivers.profile import faults, pin_uses
from fivefold import sim
from fivefold.boards import asking, draft, new, questions, reading, writing
from fivefold.cli import application

RAISED = "Traceback"


def run(*words, said=""):
    return CliRunner().invoke(application("boards"), ["boards", "new", *map(str, words)], input=said)


def settings(**answers):
    return [word for name, value in answers.items() for word in ("--set", f"{name}={value}")]


def offered():
    """Every combination of chip, module, buttons and number of pads that can be answered."""
    for chip in reading.chips():
        for module in reading.chips()[chip]["modules"]:
            answers = {"chip": chip, "module": module}
            for buttons in questions._buttons(answers):
                for pads in questions._pad_numbers({**answers, "buttons": buttons}):
                    yield {**answers, "buttons": buttons, "pads": pads}


def name(answers):
    return "-".join(str(value) for value in answers.values())


@pytest.mark.parametrize(
    ("chip", "buttons", "pads", "bus"), [("esp32", "ladder", 6, {21, 22}), ("esp32s3", "separate", 3, {8, 9})]
)
def test_the_pins_of_the_bus_stay_free_while_others_suffice(chip, buttons, pads, bus, tmp_path):
    path = tmp_path / "mine.py"
    assert run(path, "--yes", *settings(chip=chip, buttons=buttons, pads=pads)).exit_code == 0
    assert not bus & {pin for _, _, kind, pin in pin_uses(reading.read(path).board) if kind != "free"}


def ends(offers):
    """The offers, those with neither the fewest nor the most pads among the long tests."""
    kinds = {}
    for answers in offers:
        kinds.setdefault((answers["module"], answers["buttons"]), []).append(answers)
    for kind in kinds.values():
        for answers in kind:
            marks = () if answers in (kind[0], kind[-1]) else pytest.mark.long
            yield pytest.param(answers, id=name(answers), marks=marks)


@pytest.mark.parametrize("answers", list(ends(offered())))
def test_every_offer_gives_a_profile_without_fault_or_warning(answers, tmp_path):
    path = tmp_path / "mine.py"
    assert run(path, "--yes", *settings(**answers)).exit_code == 0
    board = reading.read(path).board
    assert not faults(board, reading.chips())
    assert len(board["pads"]) == answers["pads"]
    assert ("NAV" in board["pads"][0]) == (answers["buttons"] == "ladder")


def test_every_way_of_wiring_panels_is_taken_as_it_is_answered():
    given = {"chip": "esp32", "module": "WROOM-32", "buttons": "ladder", "pads": 2}
    shapes = itertools.cycle(
        [((16, 16), 1, 1, 1), ((16, 16), 2, 1, 2), ((32, 8), 1, 2, 1), ((8, 8), 4, 4, 1)]
    )
    orders = itertools.cycle(["GRB", "RGBW", "BGR"])
    for corner, by, serpentine, rotation in itertools.product(CORNERS, WAYS, (True, False), range(4)):
        shape, order = next(shapes), next(orders)
        answers = {
            **given, **dict(zip(("panel", "across", "down", "sides"), shape)),
            "corner": corner, "by": by, "serpentine": serpentine, "rotation": rotation, "order": order,
        }  # fmt: skip
        board = draft.profile(new._completed(answers))
        assert not faults(board, reading.chips())
        assert writing._read_back(writing.text(board)) == board
        matrix = board["matrix"]
        assert (matrix["panel"], matrix["across"], matrix["down"], board["sides"]) == shape
        assert (matrix["corner"], matrix["by"], matrix["serpentine"]) == (corner, by, serpentine)
        assert (matrix["rotation"], matrix["order"]) == (rotation, order)


def test_a_board_that_is_not_listed_is_asked_for_its_pins(tmp_path):
    path = tmp_path / "mine.py"
    led_out = "2, 4, 5, 12-19, 21-23, 32-36"
    given = settings(module="other", led_out=led_out, pads=3)
    assert run(path, "--yes", *given).exit_code == 0
    board = reading.read(path).board
    assert board["module"] == "other" and not faults(board, reading.chips())
    assert board["led_out"] == [2, 4, 5, *range(12, 20), 21, 22, 23, *range(32, 37)]
    assert {pin for _, _, _, pin in pin_uses(board)} <= set(board["led_out"])
    path.write_text(path.read_text().replace('"buzzer": 23', '"buzzer": 27'))
    told = CliRunner().invoke(application("boards"), ["boards", "check", str(path)]).stdout
    assert "refuse: buzzer on GPIO27: the board does not lead this pin out" in told


def test_every_way_of_chaining_panels_is_taken_as_it_is_answered():
    for name, (by, serpentine, turned, _) in draft.CHAINS.items():
        for corner in CORNERS:
            answers = {"chip": "esp32", "across": 2, "down": 2, "chain": name, "chain_corner": corner}
            board = draft.profile(new._completed(answers))
            assert not faults(board, reading.chips())
            assert writing._read_back(writing.text(board)) == board
            chain = {"corner": corner, "by": by, "serpentine": serpentine, "turned": turned}
            in_reading_order = (name, corner) == ("reading", "top-left")
            assert board["matrix"].get("chain") == (None if in_reading_order else chain)


@pytest.mark.parametrize(
    "answers",
    [
        {"chip": "esp32", "module": "WROVER", "buttons": "separate", "order": "BGR"},
        {"chip": "esp32s3", "module": "WROOM-1-R8", "buttons": "separate", "corner": "bottom-right"},
        {"chip": "raspberry_pi", "panel": "8x32", "across": 2, "rotation": 1, "by": "columns"},
        {"chip": "esp32", "across": 2, "sides": 2, "order": "GRBW"},
        {"chip": "esp32", "module": "PICO-D4", "across": 2, "down": 2, "chain": "snake-turned"},
    ],
    ids=name,
)
def test_the_virtual_board_plays_on_it(answers, tmp_path):
    path = tmp_path / "mine.py"
    assert run(path, "--yes", *settings(**answers)).exit_code == 0
    seats = min(2, len(reading.read(path).board["pads"]))
    assert sim.run("quick_play", seats, 5, {"rounds": 1}, board=path)["winners"]


def test_the_reference_answers_give_the_pins_of_the_reference_board(tmp_path):
    path = tmp_path / "mine.py"
    assert run(path, "--yes").exit_code == 0
    board, reference = reading.read(path).board, reading.read(reading.find("esp32_devkitc")).board
    assert {**board, "name": reference["name"]} == reference
    assert '"""My board: esp32 WROOM-32, one panel of 16×16, six pads."""' in path.read_text()
    assert path.read_text().count("# ") >= 8


def test_a_conversation_explains_wrong_answers_and_goes_back(tmp_path):
    path = tmp_path / "mine.py"
    said = ["", "esp8266", "esp32", "1", "ladder", "7", "3", "<", "4", "16", "16x16", "", "", "", "2", "", "",
            "XYZ", "", "", "99", "5000", "", "y"]  # fmt: skip
    done = run(path, said="\n".join(said) + "\n")
    assert done.exit_code == 0, done.output
    for words in (
        "No: type 1 to 3, or one of esp32, esp32s3, raspberry_pi; not 'esp8266'",
        "No: type a whole number from 1 to 6, not '7'",
        "No: type width x height, such as 16x16, at most 64; not '16'",
        "No: type the letters R, G, B, and W if there is white, in their order; not 'XYZ'",
        "No: type a whole number from 100 to 40000, not '99'",
        "A panel of 4×4 would be numbered so:",
    ):
        assert words in done.output
    board = reading.read(path).board
    assert len(board["pads"]) == 4 and board["supply_ma"] == 5000
    assert board["matrix"]["by"] == "columns"


def test_an_answer_that_does_not_go_with_those_given_before_is_told_at_once(tmp_path):
    done = run(tmp_path / "mine.py", *settings(pads=6, panel="8x8"), said="\n\n\nseparate\nladder\n1\n2\n1\n")
    assert "No: the esp32 has too few pins for 6 pads of this kind" in done.output
    assert "No: matrix: 8×16 pixels; games need at least 16×16" in done.output
    assert "No: matrix: 16×8 pixels; games need at least 16×16" in done.output


def test_pins_of_ones_own_are_judged_by_the_validator(tmp_path):
    path = tmp_path / "mine.py"
    said = ["own", "34", "6", "25", "", "", "", "", "32", "y"]
    given = settings(
        name="A", chip="esp32", module="WROOM-32", buttons="ladder", pads=1, panel="16x16", across=1, down=1,
        corner="top-left", by="rows", serpentine="yes", rotation=0, order="GRB", lights_order="GRB",
        supply_ma=4000,
    )  # fmt: skip
    done = run(path, *given, said="\n".join(said) + "\n")
    assert done.exit_code == 0, done.output
    assert "No: matrix pin on GPIO34: the pin cannot be an output (input only)" in done.output
    assert "No: matrix pin on GPIO6: the pin is not free (the flash chip)" in done.output
    board = reading.read(path).board
    assert board["matrix"]["pin"] == 25
    # What was proposed for another use made room.
    assert board["pads"][0]["MATCH"] != 25 and not faults(board, reading.chips())


def test_answers_come_from_a_file_and_the_command_line_has_the_last_word(tmp_path):
    answers, path = tmp_path / "answers.toml", tmp_path / "mine.py"
    answers.write_text(
        'name = "Tea table"\nchip = "raspberry_pi"\npads = 2\nserpentine = false\npanel = [16, 16]\n'
        '"pad 1 MATCH" = 20\n'
    )
    assert run(path, "--yes", "--answers", answers, "--set", "pads=3").exit_code == 0
    board = reading.read(path).board
    assert (board["name"], board["chip"], len(board["pads"])) == ("Tea table", "raspberry_pi", 3)
    assert board["pads"][0]["MATCH"] == 20 and board["matrix"]["serpentine"] is False


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"chip": "esp8266"}, "chip: type 1 to 3, or one of esp32, esp32s3, raspberry_pi"),
        ({"colour": "red"}, "no question 'colour'"),
        ({"supply_ma": "300"}, "300 mA; 622 mA are used while the display is black"),
        ({"buttons": "separate", "pads": "6"}, "the pins of the esp32 suffice for"),
        ({"chip": "raspberry_pi", "buttons": "ladder"}, "buttons: type 1 to 1, or one of separate"),
        ({"buzzer": "36", "pads": "2"}, "buzzer on GPIO36: the pin cannot be an output"),
        ({"panel": "8x8", "across": "1"}, "games need at least 16×16"),
        ({"pads": "2", "pad 3 MATCH": "4"}, "this board has no pad 3 MATCH"),
        ({"chip": "esp32", "module": "other", "led_out": "4-x"}, "type GPIO numbers with commas"),
        ({"chip": "esp32", "module": "other", "led_out": "90"}, "the esp32 has none of these pins"),
        ({"panel": "64x64"}, "at most 2048"),
        ({"supply_ma": "40001"}, "type a whole number from 100 to 40000"),
        ({"across": "2", "chain": "spiral"}, "type 1 to 6, or one of reading, snake"),
        ({"name": 'a"b'}, "neither quotes nor backslashes"),
    ],
)
def test_wrong_answers_are_told_and_nothing_is_written(command, tmp_path, given, words):
    code, said = command("boards", "new", str(tmp_path / "mine.py"), "--yes", *settings(**given))
    assert code == 2 and words in said and RAISED not in said
    assert said.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_file_is_never_overwritten_without_being_told_to(command, tmp_path):
    path = tmp_path / "mine.py"
    path.write_text("years of work")
    code, said = command("boards", "new", str(path), "--yes")
    assert code == 2 and "is there already" in said
    assert path.read_text() == "years of work"
    assert command("boards", "new", str(path), "--yes", "--force")[0] == 0
    assert reading.read(path).board["name"] == "My board"
    assert [file.name for file in tmp_path.iterdir()] == ["mine.py"]


def test_what_to_do_next_can_be_copied_also_with_a_blank_in_the_path(tmp_path):
    path = tmp_path / "my board.py"
    assert f"fivefold boards show '{path}'" in run(path, "--yes").output


def test_a_file_that_is_there_is_told_when_it_is_asked_for(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my_board.py").write_text("years of work")
    done = run(said="\n" * 16 + "my_board.py\nother.py\ny\n")
    assert "No: my_board.py is there already" in done.output
    assert (tmp_path / "my_board.py").read_text() == "years of work"
    assert reading.read(tmp_path / "other.py").board["chip"] == "esp32"


@pytest.mark.parametrize("said", ["", "\n\n", "\n" * 15, "\n" * 15 + "n\n"])
def test_stopping_on_the_way_leaves_nothing_behind(tmp_path, said):
    done = run(tmp_path / "mine.py", said=said)
    assert done.exit_code == 1 and "nothing was written" in str(done.exception)
    assert not list(tmp_path.iterdir())


def test_a_write_that_fails_leaves_the_old_file(command, tmp_path, monkeypatch):
    path = tmp_path / "mine.py"
    path.write_text("old")

    def fail(*names):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(writing.os, "replace", fail)
    code, said = command("boards", "new", str(path), "--yes", "--force")
    assert code == 1 and said == f"fivefold: cannot write {path}: No space left on device\n"
    assert path.read_text() == "old" and len(list(tmp_path.iterdir())) == 1


def test_the_little_picture_shows_the_way_of_the_chain():
    rows = asking._walk({"corner": "top-right", "by": "rows", "serpentine": True}).splitlines()[1:]
    assert [row.split() for row in rows[:2]] == [["3", "2", "1", "0"], ["4", "5", "6", "7"]]


def test_every_question_fits_into_a_terminal_of_80_columns(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for chip in reading.chips():
        for word in ("1", "2"):
            said = f"\n{chip}\n{word}\n1\n2\n16x16\n2\n" + "\n" * 12
            for line in run("mine.py", said=said).output.splitlines():
                assert len(line) <= 80, line
