"""The network as PyTorch trains it; `exported` gives the same one for NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from galaktyka.engine.feature_rows import features_of
from galaktyka.engine.game import Game
from galaktyka.players.neural.network import OUTLOOKS, Layer, Network, Norm, describe
from training.config import LearningConfig, NetworkConfig

TINY = 1e-30  # keeps the noise finite
ALIGNED = 64  # matrix units want rows whose length is a multiple of this
SMALL = 0.01  # how much smaller than usual weights begin of heads, for an even policy, and of blocks that are added


def aligned(size: int) -> int:
    """The length of rows that have room for so many features, and zeros behind them."""
    return -(-size // ALIGNED) * ALIGNED


def widened(matrix: Tensor, width: int) -> Tensor:
    """The same rows with zeros behind them, unless they have that length already."""
    spare = width - matrix.shape[1]
    return nn.functional.pad(matrix, (0, spare)) if spare else matrix


class PolicyValue(nn.Module):
    """Scores of all actions, and the expected win share and lead, for rows of features as bytes.

    Weights are kept in single precision; `precision` is what the layers compute with, the heads aside.
    """

    def __init__(self, game: Game, config: NetworkConfig, precision: torch.dtype = torch.float32) -> None:
        super().__init__()
        features = features_of(game)
        self.precision = precision
        width = config.width
        self.register_buffer("units", torch.from_numpy(features.units.copy()), persistent=False)
        self.inputs = nn.Linear(features.size, width)
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(config.blocks))
        self.layers = nn.ModuleList(nn.Linear(width, width) for _ in range(config.blocks))
        self.norm = nn.LayerNorm(width)
        self.policy = nn.Linear(width, game.actions)
        self.value = nn.Linear(width, OUTLOOKS)
        self._begin()

    def _begin(self) -> None:
        """First weights: rows of features are sparse, so that those of the inputs may be larger than usual."""
        nn.init.normal_(self.inputs.weight, std=0.1)
        nn.init.zeros_(self.inputs.bias)
        for head in (self.policy, self.value):
            nn.init.orthogonal_(head.weight, gain=SMALL)
            nn.init.zeros_(head.bias)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """(scores of all actions, legal or not; expected win share and lead); rows may be wider than the features."""
        x = self._entered(rows)
        for norm, layer in zip(self.norms, self.layers, strict=True):
            x = x + torch.relu(self._linear(self._normed(norm, x), layer.weight, layer.bias))
        x = self.norm(x.float())
        return self.policy(x), self.value(x)

    def _entered(self, rows: Tensor) -> Tensor:
        """What the input layer makes of the rows; bytes go in as they are.

        On a CPU features that are in none of the rows, most of them, are left out; matrix units want whole rows.
        """
        weight = self.inputs.weight / self.units
        if rows.device.type == "cpu":
            there = rows[:, : self.inputs.in_features].any(dim=0).nonzero()[:, 0]
            rows, weight = rows.index_select(1, there), weight.index_select(1, there)
        else:
            width = aligned(self.inputs.in_features)
            rows, weight = widened(rows, width), widened(weight, width)
        return self._linear(rows.to(self.precision), weight, self.inputs.bias)

    def _linear(self, x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
        return nn.functional.linear(x, weight.to(self.precision), bias.to(self.precision))

    def _normed(self, norm: nn.Module, x: Tensor) -> Tensor:
        weight, bias = norm.weight.to(self.precision), norm.bias.to(self.precision)
        return nn.functional.layer_norm(x, weight.shape, weight, bias)


def compile_on_gpu(network: PolicyValue, learning: LearningConfig) -> None:
    """Where the configuration wants it, let PyTorch compile the network when it first sees rows on a GPU."""
    if learning.compiled and network.inputs.weight.is_cuda:
        network.compile(dynamic=False)


def masked(scores: Tensor, masks: Tensor) -> Tensor:
    """Log-probabilities of all actions; those that are not legal are impossible."""
    return torch.log_softmax(scores.masked_fill(masks == 0, float("-inf")), dim=-1)


def sampled(logs: Tensor, generator: torch.Generator) -> Tensor:
    """An action of each row, as likely as it says: the largest after adding Gumbel noise."""
    noise = torch.empty_like(logs).exponential_(generator=generator).clamp_(min=TINY).log_()
    return (logs - noise).argmax(dim=-1)


def entropy(logs: Tensor) -> Tensor:
    """How undecided each row is; impossible actions count for nothing."""
    return -(logs.exp() * logs.masked_fill(logs == float("-inf"), 0.0)).sum(dim=-1)


def _array(tensor: Tensor) -> np.ndarray[Any, np.dtype[np.float32]]:
    array: np.ndarray[Any, np.dtype[np.float32]] = tensor.detach().float().cpu().numpy()
    return np.ascontiguousarray(array)


def exported(network: PolicyValue, game: Game, **trained: Any) -> Network:
    """The network for NumPy."""

    def layer(linear: nn.Linear) -> Layer:
        return Layer(_array(linear.weight.T), _array(linear.bias))

    def norm(one: nn.LayerNorm) -> Norm:
        return Norm(_array(one.weight), _array(one.bias))

    inputs = Layer(_array((network.inputs.weight / network.units).T), _array(network.inputs.bias))
    blocks = tuple((norm(n), layer(linear)) for n, linear in zip(network.norms, network.layers, strict=True))
    about = describe(game, **trained)
    return Network(about, inputs, blocks, norm(network.norm), layer(network.policy), layer(network.value))


def size_of(weights: Network) -> NetworkConfig:
    """The size of an exported network."""
    return NetworkConfig(weights.inputs.bias.size, len(weights.blocks))


def imported(network: PolicyValue, weights: Network) -> None:
    """Take over the weights of an exported network; blocks that it does not have add next to nothing at first."""
    pairs: list[tuple[nn.Module, Layer | Norm]] = [(network.norm, weights.norm)]
    pairs += [(network.policy, weights.policy), (network.value, weights.value)]
    for n, linear, (norm, layer) in zip(network.norms, network.layers, weights.blocks, strict=False):
        pairs += [(n, norm), (linear, layer)]
    units = network.units.cpu().numpy()
    pairs.append((network.inputs, Layer(weights.inputs.weight * units[:, None], weights.inputs.bias)))
    with torch.no_grad():
        for module, part in pairs:
            module.weight.copy_(torch.from_numpy(np.ascontiguousarray(part.weight.T)))
            module.bias.copy_(torch.from_numpy(part.bias))
        for linear in network.layers[len(weights.blocks) :]:
            linear.weight.mul_(SMALL)
            linear.bias.zero_()
