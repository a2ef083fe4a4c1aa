"""The page of a league, on Starlette and uvicorn: for everybody to read, for the organiser to act."""

import asyncio
import hashlib
import hmac
import queue
import secrets
import socket
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from importlib import resources
from typing import Any

from fivefold.errors import Failure, Usage
from fivefold.league import view, wording
from fivefold.league.store import Store
from fivefold.league.umpire import Umpire
from ui import palette

try:
    import jinja2
    import uvicorn
    from sse_starlette import EventSourceResponse
    from starlette.applications import Starlette
    from starlette.middleware import Middleware
    from starlette.middleware.sessions import SessionMiddleware
    from starlette.middleware.trustedhost import TrustedHostMiddleware
    from starlette.requests import Request
    from starlette.responses import HTMLResponse, RedirectResponse, Response
    from starlette.routing import Route
except ImportError as error:
    raise Failure(f"what the page needs is missing ({error.name}): pip install 'fivefold[league]'") from None

LOCAL = "127.0.0.1"
_QUIET_S = 0.3  # at most so many pictures a second for a browser
_BEAT_S = 15  # a sign of life for proxies, and for a browser to notice that we are gone
_WRONG_S = 1.0  # a wrong password takes as long
_SESSION_S = 12 * 3600
_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_FILES = {"page.css": "text/css", "page.js": "text/javascript"}


def set_password(store: Store, password: str) -> None:
    """The organiser's, kept as a hash."""
    salt = secrets.token_bytes(16)
    store.set("organiser", [salt.hex(), _derived(password, salt).hex()])


def _derived(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode(), salt=salt, n=2**14, r=8, p=1)


