"""The gallery: no screen is forgotten, and what is on the page is what the console showed."""

import io
import re

import pytest
from PIL import Image

from fivefold.gallery import colour_vision, colours, leds, page, screens, shooting
from fivefold.gallery.camera import Moment
from fivefold.gallery.parts import PARTS
from fivefold.gallery.scripts import every


def test_an_act_shows_every_screen_of_the_firmware():
    shown = {kind for script in every() for kind in script.shows}
    forgotten = screens.every() - shown
    assert not forgotten, (
        f"screens without a picture: add them to a script in host/fivefold/gallery: {forgotten}"
    )
    assert not shown - screens.every(), "scripts that promise screens which there are not"


def test_screens_are_found_by_their_names_and_by_inheritance():
    found = screens.every()
    assert {
        "screens.menu.Menu",
        "push_match.called.Void",
        "total_madness.printed.NumberVerdict",
    } <= found
    assert not {"screen.Screen", "screens.chooser.Chooser", "blocks.race.Race"} & found


def test_every_game_has_acts():
    assert {script.part for script in every()} == set(PARTS)


@pytest.fixture(scope="module")
def shots(tmp_path_factory):
    """What one short act shows, and where."""
    folder = tmp_path_factory.mktemp("gallery")
    scripts = every()
    number = next(at for at, script in enumerate(scripts) if script.title == "what comes between")
    (played,) = shooting.shoot(folder, [shooting.Job(number, "16x16", "usual", "en")])
    return folder, played[1]


def test_an_act_keeps_what_it_promises(shots):
    folder, taken = shots
    assert {"screens.pause.Pause", "screens.resume.Resume", "screens.crash.Crash"} <= {
        shot.kind for shot in taken
    }
    for shot in taken:
        with Image.open(folder / shot.png) as still:
            assert still.size == (shot.width, shot.height)
        assert shot.says


def test_what_moves_moves(shots):
    folder, taken = shots
    moving = [shot for shot in taken if shot.gif]
    assert moving
    with Image.open(folder / moving[0].gif) as film:
        assert film.n_frames > 1
        assert film.info["loop"] == 0


def test_the_page_needs_nothing_from_elsewhere(shots):
    folder, taken = shots
    text = page.write(folder, taken).read_text(encoding="utf-8")
    assert not re.search(r"""(src|href)=["'](https?:)?//""", text)
    for shot in taken:
        assert shot.png in text and shot.gif in text
    for kind in colour_vision.MATRICES:
        assert f'<filter id="{kind}">' in text


def test_an_act_that_shows_less_than_it_promises_fails(tmp_path, monkeypatch):
    from dataclasses import replace

    from fivefold.errors import Failure

    script = replace(every()[0], play=lambda stage: None)
    monkeypatch.setattr(shooting, "every", lambda: [script])
    monkeypatch.setattr("fivefold.gallery.stage.Stage", _Nothing)
    with pytest.raises(Failure, match=r"it does not show twins\.board\.Board"):
        shooting.play(tmp_path, shooting.Job(0, "16x16", "usual", "en"))


class _Nothing:
    """A stage on which nothing is seen."""

    def __init__(self, *how):
        pass

    def seen(self):
        return [], set()


def test_an_led_is_brightest_in_its_middle_and_dark_ones_are_seen():
    with Image.open(io.BytesIO(leds.png(b"\xff\0\0\0\0\0", 2, 1))) as picture:
        picture = picture.convert("RGB")
    middle, rim = picture.getpixel((6, 6)), picture.getpixel((0, 0))
    assert middle == (255, 0, 0) and rim[0] < 60
    assert picture.getpixel((18, 6)) != picture.getpixel((12, 0))


def test_a_film_keeps_its_times():
    frames = [(0, b"\xff\0\0"), (500, b"\0\xff\0"), (1200, b"\0\0\xff")]
    shown = []
    with Image.open(io.BytesIO(leds.gif(frames, 2000, 1, 1))) as film:
        for at in range(film.n_frames):
            film.seek(at)
            shown.append(film.info["duration"])
    assert shown == [500, 700, 800]


def test_more_colours_than_a_palette_holds_are_drawn_by_the_nearest():
    many = bytes(part for value in range(60) for part in (4 * value, 0, 0))
    with Image.open(io.BytesIO(leds.png(many, 60, 1))) as picture:
        assert picture.size == leds.pixels(60, 1)


def test_sight_leaves_white_white_and_makes_red_and_green_alike():
    for kind in colour_vision.MATRICES:
        assert colour_vision.apart((255, 255, 255), (255, 255, 255), kind) == 0
        assert colour_vision.seen((255, 255, 255), kind) == pytest.approx((1, 1, 1), abs=0.001)
    red, green = (150, 60, 0), (70, 90, 0)
    assert colour_vision.apart(red, green, "deuteranopia") < colour_vision.apart(red, green) / 2


def test_the_plain_palette_keeps_symbols_and_seats_apart_for_everybody():
    for row in colours.rows():
        if row.palette == "plain" and row.use in ("symbols", "seats"):
            for kind in ("protanopia", "deuteranopia"):
                assert row.closest[kind][0] >= 18, (row.use, kind, row.closest[kind])


@pytest.mark.parametrize("words", [("--part", "chess"), ("--display", "8x8")])
def test_wrong_words_are_told_in_one_line(command, words):
    code, told = command("gallery", *words)
    assert code == 2
    assert told.count("\n") == 1 and "choose one of" in told


def test_a_folder_that_cannot_be_written_is_told_in_one_line(command, tmp_path):
    (tmp_path / "file").write_text("")
    code, told = command("gallery", "-o", str(tmp_path / "file"))
    assert code == 1
    assert "give another folder" in told


def _moment(screen, *frames, lasted):
    moment = Moment("", screen, [], 1, 1, 0)
    for at, rgb in frames:
        moment.add(at, rgb, "")
    moment.lasted = lasted
    return moment


def test_a_flash_does_not_stand_for_a_moment_but_what_stays():
    card, flash = b"\x40\0\0", b"\xff\xff\xff"
    assert _moment("twins", (0, bytes(3)), (400, flash), (460, card), lasted=1000).still() == 2


def test_results_are_pictured_when_they_have_grown():
    low, high = b"\x40\0\0", b"\x40\x40\0"
    assert _moment("results", (0, low), (1800, high), lasted=3000).still() == 1


def test_running_words_end_when_they_begin_again():
    moment = _moment("menu", (0, b"\x01\0\0"), (600, b"\x02\0\0"), lasted=0)
    moment.loops, moment.most_ms = True, 12000
    assert not moment.ends(660, b"\x02\0\0")
    assert moment.ends(4000, b"\x01\0\0")
