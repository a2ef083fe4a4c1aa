"""The page: what everybody sees, what only the organiser may do, and that it comes back by itself."""

import http.client
import os
import re
import shutil
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlencode

import pytest

import games
from fivefold.league import serving, wording
from fivefold.league.store import Plan, Store
from fivefold.league.umpire import Umpire
from fivefold.mqtt import Broker

PASSWORD = "open sesame"


@pytest.fixture
def running(tmp_path, monkeypatch):
    """A function that serves a league without a broker: the server, in a thread."""
    servers = []

    def start(port=0, password=PASSWORD, form="swiss"):
        store = Store(f"sqlite:///{tmp_path / 'league.sqlite'}")
        if store.get("plan") is None:
            store.set("plan", Plan("<b>Evening</b>", "quick_play", {}, form, 2, 3, 5).__dict__)
            for name in ("Ada", "Ben", "<script>alert(1)</script>", "Dora"):
                store.add_player(name)
            store.set_console("one", "")
        if password:
            serving.set_password(store, password)
        umpire = Umpire(store, Broker("127.0.0.1", 1, "", ""), lambda text: None)
        server = serving.Server(store, umpire, "127.0.0.1", port, "en")
        thread = threading.Thread(target=server.run)
        thread.start()
        servers.append((server, thread, umpire))
        until = time.monotonic() + 20
        while not getattr(getattr(server, "_server", None), "started", False):
            assert time.monotonic() < until
            time.sleep(0.02)
        return server

    yield start
    for server, thread, umpire in servers:
        server.stop()
        thread.join()
        umpire.close()


class Visitor:
    """Asks without a browser; keeps its cookie."""

    def __init__(self, server):
        self.port = int(re.search(r":(\d+)/", server.address)[1])
        self.cookie = ""

    def ask(self, method, path, form=None, **headers):
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        headers = {"Cookie": self.cookie, **headers}
        body = urlencode(form, doseq=True) if form is not None else None
        if body is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        line.request(method, path, body, headers)
        answer = line.getresponse()
        answer.text = answer.read().decode()
        self.cookie = (answer.headers["Set-Cookie"] or self.cookie).split(";")[0]
        line.close()
        return answer

    def log_in(self):
        assert self.ask("POST", "/organiser", {"password": PASSWORD}).status == 303
        return re.search(r'name="token" value="(\w+)"', self.ask("GET", "/organiser").text)[1]


def test_everybody_reads_and_nobody_acts_without_the_password(running):
    visitor = Visitor(running())
    page = visitor.ask("GET", "/?language=sv")
    assert page.status == 200 and 'lang="sv"' in page.text and "Ställning" in page.text
    assert (
        "&lt;script&gt;" in page.text and "<script>alert" not in page.text and "<b>Evening" not in page.text
    )
    assert "default-src 'none'" in page.headers["Content-Security-Policy"]
    assert page.headers["X-Content-Type-Options"] == "nosniff" and page.headers["Cache-Control"] == "no-store"
    for what in ("begin", "correct", "release"):
        assert visitor.ask("POST", f"/do/{what}", {"match": "r1-1"}).status == 403
    assert visitor.ask("GET", "/do/begin").status == 405
    assert visitor.ask("GET", "/", Host="evil.example").status == 400
    assert "not the password" in visitor.ask("POST", "/organiser", {"password": "x"}).text


def test_the_organiser_begins_and_corrects_with_the_token_of_the_form_only(running):
    visitor = Visitor(running())
    token = visitor.log_in()
    assert visitor.ask("POST", "/do/begin", {"token": "x"}).status == 403
    assert visitor.ask("POST", "/do/begin", {}).status == 403
    assert visitor.ask("POST", "/do/dance", {"token": token}).status == 404
    assert visitor.ask("POST", "/do/begin", {"token": token}).status == 303
    assert "r1-1" in visitor.ask("GET", "/organiser").text
    wrong = {"token": token, "match": "r1-1", "place": [1, 7], "why": "x"}
    assert visitor.ask("POST", "/do/correct", wrong).status == 400
    right = {"token": token, "match": "r1-1", "place": [2, 1], "why": "<i>seen</i>"}
    assert visitor.ask("POST", "/do/correct", right).status == 303
    assert "&lt;i&gt;seen" in visitor.ask("GET", "/organiser").text
    assert "corrected" in visitor.ask("GET", "/board").text
    assert visitor.ask("POST", "/organiser", {"token": token}).status == 303
    assert visitor.ask("POST", "/do/begin", {"token": token}).status == 403


@pytest.mark.parametrize("language", wording.LANGUAGES)
def test_what_stands_beside_the_points_has_a_name(language):
    named = {
        (name, number): wording.number(language, name, number)
        for name in games.GAMES
        for number in games.load(name).NUMBERS[:1]
    }
    assert named and all(text[0].isupper() and "{" not in text for text in named.values()), named


def test_without_a_password_nobody_gets_in(running):
    visitor = Visitor(running(password=""))
    assert "read-only" in visitor.ask("GET", "/organiser").text
    assert visitor.ask("POST", "/organiser", {"password": ""}).status == 200
    assert visitor.ask("POST", "/do/begin", {"token": ""}).status == 403


def test_a_cookie_is_for_this_page_only(running):
    server = running()
    Visitor(server).log_in()
    visitor = Visitor(server)
    answer = visitor.ask("POST", "/organiser", {"password": PASSWORD})
    cookie = answer.headers["Set-Cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie


def test_the_page_in_a_browser_follows_and_comes_back(running):
    browser = os.environ.get("FIVEFOLD_BROWSER") or shutil.which("chromium")
    driver = pytest.importorskip("playwright.sync_api")
    if not browser:
        pytest.skip("no browser here")
    server = running()
    visitor = Visitor(server)
    token = visitor.log_in()

    def look():
        with driver.sync_playwright() as playwright:
            chromium = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
            page = chromium.new_page(viewport={"width": 1920, "height": 1080})
            troubles = []
            page.on("pageerror", lambda error: troubles.append(str(error)))
            page.goto(server.address)
            assert page.locator(".table").count() == 0
            visitor.ask("POST", "/do/begin", {"token": token})
            page.wait_for_selector(".table.waiting", timeout=20000)
            size = page.evaluate(
                "parseFloat(getComputedStyle(document.querySelector('.table .name')).fontSize) / innerWidth"
            )
            assert size >= 0.0165  # capitals of 1.2 % of the picture's width: docs/league.md
            assert page.evaluate("document.documentElement.scrollWidth") <= 1920
            server.stop()
            page.wait_for_selector("#offline", state="visible", timeout=20000)
            running(port=visitor.port)
            page.wait_for_selector("#offline", state="hidden", timeout=30000)
            phone = chromium.new_page(viewport={"width": 390, "height": 844})
            for language in wording.LANGUAGES:
                phone.goto(f"{server.address}?language={language}")
                assert phone.evaluate("document.documentElement.scrollWidth") <= 390, language
            assert troubles == []
            chromium.close()

    # In a thread of its own: the browser of another test may be running in this one.
    with ThreadPoolExecutor(1) as alone:
        alone.submit(look).result()
