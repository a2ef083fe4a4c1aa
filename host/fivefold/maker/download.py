"""The MicroPython release that Fivefold is tested with, from its makers' own site, checked by its hash."""

import logging
from pathlib import Path

from fivefold.errors import Failure

SITE = "https://micropython.org/resources/firmware/"
CACHE = Path.home() / ".fivefold" / "images"
# Chip -> file and its SHA-256.
RELEASES = {
    "esp32": (
        "ESP32_GENERIC-20260406-v1.28.0.bin",
        "cd7820d02c35d34dd403b44263129c6a511b350aea8446c229890753fe240784",
    ),
    "esp32s3": (
        "ESP32_GENERIC_S3-20260406-v1.28.0.bin",
        "8c6039d40024cae3c6b04bb434f77901548f5487df9789af15548c54f9e11d7f",
    ),
}


def fetch(chip: str) -> Path:
    """The pinned image for a chip, downloaded once. Raises Failure when there is none or no way to get it."""
    import pooch

    if chip not in RELEASES:
        raise Failure(f"no MicroPython release is pinned for the {chip}: give an image with --image FILE")
    name, digest = RELEASES[chip]
    pooch.get_logger().setLevel(logging.ERROR)
    try:
        return Path(pooch.retrieve(SITE + name, f"sha256:{digest}", fname=name, path=CACHE))
    except ValueError:
        raise Failure(
            f"{SITE}{name} is not the file that it was when it was pinned (its SHA-256 differs): nothing was "
            "written; download an image yourself and give it with --image FILE"
        ) from None
    except OSError:  # what requests raises, too
        raise Failure(
            f"{SITE}{name} cannot be downloaded: are you offline? Download it elsewhere and give it with "
            "--image FILE"
        ) from None
