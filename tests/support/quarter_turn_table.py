"""Quarter Turn on the console, for tests: to the first screen, and boards laid by hand."""

import turning
from console_double import Player


def table(seats=(1, 2), seed=7, computers=0, width=16, height=None, **options):
    """A player at the first screen of Quarter Turn; the first seat begins."""
    options.setdefault("starter", seats[0])
    player = Player(width, height or width)
    player.join("quarter_turn", seats, computers=computers, **options)
    player.begin(seats[0], seed)
    player.wait(2500)
    return player


def lay(player, *faces, made=(), blocks=(), phase="before"):
    """Turn crossings (crossing, colour) into one colour, put blocks, and let the die roll these faces."""
    game = player.game
    for crossing, colour in made:
        turning.make(game.tiles, crossing, colour)
    for crossing, colour in blocks:
        turning.put(game, crossing, colour)
    game.rng = turning.Dice(*faces)
    game.phase = phase
    player.console.screen.view.unsettled = True
    player.wait(50)
    return player


def roll(player):
    """Whoever is on turn rolls, and looks at the die until the board is back."""
    press(player, "MATCH")
    assert player.screen == "die"
    player.wait(1700)


def press(player, *buttons):
    """Whoever is on turn presses buttons, one after the other."""
    for button in buttons:
        player.press(player.game.seats[player.game.at], button)


def note(player):
    """The words that run by, or None."""
    shown = player.console.screen.note
    return shown and shown.text


def until(player, screen, ms=60000):
    """Wait for a screen."""
    for _ in range(ms // 50):
        if player.screen == screen:
            return
        player.wait(50)
    raise AssertionError("the screen %s does not come: %s" % (screen, player.board.storage.logged))


def moment(player, *buttons, ms=500):
    """Whoever is on turn presses buttons; then some time goes by."""
    press(player, *buttons)
    player.wait(ms)
    return player
