"""Ratings: Elo numbers of bots from the tables that they sat at, with the uncertainty that the deals leave.

Ratings are those under which the results were most likely, if every seat wins as often as its bot's strength is of all
strengths at the table (Bradley and Terry, for any number of seats). Every pair that met counts one more drawn game, so
that a bot that lost every game still has a number. The confidence interval comes from drawing the deals of every
company again and again with replacement, so that each meets as often as it did; all games of a deal, with the seats
swapped, stay together.

Games without a win draw games without a win, however often: of a bot that won nothing only the most that it may be is
known, and of one that won everything the least. Its interval is open at the other end, and its number, which the drawn
games made, is moved into it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from galaktyka.arena.result import GameResult
from galaktyka.engine.errors import OptionError

SCALE: Final = 400 / math.log(10)  # an advantage of 400 wins ten times as often
ROUNDS: Final = 2000  # of the iteration, which is done long before
CLOSE: Final = 1e-7
DRAWS: Final = 200  # of the deals, for the intervals
UNLIKELY: Final = 0.05  # what 95 % confidence leaves
FAR: Final = 100.0  # a difference of log strengths that no game shows
HALVINGS: Final = 60
Numbers = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Rating:
    """How strong a bot is; one end is open where it won no game at all, or all of them."""

    elo: float
    ci95: tuple[float, float]
    games: int
    wins: float  # a shared victory counts as its fraction


@dataclass(frozen=True)
class Company:
    """Bots that sat at tables together: numbers are by bot, those of deals by deal and bot."""

    seats: Numbers  # of each bot at such a table
    games: Numbers  # of each deal
    wins: Numbers  # in the games of each deal

    def drawn(self, luck: np.random.Generator) -> Company:
        """The same company, if it had had other deals of those that it had."""
        deals = luck.integers(0, len(self.games), len(self.games))
        return Company(self.seats, self.games[deals], self.wins[deals])


def ratings(results: Sequence[GameResult], anchor: str, at: float = 1000.0, seed: int = 0) -> dict[str, Rating]:
    """The ratings of all bots that played, best first, where the anchor's is given."""
    names = sorted({name for result in results for name in result.bots})
    if anchor not in names:
        raise OptionError(f"Ratings need games with '{anchor}', by whom all are measured.")
    companies = _companies(results, names)
    base = names.index(anchor)
    elo = _elo(companies, base, at)
    luck = np.random.default_rng(seed)
    again = [_elo([company.drawn(luck) for company in companies], base, at) for _ in range(DRAWS)]
    low, high = np.quantile(again, (0.025, 0.975), axis=0)
    games = sum((company.games.sum() * (company.seats > 0) for company in companies), np.zeros(len(names)))
    wins = _wins(companies)
    found = {}
    for i, name in enumerate(names):
        ends = float(low[i]), float(high[i])
        if i != base and wins[i] in (0, games[i]):
            bound = _bound(companies, elo, i, won=wins[i] > 0)
            ends = (bound, math.inf) if wins[i] else (-math.inf, bound)
        number = min(max(float(elo[i]), ends[0]), ends[1])
        found[name] = Rating(number, ends, round(games[i]), float(wins[i]))
    return dict(sorted(found.items(), key=lambda entry: -entry[1].elo))


def _companies(results: Sequence[GameResult], names: Sequence[str]) -> list[Company]:
    """All who met, with the games of each of their deals."""
    met: dict[tuple[str, ...], dict[str, list[Numbers]]] = {}
    for result in results:
        won = np.zeros(len(names))
        for seat, name in enumerate(result.bots):
            won[names.index(name)] += result.win(seat)
        met.setdefault(tuple(sorted(result.bots)), {}).setdefault(result.seed, []).append(won)
    return [
        Company(
            seats=np.array([bots.count(name) for name in names], np.float64),
            games=np.array([len(games) for games in deals.values()], np.float64),
            wins=np.array([np.sum(games, axis=0) for games in deals.values()]),
        )
        for bots, deals in met.items()
    ]


def _wins(companies: Sequence[Company]) -> Numbers:
    """All wins of each bot."""
    wins: Numbers = np.sum([company.wins.sum(axis=0) for company in companies], axis=0)
    return wins


def _elo(companies: Sequence[Company], base: int, at: float) -> Numbers:
    """The most likely ratings, by letting each strength follow from all others until nothing changes."""
    seats = np.stack([company.seats for company in companies])
    games = np.array([company.games.sum() for company in companies])
    met = (seats.T @ seats > 0).astype(np.float64)
    np.fill_diagonal(met, 0)
    wins = _wins(companies) + 0.5 * met.sum(axis=1)
    strength = np.ones(len(wins))
    for _ in range(ROUNDS):
        before = strength
        fair = (games / (seats @ strength)) @ seats + (met / (strength[:, None] + strength)).sum(axis=1)
        strength = wins / fair
        strength /= np.exp(np.log(strength).mean())
        if np.abs(strength / before - 1).max() < CLOSE:
            break
    elo: Numbers = SCALE * np.log(strength / strength[base]) + at
    return elo


def _bound(companies: Sequence[Company], elo: Numbers, bot: int, *, won: bool) -> float:
    """The rating with which a bot would win all its games, or lose all, only as seldom as is still credible."""
    strength = np.exp(elo / SCALE)
    met = [company for company in companies if 0 < company.seats[bot] < company.seats.sum()]
    games = np.array([company.games.sum() for company in met])
    mine = np.array([company.seats[bot] for company in met])
    others = np.array([company.seats @ strength for company in met]) - mine * strength[bot]
    low, high = -FAR, FAR
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        ahead = middle + np.log(mine / others)
        chance = -(games * np.logaddexp(0, -ahead if won else ahead)).sum()  # its logarithm
        if (chance > math.log(UNLIKELY)) == won:
            high = middle
        else:
            low = middle
    return SCALE * low
