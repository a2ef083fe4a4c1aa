"""From a key to a changed pixel on the page, in ms and frames: `python tests/support/web_latency.py`.

A headless Chromium; keys in the menu at uneven moments. The end is the frame of the browser after the one in
which the canvas was painted, so the time to the screen is in it. Measure on an idle machine.
"""

import json
import random
import shutil
import statistics
import sys
import threading
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TESTS / "support"), str(TESTS.parent / "host"), str(TESTS.parent / "firmware")]

from playwright.sync_api import sync_playwright  # noqa: E402

from fivefold.web import building, serving  # noqa: E402
from web_page import Visitor  # noqa: E402

PRESSES = 60
KEYS = ("ArrowRight", "ArrowLeft")
WATCH = """async () => {
  const { Matrix } = await import("./js/matrix.js");
  const show = Matrix.prototype.show;
  window.times = [];
  window.frame = 1000 / 60;
  let pressed = null;
  let before = "";
  addEventListener("keydown", ({ timeStamp }) => {
    pressed = timeStamp;
  }, { capture: true });
  Matrix.prototype.show = function (pixels) {
    show.call(this, pixels);
    const now = pixels.slice(0, 7 * this.stride * 3).join();  // the icon; words run below it
    if (pressed !== null && now !== before) {
      const from = pressed;
      pressed = null;
      requestAnimationFrame(() => times.push(performance.now() - from));
    }
    before = now;
  };
  const ticks = [];
  await new Promise((done) => {
    const tick = (at) => ticks.push(at) < 60 ? requestAnimationFrame(tick) : done();
    requestAnimationFrame(tick);
  });
  const gaps = ticks.slice(1).map((at, place) => at - ticks[place]).sort((a, b) => a - b);
  window.frame = gaps[gaps.length >> 1];
}"""


def main():
    """Print the median and the slowest tenth."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    rng = random.Random(1)
    with serving.server(building.site(), 0) as running, sync_playwright() as playwright:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        visitor = Visitor(browser.new_context(), f"http://127.0.0.1:{running.server_address[1]}/")
        visitor.open()
        visitor.to_menu()
        visitor.page.evaluate(WATCH)
        for number in range(PRESSES):
            visitor.page.wait_for_timeout(rng.uniform(500, 700))
            visitor.page.keyboard.press(KEYS[number % 2], delay=60)
        visitor.page.wait_for_timeout(500)
        times, frame = visitor.page.evaluate("[times, frame]")
        browser.close()
        running.shutdown()
    tenths = statistics.quantiles(times, n=10)
    found = {"presses": len(times), "frame_ms": frame, "median_ms": tenths[4], "ninth_tenth_ms": tenths[8]}
    found["median_frames"] = tenths[4] / frame
    print(json.dumps({name: round(value, 1) for name, value in found.items()}))


if __name__ == "__main__":
    main()
