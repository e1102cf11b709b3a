"""Bots by their names."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from galaktyka.engine.errors import PlayerError
from galaktyka.engine.game import Game
from galaktyka.players.bot import Bot, KernelBot
from galaktyka.players.kernels import player_kernels

Make = Callable[[Game, str | None], Bot]  # (game, backend): the bot


def make_random(game: Game, backend: str | None) -> Bot:
    """The random bot: any legal action, each as likely."""
    kernels = player_kernels(game, backend)
    return KernelBot("random", game, kernels.random, kernels.see)


def make_heuristic(game: Game, backend: str | None) -> Bot:
    """The heuristic bot: a sensible plan by rules of thumb."""
    kernels = player_kernels(game, backend)
    return KernelBot("heuristic", game, kernels.heuristic, kernels.see)


BOTS: dict[str, Make] = {"random": make_random, "heuristic": make_heuristic}


def bot_names() -> Sequence[str]:
    """The names of all bots, weakest first."""
    return tuple(BOTS)


def check_names(names: Sequence[str]) -> None:
    """Refuse a name that no bot has."""
    for name in names:
        if name not in BOTS:
            raise PlayerError(f"There is no bot '{name}'; there is {', '.join(BOTS)}.")


def bot(name: str, game: Game, backend: str | None = None) -> Bot:
    """The bot of that name for a game; its kernels run on the backend as the rules do."""
    check_names([name])
    return BOTS[name](game, backend)
