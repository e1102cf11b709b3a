"""Simulation: many games between bots, and what their results look like."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

import galaktyka as gk
from galaktyka.arena.result import GameResult
from galaktyka.arena.table import BotTable, endless, seats_in
from galaktyka.arena.tournament import Progress, seated
from galaktyka.arena.workers import FEW, Workers
from galaktyka.engine.errors import OptionError
from galaktyka.engine.game import Game
from galaktyka.engine.match import Seed
from galaktyka.players.bulk import play_games
from galaktyka.players.kernels import KERNEL_BOTS, PlayerKernels, player_kernels
from galaktyka.players.playout import MOST_DECISIONS
from galaktyka.players.registry import bot, check_names

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
BLOCK = 500  # games of compiled bots played between two reports of progress; others play fewer


@dataclass(frozen=True)
class Spread:
    """A number that differs from game to game."""

    mean: float
    quantiles: dict[str, float]


@dataclass(frozen=True)
class SeatResult:
    """How a seat did over all games."""

    seat: int
    bot: str
    score: Spread
    share: float  # victories a game; a shared one counts as its fraction


@dataclass(frozen=True)
class Simulation:
    """What many games look like."""

    game: str
    players: int
    seed: str
    games: int
    rounds: Spread
    decisions: Spread
    seats: tuple[SeatResult, ...]
    end_reasons: dict[str, int]
    seconds: float

    def json(self) -> dict[str, Any]:
        """The same for programs that read it."""
        return asdict(self)


@dataclass(frozen=True)
class Row:
    """What a simulation keeps of one game."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    decisions: int
    end_reason: str


def simulate(
    game: Game,
    players: int,
    games: int,
    *,
    seed: Seed = 0,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, bool] | None = None,
    backend: str | None = None,
    progress: Progress | None = None,
    workers: Workers | None = None,
) -> Simulation:
    """Play many games; the bots take the seats in turn where there are fewer of them than seats.

    Where `workers` play them, the results are the same.
    """
    if games < 1:
        raise OptionError("A simulation needs at least one game.")
    names = seated(bots, players)
    check_names(game, names)
    started = time.perf_counter()
    size = _block(names, workers)
    blocks = [_deals(seed, first, min(first + size, games)) for first in range(0, games, size)]
    report = _report(progress, games, size)
    if workers:
        played = workers.map(
            play_block, [(game.name, names, deals, options or {}, backend) for deals in blocks], report
        )
    else:
        played = []
        for deals in blocks:
            report(len(played))
            played.append(list(_play(game, names, deals, options or {}, backend)))
        report(len(played))
    rows = [row for block in played for row in block]
    return _summary(game, names, str(seed), rows, time.perf_counter() - started)


def _block(names: Sequence[str], workers: Workers | None) -> int:
    """How many games are played at a time."""
    if all(name in KERNEL_BOTS for name in names):
        return BLOCK
    return workers.chunk if workers else FEW


def _deals(seed: Seed, first: int, end: int) -> list[str]:
    """The seeds of a block of the games."""
    return [f"{seed}/{number}" for number in range(first, end)]


def _report(progress: Progress | None, games: int, size: int) -> Callable[[int], None]:
    """Progress in games, for work that counts in blocks."""
    return lambda blocks: progress(min(blocks * size, games), games) if progress else None


def play_block(
    game: str, names: Sequence[str], deals: Sequence[str], options: Mapping[str, bool], backend: str | None
) -> list[Row]:
    """Play some of the games, on whatever machine this is."""
    return list(_play(gk.game(game), names, deals, options, backend))


def _play(
    game: Game, names: Sequence[str], deals: Sequence[str], options: Mapping[str, bool], backend: str | None
) -> Iterator[Row]:
    """Play the deals: compiled bots without a return to Python, any others decision by decision."""
    if all(name in KERNEL_BOTS for name in names):
        kernels = player_kernels(game, backend)
        if kernels.backend == "cpu":
            return _play_compiled(game, kernels, names, deals, options)
    table = BotTable(game, len(names), options, backend)
    players = [bot(name, game, backend) for name in names]
    return (_row(table.play(players, deal)) for deal in deals)


def _row(result: GameResult) -> Row:
    return Row(result.scores, result.winners, result.rounds, sum(result.decisions), result.end_reason)


def _play_compiled(
    game: Game, kernels: PlayerKernels, names: Sequence[str], deals: Sequence[str], options: Mapping[str, bool]
) -> Iterator[Row]:
    """Play all deals in one call."""
    played = play_games(game, kernels, names, deals, options)
    if played.decisions.max() >= MOST_DECISIONS:
        raise endless(names)
    records = played.records.view(np.recarray)
    for i, scores in enumerate(played.scores.tolist()):
        winners = seats_in(int(played.winners[i]))
        reason = game.end_reason(records[i])
        yield Row(tuple(scores), winners, int(records[i]["turn"]), int(played.decisions[i]), reason)


def spread(values: Sequence[int]) -> Spread:
    """Mean and quantiles of numbers."""
    levels = np.quantile(values, QUANTILES)
    return Spread(float(np.mean(values)), {str(q): float(x) for q, x in zip(QUANTILES, levels, strict=True)})


def _summary(game: Game, names: Sequence[str], seed: str, rows: Sequence[Row], seconds: float) -> Simulation:
    return Simulation(
        game=game.name,
        players=len(names),
        seed=seed,
        games=len(rows),
        rounds=spread([row.rounds for row in rows]),
        decisions=spread([row.decisions for row in rows]),
        seats=tuple(_seat_result(seat, name, rows) for seat, name in enumerate(names)),
        end_reasons=dict(Counter(row.end_reason for row in rows).most_common()),
        seconds=seconds,
    )


def _seat_result(seat: int, name: str, rows: Sequence[Row]) -> SeatResult:
    wins = sum(1 / len(row.winners) for row in rows if seat in row.winners)
    return SeatResult(seat, name, spread([row.scores[seat] for row in rows]), wins / len(rows))
