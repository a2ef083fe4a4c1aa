"""Prints what the link tells of a simulated game, a JSON object a line: `told_game.py GAME NAME=NUMBER…`."""

import json
import sys

from fivefold.sim import DEFAULT_BOARD
from fivefold.virtual import start
from fivefold.virtual.flash import Flash
from fivefold.virtual.people import Pilot


def main(game, *options):
    """Two people play."""
    session = start.Session(start.load_board(str(DEFAULT_BOARD)), 5, Flash())
    session.on_record = lambda record: print(json.dumps(record))
    session.switch_on()
    people = Pilot(session)
    people.open_game(game, 1)
    people.join([1, 2])
    people.set_option(1, "computers", 0)
    for option in options:
        name, _, value = option.partition("=")
        people.set_option(1, name, int(value))
    session.serial.send({"do": "seed", "value": 5})
    people.begin(1)
    people.play(game, [1, 2], 5)
    people.wait_ms(2000)


if __name__ == "__main__":
    main(*sys.argv[1:])
