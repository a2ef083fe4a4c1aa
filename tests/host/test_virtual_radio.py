"""A virtual board with Wi-Fi: loaded only where the profile asks for it, and nobody waits for it to start."""

import sys
from types import SimpleNamespace

import pytest

import drivers
from fivefold import paths
from fivefold.bench import memory
from fivefold.virtual import start
from fivefold.virtual.flash import Flash

CONFIG = {"ssid": "s", "key": "k", "host": "10.0.0.1", "port": 1883, "user": "red", "password": "p"}
LOADED_KIB = 256  # of at least 2 MiB


def started(wifi, config=None):
    """A session on the reference board, and what it has said on the serial line."""
    profile = start.load_board(str(paths.BOARDS / "esp32s3_devkitc.py"))
    profile["wifi"] = wifi
    flash = Flash()
    if config is not None:
        start.stored(flash).save("wifi", config)
    session = start.Session(profile, 1, flash)
    said = []
    session.on_record = said.append
    session.switch_on()
    session.run_ms(2000)
    session.switch_off()
    return [one["why"] for one in said if one["event"] == "radio"], said


PARTS = ("radio", "mqtt", "outbox")


@pytest.mark.parametrize("name", PARTS)
def test_nothing_of_it_is_loaded_where_wifi_is_off(monkeypatch, name):
    for part in PARTS:  # of tests before
        monkeypatch.delitem(sys.modules, f"drivers.{part}", raising=False)
        monkeypatch.delattr(drivers, part, raising=False)
    monkeypatch.setitem(sys.modules, f"drivers.{name}", None)  # whoever imports it now fails
    assert started(False, CONFIG)[0] == []
    with pytest.raises(ImportError):
        started(True, CONFIG)


def test_without_a_file_it_says_nothing():
    assert started(True)[0] == []


def test_without_a_broker_the_console_starts_all_the_same(monkeypatch):
    def socket():
        raise OSError(113)

    monkeypatch.setitem(sys.modules, "socket", SimpleNamespace(socket=socket))
    troubles, said = started(True, CONFIG)
    assert troubles == ["there is no Wi-Fi s", "the broker does not answer (113)"]
    assert [one["name"] for one in said if one["event"] == "screen"] == ["language"]


@pytest.mark.long
def test_a_game_with_wifi_fits_into_the_least_psram_many_times():
    need = memory.measure(memory.Case("twins", 2), wifi=True)
    assert memory.BUDGET_KIB < need.least_kib < LOADED_KIB
