"""The pinned release: taken once, checked by its hash, and a clear word when there is no way to get it."""

import hashlib
import http.server
import threading

import pytest

from fivefold.errors import Failure
from fivefold.maker import download

CONTENT = b"an image"


@pytest.fixture
def site(tmp_path, monkeypatch):
    """A web site with one file; the list of what was asked of it."""
    asked = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            asked.append(self.path)
            self.send_response(200)
            self.end_headers()
            self.wfile.write(CONTENT)

        def log_message(self, *args):
            pass

    server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    monkeypatch.setattr(download, "SITE", f"http://127.0.0.1:{server.server_port}/")
    monkeypatch.setattr(download, "CACHE", tmp_path / "cache")
    yield asked
    server.shutdown()
    server.server_close()


def pin(monkeypatch, digest):
    monkeypatch.setattr(download, "RELEASES", {"esp32": ("image.bin", digest)})


def test_a_release_is_downloaded_once(site, monkeypatch):
    pin(monkeypatch, hashlib.sha256(CONTENT).hexdigest())
    assert download.fetch("esp32").read_bytes() == CONTENT
    assert download.fetch("esp32").read_bytes() == CONTENT
    assert site == ["/image.bin"]


def test_another_file_than_the_pinned_one_is_refused_and_not_kept(site, monkeypatch):
    pin(monkeypatch, "0" * 64)
    with pytest.raises(Failure, match=r"SHA-256 differs\): nothing was written"):
        download.fetch("esp32")
    assert not list(download.CACHE.glob("*"))


def test_offline_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(download, "SITE", "http://127.0.0.1:1/")
    monkeypatch.setattr(download, "CACHE", tmp_path / "cache")
    with pytest.raises(Failure, match="are you offline"):
        download.fetch("esp32")


def test_a_chip_without_a_pinned_release_needs_an_image():
    with pytest.raises(Failure, match="give an image with --image"):
        download.fetch("esp32c3")


def test_every_shipped_board_has_a_release():
    from fivefold.boards import reading

    chips = {reading.read(path).board["chip"] for path in reading.shipped()}
    assert {chip for chip in chips if chip.startswith("esp")} <= set(download.RELEASES)
