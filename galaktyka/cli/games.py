"""`galaktyka games`: what can be played."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from galaktyka import GAMES, Game
from galaktyka.cli.console import print_json, stdout
from galaktyka.cli.options import Json


def games(as_json: Json = False) -> None:
    """List the games with their players and options."""
    if as_json:
        print_json([_facts(game) for game in GAMES.values()])
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("Game", "Title", "Players", "Options"):
        table.add_column(heading)
    for game in GAMES.values():
        options = "\n".join(f"{option.name}: {option.text}" for option in game.options)
        table.add_row(game.name, game.title, f"{game.min_players}-{game.max_players}", options)
    stdout().print(table)


def _facts(game: Game) -> dict[str, Any]:
    """What a program may want to know about a game."""
    return {
        "name": game.name,
        "title": game.title,
        "rules_version": game.rules_version,
        "players": {"min": game.min_players, "max": game.max_players},
        "options": [{"name": option.name, "text": option.text} for option in game.options],
        "actions": game.actions,
    }
