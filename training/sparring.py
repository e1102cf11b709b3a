"""Heuristic bots as opponents: they think on the cores of the host, wherever the games are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import torch
from torch import Tensor

from galaktyka.engine.game import Game
from galaktyka.engine.record import dtype_of
from galaktyka.players.versus import Bots
from training.tables import Tables

SEEDS: Final = 2**62  # how many there are for bots


@dataclass(frozen=True)
class Asked:
    """Games in which it is the turn of a bot, on their way to the host."""

    places: Tensor
    records: Tensor
    seats: Tensor
    seeds: Tensor
    arrived: torch.cuda.Event | None  # None: they are there


class Sparring:
    """Bots that play some seats of the tables."""

    def __init__(self, game: Game, tables: Tables, seats: Tensor, generator: torch.Generator) -> None:
        """`seats` (games × seats) says which they play."""
        self.seats = seats
        self._bots, self._record = Bots(game), dtype_of(game.record)
        self._tables, self._generator = tables, generator

    def ask(self) -> Asked:
        """Look whose turn it is, and send the games of bots to the host; the device goes on meanwhile."""
        deciding = self._tables.seats
        places = self.seats.gather(1, deciding.long()[:, None])[:, 0].nonzero()[:, 0]
        seeds = torch.randint(SEEDS, places.shape, generator=self._generator, device=places.device)
        records, seats = on_host(self._tables.records[places]), on_host(deciding[places])
        arrived = torch.cuda.Event() if places.is_cuda else None
        asked = Asked(places, records, seats, on_host(seeds), arrived)
        if arrived is not None:
            arrived.record()
        return asked

    def answers(self, asked: Asked) -> Tensor:
        """What the bots do, one action for each of those games."""
        if asked.arrived is not None:
            asked.arrived.synchronize()
        records = asked.records.numpy().view(self._record)[:, 0]
        actions = self._bots.decide(records, asked.seats.numpy(), asked.seeds.numpy())
        return torch.from_numpy(actions).long().to(asked.places.device)


def on_host(tensor: Tensor) -> Tensor:
    """A copy on the host, which a GPU may still be writing."""
    if not tensor.is_cuda:
        return tensor
    return torch.empty(tensor.shape, dtype=tensor.dtype, pin_memory=True).copy_(tensor, non_blocking=True)
