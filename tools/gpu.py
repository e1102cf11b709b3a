"""Check and measure the cuda backend on a machine with a GPU: python tools/gpu.py [--games N] [--out FILE].

Plays the same random games on the GPU and on the CPU and compares every byte of the final records, steps a batch on
both and compares every mask, then measures random decisions per second. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

import galaktyka as gk
from galaktyka.engine import cuda
from galaktyka.engine.backend import load_part
from galaktyka.engine.batch import Batch
from galaktyka.engine.cuda.device import numba_cuda
from galaktyka.engine.game import Game
from galaktyka.engine.playout import KEY_WORDS, PLAYOUT
from galaktyka.engine.random import key_words

WARM_UP = 400  # decisions of each game before the clock starts, so that games stand at all stages
STEPS = 400  # decisions of each game while it runs


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


def same_batch(game: Game, players: int, games: int, steps: int) -> bool:
    """Step the same batch on both with the same actions and compare masks, seats and ends at every step."""
    has_features = game.features is not None
    on_cpu = Batch(game, games=games, players=players, options={}, seed=5, features=has_features)
    on_gpu = cuda.CudaBatch(game, games=games, players=players, options={}, seed=5, features=has_features)
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


def speed(game: Game, players: int, games: int, options: Mapping[str, bool]) -> dict[str, Any]:
    """Random decisions per second, games dealt anew as they end; the best of three runs."""
    playout = cuda.CudaPlayout(game, games=games, players=players, options=options)
    playout.deal(0)
    playout.steps(WARM_UP)
    best = 0.0
    for _ in range(3):
        started = time.perf_counter()
        playout.steps(STEPS)
        best = max(best, games * STEPS / (time.perf_counter() - started))
    return {"players": players, "games": games, "decisions_per_s": round(best)}


def main() -> None:
    """Run all checks and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games to compare for each player count")
    parser.add_argument("--out", type=Path, help="also write the JSON to this file")
    wanted = parser.parse_args()
    report: dict[str, Any] = {"device": str(numba_cuda().get_current_device().name), "games": {}}
    for name, game in gk.GAMES.items():
        counts = [n for n in range(game.min_players, game.max_players + 1) if not game.check_options(n, {})]
        report["games"][name] = {
            "same_games": [same_games(game, players, {}, wanted.games) for players in counts],
            "same_batch": [same_batch(game, players, 512, 400) for players in counts],
            "speed": [speed(game, players, games, {}) for players in counts for games in (65_536, 262_144)],
        }
    text = json.dumps(report, indent=2)
    print(text)
    if wanted.out:
        wanted.out.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
