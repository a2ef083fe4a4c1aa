"""What Home Assistant finds of a console by itself: MQTT discovery of one device with its parts.

https://www.home-assistant.io/integrations/mqtt/#device-discovery-payload
"""

from typing import Any

from fivefold import __version__
from fivefold.monitor import words
from fivefold.monitor.game import told
from fivefold.mqtt import Connection, topic
from fivefold.serial.sequences import Record

# Events of the rules that are worth a lamp; in the words of the device triggers.
PRESSES = {"claim": "claim", "hand": "claim", "match": "claim", "go": "go"}


class Home:
    """Tells a broker about a console in the way Home Assistant expects."""

    def __init__(self, console: str, connection: Connection) -> None:
        self._console, self._connection = console, connection
        self._said: dict[str, Any] = {}

    def introduce(self) -> None:
        """Say what there is; retained, so that it is known after a restart of either side."""
        name = f"fivefold_{self._console}"
        state = topic(self._console, "home")

        def sensor(what: str, title: str, icon: str) -> dict[str, str]:
            return {
                "platform": "sensor",
                "unique_id": f"{name}_{what}",
                "name": title,
                "icon": icon,
                "state_topic": state,
                "value_template": f"{{{{ value_json.{what} }}}}",
            }

        self._connection.publish(
            f"homeassistant/device/{name}/config",
            {
                "device": {
                    "identifiers": [name],
                    "name": f"Fivefold {self._console}",
                    "manufacturer": "Fivefold",
                    "sw_version": __version__,
                },
                "origin": {"name": "Fivefold", "sw_version": __version__},
                "availability": [
                    {
                        "topic": topic(self._console, "presence"),
                        "value_template": "{{ 'online' if value_json.there else 'offline' }}",
                    }
                ],
                "components": {
                    "game": sensor("game", "Game", "mdi:cards"),
                    "score": sensor("score", "Score", "mdi:scoreboard"),
                    "winner": sensor("winner", "Winner", "mdi:trophy"),
                    "press": {
                        "platform": "event",
                        "unique_id": f"{name}_press",
                        "name": "Press",
                        "state_topic": topic(self._console, "press"),
                        "event_types": sorted({*PRESSES.values(), "over"}),
                    },
                },
            },
            True,
        )
        if self._said:
            self._connection.publish(state, self._said, True)

    def take(self, record: Record, names: dict[int, str]) -> None:
        """Hear an event of the console. names: seat -> player."""
        event = record["event"]
        if event in ("start", "game", "result"):
            self._tell(record, names)
        if event in PRESSES or event == "result":
            press: dict[str, Any] = {"event_type": PRESSES.get(event, "over")}
            if "seat" in record:
                seat = record["seat"]
                press.update(seat=seat, player=names.get(seat, f"seat {seat}"))
            self._connection.publish(topic(self._console, "press"), press)

    def _tell(self, record: Record, names: dict[int, str]) -> None:
        if record["game"] is None:
            said = {"game": "none", "score": "", "winner": ""}
        else:
            game = told(record)
            game.names = names
            first = game.numbers[0] if game.numbers else ""
            scores = [f"{game.player(row[1])} {words.number(first, row[2])}" for row in game.standings]
            said = {
                "game": words.title(game.name),
                "score": ", ".join(scores),
                "winner": " and ".join(game.player(seat) for seat in game.winners),
            }
        if said != self._said:
            self._said = said
            self._connection.publish(topic(self._console, "home"), said, True)
