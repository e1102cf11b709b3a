"""The games behind the interfaces of other libraries; each is imported when it is asked for.

    from galaktyka import envs

    envs.pettingzoo("race", players=3, seed=7)           # seats in turn (AEC)
    envs.pettingzoo_parallel("race", players=3, seed=7)  # all seats at once
    envs.gymnasium("race", bots="heuristic")             # one seat against bots
    envs.vector("race", games=1024, bots="random")       # one seat of many games, opponents in compiled code
    envs.openspiel("race", players=2)                    # a pyspiel game

`pip install 'galaktyka[research]'` installs the libraries.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from galaktyka.engine.game import Game
from galaktyka.engine.match import Seed
from galaktyka.envs.libraries import need

if TYPE_CHECKING:
    from galaktyka.envs.aec import TurnEnv
    from galaktyka.envs.batched import SeatVectorEnv
    from galaktyka.envs.parallel import TableEnv
    from galaktyka.envs.single import SeatEnv

__all__ = ["gymnasium", "openspiel", "pettingzoo", "pettingzoo_parallel", "vector"]


def pettingzoo(
    game: str | Game,
    players: int = 2,
    *,
    seed: Seed = 0,
    reward: str = "win",
    illegal: str = "error",
    backend: str | None = None,
    **options: bool,
) -> TurnEnv:
    """A PettingZoo environment in which the lowest seat that owes a decision acts (AEC)."""
    need("pettingzoo", "PettingZoo environments")
    from galaktyka.envs.aec import TurnEnv  # noqa: PLC0415  a library that may be missing

    return TurnEnv(game, players, options, seed=seed, reward=reward, illegal=illegal, backend=backend)


def pettingzoo_parallel(
    game: str | Game,
    players: int = 2,
    *,
    seed: Seed = 0,
    reward: str = "win",
    illegal: str = "error",
    backend: str | None = None,
    **options: bool,
) -> TableEnv:
    """A PettingZoo environment in which all seats that owe a decision act at once, and all others wait."""
    need("pettingzoo", "PettingZoo environments")
    from galaktyka.envs.parallel import TableEnv  # noqa: PLC0415

    return TableEnv(game, players, options, seed=seed, reward=reward, illegal=illegal, backend=backend)


def gymnasium(
    game: str | Game,
    players: int = 2,
    *,
    seat: int = 0,
    bots: str | Sequence[str] = "heuristic",
    seed: Seed = 0,
    reward: str = "win",
    illegal: str = "error",
    backend: str | None = None,
    **options: bool,
) -> SeatEnv:
    """A Gymnasium environment: one seat, with bots at all others."""
    need("gymnasium", "Gymnasium environments")
    from galaktyka.envs.single import SeatEnv  # noqa: PLC0415

    return SeatEnv(
        game, players, options, seat=seat, bots=bots, seed=seed, reward=reward, illegal=illegal, backend=backend
    )


def vector(
    game: str | Game,
    players: int = 2,
    *,
    games: int,
    seat: int = 0,
    bots: str | Sequence[str] = "random",
    seed: Seed = 0,
    reward: str = "win",
    threads: int = 0,
    scaled: bool = True,
    **options: bool,
) -> SeatVectorEnv:
    """A Gymnasium vector environment: one seat of many games, whose bots answer in compiled code on all cores."""
    need("gymnasium", "Gymnasium environments")
    from galaktyka.envs.batched import SeatVectorEnv  # noqa: PLC0415

    return SeatVectorEnv(
        game,
        players,
        options,
        games=games,
        seat=seat,
        bots=bots,
        seed=seed,
        reward=reward,
        threads=threads,
        scaled=scaled,
    )


def openspiel(
    game: str | Game,
    players: int = 2,
    *,
    seed: int = 0,
    deals: int = 1000,
    reward: str = "win",
    **options: bool,
) -> Any:
    """An OpenSpiel game that begins with a chance node, which chooses one of so many deals."""
    need("pyspiel", "OpenSpiel games")
    from galaktyka.envs.spiel import load_game  # noqa: PLC0415

    return load_game(game, players, options, seed=seed, deals=deals, reward=reward)
