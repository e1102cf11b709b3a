"""A run from the command line: rounds until the time is over, with checkpoints, weights and evaluations on the way."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent import futures
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from threading import Event
from typing import Any, Final, Protocol

from galaktyka.engine.processes import end_pool, helping
from galaktyka.players.neural.network import write_network
from training.config import Config, ConfigError
from training.evaluate import Measured, compile_players, measure_all
from training.trainer import Trainer

CHECKPOINT: Final = "checkpoint.pt"
WEIGHTS: Final = "weights.npz"
LOG: Final = "progress.jsonl"
PATIENCE: Final = 180.0  # seconds to wait for evaluations when the time is over
STDERR: Final = 2
STOPPING: Final = b"Stopping after this round; Ctrl-C once more stops at once, and keeps nothing of it.\n"
Say = Callable[[str], None]


def made(folder: Path) -> Path:
    """The folder of a run, made where it is not there; refused in one sentence where nothing can be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / LOG).open("a", encoding="utf-8").close()
    except OSError as error:
        raise ConfigError(f"Nothing can be written to the folder {folder}: {error.strerror}.") from error
    return folder


@contextmanager
def noted_interrupt() -> Iterator[Callable[[], bool]]:
    """Let Ctrl-C wait: whoever asks is told whether there was one; a second one interrupts at once, as always.

    Half of a round must not be kept: threads may still be at work on its games.
    """
    asked = Event()

    def note(*_: object) -> None:
        asked.set()
        os.write(STDERR, STOPPING)  # whatever this interrupts may be printing
        signal.signal(signal.SIGINT, signal.default_int_handler)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield asked.is_set
    finally:
        signal.signal(signal.SIGINT, before)


class Evaluator(Protocol):
    """Plays networks against fixed opponents."""

    def begin(self, path: Path, rounds: int) -> None:
        """Evaluate the weights in a file, unless it is still busy with others."""

    def finished(self, patience: float = 0.0) -> Iterator[tuple[int, list[Measured]]]:
        """(round of the weights, results) of what has been evaluated since the last call, or is in so many seconds."""

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

    def finished(self, patience: float = 0.0) -> Iterator[tuple[int, list[Measured]]]:
        """What has been evaluated."""
        if self._running is None:
            return
        rounds, future = self._running
        futures.wait([future], patience)
        if future.done():
            self._running = None
            if error := future.exception():  # training goes on without it
                self._say(f"round {rounds} could not be evaluated: {error}")
            else:
                yield rounds, future.result()

    def close(self) -> None:
        """End the process."""
        end_pool(self._pool)


def _pool() -> ProcessPoolExecutor:
    """A process of its own, which leaves the processor to those who feed the GPU."""
    return ProcessPoolExecutor(1, helping(), os.nice, (10,))


@dataclass(frozen=True)
class Session:
    """Where a run writes, how long it takes and how often it looks up."""

    config: Config
    folder: Path
    until: float  # by `time.monotonic`
    save_every: float = 180.0  # seconds
    say_every: float = 10.0

    def run(self, trainer: Trainer, evaluator: Evaluator, say: Say) -> None:
        """Train until the time is over or somebody presses Ctrl-C; keep what came out, and evaluate it."""
        with noted_interrupt() as stopped:
            self._train(trainer, evaluator, say, stopped)
            self._keep(trainer)
        rounds = trainer.totals.rounds
        if stopped():
            raise KeyboardInterrupt(f"Stopped after round {rounds}: the same command goes on from there.")
        self._report(evaluator, say, self._patience())
        evaluator.begin(self.folder / WEIGHTS, rounds)
        self._report(evaluator, say, self._patience())

    def _train(self, trainer: Trainer, evaluator: Evaluator, say: Say, stopped: Callable[[], bool]) -> None:
        """Play and learn, at least one round."""
        saved, said, over = time.monotonic(), float("-inf"), False
        while not over:
            progress = trainer.round()
            now = time.monotonic()
            over = now >= self.until or stopped()
            if over or now - said >= self.say_every:
                said = now
                self._tell(progress.line(), {"progress": asdict(progress)}, say)
            self._report(evaluator, say)
            if now - saved >= self.save_every:
                saved = now
                self._keep(trainer)
                evaluator.begin(self.folder / WEIGHTS, trainer.totals.rounds)

    def _patience(self) -> float:
        """How many seconds evaluations may still take, all together."""
        return max(0.0, self.until + PATIENCE - time.monotonic())

    def _keep(self, trainer: Trainer) -> None:
        """Write weights and checkpoint."""
        write_network(trainer.export(), self.folder / WEIGHTS)
        trainer.save(self.folder / CHECKPOINT)

    def _report(self, evaluator: Evaluator, say: Say, patience: float = 0.0) -> None:
        for rounds, results in evaluator.finished(patience):
            for result in results:
                self._tell(f"round {rounds}: {result.line()}", {"round": rounds, "evaluation": result.json()}, say)

    def _tell(self, line: str, row: dict[str, Any], say: Say) -> None:
        """Say a line, and write the same for programs."""
        say(line)
        with (self.folder / LOG).open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
