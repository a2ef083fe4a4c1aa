"""Each game's lesson, played to its end by somebody who presses only what is asked for."""

import asyncio

import pytest

import games
from fivefold import novice, paths
from fivefold.live import LiveConsole
from fivefold.terminal import keys
from fivefold.terminal.app import TerminalSimulator

SECONDS = 240  # a busy machine


def test_the_games_with_a_lesson_are_those_that_have_one():
    folders = paths.FIRMWARE / "games"
    assert [name for name in games.GAMES if (folders / name / "teach.py").exists()] == list(games.LESSONS)


@pytest.mark.parametrize("game", games.LESSONS)
def test_a_lesson_leads_to_its_end_on_both_machines(game):
    (task,) = [task for task in novice.tasks(novice.LESSONS) if task["lesson"] == game]
    row = novice.row(task)
    assert row["stuck"] == [] and row["games"] == 1
    assert {"lessons", "join"} <= set(row["screens"])


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=pytest.mark.long if at else ()) for at, game in enumerate(games.LESSONS)],
)
def test_in_the_terminal_the_legend_is_all_it_takes(game, tmp_path):
    async def learn():
        app = TerminalSimulator(LiveConsole(paths.BOARDS / "esp32_devkitc.py", tmp_path, "cpython"))
        async with app.run_test(size=(80, 24)) as pilot, asyncio.timeout(SECONDS):
            wanted = {"menu": "How to play", "lessons": _title(game)}
            while app.screen_name != "join":
                offers = app.offers[0] if app.offers else []
                if len(offers) and app.screen_name in wanted:
                    await pilot.press("enter" if offers[0][2] == wanted[app.screen_name] else "right")
                elif len(offers) and offers[0][2] != "go back":
                    name = keys.name(offers[0][0], offers[0][1]).lower()
                    await pilot.press(name.translate(_ARROWS))
                await pilot.pause(0.5)  # what can be pressed is told four times a second
            await pilot.press("q")

    asyncio.run(learn())


def _title(game):
    return game.replace("_", " ").title()


_ARROWS = {ord("↑"): "up", ord("↓"): "down", ord("←"): "left", ord("→"): "right"}
