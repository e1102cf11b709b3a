"""What the features of every game promise."""

import random
from typing import Any

import numpy as np

import galaktyka as gk
from galaktyka.engine.feature_rows import fill_features
from galaktyka.engine.match import Match
from galaktyka.engine.record import over


def played(game: str, players: int, seed: int, decisions: int, **options: bool) -> Match:
    """A game after some random decisions."""
    match = gk.new(game, players=players, seed=seed, backend="python", **options)
    chance = random.Random(seed)
    for _ in range(decisions):
        if match.over:
            break
        seat = chance.choice(match.owing)
        match.step(seat, chance.choice(match.legal_ids(seat)))
    return match


def check_that_features_hide(match: Match, record: type[Any]) -> None:
    """Every seat has the same features from the game, from its observation, and from a game with other secrets."""
    features = match.game.features
    assert features is not None
    for seat in range(match.players):
        row = np.zeros(features.size, np.uint8)
        fill_features(over(record, match.observation(seat)), seat, row)
        assert match.features(seat).tolist() == row.tolist()
        assert match.resampled(seat, "anew").features(seat).tolist() == row.tolist()
