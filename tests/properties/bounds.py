"""Random games of every variant in compiled code that checks its bounds: run with NUMBA_BOUNDSCHECK=1.

It prints how many decisions were made, and whether a record that is broken on purpose is noticed.
"""

import json
import sys
from random import Random
from typing import Any

import numpy as np

from galaktyka.engine.backend import backend
from galaktyka.engine.match import Match
from tests.properties import roll
from tests.properties.checks import check_all_the_way, next_viewer
from tests.properties.mutants import Spoil
from tests.properties.play import RACE, VARIANTS

GAMES_EACH = 12
ROLL_GAMES_EACH = 3  # they have more decisions


def use_every_kernel(match: Match) -> None:
    """Step is used by whoever walks; this calls what it does not."""
    match.scores()
    match.observation(next_viewer(match))
    match.resampled(next_viewer(match), 1)


def play_all() -> int:
    """Play every variant some times over; returns the number of decisions."""
    decisions = 0
    for variant in VARIANTS:
        for seed in range(GAMES_EACH):
            match = variant.new(seed)
            check_all_the_way(match, Random(seed), use_every_kernel, variant.points)
            decisions += len(match.history)
    return decisions


def play_roll() -> int:
    """The same for Roll."""
    decisions = 0
    for players in roll.PLAYERS:
        for seed in range(ROLL_GAMES_EACH):
            match = roll.new(players, seed)
            check_all_the_way(match, Random(seed), use_every_kernel)
            decisions += len(match.history)
    return decisions


def hold_too_many_cards(s: Any) -> None:
    s["seat"][0]["hand_size"] = 255


def own_too_many_cards(s: Any) -> None:
    s["seat"][0]["tableau_size"] = 255


def is_noticed(spoil: Spoil) -> bool:
    """Whether the rules stop at a record that leads them out of bounds."""
    rules = backend(RACE, "cpu").rules
    array = VARIANTS[0].new(1).record
    spoil(array[0])
    try:
        rules.legal(array[0], 0, np.zeros(RACE.actions, np.uint8))
        rules.scores(array[0], np.zeros(6, np.int32))
    except IndexError:
        return True
    return False


if __name__ == "__main__":
    noticed = [is_noticed(spoil) for spoil in (hold_too_many_cards, own_too_many_cards)]
    json.dump({"decisions": play_all(), "roll": play_roll(), "noticed": noticed}, sys.stdout)
