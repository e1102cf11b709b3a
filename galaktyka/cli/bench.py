"""`galaktyka bench`: how fast a game runs on this machine; every figure is measured in this very run."""

from __future__ import annotations

import os
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Annotated, Any, Final

import typer
from rich.table import Table

import galaktyka as gk
from galaktyka.cli.compare import Compared, compare
from galaktyka.cli.console import counted, print_json, stdout
from galaktyka.cli.options import (
    BackendName,
    Draft,
    Expansions,
    GameName,
    GameOptions,
    Goals,
    Json,
    Players,
    Takeovers,
    game_options,
)
from galaktyka.cli.startup import cold_and_warm, start
from galaktyka.engine.backend import backend_name
from galaktyka.engine.game import Game
from galaktyka.engine.measure import Effort, Gauge

# One go at anything takes a fraction of a second, so that on a busy machine some of the goes are not interrupted.
FULL: Final = {
    "cpu": Effort(games=500, goes=25, copies=500_000, recorded=25, steps=100),
    "python": Effort(games=10, goes=5, copies=50_000, recorded=10, steps=0),
}
QUICK: Final = {
    "cpu": Effort(games=250, goes=4, copies=100_000, recorded=5, steps=50),
    "python": Effort(games=1, goes=1, copies=1_000, recorded=1, steps=0),
}

FULL_SECONDS: Final = 3.0  # for each library of a comparison
QUICK_SECONDS: Final = 0.3


def bench(
    game: GameName,
    players: Players = 2,
    options: GameOptions = None,
    expansions: Expansions = None,
    goals: Goals = False,
    takeovers: Takeovers = False,
    draft: Draft = False,
    backend: BackendName = "cpu",
    quick: Annotated[bool, typer.Option("--quick", help="Measure less, and leave out the cold compilation.")] = False,
    against: Annotated[
        bool, typer.Option("--compare", help="Measure other libraries that are installed too, side by side.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Measure a game on one core: random decisions, single steps from Python, copying, compiling, starting.

    Speeds are those of the fastest of several goes, by the time that the one core worked. A cold compilation and a warm
    start run in processes of their own.
    """
    chosen = game_options(options, expansions, goals=goals, takeovers=takeovers, draft=draft)
    if against:
        _show_comparison(compare(gk.game(game), players, chosen, QUICK_SECONDS if quick else FULL_SECONDS), as_json)
        return
    result = measure(gk.game(game), players, chosen, backend, quick=quick, hidden=as_json)
    if as_json:
        print_json(result)
        return
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, value in result.items():
        table.add_row(name, _words(value))
    stdout().print(table)


def _show_comparison(rows: Sequence[Compared], as_json: bool) -> None:
    """A table, fastest first; what is not installed comes last and says so."""
    ordered = sorted(rows, key=lambda row: -(row.decisions_per_s or 0))
    if as_json:
        print_json([asdict(row) for row in ordered])
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("package", "game", "played", "decisions/s"):
        table.add_column(heading, justify="right" if heading == "decisions/s" else "left")
    for row in ordered:
        table.add_row(row.package, row.game, row.how, row.note or f"{row.decisions_per_s:,}")
    stdout().print(table)
    if missing := list(dict.fromkeys(row.install for row in ordered if row.install)):
        stdout().print(
            f"To measure what is not installed as well: pip install {shlex.join(missing)}", markup=False, soft_wrap=True
        )


def measure(
    game: Game, players: int, options: Mapping[str, bool], backend: str | None, *, quick: bool, hidden: bool
) -> dict[str, Any]:
    """All figures of a game, by their names."""
    name = backend_name(backend)
    with counted("Measuring", hidden=hidden) as progress:
        gauge = Gauge(game, players, options, name, progress)
        effort = (QUICK if quick else FULL)[gauge.backend.name]
        progress(0, 5, "random play")
        speed = gauge.play(effort)
        progress(1, 5, "steps from Python")
        steps = gauge.python_steps_per_s(effort)
        progress(2, 5, "copying")
        copy = gauge.copy_ns(effort)
        progress(3, 5, "batches")
        batches = _batches(gauge, effort)
        progress(4, 5, "compiling and starting")
        cold, warm = _starts(game, players, options, gauge.backend.name, quick=quick)
    return {
        "game": game.name,
        "players": players,
        "options": {option.name: bool(options.get(option.name)) for option in game.options},
        "backend": gauge.backend.name,
        "decisions_per_s": round(speed.decisions / speed.seconds),
        "games_per_s": round(speed.games / speed.seconds, 1),
        "decisions_per_game": round(speed.decisions / speed.games, 1),
        "python_steps_per_s": round(steps),
        "copy_ns": round(copy, 1),
        "record_bytes": gauge.record_bytes,
        **batches,
        "compile_cold_s": cold,
        "warm_start_s": warm,
    }


def _batches(gauge: Gauge, effort: Effort) -> dict[str, int | None]:
    """Random decisions of a batch on one thread and on all cores, by steps from Python and in one call."""
    names = ("batch_step_per_s", "batch_play_per_s", "batch_threads", "batch_all_step_per_s", "batch_all_play_per_s")
    if gauge.backend.name != "cpu":
        return dict.fromkeys(names)
    one, every = (gauge.batch(effort, threads) for threads in (1, os.cpu_count() or 1))
    figures = (one.stepped, one.played, every.threads, every.stepped, every.played)
    return {name: round(figure) for name, figure in zip(names, figures, strict=True)}


def _starts(
    game: Game, players: int, options: Mapping[str, bool], backend: str, *, quick: bool
) -> tuple[float | None, float | None]:
    """Seconds of a cold compilation and of a warm start; None for what is not measured."""
    if backend != "cpu":
        return None, None
    if quick:
        return None, round(start(game, players, options), 2)
    cold, warm = cold_and_warm(game, players, options)
    return round(cold, 2), round(warm, 2)


def _words(value: Any) -> str:
    if value is None:
        return "not measured"
    if isinstance(value, dict):
        return ", ".join(name for name, on in value.items() if on) or "none"
    return f"{value:,}" if isinstance(value, int | float) else str(value)
