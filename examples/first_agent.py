"""A first agent: a linear policy that learns to beat random play at Race, with nothing but NumPy.

    python examples/first_agent.py

The policy scores every action as a sum of weights, one for each feature, and plays an action with a probability that
grows with its score. After each round of games all actions of a game become likelier if it went better than usual, and
less likely if it went worse (REINFORCE).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from galaktyka import envs
from galaktyka.engine.features import Features
from galaktyka.envs.batched import SeatVectorEnv

Array = np.ndarray[Any, Any]
PARTS: Final = ("question", "amount", "numbers", "seats")  # what the policy looks at
NEVER: Final = np.float32(-1e9)  # the score of an action that is not legal
DECAY: Final = 0.9  # how much of earlier gradients a step remembers


@dataclass
class Policy:
    """Weights for every pair of a feature and an action."""

    columns: Array  # the features that count
    units: Array
    weights: Array
    momentum: Array = field(init=False)

    def __post_init__(self) -> None:
        self.momentum = np.zeros_like(self.weights)

    @classmethod
    def blank(cls, features: Features, actions: int) -> Policy:
        """A policy that plays at random."""
        sizes = {part.name: part.size for part in features.parts}
        columns = np.concatenate([features.offset(name) + np.arange(sizes[name]) for name in PARTS])
        return cls(columns, features.units[columns], np.zeros((len(columns), actions), np.float32))

    def look(self, rows: Array) -> Array:
        """The features that count, in their units."""
        return np.divide(rows[:, self.columns], self.units)

    def chances(self, seen: Array, masks: Array) -> Array:
        """How likely each action is."""
        scores = np.where(masks, seen @ self.weights, NEVER)
        grown = np.exp(scores - scores.max(axis=1, keepdims=True))
        shares: Array = grown / grown.sum(axis=1, keepdims=True)
        return shares

    def learn(self, gradient: Array, rate: float) -> None:
        """Go uphill, by steps of a steady length."""
        self.momentum = DECAY * self.momentum + (1 - DECAY) * gradient / (np.linalg.norm(gradient) + 1e-9)
        self.weights += rate * self.momentum


@dataclass
class Round:
    """What happened in one game at every place: a row for each step of all games."""

    seen: list[Array] = field(default_factory=list)
    chances: list[Array] = field(default_factory=list)
    actions: list[Array] = field(default_factory=list)
    playing: list[Array] = field(default_factory=list)  # whether the place was still in its first game
    lead: Array = field(default_factory=lambda: np.zeros(0))  # own score less that of the best opponent
    won: Array = field(default_factory=lambda: np.zeros(0))

    def gradient(self) -> Array:
        """How the weights should change so that what went well becomes likelier."""
        better = (self.lead - self.lead.mean()) / (self.lead.std() + 1e-9)
        total = np.zeros((self.seen[0].shape[1], self.chances[0].shape[1]), np.float32)
        for seen, chances, actions, playing in zip(self.seen, self.chances, self.actions, self.playing, strict=True):
            push = -chances
            push[np.arange(len(actions)), actions] += 1
            total += seen.T @ (push * (better * playing)[:, None])
        return total


def drawn(chances: Array, luck: np.random.Generator) -> Array:
    """An action of each row, as likely as it says."""
    edges = chances.cumsum(axis=1)
    spots = luck.random((len(chances), 1)) * edges[:, -1:]
    picked: Array = (edges <= spots).sum(axis=1)
    return picked


def play_round(env: SeatVectorEnv, policy: Policy, luck: np.random.Generator) -> Round:
    """Play the next game at every place to its end."""
    rows, infos = env.reset()
    games = Round(lead=np.zeros(env.num_envs), won=np.zeros(env.num_envs))
    playing = np.ones(env.num_envs, np.bool_)
    while playing.any():
        seen = policy.look(rows)
        chances = policy.chances(seen, infos["action_mask"])
        actions = drawn(chances, luck)
        for column, values in zip((games.seen, games.chances, games.actions), (seen, chances, actions), strict=True):
            column.append(values)
        games.playing.append(playing.copy())
        rows, rewards, ended, _, infos = env.step(actions)
        if (ending := ended & playing).any():
            others = np.delete(infos["scores"], env.seat, axis=1).max(axis=1)
            games.lead[ending] = (infos["scores"][:, env.seat] - others)[ending]
            games.won[ending] = rewards[ending]
        playing &= ~ended
    return games


def train(rounds: int, games: int, rate: float = 0.5, seed: int = 0) -> Iterator[tuple[Policy, float]]:
    """Learn from so many rounds; after each comes the policy, and the share of the round that it won."""
    env = envs.vector("race", games=games, bots="random", seed=seed, scaled=False)
    policy, luck = Policy.blank(env.features, env.game.actions), np.random.default_rng(seed)
    for _ in range(rounds):
        played = play_round(env, policy, luck)
        policy.learn(played.gradient(), rate)
        yield policy, float(played.won.mean())


def main() -> None:
    """Train, and tell how it goes."""
    parser = argparse.ArgumentParser(description="Train a first agent against random play.")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--games", type=int, default=256, help="games in a round")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    started = time.perf_counter()
    for number, (_, share) in enumerate(train(chosen.rounds, chosen.games, seed=chosen.seed)):
        if number % 5 == 0 or number == chosen.rounds - 1:
            print(f"round {number:3d}: {share:4.0%} won, {time.perf_counter() - started:5.1f} s")


if __name__ == "__main__":
    main()
