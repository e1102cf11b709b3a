"""Results: of one game between bots, and of a tournament."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

Z95 = 1.959964  # standard deviations that hold 95 % of a normal distribution
DIGITS = 9  # of a share: what lies behind them is rounding


@dataclass(frozen=True)
class GameResult:
    """One finished game; every tuple has one entry a seat."""

    seed: str
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]  # the seats that share the victory
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # time the bots took to decide
    rounds: int
    end_reason: str

    def win(self, seat: int) -> float:
        """A seat's part of the victory: 1, a fraction if it is shared, or 0."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass(frozen=True)
class Standing:
    """How one bot did in a tournament."""

    games: int
    wins: float  # a shared victory counts as its fraction
    share: float  # wins a game
    ci95: tuple[float, float]  # where the true share lies with 95 % confidence
    mean_score: float
    ms_per_decision: float


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share, after Wilson: sound also near 0 and 1.

    Games with the same deal count as independent. They mostly even each other out, so that the interval is rather
    too wide than too narrow.
    """
    if games == 0:
        return 0.0, 1.0
    spread = Z95 * Z95 / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 * math.sqrt((share * (1 - share) + spread / 4) / games) / (1 + spread)
    return max(0.0, round(middle - half, DIGITS)), min(1.0, round(middle + half, DIGITS))


def standings(results: Iterable[GameResult]) -> dict[str, Standing]:
    """How each bot did, by name; a bot that sits at several seats of a game counts once for each."""
    table: dict[str, list[tuple[float, int, int, float]]] = {}
    for result in results:
        for seat, name in enumerate(result.bots):
            row = (result.win(seat), result.scores[seat], result.decisions[seat], result.seconds[seat])
            table.setdefault(name, []).append(row)
    return {name: _standing(rows) for name, rows in table.items()}


def _standing(rows: list[tuple[float, int, int, float]]) -> Standing:
    wins, scores, decisions, seconds = (sum(column) for column in zip(*rows, strict=True))
    games = len(rows)
    share = wins / games
    ms = 1000 * seconds / decisions if decisions else 0.0
    return Standing(games, wins, share, wilson(share, games), scores / games, ms)


def standings_json(table: dict[str, Standing]) -> dict[str, Any]:
    """The standings for programs that read them."""
    return {"bots": {name: {**vars(row), "ci95": list(row.ci95)} for name, row in table.items()}}
