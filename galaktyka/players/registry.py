"""Bots by their names; `expert:2s` is the expert that thinks two seconds a move."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial

from galaktyka.engine.errors import PlayerError
from galaktyka.engine.game import Game
from galaktyka.players.bot import Bot, KernelBot
from galaktyka.players.kernels import player_kernels
from galaktyka.players.neural import (
    EFFORT,
    FULL,
    LEVELS,
    Effort,
    Expert,
    Level,
    NeuralBot,
    is_trained,
    trained,
    unhurried,
)
from galaktyka.players.neural.levels import level_for

Make = Callable[[Game, str | None], Bot]  # (game, backend): the bot


def make_random(game: Game, backend: str | None) -> Bot:
    """The random bot: any legal action, each as likely."""
    kernels = player_kernels(game, backend)
    return KernelBot("random", game, kernels.random, kernels.see)


def make_heuristic(game: Game, backend: str | None) -> Bot:
    """The heuristic bot: a sensible plan by rules of thumb."""
    kernels = player_kernels(game, backend)
    return KernelBot("heuristic", game, kernels.heuristic, kernels.see)


def maker_of(name: str, level: Level) -> Make:
    """What makes the neural bot of a level."""
    return lambda game, backend: NeuralBot(
        name, game, trained(game), level_for(game.name, level), backend, partial(make_heuristic, game, backend)
    )


def make_expert(game: Game, backend: str | None, name: str = "expert", effort: Effort = EFFORT) -> Bot:
    """The expert, with an effort of its own."""
    return Expert(name, game, trained(game), backend, effort, partial(make_heuristic, game, backend))


BOTS: dict[str, Make] = {"random": make_random, "heuristic": make_heuristic}
TRAINED: dict[str, Make] = {f"neural-{name}": maker_of(f"neural-{name}", level) for name, level in LEVELS.items()}
TRAINED["neural"] = maker_of("neural", FULL)  # these play games for which there are weights
TRAINED["expert"] = make_expert
TIMED = re.compile(r"expert:(\d{1,4}(?:\.\d{1,3})?)s")
WEAKER = "neural-novice"  # the trained bot that is rated below `heuristic` in games of two (docs/ladder.md)


def bot_names(game: Game) -> Sequence[str]:
    """The names of all bots that play a game, the weakest first."""
    if not is_trained(game):
        return tuple(BOTS)
    stronger = [name for name in TRAINED if name != WEAKER]
    return ("random", WEAKER, "heuristic", *stronger)


def check_names(game: Game, names: Sequence[str]) -> None:
    """Refuse a name that no bot of a game has."""
    known = bot_names(game)
    for name in names:
        if name not in known and not (seconds_of(name) and "expert" in known):
            raise PlayerError(f"There is no bot '{name}'; there is {', '.join(known)}.")


def searches(name: str) -> bool:
    """Whether the bot of a name wants a possible world, see `SearchBot`, and takes its time."""
    return name == "expert" or seconds_of(name) > 0


def seconds_of(name: str) -> float:
    """How long a bot of that name thinks about a move, if its name says so, else 0."""
    timed = TIMED.fullmatch(name)
    return float(timed[1]) if timed else 0.0


def bot(name: str, game: Game, backend: str | None = None) -> Bot:
    """The bot of that name for a game; its kernels run on the backend as the rules do."""
    check_names(game, [name])
    if seconds := seconds_of(name):
        return make_expert(game, backend, name, unhurried(game.name, seconds))
    return (BOTS | TRAINED)[name](game, backend)
