"""How a console comes from one game to the next: loaded for that, and gone while people play."""

import games
from console import loader, saving
from console.table import Table
from core.option import printed
from core.refusal import BadSnapshot
from core.snapshot import restore

CANNOT_JUDGE = "cannot_judge"


def first_screen(console):
    """The first screen after the start, for Console.go: language, a saved game, or the attract screen."""
    if not console.settings.chosen:
        return "language", "Language"
    return ("resume", "Resume") if kept(console) else ("attract", "Attract")


def after_crash(console):
    """The screen after the picture of a fault, for Console.go: the game, where it was kept, or the menu."""
    return ("resume", "Resume") if kept(console) else ("menu", "Menu")


def start_game(console, name, humans, computers, options, at=None):
    """Begin a game with a count-down; see Table. Raises ValueError when it cannot start like this.

    at: console ms at which the count-down ends, where others begin at the same moment.
    """
    console.table = None
    console.tidy()
    seats = sorted(humans + list(computers))
    if CANNOT_JUDGE in [option.name for option in games.load(name, options).OPTIONS]:
        options = dict(options)
        options[CANNOT_JUDGE] = sum([1 << seat - 1 for seat in computers])  # V-6
    game = games.start(name, seats, options, _seed(console))
    console.table = Table(game, humans, computers, console.happened, console.record)
    count_down(console, at)


def resume(console):
    """Go on with the saved game after a count-down; with a menu where that is not possible."""
    console.tidy()
    try:
        console.table = take_up(console, kept(console))
    except ValueError:
        console.board.storage.remove(saving.FILE)
        console.go("menu", "Menu")
        return
    count_down(console)


def count_down(console, at=None):
    """Begin the game at the table, with a count-down where that belongs to it; at: as in start_game."""
    game = console.table.game
    console.texts.game = game.NAME
    console.names = loader.once("console.players").at_table(console.board.storage, console.table)
    tell_game(console, "start")
    # Printed cards have to be laid out first.
    counts = not game.counts_down() and not printed(game.options)
    console.show(loader.screen("countdown", "Countdown")(console, counts, at))


def kept(console):
    """What saving.keep() saved, or None when there is nothing that could be played here."""
    saved = console.board.storage.load(saving.FILE)
    if not isinstance(saved, dict) or {"computers", "game", "humans"} - set(saved):
        return None
    humans = saved["humans"]
    if not isinstance(humans, list) or [seat for seat in humans if seat not in console.seats]:
        return None
    return saved


def take_up(console, saved):
    """The table of a saved game. Raises ValueError when it does not fit this version or is damaged."""
    try:
        game = restore(saved["game"], games.load)
        computers = {seat: strength for seat, strength in saved["computers"]}
        if sorted(saved["humans"] + list(computers)) != sorted(game.seats):
            raise ValueError("other seats than the game's")
        console.series = _series(saved.get("series"), len(game.seats))
        return Table(game, saved["humans"], computers, console.happened)
    except (BadSnapshot, TypeError, KeyError) as error:
        raise ValueError("no saved game to go on with: %s" % error)


def _series(saved, seats):
    if not isinstance(saved, list) or len(saved) != 1 + seats:
        return None
    return None if [count for count in saved if type(count) is not int] else saved


def _seed(console):
    """The seed of the next game: the one asked for by the link, or a new one."""
    seed = console.board.seed() if console.next_seed is None else console.next_seed
    console.next_seed = None
    return seed


def tell_game(console, event):
    """Tell the host all about the game in play: what it takes to follow the game from here on."""
    table = console.table
    if not table:
        console.link.send(event, game=None)
        return
    game, names = table.game, console.names
    console.link.send(
        event,
        game=table.name,
        seats=game.seats,
        computers=[[seat, table.computers[seat]] for seat in sorted(table.computers)],
        options=game.options,
        seed=game.seed,
        now=table.time(console.now),
        over=game.over,
        winners=game.winners(),
        numbers=game.NUMBERS,
        standings=game.standings(),
        names={str(seat): names[seat][1:] for seat in names},
        faces={str(seat): names[seat][0] for seat in names},
    )