class Server:
    """The page at an address. The umpire runs in a thread of its own, and alone writes to the database."""

    def __init__(self, store: Store, umpire: Umpire, host: str, port: int, language: str) -> None:
        wording.words(language)
        self._store = Store(store.url)  # for reading, beside the umpire's
        self._umpire, self._language = umpire, language
        self._tasks: queue.SimpleQueue[tuple[Callable[[], None], Future[None]]] = queue.SimpleQueue()
        self._stopped = False
        self._revision = 0
        self._trouble: BaseException | None = None
        umpire.changed = self._note
        try:
            self._socket = socket.create_server((host, port))
        except OSError as error:
            raise Failure(f"cannot serve at {host}:{port}: {error.strerror}; give another --port") from None
        given = self._socket.getsockname()[1]
        self.address = f"http://{LOCAL if host == '0.0.0.0' else host}:{given}/"
        files = resources.files("fivefold.league") / "page"
        self._files = {name: (files / name).read_bytes() for name in _FILES}
        self._files["page.css"] = _seats().encode() + self._files["page.css"]
        self._templates = jinja2.Environment(
            loader=jinja2.PackageLoader("fivefold.league", "page"), autoescape=True, trim_blocks=True
        )
        # Where it is for this machine only, a name that has come to mean this machine must not read it.
        names = ["127.0.0.1", "localhost", "[::1]"] if host in (LOCAL, "localhost", "::1") else ["*"]
        self.app = Starlette(
            routes=[
                Route("/", self._page),
                Route("/board", self._board),
                Route("/live", self._live),
                Route("/organiser", self._organiser, methods=["GET", "POST"]),
                Route("/do/{what}", self._do, methods=["POST"]),
                *(Route(f"/{name}", self._file) for name in _FILES),
            ],
            middleware=[
                Middleware(TrustedHostMiddleware, allowed_hosts=names, www_redirect=False),
                Middleware(
                    SessionMiddleware,
                    secret_key=secrets.token_hex(32),
                    same_site="strict",
                    max_age=_SESSION_S,
                ),
            ],
        )

    def run(self) -> None:
        """Serve until Ctrl-C."""
        thread = threading.Thread(target=self._judge, daemon=True)
        thread.start()
        config = uvicorn.Config(
            self.app, log_level="error", lifespan="off", server_header=False, timeout_graceful_shutdown=1
        )
        self._server = uvicorn.Server(config)
        try:
            self._server.run(sockets=[self._socket])
        finally:
            self.stop()
            thread.join()
            self._store.close()
        if self._trouble:
            raise self._trouble

    def stop(self) -> None:
        """Let run() end soon."""
        self._stopped = True
        self._server.should_exit = True

    def _judge(self) -> None:
        try:
            while not self._stopped:
                self._umpire.step()
                while not self._tasks.empty():
                    task, done = self._tasks.get()
                    try:
                        task()
                        done.set_result(None)
                    except Exception as error:
                        done.set_exception(error)
        except BaseException as error:
            self._trouble = error
            self.stop()

    def _note(self) -> None:
        self._revision += 1

    # Reading.

    def _said(self, request: Request) -> str:
        wanted = request.query_params.get("language", self._language)
        return wanted if wanted in wording.LANGUAGES else self._language

    def _shown(self, request: Request, template: str, **more: Any) -> Response:
        seen = view.View(self._store, self._umpire, self._said(request))
        text = self._templates.get_template(template).render(**view.as_seen(seen), **more)
        return HTMLResponse(text, headers={**_HEADERS, "Cache-Control": "no-store"})

    def _page(self, request: Request) -> Response:
        return self._shown(request, "page.html.j2")

    def _board(self, request: Request) -> Response:
        return self._shown(request, "board.html.j2")

    def _file(self, request: Request) -> Response:
        name = request.url.path.removeprefix("/")
        headers = {**_HEADERS, "Cache-Control": "no-cache"}
        return Response(self._files[name], media_type=_FILES[name], headers=headers)

    async def _live(self, request: Request) -> Response:
        return EventSourceResponse(self._revisions(), ping=_BEAT_S, headers=_HEADERS)

    async def _revisions(self) -> AsyncIterator[dict[str, str]]:
        last = -1
        while not self._stopped:
            if self._revision != last:
                last = self._revision
                yield {"data": str(last)}
            await asyncio.sleep(_QUIET_S)

    # Acting.

    async def _organiser(self, request: Request) -> Response:
        known = self._store.get("organiser")
        session = request.session
        wrong = False
        if request.method == "POST":
            form = await request.form()
            if known and not session.get("organiser"):
                given = _derived(str(form.get("password", "")), bytes.fromhex(known[0]))
                if hmac.compare_digest(given, bytes.fromhex(known[1])):
                    session.update(organiser=True, token=secrets.token_hex(16))
                    return RedirectResponse(f"/organiser?language={self._said(request)}", 303)
                await asyncio.sleep(_WRONG_S)
            elif _allowed(session, form):
                session.clear()
                return RedirectResponse("/", 303)
            wrong = True
        return self._shown(
            request,
            "organiser.html.j2",
            known=bool(known),
            inside=bool(session.get("organiser")),
            token=session.get("token", ""),
            wrong=wrong,
        )

    async def _do(self, request: Request) -> Response:
        form = await request.form()
        if not _allowed(request.session, form):
            return Response("this is for the organiser", 403, headers=_HEADERS)
        umpire, match = self._umpire, str(form.get("match", ""))
        tasks: dict[str, Callable[[], None]] = {
            "begin": umpire.begin_round,
            "release": lambda: umpire.release(match),
            "correct": lambda: umpire.correct(match, _places(form), str(form.get("why", ""))),
        }
        task = tasks.get(request.path_params["what"])
        if task is None:
            return Response("there is no such thing to do", 404, headers=_HEADERS)
        done: Future[None] = Future()
        self._tasks.put((task, done))
        try:
            await asyncio.wrap_future(done)
        except (Usage, ValueError) as error:
            return Response(str(error), 400, headers=_HEADERS)
        return RedirectResponse(f"/organiser?language={self._said(request)}", 303)


def _seats() -> str:
    """The colours of the seats, as on the pads."""
    colours = palette.Palette()
    return "".join(f".seat-{seat}{{--seat:#{colours.seat(seat).hex()}}}\n" for seat in range(1, 7))


def _allowed(session: dict[str, Any], form: Any) -> bool:
    """Whether it is the organiser, on a form of ours (CSRF)."""
    token = str(session.get("token", ""))
    return bool(session.get("organiser") and token and hmac.compare_digest(token, str(form.get("token", ""))))


def _places(form: Any) -> list[int]:
    return [int(str(value)) for name, value in form.multi_items() if name == "place"]
