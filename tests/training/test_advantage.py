"""Advantages of seats that take turns, against a plain loop over the decisions of each seat."""

from typing import Any

import numpy as np
import pytest
import torch

from training.advantage import advantages

STEPS, GAMES, SEATS = 40, 6, 3
DISCOUNT, TRACE = 0.9, 0.8


def played(seed: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
    """Made-up games: values, seats, ends and outcomes."""
    luck = np.random.default_rng(seed)
    done = (luck.random((STEPS, GAMES)) < 0.1).astype(np.uint8)
    outcomes = luck.normal(size=(STEPS, GAMES, SEATS, 2)) * done[:, :, None, None]
    seats = luck.integers(0, SEATS, (STEPS, GAMES)).astype(np.uint8)
    values = luck.normal(size=(STEPS, GAMES, 2))
    return (
        torch.from_numpy(values).float(),
        torch.from_numpy(seats),
        torch.from_numpy(done),
        torch.from_numpy(outcomes).float(),
    )


def plain(
    values: torch.Tensor, seats: torch.Tensor, done: torch.Tensor, outcomes: torch.Tensor, game: int, step: int
) -> Any:
    """The advantage of one decision, by walking on through the seat's own decisions; None if it is not known."""
    seat, result, weight = int(seats[step, game]), np.zeros(2), 1.0
    at, first = step, True
    while True:
        after, ended = next_of(seats, done, game, at, seat)
        if after is None:
            return None if first else result.tolist()
        expected = np.zeros(2) if ended else DISCOUNT * values[after, game].numpy()
        reward = outcomes[after, game, seat].numpy() if ended else np.zeros(2)
        result = result + weight * (reward + expected - values[at, game].numpy())
        if ended:
            return result.tolist()
        at, first, weight = after, False, weight * DISCOUNT * TRACE


def next_of(seats: torch.Tensor, done: torch.Tensor, game: int, step: int, seat: int) -> tuple[int | None, bool]:
    """(the step of the game's end, True), or (that of the seat's next decision, False), or (None, False)."""
    for later in range(step, STEPS):
        if later > step and int(seats[later, game]) == seat:
            return later, False
        if done[later, game]:
            return later, True
    return None, False


@pytest.mark.parametrize("seed", range(3))
def test_advantages_are_those_of_each_seats_own_decisions(seed: int) -> None:
    values, seats, done, outcomes = played(seed)
    found = advantages(values, seats, done, outcomes, DISCOUNT, TRACE)
    unknown = 0
    for step in range(STEPS):
        for game in range(GAMES):
            wanted = plain(values, seats, done, outcomes, game, step)
            assert bool(found.known[step, game]) == (wanted is not None)
            unknown += wanted is None
            assert found.values[step, game].tolist() == pytest.approx(wanted or [0.0, 0.0], abs=1e-5)
    assert 0 < unknown <= GAMES * SEATS
