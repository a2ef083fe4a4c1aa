"""What a host may ask on the link: a table of all commands with their fields, and what each of them does.

host/fivefold/serial/link.schema.json describes the same for hosts; a test holds the two together.
"""

import games
from console import changes
from console.settings import allows
from ui.pads import BUTTONS

VERSION = 2  # of the link, as the schema counts it
LONGEST_TEXT = 40  # letters
_LARGEST = 0x3FFFFFFF
_SEAT = (1, 6)
_COUNT_MS = 3000  # of a game that a host starts at once
_LATEST_MS = 60000


def obey(console, command):
    """Carry out the command in a record and answer it.

    What is no command, or cannot be done now, gets one `error` event and changes nothing. With an `id` every
    other command gets a `done` event, so that a host can wait for it.
    """
    why = refusal(command)
    if why is None:
        try:
            why = COMMANDS[command["do"]][0](console, command)
        except Exception as error:
            # No host may end a game, not even where the memory does not suffice for its answer.
            why = "it broke: " + type(error).__name__
    # What was asked is not repeated: it may be nested deeper than can be printed.
    number = command.get("id") if isinstance(command, dict) else None
    answer = {"id": number} if _fits(number, (0, _LARGEST)) else {}
    if why is not None:
        console.link.send("error", why=why, **answer)
    elif answer:
        console.link.send("done", **answer)


def refusal(command):
    """Why a record is no command, in words, or None. Keeps none of its names: MicroPython would for good."""
    do = command.get("do") if isinstance(command, dict) else None
    known = COMMANDS.get(do) if isinstance(do, str) else None
    if known is None:
        return "no such command"
    _, needed, optional = known
    for name in command:
        if name not in needed and name not in optional and name not in ("do", "id"):
            return "a field that %s does not have" % do
    for name in needed:
        if name not in command:
            return "%s needs %s" % (do, name)
    for name in command:
        kind = needed.get(name) or optional.get(name)
        if name == "id":
            kind = (0, _LARGEST)
        if kind and not _fits(command[name], kind):
            return "%s: %s is %s" % (do, name, _said(kind))
    return None


def _fits(value, kind):
    if kind is bool:
        return value is True or value is False
    if kind is str:
        return isinstance(value, str) and len(value) <= LONGEST_TEXT
    if kind is dict:
        return isinstance(value, dict) and _are_settings(value)
    if kind is list:
        return isinstance(value, list) and _are_seats(value)
    if kind is tuple:
        return isinstance(value, dict) and all([_is_plain(value[name]) for name in value])
    if isinstance(kind, list):
        count, each = kind
        return isinstance(value, list) and len(value) == count and all([_fits(item, each) for item in value])
    if isinstance(kind[0], str):
        return isinstance(value, str) and value in kind
    return type(value) is int and kind[0] <= value <= kind[1]


def _are_settings(values):
    return all([allows(name, values[name]) for name in values])


def _are_seats(values):
    seats = [seat for seat in values if _fits(seat, _SEAT)]
    return 0 < len(seats) == len(values) == len(set(seats))


def _is_plain(value):
    return _fits(value, str) or (type(value) is int and abs(value) <= _LARGEST)


def _said(kind):
    if not isinstance(kind, tuple):
        return "not as link.schema.json describes it"
    if isinstance(kind[0], str):
        return "one of " + ", ".join(kind)
    return "a whole number from %d to %d" % kind


# What each command does. None: done; a text: why it cannot be done now.


def _seed(console, command):
    console.next_seed = command["value"]


def _blocks(console, command):
    if not console.table:
        return "no game is in play"
    seat, lay = command["seat"], command["lay"]
    # A record takes longer than a press: what comes after the claim is judged at once.
    if not console.table.act((seat, "lay") + tuple(lay), console.now):
        console.table.arrangements[seat] = lay
    return None


def _press(console, command):
    return _button(console, command, True)


def _release(console, command):
    return _button(console, command, False)


def _button(console, command, down):
    if command["seat"] not in console.seats:
        return "no such pad"
    console.pads.feed(console.now, command["seat"], command["button"], down)
    return None


