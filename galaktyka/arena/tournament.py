"""Tournaments: the same deals for everybody, and everybody in every seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import galaktyka as gk
from galaktyka.arena.result import GameResult, Standing, standings, standings_json
from galaktyka.arena.table import BotTable
from galaktyka.arena.workers import Workers
from galaktyka.engine.errors import OptionError, PlayerError
from galaktyka.engine.game import Game
from galaktyka.engine.match import Seed
from galaktyka.players import Bot, bot
from galaktyka.players.registry import check_names

Lineup = tuple[str, ...]  # the bot at each seat
Pairing = tuple[str, Lineup]  # (deal, who plays it)
Progress = Callable[[int, int], None]  # (games played, games in all)


@dataclass(frozen=True)
class Tournament:
    """What was played, and how it went."""

    results: tuple[GameResult, ...]

    @property
    def bots(self) -> dict[str, Standing]:
        """How each bot did, by name."""
        return standings(self.results)

    def json(self) -> dict[str, Any]:
        """The standings for programs that read them."""
        return standings_json(self.bots)


def seated(names: Sequence[str], players: int) -> Lineup:
    """The bots in the seats in turn, from the first again where there are fewer of them than seats."""
    if not names:
        raise PlayerError("Name at least one bot.")
    return tuple(names[seat % len(names)] for seat in range(players))


def lineups(names: Sequence[str], players: int) -> list[Lineup]:
    """Who meets whom: every choice of `players` bots, or all of them in turn where there are fewer bots than seats."""
    if len(names) <= players:
        return [seated(names, players)]
    return list(combinations(names, players))


def rotations(lineup: Lineup) -> list[Lineup]:
    """Every bot of a lineup once in every seat; rotations that are the same again are left out."""
    turned = [lineup[shift:] + lineup[:shift] for shift in range(len(lineup))]
    return list(dict.fromkeys(turned))


def schedule(names: Sequence[str], players: int, games: int, seed: Seed) -> Iterator[Pairing]:
    """At least `games` games as (deal, lineup): each deal is played by every lineup in every rotation."""
    tables = [turned for lineup in lineups(names, players) for turned in rotations(lineup)]
    deals = -(-games // len(tables))
    for deal in range(deals):
        for table in tables:
            yield f"{seed}/{deal}", table


def seats_for(game: Game, names: Sequence[str]) -> int:
    """A seat for each bot, as far as the game allows, and two for a single one."""
    return min(max(len(names), game.min_players, 2), game.max_players)


def tournament(
    game: Game,
    names: Sequence[str],
    games: int,
    *,
    seed: Seed = 0,
    players: int | None = None,
    options: Mapping[str, bool] | None = None,
    backend: str | None = None,
    progress: Progress | None = None,
    workers: Workers | None = None,
) -> Tournament:
    """Let bots play at least `games` games, with the same deals for each of them in each seat.

    Without `players` the table has a seat for each bot, and at least two. Where `workers` play, the results are the
    same but for the time that they take.
    """
    if games < 1:
        raise OptionError("A tournament needs at least one game.")
    seats = seats_for(game, names) if players is None else players
    check_names(game, names)
    plan = list(schedule(names, seats, games, seed))
    table = Table(game.name, seats, dict(options or {}), backend)
    if workers:
        return Tournament(tuple(_by_workers(workers, table, plan, progress)))
    return Tournament(tuple(_here(game, table, plan, progress)))


@dataclass(frozen=True)
class Table:
    """Where a tournament is played."""

    game: str
    seats: int
    options: dict[str, bool]
    backend: str | None


def _here(game: Game, where: Table, plan: Sequence[Pairing], progress: Progress | None) -> Iterator[GameResult]:
    """Play all games on this machine, one after the other."""
    bots: dict[str, Bot] = {name: bot(name, game, where.backend) for _, lineup in plan for name in lineup}
    table = BotTable(game, where.seats, where.options, where.backend)
    for done, (deal, lineup) in enumerate(plan):
        if progress:
            progress(done, len(plan))
        yield table.play([bots[name] for name in lineup], deal)
    if progress:
        progress(len(plan), len(plan))


def _by_workers(
    workers: Workers, where: Table, plan: Sequence[Pairing], progress: Progress | None
) -> Iterator[GameResult]:
    """Let workers play the games, some at a time."""
    size = workers.chunk

    def report(chunks: int) -> None:
        if progress:
            progress(min(chunks * size, len(plan)), len(plan))

    chunks = [(where, plan[first : first + size]) for first in range(0, len(plan), size)]
    for results in workers.map(play_chunk, chunks, report):
        yield from results


def play_chunk(where: Table, plan: Sequence[Pairing]) -> list[GameResult]:
    """Play some of the games, on whatever machine this is."""
    return list(_here(gk.game(where.game), where, plan, None))
