"""Check and measure the cuda backend on a machine with a GPU: python tools/gpu.py [--games N] [--out FILE].

Plays the same random games on the GPU and on the CPU and compares every byte of the final records, steps a batch on
both and compares every mask, then measures random decisions per second, for all player counts and some options. Prints
one JSON object, and ends with an error if anything differs.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

import galaktyka as gk
from galaktyka.engine import cuda
from galaktyka.engine.backend import load_part
from galaktyka.engine.batch import Batch
from galaktyka.engine.cuda.device import numba_cuda
from galaktyka.engine.errors import GalaktykaError
from galaktyka.engine.game import Game
from galaktyka.engine.mix import Kind
from galaktyka.engine.playout import KEY_WORDS, PLAYOUT
from galaktyka.engine.random import key_words

# Tables with options by game, besides the plain ones: together they reach every set of cards and every phase.
FURTHER: Final[Mapping[str, Sequence[tuple[int, tuple[str, ...]]]]] = {
    "race": (
        (2, ("advanced",)),
        (2, ("rvi", "takeovers", "duel")),
        (3, ("tgs", "draft")),
        (3, ("tgs", "goals")),
        (4, ("tgs", "rvi", "goals", "takeovers")),
        (6, ("tgs", "rvi", "goals", "takeovers")),
    )
}
BATCH_GAMES: Final = 512  # of the batch that is stepped on both
BATCH_STEPS: Final = 400
WARM_UP = 300  # decisions of each game before the clock starts, so that games stand at all stages
STEPS = 200  # decisions of each game while it runs


def kinds(game: Game) -> list[Kind]:
    """The tables to compare: every player count without options, and some with them."""
    plain = [(n, ()) for n in range(game.min_players, game.max_players + 1) if not game.check_options(n, {})]
    return [(players, dict.fromkeys(options, True)) for players, options in [*plain, *FURTHER.get(game.name, ())]]


def same_games(game: Game, players: int, options: Mapping[str, bool], games: int) -> dict[str, Any]:
    """Play the same games on both and compare the final records byte by byte."""
    started = time.perf_counter()
    on_gpu = cuda.CudaPlayout(game, games=games, players=players, options=options)
    decisions = on_gpu.play("same games")
    compiled = time.perf_counter() - started
    blank = game.new_record(players, options)
    records = np.zeros(games, blank.dtype)
    keys, counts = np.zeros(games * KEY_WORDS, np.uint32), np.zeros(games, np.uint32)
    (play_many,) = load_part(game, PLAYOUT, "cpu").entries
    play_many(records, blank, key_words("same games"), 0, keys, np.zeros(game.actions, np.uint8), counts)
    equal = np.array_equal(records.view(np.uint8), on_gpu.records.copy_to_host().view(np.uint8))
    return {
        "players": players,
        "options": dict(options),
        "games": games,
        "decisions": decisions,
        "equal": bool(equal and int(counts.sum(dtype=np.int64)) == decisions),
        "compile_s": round(compiled, 1),
    }


def same_batch(game: Game, players: int, options: Mapping[str, bool], games: int, steps: int) -> bool:
    """Step the same batch on both with the same actions and compare masks, seats and ends at every step."""
    has_features = game.features is not None
    on_cpu = Batch(game, games=games, players=players, options=options, seed=5, features=has_features)
    on_gpu = cuda.CudaBatch(game, games=games, players=players, options=options, seed=5, features=has_features)
    chance = np.random.default_rng(1)
    for _ in range(steps):
        masks = on_gpu.masks.copy_to_host()
        if not (np.array_equal(masks, on_cpu.masks) and np.array_equal(on_gpu.seats.copy_to_host(), on_cpu.seats)):
            return False
        if has_features and not np.array_equal(on_gpu.features.copy_to_host(), on_cpu.features):
            return False
        actions = (chance.random(masks.shape) * masks).argmax(axis=1).astype(np.int32)
        on_cpu.step(actions)
        on_gpu.step(numba_cuda().to_device(actions))
        ends = on_gpu.done.copy_to_host().astype(bool)
        if not np.array_equal(ends, on_cpu.done.astype(bool)):
            return False
        if not np.array_equal(on_gpu.scores.copy_to_host()[ends], on_cpu.scores[ends]):
            return False
    return True


def same(game: Game, players: int, options: Mapping[str, bool], games: int) -> dict[str, Any]:
    """Both comparisons of one kind of table; `equal` if neither found a difference."""
    found = same_games(game, players, options, games)
    batch = same_batch(game, players, options, BATCH_GAMES, BATCH_STEPS)
    return found | {"equal_batch": batch, "equal": found["equal"] and batch}


def speed(game: Game, players: int, options: Mapping[str, bool], games: int) -> dict[str, Any]:
    """Random decisions per second, games dealt anew as they end; the best of three runs."""
    playout = cuda.CudaPlayout(game, games=games, players=players, options=options)
    playout.deal(0)
    playout.steps(WARM_UP)
    best = 0.0
    for _ in range(3):
        started = time.perf_counter()
        playout.steps(STEPS)
        best = max(best, games * STEPS / (time.perf_counter() - started))
    return {"players": players, "options": dict(options), "games": games, "decisions_per_s": round(best)}


def compared(games: int) -> dict[str, Any]:
    """The report on all games."""
    report: dict[str, Any] = {"device": str(numba_cuda().get_current_device().name), "games": {}}
    for name, game in gk.GAMES.items():
        report["games"][name] = {
            "same": [same(game, *kind, games) for kind in kinds(game)],
            "speed": [speed(game, *kind, at_once) for kind in kinds(game) for at_once in (65_536, 262_144)],
        }
    return report


def is_equal(report: Mapping[str, Any]) -> bool:
    """Whether the GPU did everything as the CPU does."""
    return all(one["equal"] for found in report["games"].values() for one in found["same"])


def main(arguments: Sequence[str] | None = None) -> int:
    """Run all checks and print the figures; 1 if anything differs or cannot be compared."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games to compare for each kind of table")
    parser.add_argument("--out", type=Path, help="also write the JSON to this file")
    wanted = parser.parse_args(arguments)
    try:
        if not cuda.available():
            raise cuda.NoGpuError("There is no GPU here that CUDA can use: run this on a machine that has one.")
        report = compared(wanted.games)
    except GalaktykaError as error:
        print(error, file=sys.stderr)
        return 1
    text = json.dumps(report, indent=2)
    print(text)
    if wanted.out:
        wanted.out.write_text(text + "\n", encoding="utf-8")
    return 0 if is_equal(report) else 1


if __name__ == "__main__":
    sys.exit(main())
