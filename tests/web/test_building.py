"""Building and serving the site, and what happens where Node or the unix VM is missing."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
import urllib.request

import pytest
from typer.testing import CliRunner

from fivefold import cli, paths, play, sim, vm
from fivefold.errors import Failure
from fivefold.web import building, npm, serving

PAGE = building.PAGE


def test_the_bundle_holds_the_whole_firmware_and_every_board():
    bundle = building.bundle()
    for folder, at in ((paths.FIRMWARE, "/firmware"), (paths.VIRTUAL, "/host/fivefold/virtual")):
        for path in folder.rglob("*.py"):
            assert bundle["files"][f"{at}/{path.relative_to(folder).as_posix()}"] == path.read_text()
    boards = {path.stem for path in paths.BOARDS.glob("*.py")} - {"chips"}
    assert set(bundle["boards"]) == boards


def test_a_board_of_ones_own_is_bundled_too(tmp_path):
    own = tmp_path / "mine.py"
    own.write_text((paths.BOARDS / "two_player.py").read_text())
    assert "mine" in building.bundle(own)["boards"]


def test_a_site_never_takes_the_place_of_something_else(tmp_path, site):
    (tmp_path / "thesis.txt").write_text("years of work")
    with pytest.raises(Failure, match="was not built by this command"):
        building.build(tmp_path)
    assert (tmp_path / "thesis.txt").exists()


def test_a_site_is_built_anew_in_its_place(tmp_path, site):
    folder = tmp_path / "site"
    building.build(folder)
    (folder / "old.js").write_text("")
    files = building.build(folder)
    assert not (folder / "old.js").exists()
    listed = json.loads((folder / "files.json").read_text())
    assert {path.relative_to(folder).as_posix() for path in files} == {*listed, "sw.js", "files.json"}


def test_the_page_names_no_other_host():
    for path in PAGE.rglob("*.*"):
        for host in re.findall(r"https?://[^\s\"'`)]+", path.read_text()):
            assert host == "http://www.w3.org/2000/svg", path


def test_versions_are_pinned_exactly_and_locked():
    package = json.loads((npm.HERE / "package.json").read_text())
    locked = json.loads((npm.HERE / "package-lock.json").read_text())["packages"]
    for name, version in {**package["dependencies"], **package["devDependencies"]}.items():
        assert re.fullmatch(r"\d[\w.-]*", version)
        assert locked[f"node_modules/{name}"]["version"] == version
        assert locked[f"node_modules/{name}"]["integrity"]


@pytest.mark.parametrize(
    ("name", "kind"),
    [("a.wasm", "application/wasm"), ("a.mjs", "text/javascript"), ("a.js", "text/javascript")],
)
def test_files_have_the_type_that_browsers_insist_on(tmp_path, name, kind):
    (tmp_path / name).write_bytes(b"")
    with serving.server(tmp_path, 0) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        with urllib.request.urlopen(f"http://127.0.0.1:{running.server_address[1]}/{name}") as answer:
            assert answer.headers["Content-Type"] == kind
        running.shutdown()


def test_a_taken_port_makes_room_for_a_free_one_on_this_machine_only(tmp_path):
    with serving.server(tmp_path, 0) as first, serving.server(tmp_path, first.server_address[1]) as second:
        assert second.server_address[1] != first.server_address[1]
        assert {first.server_address[0], second.server_address[0]} == {"127.0.0.1"}


def test_without_npm_the_terminal_takes_over_and_says_why(monkeypatch):
    def no_npm(*args):
        raise Failure("there is no npm here")

    monkeypatch.setattr(play.building, "build", no_npm)
    done = CliRunner().invoke(cli.application("play"), ["play"])
    assert "there is no npm here; playing in the terminal instead" in done.output
    assert "needs a terminal" in str(done.exception)  # which the test has not got
    asked = CliRunner().invoke(cli.application("play"), ["play", "--ui", "browser"])
    assert str(asked.exception) == "there is no npm here"


def test_without_a_unix_vm_the_browsers_takes_its_place_and_says_so(monkeypatch, capsys, site):
    def missing():
        raise Failure("none")

    task = ("quick_play", 2, 3, {"rounds": 1})
    monkeypatch.setattr(vm, "find_micropython", missing)
    there = sim.run(*task, "micropython")
    assert "WebAssembly" in capsys.readouterr().err
    assert there == sim.run(*task)


def test_ctrl_c_ends_the_server_cleanly(site):
    command = [sys.executable, "-c", "from fivefold.cli import main; main()"]
    running = subprocess.Popen(
        [*command, "play", "--ui", "browser", "--no-open", "--port", "0", "--board", "two_player"],
        env={**os.environ, "PYTHONPATH": str(paths.PACKAGE.parent), "PYTHONDONTWRITEBYTECODE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        # A shell's background job ignores Ctrl-C, and so would what it starts.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    said = running.stdout.readline()
    address = re.search(r"http://127\.0\.0\.1:\d+/\?board=two_player", said)[0]
    with urllib.request.urlopen(address) as answer:
        assert b"<title>Fivefold</title>" in answer.read()
    running.send_signal(signal.SIGINT)
    rest, _ = running.communicate(timeout=20)
    assert running.returncode == 0
    assert not rest.strip()
