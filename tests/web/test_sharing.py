"""The cards of the day, and games that travel in links: nothing of one's own is touched by them."""

import games
from core.recording import Recorder
from fivefold.virtual.programs import daily

RECORDED = ("quick_play", [1, 2], {"rounds": 2}, 11)


def recorded():
    """The lines of a short game in which a claim is right and a card is given up."""
    lines = []
    name, seats, options, seed = RECORDED
    game = games.start(name, seats, options, seed)
    recorder = Recorder(game, lines.append)
    for now, action in (
        (0, (0, "reveal")),
        (20000, (1, "claim")),
        (40000, (0, "reveal")),  # nobody has objected
        (45000, (1, "give_up")),
        (60000, (2, "give_up")),
    ):
        while game.due() is not None and game.due() <= now:
            recorder.act((0, "wait"), game.due())
        recorder.act(action, now)
    assert game.over
    return lines


def packed(visitor, lines):
    """The fragment of a link to a game."""
    return visitor.page.evaluate(
        "async (lines) => (await (await import('./js/replay.js')).link(lines)).split('#')[1]", lines
    )


def seek(visitor, moves):
    """Move the slider, as a finger does."""
    visitor.page.eval_on_selector(
        "#position",
        "(slider, moves) => { slider.value = moves; slider.dispatchEvent(new Event('input')) }",
        moves,
    )


def test_a_link_plays_a_game_with_a_slider_and_touches_nothing_else(visit):
    visitor = visit()
    visitor.to_menu()
    visitor.choose("quick_play")
    visitor.begin()
    visitor.wait_screen("card")
    visitor.page.wait_for_function(
        "Object.keys(JSON.parse(localStorage.getItem('fivefold/flash/esp32_devkitc'))).length > 1"
    )
    before = visitor.page.evaluate("localStorage.getItem('fivefold/flash/esp32_devkitc')")
    fragment = packed(visitor, recorded())
    assert len(fragment) < 400
    visitor.page.evaluate("(fragment) => (location.hash = fragment)", fragment)
    visitor.wait("#replay:not([hidden])")
    visitor.wait_screen("countdown")
    visitor.wait_screen("card")
    visitor.wait("#made:has-text('1 of 7')")
    visitor.page.click("#play")  # stands still
    seek(visitor, 5)
    visitor.wait("#made:has-text('5 of 7')")
    visitor.wait("#says:has-text('Card 2 of 2')")
    seek(visitor, 1)
    visitor.wait("#says:has-text('Card 1 of 2')")
    visitor.key("Enter")  # the pads are off
    assert visitor.screen() == "card"
    seek(visitor, 7)
    visitor.wait_screen("results")
    seek(visitor, 2)
    visitor.wait_screen("claim")
    assert visitor.page.evaluate("localStorage.getItem('fivefold/flash/esp32_devkitc')") == before
    visitor.page.click("#leave")
    visitor.wait_screen("resume")
    assert "#" not in visitor.page.url


def test_a_link_is_opened_where_nothing_was_open(visit):
    fragment = packed(visit(), recorded())
    visitor = visit("#" + fragment)
    visitor.wait("#replay:not([hidden])")
    visitor.wait_screen("card")


def test_what_is_no_game_in_a_link_is_told_and_the_console_is_on(visit):
    visitor = visit("#replay=")
    wrong = [[], {}, [{"recording": 1, "game": "chess"}], recorded()[:1] + ["x"], "x" * (1 << 21)]
    fragments = ["replay=%%%", "replay=AAAA"] + [packed(visitor, lines) for lines in wrong]
    for fragment in fragments:
        visitor.wait("#notices:has-text('recorded game of Fivefold')")
        visitor.wait_screen("language")
        assert "#" not in visitor.page.url
        for close in visitor.page.locator("#notices button").all():
            close.click()
        visitor.page.evaluate("(fragment) => (location.hash = fragment)", fragment)
    visitor.wait("#notices:has-text('recorded game of Fivefold')")


def test_the_cards_of_the_day_are_dealt_and_the_result_can_be_copied(visit):
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    page = visitor.page
    visitor.to_menu()
    page.click("#today")
    assert not page.locator("#ends").is_visible()
    page.click("#daily button[value=begin]")
    visitor.wait_screen("card")
    today = page.evaluate(
        "(() => { const d = new Date(); return [d.getFullYear(), d.getMonth() + 1, d.getDate()] })()"
    )
    game = games.start(daily.GAME, [1], daily.OPTIONS, daily.seed_of_day(*today))
    for card in list(game.deck):
        visitor.wait_screen("card")
        page.wait_for_timeout(200)
        assert visitor.events("card")[-1]["card"] == card
        page.keyboard.down("ArrowDown")
        visitor.wait('body:not([data-screen="card"])')
        page.keyboard.up("ArrowDown")
        visitor.wait_screen("card", "results")
    visitor.wait("#result[open]")
    said = page.inner_text("#result pre")
    assert said.splitlines()[0] == "Fivefold {}-{:02}-{:02}".format(*today)
    assert said.splitlines()[1].startswith("🟥🟥🟥🟥🟥 0:5")
    page.click("#copy")
    visitor.wait("#copied:has-text('Copied')")
    assert page.evaluate("navigator.clipboard.readText()").replace("\r", "") == said
    page.click("#result-link")
    visitor.wait("#copied:has-text('clipboard')")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(visitor.address + "#replay=")
