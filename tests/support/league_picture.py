"""The picture of docs/league.md: an evening of virtual boards. `python tests/support/league_picture.py`"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

OUT = Path(__file__).resolve().parents[2] / "docs" / "pictures" / "league.png"
COMMAND = [sys.executable, "-c", "from fivefold.cli import main; main()", "league", "demo"]
EVENING = ["--consoles", "12", "--rounds", "5", "--speed", "1", "--language", "en", "--seed", "5"]
SIZE = {"width": 1920, "height": 1080}
WAIT_MS = 900000
# The second round, with some tables over and many claims: there is something to see.
READY = """() => document.querySelector("header p").textContent.includes("2")
    && document.querySelectorAll(".table.over").length >= 3
    && document.querySelectorAll(".table.playing .claim").length >= 6
    && !document.querySelector(".late")"""


def main() -> None:
    """Play, look, and stop."""
    evening = subprocess.Popen(
        [*COMMAND, *EVENING], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    try:
        address = next(found[0] for line in evening.stderr if (found := re.search(r"http://\S+", line)))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox"]
            )
            page = browser.new_page(viewport=SIZE)
            page.goto(address)
            page.wait_for_function(READY, timeout=WAIT_MS)
            page.screenshot(path=OUT)
            browser.close()
    finally:
        evening.terminate()
        evening.wait()


if __name__ == "__main__":
    main()
