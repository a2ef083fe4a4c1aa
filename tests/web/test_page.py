"""The page as people meet it: it opens, it is for everybody, it asks nobody else, and it survives trouble."""

import http.server
import json
import re
import shutil
import threading
from functools import partial

import pytest

from console.texts import LANGUAGES, Texts
from fivefold.web import building
from games.blocks import rules_cards as cards
from games.blocks import symbols
from ui.palette import Palette

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_the_console_is_on_within_five_seconds_of_a_processor(chromium, site):
    from web_measuring import processor_seconds

    assert processor_seconds("quick_play", 0) < 5  # with the way through the menu into a game


def test_the_console_is_on_and_the_menu_follows(visit):
    visitor = visit()
    visitor.to_menu()
    assert "Quick Play" in visitor.says()
    assert any(max(colour) > 150 for colour in visitor.pixels())


def test_a_pad_is_pressed_with_the_mouse(visit):
    visitor = visit()
    match = visitor.page.locator(".padbutton.match").first
    box = match.bounding_box()
    visitor.page.mouse.move(box["x"] + 40, box["y"] + 40)
    visitor.page.mouse.down()
    visitor.wait(".padbutton.match.pressed")
    visitor.page.mouse.up()
    visitor.wait_screen("colours")
    assert not visitor.page.locator(".pressed").count()


def test_two_touches_at_once_are_two_players(visit):
    visitor = visit(**PHONE)
    visitor.page.select_option("#people", "2")
    for screen in ("colours", "attract", "menu", "join"):
        visitor.page.locator(".padbutton.match").first.tap()
        visitor.wait_screen(screen)
    visitor.page.locator(".padbutton.match").nth(1).scroll_into_view_if_needed()
    touches = visitor.context.new_cdp_session(visitor.page)
    points = []
    for index in (0, 1):
        box = visitor.page.locator(".padbutton.match").nth(index).bounding_box()
        points.append({"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": index})
    touches.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    for seat in (1, 2):
        visitor.wait(f".padbutton.match.pressed[aria-label^='Player {seat}:']")
    # Both are down for as long as a press takes to be seen; then the console says who sits there.
    visitor.wait("#says:has-text('Players 1 2')")
    touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    visitor.wait("body:not(:has(.pressed))")


def test_a_phone_held_upright_shows_card_and_mat_at_one_glance(visit):
    visitor = visit(**PHONE)
    for selector in ("canvas", ".board", ".tools", ".padbutton.match"):
        box = visitor.page.locator(selector).first.bounding_box()
        assert box["y"] + box["height"] <= 844, selector


def test_nothing_reaches_the_game_behind_a_dialog(visit):
    visitor = visit()
    visitor.page.evaluate(FAKE_GAMEPAD + "dispatchEvent(new Event('gamepadconnected'))")
    said = visitor.says()
    visitor.page.click("#keys")
    for key in ("ArrowRight", "ArrowDown", "KeyA"):
        visitor.key(key)
    visitor.page.click("#keyboard h2")  # now nothing has the focus
    visitor.key("ArrowRight")
    visitor.page.evaluate("pad.axes[0] = 1")
    visitor.page.wait_for_timeout(300)
    assert visitor.says() == said and not visitor.page.locator(".pressed").count()
    visitor.page.evaluate("pad.axes[0] = 0")
    visitor.page.keyboard.press("Escape")
    visitor.key("ArrowRight")
    assert visitor.says() != said


def test_a_key_is_changed_only_by_somebody_who_asks_for_it(visit):
    visitor = visit()
    visitor.page.focus("#keys")
    visitor.page.keyboard.press("Enter")
    visitor.page.keyboard.press("Enter")  # on Done, and held for a while
    visitor.wait("#keyboard:not([open])")
    # What was meant for the game goes there, and opens nothing again.
    visitor.key("Enter")
    visitor.wait_screen("colours")
    assert not visitor.page.locator("#keyboard[open]").count()
    visitor.page.click("#keys")
    visitor.page.click("#keyboard td button >> nth=0")
    visitor.page.keyboard.press("Escape")
    assert visitor.page.locator("#keyboard[open]").count()
    visitor.page.click("#keyboard td button >> nth=1")
    visitor.page.click("#keyboard button:has-text('Done')")
    visitor.key("KeyZ")
    visitor.page.reload()
    visitor.wait("body[data-screen]")
    assert visitor.page.locator(".match kbd").first.text_content() == "⏎"
    assert visitor.page.locator(".up kbd").first.text_content() == "↑"


@pytest.mark.parametrize(("locale", "language"), [("de-AT", "de"), ("nl-BE", "nl"), ("pl-PL", "en")])
def test_the_page_and_the_console_begin_in_the_language_of_the_browser(visit, locale, language):
    visitor = visit(locale=locale)
    assert visitor.page.get_attribute("html", "lang") == language
    visitor.wait(f"#says:has-text('{Texts(language, 'set_up').say('own_name')}')")
    visitor.key("Enter")
    visitor.wait_screen("colours")
    visitor.key("Enter")
    visitor.wait_screen("attract")
    assert visitor.says().splitlines()[0] == Texts(language).say("attract")
    assert visitor.page.inner_text("#keys") == building.words()[language]["keys"]


