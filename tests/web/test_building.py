"""Building and serving the site, and what happens where Node or the unix VM is missing."""

import contextlib
import http.client
import json
import os
import re
import signal
import socket
import struct
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


def test_a_profile_is_read_and_never_run(tmp_path):
    own = tmp_path / "mine.py"
    text = (paths.BOARDS / "two_player.py").read_text()
    own.write_text(text + f"\nopen({str(tmp_path / 'run')!r}, 'w')\n")
    with pytest.raises(Failure, match=r"mine\.py:\d+: only plain values"):
        building.bundle(own)
    assert not (tmp_path / "run").exists()
    own.write_text("BOARD = {}\n")
    with pytest.raises(Failure, match=r"mine\.py:1: "):
        building.bundle(own)


def test_a_site_never_takes_the_place_of_something_else(tmp_path, site):
    (tmp_path / "thesis.txt").write_text("years of work")
    for strange in (None, "{}", "[1]", '["../thesis.txt"]', "[" * 100_000, "no JSON"):
        if strange is not None:
            (tmp_path / "files.json").write_text(strange)
        with pytest.raises(Failure, match="was not built by this command"):
            building.build(tmp_path)
    assert (tmp_path / "thesis.txt").exists()


def test_a_site_is_built_anew_in_its_place(tmp_path, site, monkeypatch):
    folder = tmp_path / "site"
    with monkeypatch.context() as earlier:
        old = {**building.site(), "old.js": b"", "gone/old.js": b""}
        old["files.json"] = building._listed(old)
        earlier.setattr(building, "site", lambda **how: old)
        building.build(folder)
        assert (folder / "gone" / "old.js").exists()
    # What people put there for their web server is theirs.
    kept = [folder / "CNAME", folder / ".git" / "HEAD", folder / "js" / "counter.js"]
    for path in kept:
        path.parent.mkdir(exist_ok=True)
        path.write_text("mine")
    files = building.build(folder)
    assert not (folder / "old.js").exists() and not (folder / "gone").exists()
    assert all(path.read_text() == "mine" for path in kept)
    listed = json.loads((folder / "files.json").read_text())
    assert {path.relative_to(folder).as_posix() for path in files} == {*listed, "sw.js", "files.json"}
    there = {path for path in folder.rglob("*") if path.is_file()}
    assert there == {*files, *kept}


@pytest.mark.parametrize("writes", [0, 1, 5, 20])
def test_a_build_that_broke_half_way_is_taken_up_by_the_next(tmp_path, site, monkeypatch, writes):
    folder = tmp_path / "site"
    left = [writes]
    put = building._put

    def broken(path, content):
        if not left[0]:
            raise OSError(28, "No space left on device")
        left[0] -= 1
        put(path, content)

    with monkeypatch.context() as now:
        now.setattr(building, "_put", broken)
        with pytest.raises(Failure, match="No space left on device"):
            building.build(folder)
    for path in building.build(folder):
        assert path.read_bytes() == building.site()[path.relative_to(folder).as_posix()]


def test_a_site_is_whole_at_every_moment_of_a_build(tmp_path, site, monkeypatch):
    """Who asks for a file while the next build replaces it gets the old one or the new one."""
    folder = tmp_path / "site"
    files = building.build(folder)
    real = os.replace

    def looking(source, target):
        assert all(path.stat().st_size for path in files)
        real(source, target)

    monkeypatch.setattr(os, "replace", looking)
    building.build(folder)


def test_an_image_brings_a_page_that_flashes_it(tmp_path, site, monkeypatch):
    tools = tmp_path / "modules" / npm.FLASHER / "dist" / "web"
    tools.mkdir(parents=True)
    (tools / "install-button.js").write_text("export {};")
    real = npm.modules
    monkeypatch.setattr(npm, "modules", lambda also="": tmp_path / "modules" if also else real())
    image = tmp_path / "image"
    image.mkdir()
    (image / "fivefold-x.bin").write_bytes(b"\xe9image")
    (image / "manifest.json").write_text(
        json.dumps(
            {"builds": [{"chipFamily": "ESP32", "parts": [{"path": "fivefold-x.bin", "offset": 4096}]}]}
        )
    )
    built = building.site(flasher=image)
    assert built["flash/fivefold-x.bin"] == b"\xe9image" and "flash/tools/install-button.js" in built
    assert b"data-flashing" not in built["index.html"] and b"flash.html" in built["index.html"]
    plain = building.site()
    assert b"data-flashing hidden" in plain["index.html"] and not [n for n in plain if n.startswith("flash")]
    for wrong in ("{}", "[1]", '{"builds": [{"parts": [{"path": "../x"}]}]}', "no JSON"):
        (image / "manifest.json").write_text(wrong)
        with pytest.raises(Failure, match="is not what `fivefold image` makes"):
            building.site(flasher=image)


