"""Many games at once: an array of records, stepped together on all cores without leaving compiled code.

    batch = gk.batch("race", games=4096, players=2, seed=7)
    while True:
        batch.step(choose(batch.masks))       # one action for each game, by the seat in batch.seats
        batch.done                            # games that ended with this step; they are dealt anew
        batch.rewards                         # for those games, what each seat gets

With `features=True` every step also fills `batch.features` for the seats that decide. The action `WAIT` leaves a game
alone, and `batch.random_actions()` chooses at random in compiled code.

The game at place i is exactly the match that `gk.new(…, seed=batch.seed_of(i))` deals. With `mix` the places take turns
between several kinds of tables; `batch.seat_counts` says how many play at each.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

import numpy as np

from galaktyka.engine.backend import Part, load_part
from galaktyka.engine.errors import IllegalActionError, OptionError
from galaktyka.engine.feature_rows import FEATURE_ROWS, features_of
from galaktyka.engine.flow import DONE, ILLEGAL, MAX_SEATS, Table, owing
from galaktyka.engine.game import Game, Records
from galaktyka.engine.kernel import kernel
from galaktyka.engine.mix import Kind, Snapshot, blank_records, seat_counts
from galaktyka.engine.playout import (
    CHANCE,
    CHANCE_BITS,
    KEY_WORDS,
    STATE,
    deal_game,
    lowest_seat,
    nth_action,
    random_action,
    scramble,
)
from galaktyka.engine.random import key_text, key_words
from galaktyka.engine.record import Array, f32, i32, i64, u8, u32
from galaktyka.engine.slots import apply, legal, scores, winners

WAIT: Final = -1  # an action: leave this game alone
WARM_UP: Final = 16  # rounds of the small generator after which neighbouring places have nothing in common


@kernel
def show_decision(s: Table, i: int, seats: Array[u8], mask: Array[u8]) -> int:
    """Write down who decides next and what is legal; returns how many actions are."""
    seat = lowest_seat(owing(s))
    seats[i] = seat
    for action in range(len(mask)):
        mask[action] = 0
    return legal(s, seat, mask)


@kernel
def act(s: Table, seat: int, action: int, mask: Array[u8]) -> int:
    """Take an action that the mask of the last `show_decision` allows, or leave the game alone."""
    if action == WAIT:
        return DONE
    if action < 0 or action >= len(mask) or mask[action] == 0:
        return ILLEGAL
    apply(s, seat, action)
    return DONE


@kernel
def end_game(
    games: Array[Table],
    blank: Array[Table],
    i: int,
    base: Array[u32],
    number: int,
    episodes: Array[u32],
    keys: Array[u32],
    points: Array[i32],
    winning: Array[u8],
) -> None:
    """A game that has ended leaves its scores and winners, and is dealt anew."""
    scores(games[i], points[i * MAX_SEATS : (i + 1) * MAX_SEATS])
    winning[i] = winners(games[i])
    episodes[i] += 1
    deal_game(games, blank, i, base, number, int(episodes[i]), keys[i * KEY_WORDS : (i + 1) * KEY_WORDS])


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
    masks: Array[u8],
    actions: Array[i32],
    results: Array[u8],
    done: Array[u8],
    points: Array[i32],
    winning: Array[u8],
) -> None:
    """Take one action in one game, or none; if it ends it leaves its scores and winners and is dealt anew."""
    width = len(masks) // len(games)
    results[i] = act(games[i], seats[i], actions[i], masks[i * width : (i + 1) * width])
    done[i] = 0
    if owing(games[i]) == 0:
        done[i] = 1
        end_game(games, blank, i, base, number, episodes, keys, points, winning)


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
    counts: Array[i32],
) -> None:
    """Deal every game of a batch that begins at game `first`, and show the first decisions."""
    width = len(masks) // len(games)
    for i in range(len(games)):
        deal_game(games, blank, i, base, first + i, int(episodes[i]), keys[i * KEY_WORDS : (i + 1) * KEY_WORDS])
        counts[i] = show_decision(games[i], i, seats, masks[i * width : (i + 1) * width])


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
    counts: Array[i32],
    actions: Array[i32],
    results: Array[u8],
    done: Array[u8],
    points: Array[i32],
    winning: Array[u8],
) -> None:
    """Take one action in every game of a batch, and show the next decisions.

    This is `take_action` spelled out: handing on that many arrays takes a quarter of the time of a step.
    """
    width = len(masks) // len(games)
    for i in range(len(games)):
        s = games[i]
        mask = masks[i * width : (i + 1) * width]
        results[i] = act(s, seats[i], actions[i], mask)
        done[i] = 0
        if owing(s) == 0:
            done[i] = 1
            end_game(games, blank, i, base, first + i, episodes, keys, points, winning)
        counts[i] = show_decision(s, i, seats, mask)


@kernel
def play_batch(
    decisions: int,
    games: Array[Table],
    blank: Array[Table],
    base: Array[u32],
    first: int,
    episodes: Array[u32],
    keys: Array[u32],
    seats: Array[u8],
    masks: Array[u8],
    counts: Array[i32],
    states: Array[i64],
    done: Array[u8],
    points: Array[i32],
    winning: Array[u8],
) -> None:
    """Take so many random actions in every game of a batch, game by game, and show the next decisions."""
    width = len(masks) // len(games)
    for i in range(len(games)):
        s = games[i]
        mask = masks[i * width : (i + 1) * width]
        state = states[i]
        done[i] = 0
        for _ in range(decisions):
            state = scramble(state)
            seat = lowest_seat(owing(s))
            apply(s, seat, random_action(s, seat, mask, state))
            if owing(s) == 0:
                done[i] = 1
                end_game(games, blank, i, base, first + i, episodes, keys, points, winning)
        states[i] = state
        counts[i] = show_decision(s, i, seats, mask)


@kernel
def first_states(first: int, seed: int, states: Array[i64]) -> None:
    """Where the small generators of a batch begin that draw random actions, each at a place of its own."""
    for i in range(len(states)):
        state = (((first + i + 1) << 32) ^ (seed << 1) ^ 1) & STATE
        for _ in range(WARM_UP):
            state = scramble(state)
        states[i] = state


@kernel
def draw_actions(masks: Array[u8], counts: Array[i32], states: Array[i64], actions: Array[i32]) -> None:
    """Draw a legal action for each game, each as likely."""
    width = len(masks) // len(actions)
    for i in range(len(actions)):
        states[i] = scramble(states[i])
        left = ((states[i] >> 20) & CHANCE) * int(counts[i]) >> CHANCE_BITS
        actions[i] = nth_action(masks[i * width : (i + 1) * width], left)


BATCH: Final = Part("batch", (reset_batch, step_batch, play_batch, reward_rows, first_states, draw_actions), ())
REWARDS: Final = ("win", "score")


@dataclass(frozen=True)
class Share:
    """The games of a batch that one thread works on, as the kernels want them: cutting them out takes time."""

    part: slice
    state: tuple[Any, ...]  # of `step_batch`
    ends: tuple[Any, ...]
    results: np.ndarray[Any, np.dtype[np.uint8]]
    rewards: np.ndarray[Any, np.dtype[np.float32]]
    features: np.ndarray[Any, np.dtype[np.uint8]]
    draws: tuple[Any, ...]  # of `draw_actions`


class Batch:
    """N games of one kind, with the same players and options or a mix of several.

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
        mix: Sequence[Kind] = (),
    ) -> None:
        """Deal all games; `threads` defaults to the number of cores, rewards are the share of a win, or the score.

        `mix` names further kinds of tables, which the places take in turn after that of `players` and `options`.
        """
        if games < 1:
            raise OptionError(f"A batch has at least one game, not {games}.")
        if reward not in REWARDS:
            raise OptionError(f"There is no reward '{reward}'; there is {', '.join(REWARDS)}.")
        self.game = game
        self._blank = blank_records(game, [(players, options), *mix])
        self.players = int(self._blank["players"].max())  # at the largest table
        self.seat_counts = seat_counts(self._blank, games)
        self._base = key_words(seed)
        self.records: Records = np.zeros(games, self._blank.dtype)
        self.episodes = np.zeros(games, np.uint32)
        self._seats = np.zeros(games, np.uint8)
        self._masks = np.zeros((games, game.actions), np.uint8)
        self.seats = _to_read(self._seats)  # who decides in each game
        self.masks = _to_read(self._masks)  # what that seat may do
        self._counts = np.zeros(games, np.int32)  # how many actions are legal
        self.done = np.zeros(games, np.uint8)  # 1: ended with the last step and was dealt anew
        self.scores = np.zeros((games, MAX_SEATS), np.int32)  # of the game that ended
        self.winners = np.zeros(games, np.uint8)  # a bit for each winning seat of the game that ended
        self.rewards = np.zeros((games, self.players), np.float32)  # of the game that ended; 0 while games go on
        self.features = np.zeros((games, features_of(game).size if features else 0), np.uint8)
        self._by_score = int(reward == "score")
        self._keys = np.zeros((games, KEY_WORDS), np.uint32)
        self._results = np.zeros(games, np.uint8)
        entries = load_part(game, BATCH, "cpu").entries
        self._reset, self._step, self._play, self._reward, first_states, self._draw = entries
        self._fill = load_part(game, FEATURE_ROWS, "cpu").entries[1] if features else None
        self._states = np.zeros(games, np.int64)
        first_states(0, int(self._base[0]), self._states)
        self._shares = [self._share(part) for part in _slices(games, threads or os.cpu_count() or 1)]
        self._pool = ThreadPoolExecutor(len(self._shares))
        self._run(self._deal_share)

    def _share(self, part: slice) -> Share:
        shown = (self._seats[part], self._masks[part].ravel(), self._counts[part])
        deals = (self.episodes[part], self._keys[part].ravel())
        return Share(
            part=part,
            state=(self.records[part], self._blank, self._base, part.start, *deals, *shown),
            ends=(self.done[part], self.scores[part].ravel(), self.winners[part]),
            results=self._results[part],
            rewards=self.rewards[part].ravel(),
            features=self.features[part].ravel(),
            draws=(self._masks[part].ravel(), self._counts[part], self._states[part]),
        )

    def __len__(self) -> int:
        return len(self.records)

    def seed_of(self, game: int) -> str:
        """The seed with which `galaktyka.new` deals the present game of a place."""
        return key_text(self._keys[game])

    def step(self, actions: np.ndarray[Any, Any]) -> None:
        """Take one action in every game, by the seat in `seats`, or `WAIT`; an illegal one is an error."""
        taken = np.ascontiguousarray(actions, np.int32)
        if taken.shape != self.seats.shape:
            raise OptionError(f"A batch of {len(self)} games takes {len(self)} actions, not {taken.size}.")
        self._run(lambda share: self._step_share(share, taken))
        if self._results.any():
            first = int(np.flatnonzero(self._results != DONE)[0])
            raise IllegalActionError(f"Action {taken[first]} is not legal in game {first} of the batch.")

    def random_actions(self) -> np.ndarray[Any, np.dtype[np.int32]]:
        """A random legal action for every game, each as likely; the same seed gives the same ones."""
        actions = np.empty(len(self), np.int32)
        self._run(lambda share: self._draw(*share.draws, actions[share.part]))
        return actions

    def play_random(self, decisions: int) -> None:
        """Take so many random actions in every game without a return to Python, game by game.

        `done` marks the games in which one ended on the way, with what the last one left.
        """
        self._run(lambda share: self._play_share(share, decisions))

    def deal(self) -> None:
        """Deal every game anew, as the next one of its place."""
        self.episodes += 1
        self.done[:] = 0
        self.rewards[:] = 0
        self._run(self._deal_share)

    def snapshot(self) -> Snapshot:
        """Where all games stand, for `restore`; the chance behind `random_actions` is not part of it."""
        return self.records.copy(), self.episodes.copy(), self._keys.copy()

    def restore(self, snapshot: Snapshot) -> None:
        """Let all games stand where those of a batch of the same size and seed stood."""
        for mine, theirs in zip((self.records, self.episodes, self._keys), snapshot, strict=True):
            mine[...] = theirs
        self.step(np.full(len(self), WAIT, np.int32))

    def _run(self, work: Callable[[Share], None]) -> None:
        """Do something with all games, a share on each thread; this one takes the first."""
        others = [self._pool.submit(work, share) for share in self._shares[1:]]
        work(self._shares[0])
        for other in others:
            other.result()

    def _deal_share(self, share: Share) -> None:
        self._reset(*share.state)
        self._show_features(share)

    def _step_share(self, share: Share, actions: np.ndarray[Any, Any]) -> None:
        self._step(*share.state, actions[share.part], share.results, *share.ends)
        self._show_rest(share)

    def _play_share(self, share: Share, decisions: int) -> None:
        self._play(decisions, *share.state, self._states[share.part], *share.ends)
        self._show_rest(share)

    def _show_rest(self, share: Share) -> None:
        """What follows from a step: rewards and features."""
        self._reward(self.players, self._by_score, *share.ends, share.rewards)
        self._show_features(share)

    def _show_features(self, share: Share) -> None:
        if self._fill is not None:
            self._fill(self.records[share.part], self._seats[share.part], share.features)


def _to_read(array: np.ndarray[Any, np.dtype[np.uint8]]) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """An array that only this module writes: by what it says, actions are checked."""
    shown = array.view()
    shown.flags.writeable = False
    return shown


def _slices(games: int, threads: int) -> list[slice]:
    """Equal shares of the games."""
    bounds = [games * i // threads for i in range(threads + 1)]
    return [slice(a, b) for a, b in pairwise(bounds) if a < b]
