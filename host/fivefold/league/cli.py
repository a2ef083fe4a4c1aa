"""The command `fivefold league`."""

import json
import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

import typer

import games
from core.option import complete
from core.rng import SEED_MAX
from fivefold.errors import Failure, Usage
from fivefold.options import parse_options

if TYPE_CHECKING:
    from fivefold.league.store import Store

app = typer.Typer(help="Many consoles, one evening, over an MQTT broker.", no_args_is_help=True)
ORGANISER = "FIVEFOLD_LEAGUE_PASSWORD"  # of the environment
PAGE_PORT = 8170
DATABASE = typer.Option(help="A file, or postgresql://…; a file in your data folder if left out.")
GAME = typer.Option(help=f"One of {', '.join(games.GAMES)}.")
FORM = typer.Option("--format", help="round_robin, swiss, knock_out or time_attack.")
ROUNDS = typer.Option(min=1, max=60, help="As many as the format has, or 5, if left out.")
OPTION = typer.Option(help="NAME=VALUE of the game; may be given again.")
SEATS = typer.Option(min=2, max=6, help="Players at a table, at most.")
SEED = typer.Option(min=0, max=SEED_MAX, help="Of the pairings and cards; chance if left out.")
LEAD = typer.Option(min=4, max=60, help="Seconds between an order and the beginning of its game.")
LANGUAGE = typer.Option(help="Of the page and the sheets: en, fr, de, it, da, nl or sv.")


def _store(database: str | None) -> "Store":
    from fivefold.league import store

    return store.Store(store.url(database))


def _checked(game: str, form: str, seats: int, option: list[str]) -> dict[str, int | str]:
    """The options of a game that can be played like this. Raises Usage."""
    from fivefold.league.pairing import FORMATS

    if form not in FORMATS:
        raise Usage(f"--format is one of {', '.join(FORMATS)}, not {form!r}")
    from fivefold.virtual.programs import daily

    try:
        rules = games.load(game)
        options = parse_options(rules, option)
        if form == "time_attack" and game == daily.GAME:
            options = {**cast("dict[str, int | str]", daily.OPTIONS), **options}
        complete(rules.OPTIONS, options)
        rules(list(range(1, 2 if form == "time_attack" else seats + 1)), options)
    except ValueError as error:
        raise Usage(str(error)) from None
    if seats != 2 and form == "knock_out":
        raise Usage("a knock-out is played by two at a table")
    return options


@app.command()
def new(
    name: Annotated[str, typer.Argument(help="What the evening is called.")],
    game: Annotated[str, GAME] = "quick_play",
    form: Annotated[str, FORM] = "swiss",
    seats: Annotated[int, SEATS] = 2,
    rounds: Annotated[int | None, ROUNDS] = None,
    option: Annotated[list[str] | None, OPTION] = None,
    seed: Annotated[int | None, SEED] = None,
    database: Annotated[str | None, DATABASE] = None,
) -> None:
    """Decide what is played. Players and consoles are added afterwards."""
    import secrets

    from fivefold.league.store import Plan

    options = _checked(game, form, seats, option or [])
    store = _store(database)
    if store.get("plan") is not None:
        raise Failure("there is a league in this database already: name another one with --database")
    seed = secrets.randbelow(SEED_MAX) if seed is None else seed
    store.set("plan", Plan(name, game, options, form, seats, rounds or 0, seed).__dict__)
    typer.echo(f"{name}: {game}, {form}. Next: fivefold league player NAME…")


@app.command()
def player(
    names: Annotated[list[str], typer.Argument(help="Who takes part.")],
    team: Annotated[str, typer.Option(help="All of them are of this team.")] = "",
    face: Annotated[str, typer.Option(help="A symbol or letter beside the name.")] = "",
    database: Annotated[str | None, DATABASE] = None,
) -> None:
    """Let players take part."""
    store = _store(database)
    with store.writing():
        for name in names:
            store.add_player(name, face, team)
    typer.echo(f"{len(store.players())} players")


@app.command()
def console(
    names: Annotated[list[str], typer.Argument(help="What consoles are called at the broker.")],
    remove: Annotated[bool, typer.Option("--remove", help="They take part no more.")] = False,
    database: Annotated[str | None, DATABASE] = None,
) -> None:
    """Let consoles take part; prints a password for each, once."""
    from fivefold.league import broker
    from fivefold.monitor.cli import CONSOLE
    from fivefold.mqtt import LEAGUE

    store = _store(database)
    for name in names:
        if not CONSOLE.fullmatch(name) or name in (LEAGUE, broker.HOME):
            raise Usage(f"a console is called by small letters, digits, - and _, not {name!r}")
        if remove:
            store.set_console(name, None)
            continue
        password = broker.new_password()
        store.set_console(name, broker.hashed(password))
        typer.echo(f"{name} {password}")
    typer.echo("then write the broker's files anew: fivefold league broker FOLDER", err=True)


