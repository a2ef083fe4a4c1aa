"""The file on a board that says which Wi-Fi and which broker are its own; it is never part of a profile."""

from typing import Any

from drivers import radio
from fivefold import mqtt
from fivefold.boards import reading
from fivefold.errors import Failure, Usage
from fivefold.maker import deploy, device, installing
from fivefold.serial import ports
from fivefold.virtual import literal
from fivefold.virtual.flash import Flash
from fivefold.virtual.start import stored

FILE = "/data/wifi.json"


def config(ssid: str, key: str, broker: mqtt.Broker) -> dict[str, Any]:
    """What the board is to store. Raises Usage that says what is wrong."""
    if broker.tls:
        raise Usage(
            "a console speaks mqtt:// only; with mqtts:// let fivefold monitor --publish speak for it"
        )
    login = {"user": broker.user, "password": broker.password}
    found = {"ssid": ssid, "key": key, "host": broker.host, "port": broker.port, **login}
    why = radio.fault(found)
    if why:
        raise Usage(why)
    return found


def content(data: dict[str, Any]) -> bytes:
    """The file as the board's storage writes it."""
    flash = Flash()
    stored(flash).save(radio.CONFIG, data)
    (written,) = flash.files.values()
    return bytes(written)


def put(port: ports.Port, data: dict[str, Any]) -> str:
    """Bring the file onto the board at a port and start it; what was done, in words. Raises Failure."""
    with device.connected(port.device) as board:
        if not deploy.in_use(board)[0]:
            raise Failure("the board has no Fivefold yet: run fivefold deploy first; nothing was copied")
        profile = board.ask("text", deploy.PROFILE) or ""
        on = _uses_wifi(profile)
        board.put(FILE, content(data))
        board.ask("sync")
        board.repl.restart()
        screen = installing.started(board.repl)
    done = f"{FILE} is on the board; the console shows: {screen}"
    if not on:
        done += '; but its profile has "wifi": False, so it is not used: set it to True, then deploy --board'
    return done


def _uses_wifi(profile: str) -> bool:
    try:
        return bool(literal.value(profile, reading.VARIABLE)["wifi"])
    except (ValueError, KeyError, TypeError):
        return False  # the console starts without it, and says what is wrong


def remove(port: ports.Port) -> str:
    """Take the file away; what was done, in words. Raises Failure when it is not there."""
    with device.connected(port.device) as board:
        if FILE not in board.files("/data"):
            raise Failure(f"the board has no {FILE}")
        board.ask("remove", FILE)
        board.ask("sync")
        board.repl.restart()
        screen = installing.started(board.repl)
    return f"{FILE} is gone; the console shows: {screen}"
