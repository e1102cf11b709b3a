"""Learning to do as the heuristic bot does: a rival of another kind than past selves, as fast as they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import msgspec
import torch
from torch import Tensor

from training.config import Config
from training.demonstrations import TOGETHER, Demonstrations
from training.network import PolicyValue, aligned, masked
from training.ppo import minibatches, picked
from training.tables import Tables

SMALLER: Final = 4  # minibatches than those of learning by play, whose lessons are noisier
FIRST_RATE: Final = 1e-3
LAST_RATE: Final = 3e-5


@dataclass(frozen=True)
class Examples:
    """Situations, and what the bot did in them: one row each."""

    features: Tensor
    masks: Tensor
    wanted: Tensor

    @classmethod
    def blank(cls, tables: Tables) -> Examples:
        """Room for some steps of all games."""
        rows, device = TOGETHER * len(tables.seats), tables.seats.device
        features = torch.zeros(rows, aligned(tables.features.shape[1]), dtype=torch.uint8, device=device)
        masks = torch.zeros(rows, tables.masks.shape[1], dtype=torch.uint8, device=device)
        return cls(features, masks, torch.zeros(rows, dtype=torch.int64, device=device))

    def write(self, step: int, tables: Tables, wanted: Tensor) -> None:
        """Note a situation of every game."""
        part = slice(step * len(wanted), (step + 1) * len(wanted))
        self.features[part, : tables.features.shape[1]].copy_(tables.features)
        self.masks[part].copy_(tables.masks)
        self.wanted[part].copy_(wanted)

    def rows(self, chosen: Tensor) -> Examples:
        """Some of them."""
        return Examples(picked(self.features, chosen), picked(self.masks, chosen), picked(self.wanted, chosen))


def examples(config: Config, shown: Demonstrations, device: torch.device) -> Iterator[Examples]:
    """All that was shown, some steps at a time; each part is overwritten by the next."""
    tables = Tables(msgspec.structs.replace(config, games=shown.games), device, shown.seed)
    wanted, taken = (torch.from_numpy(actions).to(device) for actions in (shown.wanted, shown.taken))
    room = Examples.blank(tables)
    for step in range(len(taken) // TOGETHER * TOGETHER):
        room.write(step % TOGETHER, tables, wanted[step])
        tables.step(taken[step])
        if step % TOGETHER == TOGETHER - 1:
            yield room


class Imitator:
    """Makes a network do as it was shown."""

    def __init__(self, network: PolicyValue, config: Config) -> None:
        self._network, self._config = network, config
        self._device = network.inputs.weight.device
        self._optimizer = torch.optim.Adam(network.parameters(), lr=FIRST_RATE, fused=True)
        self._generator = torch.Generator(self._device).manual_seed(config.seed)

    def look(self, shown: Demonstrations, number: int, looks: int) -> tuple[float, float]:
        """Look at everything once more, after `number` of all looks. Returns (loss, share of actions foreseen)."""
        seen, parts = [], len(shown.wanted) // TOGETHER
        for done, part in enumerate(examples(self._config, shown, self._device), start=number * parts):
            self._slow_down(done / (looks * parts))
            every = torch.arange(len(part.wanted), device=self._device)
            for chosen in minibatches(every, max(1, self._config.learning.minibatch // SMALLER), self._generator):
                seen.append(self._step(part.rows(chosen)))
        loss, foreseen = torch.stack(seen).mean(dim=0).tolist()
        return loss, foreseen

    def _slow_down(self, done: float) -> None:
        """Take the rate for when so much of all work, from 0 to 1, is done."""
        for group in self._optimizer.param_groups:
            group["lr"] = FIRST_RATE + (LAST_RATE - FIRST_RATE) * done

    def _step(self, batch: Examples) -> Tensor:
        """One step downhill."""
        scores, _ = self._network(batch.features)
        logs = masked(scores, batch.masks)
        loss = -logs.gather(1, batch.wanted[:, None]).mean()
        self._optimizer.zero_grad(set_to_none=True)
        loss.backward()
        self._optimizer.step()
        return torch.stack((loss, (logs.argmax(dim=-1) == batch.wanted).float().mean())).detach()
