"""The command `fivefold` itself: quick to start, one line for what is wrong, the right exit code."""

import contextlib
import json
import os
import signal
import subprocess
import sys

import pytest

from command import HOST, fivefold
from fivefold import cli, paths

CALL = [sys.executable, "-c", "from fivefold.cli import main; main()"]
VERSION = "fivefold 0.1.0\n"
LATIN = "größe".encode("latin-1")


def imported(*words):
    """The modules that a call of `fivefold WORDS…` imports."""
    code = (
        "import sys\n"
        "from fivefold.cli import main\n"
        "try:\n    main()\n"
        "except SystemExit:\n    pass\n"
        "print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        env={**os.environ, "PYTHONPATH": str(HOST)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return set(done.stderr.split())


def user_seconds(code, *words):
    """CPU of a Python, the least of a few: how busy the machine is does not count."""
    least = 1e9
    for _ in range(4):
        before = os.times().children_user
        subprocess.run(
            [sys.executable, "-c", code, *words],
            env={**os.environ, "PYTHONPATH": str(HOST)}, stdout=subprocess.DEVNULL, check=True,
        )  # fmt: skip
        least = min(least, os.times().children_user - before)
    return least


def test_the_version_comes_in_a_quarter_of_the_time_of_all_commands():
    version = user_seconds("from fivefold.cli import main; main()", "--version")
    everything = user_seconds("from fivefold.cli import application; application()")
    assert version < everything / 4, (version, everything)


def test_a_command_imports_its_own_modules_only():
    assert not {"typer", "rich", "textual", "fivefold.sim"} & imported("--version")
    found = imported("cubes", "--help")
    assert "fivefold.cubes" in found
    assert not {"fivefold.sim", "fivefold.maker.cli", "fivefold.monitor.cli", "fivefold.web.cli"} & found


def test_every_word_is_a_command():
    app = cli.application()
    words = [command.name for command in app.registered_commands] + [
        group.name for group in app.registered_groups
    ]
    assert sorted(words) == sorted(cli.COMMANDS)
    mistyped = fivefold("simm")
    assert mistyped.returncode == 2 and "sim" in mistyped.stderr


def test_ctrl_c_during_start_up_is_no_traceback(tmp_path):
    # In the place of a command's module: one whose import never ends.
    slow = (
        "import sys, types, signal\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a job in the background ignores it
        "from fivefold import cli\n"
        "class Slow:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'fivefold.cubes':\n"
        "            print('importing', flush=True)\n"
        "            signal.pause()\n"
        "sys.meta_path.insert(0, Slow())\n"
        "cli.main()\n"
    )
    running = subprocess.Popen(
        [sys.executable, "-c", slow, "cubes"], env={**os.environ, "PYTHONPATH": str(HOST)},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    assert running.stdout.readline() == "importing\n"
    running.send_signal(signal.SIGINT)
    rest, _ = running.communicate()
    assert (running.returncode, rest) == (cli.INTERRUPTED, "")


def test_without_a_folder_for_temporary_files_a_line_says_what_to_do(monkeypatch, command):
    import tempfile

    def nowhere():
        raise FileNotFoundError(2, "No usable temporary directory found in ['/tmp']")

    monkeypatch.setattr(tempfile, "gettempdir", nowhere)
    monkeypatch.setattr(cli.streams, "nobody_reads", lambda: None)
    assert command("--version") == (0, VERSION)
    code, said = command("sim", "twins", "--vm", "micropython")
    assert code == 1 and said.count("\n") == 1
    assert "let TMPDIR name a folder that can be written to" in said


@pytest.mark.parametrize("port", ["99999", "-1", "http"])
def test_a_port_that_is_none_is_wrong_usage(port):
    done = fivefold("play", "--no-open", "--port", port)
    assert done.returncode == 2 and "--port" in done.stderr and "Traceback" not in done.stderr


@pytest.mark.parametrize("which", ["cpython", "micropython"])
@pytest.mark.parametrize("heap", ["x", "0k", "160kB", "1.5m"])
def test_a_heap_that_is_none_is_wrong_usage_on_every_vm(command, which, heap):
    code, said = command("sim", "twins", "--vm", which, "--heap", heap)
    assert (code, said) == (2, f"fivefold: heap must be a size such as 160k or 2m, not {heap!r}\n")


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (("run",), "a.jsonl"),
        (("replay",), "a.jsonl"),
        (("boards", "check"), "a.py"),
        (("boards", "new", "new.py", "--yes", "--answers"), "a.toml"),
        (("sim", "twins", "--board"), "a.py"),
    ],
)
def test_a_file_that_is_not_utf8_is_told_with_its_line(command, tmp_path, monkeypatch, words, name):
    monkeypatch.chdir(tmp_path)
    (tmp_path / name).write_bytes(b"# one\r\n# " + LATIN + b"\n")
    code, said = command(*words, name)
    assert code == (2 if words == ("run",) else 1)  # of a scenario, 1 says that something differed
    assert f"{name}:2: byte 0xf6 is not UTF-8; save it as UTF-8\n" in said and said.count("\n") == 1


def test_a_byte_order_mark_does_not_matter(command, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def marked(name, text):
        (tmp_path / name).write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
        return name

    profile = marked("mine.py", (paths.BOARDS / "two_player.py").read_text())
    assert command("boards", "check", profile)[0] == 0
    assert command("sim", "quick_play", "--option", "rounds=1", "--board", profile)[0] == 0
    answers = marked("answers.toml", 'name = "Åsa"\nchip = "esp32"\n')
    assert command("boards", "new", "new.py", "--yes", "--answers", answers)[0] == 0
    steps = [{"board": "esp32_devkitc", "seed": 7}, {"wait_ms": 100}]
    scenario = marked("a.jsonl", "".join(json.dumps(step) + "\n" for step in steps))
    for vm in ("cpython", "micropython"):
        assert command("run", scenario, "--vm", vm)[0] == 0


@pytest.mark.parametrize("bad", ["[" * 100_000, "{" * 100_000, "1e999999", "\x00"])
def test_a_recording_of_nonsense_is_told_in_a_line(command, tmp_path, bad):
    file = tmp_path / "a.jsonl"
    file.write_text(bad)
    code, said = command("replay", str(file))
    assert code == 1 and said.startswith(f"fivefold: {file}:1: ") and said.count("\n") == 1
    with contextlib.suppress(OSError):
        file.unlink()