def test_the_page_names_no_other_host():
    for path in PAGE.rglob("*.*"):
        for host in re.findall(r"https?://[^\s\"'`)]+", path.read_text()):
            assert host == "http://www.w3.org/2000/svg", path


def test_versions_are_pinned_exactly_and_locked():
    package = json.loads((npm.HERE / "package.json").read_text())
    locked = json.loads((npm.HERE / "package-lock.json").read_text())["packages"]
    for name, version in {
        **package["dependencies"],
        **package["devDependencies"],
        **package["optionalDependencies"],
    }.items():
        exact = re.fullmatch(
            r"(?:npm:[@\w/-]+@)?(\d[\w.-]*)", version
        )  # a second release has a name of its own
        assert exact and locked[f"node_modules/{name}"]["version"] == exact[1]
        assert locked[f"node_modules/{name}"]["integrity"]


@pytest.fixture
def serve():
    """Serves a site, `serve({name: content})`; afterwards the server is gone."""
    with contextlib.ExitStack() as stack:

        def start(site):
            running = stack.enter_context(serving.server(site, 0))
            threading.Thread(target=running.serve_forever, daemon=True).start()
            stack.callback(running.shutdown)
            return running.server_address[1]

        yield start


def ask(port, path="/", host=None, method="GET"):
    """The answer of the server: its status, headers and body."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    line.putrequest(method, path, skip_host=True)
    if host != "":
        line.putheader("Host", host or f"127.0.0.1:{port}")
    line.endheaders()
    with contextlib.closing(line), line.getresponse() as answer:
        return answer.status, answer.headers, answer.read()


SITE = {"index.html": b"<p>", "vm/a.wasm": b"1", "a.mjs": b"2", "a.js": b"3", "vm/b b.json": b"4"}


@pytest.mark.parametrize(
    ("path", "kind", "body"),
    [
        ("/", "text/html; charset=utf-8", b"<p>"),
        ("/?board=x#y", "text/html; charset=utf-8", b"<p>"),
        ("/vm/a.wasm", "application/wasm", b"1"),
        ("/a.mjs", "text/javascript", b"2"),
        ("/a.js", "text/javascript", b"3"),
        ("/vm/b%20b.json", "application/json", b"4"),
    ],
)
def test_files_have_the_type_that_browsers_insist_on(serve, path, kind, body):
    port = serve(SITE)
    status, headers, found = ask(port, path)
    assert (status, headers["Content-Type"], found) == (200, kind, body)
    assert headers["Cache-Control"] == "no-cache"
    assert ask(port, path, method="HEAD")[::2] == (200, b"")


@pytest.mark.parametrize("path", ["/vm/", "/vm", "/../pyproject.toml", "/%2e%2e/x", "/vm/%00", "/\\vm"])
def test_nothing_but_the_files_of_the_site_is_served(serve, path):
    assert ask(serve(SITE), path)[0] == 404


def test_whoever_calls_it_by_another_name_is_refused(serve):
    port = serve(SITE)
    for good in ("localhost", f"localhost:{port}", f"LOCALHOST:{port}", f"[::1]:{port}", "127.0.0.1"):
        assert ask(port, host=good)[0] == 200
    for bad in (
        "",
        "evil.example",
        f"evil.example:{port}",
        "localhost.evil.example",
        "127.0.0.1.evil.example:80",
    ):
        assert ask(port, host=bad)[0] == 403


def test_a_visitor_who_leaves_in_the_middle_is_no_traceback(serve, capsys):
    port = serve({"index.html": bytes(50_000_000)})
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", port)) as line:
            line.sendall(f"GET / HTTP/1.0\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
            line.recv(100)
            # At once, with what was not read yet: the server's next write fails.
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    assert ask(port)[0] == 200
    # Its threads end when they notice; then nothing more can be said.
    for thread in threading.enumerate():
        if "process_request" in thread.name:
            thread.join(20)
    assert capsys.readouterr() == ("", "")


def test_a_taken_port_makes_room_for_a_free_one_on_this_machine_only():
    with serving.server(SITE, 0) as first, serving.server(SITE, first.server_address[1]) as second:
        assert second.server_address[1] != first.server_address[1]
        assert {first.server_address[0], second.server_address[0]} == {"127.0.0.1"}


def test_without_npm_the_terminal_takes_over_and_says_why(monkeypatch):
    def no_npm(*args):
        raise Failure("there is no npm here")

    monkeypatch.setattr(play.building, "site", no_npm)
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
