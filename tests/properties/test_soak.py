"""A few random games of every variant with every invariant checked; and each check can fail."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import galaktyka as gk
from galaktyka.engine.record import over
from tests.properties import soak_roll, soak_transgalactica
from tests.properties.soak import SOUND, soak
from tests.properties.soak_race import CARDS_LOST, CHIPS, PILES, TABLEAU, race_broken
from tests.properties.soaked import VARIANTS

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


def spill_the_bag(s: Any) -> None:
    s["bag_size"] -= 1


def find_a_die(s: Any) -> None:
    s["seat"][0]["citizenry"][0] += 1


def take_a_chip_of_roll(s: Any) -> None:
    s["pool"] -= 1


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [(spill_the_bag, soak_roll.TILES_LOST), (find_a_die, soak_roll.DICE_LOST), (take_a_chip_of_roll, soak_roll.CHIPS)],
)
def test_what_is_broken_in_roll_is_noticed(spoil: Callable[[Any], None], expected: int) -> None:
    record = gk.new("roll", players=2, seed=1, backend="python").record
    seen = np.zeros(256, np.uint8)
    assert soak_roll.roll_broken(over(gk.roll.GAME.record, record), seen) == SOUND
    spoil(record[0])
    assert soak_roll.roll_broken(over(gk.roll.GAME.record, record), seen) == expected


def lose_a_mission(s: Any) -> None:
    s["mission"][0] = 0


def lose_a_mining_token(s: Any) -> None:
    s["mining_open"] = 0


def build_unseen(s: Any) -> None:
    s["filled"][3] += 1


def hire(s: Any) -> None:
    s["seat"][0]["captains"] += 1


def owe(s: Any) -> None:
    s["seat"][0]["goods"][0] = -1


def queue_twice(s: Any) -> None:
    s["order"][0] = s["order"][1]


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [
        (lose_a_mission, soak_transgalactica.MISSIONS_LOST),
        (lose_a_mining_token, soak_transgalactica.MINING_LOST),
        (build_unseen, soak_transgalactica.OUTPOSTS),
        (hire, soak_transgalactica.WORKERS),
        (owe, soak_transgalactica.MEANS),
        (queue_twice, soak_transgalactica.ORDER),
    ],
)
def test_what_is_broken_in_transgalactica_is_noticed(spoil: Callable[[Any], None], expected: int) -> None:
    game = gk.game("transgalactica")
    record = gk.new("transgalactica", players=2, seed=1, backend="python").record
    seen = np.zeros(256, np.uint8)
    assert soak_transgalactica.transgalactica_broken(over(game.record, record), seen) == SOUND
    spoil(record[0])
    assert soak_transgalactica.transgalactica_broken(over(game.record, record), seen) == expected
