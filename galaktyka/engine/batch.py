"""Many games at once: an array of records, stepped together on all cores without leaving compiled code.

    batch = gk.batch("race", games=4096, players=2, seed=7)
    while True:
        batch.step(choose(batch.masks))       # one action for each game, by the seat in batch.seats
        batch.done                            # games that ended with this step; they are dealt anew
        batch.rewards                         # for those games, what each seat gets

With `features=True` every step also fills `batch.features` for the seats that decide.

The game at place i is exactly the match that `gk.new(…, seed=batch.seed_of(i))` deals.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final

import numpy as np

from galaktyka.engine.backend import Part, load_part
from galaktyka.engine.errors import IllegalActionError, OptionError
from galaktyka.engine.feature_rows import FEATURE_ROWS, features_of
from galaktyka.engine.flow import DONE, MAX_SEATS, Table, owing
from galaktyka.engine.game import Game, Records
from galaktyka.engine.kernel import kernel
from galaktyka.engine.playout import KEY_WORDS, deal_game, lowest_seat
from galaktyka.engine.random import key_text, key_words
from galaktyka.engine.record import Array, f32, i32, u8, u32
from galaktyka.engine.slots import legal, scores, step, winners


@kernel
def show_decision(s: Table, i: int, seats: Array[u8], mask: Array[u8]) -> None:
    """Write down who decides next and what is legal."""
    seat = lowest_seat(owing(s))
    seats[i] = seat
    for action in range(len(mask)):
        mask[action] = 0
    legal(s, seat, mask)


@kernel
def take_action(
    games: Array[Table],
    blank: Array[Table],
    i: int,
    base: Array[u32],
    number: int,
    episodes: Array[u32],
    keys: Array[u32],
    seats: Array[u8],
    actions: Array[i32],
    results: Array[u8],
    done: Array[u8],
    points: Array[i32],
    winning: Array[u8],
) -> None:
    """Take one action in one game; if it ends it leaves its scores and winners and is dealt anew."""
    s = games[i]
    results[i] = step(s, seats[i], actions[i])
    done[i] = 0
    if owing(s) == 0:
        done[i] = 1
        scores(s, points[i * MAX_SEATS : (i + 1) * MAX_SEATS])
        winning[i] = winners(s)
        episodes[i] += 1
        deal_game(games, blank, i, base, number, int(episodes[i]), keys[i * KEY_WORDS : (i + 1) * KEY_WORDS])


@kernel
def reward_by_win(players: int, winning: int, rewards: Array[f32]) -> None:
    """Winners share one; nobody gets it where no seat has won, as against a robot."""
    count = 0
    for seat in range(players):
        count += (winning >> seat) & 1
    for seat in range(players):
        rewards[seat] = ((winning >> seat) & 1) / max(1, count)


@kernel
def reward_by_score(players: int, points: Array[i32], rewards: Array[f32]) -> None:
    """Every seat gets its score."""
    for seat in range(players):
        rewards[seat] = points[seat]


@kernel
def reward_rows(
    players: int, by_score: int, done: Array[u8], points: Array[i32], winning: Array[u8], rewards: Array[f32]
) -> None:
    """What each seat gets in the games that ended; 0 in all others."""
    for i in range(len(done)):
        row = rewards[i * players : (i + 1) * players]
        if done[i] == 0:
            for seat in range(players):
                row[seat] = 0
        elif by_score == 1:
            reward_by_score(players, points[i * MAX_SEATS : (i + 1) * MAX_SEATS], row)
        else:
            reward_by_win(players, winning[i], row)


@kernel
def reset_batch(
    games: Array[Table],
    blank: Array[Table],
    base: Array[u32],
    first: int,
    episodes: Array[u32],
    keys: Array[u32],
    seats: Array[u8],
    masks: Array[u8],
) -> None:
    """Deal every game of a batch that begins at game `first`, and show the first decisions."""
    width = len(masks) // len(games)
    for i in range(len(games)):
        deal_game(games, blank, i, base, first + i, int(episodes[i]), keys[i * KEY_WORDS : (i + 1) * KEY_WORDS])
        show_decision(games[i], i, seats, masks[i * width : (i + 1) * width])


@kernel
def step_batch(
    games: Array[Table],
    blank: Array[Table],
    base: Array[u32],
    first: int,
    episodes: Array[u32],
    keys: Array[u32],
    seats: Array[u8],
    masks: Array[u8],
    actions: Array[i32],
    results: Array[u8],
    done: Array[u8],
    points: Array[i32],
    winning: Array[u8],
) -> None:
    """Take one action in every game of a batch, and show the next decisions."""
    width = len(masks) // len(games)
    for i in range(len(games)):
        take_action(games, blank, i, base, first + i, episodes, keys, seats, actions, results, done, points, winning)
        show_decision(games[i], i, seats, masks[i * width : (i + 1) * width])


BATCH: Final = Part("batch", (reset_batch, step_batch, reward_rows), ())
REWARDS: Final = ("win", "score")


class Batch:
    """N games of one kind with the same players and options.

    `seats`, `masks`, `done`, `scores` and `winners` are filled anew by every step; keep a copy of what should stay.
    """

    def __init__(
        self,
        game: Game,
        *,
        games: int,
        players: int,
        options: Mapping[str, bool],
        seed: int | str = 0,
        threads: int = 0,
        features: bool = False,
        reward: str = "win",
    ) -> None:
        """Deal all games; `threads` defaults to the number of cores, rewards are the share of a win, or the score."""
        if games < 1:
            raise OptionError(f"A batch has at least one game, not {games}.")
        if reward not in REWARDS:
            raise OptionError(f"There is no reward '{reward}'; there is {', '.join(REWARDS)}.")
        self.game = game
        self.players = players
        self._blank = game.new_record(players, options)
        self._base = key_words(seed)
        self.records: Records = np.zeros(games, self._blank.dtype)
        self.episodes = np.zeros(games, np.uint32)
        self.seats = np.zeros(games, np.uint8)  # who decides in each game
        self.masks = np.zeros((games, game.actions), np.uint8)  # what that seat may do
        self.done = np.zeros(games, np.uint8)  # 1: ended with the last step and was dealt anew
        self.scores = np.zeros((games, MAX_SEATS), np.int32)  # of the game that ended
        self.winners = np.zeros(games, np.uint8)  # a bit for each winning seat of the game that ended
        self.rewards = np.zeros((games, players), np.float32)  # of the game that ended; 0 while games go on
        self.features = np.zeros((games, features_of(game).size if features else 0), np.uint8)
        self._by_score = int(reward == "score")
        self._keys = np.zeros((games, KEY_WORDS), np.uint32)
        self._results = np.zeros(games, np.uint8)
        self._reset, self._step, self._reward = load_part(game, BATCH, "cpu").entries
        self._fill = load_part(game, FEATURE_ROWS, "cpu").entries[1] if features else None
        self._slices = _slices(games, threads or os.cpu_count() or 1)
        self._pool = ThreadPoolExecutor(len(self._slices))
        self._run(self._deal_slice)

    def __len__(self) -> int:
        return len(self.records)

    def seed_of(self, game: int) -> str:
        """The seed with which `galaktyka.new` deals the present game of a place."""
        return key_text(self._keys[game])

    def step(self, actions: np.ndarray[Any, Any]) -> None:
        """Take one action in every game, by the seat in `seats`; an illegal one changes nothing and is an error."""
        taken = np.ascontiguousarray(actions, np.int32)
        if taken.shape != self.seats.shape:
            raise OptionError(f"A batch of {len(self)} games takes {len(self)} actions, not {taken.size}.")
        self._run(lambda part: self._step_slice(part, taken))
        wrong = np.flatnonzero(self._results != DONE)
        if wrong.size:
            first = int(wrong[0])
            raise IllegalActionError(f"Action {taken[first]} is not legal in game {first} of the batch.")

    def _run(self, work: Callable[[slice], None]) -> None:
        """Do something with all games, a slice on each thread."""
        list(self._pool.map(work, self._slices))

    def _deal_slice(self, part: slice) -> None:
        self._reset(*self._state(part))
        self._show_features(part)

    def _step_slice(self, part: slice, actions: np.ndarray[Any, Any]) -> None:
        ends = (self.done[part], self.scores[part].ravel(), self.winners[part])
        self._step(*self._state(part), actions[part], self._results[part], *ends)
        self._reward(self.players, self._by_score, *ends, self.rewards[part].ravel())
        self._show_features(part)

    def _show_features(self, part: slice) -> None:
        if self._fill is not None:
            self._fill(self.records[part], self.seats[part], self.features[part].ravel())

    def _state(self, part: slice) -> tuple[Any, ...]:
        shown = (self.seats[part], self.masks[part].ravel())
        deals = (self.episodes[part], self._keys[part].ravel())
        return self.records[part], self._blank, self._base, part.start, *deals, *shown


def _slices(games: int, threads: int) -> list[slice]:
    """Equal shares of the games."""
    bounds = [games * i // threads for i in range(threads + 1)]
    return [slice(a, b) for a, b in pairwise(bounds) if a < b]
