"""A web server for the page, on this machine only."""

import errno
import os
import sys
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from fivefold.errors import Failure

HOST = "127.0.0.1"
PORT = 8155


class _Handler(SimpleHTTPRequestHandler):
    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".wasm": "application/wasm",
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".svg": "image/svg+xml",
    }

    def end_headers(self) -> None:
        # Ask every time: the firmware may have been changed a moment ago.
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


def server(folder: Path, port: int = PORT) -> ThreadingHTTPServer:
    """A server of `folder` on this machine only, at a free port when `port` is taken. Raises Failure."""
    handler = partial(_Handler, directory=str(folder))
    try:
        return ThreadingHTTPServer((HOST, port), handler)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise Failure(f"cannot serve at port {port}: {error.strerror}; give another --port") from error
        return ThreadingHTTPServer((HOST, 0), handler)


def _has_windows() -> bool:
    # Without a screen, Python would start a browser of letters in this terminal.
    return sys.platform != "linux" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def serve(folder: Path, port: int = PORT, browser: bool = True, query: str = "") -> None:
    """Serve `folder` until Ctrl-C, and open a browser at it."""
    with server(folder, port) as running:
        given = running.server_address[1]
        if port and given != port:
            print(f"port {port} is taken; using {given}")
        address = f"http://{HOST}:{given}/{query}"
        print(f"Fivefold is at {address} (Ctrl-C ends it)", flush=True)
        if browser and _has_windows():
            webbrowser.open(address)
        try:
            running.serve_forever()
        except KeyboardInterrupt:
            print()
