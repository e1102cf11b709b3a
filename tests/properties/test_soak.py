"""A few random games of every variant with every invariant checked; and each check can fail."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import galaktyka as gk
from galaktyka.engine.record import over
from tests.properties.soak import SOUND, soak
from tests.properties.soaked import CARDS_LOST, CHIPS, PILES, TABLEAU, VARIANTS, race_broken

GAMES_EACH = 25

EVERY = [(name, *variant) for name, variants in VARIANTS.items() for variant in variants]


@pytest.mark.parametrize(("name", "players", "options"), EVERY)
def test_nothing_breaks(name: str, players: int, options: tuple[str, ...]) -> None:
    faults = soak(gk.GAMES[name], players, dict.fromkeys(options, True), 0, GAMES_EACH)
    assert faults == [SOUND] * GAMES_EACH


def lose_a_card(s: Any) -> None:
    s["deck_size"] -= 1


def miscount(s: Any) -> None:
    s["discard_size"] += 1


def play_twice(s: Any) -> None:
    world = s["seat"][0]["tableau"][0]
    s["seat"][0]["tableau"][1] = s["deck"][s["deck_size"] - 1] = world
    s["seat"][0]["tableau_size"] = 2


def take_a_chip(s: Any) -> None:
    s["seat"][0]["vp"] += 1


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [(lose_a_card, CARDS_LOST), (miscount, PILES), (play_twice, CARDS_LOST), (take_a_chip, CHIPS)],
)
def test_what_is_broken_is_noticed(spoil: Callable[[Any], None], expected: int) -> None:
    record = gk.new("race", players=2, seed=1, backend="python").record
    seen = np.zeros(256, np.uint8)
    assert race_broken(over(gk.race.GAME.record, record), seen) == SOUND
    spoil(record[0])
    assert race_broken(over(gk.race.GAME.record, record), seen) == expected


def test_a_good_on_a_card_that_holds_none_is_noticed() -> None:
    match = gk.race.position([gk.race.SeatSetup(tableau=["old_earth", "public_works"]), gk.race.SeatSetup()])
    record = match.record
    s = record[0]
    s["deck_size"] -= 1
    s["seat"][0]["good"][1] = s["deck"][s["deck_size"]]
    s["deck"][s["deck_size"]] = 0
    assert race_broken(over(gk.race.GAME.record, record), np.zeros(256, np.uint8)) == TABLEAU
