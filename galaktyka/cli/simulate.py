"""`galaktyka simulate`: many games between bots, and what they look like."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

import galaktyka as gk
from galaktyka import arena
from galaktyka.arena.simulate import Spread
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
    Players,
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


def simulate(
    game: GameName,
    players: Players = 2,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 1000,
    seed: Seed = "0",
    bots: Bots = "random",
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
    """Play many games between bots: rounds, decisions, scores by seat, and how they ended."""
    table = gk.game(game)
    at_least(games, 1, "--games")
    names, chosen = (
        names_in(bots, "--bots"),
        game_options(options, expansions, goals=goals, takeovers=takeovers, draft=draft),
    )
    check_table(table, players, chosen, names)
    ready = prepared(table, backend, games, quiet=as_json)
    with workers_of(processes, ray, ray_address) as workers, counted("Playing", hidden=as_json) as progress:
        result = arena.simulate(
            table,
            players,
            games,
            seed=seed_of(seed),
            bots=names,
            options=chosen,
            backend=ready,
            progress=progress,
            workers=workers,
        )
    if as_json:
        print_json(result.json())
    else:
        _show(result)


def _show(result: arena.Simulation) -> None:
    console = stdout()
    rate = result.games * result.decisions.mean / result.seconds
    console.print(f"{result.games:,} games in {result.seconds:.1f} s ({rate:,.0f} decisions/s)")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("", "mean", *result.rounds.quantiles, "wins"):
        table.add_column(heading, justify="left" if heading == "" else "right")
    table.add_row("rounds", *_numbers(result.rounds), "")
    table.add_row("decisions", *_numbers(result.decisions), "")
    for seat in result.seats:
        table.add_row(f"score, seat {seat.seat + 1} ({seat.bot})", *_numbers(seat.score), f"{seat.share:.1%}")
    console.print(table)
    for reason, count in result.end_reasons.items():
        console.print(f"ended by {reason}: {count:,} ({count / result.games:.1%})")


def _numbers(spread: Spread) -> list[str]:
    return [f"{spread.mean:.1f}", *(f"{value:.0f}" for value in spread.quantiles.values())]
