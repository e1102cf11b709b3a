"""Ratings: Elo numbers of bots that met in games of two, with the uncertainty that the deals leave.

Ratings are those under which the results were most likely (Bradley and Terry). Every pair that met counts one more
drawn game, so that a bot that lost every game still has a number. The confidence interval comes from drawing the deals
of every pair again and again with replacement, so that each pair always meets as often as it did; both games of a deal,
with the seats swapped, stay together.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from galaktyka.arena.result import GameResult
from galaktyka.engine.errors import OptionError

SCALE: Final = 400 / math.log(10)  # an advantage of 400 wins 10 of 11 games
ROUNDS: Final = 2000  # of the iteration, which is done long before
CLOSE: Final = 1e-7
DRAWS: Final = 200  # of the deals, for the intervals
Wins = np.ndarray[Any, np.dtype[np.float64]]  # wins of the row's bot over the column's


@dataclass(frozen=True)
class Rating:
    """How strong a bot is."""

    elo: float
    ci95: tuple[float, float]
    games: int
    wins: float  # a draw counts as half


def ratings(results: Sequence[GameResult], anchor: str, at: float = 1000.0, seed: int = 0) -> dict[str, Rating]:
    """The ratings of all bots that played, best first, where the anchor's is given; games of two bots."""
    names = sorted({name for result in results for name in result.bots})
    if anchor not in names or any(len(result.bots) != 2 for result in results):
        raise OptionError(f"Ratings come from games of two, some of them with '{anchor}'.")
    pairs = _by_pair(results, names)
    total = np.sum([deals.sum(axis=0) for deals in pairs], axis=0)
    base = names.index(anchor)
    elo = _elo(total, base, at)
    luck = np.random.default_rng(seed)
    again = [_elo(_drawn(pairs, luck), base, at) for _ in range(DRAWS)]
    low, high = np.quantile(again, (0.025, 0.975), axis=0)
    found = {
        name: Rating(float(elo[i]), (float(low[i]), float(high[i])), round(_games(total, i)), float(total[i].sum()))
        for i, name in enumerate(names)
    }
    return dict(sorted(found.items(), key=lambda entry: -entry[1].elo))


def _by_pair(results: Sequence[GameResult], names: Sequence[str]) -> list[Wins]:
    """For each pair that met, the wins in the games of each of its deals."""
    pairs: dict[tuple[str, ...], dict[str, Wins]] = {}
    for result in results:
        deals = pairs.setdefault(tuple(sorted(result.bots)), {})
        wins = deals.setdefault(result.seed, np.zeros((len(names), len(names))))
        first, second = (names.index(name) for name in result.bots)
        wins[first, second] += result.win(0)
        wins[second, first] += result.win(1)
    return [np.stack(list(deals.values())) for deals in pairs.values()]


def _drawn(pairs: Sequence[Wins], luck: np.random.Generator) -> Wins:
    """All wins, if every pair had met with other deals of those that it had."""
    drawn = [deals[luck.integers(0, len(deals), len(deals))].sum(axis=0) for deals in pairs]
    wins: Wins = np.sum(drawn, axis=0)
    return wins


def _games(wins: Wins, bot: int) -> float:
    return float(wins[bot].sum() + wins[:, bot].sum())


def _elo(wins: Wins, base: int, at: float) -> np.ndarray[Any, np.dtype[np.float64]]:
    """The most likely ratings, by letting each strength follow from all others until nothing changes."""
    met = (wins + wins.T) > 0
    np.fill_diagonal(met, val=False)
    wins = wins + 0.5 * met
    games = wins + wins.T
    strength = np.ones(len(wins))
    for _ in range(ROUNDS):
        before = strength
        strength = wins.sum(axis=1) / (games / (strength[:, None] + strength[None])).sum(axis=1)
        strength /= np.exp(np.log(strength).mean())
        if np.abs(strength / before - 1).max() < CLOSE:
            break
    elo: np.ndarray[Any, np.dtype[np.float64]] = SCALE * np.log(strength / strength[base]) + at
    return elo
