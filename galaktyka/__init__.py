"""Galaktyka: galaxy games on one exact rules engine.

import galaktyka as gk

match = gk.new("race", players=2, seed=7)
match.legal(0)
"""

from pathlib import Path

from galaktyka.engine.batch import Batch
from galaktyka.engine.errors import GalaktykaError, UnknownGameError
from galaktyka.engine.game import Game
from galaktyka.engine.match import Match, Seed
from galaktyka.engine.save import parse_match, read_match
from galaktyka.games import race, roll, transgalactica

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "Batch",
    "GalaktykaError",
    "Game",
    "Match",
    "batch",
    "game",
    "load",
    "new",
    "parse",
    "race",
    "roll",
    "transgalactica",
]

GAMES: dict[str, Game] = {entry.name: entry for entry in (race.GAME, roll.GAME, transgalactica.GAME)}


def game(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        raise UnknownGameError(f"There is no game '{name}'; there is {', '.join(GAMES)}.")
    return GAMES[name]


def new(name: str, *, players: int = 2, seed: Seed = 0, backend: str | None = None, **options: bool) -> Match:
    """A new match of a game; options are the game's own, as in `advanced=True`."""
    return Match(game(name), players=players, options=options, seed=seed, backend_name=backend)


def batch(
    name: str,
    *,
    games: int,
    players: int = 2,
    seed: Seed = 0,
    threads: int = 0,
    features: bool = False,
    reward: str = "win",
    **options: bool,
) -> Batch:
    """Many games at once on all cores; see `galaktyka.engine.batch`."""
    return Batch(
        game(name),
        games=games,
        players=players,
        options=options,
        seed=seed,
        threads=threads,
        features=features,
        reward=reward,
    )


def load(path: str | Path) -> Match:
    """A match from a file that `Match.save` wrote."""
    return read_match(Path(path), game)


def parse(text: str) -> Match:
    """A match from its text."""
    return parse_match(text, game)
