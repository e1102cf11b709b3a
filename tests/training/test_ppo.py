"""How decisions are dealt out to steps of learning, and steps that a GPU repeats."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec
import pytest
import torch
from torch import Tensor, nn

from tests.training.small import tiny
from training.ppo import Lessons, minibatches
from training.repeated import WARM, Repeated
from training.trainer import Trainer

CPU = torch.device("cpu")
STEPS = WARM + 4
needs_gpu = pytest.mark.skipif(not torch.cuda.is_available(), reason="no GPU")


@pytest.mark.parametrize(
    ("rows", "parts"), [(1, 1), (99, 1), (100, 1), (149, 1), (151, 2), (200, 2), (249, 2), (251, 3), (1000, 10)]
)
def test_minibatches_have_one_size(rows: int, parts: int) -> None:
    chosen = torch.arange(rows) * 7
    found = list(minibatches(chosen, 100, torch.Generator().manual_seed(1)))
    assert [len(part) for part in found] == [min(rows, 100)] * parts
    taken = torch.cat(found)
    assert set(taken.tolist()) <= set(chosen.tolist())
    assert len(taken.unique()) == min(rows, parts * 100)  # no row is left out for one that is taken twice


def test_the_order_of_minibatches_is_drawn() -> None:
    chosen, generator = torch.arange(300), torch.Generator().manual_seed(1)
    orders = [torch.cat(list(minibatches(chosen, 100, generator))).tolist() for _ in range(3)]
    assert all(one != other for one, other in pairwise(orders))
    assert all(sorted(order) == chosen.tolist() for order in orders)


def test_whole_minibatches_are_left_to_the_step_that_is_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a GPU; here it is a plain step that stands for it, and learns the same."""
    size = 16
    config = tiny(learning=msgspec.structs.replace(tiny().learning, minibatch=size))
    plain, other = Trainer(config, CPU), Trainer(config, CPU)
    learner = other.learner
    given: list[int] = []

    def step(columns: Sequence[Tensor]) -> Tensor:
        given.append(len(columns[0]))
        return learner._step(Lessons(*columns))

    monkeypatch.setattr(learner, "_cuda", True)
    monkeypatch.setattr(learner, "_repeated", step)
    for _ in range(3):
        plain.round()
        other.round()
    assert given
    assert set(given) == {size}
    pairs = zip(plain.network.parameters(), other.network.parameters(), strict=True)
    assert all(torch.equal(a, b) for a, b in pairs)


@needs_gpu
def test_a_step_that_is_repeated_does_what_it_did() -> None:
    inputs = torch.randn(STEPS, 64, 8, generator=torch.Generator().manual_seed(1)).cuda()
    ends, losses = [], []
    for repeated in (False, True):
        torch.manual_seed(2)
        layer, rate = nn.Linear(8, 2).cuda(), torch.tensor(0.01, device="cuda")
        optimizer = torch.optim.Adam(layer.parameters(), lr=rate, fused=True, capturable=True)

        def step(given: Sequence[Tensor], layer: nn.Linear = layer, optimizer: torch.optim.Adam = optimizer) -> Tensor:
            loss = (layer(given[0]) - given[1]).square().mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            return loss.detach()

        take = Repeated(step) if repeated else step
        found = []
        for number, rows in enumerate(inputs):
            rate.fill_(0.01 / (1 + number))  # rates may change
            found.append(take([rows, rows[:, :2]]))
        losses.append(torch.stack(found))
        ends.append(torch.cat([tensor.flatten() for tensor in layer.parameters()]))
    assert torch.allclose(*ends)
    assert torch.allclose(*losses)
    assert losses[0][-1] < losses[0][0]
