"""What a league hands out: a summary as JSON, a CSV file."""

import csv
import io
from typing import Any

from fivefold.league.scoring import of_teams
from fivefold.league.store import Store
from fivefold.monitor.export import harmless


def summary(store: Store) -> dict[str, Any]:
    """Plan, standings and tables as plain data."""
    plan = store.plan()
    names = {player.id: player.name for player in store.players()}
    teams = {player.id: player.team for player in store.players()}
    lines = store.standings()
    numbers: list[str] = next((match.result["numbers"] for match in store.matches() if match.result), [])
    return {
        "league": plan.name,
        "game": plan.game,
        "options": plan.options,
        "format": plan.form,
        "rounds": store.round(),
        "numbers": numbers,
        "standings": [
            {
                "place": line.place,
                "player": names[line.player],
                "team": teams[line.player],
                "points": line.points,
                "played": line.played,
                "numbers": line.numbers,
            }
            for line in lines
        ],
        "teams": [
            {"place": place, "team": team, "points": points} for place, team, points in of_teams(lines, teams)
        ],
        "tables": [
            {
                "id": match.id,
                "round": match.round,
                "console": match.console,
                "players": [names[player] for player in match.players],
                "state": match.state,
                "late_ms": late_ms(match.order, match.started),
                "cards": (match.result or {}).get("cards"),
                "standings": (match.result or {}).get("standings", []),
                "why": match.why,
                "corrected": match.corrected,
            }
            for match in store.matches()
        ],
        "corrections": store.corrections(),
    }


def late_ms(order: dict[str, Any] | None, started: int | None) -> int | None:
    """How much later than ordered a game began."""
    return None if order is None or started is None else started - int(order["at"])


def as_csv(store: Store) -> str:
    """A line a player: place, name, team, points, games, the rules' numbers; no text looks like a formula."""
    found = summary(store)
    file = io.StringIO()
    write = csv.writer(file)
    write.writerow(["place", "player", "team", "points", "games", *found["numbers"]])
    for line in found["standings"]:
        numbers = line["numbers"]
        write.writerow(
            [line["place"], harmless(line["player"]), harmless(line["team"]), line["points"], line["played"]]
            + numbers
        )
    return file.getvalue()


def as_text(found: dict[str, Any]) -> str:
    """A summary for a terminal."""
    lines = [f"{found['league']}: {found['game']}, {found['format']}, after round {found['rounds']}"]
    for line in found["standings"]:
        numbers = " ".join(map(str, line["numbers"]))
        lines.append(f"{line['place']:>3}. {line['player']:<20} {line['points']:>3}   {numbers}")
    for team in found["teams"]:
        lines.append(f"{team['place']:>3}. {team['team']:<20} {team['points']:>3}")
    for table in found["tables"]:
        if table["why"] or table["corrected"]:
            why = table["why"] or "corrected by the organiser"
            lines.append(f"{table['id']} at {table['console']}: {table['state']}, {why}")
    return "\n".join(lines)
