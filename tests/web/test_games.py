"""Games played on the page with real keys, mouse and blocks."""

import json
import re

import pytest

from fivefold import paths, sim
from fivefold.replay import run as replay
from games import GAMES
from games.blocks import rules_blocks as blocks
from games.blocks import rules_cards as cards
from games.blocks import rules_solver as solver
from games.blocks.rules_mat import SIDE

WAYS = ("right", "down", "left", "up")  # in the order of the directions of games.blocks.rules_blocks


def where(block):
    """`(row, column, direction)` of a block on the mat, as a screen reader tells it."""
    label = block.get_attribute("aria-label")
    found = re.search(r"row (\d), column (\d), pointing (\w+)", label)
    return int(found[1]) - 1, int(found[2]) - 1, WAYS.index(found[3])


def lay(visitor, placements):
    """Lay the five blocks with the keyboard, as somebody without a mouse would."""
    page = visitor.page
    page.click(".tools button:has-text('Clear')")
    for index, number in enumerate(placements):
        cell, direction, face = blocks.parts(number)
        block = page.locator(".block").nth(index)
        page.keyboard.press(f"Digit{index + 1}")
        while f"face {face + 1}," not in block.get_attribute("aria-label"):
            page.keyboard.press("KeyF")
        while where(block)[2] != direction:
            page.keyboard.press("KeyR")
        row, column, _ = where(block)
        for key, steps in (
            ("ArrowRight", cell % SIDE - column),
            ("ArrowLeft", column - cell % SIDE),
            ("ArrowDown", cell // SIDE - row),
            ("ArrowUp", row - cell // SIDE),
        ):
            for _ in range(steps):
                page.keyboard.press(key)
        assert where(block) == (cell // SIDE, cell % SIDE, direction)


def start_quick_play(visitor, rounds, seed, **options):
    """From a first start to the first card."""
    visitor.to_menu()
    visitor.choose("quick_play")
    visitor.option("Rounds", rounds)
    for name, value in options.items():
        visitor.option(name, value)
    visitor.seed(seed)
    visitor.begin()
    visitor.wait("body.blocks")


def test_blocks_are_judged_by_the_core_wrong_and_right(visit):
    visitor = visit()
    start_quick_play(visitor, rounds=2, seed=11)
    for number in range(1, 5):
        visitor.page.keyboard.press(f"Digit{number}")
    visitor.key("Enter")
    visitor.wait(".hint:has-text('block 5')")
    assert not visitor.events("claim")
    visitor.page.keyboard.press("Digit5")
    assert not visitor.page.locator(".block.clash").count()
    visitor.key("Enter")
    visitor.wait_screen("verdict")
    assert [event["right"] for event in visitor.events("verdict")] == [False]
    # Alone one may try again or gets another card; the events say which card it is.
    visitor.wait_screen("card")
    while visitor.screen() == "card":
        lay(visitor, solver.solutions(cards.cells(visitor.events("card")[-1]["card"]))[-1])
        visitor.key("Enter")
        visitor.wait_screen("verdict")
        assert visitor.events("verdict")[-1]["right"] is True
        visitor.wait_screen("card", "results")
    assert len(visitor.events("verdict")) > 1


def test_a_block_is_dragged_turned_and_rolled_with_the_mouse(visit):
    visitor = visit()
    start_quick_play(visitor, rounds=1, seed=3)
    page = visitor.page
    mat = page.locator(".board").first.bounding_box()
    cell = mat["height"] / SIDE
    block = page.locator(".block").nth(2)
    box = block.bounding_box()
    page.mouse.move(box["x"] + cell / 2, box["y"] + cell / 2)
    page.mouse.down()
    page.mouse.move(mat["x"] + 1.6 * cell, mat["y"] + 3.4 * cell, steps=8)
    page.mouse.up()
    assert where(block) == (3, 1, blocks.RIGHT)
    block.click()
    assert where(block) == (3, 1, blocks.DOWN)
    block.click(button="right")
    assert "face 2," in block.get_attribute("aria-label")
    box = block.bounding_box()
    page.mouse.move(box["x"] + cell / 2, box["y"] + cell / 2)
    page.mouse.down()
    page.mouse.move(mat["x"] + 6.5 * cell, mat["y"] + 1.5 * cell, steps=8)
    page.mouse.up()
    assert "beside the mat" in block.get_attribute("aria-label")


def test_a_game_against_a_computer_player_is_recorded_and_played_again(visit, tmp_path):
    visitor = visit()
    start_quick_play(visitor, rounds=1, seed=8, Computer=1, Strength=5)  # an easy card
    visitor.page.set_default_timeout(90000)
    visitor.wait_screen("results")
    visitor.workshop()
    with visitor.page.expect_download() as download:
        visitor.page.click("#save")
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    game = replay(saved)
    assert game.over and game.winners() == [2]
    assert saved.name == "quick_play-8.jsonl"
    visitor.page.set_input_files("#file", saved)
    visitor.wait_screen("countdown")
    visitor.wait("#recording:has-text('move for move')")


def test_a_file_that_is_no_recording_is_refused_in_words(visit, tmp_path):
    visitor = visit()
    visitor.workshop()
    for content in ("not JSON", json.dumps({"recording": 1, "game": "chess"})):
        (tmp_path / "file.jsonl").write_text(content)
        visitor.page.set_input_files("#file", tmp_path / "file.jsonl")
        visitor.wait("#recording:has-text('not a recorded game')")
        visitor.wait_screen("language")


@pytest.mark.parametrize("name", GAMES)
def test_every_game_starts(visit, name):
    visitor = visit()
    visitor.to_menu()
    visitor.choose(name)
    visitor.begin()
    visitor.page.wait_for_timeout(1500)
    assert visitor.screen() not in ("crash", "menu", "join")
    assert not visitor.events("error")
    assert visitor.says()
    assert len(set(map(tuple, visitor.pixels()))) > 2
    pictures = paths.ROOT / "build" / "web-pictures"
    pictures.mkdir(parents=True, exist_ok=True)
    visitor.page.screenshot(path=pictures / f"{name}.png")


def test_the_browser_gives_the_same_hashes_as_a_pc(visit):
    visitor = visit()
    task = {"game": "quick_play", "seats": 2, "seed": 3, "options": {"rounds": 1}}
    printed = visitor.page.evaluate(
        """async (task) => {
          const { startVM } = await import("./js/vm.js");
          const { loadMicroPython } = await import("./vm/micropython.mjs");
          const bundle = await (await fetch("firmware.json")).json();
          const lines = [];
          const mp = await startVM({ ...bundle, loadMicroPython, url: "vm/micropython.wasm",
            print: (line) => lines.push(line) });
          mp.runPython("from fivefold.virtual.programs import sim");
          mp.runPython(`sim.main(${JSON.stringify(JSON.stringify(task))})`);
          return lines;
        }""",
        {**task, "board": "/boards/esp32_devkitc.py"},
    )
    there = json.loads(printed[-1])
    here = sim.run(task["game"], task["seats"], task["seed"], task["options"])
    for what in ("events_sha256", "frames_sha256", "presses", "winners"):
        assert there[what] == here[what], what
