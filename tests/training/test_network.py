"""The network: masked choices, and the same numbers in PyTorch and NumPy."""

from pathlib import Path

import numpy as np
import pytest
import torch

import galaktyka as gk
from galaktyka.players.neural.network import chances, read_network, write_network
from tests.training.small import tiny
from training.config import NetworkConfig
from training.network import ALIGNED, PolicyValue, aligned, entropy, exported, imported, masked, sampled
from training.ppo import picked

RACE = gk.race.GAME


def rows_of_games() -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    batch = gk.batch("race", games=16, seed=3, features=True)
    batch.play_random(60)
    return batch.features


def lively(network: PolicyValue) -> PolicyValue:
    """With weights that make a difference."""
    torch.manual_seed(5)
    for tensor in network.parameters():
        torch.nn.init.normal_(tensor, std=0.1)
    return network


def test_an_exported_network_says_the_same_from_its_file(tmp_path: Path) -> None:
    network = lively(PolicyValue(RACE, NetworkConfig(width=32, blocks=2)))
    rows = rows_of_games()
    write_network(exported(network, RACE), tmp_path / "weights.npz")
    weights = read_network(RACE, tmp_path / "weights.npz")
    with torch.no_grad():
        wanted = [tensor.numpy() for tensor in network(torch.from_numpy(rows))]
    exact = exported(network, RACE).evaluate(rows)
    kept = weights.evaluate(rows)
    for found, near, right in zip(exact, kept, wanted, strict=True):
        assert np.abs(found - right).max() < 1e-4
        assert np.abs(near - right).max() < 0.02 * np.abs(right).max()  # a file keeps weights in bytes
    masks = np.ones((len(rows), RACE.actions), np.uint8)
    assert np.abs(chances(kept[0], masks) - chances(wanted[0], masks)).max() < 2e-3


def test_half_precision_and_wider_rows_say_nearly_the_same() -> None:
    plain = lively(PolicyValue(RACE, NetworkConfig(width=32, blocks=2)))
    half = PolicyValue(RACE, NetworkConfig(width=32, blocks=2), torch.bfloat16)
    half.load_state_dict(plain.state_dict())
    rows = torch.from_numpy(rows_of_games())
    wide = torch.zeros(len(rows), aligned(rows.shape[1]), dtype=torch.uint8)
    wide[:, : rows.shape[1]] = rows
    assert wide.shape[1] % ALIGNED == 0
    for right, same, near in zip(plain(rows), plain(wide), half(wide), strict=True):
        assert torch.equal(same, right)
        assert 0 < (near - right).abs().max() < 0.05 * right.abs().max()


@pytest.mark.parametrize("width", [16, 13])
def test_rows_are_picked_in_words_as_they_are_byte_by_byte(width: int) -> None:
    rows = torch.randint(0, 256, (9, width), dtype=torch.uint8)
    chosen = torch.tensor([8, 0, 0, 3])
    assert torch.equal(picked(rows, chosen), rows[chosen])
    assert torch.equal(picked(rows.flatten(), chosen), rows.flatten()[chosen])


def test_one_row_gets_the_same_numbers_as_among_others() -> None:
    weights = exported(lively(PolicyValue(RACE, NetworkConfig(width=32, blocks=2))), RACE)
    rows = rows_of_games()
    for whole, single in zip(weights.evaluate(rows), weights.evaluate(rows[3:4]), strict=True):
        assert np.abs(whole[3] - single[0]).max() < 1e-4


def test_weights_can_be_taken_back_from_a_file() -> None:
    network, other = (lively(PolicyValue(RACE, NetworkConfig(width=16, blocks=1))) for _ in range(2))
    torch.nn.init.zeros_(other.policy.weight)
    imported(other, exported(network, RACE))
    rows = torch.from_numpy(rows_of_games())
    with torch.no_grad():
        assert torch.allclose(other(rows)[0], network(rows)[0], atol=1e-4)


def test_a_deeper_network_says_nearly_the_same_at_first_and_can_learn_in_all_its_blocks() -> None:
    network = lively(PolicyValue(RACE, NetworkConfig(width=16, blocks=1)))
    deeper = lively(PolicyValue(RACE, NetworkConfig(width=16, blocks=3)))
    imported(deeper, exported(network, RACE))
    rows = torch.from_numpy(rows_of_games())
    said, _ = deeper(rows)
    assert torch.allclose(said, network(rows)[0], atol=0.05)
    said.square().sum().backward()
    assert all(layer.weight.grad.abs().sum() > 0 for layer in deeper.layers)


def test_illegal_actions_are_never_drawn_and_legal_ones_as_often_as_they_should() -> None:
    scores = torch.tensor([[0.0, 1.0, 9.0, -1.0]]).expand(20_000, 4)
    masks = torch.tensor([[1, 1, 0, 1]], dtype=torch.uint8).expand(20_000, 4)
    logs = masked(scores, masks)
    drawn = sampled(logs, torch.Generator().manual_seed(1))
    shares = torch.bincount(drawn, minlength=4) / len(drawn)
    assert shares[2] == 0
    assert torch.allclose(shares, logs[0].exp(), atol=0.02)


def test_entropy_counts_legal_actions_alone_and_has_a_slope() -> None:
    scores = torch.zeros(1, 5, requires_grad=True)
    found = entropy(masked(scores, torch.tensor([[1, 0, 1, 0, 1]], dtype=torch.uint8)))
    assert found.tolist() == pytest.approx([np.log(3)])
    found.sum().backward()
    assert scores.grad.isfinite().all()


def test_a_new_network_is_undecided() -> None:
    torch.manual_seed(1)
    network = PolicyValue(RACE, tiny().network)
    with torch.no_grad():
        scores, values = network(torch.from_numpy(rows_of_games()))
    assert scores.std() < 0.1
    assert values.abs().max() < 0.2
