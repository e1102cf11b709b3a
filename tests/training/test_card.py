"""Publishing a network with its model card."""

from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest
import torch

from galaktyka.players.neural.network import read_network, write_network
from tests.training.small import tiny
from training import card
from training.card import LARGEST, publish
from training.config import ConfigError, LeagueConfig, NetworkConfig
from training.evaluate import Measured
from training.network import exported
from training.session import WEIGHTS
from training.trainer import Trainer


def test_weights_and_card_are_written_with_what_the_weights_were_measured_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trainer = Trainer(tiny(), torch.device("cpu"))
    trainer.round()
    write_network(trainer.export(), tmp_path / WEIGHTS)
    measured = {tmp_path / WEIGHTS: [Measured("random", 2, (), 100, 0.93, (0.86, 0.97), 5.0)]}
    monkeypatch.setattr(card, "measure_all", lambda _config, path: measured[path])
    weights, page = publish(trainer.config, tmp_path, tmp_path / "package" / "race.npz", tmp_path / "docs")
    assert read_network(trainer.config.rules, weights).about["trained"]["decisions"] == 64
    text = page.read_text(encoding="utf-8")
    assert "64 decisions in" in text
    assert "| `random` | 2 players | 100 | 93.0% | 86.0% to 97.0% | 1.86 |" in text


def test_the_card_tells_how_the_run_was_and_not_how_another_one_would_be(tmp_path: Path) -> None:
    trainer = Trainer(tiny(games=4), torch.device("cpu"))
    write_network(trainer.export(), tmp_path / WEIGHTS)
    _, page = publish(tiny(games=16), tmp_path, tmp_path / "race.npz", tmp_path / "docs")
    assert "rounds of 4 games × 8 steps" in page.read_text(encoding="utf-8")


def test_weights_of_another_size_or_without_their_configuration_are_refused(tmp_path: Path) -> None:
    config, network = tiny(), Trainer(tiny(), torch.device("cpu")).export()
    write_network(network, tmp_path / WEIGHTS)
    with pytest.raises(ConfigError, match="has another size than the configuration says"):
        publish(tiny(network=NetworkConfig(width=16, blocks=1)), tmp_path, tmp_path / "race.npz", tmp_path)
    about = {name: value for name, value in network.about.items() if name != "config"}
    write_network(replace(network, about=about), tmp_path / WEIGHTS)
    with pytest.raises(ConfigError, match="does not say how it was trained"):
        publish(config, tmp_path, tmp_path / "race.npz", tmp_path)
    assert not (tmp_path / "race.npz").exists()


def test_a_network_that_is_too_large_does_not_ship(tmp_path: Path) -> None:
    luck = np.random.default_rng(1)
    trainer = Trainer(tiny(network=NetworkConfig(width=2000, blocks=0)), torch.device("cpu"))
    noise = torch.from_numpy(luck.normal(size=trainer.network.inputs.weight.shape).astype(np.float32))
    trainer.network.inputs.weight.data.copy_(noise)
    write_network(trainer.export(), tmp_path / WEIGHTS)
    assert (tmp_path / WEIGHTS).stat().st_size > LARGEST
    with pytest.raises(ConfigError, match="has more than 8 MiB: train a smaller network"):
        publish(trainer.config, tmp_path, tmp_path / "race.npz", tmp_path)
    assert not (tmp_path / "race.npz").exists()


def test_the_card_tells_what_came_before_and_whom_it_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card, "measure_all", lambda _config, _path: [])
    first = Trainer(tiny(), torch.device("cpu"))
    first.round()
    write_network(first.export(), tmp_path / "first.npz")
    league = LeagueConfig(share=0.25, rival=0.5, bot=0.1)
    second = Trainer(tiny(league=league), torch.device("cpu"), rival=first.export())
    second.begin_with(tmp_path / "first.npz")
    second.round()
    write_network(second.export(), tmp_path / WEIGHTS)
    _, page = publish(tiny(), tmp_path, tmp_path / "race.npz", tmp_path / "docs")
    text = page.read_text(encoding="utf-8")
    assert "| before that | 64 decisions in earlier runs, 0 minutes |" in text
    assert (
        "past selves in 25% of the games; a network that imitates `heuristic` in 50%; `heuristic` itself in 10% |"
        in text
    )


@pytest.mark.parametrize(("said", "told"), [({"rival": True}, True), ({"rival": False}, False), ({}, True)])
def test_the_card_tells_of_a_rival_if_there_was_one_and_older_weights_had_theirs(
    tmp_path: Path, said: dict[str, bool], told: bool
) -> None:
    config = tiny(league=LeagueConfig(share=0.25, rival=0.5), evaluations=())
    network = Trainer(config, torch.device("cpu"), rival=Trainer(tiny(), torch.device("cpu")).export()).export()
    about = {name: value for name, value in network.about.items() if name != "rival"}
    write_network(replace(network, about=about | said), tmp_path / WEIGHTS)
    _, page = publish(config, tmp_path, tmp_path / "race.npz", tmp_path / "docs")
    assert ("a network that imitates `heuristic` in 50%" in page.read_text(encoding="utf-8")) == told


def test_a_network_that_imitates_is_refused_and_what_ships_stays_as_it_is(tmp_path: Path) -> None:
    trainer = Trainer(tiny(evaluations=()), torch.device("cpu"))
    config = msgspec.to_builtins(trainer.config)
    write_network(exported(trainer.network, trainer.config.rules, config=config), tmp_path / WEIGHTS)
    (tmp_path / "race.npz").write_bytes(b"ships")
    with pytest.raises(ConfigError, match="imitates, and has never played: publish the folder of a run"):
        publish(trainer.config, tmp_path, tmp_path / "race.npz", tmp_path / "docs")
    assert (tmp_path / "race.npz").read_bytes() == b"ships"
