"""Statistics of games under watch: scores, sources of VP, seats, and how every piece does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from galaktyka.arena.transgalactica.pieces import programs, sources
from galaktyka.arena.transgalactica.watch import ROWS, SHEET, watch_games
from galaktyka.engine.backend import Part, load_part
from galaktyka.engine.flow import MAX_SEATS
from galaktyka.engine.game import Game, Records
from galaktyka.engine.match import Seed
from galaktyka.engine.random import key_words
from galaktyka.games.transgalactica.game import GAME
from galaktyka.games.transgalactica.tables import VOCABULARIES
from galaktyka.players import kernels
from galaktyka.players.kernels import players_part

BLOCK: Final = 250  # games watched at a time: a sheet of notes is large
QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)
Numbers = np.ndarray[Any, Any]
Report = Callable[[int, int], None]  # (games watched, games in all)


@dataclass(frozen=True)
class Use:
    """How a piece did: how often seats had it in a game in which they could, and how they fared."""

    name: str
    share: float  # % of seats that used it, of those in whose game it was
    score: float  # their average score
    wins: float  # their victories, as multiples of a fair share


@dataclass(frozen=True)
class Balance:
    """What games of one number of players look like."""

    players: int
    games: int
    scores: dict[float, float]  # quantiles of all scores
    winning: dict[float, float]  # quantiles of the best score of a game
    mean: float
    mean_winning: float
    sources: dict[str, float]  # VP of a seat and game
    places: tuple[float, ...]  # victories by place in the first order, as multiples of a fair share
    uses: dict[str, list[Use]]  # by kind of piece


@dataclass(frozen=True)
class Watched:
    """Games that were watched: a row for each game, in it one for each seat."""

    records: Records
    vp: Numbers  # by row
    uses: Numbers
    scores: Numbers
    wins: Numbers  # parts of a victory, 1 for all seats of a game together
    firsts: Numbers  # the first player


def balance(
    players: int, games: int, *, seed: Seed = 0, backend: str | None = None, report: Report | None = None
) -> Balance:
    """Let the heuristic bot play many games with itself, and count."""
    blocks = []
    for first in range(0, games, BLOCK):
        if report:
            report(first, games)
        blocks.append(_watch(GAME, players, [f"{seed}/{n}" for n in range(first, min(first + BLOCK, games))], backend))
    return _summary(players, _joined(blocks))


def _watch(game: Game, players: int, deals: list[str], backend: str | None) -> Watched:
    players_part(game)  # fills in what bots are
    part = Part("watch", (watch_games,), (Path(__file__).parent, Path(kernels.__file__).parent))
    loaded = load_part(game, part, backend)
    count = len(deals)
    records: Records = np.repeat(game.new_record(players, {}), count)
    mind: Records = np.zeros(1, records.dtype)
    mask = np.zeros(game.actions, np.uint8)
    vp, uses = np.zeros(count * SHEET, np.int32), np.zeros(count * SHEET, np.int32)
    firsts, points = np.zeros(count, np.uint8), np.zeros(count * MAX_SEATS, np.int32)
    winning = np.zeros(count, np.uint8)
    compiled = loaded.name == "cpu"
    loaded.entries[0](
        records if compiled else [loaded.see(records[i : i + 1]) for i in range(count)],
        np.concatenate([key_words(deal) for deal in deals]),
        loaded.see(mind),
        mind.view(np.uint8),
        mask if compiled else mask.data,
        vp,
        uses,
        np.zeros(MAX_SEATS, np.int32),
        firsts,
        points,
        winning,
    )
    won = (winning[:, None] >> np.arange(players)) & 1
    scores = points.reshape(-1, MAX_SEATS)[:, :players]
    return Watched(
        records, _sheets(vp, players), _sheets(uses, players), scores, won / won.sum(axis=1, keepdims=True), firsts
    )


def _sheets(notes: Numbers, players: int) -> Numbers:
    """The notes of each game and seat by row, in less room."""
    return notes.reshape(-1, MAX_SEATS, ROWS)[:, :players].astype(np.int16)


def _joined(blocks: list[Watched]) -> Watched:
    parts = ([getattr(block, name) for block in blocks] for name in Watched.__dataclass_fields__)
    return Watched(*(np.concatenate(part) for part in parts))


def _spread(values: Numbers) -> dict[float, float]:
    return {q: float(value) for q, value in zip(QUANTILES, np.quantile(values, QUANTILES), strict=True)}


def _summary(players: int, watched: Watched) -> Balance:
    best = watched.scores.max(axis=1)
    by_source: dict[str, float] = {}
    means = watched.vp.mean(axis=(0, 1))
    for row, source in enumerate(sources()):
        by_source[source] = by_source.get(source, 0.0) + float(means[row])
    places = (np.arange(players) - watched.firsts[:, None].astype(int)) % players
    return Balance(
        players=players,
        games=len(best),
        scores=_spread(watched.scores),
        winning=_spread(best),
        mean=float(watched.scores.mean()),
        mean_winning=float(best.mean()),
        sources=dict(sorted(by_source.items(), key=lambda item: -item[1])),
        places=tuple(float(watched.wins[places == place].mean() * players) for place in range(players)),
        uses={kind: list(_uses(kind, watched)) for kind in KINDS},
    )


def _uses(kind: str, watched: Watched) -> Iterator[Use]:
    """How every piece of a kind did."""
    players = watched.scores.shape[1]
    for number, name in enumerate(VOCABULARIES[kind]):
        if number == 0:
            continue
        had, could = KINDS[kind](watched, number, name)
        if had.any():
            score, wins = watched.scores[had].mean(), watched.wins[had].mean() * players
            yield Use(name, 100 * float(had.sum() / could.sum()), float(score), float(wins))
        else:
            yield Use(name, 0.0, 0.0, 0.0)


def _by_program(kind: str) -> Callable[[Watched, int, str], tuple[Numbers, Numbers]]:
    """Seats for which the program of a piece ran; everybody could."""

    def find(watched: Watched, number: int, name: str) -> tuple[Numbers, Numbers]:
        had = watched.uses[:, :, programs(kind)[name]] > 0
        return had, np.ones_like(had)

    return find


def _abilities(watched: Watched, number: int, name: str) -> tuple[Numbers, Numbers]:
    had = _seats(watched)["ability"] == number
    return had, np.ones_like(had)


def _technologies(watched: Watched, number: int, name: str) -> tuple[Numbers, Numbers]:
    """Seats that marked it, of those in whose game it was."""
    slots = watched.records["tech"] == number
    marked = _seats(watched)["marked"].astype(int)
    bits = (marked[:, :, None] >> np.arange(slots.shape[1])) & 1
    return (bits * slots[:, None, :]).any(axis=2), np.broadcast_to(slots.any(axis=1)[:, None], marked.shape)


def _decrees(watched: Watched, number: int, name: str) -> tuple[Numbers, Numbers]:
    """Seats that sat down for it, of those in whose game it was."""
    places = watched.records["decree"] == number
    office = (watched.records["office"] * places).sum(axis=1)
    games = np.arange(len(office))
    seats = np.arange(1, watched.scores.shape[1] + 1)
    sat = np.zeros(watched.scores.shape, bool)
    for metal in ("gold", "silver"):
        holder = watched.records[metal][games, office]
        sat |= (holder[:, None] == seats) & (office > 0)[:, None]
    return sat, np.broadcast_to(places.any(axis=1)[:, None], sat.shape)


def _objectives(watched: Watched, number: int, name: str) -> tuple[Numbers, Numbers]:
    had = (_seats(watched)["objectives"] == number).any(axis=2)
    return had, np.ones_like(had)


def _seats(watched: Watched) -> Any:
    return watched.records["seat"][:, : watched.scores.shape[1]]


KINDS: Final[dict[str, Callable[[Watched, int, str], tuple[Numbers, Numbers]]]] = {
    "ability": _abilities,
    "technology": _technologies,
    "mission": _by_program("mission"),
    "token": _by_program("token"),
    "decree": _decrees,
    "office": _by_program("office"),
    "objective": _objectives,
}
