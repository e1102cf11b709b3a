"""How fast a game runs: random play and copying in the engine, single steps through the Python interface."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Final

import numpy as np

from galaktyka.engine.backend import Part, backend, load_part
from galaktyka.engine.batch import Batch
from galaktyka.engine.cpu import Progress
from galaktyka.engine.flow import Table
from galaktyka.engine.game import Game, Records
from galaktyka.engine.kernel import kernel
from galaktyka.engine.match import Match
from galaktyka.engine.playout import KEY_WORDS, MOST_DECISIONS, game_key, play_many, play_random
from galaktyka.engine.random import key_words
from galaktyka.engine.record import Array, over

BATCH_GAMES: Final = 4096  # games of a batch on each thread
SPREAD: Final = 1000  # random decisions after which the games of a batch stand at all stages
RING: Final = 64  # records that copying goes around: what a search keeps at hand

# What one thread does is measured in its own time: on a busy machine long goes are always interrupted, short ones not.
own_time: Final = time.thread_time


@kernel
def copy_around(games: Array[Table], times: int) -> None:
    """Copy each record over the next one, around and around."""
    last = len(games) - 1
    place = last
    for _ in range(times):
        after = 0 if place == last else place + 1
        games[after] = games[place]
        place = after


MEASURED: Final = Part("measure", (play_many, copy_around), ())


@dataclass(frozen=True)
class Effort:
    """How much is measured: more takes longer and wavers less."""

    games: int  # games of random play in one go
    goes: int  # the fastest of so many counts
    copies: int
    recorded: int  # games whose steps are taken through the Python interface
    steps: int  # steps of a batch in one go


@dataclass(frozen=True)
class Speed:
    """Random play in the engine, legal masks included."""

    decisions: int
    games: int
    seconds: float


@dataclass(frozen=True)
class BatchSpeed:
    """Random decisions a second of a batch."""

    threads: int
    stepped: float  # one step after the other from Python, with actions drawn in between
    played: float  # all in one call


class Gauge:
    """Measures one game with its options on one backend."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, bool],
        backend_name: str,
        progress: Progress | None = None,
    ) -> None:
        """On `cpu` this compiles what has not been compiled before."""
        self._blank = game.new_record(players, options)  # refuses bad options before anything is compiled
        self.backend = backend(game, backend_name, progress)
        self._game = game
        self._players = players
        self._options = options
        self._base: Any = key_words("measure")
        self._play_many, self._copy_around = load_part(game, MEASURED, self.backend.name, progress).entries

    @property
    def record_bytes(self) -> int:
        """The size of a position."""
        return self._blank.nbytes

    def play(self, effort: Effort) -> Speed:
        """The fastest of several goes at random play on one core."""
        play = self._play_compiled if self.backend.name == "cpu" else self._play_uncompiled
        games: Records = np.repeat(self._blank, effort.games)
        goes = [_timed(partial(play, games, go * effort.games)) for go in range(effort.goes)]
        return max((Speed(done, effort.games, seconds) for done, seconds in goes), key=_rate)

    def _play_compiled(self, games: Records, first: int) -> int:
        """Play all games, from number `first` on; returns their decisions."""
        keys = np.zeros(len(games) * KEY_WORDS, np.uint32)
        mask, decisions = np.zeros(self._game.actions, np.uint8), np.zeros(len(games), np.uint32)
        return int(self._play_many(games, self._blank, self._base, first, keys, mask, decisions))

    def _play_uncompiled(self, games: Records, first: int) -> int:
        """The same games as compiled play has."""
        total = 0
        key: Any = np.zeros(KEY_WORDS, np.uint32)
        mask: Any = np.zeros(self._game.actions, np.uint8).data
        for number in range(first, first + len(games)):
            s = over(self._game.record, self._blank.copy())
            game_key(s.random, self._base, number, 0, key)
            self._game.rules.setup(s, key)
            total += play_random(s, mask, number, MOST_DECISIONS)
        return total

    def copy_ns(self, effort: Effort) -> float:
        """Nanoseconds for copying a position, in a kernel."""
        ring: Records = np.repeat(self._blank, RING)
        self._copy_around(ring, RING)
        goes = [_timed(partial(self._copy_around, ring, effort.copies)) for _ in range(effort.goes)]
        return min(seconds for _, seconds in goes) / effort.copies * 1e9

    def python_steps_per_s(self, effort: Effort) -> float:
        """Steps a second through `Match.step`, over games that were played before."""
        games = [self._recorded(number) for number in range(effort.recorded)]
        steps = sum(len(history) for history in games)
        goes = [sum(map(self._step_through, range(len(games)), games)) for _ in range(effort.goes)]
        return steps / min(goes)

    def batch(self, effort: Effort, threads: int) -> BatchSpeed:
        """The fastest of several goes with a batch on so many threads; batches are always compiled."""
        games, steps = BATCH_GAMES * threads, effort.steps
        batch = Batch(
            self._game, games=games, players=self._players, options=self._options, seed="measure", threads=threads
        )
        batch.play_random(SPREAD)  # openings are quick: a new batch would look faster than it is

        def step_all() -> None:
            for _ in range(steps):
                batch.step(batch.random_actions())

        clock = own_time if threads == 1 else time.perf_counter
        work = (step_all, partial(batch.play_random, steps))
        seconds = [[_timed(each, clock)[1] for each in work] for _ in range(effort.goes)]
        stepped, played = (min(column) for column in zip(*seconds, strict=True))
        return BatchSpeed(threads, games * steps / stepped, games * steps / played)

    def _new_match(self, number: int) -> Match:
        name = self.backend.name
        return Match(self._game, players=self._players, options=self._options, seed=number, backend_name=name)

    def _recorded(self, number: int) -> list[tuple[int, int]]:
        """The actions of a random game."""
        match, chance = self._new_match(number), Random(number)
        while owing := match.owing:
            match.step(owing[0], chance.choice(match.legal_ids(owing[0])))
        return match.history

    def _step_through(self, number: int, history: list[tuple[int, int]]) -> float:
        """The seconds that the steps of a game take."""
        match = self._new_match(number)
        started = own_time()
        for seat, action in history:
            match.step(seat, action)
        return own_time() - started


def _timed(work: Callable[[], Any], clock: Callable[[], float] = own_time) -> tuple[Any, float]:
    """What some work returns, and its seconds."""
    started = clock()
    result = work()
    return result, clock() - started


def _rate(speed: Speed) -> float:
    return speed.decisions / speed.seconds
