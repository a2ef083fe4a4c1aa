"""`network` of the virtual board: a Wi-Fi that is always there, and takes its time to join."""

import time

STA_IF = 0
_JOIN_MS = 400


class WLAN:
    """The station. The sockets below it are the PC's own."""

    def __init__(self, interface=STA_IF):
        self._active = False
        self._since = None

    def active(self, on=None):
        """Read or set whether it is on."""
        if on is not None:
            self._active = on
        return self._active

    def connect(self, ssid, key=None):
        """Begin to join; never waits."""
        if not self._active:
            raise OSError("Wifi Not Started")
        self._since = time.ticks_ms()

    def isconnected(self):
        """Whether it has joined."""
        return self._since is not None and time.ticks_diff(time.ticks_ms(), self._since) >= _JOIN_MS
