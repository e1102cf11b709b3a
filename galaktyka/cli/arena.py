"""`galaktyka arena`: bots against bots, with the same deals for everybody in every seat."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

import galaktyka as gk
from galaktyka.arena import Standing, tournament
from galaktyka.arena.tournament import seats_for
from galaktyka.cli.compile import prepared
from galaktyka.cli.console import counted, print_json, stdout
from galaktyka.cli.options import (
    BackendName,
    Bots,
    Draft,
    Expansions,
    GameName,
    GameOptions,
    Goals,
    Json,
    OnRay,
    ProcessCount,
    RayAddress,
    Seed,
    Takeovers,
    at_least,
    check_table,
    game_options,
    names_in,
    seed_of,
    workers_of,
)


def arena(
    game: GameName,
    bots: Bots = "heuristic,random",
    games: Annotated[int, typer.Option("--games", "-n", help="How many games at least.")] = 100,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Seats at a table.", show_default="one for each bot")
    ] = None,
    seed: Seed = "0",
    options: GameOptions = None,
    expansions: Expansions = None,
    goals: Goals = False,
    takeovers: Takeovers = False,
    draft: Draft = False,
    backend: BackendName = None,
    processes: ProcessCount = 1,
    ray: OnRay = False,
    ray_address: RayAddress = None,
    as_json: Json = False,
) -> None:
    """Let bots play a tournament: everybody gets the same deals, in every seat."""
    table = gk.game(game)
    at_least(games, 1, "--games")
    names, chosen = (
        names_in(bots, "--bots"),
        game_options(options, expansions, goals=goals, takeovers=takeovers, draft=draft),
    )
    check_table(table, seats_for(table, names) if players is None else players, chosen, names)
    ready = prepared(table, backend, games, quiet=as_json)
    with workers_of(processes, ray, ray_address) as workers, counted("Playing", hidden=as_json) as progress:
        result = tournament(
            table,
            names,
            games,
            seed=seed_of(seed),
            players=players,
            options=chosen,
            backend=ready,
            progress=progress,
            workers=workers,
        )
    if as_json:
        print_json(result.json())
    else:
        _show(result.bots)


def _show(standings: dict[str, Standing]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("bot", "games", "wins", "share", "95 %", "mean score", "ms/decision"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for name, row in sorted(standings.items(), key=lambda entry: -entry[1].share):
        low, high = row.ci95
        between = f"{low:.1%}–{high:.1%}"
        numbers = (f"{row.wins:g}", f"{row.share:.1%}", between, f"{row.mean_score:.1f}", f"{row.ms_per_decision:.3f}")
        table.add_row(name, f"{row.games:,}", *numbers)
    stdout().print(table)
