"""The example of an agent learns: a small training run beats random play."""

from __future__ import annotations

import numpy as np

from examples.first_agent import drawn, train


def test_it_learns_to_beat_random_play() -> None:
    shares = [share for _, share in train(rounds=10, games=96)]
    assert 0.3 < shares[0] < 0.7  # it begins at even chances
    assert np.mean(shares[-3:]) > 0.65


def test_actions_are_drawn_by_their_chances() -> None:
    chances = np.tile([0.0, 0.25, 0.75, 0.0], (4000, 1))
    counts = np.bincount(drawn(chances, np.random.default_rng(1)), minlength=4)
    assert counts[0] == counts[3] == 0
    assert 900 < counts[1] < 1100
