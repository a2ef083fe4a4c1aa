"""One firmware, three Pythons: CPython, the unix VM and the browser's VM show and tell the same."""

import pytest

from fivefold import sim
from fivefold.errors import Failure
from fivefold.web import npm
from games import GAMES

SEEDS = (1, 2, 3)
# Shorter than people play: three VMs have to get through fifteen games.
OPTIONS = {"quick_play": {"rounds": 2}, "twins": {"sets": 2}}
SEATS = 2


@pytest.fixture(scope="module", autouse=True)
def wasm():
    """The browser's VM, or no test."""
    try:
        npm.modules()
    except Failure as failure:
        pytest.skip(str(failure))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_three_vms_show_and_tell_the_same(game, seed):
    task = (game, SEATS, seed, OPTIONS.get(game, {}))
    found = {which: sim.run(*task, which) for which in ("cpython", "micropython", "wasm")}
    assert found["cpython"] == found["micropython"] == found["wasm"]


@pytest.mark.parametrize("seats", (1, 2, 4))
def test_three_vms_lay_blocks_on_the_console_alike(seats):
    task = ("quick_play", seats, SEEDS[0], {"blocks": "console", "rounds": 2})
    found = {which: sim.run(*task, which) for which in ("cpython", "micropython", "wasm")}
    assert found["cpython"] == found["micropython"] == found["wasm"]
