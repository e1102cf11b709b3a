"""Playing: the network decides for all seats of all games, others for some, and everything is written down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from galaktyka.players.neural.network import OUTLOOKS
from training.network import PolicyValue, aligned, masked, sampled
from training.tables import Tables


@dataclass(frozen=True)
class Rollout:
    """What happened in some steps of all games: steps × games."""

    features: Tensor  # rows as long as matrix units want them
    masks: Tensor
    seats: Tensor
    actions: Tensor  # WAIT where others had not decided yet
    logs: Tensor  # how likely the action was, as a logarithm
    values: Tensor
    own: Tensor  # whether the network decided, and nobody else
    done: Tensor
    outcomes: Tensor  # for each seat

    @classmethod
    def blank(cls, tables: Tables, steps: int) -> Rollout:
        """Room for so many steps; it is used again and again."""
        games, device = len(tables.seats), tables.seats.device

        def room(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(steps, games, *shape, dtype=dtype, device=device)

        return cls(
            features=room(aligned(tables.features.shape[1]), dtype=torch.uint8),
            masks=room(tables.masks.shape[1], dtype=torch.uint8),
            seats=room(dtype=torch.uint8),
            actions=room(dtype=torch.int64),
            logs=room(),
            values=room(OUTLOOKS),
            own=room(dtype=torch.bool),
            done=room(dtype=torch.uint8),
            outcomes=room(tables.players, OUTLOOKS),
        )

    @property
    def steps(self) -> int:
        """How many decisions there are of every game."""
        return len(self.actions)


@dataclass(frozen=True)
class Asked:
    """What others are asked: an action of every game in which it is their turn."""

    tables: Tables
    games: slice
    rows: Tensor  # features of those games
    turn: Tensor  # those games: whether it is theirs
    generator: torch.Generator


@dataclass(frozen=True)
class Opposition:
    """Others who play some seats of some games."""

    answers: Callable[[Asked], Tensor]  # actions of all those games, or WAIT; what is not theirs counts for nothing
    games: slice  # which
    seats: Tensor  # those games × seats: which they play


@dataclass(frozen=True)
class NetworkAnswers:
    """Another network answers."""

    network: PolicyValue
    decided: bool = False  # whether it always takes its likeliest action, as the bot does

    def __call__(self, asked: Asked) -> Tensor:
        """Actions of all games."""
        scores, _ = self.network(asked.rows)
        logs = masked(scores, asked.tables.masks[asked.games])
        return logs.argmax(dim=-1) if self.decided else sampled(logs, asked.generator)


def half_of_the_seats(tables: Tables, games: int, kinds: int) -> Tensor:
    """Every second seat of so many games; tables of the same kind take turns in which half it is."""
    places = torch.arange(games, device=tables.seats.device)[:, None] // kinds
    return (places + torch.arange(tables.players, device=tables.seats.device)) % 2 == 0


class Player:
    """Plays all games with a network."""

    def __init__(self, tables: Tables, steps: int, generator: torch.Generator) -> None:
        self._tables, self._generator = tables, generator
        self._rollout = Rollout.blank(tables, steps)

    @torch.no_grad()
    def play(self, network: PolicyValue, others: Sequence[Opposition] = ()) -> Rollout:
        """Play on; the result is overwritten by the next call. Nothing waits for the device, but for bots."""
        for step in range(self._rollout.steps):
            self._decide(step, network, others)
            self._tables.step(self._rollout.actions[step])
            self._rollout.done[step].copy_(self._tables.done)
            self._rollout.outcomes[step].copy_(self._tables.outcomes())
        return self._rollout

    def _decide(self, step: int, network: PolicyValue, others: Sequence[Opposition]) -> None:
        """Choose an action for every game, and write down why."""
        tables, rollout = self._tables, self._rollout
        rows = rollout.features[step]
        rows[:, : tables.features.shape[1]].copy_(tables.features)
        rollout.masks[step].copy_(tables.masks)
        rollout.seats[step].copy_(tables.seats)
        scores, values = network(rows)
        logs = masked(scores, tables.masks)
        actions = sampled(logs, self._generator)
        rollout.own[step].fill_(True)
        for opposition in others:
            self._answer(opposition, rows, actions, rollout.own[step])
        rollout.actions[step].copy_(actions)
        rollout.logs[step].copy_(logs.gather(1, actions.clamp(min=0)[:, None])[:, 0])
        rollout.values[step].copy_(values)

    def _answer(self, opposition: Opposition, rows: Tensor, actions: Tensor, own: Tensor) -> None:
        """Let others decide where their seats do."""
        games = opposition.games
        turn = opposition.seats.gather(1, self._tables.seats[games].long()[:, None])[:, 0]
        theirs = opposition.answers(Asked(self._tables, games, rows[games], turn, self._generator))
        actions[games] = torch.where(turn, theirs, actions[games])
        own[games] = ~turn
