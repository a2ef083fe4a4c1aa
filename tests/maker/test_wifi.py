"""The file with Wi-Fi and broker: checked before it is sent, read by the firmware as it is written."""

import pytest

from command import fivefold
from drivers.radio import fault
from drivers.storage import Storage
from fivefold import mqtt
from fivefold.boards import reading
from fivefold.errors import Failure, Usage
from fivefold.maker import installing, wifi
from fivefold.serial import ports
from maker_boards import PROFILE, tree

GOOD = ("club", "secret", mqtt.broker("mqtt://red:pw@10.0.0.5"))


def test_the_firmware_reads_what_is_written(tmp_path):
    import os

    (tmp_path / "wifi.json").write_bytes(wifi.content(wifi.config(*GOOD)))
    read = Storage(os, str(tmp_path)).load("wifi")
    assert read == {
        "ssid": "club", "key": "secret", "host": "10.0.0.5", "port": 1883, "user": "red", "password": "pw",
    }  # fmt: skip
    assert fault(read) == ""


@pytest.mark.parametrize(
    ("ssid", "url", "why"),
    [
        ("club", "mqtt://red:pw@broker.local", "address in digits"),
        ("club", "mqtts://red:pw@10.0.0.5", "monitor --publish"),
        ("club", "mqtt://10.0.0.5", "user"),
        ("s" * 33, "mqtt://red:pw@10.0.0.5", "ssid"),
    ],
)
def test_what_cannot_be_is_said_before_it_is_sent(ssid, url, why):
    with pytest.raises(Usage, match=why):
        wifi.config(ssid, "secret", mqtt.broker(url))


def test_what_cannot_be_is_said_before_passwords_are_asked_for():
    done = fivefold("wifi", "--ssid", "club", "--broker", "mqtts://red@10.0.0.5")
    assert done.returncode == 2 and "monitor --publish" in done.stderr and "Key of" not in done.stdout


def test_it_lies_beside_the_settings_until_it_is_taken_away(board):
    port = ports.Port(board.port)
    with pytest.raises(Failure, match="no Fivefold yet"):
        wifi.put(port, wifi.config(*GOOD))
    installing.install(port, reading.read(PROFILE))
    done = wifi.put(port, wifi.config(*GOOD))
    assert "shows: language" in done and '"wifi": False' in done
    assert "is gone" in wifi.remove(port)
    with pytest.raises(Failure, match="has no"):
        wifi.remove(port)
    board.cut()
    assert wifi.FILE not in tree(board.flash)