@app.command()
def broker(
    folder: Annotated[Path, typer.Argument(help="For mosquitto.conf, passwords and the access list.")],
    host: Annotated[str, typer.Option(help="Address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 1883,
    database: Annotated[str | None, DATABASE] = None,
) -> None:
    """Write what Mosquitto needs; prints new passwords of `league` and `home`."""
    from fivefold.league import broker as mosquitto
    from fivefold.mqtt import LEAGUE

    accounts = _store(database).consoles()
    for user in (LEAGUE, mosquitto.HOME):
        password = mosquitto.new_password()
        accounts[user] = mosquitto.hashed(password)
        typer.echo(f"{user} {password}")
    typer.echo(f"then: mosquitto -c {mosquitto.write(folder, accounts, host, port)}", err=True)


@app.command()
def run(
    where: Annotated[str, typer.Option("--broker", help="mqtt://league:PASSWORD@HOST, or mqtts://…")],
    ca: Annotated[Path | None, typer.Option(help="With mqtts://: file of the broker's certificate.")] = None,
    host: Annotated[
        str, typer.Option(help="Address of the page; 0.0.0.0 for phones in the room.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port of the page.")] = PAGE_PORT,
    no_page: Annotated[bool, typer.Option("--no-page", help="Serve no page.")] = False,
    automatic: Annotated[
        bool, typer.Option("--automatic", help="The next round begins when one is over.")
    ] = False,
    lead: Annotated[float, LEAD] = 8,
    language: Annotated[str, LANGUAGE] = "en",
    database: Annotated[str | None, DATABASE] = None,
) -> None:
    """Run the evening: hear the consoles, give orders, serve the page. The organiser's password is taken from
    FIVEFOLD_LEAGUE_PASSWORD; without one the page is read-only."""
    from fivefold import mqtt
    from fivefold.league.umpire import Umpire

    store = _store(database)
    store.plan()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.default_int_handler)
    umpire = Umpire(
        store,
        mqtt.broker(where, ca),
        lambda text: typer.echo(text, err=True),
        automatic=automatic,
        lead_s=lead,
    )
    try:
        if no_page:
            while not (automatic and umpire.over()):
                umpire.step()
        else:
            from fivefold.league import serving

            if os.environ.get(ORGANISER):
                serving.set_password(store, os.environ[ORGANISER])
            server = serving.Server(store, umpire, host, port, language)
            typer.echo(f"the league is at {server.address} (Ctrl-C ends it)")
            server.run()
    except KeyboardInterrupt:
        pass
    finally:
        umpire.close()


@app.command()
def standings(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    database: Annotated[str | None, DATABASE] = None,
) -> None:
    """Print the standings."""
    from fivefold.league import reports

    found = reports.summary(_store(database))
    typer.echo(json.dumps(found) if as_json else reports.as_text(found))


@app.command()
def correct(
    match: Annotated[str, typer.Argument(help="Such as r2-3.")],
    places: Annotated[list[int], typer.Argument(help="The place of seat 1, of seat 2 …")],
    why: Annotated[str, typer.Option(help="Is recorded and shown.")],
    database: Annotated[str | None, DATABASE] = None,
) -> None:
    """Say how a table ended; what stood before stays recorded. While a league runs, do it on its page."""
    _store(database).correct(match, places, why)


@app.command()
def export(
    as_csv: Annotated[Path | None, typer.Option("--csv", help="Write the standings as CSV.")] = None,
    pdf: Annotated[Path | None, typer.Option(help="Write a result sheet and certificates.")] = None,
    language: Annotated[str, LANGUAGE] = "en",
    database: Annotated[str | None, DATABASE] = None,
) -> None:
    """Write the results for a spreadsheet, or to print."""
    from fivefold import files
    from fivefold.league import reports

    if not as_csv and not pdf:
        raise Usage("say what to write: --csv FILE, --pdf FILE")
    store = _store(database)
    store.plan()
    if as_csv:
        with files.whole(as_csv) as part:
            part.write_text(files.MARK + reports.as_csv(store), encoding="utf-8", newline="")
    if pdf:
        from fivefold.league.sheet import pdf as sheet

        with files.whole(pdf) as part:
            part.write_bytes(sheet(store, language))


@app.command()
def demo(
    consoles: Annotated[int, typer.Option(min=1, max=60, help="So many virtual boards.")] = 12,
    game: Annotated[str, GAME] = "quick_play",
    form: Annotated[str, FORM] = "swiss",
    seats: Annotated[int, SEATS] = 2,
    rounds: Annotated[int | None, ROUNDS] = None,
    option: Annotated[list[str] | None, OPTION] = None,
    seed: Annotated[int, SEED] = 7,
    speed: Annotated[
        float | None, typer.Option(min=0, help="Of the games; 0: as fast as they can. Default 4 with a page.")
    ] = None,
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port of the page.")] = PAGE_PORT,
    language: Annotated[str, LANGUAGE] = "en",
    no_open: Annotated[
        bool, typer.Option("--no-open", help="Without the page: play the evening and print its standings.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, without the page.")] = False,
) -> None:
    """Try it alone: virtual boards with bots, a Mosquitto on this machine, the page."""
    import tempfile

    from fivefold.league import demo as evening
    from fivefold.league import reports
    from fivefold.league.pairing import rounds as usual
    from fivefold.league.store import Store

    page = not (no_open or as_json)
    short = ["rounds=3"] if game == "quick_play" and form != "time_attack" else []
    options = _checked(game, form, seats, option or short)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.default_int_handler)
    players = consoles * (1 if form == "time_attack" else seats)
    with tempfile.TemporaryDirectory(prefix="fivefold-league-") as folder:
        store = Store(f"sqlite:///{folder}/league.sqlite")
        how = {"game": game, "options": options, "form": form, "seats": seats, "seed": seed}
        count = rounds or usual(form, players, seats)
        evening.plan(store, players, name="Fivefold", rounds=count, **how)
        try:
            found = evening.run(
                store,
                consoles,
                (4 if page else 0) if speed is None else speed,
                page,
                port,
                language,
                lambda text: typer.echo(text, err=True),
            )
        except KeyboardInterrupt:
            found = reports.summary(store)
        typer.echo(json.dumps(found) if as_json else reports.as_text(found))
        store.close()
