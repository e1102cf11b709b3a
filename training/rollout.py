"""Playing: the network decides for all seats of all games, a past self for some, and everything is written down."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from galaktyka.players.neural.network import OUTLOOKS
from training.network import PolicyValue, aligned, masked, sampled
from training.sparring import Sparring
from training.tables import Tables


@dataclass(frozen=True)
class Rollout:
    """What happened in some steps of all games: steps × games."""

    features: Tensor  # rows as long as matrix units want them
    masks: Tensor
    seats: Tensor
    actions: Tensor
    logs: Tensor  # how likely the action was, as a logarithm
    values: Tensor
    own: Tensor  # whether the network decided, and not a past self
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
class Opposition:
    """A past self that plays some seats of the first games."""

    network: PolicyValue
    games: int  # how many
    seats: Tensor  # games × seats: which it plays
    decided: bool = False  # whether it always takes its likeliest action, as the bot does


def seats_of_bots(tables: Tables, games: range, kinds: int) -> Tensor:
    """Half of the seats of those games, and none of the others."""
    seats = half_of_the_seats(tables, len(tables.seats), kinds)
    places = torch.arange(len(seats), device=seats.device)[:, None]
    return seats & (places >= games.start) & (places < games.stop)


def half_of_the_seats(tables: Tables, games: int, kinds: int) -> Tensor:
    """Every second seat of the first games; tables of the same kind take turns in which half it is."""
    places = torch.arange(games, device=tables.seats.device)[:, None] // kinds
    return (places + torch.arange(tables.players, device=tables.seats.device)) % 2 == 0


class Player:
    """Plays all games with a network."""

    def __init__(self, tables: Tables, steps: int, generator: torch.Generator, bots: Sparring | None = None) -> None:
        self._tables, self._generator, self._bots = tables, generator, bots
        self._rollout = Rollout.blank(tables, steps)

    @torch.no_grad()
    def play(self, network: PolicyValue, opposition: Opposition | None) -> Rollout:
        """Play on; the result is overwritten by the next call. Nothing waits for the device."""
        for step in range(self._rollout.steps):
            self._decide(step, network, opposition)
            self._tables.step(self._rollout.actions[step])
            self._rollout.done[step].copy_(self._tables.done)
            self._rollout.outcomes[step].copy_(self._tables.outcomes())
        return self._rollout

    def _decide(self, step: int, network: PolicyValue, opposition: Opposition | None) -> None:
        """Choose an action for every game, and write down why."""
        tables, rollout = self._tables, self._rollout
        rows = rollout.features[step]
        rows[:, : tables.features.shape[1]].copy_(tables.features)
        rollout.masks[step].copy_(tables.masks)
        rollout.seats[step].copy_(tables.seats)
        asked = None if self._bots is None else self._bots.ask()  # they think while the network does
        scores, values = network(rows)
        logs = masked(scores, tables.masks)
        actions = sampled(logs, self._generator)
        rollout.own[step].fill_(True)
        if opposition is not None:
            self._answer(opposition, rows, actions, rollout.own[step])
        if self._bots is not None and asked is not None:
            actions[asked.places] = self._bots.answers(asked)
            rollout.own[step][asked.places] = False
        rollout.actions[step].copy_(actions)
        rollout.logs[step].copy_(logs.gather(1, actions[:, None])[:, 0])
        rollout.values[step].copy_(values)

    def _answer(self, opposition: Opposition, rows: Tensor, actions: Tensor, own: Tensor) -> None:
        """Let the past self decide where its seats do."""
        first = slice(opposition.games)
        scores, _ = opposition.network(rows[first])
        logs = masked(scores, self._tables.masks[first])
        theirs = logs.argmax(dim=-1) if opposition.decided else sampled(logs, self._generator)
        turn = opposition.seats.gather(1, self._tables.seats[first].long()[:, None])[:, 0]
        actions[first] = torch.where(turn, theirs, actions[first])
        own[first] = ~turn
