"""The home of the golden playthroughs and its check."""

import json

import pytest

import games
from fivefold import golden
from fivefold.errors import Failure

ALONE = golden.folder("quick_play") / "alone.txt"


def test_every_registered_game_has_playthroughs_with_and_without_company():
    for game in games.GAMES:
        kept = [header for path, header in golden.headers().items() if path.parent == golden.folder(game)]
        counts = {len(header["seats"]) for header in kept}
        fewest, most = games.load(game).SEATS
        assert fewest in counts and max(counts) >= min(most, 4)


def test_the_kept_playthroughs_are_as_they_were():
    assert list(golden.differences()) == []


@pytest.fixture
def alone(tmp_path, monkeypatch):
    """Quick Play is the only game, with one playthrough; its lines and its file."""
    monkeypatch.setattr(golden.games, "GAMES", ("quick_play",))
    kept = golden.folder("quick_play", tmp_path) / "alone.txt"
    kept.parent.mkdir(parents=True)
    return ALONE.read_text().splitlines(), kept


def test_a_game_without_a_playthrough_fails(alone, tmp_path):
    with pytest.raises(Failure, match="quick_play has no golden playthrough"):
        golden.headers(tmp_path)


def test_a_game_without_a_playthrough_gets_some(alone, tmp_path, monkeypatch):
    monkeypatch.setattr(golden, "folder", lambda game, tests=tmp_path: tests / game / "golden")
    monkeypatch.setattr(golden.headers, "__defaults__", (tmp_path,))
    monkeypatch.setattr(golden.paths, "ROOT", golden.TESTS)
    golden.make()
    assert [
        len(json.loads(path.open().readline())["seats"]) for path in sorted(alone[1].parent.iterdir())
    ] == [1, 4]
    assert list(golden.differences(tmp_path)) == []


def test_differences_are_named_by_file_and_line(alone, tmp_path):
    lines, kept = alone
    kept.write_text("\n".join([*lines[:4], lines[4] + " ", *lines[5:]]))
    (found,) = golden.differences(tmp_path)
    assert found == f"quick_play/golden/alone.txt:5: expected {lines[4] + ' '!r}, got {lines[4]!r}"
    kept.write_text("\n".join(lines[:-1]))
    (found,) = golden.differences(tmp_path)
    assert found == f"quick_play/golden/alone.txt:{len(lines)}: expected None, got {lines[-1]!r}"
    kept.write_text("\n".join([*lines, "more"]))
    (found,) = golden.differences(tmp_path)
    assert found.endswith("expected 'more', got None")


@pytest.mark.parametrize("line", ["", "chess", "[]", '{"game": "twins"}'])
def test_a_file_without_a_header_is_named(alone, tmp_path, line):
    alone[1].write_text(line)
    with pytest.raises(Failure, match=r"alone\.txt:1: not the header of a playthrough of quick_play"):
        golden.headers(tmp_path)
