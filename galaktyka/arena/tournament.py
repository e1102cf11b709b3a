"""Tournaments: the same deals for everybody, and everybody in every seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from galaktyka.arena.result import GameResult, Standing, standings, standings_json
from galaktyka.arena.table import BotTable
from galaktyka.engine.errors import OptionError, PlayerError
from galaktyka.engine.game import Game
from galaktyka.engine.match import Seed
from galaktyka.players import Bot, bot

Lineup = tuple[str, ...]  # the bot at each seat
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


def schedule(names: Sequence[str], players: int, games: int, seed: Seed) -> Iterator[tuple[str, Lineup]]:
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
) -> Tournament:
    """Let bots play at least `games` games, with the same deals for each of them in each seat.

    Without `players` the table has a seat for each bot, and at least two.
    """
    if games < 1:
        raise OptionError("A tournament needs at least one game.")
    seats = players or seats_for(game, names)
    bots: dict[str, Bot] = {name: bot(name, game, backend) for name in names}
    plan = list(schedule(names, seats, games, seed))
    table = BotTable(game, seats, options or {}, backend)
    results = []
    for done, (deal, lineup) in enumerate(plan):
        if progress:
            progress(done, len(plan))
        results.append(table.play([bots[name] for name in lineup], deal))
    if progress:
        progress(len(plan), len(plan))
    return Tournament(tuple(results))
