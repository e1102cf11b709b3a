"""Learning from what was played: proximal policy optimisation with masked actions."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, fields

import torch
from torch import Tensor

from training.advantage import Advantages, advantages
from training.config import LearningConfig
from training.network import PolicyValue, entropy, masked
from training.repeated import Repeated
from training.rollout import Rollout

EVEN = 1e-8  # keeps the scale of equal advantages finite
FEWEST = 2  # decisions that have a scale
WORD = 8  # bytes
SURE = math.log(0.99)  # an action that was likelier hardly changes the policy: most of them can be left out


@dataclass(frozen=True)
class Lessons:
    """Decisions to learn from: one row each."""

    features: Tensor
    masks: Tensor
    actions: Tensor
    logs: Tensor
    gains: Tensor  # advantages as one number, about 0 and of size 1
    targets: Tensor  # what the value head should have expected
    weights: Tensor  # how many decisions each of them stands for

    def __len__(self) -> int:
        return len(self.actions)

    def rows(self, chosen: Tensor) -> Lessons:
        """Some of them."""
        return Lessons(*(picked(column, chosen) for column in self.columns()))

    def columns(self) -> list[Tensor]:
        """What they are made of, in the order of `Lessons`."""
        return [getattr(self, one.name) for one in fields(self)]


def picked(rows: Tensor, chosen: Tensor) -> Tensor:
    """Some rows; those of bytes are copied in words of eight where they can be, which is far quicker on a GPU."""
    if rows.dtype == torch.uint8 and rows.ndim == 2 and rows.shape[1] % WORD == 0:
        return rows.view(torch.int64).index_select(0, chosen).view(torch.uint8)
    return rows.index_select(0, chosen)


@dataclass(frozen=True)
class Losses:
    """What a minibatch got wrong."""

    policy: Tensor
    value: Tensor
    entropy: Tensor
    moved: Tensor  # the share of actions whose chance changed by more than the clip


def rates(config: LearningConfig, done: float) -> tuple[float, float]:
    """(learning rate, reward for entropy) after a share of the run, from 0 to 1."""

    def between(first: float, last: float) -> float:
        return first + (last - first) * done

    learning_rate = between(config.learning_rate, config.final_learning_rate)
    return learning_rate, between(config.entropy, config.final_entropy)


def lessons(rollout: Rollout, config: LearningConfig, generator: torch.Generator) -> tuple[Lessons, Tensor]:
    """(all decisions of a rollout as rows, the numbers of those to learn from: own ones whose outcome is known).

    Of those that were all but certain only a share is taken, at random, and each stands for as many as it should.
    """
    found, foreseen = (looked_ahead(rollout, config.discount, trace) for trace in (config.trace, config.value_trace))
    outlooks = torch.tensor([1.0, config.lead], device=rollout.values.device)
    gains = (found.values * outlooks).sum(dim=-1).flatten()
    usable = (found.known & rollout.own).flatten()
    weights = torch.where(rollout.logs > SURE, 1 / config.sure, 1.0).flatten()
    drawn = torch.empty_like(weights).uniform_(generator=generator) * weights < 1
    every = Lessons(
        features=rollout.features.flatten(0, 1),
        masks=rollout.masks.flatten(0, 1),
        actions=rollout.actions.flatten(),
        logs=rollout.logs.flatten(),
        gains=scaled(gains, gains[usable]),
        targets=(foreseen.values + rollout.values).flatten(0, 1),
        weights=weights,
    )
    return every, (usable & drawn).nonzero()[:, 0]


def looked_ahead(rollout: Rollout, discount: float, trace: float) -> Advantages:
    """How much better decisions went than expected, looking so far ahead."""
    return advantages(rollout.values, rollout.seats, rollout.done, rollout.outcomes, discount, trace)


def scaled(gains: Tensor, used: Tensor) -> Tensor:
    """Gains about 0 and of size 1, by those that are learned from; too few have no size."""
    if len(used) < FEWEST:
        return torch.zeros_like(gains)
    return (gains - used.mean()) / (used.std() + EVEN)


def minibatches(chosen: Tensor, size: int, generator: torch.Generator) -> Iterator[Tensor]:
    """The chosen rows in random order, in parts of that size, or in one that is smaller.

    Of what is left over less than half of a part is left out; more is filled up with rows from the beginning.
    """
    order = chosen[torch.randperm(len(chosen), device=chosen.device, generator=generator)]
    if len(order) <= size:
        yield order
        return
    parts = round(len(order) / size)
    yield from torch.cat((order, order[:size]))[: parts * size].split(size)


def losses(network: PolicyValue, batch: Lessons, clip: float) -> Losses:
    """How wrong the network is about a minibatch."""
    scores, values = network(batch.features)
    logs = masked(scores, batch.masks)
    ratio = (logs.gather(1, batch.actions[:, None])[:, 0] - batch.logs).exp()
    held = ratio.clamp(1 - clip, 1 + clip)
    weights = batch.weights / batch.weights.sum()
    return Losses(
        policy=-(torch.minimum(ratio * batch.gains, held * batch.gains) * weights).sum(),
        value=((values - batch.targets).square().sum(dim=-1) * weights).sum(),
        entropy=(entropy(logs) * weights).sum(),
        moved=((ratio != held) * weights).sum(),
    )


class Learner:
    """Improves a network."""

    def __init__(self, network: PolicyValue, config: LearningConfig, generator: torch.Generator) -> None:
        device = network.inputs.weight.device
        self._cuda = device.type == "cuda"
        self._rate, self._bonus = torch.zeros((), device=device), torch.zeros((), device=device)
        self.optimizer = torch.optim.Adam(
            network.parameters(), lr=self._rate, eps=1e-5, fused=True, capturable=self._cuda
        )
        self._network, self._config, self._generator = network, config, generator
        self._repeated = Repeated(lambda columns: self._step(Lessons(*columns)))

    def learn(self, rollout: Rollout, done: float) -> Tensor:
        """Learn from a rollout; returns mean losses (policy, value, entropy, moved), 0 where it teaches nothing.

        `done` is the share of the run that is over. A single decision has no advantage over others, so that two are
        the fewest to learn from.
        """
        self._set_rates(done)
        every, chosen = lessons(rollout, self._config, self._generator)
        if len(chosen) < FEWEST:
            return torch.zeros(len(fields(Losses)), device=rollout.values.device)
        seen = []
        for _ in range(self._config.epochs):
            for part in minibatches(chosen, self._config.minibatch, self._generator):
                batch = every.rows(part)
                whole = self._cuda and len(batch) == self._config.minibatch
                seen.append(self._repeated(batch.columns()) if whole else self._step(batch))
        return torch.stack(seen).mean(dim=0)

    def _set_rates(self, done: float) -> None:
        """Rates lie where a step that is repeated looks for them, also after a checkpoint was read."""
        rate, bonus = rates(self._config, done)
        self._rate.fill_(rate)
        self._bonus.fill_(bonus)
        for group in self.optimizer.param_groups:
            group["lr"] = self._rate

    def _step(self, batch: Lessons) -> Tensor:
        """One step downhill."""
        found = losses(self._network, batch, self._config.clip)
        total = found.policy + self._config.value * found.value - self._bonus * found.entropy
        self.optimizer.zero_grad(set_to_none=True)
        total.backward()
        torch.nn.utils.clip_grad_norm_(self._network.parameters(), self._config.gradient)
        self.optimizer.step()
        return torch.stack((found.policy, found.value, found.entropy, found.moved)).detach()
