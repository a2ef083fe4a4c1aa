"""Images are known for what they are before anything is written."""

import pytest

from fivefold import paths
from fivefold.boards import reading
from fivefold.errors import Failure
from fivefold.maker import espimage, flashing
from maker_images import image, program

ESP32 = reading.read(paths.BOARDS / "esp32_devkitc.py")


def of(tmp_path, data):
    path = tmp_path / "image.bin"
    path.write_bytes(data)
    return espimage.read(path)


def test_a_whole_image_tells_chip_place_size_and_version(tmp_path):
    found = of(tmp_path, image())
    assert (found.chip, found.offset, found.flash_bytes) == ("esp32", 0x1000, 4 << 20)
    assert found.version == (1, 28, 0)
    assert [partition.name for partition in found.partitions] == ["nvs", "factory", "vfs"]
    found = of(tmp_path, image(chip_id=9, start=0, flash_code=3, version="1.29"))
    assert (found.chip, found.offset, found.flash_bytes, found.version) == ("esp32s3", 0, 8 << 20, (1, 29, 0))


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"\x89PNG\r\n\x1a\n", r"a picture \(PNG\)"),
        (b"UF2\n" + bytes(600), "a UF2 file"),
        (b"<!DOCTYPE html>", "a web page"),
        (b"", "empty"),
        (b"hello", "something else"),
        (program(bytes(100000), 0), "no partition table"),
        (b"\xe9\x01\x02\x40" + bytes(600000), "an ESP8266 image"),
        (image()[:-1], "broke off"),
        (image()[:50000], "broke off"),
        (image()[:20000], "no partition table"),
        (image()[:-100] + b"x" + image()[-99:], "damaged"),
        (image(chip_id=77), "a chip that I do not know"),
        (image(chip_id=9), "the esp32s3 starts at 0x0"),
    ],
)  # fmt: skip
def test_everything_else_is_refused_by_name(tmp_path, data, says):
    with pytest.raises(Failure, match=says):
        of(tmp_path, data)


def test_an_image_has_to_fit_the_board_and_be_new_enough(tmp_path):
    flashing.check(ESP32, of(tmp_path, image()))
    with pytest.raises(Failure, match="is for the esp32s3, the board esp32_devkitc has the esp32"):
        flashing.check(ESP32, of(tmp_path, image(chip_id=9, start=0)))
    with pytest.raises(Failure, match=r"MicroPython 1\.16\.0, Fivefold needs 1\.23\.0"):
        flashing.check(ESP32, of(tmp_path, image(version="1.16")))


def test_a_missing_file_is_told():
    with pytest.raises(Failure, match="cannot be read: No such file"):
        espimage.read(paths.ROOT / "no-such-image.bin")
