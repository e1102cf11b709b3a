"""`galaktyka bench --compare`: random decisions a second, side by side with other libraries that are installed.

Every library plays on one core through the Python interface that its users have, game after game. The games differ, so
that the figures tell orders of magnitude and no more.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final

import numpy as np

from galaktyka.engine.batch import Batch
from galaktyka.engine.game import Game
from galaktyka.engine.match import Match

Play = Callable[[float], tuple[int, float]]  # (seconds to play): decisions made, and the seconds that they took
GAMES: Final = 1024  # of a batch
STEPS: Final = 16  # of a batch of ours in one call
ONE_CORE: Final = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
ALWAYS: Final = 10_000_000  # decisions after which any measure ends


@dataclass(frozen=True)
class Contender:
    """A game of a library."""

    package: str
    module: str  # what must be installed
    game: str
    how: str  # how it is played
    play: Play
    install: str = ""  # what pip is asked for


@dataclass(frozen=True)
class Compared:
    """What was measured, or why nothing was."""

    package: str
    game: str
    how: str
    decisions_per_s: int | None
    note: str
    install: str = ""  # what pip has to be asked for first


def compare(game: Game, players: int, options: Mapping[str, bool], seconds: float) -> list[Compared]:
    """Measure everything that is installed, for so many seconds each."""
    return [_measured(one, seconds) for one in (*our_own(game, players, options), *OTHERS)]


def _measured(one: Contender, seconds: float) -> Compared:
    if find_spec(one.module) is None:
        return Compared(one.package, one.game, one.how, None, "not installed", one.install)
    try:
        decisions, taken = one.play(seconds)
    except ImportError as error:  # a part of the library that it does without
        return Compared(one.package, one.game, one.how, None, f"not installed: {error.name}", one.install)
    return Compared(one.package, one.game, one.how, round(decisions / taken), "")


def our_own(game: Game, players: int, options: Mapping[str, bool]) -> tuple[Contender, ...]:
    """Our ways to play a game."""

    def batch() -> Batch:
        return Batch(game, games=GAMES, players=players, options=options, threads=1)

    def played(seconds: float) -> tuple[int, float]:
        many = batch()

        def some() -> int:
            many.play_random(STEPS)
            return GAMES * STEPS

        return _counted(seconds, some)

    def stepped(seconds: float) -> tuple[int, float]:
        many = batch()

        def some() -> int:
            many.step(many.random_actions())
            return GAMES

        return _counted(seconds, some)

    def matched(seconds: float) -> tuple[int, float]:
        chance = Random(0)
        return _counted(seconds, lambda: _play_match(game, players, options, chance))

    name = f"{game.title}, {players} players"
    return (
        Contender("Galaktyka", "galaktyka", name, "batch, in one call", played),
        Contender("Galaktyka", "galaktyka", name, "batch, step by step", stepped),
        Contender("Galaktyka", "galaktyka", name, "match by match", matched),
    )


def _counted(seconds: float, some: Callable[[], int]) -> tuple[int, float]:
    """Do some of the work again and again; the first time is not counted, since it may compile or load things."""
    some()
    started = time.perf_counter()
    decisions, taken = 0, 0.0
    while taken < seconds and decisions < ALWAYS:
        decisions += some()
        taken = time.perf_counter() - started
    return decisions, taken


def _play_match(game: Game, players: int, options: Mapping[str, bool], chance: Random) -> int:
    match = Match(game, players=players, options=options, seed=chance.getrandbits(32), backend_name="cpu")
    while owing := match.owing:
        match.step(owing[0], chance.choice(match.legal_ids(owing[0])))
    return len(match.history)


def play_openspiel(name: str, seconds: float) -> tuple[int, float]:
    """Random games of OpenSpiel; moves of chance are not counted."""
    game, chance = import_module("pyspiel").load_game(name), Random(0)

    def one() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(chance.choice(state.legal_actions()))
        return decisions

    return _counted(seconds, one)


def play_pgx(name: str, seconds: float) -> tuple[int, float]:
    """Random steps of a batch of Pgx, compiled for the CPU; games that end are begun anew."""
    os.environ.setdefault("XLA_FLAGS", ONE_CORE)
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make(name)
    step = jax.jit(jax.vmap(pgx.experimental.auto_reset(env.step, env.init)))
    draw = jax.jit(lambda key, masks: jax.random.categorical(key, jax.numpy.log(masks.astype(jax.numpy.float32))))
    keys = jax.random.split(jax.random.PRNGKey(0), GAMES)
    held = {"state": jax.jit(jax.vmap(env.init))(keys), "key": jax.random.PRNGKey(1)}

    def one() -> int:
        held["key"], drawn, chance = jax.random.split(held["key"], 3)
        actions = draw(drawn, held["state"].legal_action_mask)
        held["state"] = step(held["state"], actions, jax.random.split(chance, GAMES))
        held["state"].rewards.block_until_ready()
        return GAMES

    return _counted(seconds, one)


def play_pettingzoo(module: str, seconds: float) -> tuple[int, float]:
    """Random games of a PettingZoo environment."""
    env: Any = import_module(module).env()
    chance = np.random.default_rng(0)

    def one() -> int:
        env.reset(seed=int(chance.integers(2**31)))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            action = None if ended or cut else int(chance.choice(np.flatnonzero(seen["action_mask"])))
            decisions += action is not None
            env.step(action)
        return decisions

    return _counted(seconds, one)


def play_catanatron(seconds: float) -> tuple[int, float]:
    """Random games of catanatron."""
    library, chance = import_module("catanatron"), Random(0)
    colours = [library.Color.RED, library.Color.BLUE]

    def one() -> int:
        game = library.Game([library.RandomPlayer(colour) for colour in colours], seed=chance.getrandbits(31))
        game.play()
        return len(game.state.actions)

    return _counted(seconds, one)


BY_STATE: Final = "state by state"
BY_TURN: Final = "turn by turn"
CLASSIC: Final = "pettingzoo.classic"


def _openspiel(title: str, name: str) -> Contender:
    return Contender("OpenSpiel", "pyspiel", title, BY_STATE, partial(play_openspiel, name), "open-spiel")


def _pettingzoo(title: str, name: str) -> Contender:
    play = partial(play_pettingzoo, f"{CLASSIC}.{name}")
    return Contender("PettingZoo", "pettingzoo", title, BY_TURN, play, "pettingzoo[classic]")


OTHERS: Final = (
    _openspiel("backgammon", "backgammon"),
    _openspiel("gin rummy", "gin_rummy"),
    Contender("Pgx", "pgx", "backgammon", "batch, step by step", partial(play_pgx, "backgammon"), "pgx"),
    _pettingzoo("connect four", "connect_four_v3"),
    _pettingzoo("leduc hold'em", "leduc_holdem_v4"),
    Contender("catanatron", "catanatron", "Catan, 2 players", "game by game", play_catanatron, "catanatron"),
)
