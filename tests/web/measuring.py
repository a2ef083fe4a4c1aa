"""Frames a second and the worker's busy share, game by game, in a headless Chromium.

`python tests/web/measuring.py`. A frame is one answer of the worker: the firmware is up to date with it.
New pictures come only when the firmware draws something new, 30 times a second at most.
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
    """The seconds of a game's first half minute, as `(frames, pictures, busy %, screen)`."""
    visitor.to_menu()
    visitor.choose(game)
    visitor.begin()
    visitor.workshop()
    seconds = []
    for second in range(SECONDS):
        visitor.page.keyboard.press(("ArrowRight", "Enter", "ArrowDown", "Enter")[second % 4])
        visitor.page.wait_for_timeout(1000)
        frames, pictures, busy = (visitor.page.text_content(field) for field in ("#frames", "#rate", "#busy"))
        if frames.isdigit():
            seconds.append((int(frames), int(pictures), int(busy.split()[0]), visitor.screen()))
    return seconds


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
                seconds = measure(visitor, game)
                busiest = max(seconds, key=lambda second: second[2])
                print(
                    f"{game:15} at least {min(seconds)[0]} frames a second; busiest: {busiest[0]} with "
                    f"{busiest[1]} new pictures, worker busy {busiest[2]} %, in {busiest[3]}",
                    flush=True,
                )
                visitor.context.close()
            running.shutdown()


if __name__ == "__main__":
    main()
