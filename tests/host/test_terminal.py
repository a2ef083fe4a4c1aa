"""The terminal simulator: the real firmware behind it, and clear words where it cannot be shown."""

import asyncio

from command import fivefold
from fivefold import paths
from fivefold.live import LiveConsole
from fivefold.terminal import keys, views
from fivefold.terminal.app import TerminalSimulator
from ui.pads import BUTTONS

SECONDS = 120


async def until(pilot, condition):
    async with asyncio.timeout(SECONDS):
        while not condition():
            await pilot.pause(0.05)


def simulator(folder):
    return TerminalSimulator(LiveConsole(paths.BOARDS / "esp32_devkitc.py", folder, "cpython"))


def test_keys_lead_from_the_first_start_into_a_game(tmp_path):
    async def play():
        app = simulator(tmp_path)
        async with app.run_test(size=(80, 24)) as pilot:
            for screen, key in (
                ("language", "enter"),
                ("colours", "enter"),
                ("attract", "enter"),
                ("menu", "enter"),
                ("join", "h"),
            ):
                await until(pilot, lambda screen=screen: app.screen_name == screen)
                await pilot.press(key)
                await pilot.pause(0.4)
            await until(pilot, lambda: app.screen_name == "card")
            matrix = app.query_one("#matrix", views.PictureView)
            # The link tells of a screen before the matrix has faded to it.
            await until(pilot, lambda: len({pixel for row in matrix.picture for pixel in row}) > 3)
            await pilot.press("enter")
            assert "lay blocks" in str(app.query_one("#hint").render())
            await pilot.press("1", "d", "2", "3", "4", "5", "enter")
            await until(pilot, lambda: app.screen_name == "verdict")
            await pilot.press("q")
        assert app.return_value == 0

    asyncio.run(play())


def test_everything_fits_into_80_by_24(tmp_path):
    async def look():
        app = simulator(tmp_path)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause(0.2)
            for name in ("matrix", "pads", "says", "hint", "mat", "tray", "help"):
                region = app.query_one(f"#{name}").region
                assert region.right <= 80 and region.bottom <= 24, (name, region)

    asyncio.run(look())


class Talkative:
    """A console that tells something at every chance it gets."""

    exit_code = None

    async def start(self):
        """It runs already."""

    async def stop(self):
        """Nothing is to be ended."""

    async def outputs(self):
        while True:
            yield {"says": "card 1"}
            yield {"offers": {"pads": [], "lesson": False}}
            await asyncio.sleep(0)


def test_a_console_that_goes_on_talking_does_not_spoil_the_end():
    async def leave():
        app = TerminalSimulator(Talkative())
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause(0.1)

    asyncio.run(leave())


def test_without_a_terminal_it_says_so():
    done = fivefold("play", "--ui", "terminal")
    assert done.returncode == 1
    assert "needs a terminal" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_legend_says_what_the_pad_in_hand_can_do(tmp_path):
    async def look():
        app = simulator(tmp_path)
        async with app.run_test(size=(80, 24)) as pilot:
            said = lambda: str(app.query_one("#help").render())  # noqa: E731
            for screen, key in [(name, "enter") for name in ("language", "colours", "attract", "menu")]:
                await until(pilot, lambda screen=screen: app.screen_name == screen)
                await pilot.press(key)
                await pilot.pause(0.4)
            await until(pilot, lambda: "H start the game" in said())
            assert (
                "↑ learn to play" in said() and "← → next setting" in said() and "Backspace go back" in said()
            )
            await pilot.press("tab")
            await until(pilot, lambda: "Enter join in" in said() and "start" not in said())

    asyncio.run(look())


def test_every_button_and_every_hold_has_a_key():
    for button in BUTTONS:
        assert keys.name(button, 0) != button
    assert [keys.name(button, 1000) for button in ("MATCH", "BACK", "UP", "DOWN")] == ["H", "P", "U", "G"]
