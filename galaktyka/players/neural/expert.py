"""The expert: plays the policy's best actions on in possible worlds, and takes the one that leads furthest on average.

All actions are tried in the same worlds, so that what they differ in is due to them and not to luck. Actions that fall
behind by more than chance explains are dropped, and the others are tried in further worlds. How much it tries out is
fixed, not measured by a clock, so that the same knowledge and seed give the same action on every machine; only who asks
for seconds gets what a machine can do in them.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from galaktyka.engine.backend import Backend, backend, load_part
from galaktyka.engine.feature_rows import FEATURE_ROWS
from galaktyka.engine.game import Game, Mask, Records
from galaktyka.engine.random import key_words
from galaktyka.engine.stepping import BATCH
from galaktyka.players.bot import Bot
from galaktyka.players.neural.bot import NeuralBot
from galaktyka.players.neural.imagine import Imagination, Numbers
from galaktyka.players.neural.levels import FULL, is_long
from galaktyka.players.neural.network import Network, Values, chances


@dataclass(frozen=True)
class Effort:
    """How much an expert tries out."""

    worlds: int = 12  # for each action at first, in which everything that the seat cannot know is dealt anew
    actions: int = 4  # at most so many are tried
    least: float = 0.02  # of them, those at least so likely
    rounds: int = 3  # played on after the action, before the network says what it expects
    looks: int = 5000  # at positions, most of them by the network: with so many it must do
    doubt: float = 2.0  # standard errors of a difference: by so many it may be larger than it seems
    margin: float = 0.01  # an action is left as long as it may be better than the first one by that
    trust: float = 0.01  # in the policy: what an action counts that is e times as likely
    seconds: float = 0.0  # if not 0: it must do with so much time instead, however many looks that are


EFFORT: Final = Effort()
UNHURRIED: Final = Effort(actions=6, least=0.004, doubt=3.0, margin=0.0)
WIDER: Final = {"race": replace(UNHURRIED, actions=8, least=0.001)}  # where the policy is so sure that it misses some
FEW: Final = 2  # players: where more play, rounds take longer, and as many fewer worlds are tried


def unhurried(game: str, seconds: float) -> Effort:
    """Who may think so long tries less likely actions too, and is slower to drop one."""
    return replace(WIDER.get(game, UNHURRIED), seconds=seconds)


class Expert(NeuralBot):
    """Policy and value of a network, guided by a search; without compiled rules it plays by its policy alone."""

    def __init__(
        self,
        name: str,
        game: Game,
        network: Network,
        backend_name: str | None = None,
        effort: Effort = EFFORT,
        stand_in: Callable[[], Bot] | None = None,
    ) -> None:
        super().__init__(name, game, network, FULL, backend_name, stand_in)
        self.effort = effort
        self._backend = backend(game, backend_name)
        parts = [load_part(game, part, backend_name) for part in (BATCH, FEATURE_ROWS)]
        compiled = all(part.name == "cpu" for part in parts)
        games = effort.worlds * effort.actions
        self._imagination = Imagination(game, network, games, parts[0], parts[1]) if compiled else None

    def search(self, world: Records, seat: int, legal: Mask, seed: int) -> int:
        """The best of the likeliest actions; `world` is possible for all that the seat knows."""
        if is_long(world) or not self._knows(world, seat):
            return self.choose(observed(self._backend, world, seat), seat, legal, seed)
        likely = chances(self._scores(world, seat), legal)
        tried = candidates(likely, self.effort)
        start: Values = np.log(likely[tried]) * np.float32(self.effort.trust)
        contest = Contest(tried, start)
        if self._imagination is not None:
            self._try_out(self._imagination, contest, world, seat, seed)
        return contest.best

    def _try_out(self, imagination: Imagination, contest: Contest, world: Records, seat: int, seed: int) -> None:
        """Stage by stage the same number of games, shared by the actions that are left."""
        effort, budget = self.effort, budget_of(self.effort, imagination)
        games = effort.worlds * effort.actions * FEW // max(FEW, int(world["players"][0]))
        for stage in itertools.count():
            if len(contest.actions) == 1 or not budget.has_room():
                return
            count = max(1, games // len(contest.actions))
            worlds = possible_worlds(self._game, self._backend, world, seat, f"{seed} stage {stage}", count)
            contest.add(imagination.values(worlds, seat, contest.actions, effort.rounds, budget.is_left))
            contest.drop(effort.doubt, effort.margin)


class Budget:
    """What may be spent on a decision: looks at positions, or time."""

    def __init__(self, most: float, spent: Callable[[], float]) -> None:
        """`spent` counts from any beginning."""
        self._most, self._spent = most, spent
        self._began = self._latest = spent()
        self._dearest = 0.0  # stage until now

    def is_left(self) -> bool:
        """Whether there is any of it left."""
        return self._spent() - self._began < self._most

    def has_room(self) -> bool:
        """Whether another stage fits in, if it costs no more than the dearest one until now; asked before each."""
        now = self._spent()
        self._dearest, self._latest = max(self._dearest, now - self._latest), now
        return now - self._began + self._dearest < self._most


def budget_of(effort: Effort, imagination: Imagination) -> Budget:
    """The budget of an effort, from now on."""
    if effort.seconds:
        return Budget(effort.seconds, time.monotonic)
    return Budget(effort.looks, lambda: imagination.looks)


class Contest:
    """What actions were worth in the same worlds, and which of them may still be the best."""

    def __init__(self, actions: Numbers, start: Values) -> None:
        """`start` is what each action counts before anything was tried."""
        self.actions = actions
        self._start = start
        self._worth: Values = np.zeros((len(actions), 0), np.float32)

    def add(self, worth: Values) -> None:
        """Note what each action was worth in further worlds: actions × worlds."""
        self._worth = np.concatenate([self._worth, worth], axis=1)

    def drop(self, doubt: float, margin: float) -> None:
        """Leave out actions that are hardly better than the first one by `margin`, within so many standard errors."""
        first, counts = self._first(), self._counts()
        error = (self._worth - self._worth[first]).std(axis=1) / np.sqrt(self._worth.shape[1])
        stays = counts - counts[first] + doubt * error > margin
        stays[first] = True
        self.actions, self._start, self._worth = self.actions[stays], self._start[stays], self._worth[stays]

    @property
    def best(self) -> int:
        """The action that is in front."""
        return int(self.actions[self._first()])

    def _first(self) -> int:
        return int(np.argmax(self._counts()))

    def _counts(self) -> Values:
        counts: Values = self._start + self._worth.sum(axis=1) / max(1, self._worth.shape[1])
        return counts


def observed(rules: Backend, world: Records, seat: int) -> Records:
    """What a seat may know of a world."""
    known: Records = np.zeros(1, world.dtype)
    rules.rules.observe(rules.see(world), seat, rules.see(known))
    return known


def possible_worlds(game: Game, rules: Backend, world: Records, seat: int, seed: str, count: int) -> Records:
    """So many worlds in which everything that the seat cannot know is dealt anew."""
    worlds = np.repeat(world, count)
    ask_again(game, worlds, seat)
    for i in range(count):
        rules.rules.resample(rules.see(worlds[i : i + 1]), seat, key_words(f"{seed} world {i}"))
    return worlds


def ask_again(game: Game, worlds: Records, seat: int) -> None:
    """Let others who have already made a secret choice make it again, by their policy.

    Dealing anew makes such choices at random, which keeps them secret but is not how anybody plays. `worlds` are
    copies of one position.
    """
    if game.ask_again is not None and worlds["depth"][0] > 0:
        game.ask_again(worlds, np.flatnonzero(np.arange(int(worlds["players"][0])) != seat))


def candidates(likely: Values, effort: Effort) -> Numbers:
    """The likeliest actions, best first; always at least one, and only legal ones."""
    best = np.argsort(-likely, kind="stable")[: effort.actions]
    enough = (likely[best] > 0) & (likely[best] >= min(effort.least, likely[best[0]]))
    chosen: Numbers = best[enough].astype(np.int32)
    return chosen
