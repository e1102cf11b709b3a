"""Networks that do as the heuristic bot does."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import numpy as np
import pytest
import torch

from galaktyka.engine.batch import Batch
from galaktyka.players.neural.network import read_network, write_network
from tests.training.small import CONFIGS, small, tiny
from training.__main__ import main
from training.config import ConfigError, NetworkConfig, TableConfig
from training.demonstrations import TOGETHER, demonstrate, read_demonstrations, write_demonstrations
from training.imitate import Imitator, examples
from training.network import PolicyValue, exported, masked
from training.trainer import Trainer

CPU = torch.device("cpu")


def test_demonstrations_can_be_played_again_and_say_what_bots_do() -> None:
    config = tiny(games=8, tables=(TableConfig(2), TableConfig(3)))
    shown = demonstrate(config, 2 * TOGETHER)
    (players, options), *mix = config.kinds
    batch = Batch(config.rules, games=8, players=players, options=options, mix=mix, seed=shown.seed)
    for wanted, taken in zip(shown.wanted, shown.taken, strict=True):
        assert np.take_along_axis(batch.masks, wanted[:, None].astype(np.int64), 1).all()
        batch.step(taken.astype(np.int32))  # refuses what is illegal
    assert 0.5 < (shown.wanted == shown.taken).mean() < 1


def test_examples_are_what_was_shown_step_by_step() -> None:
    config = tiny(games=4)
    shown = demonstrate(config, 2 * TOGETHER + 3)
    parts = [(part.wanted.clone(), part.masks.clone()) for part in examples(config, shown, CPU)]
    assert len(parts) == 2
    for number, (wanted, masks) in enumerate(parts):
        steps = shown.wanted[number * TOGETHER : (number + 1) * TOGETHER]
        assert wanted.tolist() == steps.ravel().tolist()
        assert masks.gather(1, wanted[:, None]).all()


def test_a_network_learns_to_do_as_it_was_shown() -> None:
    learning = msgspec.structs.replace(small().learning, minibatch=256)
    config = small(games=32, network=NetworkConfig(width=64, blocks=1), learning=learning)
    shown = demonstrate(config, 8 * TOGETHER)
    network = PolicyValue(config.rules, config.network)
    imitator = Imitator(network, config)
    looks = [imitator.look(shown, look, 10) for look in range(10)]
    assert looks[-1][0] < 0.8 * looks[0][0]
    assert looks[-1][1] > looks[0][1] + 0.05
    part = next(examples(config, shown, CPU))
    scores, _ = network(part.features)
    foreseen = (masked(scores, part.masks).argmax(dim=-1) == part.wanted).float().mean()
    assert foreseen == pytest.approx(looks[-1][1], abs=0.1)


def test_the_commands_make_a_rival(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    config, shown, weights = str(CONFIGS / "race-small.toml"), str(tmp_path / "shown.npz"), str(tmp_path / "rival.npz")
    assert main(["demonstrate", config, "--out", shown, "--steps", str(TOGETHER), "--games", "8"]) == 0
    assert main(["imitate", config, shown, "--out", weights, "--looks", "2"]) == 0
    assert "look 2 of 2: loss" in capsys.readouterr().out
    assert read_network(small().rules, Path(weights)).about["config"]["game"] == "race"
    for wrong in (["--out", weights, "--looks", "0"], ["--out", str(tmp_path / "nowhere" / "rival.npz")]):
        assert main(["imitate", config, shown, *wrong]) == 1
        assert capsys.readouterr().err.startswith("Look at least once")
    for wrong in (["--out", shown, "--steps", "-1"], ["--out", str(tmp_path / "nowhere" / "shown.npz")]):
        assert main(["demonstrate", config, "--games", "8", *wrong]) == 1
        assert capsys.readouterr().err.startswith(f"Take {TOGETHER} steps or more, and name a file in a folder")


def test_a_run_may_begin_with_a_network_that_imitates(tmp_path: Path) -> None:
    trainer = Trainer(tiny(), CPU)
    write_network(exported(trainer.network, trainer.config.rules), tmp_path / "rival.npz")
    trainer.begin_with(tmp_path / "rival.npz")
    assert trainer.export().about["earlier"] == []


def test_a_file_without_demonstrations_is_refused_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "shown.npz"
    with pytest.raises(ConfigError, match="There are no demonstrations at"):
        read_demonstrations(path, tiny())
    with pytest.raises(ConfigError, match="cannot be written: Is a directory"):
        write_demonstrations(demonstrate(tiny(games=2), 3), tmp_path)
    write_demonstrations(demonstrate(tiny(games=2), 3), path)
    with pytest.raises(ConfigError, match="have 3 steps: make at least 16"):
        read_demonstrations(path, tiny())
    shown = demonstrate(tiny(games=2), TOGETHER)
    write_demonstrations(shown, path)
    with pytest.raises(ConfigError, match="are for other tables"):
        read_demonstrations(path, tiny(tables=(TableConfig(3),)))
    again = read_demonstrations(path, tiny())
    assert (again.seed, again.games) == (shown.seed, 2)
    assert np.array_equal(again.taken, shown.taken)
    assert np.array_equal(again.wanted, shown.wanted)


def flipped(data: bytes, place: int) -> bytes:
    """With one other bit."""
    return data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[:0],
        lambda data: data[:200],
        lambda data: b"nothing" + data,
        lambda data: flipped(data, 28),  # where the first array begins
        lambda data: flipped(data, data.rindex(b"PK\1\2") + 8),  # whether the last one is encrypted
        lambda data: flipped(data, data.rindex(b"PK\1\2") + 10),  # how it was compressed
    ],
    ids=["empty", "cut", "begun with something else", "place", "encryption", "compression"],
)
def test_damaged_demonstrations_are_refused_in_one_sentence(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    path = tmp_path / "shown.npz"
    write_demonstrations(demonstrate(tiny(games=2), TOGETHER), path)
    path.write_bytes(damage(path.read_bytes()))
    with pytest.raises(ConfigError, match="holds no demonstrations: make them with"):
        read_demonstrations(path, tiny())


def test_a_single_array_is_no_demonstration(tmp_path: Path) -> None:
    np.save(tmp_path / "one.npy", np.zeros(3))
    with pytest.raises(ConfigError, match="holds no demonstrations"):
        read_demonstrations(tmp_path / "one.npy", tiny())
