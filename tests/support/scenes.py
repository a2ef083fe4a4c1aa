"""Pictures as text, in a folder beside the tests that compare them.

A test_pictures*.py has scenes: functions called scene_NAME that return a player; pictures/NAME.txt is what
that player sees. `python tests/support/scenes.py record` writes all of them anew, and removes what no
scene shows.
"""

import sys

from core.digest import EMPTY, digest

_SCENE = "scene_"
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-*/=?!%&@"


def picture(player):
    """What a player sees now: name of the screen, words, lights, and every pixel; a list of lines."""
    board = player.board
    rgb = board.matrix.shown
    colours = ["000000"]
    rows = []
    check = EMPTY
    for y in range(board.height):
        row = ""
        for x in range(board.width):
            at = (y * board.width + x) * 3
            colour = "%02x%02x%02x" % (rgb[at], rgb[at + 1], rgb[at + 2])
            if colour not in colours:
                colours.append(colour)
            place = colours.index(colour)
            row += _LETTERS[place - 1] if place else "."
            check = digest(colour, check)
        rows.append(row)
    lights = ["%02x%02x%02x" % tuple(player.light(seat)) for seat in board.seats]
    return (
        ["screen " + player.screen]
        + ["says " + line for line in player.console.screen.describe().split("\n")]
        + ["spells " + line for line in player.console.screen.spell().split("\n") if line]
        + ["lights " + " ".join(lights), "pixels %06x" % check]
        + rows
        + ["%s %s" % (_LETTERS[place], colour) for place, colour in enumerate(colours[1:])]
    )


def scenes(names):
    """The scenes among a module's names, by the names of their pictures."""
    return {name[len(_SCENE) :]: names[name] for name in sorted(names) if name.startswith(_SCENE)}


def of_few_items(menu):
    """Let a menu have a few items, so that no picture of it depends on how many games there are."""
    menu.items = ("quick_play", "twins", "fame", "settings")
    menu.renew()


def compare(names, file):
    """Play the scenes of a test file, given its globals() and __file__.

    AssertionError with both pictures side by side when one looks not as recorded, or when there is none.
    """
    found = scenes(names)
    assert found
    for name in sorted(found):
        now = picture(found[name]())
        try:
            with open(_folder(file) + name + ".txt") as kept:
                before = [line.rstrip("\n") for line in kept]
        except OSError:
            before = []
        assert now == before, name + ": recorded | now\n" + _beside(before, now)


def _folder(file):
    return (file.rsplit("/", 1)[0] if "/" in file else ".") + "/pictures/"


def _beside(before, now):
    lines = []
    for index in range(max(len(before), len(now))):
        old = before[index] if index < len(before) else ""
        new = now[index] if index < len(now) else ""
        lines.append("%-24s %s %s" % (old, " " if old == new else "|", new))
    return "\n".join(lines)


def record():
    """Write down all scenes of all test files."""
    import runpy
    from pathlib import Path

    tests = Path(__file__).resolve().parent.parent
    sys.path[:0] = [str(tests.parent / name) for name in ("firmware", "host")]
    written = set()
    for file in sorted(tests.rglob("test_pictures*.py")):
        for name, scene in scenes(runpy.run_path(str(file))).items():
            target = Path(_folder(str(file))) / (name + ".txt")
            target.parent.mkdir(exist_ok=True)
            target.write_text("\n".join(picture(scene())) + "\n")
            written.add(target)
    for file in set(tests.glob("**/pictures/*.txt")) - written:
        file.unlink()


if __name__ == "__main__" and sys.argv[1:] == ["record"]:
    record()