def test_the_page_speaks_the_language_that_was_chosen_on_the_console(visit):
    visitor = visit()
    visitor.key("ArrowRight")
    visitor.wait("#says:has-text('Français')")
    visitor.key("Enter")
    visitor.wait("html[lang=fr]")
    assert visitor.page.inner_text("#keys") == building.words()["fr"]["keys"]


@pytest.mark.parametrize(("wish", "motion"), [("reduce", "reduced"), ("no-preference", "full")])
def test_a_new_console_moves_as_much_as_the_browser_wishes(visit, wish, motion):
    visitor = visit(reduced_motion=wish)
    visitor.to_menu()
    visitor.key("ArrowLeft")  # the settings are the last of the menu
    visitor.key("Enter")
    visitor.wait_screen("settings")
    visitor.turn("ArrowRight", "Motion")
    assert visitor.says().startswith(f"Motion {motion}")


def test_every_word_of_the_page_is_there_in_every_language():
    def gaps(text):
        return sorted(re.findall(r"\{\d\}", text))

    words = building.words()
    assert words.keys() == set(LANGUAGES)
    for language in LANGUAGES:
        assert words[language].keys() == words["en"].keys(), language
        for key, text in words[language].items():
            assert text and gaps(text) == gaps(words["en"][key]), (language, key)
    scripts = "".join(path.read_text() for path in building.PAGE.rglob("*.js"))
    page = (building.PAGE / "index.html").read_text()
    used = {*re.findall(r'data-(?:word|label)="(\w+)"', page), *re.findall(r'"(\w+)"', scripts)}
    assert used >= words["en"].keys()


def test_the_page_can_be_installed(visit):
    visitor = visit()
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    browser = visitor.context.new_cdp_session(visitor.page)
    assert not browser.send("Page.getAppManifest")["errors"]
    errors = [
        error["errorId"] for error in browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    ]
    assert set(errors) <= {"in-incognito"}


def test_keys_can_be_changed_and_stay_changed(visit):
    visitor = visit()
    visitor.page.click("#keys")
    visitor.page.click("#keyboard td button >> nth=0")
    visitor.page.keyboard.press("KeyM")
    visitor.page.click("#keyboard button:has-text('Done')")
    visitor.page.reload()
    visitor.wait_screen("language")
    assert visitor.page.locator(".match kbd").first.text_content() == "M"
    visitor.key("KeyM")
    visitor.wait_screen("colours")


def test_another_palette_colours_seats_and_blocks_at_once(visit):
    visitor = visit()
    visitor.wait_screen("language")

    def colours():
        body, seat = ["document.querySelector('%s').style" % name for name in ("body", ".seat")]
        wanted = [f"{body}.getPropertyValue('--symbol-{number}')" for number in (1, 5)]
        return [visitor.page.evaluate(part) for part in (*wanted, f"{seat}.getPropertyValue('--seat')")]

    usual, plain = [
        [" ".join(map(str, colour)) for colour in (palette.symbols[1], palette.symbols[5], palette.seat(1))]
        for palette in (Palette(), Palette(plain=True))
    ]
    assert colours() == usual
    visitor.key("Enter")
    visitor.wait_screen("colours")
    visitor.key("ArrowRight")
    visitor.key("Enter")
    visitor.wait_screen("attract")
    assert colours() == plain


def test_what_was_set_is_still_set_after_a_reload(visit):
    visitor = visit()
    visitor.key("ArrowRight")
    visitor.key("Enter")
    visitor.wait_screen("colours")
    visitor.key("Enter")
    visitor.wait_screen("attract")
    said = visitor.says()
    visitor.page.reload()
    visitor.wait_screen("attract")
    assert visitor.says() == said != "Press MATCH"


def test_a_game_goes_on_after_a_reload(visit):
    visitor = visit()
    visitor.to_menu()
    visitor.choose("quick_play")
    visitor.begin()
    visitor.wait_screen("card")
    card = visitor.events("card")[-1]["card"]
    visitor.page.wait_for_function(
        "Object.keys(JSON.parse(localStorage.getItem('fivefold/flash/esp32_devkitc'))).length > 1"
    )
    visitor.page.reload()
    visitor.wait_screen("resume")
    visitor.key("Enter")
    visitor.wait_screen("card")
    assert visitor.says().startswith("Card 1 of")
    assert "/" not in visitor.says(), "what is spelled out is for the workshop"
    visitor.workshop()
    assert visitor.page.inner_text("#spelled") == symbols.spell(cards.cells(card))
    visitor.workshop()
    visitor.page.wait_for_timeout(300)
    assert all(event["card"] == card for event in visitor.events("card"))


