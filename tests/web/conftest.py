"""The page in a headless Chromium. Set FIVEFOLD_BROWSER to its path to make a missing browser a failure."""

import os
import shutil
import threading

import pytest

from fivefold.errors import Failure
from fivefold.web import building, npm, serving
from web_page import Visitor

WANTED = os.environ.get("FIVEFOLD_BROWSER")
DESKTOP = {"width": 1280, "height": 800}


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The folder of a built site."""
    folder = tmp_path_factory.mktemp("web") / "site"
    try:
        building.build(folder)
    except Failure as failure:
        if WANTED:
            raise
        pytest.skip(str(failure))
    return folder


@pytest.fixture(scope="session")
def address(site):
    """Where the site is served."""
    with serving.server(building.site(), 0) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{running.server_address[1]}/"
        running.shutdown()


@pytest.fixture(scope="session")
def chromium():
    """A running browser."""
    found = WANTED or shutil.which("chromium") or shutil.which("chromium-browser")
    if not found:
        pytest.skip("there is no Chromium here")
    driver = pytest.importorskip("playwright.sync_api") if not WANTED else __import__(
        "playwright.sync_api"
    ).sync_api  # fmt: skip
    with driver.sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found, args=["--no-sandbox", "--disable-background-networking"]
        )
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium, address):
    """Opens the page: `visit(path="", **of_the_context)`; afterwards nothing may have gone wrong."""
    visitors = []

    def open_page(path="", where=address, **context):
        visitor = Visitor(chromium.new_context(**{"viewport": DESKTOP, **context}), where)
        visitors.append(visitor)
        visitor.open(path)
        return visitor

    yield open_page
    for visitor in visitors:
        visitor.context.close()
        assert not visitor.troubles, visitor.troubles


@pytest.fixture(scope="session")
def axe():
    """The source of axe."""
    return (npm.modules(npm.DEVELOPMENT) / "axe-core" / "axe.min.js").read_text()
