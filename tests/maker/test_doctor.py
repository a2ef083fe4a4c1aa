"""The doctor: what is where, what is missing, and exit codes."""

import os

import pytest
import serial

from fivefold.boards import reading
from fivefold.errors import Failure
from fivefold.maker import cli, deploy, doctor, espimage, flashing, installing
from fivefold.serial import ports
from maker_boards import PROFILE
from maker_images import image


def test_a_bare_board_and_a_running_console(board):
    (found,) = doctor.look(board.port)
    assert not found.good
    assert "MicroPython 1.29.0, Fivefold not there, profile not there" in found.text
    assert found.text.endswith("run fivefold deploy --board NAME")
    installing.install(ports.Port(board.port), reading.read(PROFILE))
    (found,) = doctor.look(board.port)
    assert found.good
    assert "Fivefold 0.1.0, profile ESP32-DevKitC" in found.text and "KiB free" in found.text


def test_a_board_with_too_old_a_micropython_is_told_to_be_flashed(board, monkeypatch):
    monkeypatch.setattr(deploy, "OLDEST", (1, 30, 0))
    (found,) = doctor.look(board.port)
    assert not found.good
    assert found.text.endswith("Fivefold needs MicroPython 1.30.0 or newer: run fivefold flash")


@pytest.mark.parametrize(("version", "refused"), [("1.22.2", True), ("1.20.0", True), ("1.23.0", False)])
def test_an_image_of_too_old_a_micropython_is_neither_flashed_nor_packed(tmp_path, version, refused):
    path = tmp_path / "old.bin"
    path.write_bytes(image(version=version))
    found = espimage.read(path)
    if not refused:
        flashing.check(reading.read(PROFILE), found)
        return
    with pytest.raises(Failure, match=f"holds MicroPython {version}, Fivefold needs 1.23.0 or newer"):
        flashing.check(reading.read(PROFILE), found)


def test_nothing_connected_and_no_rights(monkeypatch):
    monkeypatch.setattr(ports, "listed", lambda: [])
    monkeypatch.setattr(os, "getuid", lambda: 1000)
    monkeypatch.setattr(os, "getgroups", lambda: [1000])
    found = doctor.look(None)
    assert not any(one.good for one in found)
    assert "a USB cable that carries data" in found[0].text
    assert len(found) == 1 or "usermod -aG" in found[1].text


def test_busy_and_forbidden_ports_are_told_before_anything_is_written(board, tmp_path, monkeypatch):
    (tmp_path / "m.bin").write_bytes(image())
    todo = flashing.Plan(
        ports.Port(board.port), reading.read(PROFILE), cli._image(reading.read(PROFILE), tmp_path / "m.bin")
    )
    line = ports.open_line(board.port)
    with pytest.raises(Failure, match="in use by another program"):
        flashing.flash(todo, print)
    ports.close_line(line)

    def forbid(*args, **more):
        raise serial.SerialException(13, "Permission denied")

    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(serial, "serial_for_url", forbid)
    with pytest.raises(Failure, match="dialout"):
        flashing.flash(todo, print)


def test_missing_tools_are_named(monkeypatch):
    monkeypatch.setattr(cli.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(Failure, match=r"esptool.*pip install 'fivefold\[maker\]'"):
        cli._need_tools()


def test_an_esptool_whose_commands_have_other_names_is_refused(monkeypatch):
    monkeypatch.setattr(cli.importlib.metadata, "version", lambda name: "4.8.1")
    with pytest.raises(Failure, match="esptool is too old"):
        cli._need_tools()
