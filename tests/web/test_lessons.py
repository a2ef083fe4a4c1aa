"""Each lesson on the page, by the keyboard and by touch: the caps alone say what to press."""

import pytest

import games
from web_page import SLOW_MS

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FIRST = ".caps >> nth=0 >> li >> nth=0"


def learn(visitor, game, press):
    """Through the menu into a lesson, and to its end."""
    wanted = {"menu": "How to play", "lessons": game.replace("_", " ").title()}
    for _ in range(200):
        screen = visitor.screen()
        if screen == "join":
            return
        visitor.page.wait_for_timeout(450)  # what can be pressed is told five times a second
        if visitor.screen() != screen:
            continue
        said = visitor.page.locator(FIRST).inner_text(timeout=SLOW_MS)
        if not said.endswith(wanted.get(screen, "")):
            press("RIGHT")
        elif not said.endswith("go back"):
            press(visitor.page.evaluate("document.querySelector('.caps li kbd').dataset.button"))
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("game", games.LESSONS)
def test_by_the_keyboard(visit, game):
    visitor = visit()
    codes = {"MATCH": "Enter", "BACK": "Backspace", "UP": "ArrowUp", "DOWN": "ArrowDown"}
    codes.update(LEFT="ArrowLeft", RIGHT="ArrowRight")
    learn(visitor, game, lambda button: visitor.key(codes[button]))


@pytest.mark.parametrize("game", games.LESSONS)
def test_by_touch(visit, game):
    visitor = visit(**PHONE)
    learn(visitor, game, lambda button: visitor.page.locator(f".padbutton.{button.lower()}").first.tap())
