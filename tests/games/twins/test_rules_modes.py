"""Twins: how many may play in which mode (TW-9, TW-11, TW-12)."""

from games.twins.rules_teams import MODES, mode_of, sides_of
from support import raises, rule


@rule("TW-11", "TW-12", "C-1")
def test_how_many_players_a_mode_is_for():
    fewest = {"against": 2, "teams": 4, "together": 1, "race": 2}
    for mode in MODES:
        for count in range(2, 8):
            if fewest[mode] <= count <= 6:
                assert mode_of({"mode": mode}, list(range(count))) == mode
            else:
                raises(ValueError, mode_of, {"mode": mode}, list(range(count)))
        assert mode_of({"mode": mode}, [1]) == "together"


@rule("TW-11")
def test_only_players_are_in_a_team():
    assert sides_of("teams", [1, 2, 3, 5], 0b10010) == [1, 2, 1, 2]
    error = raises(ValueError, sides_of, "teams", [1, 2, 3, 5], 0b11010)
    assert "names a seat that does not play: 26" in str(error)