def test_every_board_profile_can_be_switched_to(visit):
    visitor = visit()
    visitor.workshop()
    names = [option.get_attribute("value") for option in visitor.page.locator("#board option").all()]
    assert {"esp32_devkitc", "matrix_32x32", "two_sided"} <= set(names)
    for name in names:
        visitor.page.select_option("#board", name)
        visitor.wait("body[data-screen]")
        visitor.page.wait_for_timeout(200)
        assert visitor.page.locator("canvas").count() == (2 if name == "two_sided" else 1)
    assert not visitor.page.locator("#crash").is_visible()


def test_a_crash_of_the_vm_shows_a_picture_and_a_way_back(visit, site):
    visitor = visit(service_workers="block")  # it would fetch past the route
    broken = json.loads((site / "firmware.json").read_text())
    broken["files"]["/firmware/console/app.py"] = "raise ValueError('broken on purpose')"
    visitor.page.route("**/firmware.json", lambda route: route.fulfill(json=broken))
    visitor.page.reload()
    visitor.page.wait_for_selector("#crash", state="visible")
    visitor.page.click("#crash summary")
    assert "broken on purpose" in visitor.page.inner_text("#crash pre")
    visitor.page.unroute("**/firmware.json")
    visitor.page.click("#restart")
    visitor.wait_screen("language")
    assert not visitor.page.locator("#crash").is_visible()


def test_a_sub_folder_of_a_plain_server_is_enough_and_no_network_after_that(chromium, site, tmp_path, visit):
    shutil.copytree(site, tmp_path / "games" / "fivefold")
    handler = partial(_Silent, directory=str(tmp_path))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        where = f"http://127.0.0.1:{running.server_address[1]}/games/fivefold/"
        visitor = visit(where=where)
        visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        running.shutdown()
    visitor.context.set_offline(True)
    visitor.page.reload()
    visitor.wait("body[data-screen]")
    # The browser itself notes that it could not reach the server.
    visitor.troubles[:] = [trouble for trouble in visitor.troubles if "ERR_" not in trouble]


class _Silent(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format, *args):
        pass


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit, axe, scheme):
    visitor = visit(color_scheme=scheme, bypass_csp=True)
    visitor.page.evaluate(axe)
    found = _serious(visitor, "menu")
    visitor.to_menu()
    visitor.choose("quick_play")
    visitor.begin()
    visitor.wait("body.blocks")
    visitor.workshop()
    found += _serious(visitor, "game")
    visitor.workshop()
    visitor.page.click("#keys")
    found += _serious(visitor, "keys")
    assert not found


def _serious(visitor, where):
    result = visitor.page.evaluate("axe.run()")
    return [
        (where, fault["id"], [node["target"] for node in fault["nodes"]][:4])
        for fault in result["violations"]
        if fault["impact"] in ("serious", "critical")
    ]


def test_time_stands_still_while_paused_and_goes_on_by_steps(visit):
    visitor = visit()
    visitor.to_menu()
    visitor.workshop()
    visitor.page.click("#pause")
    visitor.page.wait_for_timeout(200)
    before = visitor.picture()
    visitor.page.wait_for_timeout(500)
    assert visitor.picture() == before
    for _ in range(12):
        visitor.page.click("#step")
        visitor.page.wait_for_timeout(40)
    assert visitor.picture() != before  # the name of the game scrolls by


FAKE_GAMEPAD = """
  window.pad = { buttons: Array.from({ length: 16 }, () => ({ pressed: false })), axes: [0, 0] };
  navigator.getGamepads = () => [null, window.pad];
"""


def test_a_game_controller_is_a_pad(visit):
    visitor = visit()
    visitor.page.evaluate(FAKE_GAMEPAD + "dispatchEvent(new Event('gamepadconnected'))")
    visitor.page.evaluate("pad.axes[0] = 1")
    visitor.wait(".padbutton.right.pressed")
    visitor.page.evaluate("pad.axes[0] = 0")
    visitor.wait("#says:has-text('(2/7)')")
    visitor.page.evaluate("pad.buttons[0].pressed = true")
    visitor.wait_screen("colours")
    visitor.page.evaluate("pad.buttons[0].pressed = false")
    visitor.wait("body:not(:has(.pressed))")


def test_one_tap_brings_sound_and_silence_is_kept(visit):
    def sound():
        return visitor.page.get_attribute("#mute", "aria-label")

    visitor = visit()
    assert sound() == "Tap for sound"
    visitor.page.click("#mute")
    visitor.wait("#mute[aria-label='Sound on']")
    visitor.page.click("#mute")
    assert sound() == "Sound off"
    visitor.page.reload()
    visitor.wait("body[data-screen]")
    assert sound() == "Sound off"
    visitor.page.click("#mute")
    visitor.wait("#mute[aria-label='Sound on']")
