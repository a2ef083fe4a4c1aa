"""The console in real time: pads in and pictures out on pipes of their own, the link as on the device."""

import json
import os
import select
import subprocess
import time

import pytest

from fivefold import paths, vm

SECONDS = 120
START = b"\x1e"


class Live:
    """One live console and its four pipes."""

    def __init__(self, which, folder):
        world_in, self.world = os.pipe()
        shown, world_out = os.pipe()
        arguments = [str(paths.BOARDS / "esp32_devkitc.py"), str(folder), str(world_in), str(world_out)]
        self.process = subprocess.Popen(
            vm.command(which, paths.PROGRAMS / "live.py", arguments, "512k"),
            env=vm.environment(paths.VIRTUAL / "modules", paths.PACKAGE.parent),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            pass_fds=(world_in, world_out),
        )  # fmt: skip
        os.close(world_in)
        os.close(world_out)
        self.shown = os.fdopen(shown, "rb", 0)

    def tell_world(self, message):
        os.write(self.world, json.dumps(message).encode() + b"\n")

    def press(self, pad, button):
        for down in (True, False):
            self.tell_world({"pad": pad, "button": button, "down": down})
            time.sleep(0.15)

    def wait(self, pipe, wanted):
        """The first line of a pipe that is wanted."""
        end = time.monotonic() + SECONDS
        while select.select([pipe], [], [], max(0, end - time.monotonic()))[0]:
            line = pipe.readline()
            if not line:
                break
            if wanted(line):
                return line
        raise AssertionError(f"did not come; stderr: {self.end()}")

    def screen(self, name):
        self.wait(self.process.stdout, lambda line: json.loads(line[1:]) == {"event": "screen", "name": name})

    def end(self):
        """Let go of the world's pipe; what was said on stderr."""
        if self.world is not None:
            os.close(self.world)
            self.world = None
        _, said = self.process.communicate(timeout=SECONDS)
        self.shown.close()
        return said.decode()


@pytest.fixture(params=["cpython", "micropython"])
def live(request, tmp_path):
    console = Live(request.param, tmp_path)
    yield console
    console.end()
    console.process.kill()


def test_a_press_changes_the_screen_and_the_picture(live, tmp_path):
    live.screen("language")
    lights = json.loads(live.wait(live.shown, lambda line: b"lights" in line))["lights"]
    assert len(lights) == 6 and len(lights[0]) == 6
    live.press(1, "MATCH")
    live.screen("colours")
    live.press(1, "MATCH")
    live.screen("attract")
    picture = json.loads(live.wait(live.shown, lambda line: b"picture" in line))["picture"]
    assert picture[:2] == [16, 16] and len(picture[2]) == 2 * 768
    assert any(path.name.startswith("settings") for path in tmp_path.iterdir())
    assert live.end() == ""
    assert live.process.returncode == 0


def test_the_link_is_standard_input_and_output(live):
    live.screen("language")
    live.process.stdin.write(START + b'{"do": "version"}\n')
    live.process.stdin.flush()
    said = json.loads(live.wait(live.process.stdout, lambda line: b"version" in line)[1:])
    assert said["event"] == "version"


def test_quit_ends_it(live):
    live.screen("language")
    live.tell_world({"quit": True})
    live.process.wait(SECONDS)
    assert live.process.returncode == 0


def test_a_broken_board_file_ends_it_with_words(tmp_path):
    board = tmp_path / "board.py"
    board.write_text('BOARD = {"name": "half a board"}\n')
    done = subprocess.run(
        vm.command("cpython", paths.PROGRAMS / "live.py", [str(board), str(tmp_path), "0", "1"]),
        env=vm.environment(paths.VIRTUAL / "modules", paths.PACKAGE.parent),
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=SECONDS, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "KeyError" in done.stderr
