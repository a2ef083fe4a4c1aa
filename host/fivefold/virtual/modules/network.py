"""`network` of the virtual board: a Wi-Fi that is always there, and takes its time to join."""

import time

STA_IF = 0
_JOIN_MS = 400


class WLAN:
    """The station. The sockets below it are the PC's own."""

    def __init__(self, interface: int = STA_IF) -> None:
        self._active = False
        self._since: int | None = None

    def active(self, on: bool | None = None) -> bool:
        """Read or set whether it is on."""
        if on is not None:
            self._active = on
        return self._active

    def connect(self, ssid: str, key: str | None = None) -> None:
        """Begin to join; never waits."""
        if not self._active:
            raise OSError("Wifi Not Started")
        self._since = time.ticks_ms()  # type: ignore[attr-defined]

    def isconnected(self) -> bool:
        """Whether it has joined."""
        return self._since is not None and time.ticks_diff(time.ticks_ms(), self._since) >= _JOIN_MS  # type: ignore[attr-defined]
