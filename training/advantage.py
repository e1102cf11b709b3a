"""Generalised advantages where seats take turns: every seat has a trajectory of its own through the same game."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor


@dataclass(frozen=True)
class Advantages:
    """How much better decisions went than expected."""

    values: Tensor  # steps × games × outlooks
    known: Tensor  # steps × games: whether the same seat decided again, or the game ended, before play broke off


def advantages(
    values: Tensor, seats: Tensor, done: Tensor, outcomes: Tensor, discount: float, trace: float
) -> Advantages:
    """Look back from the last step: each seat carries what came after its latest decision.

    A seat's last decision before play broke off has no successor: it serves as what the seat's earlier decisions led
    to, and is not learned from. `outcomes` (steps × games × seats × outlooks) are what games that ended left.
    """
    steps, games, outlooks = values.shape
    players = outcomes.shape[2]
    every = torch.arange(games, device=values.device)
    value = torch.zeros(games, players, outlooks, device=values.device)  # expected at the seat's next decision
    gain = torch.zeros_like(value)  # the advantage of that decision
    reward = torch.zeros_like(value)  # what the end of the game brings before it
    known = torch.zeros(games, players, dtype=torch.bool, device=values.device)
    result = Advantages(torch.zeros_like(values), torch.zeros(steps, games, dtype=torch.bool, device=values.device))
    for step in range(steps - 1, -1, -1):
        ended = done[step].bool()
        value.masked_fill_(ended[:, None, None], 0.0)
        gain.masked_fill_(ended[:, None, None], 0.0)
        reward = torch.where(ended[:, None, None], outcomes[step], reward)
        known |= ended[:, None]
        seat = seats[step].long()
        better = reward[every, seat] + discount * value[every, seat] - values[step]
        better = (better + discount * trace * gain[every, seat]) * known[every, seat, None]
        result.values[step], result.known[step] = better, known[every, seat]
        value[every, seat], gain[every, seat], known[every, seat] = values[step], better, True
        reward[every, seat] = 0.0
    return result
