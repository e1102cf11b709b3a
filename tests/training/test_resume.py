"""Going on with a run: from its checkpoint as if it had never stopped, or refused in one sentence."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import torch

import galaktyka as gk
from tests.training.small import tiny, weights
from training import trainer as module
from training.config import ConfigError, LeagueConfig
from training.session import CHECKPOINT
from training.trainer import Totals, Trainer, made_for

CPU = torch.device("cpu")
ROLL = gk.game("roll")


def test_a_run_goes_on_from_its_checkpoint_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    config = tiny(league=LeagueConfig(share=0.5, bot=0.25, every=1, keep=2))
    first = Trainer(config, CPU)
    for _ in range(3):
        first.round()
    first.save(tmp_path / CHECKPOINT)
    second = Trainer(config, CPU)
    second.restore(tmp_path / CHECKPOINT)
    for trainer in (first, second):
        trainer.round()
    assert all(torch.equal(a, b) for a, b in zip(weights(first), weights(second), strict=True))
    assert second.totals.rounds == 4
    assert second.totals.decisions == first.totals.decisions


@pytest.mark.parametrize(("left", "done"), [(30.0, 2 / 3), (60.0, 0.5), (0.0, 1.0), (-5.0, 1.0), (torch.inf, 0.0)])
def test_rates_that_fall_with_the_clock_go_on_where_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, left: float, done: float
) -> None:
    learning = msgspec.structs.replace(tiny().learning, anneal=None)
    config = tiny(learning=learning)
    Trainer(config, CPU, totals=Totals(seconds=60.0)).save(tmp_path / CHECKPOINT)
    monkeypatch.setattr("time.monotonic", lambda: 1000.0)
    trainer = Trainer(config, CPU, until=1000.0 + left)
    trainer.restore(tmp_path / CHECKPOINT)
    trainer.round()
    first, last = learning.learning_rate, learning.final_learning_rate
    assert float(trainer.learner.optimizer.param_groups[0]["lr"]) == pytest.approx(first + (last - first) * done)


def test_a_checkpoint_of_another_configuration_is_refused(tmp_path: Path) -> None:
    Trainer(tiny(), CPU).save(tmp_path / CHECKPOINT)
    with pytest.raises(ConfigError, match="belongs to another configuration"):
        Trainer(tiny(games=16), CPU).restore(tmp_path / CHECKPOINT)


def test_a_checkpoint_with_settings_that_are_gone_is_of_another_configuration(tmp_path: Path) -> None:
    trainer = Trainer(tiny(), CPU)
    state = trainer._state()
    older = {**msgspec.json.decode(state["config"]), "speed": 3}
    torch.save({**state, "config": msgspec.json.encode(older).decode()}, tmp_path / CHECKPOINT)
    with pytest.raises(ConfigError, match="belongs to another configuration"):
        trainer.restore(tmp_path / CHECKPOINT)


def test_a_checkpoint_of_another_device_is_refused(tmp_path: Path) -> None:
    """The state of chance is of another size there."""
    trainer = Trainer(tiny(), CPU)
    state = {**trainer._state(), "device": "cuda", "generator": torch.zeros(16, dtype=torch.uint8)}
    torch.save(state, tmp_path / CHECKPOINT)
    with pytest.raises(ConfigError, match="comes from --device cuda: take that, or begin in another folder"):
        trainer.restore(tmp_path / CHECKPOINT)


@pytest.mark.parametrize(
    ("part", "changed"), [("rules_version", -1), ("features", ROLL.features), ("record", ROLL.record)]
)
def test_a_checkpoint_of_a_game_that_has_changed_since_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str, changed: Any
) -> None:
    trainer = Trainer(tiny(), CPU)
    before = weights(trainer)
    game: Any = SimpleNamespace(**{**vars(trainer.config.rules), part: changed})
    with monkeypatch.context() as patched:
        patched.setattr(module, "made_for", lambda _: made_for(game))
        trainer.save(tmp_path / CHECKPOINT)
    with pytest.raises(ConfigError, match="a version of Race for the Galaxy with other rules, features or records"):
        trainer.restore(tmp_path / CHECKPOINT)
    assert all(torch.equal(a, b) for a, b in zip(before, weights(trainer), strict=True))


@pytest.mark.parametrize("content", [b"", b"nothing"])
def test_a_file_that_is_no_checkpoint_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / CHECKPOINT).write_bytes(content)
    with pytest.raises(ConfigError, match="cannot be read as a checkpoint: take it away"):
        Trainer(tiny(), CPU).restore(tmp_path / CHECKPOINT)


@pytest.mark.parametrize(
    ("state", "problem"),
    [([], "cannot be read as a checkpoint"), ({"format": 2}, "is a checkpoint of another version")],
)
def test_what_others_have_saved_is_refused(tmp_path: Path, state: Any, problem: str) -> None:
    torch.save(state, tmp_path / CHECKPOINT)
    with pytest.raises(ConfigError, match=problem):
        Trainer(tiny(), CPU).restore(tmp_path / CHECKPOINT)


def test_a_damaged_checkpoint_is_refused(tmp_path: Path) -> None:
    trainer = Trainer(tiny(), CPU)
    trainer.save(tmp_path / CHECKPOINT)
    damaged = bytearray((tmp_path / CHECKPOINT).read_bytes())
    damaged[0] ^= 1
    (tmp_path / CHECKPOINT).write_bytes(damaged)
    with pytest.raises(ConfigError, match="cannot be read as a checkpoint: take it away"):
        trainer.restore(tmp_path / CHECKPOINT)
