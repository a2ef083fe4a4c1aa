"""A host that talks nonsense while people play."""

import pytest

from fivefold import fuzz


@pytest.mark.parametrize("game", ["quick_play", "twins"])
def test_a_host_that_talks_nonsense_changes_nothing_of_a_game(game):
    found = fuzz.run(game, 1500, 3, "micropython")
    assert found["records"] == 1500 and found["refused"] > 700
