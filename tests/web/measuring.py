"""Pictures a second and the worker's busy share, game by game, in a headless Chromium.

`python tests/web/measuring.py`. The busiest second is the one, of the first half minute, with most pictures.
"""

import shutil
import sys
import tempfile
import threading
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TESTS), str(TESTS.parent / "host"), str(TESTS.parent / "firmware")]

from playwright.sync_api import sync_playwright  # noqa: E402

from console.games import GAMES  # noqa: E402
from fivefold.web import building, serving  # noqa: E402
from web_page import Visitor  # noqa: E402

SECONDS = 30


def measure(visitor, game):
    """`(pictures a second, busy share, screen)` of the busiest second of a game."""
    visitor.to_menu()
    visitor.choose(game)
    visitor.begin()
    visitor.workshop()
    best = (0, "", "")
    for second in range(SECONDS):
        visitor.page.keyboard.press(("ArrowRight", "Enter", "ArrowDown", "Enter")[second % 4])
        visitor.page.wait_for_timeout(1000)
        rate = visitor.page.text_content("#rate")
        if rate.isdigit():
            best = max(best, (int(rate), visitor.page.text_content("#busy"), visitor.screen()))
    return best


def main():
    """Print one line a game."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        building.build(site)
        with serving.server(site, 0) as running, sync_playwright() as playwright:
            threading.Thread(target=running.serve_forever, daemon=True).start()
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            for game in GAMES:
                address = f"http://127.0.0.1:{running.server_address[1]}/"
                visitor = Visitor(browser.new_context(viewport={"width": 1280, "height": 800}), address)
                visitor.open()
                rate, busy, screen = measure(visitor, game)
                print(f"{game:15} {rate} pictures a second, worker {busy} busy, in {screen}", flush=True)
                visitor.context.close()
            running.shutdown()


if __name__ == "__main__":
    main()
