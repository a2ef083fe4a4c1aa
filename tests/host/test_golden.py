"""The home of the golden playthroughs and its check."""

import pytest

import games
from fivefold import golden
from fivefold.errors import Failure


def test_every_registered_game_has_playthroughs_with_and_without_company():
    for game in games.GAMES:
        counts = {len(setup[0]) for setup in golden.SETUPS[game].values()}
        fewest, most = games.load(game).SEATS
        assert fewest in counts and max(counts) >= min(most, 4)


def test_the_kept_playthroughs_are_as_they_were():
    assert list(golden.differences(golden.FOLDER)) == []


def test_a_game_without_a_playthrough_fails(monkeypatch):
    monkeypatch.delitem(golden.SETUPS, "twins")
    with pytest.raises(Failure, match="twins has no golden playthrough"):
        golden.headers()


def test_differences_are_named_by_file_and_line(tmp_path, monkeypatch):
    setups = {"alone": golden.SETUPS["quick_play"]["alone"]}
    monkeypatch.setattr(golden.registry, "GAMES", ("quick_play",))
    monkeypatch.setitem(golden.SETUPS, "quick_play", setups)
    kept = tmp_path / "quick_play-alone.txt"
    assert list(golden.differences(tmp_path)) == ["quick_play-alone.txt: missing"]
    lines = (golden.FOLDER / kept.name).read_text().splitlines()
    kept.write_text("\n".join([*lines[:4], lines[4] + " ", *lines[5:]]))
    (found,) = golden.differences(tmp_path)
    assert found == f"quick_play-alone.txt:5: expected {lines[4] + ' '!r}, got {lines[4]!r}"
    kept.write_text("\n".join(lines[:-1]))
    (found,) = golden.differences(tmp_path)
    assert found == f"quick_play-alone.txt:{len(lines)}: expected None, got {lines[-1]!r}"
    kept.write_text("\n".join([*lines, "more"]))
    (found,) = golden.differences(tmp_path)
    assert found.endswith("expected 'more', got None")
    kept.write_text("\n".join(lines))
    (tmp_path / "chess-two.txt").write_text("")
    assert list(golden.differences(tmp_path)) == ["chess-two.txt: no such playthrough is wanted"]
