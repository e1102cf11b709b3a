"""The small run of Race that the tests train."""

from pathlib import Path
from typing import Any, Final

import msgspec
import torch

from training.config import Config, NetworkConfig, read_config
from training.trainer import Trainer

CONFIGS: Final = Path(__file__).parents[2] / "training" / "configs"


def small(**changes: Any) -> Config:
    return read_config(CONFIGS / "race-small.toml", **changes)


def tiny(**changes: Any) -> Config:
    """Small enough for a round in a fraction of a second."""
    learning = msgspec.structs.replace(small().learning, steps=8, minibatch=64)
    settings = {"games": 8, "network": NetworkConfig(width=8, blocks=1), "learning": learning}
    return small(**(settings | changes))


def weights(trainer: Trainer) -> list[torch.Tensor]:
    return [tensor.clone() for tensor in trainer.network.state_dict().values()]
