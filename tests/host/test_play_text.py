"""The text front end: every game can be played through it, and a slip of the fingers costs nothing."""

import json

import games
from command import fivefold


def test_every_game_is_played_to_its_end_by_the_computer():
    for game in games.GAMES:
        done = fivefold("play-text", game, "--human", "", "--seed", "4")
        assert done.returncode == 0, done.stderr
        assert "won by seat" in done.stdout


def test_an_action_a_refusal_and_a_typing_error():
    done = fivefold("play-text", "quarter_turn", "--human", "1,2", said="view\nturn 3\nroll\nrol!\n?\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "24: 42" in done.stdout
    assert "no: QT-3" in done.stdout
    assert "seat 2: roll" in done.stdout, "the first starter of this seed (C-9)"
    assert "left before the end" in done.stdout


def test_no_seat_sees_the_cards_of_another():
    done = fivefold("play-text", "push_match", said="mine 2\nmine 1\nquit\n")
    assert done.stdout.count("  cards: [") == 2
    shown = [line for line in done.stdout.splitlines() if line.startswith("  cards: [")]
    assert shown[0] == shown[1]


def test_the_recorded_game_replays(tmp_path):
    file = tmp_path / "game.jsonl"
    fivefold("play-text", "push_match", "--human", "", "--record", str(file))
    lines = file.read_text().splitlines()
    assert all(json.loads(line) for line in lines)
    assert fivefold("replay", str(file)).returncode == 0
    file.write_text("\n".join(lines[:-1]) + "\n")
    torn = fivefold("replay", str(file))
    assert torn.returncode == 1
    assert f"{file}:{len(lines)}: the recording stops before the game is over" in torn.stderr


def test_wrong_words_are_explained():
    for words, said in (
        (("nothing",), "no game 'nothing'"),
        (("twins", "--seats", "9"), "for 1 to 6 players, not 9"),
        (("twins", "--human", "7"), "--human takes seats from 1 to 2"),
        (("twins", "--option", "sets"), "NAME=VALUE"),
        (("twins", "--option", "sets=99"), "must be a whole number from"),
    ):
        done = fivefold("play-text", *words)
        assert done.returncode == 2, done
        assert said in done.stderr
        assert "Traceback" not in done.stderr
