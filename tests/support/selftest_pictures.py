"""The pictures of docs/selftest.md, from the virtual board: `python tests/support/selftest_pictures.py`."""

import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TESTS / "support"), str(TESTS.parent / "host"), str(TESTS.parent / "firmware")]

from PIL import Image, ImageDraw  # noqa: E402

from self_test_bench import Bench  # noqa: E402

FOLDER = TESTS.parent / "docs" / "pictures"
LED, PITCH, EDGE = 11, 14, 8
BRIGHT = 3  # a photo of LEDs at brightness 3 looks about like this


def shot(bench: Bench) -> Image.Image:
    """The matrix over the pad lights, as they shine."""
    matrix, lights = bench.wired.matrix, bench.wired.lights
    width, height = matrix.width * PITCH + 2 * EDGE, (matrix.height + 2) * PITCH + 3 * EDGE
    picture = Image.new("RGB", (width, height), "#181818")
    draw = ImageDraw.Draw(picture)
    draw.rounded_rectangle((2, 2, width - 3, matrix.height * PITCH + 2 * EDGE - 3), 6, fill="#080808")
    rgb = bytes(matrix.rgb())
    for at in range(matrix.width * matrix.height):
        _led(draw, EDGE + at % matrix.width * PITCH, EDGE + at // matrix.width * PITCH, LED, rgb, at, BRIGHT)
    rgb = bytes(lights.rgb())
    pads = len(rgb) // 3
    step = width // pads
    for at in range(pads):
        _led(draw, at * step + step // 2 - 9, matrix.height * PITCH + 2 * EDGE + 6, 18, rgb, at, 1)
    return picture


def _led(draw: ImageDraw.ImageDraw, x: int, y: int, size: int, rgb: bytes, at: int, times: int) -> None:
    colour = tuple(min(255, value * times + (40 if value else 0)) for value in rgb[3 * at : 3 * at + 3])
    draw.ellipse((x, y, x + size, y + size), fill=colour if any(colour) else "#202020")


def scenes() -> dict[str, Image.Image]:
    """Name -> picture, from one test of a board with three pads in six places."""
    taken = {}
    bench = Bench(seats=6)
    for seat in (4, 5, 6):
        bench.wired.pads[seat].unplug()
    bench.begin()
    bench.until("lines").wait(200)
    taken["automatic"] = shot(bench)
    bench.until("buttons")
    bench.press_all(seats=(1,))
    for button in ("UP", "LEFT"):
        bench.press(2, button)
    bench.wired.hand(2, "MATCH", True)
    bench.wait(6000)
    taken["buttons"] = shot(bench)
    bench.wired.hand(2, "MATCH", False)
    bench.press_all(seats=(2, 3)).until("together").wait(6000)
    bench.wired.hand(3, "MATCH", True)
    bench.world.sleep(12000)
    bench.wired.hand(1, "MATCH", True)
    bench.wait(300)
    taken["together"] = shot(bench)
    for seat in (1, 3):
        bench.wired.hand(seat, "MATCH", False)
    bench.wait(300)
    bench.together()
    bench.until("colours").wait(500)
    taken["red"] = shot(bench)
    bench.wait(3600)
    taken["question"] = shot(bench)
    for name in ("picture", "lights", "sound"):
        while bench.test.step != name:
            bench.press(1, "MATCH" if bench.test.question != "green" else "BACK")
        bench.wait(600)
        taken[name] = shot(bench)
    bench.press(1, "MATCH")
    bench.until(None).wait(2000)
    taken["end"] = shot(bench)
    return taken


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for name, picture in scenes().items():
        picture.save(FOLDER / f"selftest-{name}.png", optimize=True)


if __name__ == "__main__":
    main()
