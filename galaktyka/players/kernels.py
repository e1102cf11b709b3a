"""The kernels of the players for a game: compiled on demand, into a cache of their own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from galaktyka.engine.backend import Part, compiler_of, load_part, part_compiler
from galaktyka.engine.cpu import Cpu, Progress, fingerprint
from galaktyka.engine.errors import PlayerError
from galaktyka.engine.feature_rows import FEATURE_ROWS
from galaktyka.engine.game import Game, Records
from galaktyka.engine.kernel import fill
from galaktyka.engine.stepping import BATCH
from galaktyka.players import race, roll, slots, transgalactica
from galaktyka.players.answer import answer_bots, begin_bots, choose_for_bots
from galaktyka.players.bot import Choose
from galaktyka.players.neural import is_trained
from galaktyka.players.playout import HEURISTIC, RANDOM, play_all, random_legal

HERE = Path(__file__).parent
fingerprint(HERE)  # of what is imported now
KERNEL_BOTS = {"random": RANDOM, "heuristic": HEURISTIC}  # the bots that are kernels, by their numbers
HEURISTICS: dict[str, Choose] = {
    "race": race.heuristic,
    "roll": roll.heuristic,
    "transgalactica": transgalactica.heuristic,
}


def kernel_bot(name: str) -> int:
    """The number of a bot that is a kernel, and so can answer in compiled code."""
    if name not in KERNEL_BOTS:
        raise PlayerError(f"The bot '{name}' does not play in batches: take {' or '.join(KERNEL_BOTS)}.")
    return KERNEL_BOTS[name]


@dataclass(frozen=True)
class PlayerKernels:
    """Bots and whole games between them, on one backend."""

    random: Choose
    heuristic: Choose
    play_all: Callable[..., None]
    begin_bots: Callable[..., None]
    answer_bots: Callable[..., None]
    choose_for_bots: Callable[..., None]
    backend: str
    see: Callable[[Records], Any]  # the record in an array of one, as these kernels want it


@cache
def players_part(game: Game) -> Part:
    """The kernels of the players as a backend compiles them."""
    heuristic = HEURISTICS.get(game.name, random_legal)  # a game without rules of thumb is played at random
    fill(slots.observe, game.record, game.rules.observe)
    fill(slots.heuristic, game.record, heuristic)
    return Part("players", (random_legal, heuristic, play_all, begin_bots, answer_bots, choose_for_bots), (HERE,))


def player_kernels(game: Game, backend: str | None = None, progress: Progress | None = None) -> PlayerKernels:
    """The players of a game on a backend; `cpu` compiles them if nobody has before."""
    loaded = load_part(game, players_part(game), backend, progress)
    random, heuristic, play, begin, answer, choose = loaded.entries
    return PlayerKernels(random, heuristic, play, begin, answer, choose, loaded.name, loaded.see)


def players_compiler(game: Game) -> Cpu:
    """What compiles the players of a game for the CPU; it compiles the game's rules first."""
    return part_compiler(game, players_part(game))


def compilers(game: Game) -> list[Cpu]:
    """What compiles all that people at a table want compiled: rules, players, and what searches need."""
    searching = [part_compiler(game, part) for part in (BATCH, FEATURE_ROWS)] if is_trained(game) else []
    return [compiler_of(game), players_compiler(game), *searching]
