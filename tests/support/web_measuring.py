"""Frames a second and how busy the VM is, game by game: `python tests/web/measuring.py`.

The VM's share of one core is processor time, taken in Node, so other work on the machine does not count.
Frames are those of a headless Chromium: answers of the worker, with the firmware up to date. New pictures
come only when the firmware draws something new, 30 times a second at most.
"""

import json
import resource
import shutil
import sys
import threading
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TESTS / "support"), str(TESTS.parent / "host"), str(TESTS.parent / "firmware")]

from playwright.sync_api import sync_playwright  # noqa: E402

from fivefold import paths, vm  # noqa: E402
from fivefold.web import building, serving  # noqa: E402
from games import GAMES  # noqa: E402
from web_page import Visitor  # noqa: E402

SECONDS = 30
PACED = Path(__file__).resolve().parent / "web_paced.py"
BOARD = paths.BOARDS / "esp32_devkitc.py"


def processor_seconds(game, seconds):
    """What the WebAssembly VM takes of a processor for so many seconds of a game, its start included."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    folders = (paths.VIRTUAL / "modules", paths.PACKAGE.parent)
    json.loads(vm.run("wasm", PACED, [game, str(seconds), str(BOARD)], "1m", *folders))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def share(game):
    """The VM's share of one core in percent, at 60 frames a second."""
    return 100 * (processor_seconds(game, SECONDS) - processor_seconds(game, 0)) / SECONDS


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
    with serving.server(building.site(), 0) as running, sync_playwright() as playwright:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for game in GAMES:
            address = f"http://127.0.0.1:{running.server_address[1]}/"
            visitor = Visitor(browser.new_context(viewport={"width": 1280, "height": 800}), address)
            visitor.open()
            seconds = measure(visitor, game)
            busiest = max(seconds, key=lambda second: second[1])
            print(
                f"{game:15} VM {share(game):.1f} % of a core; in Chromium at least {min(seconds)[0]} "
                f"frames a second, and {busiest[0]} with {busiest[1]} new pictures in {busiest[3]}",
                flush=True,
            )
            visitor.context.close()
        running.shutdown()


if __name__ == "__main__":
    main()
