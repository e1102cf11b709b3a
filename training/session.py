"""A run from the command line: rounds until the time is over, with checkpoints, weights and evaluations on the way."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from concurrent import futures
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, Protocol

from galaktyka.players.neural.network import write_network
from training.config import Config, ConfigError
from training.evaluate import Measured, compile_players, measure_all
from training.trainer import Trainer

CHECKPOINT: Final = "checkpoint.pt"
WEIGHTS: Final = "weights.npz"
LOG: Final = "progress.jsonl"
PATIENCE: Final = 180.0  # seconds to wait for an evaluation when all else is done
Say = Callable[[str], None]


def made(folder: Path) -> Path:
    """The folder of a run, made where it is not there; refused in one sentence where nothing can be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / LOG).open("a", encoding="utf-8").close()
    except OSError as error:
        raise ConfigError(f"Nothing can be written to the folder {folder}: {error.strerror}.") from error
    return folder


class Evaluator(Protocol):
    """Plays networks against fixed opponents."""

    def begin(self, path: Path, rounds: int) -> None:
        """Evaluate the weights in a file, unless it is still busy with others."""

    def finished(self, *, wait: bool = False) -> Iterator[tuple[int, list[Measured]]]:
        """(round of the weights, results) of what has been evaluated since the last call."""

    def close(self) -> None:
        """End it."""


class Beside:
    """Evaluates in a process of its own while training goes on; weights that come too fast are left out."""

    def __init__(self, config: Config, say: Say) -> None:
        self._config, self._say = config, say
        self._pool = _pool()
        if config.evaluations:
            self._pool.submit(compile_players, config.game)
        self._running: tuple[int, Future[list[Measured]]] | None = None

    def begin(self, path: Path, rounds: int) -> None:
        """Evaluate a copy of the weights, so that they may be replaced meanwhile."""
        if self._running is None and self._config.evaluations:
            copy = path.with_name(f"evaluated-{path.name}")
            copy.write_bytes(path.read_bytes())
            self._running = rounds, self._measure(copy)

    def _measure(self, weights: Path) -> Future[list[Measured]]:
        """Begin in the process that is there, or in a new one where that has died."""
        try:
            return self._pool.submit(measure_all, self._config, weights)
        except BrokenProcessPool:
            self._say("the process that evaluates has died; a new one takes its place")
            self._pool.shutdown(wait=False)
            self._pool = _pool()
            return self._pool.submit(measure_all, self._config, weights)

    def finished(self, *, wait: bool = False) -> Iterator[tuple[int, list[Measured]]]:
        """What has been evaluated."""
        if self._running is None:
            return
        rounds, future = self._running
        if wait:
            futures.wait([future], PATIENCE)
        if future.done():
            self._running = None
            if error := future.exception():  # training goes on without it
                self._say(f"round {rounds} could not be evaluated: {error}")
            else:
                yield rounds, future.result()

    def close(self) -> None:
        """End the process."""
        processes = list(self._pool._processes.values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


def _pool() -> ProcessPoolExecutor:
    """A process of its own."""
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_be_modest)


def _be_modest() -> None:
    """Leave the processor to those who feed the GPU."""
    os.nice(10)


@dataclass(frozen=True)
class Session:
    """Where a run writes, how long it takes and how often it looks up."""

    config: Config
    folder: Path
    until: float  # by `time.monotonic`
    save_every: float = 180.0  # seconds
    say_every: float = 10.0

    def run(self, trainer: Trainer, evaluator: Evaluator, say: Say) -> None:
        """Train until the time is over, at least one round; then evaluate what came out."""
        saved, said, now = time.monotonic(), float("-inf"), 0.0
        while now < self.until:
            progress = trainer.round()
            now = time.monotonic()
            if now - said >= self.say_every or now >= self.until:
                said = now
                self._tell(progress.line(), {"progress": asdict(progress)}, say)
            self._report(evaluator, say, wait=False)
            if now - saved >= self.save_every:
                saved = now
                self._keep(trainer)
                evaluator.begin(self.folder / WEIGHTS, trainer.totals.rounds)
        self._keep(trainer)
        self._report(evaluator, say, wait=True)
        evaluator.begin(self.folder / WEIGHTS, trainer.totals.rounds)
        self._report(evaluator, say, wait=True)

    def _keep(self, trainer: Trainer) -> None:
        """Write weights and checkpoint."""
        write_network(trainer.export(), self.folder / WEIGHTS)
        trainer.save(self.folder / CHECKPOINT)

    def _report(self, evaluator: Evaluator, say: Say, *, wait: bool) -> None:
        for rounds, results in evaluator.finished(wait=wait):
            for result in results:
                self._tell(f"round {rounds}: {result.line()}", {"round": rounds, "evaluation": result.json()}, say)

    def _tell(self, line: str, row: dict[str, Any], say: Say) -> None:
        """Say a line, and write the same for programs."""
        say(line)
        with (self.folder / LOG).open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
