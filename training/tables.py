"""The games that are played, as tensors that share their memory with the engine: on the CPU or on a GPU."""

from __future__ import annotations

from typing import Any, Protocol
from warnings import catch_warnings

import numpy as np
import torch
from torch import Tensor

from galaktyka.engine.batch import Batch
from galaktyka.engine.cuda import CudaBatch
from galaktyka.engine.game import Records
from galaktyka.engine.mix import Snapshot
from training.config import Config


class Games(Protocol):
    """A batch of the engine."""

    seat_counts: np.ndarray[Any, np.dtype[np.uint8]]
    players: int
    records: Any
    seats: Any
    masks: Any
    features: Any
    done: Any
    scores: Any
    winners: Any

    def step(self, actions: Any, /) -> None:
        """Take one action in every game."""

    def snapshot(self) -> Snapshot:
        """Where all games stand."""

    def restore(self, snapshot: Snapshot, /) -> None:
        """Let all games stand there."""


class Tables:
    """Games of all kinds that a configuration names, dealt anew as they end."""

    def __init__(self, config: Config, device: torch.device, seed: str | None = None) -> None:
        """Deal all games, by the configuration's seed or another one."""
        (players, options), *mix = config.kinds
        kind: Any = CudaBatch if device.type == "cuda" else Batch
        self._games: Games = kind(
            config.rules,
            games=config.games,
            players=players,
            options=options,
            mix=mix,
            seed=seed or f"training {config.seed}",
            features=True,
        )
        self._cuda = device.type == "cuda"
        self._lead_points = config.learning.lead_points
        self.players = self._games.players
        self.seat_counts = torch.from_numpy(self._games.seat_counts).to(device)
        self.present = torch.arange(self.players, device=device) < self.seat_counts[:, None]
        self.seats, self.masks, self.features = (self._shared(name) for name in ("seats", "masks", "features"))
        self.done, self.scores, self.winners = (self._shared(name) for name in ("done", "scores", "winners"))
        self._records = self._tensor(self._games.records.view(np.uint8)).view(config.games, -1)

    def _shared(self, name: str) -> Tensor:
        """What the engine shows under a name; every step fills it anew."""
        return self._tensor(getattr(self._games, name))

    def _tensor(self, array: Any) -> Tensor:
        """An array of the engine, in the same memory."""
        if self._cuda:
            return torch.as_tensor(array, device="cuda")
        with catch_warnings(action="ignore", category=UserWarning):  # some of it is to read alone, as we do
            return torch.from_numpy(array)

    def step(self, actions: Tensor) -> None:
        """Take one action in every game."""
        taken = actions.to(torch.int32)
        self._games.step(taken if self._cuda else taken.numpy())

    def outcomes(self) -> Tensor:
        """For each game and seat the share of the win and the lead, for games that ended with the last step; else 0."""
        return outcomes(self.scores, self.winners, self.present, self._lead_points) * self.done[:, None, None]

    def records(self, games: Tensor) -> Records:
        """Some of the games themselves, by their numbers, where the CPU can read them."""
        rows = self._records[games].cpu().numpy()
        records: Records = rows.view(self._games.records.dtype)[:, 0]
        return records

    def snapshot(self) -> list[Tensor]:
        """Where all games stand, as bytes."""
        return [torch.from_numpy(array.view(np.uint8)) for array in self._games.snapshot()]

    def restore(self, snapshot: list[Tensor]) -> None:
        """Let all games stand where they stood."""
        now = self._games.snapshot()
        self._games.restore(tuple(t.numpy().view(a.dtype).reshape(a.shape) for t, a in zip(snapshot, now, strict=True)))


def outcomes(scores: Tensor, winners: Tensor, present: Tensor, lead_points: float) -> Tensor:
    """For each game and seat: its share of the win, and its lead over the best other seat, from -1 to 1."""
    players = present.shape[1]
    won = ((winners[:, None] >> torch.arange(players, device=winners.device)) & 1).float()
    share = won / won.sum(dim=1, keepdim=True).clamp(min=1)
    points = scores[:, :players].float().masked_fill(~present, float("-inf"))
    (best, second), leader = points.topk(2, dim=1).values.T, points.argmax(dim=1)
    others = torch.where(torch.arange(players, device=scores.device) == leader[:, None], second[:, None], best[:, None])
    lead = torch.tanh((points - others) / lead_points)
    return torch.where(present[:, :, None], torch.stack((share, lead), dim=-1), 0.0)
