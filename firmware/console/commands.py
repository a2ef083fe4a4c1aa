"""What a host may ask on the serial link. A broken command raises ValueError, KeyError or TypeError."""

from console import changes
from ui.pads import BUTTONS

VERSION = 1


def do_seed(console, command):
    """The seed of the next game."""
    console.next_seed = _whole(command["value"], 0, 0x3FFFFFFF)


def do_blocks(console, command):
    """How the blocks of a seat lie, for its next claim."""
    table = console.table
    if not table:
        raise ValueError("no game is in play")
    lay = command["lay"]
    if not isinstance(lay, list) or len(lay) != 5:
        raise ValueError("lay must be five whole numbers")
    seat = _whole(command["seat"], 1, 6)
    table.arrangements[seat] = [_whole(placement, 0, 399) for placement in lay]


def do_press(console, command):
    """A button goes down."""
    _button(console, command, True)


def do_release(console, command):
    """A button comes up."""
    _button(console, command, False)


def _button(console, command, down):
    if command["button"] not in BUTTONS:
        raise ValueError("no such button")
    seat = command["seat"]
    if seat not in console.seats:
        raise ValueError("no such pad")
    console.pads.feed(console.now, seat, command["button"], down)


def do_frame(console, command):
    """Tell what is shown: width, height, and the pixels in hexadecimal."""
    frame = console.frame
    text = "".join(["%02x" % value for value in frame.rgb])
    console.link.send("frame", width=frame.width, height=frame.height, rgb=text)


def do_version(console, command):
    """Tell the version of this language, the name of the board, and what screen is shown."""
    console.link.send("version", version=VERSION, board=console.board.name, screen=console.screen.NAME)


def do_game(console, command):
    """Tell the game in play as it stands."""
    changes.tell_game(console, "game")


def do_settings(console, command):
    """Change settings, if there is anything to `set`, and tell them all."""
    wanted = command.get("set", {})
    if not isinstance(wanted, dict):
        raise ValueError("set must be settings by name")
    for name in sorted(wanted):
        console.settings.change(name, wanted[name])
    if wanted:
        console.settings.keep()
        console.apply_settings()
    console.link.send("settings", values=console.settings.all())


def do_selftest(console, command):
    """Start the self-test; `ask` false: without people."""
    if console.table:
        raise ValueError("a game is in play")
    console.go("self_test", "SelfTest", command.get("ask", True) is not False)


def do_selftest_answer(console, command):
    """Answer `yes` or no to a question of the self-test, `ask`; `seen`: what there was instead."""
    _self_test(console).answer(command["ask"], command["yes"] is True, str(command.get("seen", "")))


def do_selftest_stop(console, command):
    """Leave the self-test."""
    _self_test(console).leave()


def _self_test(console):
    if getattr(console.screen, "NAME", "") != "self_test":
        raise ValueError("no self-test is on")
    return console.screen


def _whole(value, low, high):
    if type(value) is not int or not low <= value <= high:
        raise ValueError("%r is not a whole number from %d to %d" % (value, low, high))
    return value
