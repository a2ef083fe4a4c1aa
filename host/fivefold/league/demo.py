"""`fivefold league demo`: an evening of twelve consoles without any."""

import tempfile
import threading
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fivefold import paths
from fivefold.errors import Failure
from fivefold.league import reports
from fivefold.league.rehearsal import HOST, Rehearsal, name
from fivefold.league.store import Plan, Store
from fivefold.league.umpire import Umpire
from fivefold.mqtt import LEAGUE
from fivefold.web.serving import has_windows

BOARD = paths.BOARDS / "esp32_devkitc.py"
_STUCK_S = 300.0  # nothing has happened for so long


def plan(store: Store, players: int, **how: Any) -> None:
    """Decide what is played, and let so many people take part."""
    store.set("plan", Plan(**how).__dict__)
    for number in range(players):
        store.add_player(name(number))


def run(
    store: Store,
    consoles: int,
    speed: float,
    page: bool,
    port: int,
    language: str,
    say: Callable[[str], None],
) -> dict[str, Any]:
    """Play the evening to its end; what `reports.summary` says then. page: serve and open one."""
    names = [f"console-{number:02}" for number in range(1, consoles + 1)]
    for console in names:
        store.set_console(console, "")
    with tempfile.TemporaryDirectory(prefix="fivefold-league-") as folder:
        say(f"{consoles} virtual boards and a broker start")
        with Rehearsal(Path(folder), names, speed, BOARD) as rehearsal:
            umpire = Umpire(store, rehearsal.where(LEAGUE), say, automatic=False)
            wait_for_all(umpire)
            umpire.automatic = True
            if page:
                from fivefold.league import serving

                organiser = "demo"
                serving.set_password(store, organiser)
                server = serving.Server(store, umpire, HOST, port, language)
                say(f"the page is at {server.address} (organiser's password: {organiser})")
                if has_windows():
                    threading.Thread(target=webbrowser.open, args=(server.address,), daemon=True).start()
                server.run()
            else:
                play(umpire)
            umpire.close()
            return {**reports.summary(store), "start_spread_ms": spreads(rehearsal.begun())}


def spreads(begun: dict[int, list[float]]) -> list[int]:
    """For each round the ms between its first console and its last; begun: see Rehearsal.begun()."""
    return [round(max(moments) - min(moments)) for moments in begun.values()]


def wait_for_all(umpire: Umpire, seconds: float = 240.0) -> None:
    """Until all consoles are there. Raises Failure."""
    until = time.monotonic() + seconds
    while not all(seen.there for seen in umpire.consoles.values()):
        if time.monotonic() > until:
            missing = [name for name, seen in umpire.consoles.items() if not seen.there]
            raise Failure(f"not there after {seconds:.0f} s: {', '.join(missing)}")
        umpire.step()


def play(umpire: Umpire) -> None:
    """Until the evening is over. Raises Failure when nothing happens any more."""
    last, quiet = "", time.monotonic()
    while not umpire.over():
        umpire.step()
        now = str([(match.id, match.state) for match in umpire.store.matches()])
        if now != last:
            last, quiet = now, time.monotonic()
        if time.monotonic() - quiet > _STUCK_S:
            raise Failure(f"nothing has happened for {_STUCK_S:.0f} s: {now[-300:]}")
