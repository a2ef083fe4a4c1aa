"""What a browser has kept may be damaged, or shared by two tabs: the page starts, and loses nothing."""

import json

import pytest

SETTINGS = "flash/esp32_devkitc"


def keep(visitor, **values):
    """Put texts into the browser's storage, and load the page anew."""
    visitor.page.evaluate(
        "values => { for (const key in values) localStorage.setItem('fivefold/' + key, values[key]) }", values
    )
    visitor.page.reload()
    visitor.wait("body[data-screen]")


def kept(visitor, key):
    """What the storage has under a name, as text; None for nothing."""
    return visitor.page.evaluate("key => localStorage.getItem('fivefold/' + key)", key)


def notices(visitor):
    """What the page tells about itself."""
    return [text.removesuffix("Close") for text in visitor.page.locator("#notices p").all_text_contents()]


def opened(visitor):
    """A second tab of the same browser, with the page in it."""
    import web_page

    other = web_page.Visitor(visitor.context, visitor.address)
    other.open()
    return other


WORTHLESS = ["null", '"abc"', "[1]", "107", "{", "", "[" * 5000, '{"__proto__": {"x": 1}}']


@pytest.mark.parametrize("key", ["people", "volume", "muted", "keys", SETTINGS])
def test_the_page_starts_whatever_was_kept(visit, key):
    visitor = visit()
    usual = kept(visitor, key)
    for text in [
        *WORTHLESS,
        '{"1": {"MATCH": 5}, "9": {"MATCH": "KeyM"}}',
        '{"settings.json": 5}',
        "-1",
        "1e99",
    ]:
        keep(visitor, **{key: text})
        assert notices(visitor) and "has been set aside: " in notices(visitor)[0], text
        assert kept(visitor, f"{key}.bad") == text
        assert kept(visitor, key) in (None, usual, "{}"), text
        visitor.key("Enter")
        visitor.wait_screen("colours")
        visitor.key("Enter")
        visitor.wait_screen("attract")
        visitor.page.reload()
        visitor.wait("body[data-screen]")
        assert notices(visitor) == [], text
        visitor.page.evaluate("localStorage.clear()")


def test_what_is_whole_among_what_is_damaged_is_kept(visit):
    visitor = visit()
    visitor.key("ArrowRight")
    visitor.wait("#says:has-text('(2/7)')")
    visitor.key("Enter")
    visitor.wait_screen("colours")
    visitor.key("Enter")
    visitor.wait_screen("attract")
    files = json.loads(kept(visitor, SETTINGS))
    bad = {"a": 5, "b": "xyz", "c": "123", "../d": "00", "e": None, "f": "00" * 70_000}
    keep(visitor, **{SETTINGS: json.dumps({**bad, **files})})
    visitor.wait_screen("attract")
    visitor.wait("#says:has-text('Appuyez')")
    assert "fichiers de la console" in notices(visitor)[0]
    assert json.loads(kept(visitor, SETTINGS)).keys() == files.keys()
    keep(visitor, keys='{"1":{"MATCH":"KeyM","UP":"no key"},"2":[],"7":{"MATCH":"KeyN"}}')
    assert visitor.page.locator(".match kbd").first.text_content() == "M"
    assert ": touches." in notices(visitor)[0]
    visitor.page.click("#notices button")
    assert notices(visitor) == []


@pytest.mark.parametrize("name", ["nonsense", "constructor", "__proto__", "../x", "%00", "x" * 2000, ""])
def test_a_board_that_the_site_does_not_have(visit, name):
    visitor = visit(f"?board={name}")
    assert "There is no board" in notices(visitor)[0]
    visitor.to_menu()
    assert visitor.page.input_value("#board") == "esp32_devkitc"


def test_a_remembered_board_that_is_gone(visit):
    visitor = visit()
    keep(visitor, board='"gone"')
    assert notices(visitor)[0].startswith("There is no board “gone” here. Using ")
    visitor.page.reload()
    visitor.wait("body[data-screen]")
    assert notices(visitor) == [] and kept(visitor, "board") is None


def test_two_tabs_lose_nothing_of_each_other(visit):
    first = visit()
    first.to_menu()
    second = opened(first)
    second.wait_screen("attract")  # the language is set
    # The console is on in one tab only; the other says where it has gone.
    first.page.wait_for_selector("#elsewhere", state="visible")
    first.key("Enter")
    second.key("Enter")
    second.wait_screen("menu")
    second.choose("quick_play")
    second.begin()
    second.wait_screen("card")
    files = kept(second, SETTINGS)
    assert "game.json" in files or len(json.loads(files)) > 1
    first.page.click("#here")
    second.page.wait_for_selector("#elsewhere", state="visible")
    first.wait_screen("resume")
    assert not first.page.locator("#elsewhere").is_visible()
    assert not second.troubles


def test_a_full_storage_is_told_and_the_game_goes_on(visit):
    visitor = visit()
    visitor.page.evaluate(
        "() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') } }"
    )
    visitor.to_menu()
    assert notices(visitor) == [
        "This browser’s storage is full or blocked. Settings and games will be lost when you close the page."
    ]


def test_a_console_that_does_not_start_with_its_files_starts_without_them(visit, site):
    """Whatever it is in a saved file that the firmware trips over: the page is not dead for good."""
    visitor = visit(service_workers="block")  # it would fetch past the route
    broken = json.loads((site / "firmware.json").read_text())
    page = "/host/fivefold/virtual/programs/web/page.py"
    broken["files"][page] += "\n_init = Page.__init__\ndef _trip(self, board, seed, files, *rest):\n"
    broken["files"][page] += (
        "    if 'trip' in files: raise ValueError('tripped')\n    _init(self, board, seed, files, *rest)\n"
    )
    broken["files"][page] += "Page.__init__ = _trip\n"
    visitor.page.route("**/firmware.json", lambda route: route.fulfill(json=broken))
    files = '{"trip.json":"00"}'
    visitor.page.evaluate("text => localStorage.setItem('fivefold/flash/esp32_devkitc', text)", files)
    visitor.page.reload()
    visitor.page.wait_for_selector("#crash", state="visible")
    visitor.page.click("#forget")
    visitor.wait_screen("language")
    assert kept(visitor, f"{SETTINGS}.bad") == files
