"""Pictures as text: `python tests/support/console_pictures.py record` writes tests/console/pictures anew."""

import sys

from core.digest import EMPTY, digest

FOLDER = __file__.rsplit("/", 1)[0] + "/../console/pictures/" if "/" in __file__ else "../console/pictures/"
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
        + ["lights " + " ".join(lights), "pixels %06x" % check]
        + rows
        + ["%s %s" % (_LETTERS[place], colour) for place, colour in enumerate(colours[1:])]
    )


def compare(scene):
    """Play a scene; AssertionError with both pictures side by side when it looks not as recorded."""
    now = picture(scene())
    name = scene.__name__
    try:
        with open(FOLDER + name + ".txt") as file:
            before = [line.rstrip("\n") for line in file]
    except OSError:
        before = []
    assert now == before, name + ": recorded | now\n" + _beside(before, now)


def _beside(before, now):
    lines = []
    for index in range(max(len(before), len(now))):
        old = before[index] if index < len(before) else ""
        new = now[index] if index < len(now) else ""
        lines.append("%-24s %s %s" % (old, " " if old == new else "|", new))
    return "\n".join(lines)


def record():
    """Write down all scenes."""
    import scenes_after
    import scenes_attract as attract
    import scenes_before
    import scenes_beside
    import scenes_console
    import scenes_playing
    import scenes_printed as printed
    import scenes_printed_twins as printed_twins
    import scenes_push_match as push_match
    import scenes_quarter_turn
    import scenes_quarter_turn_forms as forms
    import scenes_quarter_turn_moves as moves
    import scenes_total_madness as madness
    import scenes_twins
    import scenes_twins_modes as twins_modes

    every = [part.SCENES for part in (scenes_before, scenes_playing, scenes_beside, scenes_after)]
    every += [attract.FEW, attract.MORE]
    every += [scenes_console.SETTINGS, scenes_console.BEST]
    every += [push_match.TURNS, push_match.CALLS, push_match.POINTS, push_match.OTHERS, push_match.SIDES]
    every += [scenes_quarter_turn.SCENES, moves.SCENES, forms.SCENES]
    every += [scenes_twins.SCENES, twins_modes.SCENES]
    every += [madness.COUNTS, madness.RACES, madness.CLAIMS, madness.VERDICTS]
    every += [printed.QUICK, printed.MADNESS]
    every += [printed_twins.RACES, printed_twins.SIXES, printed_twins.TIMED, printed_twins.CLAIMS]
    for scenes in every:
        for scene in scenes:
            with open(FOLDER + scene.__name__ + ".txt", "w") as file:
                file.write("\n".join(picture(scene())) + "\n")


if __name__ == "__main__" and sys.argv[1:] == ["record"]:
    record()
