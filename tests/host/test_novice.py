"""A player who knows nothing but what the screens offer gets through, and finds a list that lies."""

import re

import pytest

import games
from console.screens.join import Join
from console.screens.menu import Menu
from fivefold import novice, paths
from fivefold.virtual.programs import novice as player
from games.quick_play.screens import Card


def evening(**task):
    usual = {"game": "quick_play", "seats": 2, "options": {"rounds": 1}, "seed": 1, "presses": 100}
    return player.run({**usual, "board": str(novice.BOARD), **task})


def test_every_game_and_the_console_itself_lead_on():
    for game in games.GAMES:
        for task in novice.tasks(game, 2, presses=60):
            found = player.run(task)
            assert not found["stuck"], (task, found["stuck"])
            assert "pause" in found["screens"] or found["games"], task


def test_first_start_settings_and_self_test():
    (task,) = novice.tasks(novice.CONSOLE)
    found = player.run({**task, "presses": 200})
    assert not found["stuck"]
    assert {"language", "attract", "settings", "matrix_set_up", "self_test", "fame", "about"} <= set(
        found["screens"]
    )


def test_both_machines_agree():
    task = next(novice.tasks("twins", 2, presses=60))
    row = novice.row(task)
    assert row["stuck"] == [] and row["presses"] >= 60


@pytest.mark.parametrize(
    ("screen", "lie", "why"),
    [
        (Card, lambda self, seat: (("LEFT", 0, "claim"),), "card: LEFT of pad .* does nothing"),
        (Card, lambda self, seat: (), "card: nothing to press"),
        (
            Card,
            lambda self, seat: (("MATCH", 0, "claim"), ("MATCH", 0, "give_up")),
            "card: MATCH offers 'claim' and 'give_up'",
        ),
        (Join, lambda self, seat: (("UP", 0, "value"),), "join: nowhere is 'join' offered"),
        (Menu, lambda self, seat: (("RIGHT", 0, "choose"),), "menu: no way on in"),
    ],
)
def test_a_screen_that_lies_or_lacks_its_way_on_is_found(monkeypatch, screen, lie, why):
    from console import loader

    # The lie has to outlast the loading anew of what a game needs.
    monkeypatch.setattr(loader, "back_to", lambda known, package=None: None)
    monkeypatch.setattr(screen, "offers", lie)
    stuck = evening()["stuck"]
    assert re.search(why, stuck), stuck


def test_a_hold_that_is_offered_too_short_is_found(monkeypatch):
    from console import loader

    monkeypatch.setattr(loader, "back_to", lambda known, package=None: None)
    offers = Join.offers
    short = lambda self, seat: tuple((b, ms and 300, *more) for b, ms, *more in offers(self, seat))  # noqa: E731
    monkeypatch.setattr(Join, "offers", short)
    assert "join: MATCH of pad 1 offers 'start' and does nothing" in evening()["stuck"]


def test_the_tasks_cover_every_number_of_seats_and_printed_cards():
    tasks = list(novice.tasks("twins"))
    assert {task["seats"] for task in tasks} == {1, 2, 4}
    assert any(task["options"].get("cards") == "printed" for task in tasks)
    assert paths.PROGRAMS / "novice.py" == novice.SCRIPT