def _start(console, command):
    if console.table and not console.table.game.over:
        return "a game is in play"
    if console.screen.NAME in ("self_test", "resume"):
        return "the screen %s is up" % console.screen.NAME
    if [seat for seat in command["seats"] if seat not in console.seats]:
        return "no such pad"
    if command["game"] not in games.GAMES:
        return "no such game"
    # What the command took to understand has to be gone before a game is loaded.
    at = command.get("at", console.now + command.get("in_ms", _COUNT_MS))
    if at - console.now > _LATEST_MS:
        return "start: at is more than a minute away"
    console.later(_begin, console, command, at)
    return None


def _begin(console, command, at):
    from console import actions

    actions.begin(console, command, at)


def _clock(console, command):
    console.link.send("clock", ms=console.board.clock.ms())


def _actions(console, command):
    from console import actions

    actions.tell(console, command["first"])


def _frame(console, command):
    frame = console.frame
    console.link.send("frame", width=frame.width, height=frame.height, rgb=bytes(frame.rgb).hex())


def _version(console, command):
    console.link.send("version", version=VERSION, board=console.board.name, screen=console.screen.NAME)


def _game(console, command):
    changes.tell_game(console, "game")


def _settings(console, command):
    # All of them fit, or the record would not have come so far: nothing is set by halves.
    settings, wanted = console.settings, command.get("set", {})
    before = settings.all()
    for name in sorted(wanted):
        settings.change(name, wanted[name])
    if wanted and not (settings.chosen and settings.all() == before):
        settings.keep()
        console.apply_settings()
    console.link.send("settings", values=settings.all())


def _selftest(console, command):
    if console.table:
        return "a game is in play"
    console.go("self_test", "SelfTest", command.get("ask", True))
    return None


def _selftest_answer(console, command):
    if console.screen.NAME != "self_test":
        return "no self-test is on"
    console.screen.answer(command["ask"], command["yes"], command.get("seen", ""))
    return None


def _selftest_stop(console, command):
    if console.screen.NAME != "self_test":
        return "no self-test is on"
    console.screen.leave()
    return None


# name -> what does it, the fields that it needs, those it may have. A field's kind: (least, most) of a whole
# number; texts to choose from; [how many, kind of each]; bool; str, up to LONGEST_TEXT; dict: settings; list:
# seats; tuple: a game's options.
COMMANDS = {
    "seed": (_seed, {"value": (0, _LARGEST)}, {}),  # of the next game
    # Start a game, at the same moment on several consoles: in_ms from now, or at a time of the console's
    # clock, however late this is read; record: tell each action, too.
    "start": (
        _start,
        {"game": str, "seats": list},
        {
            "options": tuple,
            "seed": (0, _LARGEST),
            "in_ms": (0, _LATEST_MS),
            "at": (0, _LARGEST),
            "record": bool,
        },
    ),
    "clock": (_clock, {}, {}),  # tell what its clock shows, in ms
    "actions": (_actions, {"first": (1, _LARGEST)}, {}),  # tell some of the recorded actions again
    "blocks": (_blocks, {"seat": _SEAT, "lay": [5, (0, 399)]}, {}),  # as they lie, for a seat's next claim
    "press": (_press, {"seat": _SEAT, "button": BUTTONS}, {}),
    "release": (_release, {"seat": _SEAT, "button": BUTTONS}, {}),
    "frame": (_frame, {}, {}),  # tell what is shown: width, height, the pixels in hexadecimal
    "version": (_version, {}, {}),  # tell the version of the link, the board's name, the screen
    "game": (_game, {}, {}),  # tell the game in play as it stands
    "settings": (_settings, {}, {"set": dict}),  # set some, if any, and tell them all
    "selftest": (_selftest, {}, {"ask": bool}),  # ask: whether there is somebody to be asked
    "selftest_answer": (_selftest_answer, {"ask": str, "yes": bool}, {"seen": str}),
    "selftest_stop": (_selftest_stop, {}, {}),
}
