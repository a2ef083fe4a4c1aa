"""A web server for the page, on this machine only; the site is in memory."""

import errno
import mimetypes
import os
import re
import sys
import webbrowser
from collections.abc import Mapping
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import unquote, urlsplit

from fivefold.errors import Failure

HOST = "127.0.0.1"
PORT = 8155
_OURS = ("127.0.0.1", "localhost", "[::1]")
# Browsers insist on these; what a PC knows of them depends on what is installed there.
_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".css": "text/css",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
}


class _Handler(BaseHTTPRequestHandler):
    timeout = 20  # seconds that a visitor may say nothing

    def __init__(self, site: Mapping[str, bytes], *args: Any) -> None:
        self._site = site
        super().__init__(*args)

    def do_GET(self) -> None:
        content = self._answer()
        if content is not None:
            self.wfile.write(content)

    def do_HEAD(self) -> None:
        self._answer()

    def _answer(self) -> bytes | None:
        # A page of somebody else's, whose name has come to mean this machine, must not read this one.
        if re.sub(r":\d+$", "", self.headers.get("Host", "")).lower() not in _OURS:
            self.send_error(HTTPStatus.FORBIDDEN, "This page is for this machine only")
            return None
        name = unquote(urlsplit(self.path).path).removeprefix("/") or "index.html"
        content = self._site.get(name)
        if content is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        ending = os.path.splitext(name)[1]
        kind = _TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        # Ask every time: the next `play` may have a firmware that was changed.
        self.send_header("Cache-Control", "no-cache")
        self.end_headers()
        return content

    def log_message(self, format: str, *args: Any) -> None:
        pass


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        error = sys.exception()
        # A visitor who has left, or a network that broke, is no trouble of ours.
        if not isinstance(error, OSError):
            print(f"the page's server: {error!r}", file=sys.stderr)


def server(site: Mapping[str, bytes], port: int = PORT) -> ThreadingHTTPServer:
    """A server of a site on this machine only, at a free port when `port` is taken. Raises Failure.

    site: name -> content, see building.site().
    """
    handler = partial(_Handler, site)
    try:
        return _Server((HOST, port), handler)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise Failure(f"cannot serve at port {port}: {error.strerror}; give another --port") from error
        return _Server((HOST, 0), handler)


def has_windows() -> bool:
    """Whether there is a screen on which a browser could show anything."""
    # Without a screen, Python would start a browser of letters in this terminal.
    return sys.platform != "linux" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def serve(site: Mapping[str, bytes], port: int = PORT, browser: bool = True, query: str = "") -> None:
    """Serve a site until Ctrl-C, and open a browser at it."""
    with server(site, port) as running:
        given = running.server_address[1]
        if port and given != port:
            print(f"port {port} is taken; using {given}")
        address = f"http://{HOST}:{given}/{query}"
        print(f"Fivefold is at {address} (Ctrl-C ends it)", flush=True)
        if browser and has_windows():
            webbrowser.open(address)
        try:
            running.serve_forever()
        except KeyboardInterrupt:
            print()
