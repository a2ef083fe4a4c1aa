"""What Mosquitto has to know: who may say what. Other brokers need the same, said in their words."""

import base64
import hashlib
import secrets
from pathlib import Path

from fivefold.errors import Failure
from fivefold.mqtt import LEAGUE
from fivefold.serial import schema

HOME = "home"  # a user who may look at everything, such as Home Assistant
_ROUNDS = 101  # as mosquitto_passwd does it
_PARTS = ("events", "game", "presence", "home", "press")


def new_password() -> str:
    """A password that nobody guesses."""
    return secrets.token_urlsafe(15)


def hashed(password: str) -> str:
    """As in Mosquitto's password file: PBKDF2 with SHA-512."""
    salt = secrets.token_bytes(12)
    digest = hashlib.pbkdf2_hmac("sha512", password.encode(), salt, _ROUNDS)
    return "$".join(
        ["", "7", str(_ROUNDS), base64.b64encode(salt).decode(), base64.b64encode(digest).decode()]
    )


def access() -> str:
    """Mosquitto's access list: a console writes in its own name only, the league gives orders."""
    version = schema.version()
    lines = [f"user {LEAGUE}", "topic readwrite fivefold/#", "", f"user {HOME}", "topic read fivefold/#"]
    lines += ["topic read homeassistant/#", ""]
    lines += [f"pattern write fivefold/{version}/%u/{part}" for part in _PARTS]
    lines += [f"pattern read fivefold/{version}/%u/{part}" for part in ("order", "seen")]
    lines += [f"pattern read fivefold/{version}/{LEAGUE}/presence"]
    lines += ["pattern write homeassistant/device/fivefold_%u/config"]
    return "\n".join(lines) + "\n"


def write(folder: Path, accounts: dict[str, str], host: str, port: int, run_as: str = "") -> Path:
    """Write mosquitto.conf and what belongs to it; the path of it. accounts: user -> hashed password.

    run_as: the user as whom Mosquitto runs when root starts it; as it is set up if left out.
    """
    folder = folder.resolve()
    config = [
        f"listener {port} {host}",
        "allow_anonymous false",
        f"password_file {folder / 'passwords'}",
        f"acl_file {folder / 'access'}",
        "max_packet_size 70000",
        "persistence false",
    ]
    config += [f"user {run_as}"] if run_as else []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        passwords = folder / "passwords"
        passwords.touch(mode=0o640)
        passwords.write_text("".join(f"{user}:{digest}\n" for user, digest in accounts.items()))
        (folder / "access").write_text(access())
        (folder / "mosquitto.conf").write_text("\n".join(config) + "\n")
    except OSError as error:
        raise Failure(f"cannot write into {folder}: {error.strerror}") from None
    return folder / "mosquitto.conf"
