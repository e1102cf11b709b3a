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
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

import numpy as np

from galaktyka.engine.backend import load_part
from galaktyka.engine.crew import Crew
from galaktyka.engine.decision import WAIT
from galaktyka.engine.errors import IllegalActionError, OptionError
from galaktyka.engine.feature_rows import FEATURE_ROWS, features_of
from galaktyka.engine.flow import MASK_BLOCK, MAX_SEATS
from galaktyka.engine.game import Game, Records
from galaktyka.engine.mix import Kind, Snapshot, blank_records, seat_counts
from galaktyka.engine.playout import KEY_WORDS
from galaktyka.engine.prefetch import lines_in_use
from galaktyka.engine.random import key_text, key_words
from galaktyka.engine.stepping import BATCH

REWARDS: Final = ("win", "score")
DRAWN_ALONE: Final = 4096  # games for which one thread draws actions sooner than it would wake others


@dataclass(frozen=True)
class Share:
    """The games of a batch that one thread works on, as the kernels want them: cutting them out takes time."""

    part: slice
    state: tuple[Any, ...]  # of `step_batch`
    hints: tuple[Any, ...]  # what makes it faster, and nothing else of it
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
        if game.actions % MASK_BLOCK:
            raise OptionError(
                f"{game.title} has {game.actions} actions: batches want a multiple of {MASK_BLOCK}, add unused ones."
            )
        self.game = game
        self._blank = blank_records(game, [(players, options), *mix])
        self.players = int(self._blank["players"].max())  # at the largest table
        self.seat_counts = seat_counts(self._blank, games)
        self._base = key_words(seed)
        self._by_score = int(reward == "score")
        self._make_room(games, features)
        self._load_kernels(features)
        self._shares = [self._share(part) for part in _slices(games, threads or os.cpu_count() or 1)]
        self._draws = self._share(slice(0, games)).draws  # of all games together
        self._crew = Crew(len(self._shares), self._watch)
        self._run(self._deal_share)

    def _make_room(self, games: int, features: bool) -> None:
        """The arrays that kernels fill, among them those that callers read."""
        self.records: Records = np.zeros(games, self._blank.dtype)
        self.episodes = np.zeros(games, np.uint32)
        self._keys = np.zeros((games, KEY_WORDS), np.uint32)
        self._seats = np.zeros(games, np.uint8)
        self._masks = np.zeros((games, self.game.actions), np.uint8)
        self.seats = _to_read(self._seats)  # who decides in each game
        self.masks = _to_read(self._masks)  # what that seat may do
        self._counts = np.zeros(games, np.int32)  # how many actions are legal
        self._kinds = np.zeros(games, np.uint8)  # of decisions, as they were after the last step
        self._refused = np.zeros(games, np.bool_)  # whether the last action was not
        self.done = np.zeros(games, np.uint8)  # 1: ended with the last step and was dealt anew
        self.scores = np.zeros((games, MAX_SEATS), np.int32)  # of the game that ended
        self.winners = np.zeros(games, np.uint8)  # a bit for each winning seat of the game that ended
        self.rewards = np.zeros((games, self.players), np.float32)  # of the game that ended; 0 while games go on
        self.features = np.zeros((games, features_of(self.game).size if features else 0), np.uint8)

    def _load_kernels(self, features: bool) -> None:
        entries = load_part(self.game, BATCH, "cpu").entries
        self._reset, self._step, self._play, self._reward, first_states, self._draw, self._watch = entries
        self._fill = load_part(self.game, FEATURE_ROWS, "cpu").entries[1] if features else None
        self._lines = lines_in_use(self.game.record, self.players)
        self._states = np.zeros(len(self), np.int64)  # of the small generators behind random actions
        first_states(0, int(self._base[0]), self._states)

    def _share(self, part: slice) -> Share:
        shown = (self._seats[part], self._masks[part].ravel(), self._counts[part])
        deals = (self.episodes[part], self._keys[part].ravel())
        return Share(
            part=part,
            state=(self.records[part], self._blank, self._base, part.start, *deals, *shown),
            hints=(self._kinds[part], self._lines),
            ends=(self.done[part], self.scores[part].ravel(), self.winners[part]),
            results=self._refused[part].view(np.uint8),
            rewards=self.rewards[part].ravel(),
            features=self.features[part].ravel(),
            draws=(self._masks[part].ravel().view(np.int64), self._counts[part], self._states[part]),
        )

    def __len__(self) -> int:
        return len(self.records)

    def seed_of(self, game: int) -> str:
        """The seed with which `galaktyka.new` deals the present game of a place."""
        return key_text(self._keys[game])

    def step(self, actions: np.ndarray[Any, Any]) -> None:
        """Take one action in every game, by the seat in `seats`, or `WAIT`; an illegal one is an error."""
        taken = np.ascontiguousarray(actions, np.int32)
        if taken.shape != self._seats.shape:
            raise OptionError(f"A batch of {len(self)} games takes {len(self)} actions, not {taken.size}.")
        self._run(self._step_share, taken)
        first = int(self._refused.argmax())
        if self._refused[first]:
            raise IllegalActionError(f"Action {taken[first]} is not legal in game {first} of the batch.")

    def random_actions(self) -> np.ndarray[Any, np.dtype[np.int32]]:
        """A random legal action for every game, each as likely; the same seed gives the same ones."""
        actions = np.empty(len(self.records), np.int32)
        if len(actions) > DRAWN_ALONE:
            self._run(self._draw_share, actions)
        else:
            self._draw(*self._draws, actions)
        return actions

    def play_random(self, decisions: int) -> None:
        """Take so many random actions in every game without a return to Python, game by game.

        `done` marks the games in which one ended on the way, with what the last one left.
        """
        self._run(self._play_share, decisions)

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

    def _run(self, work: Callable[..., None], *arguments: Any) -> None:
        """Do something with all games, a share on each thread; this one takes the first."""
        self._crew.run(work, self._shares, *arguments)

    def _deal_share(self, share: Share) -> None:
        self._reset(*share.state)
        self._show_features(share)

    def _draw_share(self, share: Share, actions: np.ndarray[Any, Any]) -> None:
        self._draw(*share.draws, actions[share.part])

    def _step_share(self, share: Share, actions: np.ndarray[Any, Any]) -> None:
        self._step(*share.state, *share.hints, actions[share.part], share.results, *share.ends)
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
