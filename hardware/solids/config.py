"""The sizes of all solids, and the TOML file that changes them.

Lengths are millimetres. Each field knows its range and what it means; `template()` writes them all down.
"""

import tomllib
from dataclasses import Field, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from fivefold.errors import Usage

LENS_RIM = 1.5  # so much wider than its hole is a lens's flange


def _mm(value: float, low: float, high: float, what: str) -> Any:
    return field(default=value, metadata={"low": low, "high": high, "what": what})


def _text(value: str, what: str, choices: tuple[str, ...] = ()) -> Any:
    return field(default=value, metadata={"what": what, "choices": choices})


@dataclass(frozen=True)
class Printing:
    bed: float = _mm(220, 150, 500, "edge of the square print bed")
    wall: float = _mm(2.4, 1.6, 5, "outer walls")
    thin: float = _mm(1.2, 1.2, 2, "thinnest wall that the printer makes well")
    gap: float = _mm(0.25, 0.1, 0.6, "clearance on each side of parts that fit into each other")


@dataclass(frozen=True)
class Glyphs:
    depth: float = _mm(0.8, 0.4, 1.5, "how deep symbols and numbers are engraved; height of the inlays")
    inset: float = _mm(0.3, 0.0, 0.45, "how far a pixel stays behind the edge of its square")
    round: float = _mm(0.5, 0.0, 0.6, "radius of a pixel's corners")


@dataclass(frozen=True)
class Blocks:
    unit: float = _mm(20, 18, 60, "edge of a cell; a block is 2 × 1 × 1 units")
    chamfer: float = _mm(0.8, 0.2, 2, "bevel of the edges")


@dataclass(frozen=True)
class PushMatch:
    cube: float = _mm(20, 14, 34, "edge of a cube")
    chamfer: float = _mm(0.8, 0.2, 2, "bevel of the edges")
    web: float = _mm(1.6, 1.2, 4, "walls between the cells of the frame")
    stand_out: float = _mm(1.0, 0.0, 3, "how far cubes stand out of the frame on each side")


@dataclass(frozen=True)
class QuarterTurn:
    pitch: float = _mm(40, 36, 60, "from tile to tile")
    gap: float = _mm(0.8, 0.4, 2, "between two tiles")
    thickness: float = _mm(6, 5.2, 10, "of a tile")
    peg: float = _mm(12, 8, 16, "edge of the square pegs on the board that hold the tiles")
    hole: float = _mm(8.4, 6, 9, "diameter of the hole at a crossing, for a block's foot")


@dataclass(frozen=True)
class Screws:
    through: float = _mm(3.4, 2.2, 4.5, "hole that the screw passes (M3)")
    pilot: float = _mm(2.6, 1.6, 3.5, "hole that the screw cuts its thread into")
    head: float = _mm(6.4, 4, 9, "diameter of the recess for the head")


@dataclass(frozen=True)
class Leads:
    cable: float = _mm(5.0, 3, 8, "diameter of a pad's lead")
    squeeze: float = _mm(0.4, 0, 1, "how much of it the strain relief takes up")
    socket: float = _mm(12.2, 6, 20, "hole in the case for a pad's socket")
    supply: float = _mm(8.2, 6, 14, "hole in the case for the supply's cable; a cable tie inside holds it")
    switch: float = _mm(6.5, 0, 20, "hole in the case for the switch S1; 0: none")


@dataclass(frozen=True)
class Pad:
    match_hole: float = _mm(28.4, 22, 34, "hole for the MATCH button's thread: measure, or print pad_gauge")
    match_cap: float = _mm(60, 40, 70, "diameter of the MATCH button's cap")
    match_depth: float = _mm(50, 25, 80, "what the MATCH button needs below the plate, with switch and plugs")
    plate: float = _mm(3.0, 2, 5, "thickness of the plate with the buttons")
    switch: float = _mm(12.0, 5.8, 12.6, "edge of the square tact switches of UP, DOWN, LEFT, RIGHT and BACK")
    switch_body: float = _mm(3.3, 2.5, 5, "height of their bodies")
    switch_height: float = _mm(12.0, 9, 17, "their height with stem and cap")
    cap: float = _mm(11.6, 3.4, 13, "diameter of their caps, or of stems without caps")
    key_pitch: float = _mm(17, 15, 22, "from the middle of the cross to its buttons")
    tilt: float = _mm(6, 0, 15, "degrees that the risers tilt the pad towards the player; 0: no risers")
    light: float = _mm(0, 0, 10, "diameter of a window for a pad light; 0: none, the lights sit in the case")
    board_length: float = _mm(70, 20, 75, "length of the board with the ladder's resistors")
    board_width: float = _mm(30, 10, 32, "its width")


