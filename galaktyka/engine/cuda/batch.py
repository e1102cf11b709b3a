"""Many games on a GPU, stepped together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from galaktyka.engine.cuda.device import cuda_of, numba_cuda
from galaktyka.engine.cuda.order import Order
from galaktyka.engine.decision import WAIT, show_decision, take_action
from galaktyka.engine.errors import OptionError
from galaktyka.engine.feature_rows import features_of
from galaktyka.engine.flow import MAX_SEATS, Table, open_question
from galaktyka.engine.game import Game
from galaktyka.engine.mix import Kind, Snapshot, blank_records, seat_counts
from galaktyka.engine.playout import KEY_WORDS, deal_game
from galaktyka.engine.random import key_text, key_words
from galaktyka.engine.record import Array, i32, u8, u32
from galaktyka.engine.slots import features

cuda: Any = None  # filled in by `Cuda`


def deal_grid(
    games: Array[Table], blank: Array[Table], base: Array[u32], episodes: Array[u32], keys: Array[u32]
) -> None:
    """A thread deals one game of a batch."""
    i = cuda.grid(1)
    if i < len(games):
        deal_game(games, blank, i, base, i, int(episodes[i]), keys[i * KEY_WORDS : (i + 1) * KEY_WORDS])


def look_grid(games: Array[Table], questions: Array[u8]) -> None:
    """A thread looks up what one game asks."""
    i = cuda.grid(1)
    if i < len(games):
        questions[i] = open_question(games[i])


def show_grid(games: Array[Table], order: Array[i32], seats: Array[u8], masks: Array[u8]) -> None:
    """A thread shows the decision of one game."""
    place = cuda.grid(1)
    if place < len(order):
        i = int(order[place])
        width = len(masks) // len(games)
        show_decision(games[i], i, seats, masks[i * width : (i + 1) * width])


def clear_rows_grid(rows: Array[u8]) -> None:
    """Clear all rows, neighbouring threads side by side: a thread that cleared its own row would take far longer."""
    for i in range(cuda.grid(1), len(rows), cuda.gridsize(1)):
        rows[i] = 0


def feature_grid(games: Array[Table], order: Array[i32], seats: Array[u8], rows: Array[u8]) -> None:
    """A thread writes the features of the seat that decides in one game into its cleared row."""
    place = cuda.grid(1)
    if place < len(order):
        i = int(order[place])
        width = len(rows) // len(games)
        features(games[i], seats[i], rows[i * width : (i + 1) * width])


def act_grid(
    games: Array[Table],
    blank: Array[Table],
    base: Array[u32],
    episodes: Array[u32],
    keys: Array[u32],
    order: Array[i32],
    seats: Array[u8],
    masks: Array[u8],
    actions: Array[i32],
    results: Array[u8],
    done: Array[u8],
    points: Array[i32],
    winning: Array[u8],
) -> None:
    """A thread takes one action in one game of a batch."""
    place = cuda.grid(1)
    if place < len(order):
        i = int(order[place])
        take_action(games, blank, i, base, i, episodes, keys, seats, masks, actions, results, done, points, winning)


class CudaBatch:
    """N games on a GPU, as `galaktyka.engine.batch.Batch` has them on the CPU.

    `seats`, `masks`, `features`, `done`, `scores` and `winners` are device arrays that every step fills anew.
    """

    def __init__(
        self,
        game: Game,
        *,
        games: int,
        players: int,
        options: Mapping[str, bool],
        seed: int | str = 0,
        features: bool = False,
        mix: Sequence[Kind] = (),
    ) -> None:
        """Deal all games; `mix` is as for `Batch`."""
        self.game = game
        self._device = cuda_of(game)
        self._order = Order(self._device, games)
        blank = blank_records(game, [(players, options), *mix])
        self.players = int(blank["players"].max())  # at the largest table
        self.seat_counts = seat_counts(blank, games)  # on the host
        to_device = numba_cuda().to_device
        self._blank, self._base = to_device(blank), to_device(key_words(seed))
        self.records = numba_cuda().device_array(games, blank.dtype)
        self.episodes = to_device(np.zeros(games, np.uint32))
        self._keys = to_device(np.zeros(games * KEY_WORDS, np.uint32))
        self.seats = to_device(np.zeros(games, np.uint8))
        self._masks = to_device(np.zeros(games * game.actions, np.uint8))
        self.masks = self._masks.reshape(games, game.actions)
        self._results = to_device(np.zeros(games, np.uint8))
        self.done = to_device(np.zeros(games, np.uint8))
        self._scores = to_device(np.zeros(games * MAX_SEATS, np.int32))
        self.scores = self._scores.reshape(games, MAX_SEATS)
        self.winners = to_device(np.zeros(games, np.uint8))
        self._features = to_device(np.zeros(games * features_of(game).size, np.uint8)) if features else None
        self._device.launch(deal_grid, games, *self._games())
        self._show()

    def __len__(self) -> int:
        return len(self.seats)

    def step(self, actions: Any) -> None:
        """Take one action in every game: a device array of 32-bit integers, by the seat in `seats`; -1 takes none.

        An illegal action changes nothing in its game and leaves a mark in `illegal`.
        """
        taken = numba_cuda().as_cuda_array(actions)
        ends = (self._results, self.done, self._scores, self.winners)
        shown = (self._order.games, self.seats, self._masks)
        self._device.launch(act_grid, len(self), *self._games(), *shown, taken, *ends)
        self._show()

    def snapshot(self) -> Snapshot:
        """Where all games stand, on the host, for `restore`."""
        return tuple(array.copy_to_host() for array in (self.records, self.episodes, self._keys))

    def restore(self, snapshot: Snapshot) -> None:
        """Let all games stand where those of a batch of the same size and seed stood."""
        for mine, theirs in zip((self.records, self.episodes, self._keys), snapshot, strict=True):
            mine.copy_to_device(theirs)
        self.step(numba_cuda().to_device(np.full(len(self), WAIT, np.int32)))

    def _games(self) -> tuple[Any, ...]:
        return self.records, self._blank, self._base, self.episodes, self._keys

    def _show(self) -> None:
        """Show the next decisions, and keep games with the same question side by side."""
        self._device.launch(look_grid, len(self), self.records, self._order.questions)
        self._order.sort()
        self._device.launch(show_grid, len(self), self.records, self._order.games, self.seats, self._masks)
        if self._features is not None:
            self._device.launch(clear_rows_grid, len(self), self._features)
            self._device.launch(feature_grid, len(self), self.records, self._order.games, self.seats, self._features)

    @property
    def features(self) -> Any:
        """What each seat that decides may know, a row for each game."""
        if self._features is None:
            raise OptionError("This batch has no features: make it with features=True.")
        return self._features.reshape(len(self), -1)

    @property
    def illegal(self) -> Any:
        """For every game, whether the last action was refused: 0 if it was taken."""
        return self._results

    def seed_of(self, game: int) -> str:
        """The seed with which `galaktyka.new` deals the present game of a place."""
        return key_text(self._keys[game * KEY_WORDS : (game + 1) * KEY_WORDS].copy_to_host())
