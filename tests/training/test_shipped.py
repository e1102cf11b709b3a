"""The configurations that ship."""

from pathlib import Path

import msgspec
import pytest

from tests.training.small import CONFIGS
from training.config import Config, LearningConfig, NetworkConfig, read_config


def shipped(name: str) -> Config:
    return read_config(CONFIGS / f"{name}.toml")


@pytest.mark.parametrize("path", sorted(CONFIGS.glob("*.toml")), ids=lambda path: path.stem)
def test_every_configuration_can_be_used(path: Path) -> None:
    assert read_config(path).kinds


@pytest.mark.parametrize("game", ["race", "roll", "transgalactica"])
def test_who_exploits_a_network_is_small_fresh_and_plays_for_the_same_at_tables_of_two(game: str) -> None:
    config, own = shipped(f"exploit-{game}"), shipped(game).learning
    assert (config.game, config.games, config.kinds, config.evaluations) == (game, 32_768, [(2, {})], ())
    assert config.network == NetworkConfig(width=512, blocks=3)
    assert config.learning == LearningConfig(lead=own.lead, lead_points=own.lead_points)


@pytest.mark.parametrize("game", ["race", "roll", "transgalactica"])
def test_a_run_from_nothing_plays_for_the_same_at_the_same_tables_without_a_rival(game: str) -> None:
    begin, later = shipped(f"{game}-begin"), shipped(game)
    lead = {"lead": later.learning.lead, "lead_points": later.learning.lead_points}
    assert (begin.game, begin.tables) == (game, later.tables)
    assert begin.learning == msgspec.structs.replace(LearningConfig(), **lead)
    assert begin.league.rival == 0
    assert begin.network.width == later.network.width
    assert begin.network.blocks <= later.network.blocks