@dataclass(frozen=True)
class Case:
    board: str = _text("esp32_devkitc", "profile in boards/, or a file: gives pixels and number of pads")
    pitch: float = _mm(10, 5, 12, "from LED to LED of the panel")
    web: float = _mm(1.2, 1.2, 3, "walls between the light wells")
    well: float = _mm(10, 4, 20, "depth of the light wells")
    diffuser: float = _mm(1.2, 1.2, 4, "thickness of the diffuser")
    panel: float = _mm(1.0, 0.3, 5, "thickness of the panel without its LEDs")
    light: float = _mm(6.0, 4, 8, "diameter of the pad lights' windows")
    room: float = _mm(28, 22, 60, "height of the room for the electronics")
    electronics: str = _text(
        "circuit board",
        "how the console is wired; by hand where a profile has no circuit board",
        ("circuit board", "by hand"),
    )
    interface_length: float = _mm(90, 20, 100, "length of the interface board")
    interface_width: float = _mm(70, 15, 75, "its width")
    supply_length: float = _mm(44, 15, 55, "length of the buck converter, or of the distribution block")
    supply_width: float = _mm(22, 10, 25, "its width")
    fuse_length: float = _mm(50, 15, 60, "length of the fuse holder")
    fuse_width: float = _mm(18, 8, 20, "its width")


@dataclass(frozen=True)
class Config:
    printing: Printing = Printing()
    glyphs: Glyphs = Glyphs()
    blocks: Blocks = Blocks()
    push_match: PushMatch = PushMatch()
    quarter_turn: QuarterTurn = QuarterTurn()
    screws: Screws = Screws()
    leads: Leads = Leads()
    pad: Pad = Pad()
    case: Case = Case()


def read(path: Path) -> Config:
    """A config from a TOML file; what it leaves out is as usual. Raises Usage with file and field."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Usage(f"{path}: cannot be read: {error.strerror}") from None
    except ValueError as error:  # no TOML, or no UTF-8
        raise Usage(f"{path}: no TOML: {error}") from None
    return parse(data, str(path))


def parse(data: dict[str, Any], where: str) -> Config:
    """A config from what a TOML file says. Raises Usage for unknown names and values out of range."""
    sections = {section.name: section.default for section in fields(Config)}
    made = {}
    for name, values in data.items():
        if name not in sections:
            raise Usage(f"{where}: no section [{name}]; there are {', '.join(sections)}")
        if not isinstance(values, dict):
            raise Usage(f"{where}: {name} is a section: write [{name}] and its values below")
        made[name] = _section(name, sections[name], values, where)
    return Config(**made)


def _section(section: str, usual: Any, values: dict[str, Any], where: str) -> Any:
    known = {each.name: each for each in fields(usual)}
    for name, value in values.items():
        if name not in known:
            raise Usage(f"{where}: [{section}] has no {name}; it has {', '.join(known)}")
        _check(known[name], value, f"{where}: {section}.{name}")
    return replace(usual, **values)


def _check(each: Field[Any], value: Any, where: str) -> None:
    if isinstance(each.default, str):
        if not isinstance(value, str):
            raise Usage(f"{where} is a text ({each.metadata['what']}), not {value!r}")
        choices = each.metadata["choices"]
        if choices and value not in choices:
            raise Usage(f"{where} is {' or '.join(choices)} ({each.metadata['what']}), not {value!r}")
        return
    low, high = each.metadata["low"], each.metadata["high"]
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
        raise Usage(f"{where} is {low} to {high} mm ({each.metadata['what']}), not {value!r}")


def template() -> str:
    """A config file with all that can be set, as it usually is."""
    lines = ["# Sizes of the printable solids, in millimetres. What is left out stays as it is here."]
    for section in fields(Config):
        usual: Any = section.default
        lines += ["", f"[{section.name}]"]
        for each in fields(usual):
            value = f'"{each.default}"' if isinstance(each.default, str) else f"{each.default:g}"
            span = (
                f" ({each.metadata['low']:g} to {each.metadata['high']:g})" if "low" in each.metadata else ""
            )
            if each.metadata.get("choices"):
                span = f" ({' or '.join(each.metadata['choices'])})"
            lines.append(f"{each.name} = {value}  # {each.metadata['what']}{span}")
    return "\n".join(lines) + "\n"
