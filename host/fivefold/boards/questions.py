"""What `fivefold boards new` asks: in order, with what may be answered and what is proposed."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from drivers.geometry import CORNERS, WAYS
from drivers.ladder import BUTTONS
from drivers.pads import MATCH
from drivers.profile import MOST_MA, pin_uses, supplies
from drivers.profile_schema import MOST_PADS, OTHER
from fivefold.boards import draft, reading
from fivefold.boards.draft import CHAINS, LADDER, SEPARATE, Answers

LONGEST_NAME = 30
WIDEST_PANEL = 64
MOST_PANELS = 8
OWN = "own"
_LINES = "|".join((MATCH, "NAV", *BUTTONS))

_NAMES = {
    "matrix pin": "the data of the matrix",
    "lights pin": "the data of the pad lights",
    "buzzer": "the piezo",
}

_CHIPS = {
    "esp32": "ESP32, as on the DevKitC: the reference",
    "esp32s3": "ESP32-S3, as on the DevKitC-1",
    "raspberry_pi": "any Raspberry Pi with a 40-pin header",
}
_MODULES = {
    "WROOM-32": "also 32D, 32E, 32U, 32UE: the reference, as on the DevKitC",
    "WROOM-32-R2": "32E or 32UE with R2 at the end: PSRAM on GPIO16",
    "WROOM-DA": "two antennas, which take GPIO2 and 25",
    "WROVER": "also -B, -E, -I, -IE: PSRAM on GPIO16 and 17",
    "PICO-D4": "as on the PICO-KIT: flash on GPIO16 and 17",
    "PICO-V3": "no GPIO16, 17, 18 and 23",
    "PICO-V3-02": "also PICO-MINI-02: no GPIO16, 17, 18 and 23",
    "WROOM-1": "also 1U: no PSRAM, or R2 at the end of its name",
    "WROOM-1-R8": "also 1U, R8 at the end: PSRAM on GPIO33 to 37",
    "WROOM-1-R16V": "also 1U, R16V at the end: GPIO47 and 48 at 1.8 V too",
    "WROOM-2": "octal flash: the same pins are taken",
    "MINI-1": "also 1U",
    OTHER: "none of these: say which pins the board leads out",
}
_BUTTONS = {
    LADDER: "2 pins a pad: MATCH, and the others on a chain of resistors",
    SEPARATE: "6 pins a pad: every button on its own, without resistors",
}


@dataclass(frozen=True)
class Question:
    """One question. `read` turns what was typed into an answer, or raises ValueError with the reason.

    default: the proposal, as people type it. choices: word -> what it means; {} where anything may be typed.
    wanted: whether there is something to ask; if not, the proposal is the answer. where: the place in the
    profile at which the validator tells about this answer.
    """

    key: str
    text: str
    hint: str
    read: Callable[[str, Answers], Any]
    default: Callable[[Answers], str]
    choices: Callable[[Answers], dict[str, str]] = lambda answers: {}
    wanted: Callable[[Answers], bool] = lambda answers: True
    where: tuple = ()


def after(answers: Answers) -> Question | None:
    """The first question that is not answered yet."""
    return next((question for question in questions(answers) if question.key not in answers), None)


def questions(answers: Answers) -> list[Question]:
    """All questions; those about single pins only where somebody wants to choose them."""
    if answers.get("pins") != OWN or any(question.key not in answers for question in QUESTIONS):
        return QUESTIONS
    uses = [use for use in pin_uses(draft.profile(answers)) if use[2] != "free"]
    return QUESTIONS + [_pin_question(role, where, kind) for role, where, kind, _ in uses]


def is_key(word: str) -> bool:
    """Whether an answer could be given under this name."""
    return word in [question.key for question in QUESTIONS] or bool(
        re.fullmatch(rf"(matrix|lights) pin|buzzer|pad [1-{MOST_PADS}] ({_LINES})", word)
    )


def _pin_question(role: str, where: tuple, kind: str) -> Question:
    return Question(
        role,
        f"Which GPIO for {_NAMES.get(role, role)}?",
        {"ladder": "An analogue input.", "button": "An input.", "output": "An output."}[kind],
        lambda word, answers: _number(word, 0, 99),
        lambda answers: str(_at(draft.profile(answers), where)),
        where=where,
    )


def _at(board: Any, where: tuple) -> Any:
    for key in where:
        board = board[key]
    return board


def _name(word: str, answers: Answers) -> str:
    if not word or len(word) > LONGEST_NAME or not word.isprintable() or set(word) & set("\"'\\"):
        raise ValueError(f"a name has 1 to {LONGEST_NAME} letters, and neither quotes nor backslashes")
    return word


def _number(word: str, least: int, most: int) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", word) or not least <= int(word) <= most:
        raise ValueError(f"type a whole number from {least} to {most}, not {word!r}")
    return int(word)


def _between(least: int, most: int) -> Callable[[str, Answers], int]:
    return lambda word, answers: _number(word, least, most)


def _panel(word: str, answers: Answers) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{1,3})\s*[x×*]\s*([0-9]{1,3})", word.lower())
    if not found or not all(1 <= int(side) <= WIDEST_PANEL for side in found.groups()):
        raise ValueError(f"type width x height, such as 16x16, at most {WIDEST_PANEL}; not {word!r}")
    return int(found[1]), int(found[2])


def _order(word: str, answers: Answers) -> str:
    order = word.upper()
    if "".join(sorted(order)) not in ("BGR", "BGRW"):
        raise ValueError(f"type the letters R, G, B, and W if there is white, in their order; not {word!r}")
    return order


def _yes(word: str, answers: Answers) -> bool:
    if word.lower() not in ("y", "yes", "true", "n", "no", "false"):
        raise ValueError(f"type yes or no, not {word!r}")
    return word.lower() in ("y", "yes", "true")


def _word(word: str, answers: Answers) -> str:
    return word  # one of the choices


def _chips(answers: Answers) -> dict[str, str]:
    return {chip: _CHIPS.get(chip, "") for chip in reading.chips()}


def _modules(answers: Answers) -> dict[str, str]:
    modules = list(reading.chips()[answers["chip"]]["modules"])
    return {module: _MODULES.get(module, "") for module in modules + [OTHER] * (len(modules) > 1)}


def _free_pins(answers: Answers) -> str:
    """What the chip leaves free, as ranges: a board may lead out less."""
    chip = reading.chips()[answers["chip"]]
    free = [pin for pin in chip["pins"] if pin not in chip["taken"]]
    starts = [pin for pin in free if pin - 1 not in free]
    ends = [pin for pin in free if pin + 1 not in free]
    return ", ".join(f"{a}" if a == b else f"{a}-{b}" for a, b in zip(starts, ends, strict=True))


def _led_out(word: str, answers: Answers) -> list[int]:
    known = reading.chips()[answers["chip"]]["pins"]
    pins: set[int] = set()
    for part in word.split(","):
        found = re.fullmatch(r"\s*([0-9]{1,2})(?:\s*-\s*([0-9]{1,2}))?\s*", part)
        if not found:
            raise ValueError(f"type GPIO numbers with commas between them, such as 4, 5, 13-19; not {word!r}")
        pins |= set(range(int(found[1]), int(found[2] or found[1]) + 1))
    if not pins & set(known):
        raise ValueError(f"the {answers['chip']} has none of these pins")
    return sorted(pins & set(known))


def _has_panels(answers: Answers) -> bool:
    return answers["across"] * answers["down"] > 1


def _buttons(answers: Answers) -> dict[str, str]:
    has_converter = bool(reading.chips()[answers["chip"]]["adc1"])
    return {kind: words for kind, words in _BUTTONS.items() if has_converter or kind == SEPARATE}


def _pad_numbers(answers: Answers) -> range:
    most = max(pads for pads in range(1, MOST_PADS + 1) if draft.enough_pins(answers, pads))
    return range(1, most + 1)


def _pads(word: str, answers: Answers) -> int:
    able = _pad_numbers(answers)
    if word.isdecimal() and able[-1] < int(word[:6]) <= MOST_PADS:
        raise ValueError(f"the pins of the {answers['chip']} suffice for {able[-1]} pads of this kind")
    return _number(word, 1, able[-1])


def _pixels(answers: Answers) -> tuple[int, int]:
    return answers["panel"][0] * answers["across"], answers["panel"][1] * answers["down"]


def _supply(answers: Answers) -> str:
    wide, high = _pixels(answers)
    # Enough for all colours at least; the limiter dims what is more.
    least = -(-supplies(answers["pads"], wide * high)[2] // 1000) * 1000
    return str(max(4000, min(8000, wide * high * 4000 // 256), least))


def _fewest(side: int) -> str:
    return str(-(-16 // side))


QUESTIONS = [
    Question(
        "name", "What do you call the board?", "It is shown in lists.", _name, lambda answers: "My board",
    ),
    Question(
        "chip", "Which chip?", "The name is on the metal lid.", _word, lambda answers: "esp32", _chips,
        where=("chip",),
    ),
    Question(
        "module", "Which module?", "It says which pins carry memory.", _word,
        lambda answers: next(iter(_modules(answers))), _modules,
        wanted=lambda answers: len(_modules(answers)) > 1, where=("module",),
    ),
    Question(
        "led_out", "Which GPIOs does the board lead out?", "As printed beside its pins: 4, 5, 13-19.",
        _led_out, _free_pins, wanted=lambda answers: answers["module"] == OTHER, where=("led_out",),
    ),
    Question(
        "buttons", "How are the buttons wired?", "MATCH always has a pin of its own.", _word,
        lambda answers: next(iter(_buttons(answers))), _buttons,
        wanted=lambda answers: len(_buttons(answers)) > 1,
    ),
    Question(
        "pads", "How many pads?", "One a player. A pad that is not plugged in does no harm.", _pads,
        lambda answers: str(_pad_numbers(answers)[-1]), where=("pads",),
    ),
    Question(
        "panel", "How large is one LED panel?", "Width x height in pixels, as it lies on the table.", _panel,
        lambda answers: "16x16",
    ),
    Question(
        "across", "How many panels side by side?", "The games need 16×16 pixels in all.",
        _between(1, MOST_PANELS), lambda answers: _fewest(answers["panel"][0]), where=("matrix", "panel"),
    ),
    Question(
        "down", "How many panels one below the other?", "",
        _between(1, MOST_PANELS), lambda answers: _fewest(answers["panel"][1]), where=("matrix", "panel"),
    ),
    Question(
        "chain", "How are the panels chained?", "In which order the data goes through them.", _word,
        lambda answers: "reading", lambda answers: {name: words[3] for name, words in CHAINS.items()},
        wanted=_has_panels, where=("matrix", "chain"),
    ),
    Question(
        "chain_corner", "In which corner is the first panel?", "Where the wire from the board arrives.",
        _word, lambda answers: CORNERS[0], lambda answers: dict.fromkeys(CORNERS, ""), wanted=_has_panels,
        where=("matrix", "chain"),
    ),
    Question(
        "sides", "How many sides does the console have?",
        "2: the right half of the panels is the back, for Push Match.",
        _between(1, 2), lambda answers: "1",
        wanted=lambda answers: _pixels(answers)[0] == 2 * _pixels(answers)[1], where=("sides",),
    ),
    Question(
        "corner", "In which corner is a panel's first pixel?", "Where the data wire comes in.", _word,
        lambda answers: CORNERS[0], lambda answers: dict.fromkeys(CORNERS, ""), where=("matrix", "corner"),
    ),
    Question(
        "by", "Which way does the chain go on from there?", "", _word, lambda answers: WAYS[0],
        lambda answers: {"rows": "along the row", "columns": "along the column"}, where=("matrix", "by"),
    ),
    Question(
        "serpentine", "Does it turn back at each end?",
        "yes: like a snake, as most panels; no: each line begins on the same side.",
        _yes, lambda answers: "yes", where=("matrix", "serpentine"),
    ),
    Question(
        "rotation", "By how many quarter turns is the picture turned?",
        "Clockwise, when a panel had to be built in sideways or upside down.",
        _between(0, 3), lambda answers: "0", where=("matrix", "rotation"),
    ),
    Question(
        "order", "Colour order of the matrix?",
        "GRB for WS2812B, GRBW for SK6812 with white; the self-test shows it.",
        _order, lambda answers: "GRB", where=("matrix", "order"),
    ),
    Question(
        "lights_order", "Colour order of the pad lights?", "They are a chain of their own.", _order,
        lambda answers: "GRB", where=("lights", "order"),
    ),
    Question(
        "supply_ma", "What does the 5 V supply give, in mA?",
        "Brighter pictures are dimmed so that they never take more.",
        _between(100, MOST_MA), _supply, where=("supply_ma",),
    ),
    Question(
        "pins", "Which pins?", "", _word, lambda answers: "proposed",
        lambda answers: {"proposed": "as in this table", OWN: "choose them one by one"},
    ),
]  # fmt: skip
