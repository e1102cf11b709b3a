"""A few random games of every variant with every invariant checked; and each check can fail."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import galaktyka as gk
from galaktyka.engine import slots
from galaktyka.engine.flow import DONE, ILLEGAL
from galaktyka.engine.record import over
from galaktyka.games.race.state import Race
from galaktyka.games.roll.dice import is_producer
from galaktyka.games.roll.state import GOODS_HERE, Question
from galaktyka.games.roll.tables import COLOURS, COLUMNS
from tests.properties import soak as soak_any
from tests.properties import soak_roll, soak_transgalactica
from tests.properties.plain_soak import fault_of, fault_of_game, kernels_of
from tests.properties.soak import SOUND, soak
from tests.properties.soak_race import CARDS_LOST, CHIPS, PILES, TABLEAU, race_broken
from tests.properties.soaked import VARIANTS

GAMES_EACH = 10

EVERY = [(name, *variant) for name, variants in VARIANTS.items() for variant in variants]


@pytest.mark.parametrize(("name", "players", "options"), EVERY)
def test_nothing_breaks(name: str, players: int, options: tuple[str, ...]) -> None:
    faults = soak(gk.GAMES[name], players, dict.fromkeys(options, True), 0, GAMES_EACH)
    assert faults == [SOUND] * GAMES_EACH


def offer_nothing(s: Any, seat: int, mask: Any) -> int:
    return 0


def offer_to_everybody(s: Any, seat: int, mask: Any) -> int:
    mask[0] = 1
    return 1


def take_everything(s: Any, seat: int, action: int) -> int:
    return DONE


def refuse_with_a_trace(s: Any, seat: int, action: int) -> int:
    s.turn += 1
    return ILLEGAL


def show_the_deck(s: Any, seat: int, out: Any) -> None:
    for i in range(len(s.deck)):
        out.deck[i] = s.deck[i]


def deal_a_card_twice(s: Any, seat: int, key: Any) -> None:
    s.deck[0] = s.deck[1]


@pytest.mark.parametrize(
    ("slot", "mutant", "expected"),
    [
        (slots.legal, offer_nothing, soak_any.NO_ACTION),
        (slots.legal, offer_to_everybody, soak_any.NO_ACTION),
        (slots.step, take_everything, soak_any.DOOR),
        (slots.step, refuse_with_a_trace, soak_any.DOOR),
        (soak_any.observe, show_the_deck, soak_any.LEAK),
        (soak_any.resample, deal_a_card_twice, soak_any.DEALT),
    ],
)
def test_rules_that_lie_or_leak_are_noticed(
    monkeypatch: pytest.MonkeyPatch, slot: Any, mutant: Callable[..., Any], expected: int
) -> None:
    match = gk.new("race", players=2, seed=1, backend="python")
    while 0 in match.owing:
        match.step(0, match.legal_ids(0)[0])
    assert match.owing == [1]
    assert fault_of(match) == SOUND
    monkeypatch.setitem(kernels_of(slot), Race, mutant)
    assert fault_of(match) == expected


def test_a_game_without_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak_any, "MOST_DECISIONS", 20)
    match = gk.new("race", players=2, seed=1, backend="python")
    monkeypatch.setitem(kernels_of(slots.apply), Race, lambda *_: None)
    assert fault_of_game(match) == soak_any.ENDLESS


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


def empty_the_cup(s: Any) -> None:
    """All dice lie in the Citizenry, and are rolled all the same."""
    me = s["seat"][0]
    me["question"] = Question.SELECT
    me["citizenry"][:] += me["cup"] + me["column"].reshape(COLUMNS, COLOURS).sum(axis=0, dtype=np.uint8)
    me["cup"][:], me["column"][:] = 0, 0


def produce_on_a_development(s: Any) -> None:
    """A die of the Citizenry becomes a good where nothing is produced."""
    me = s["seat"][0]
    slot = next(i for i in range(me["tableau_size"]) if not is_producer(int(me["tableau"][i])))
    colour = int(np.flatnonzero(me["citizenry"])[0])
    me["citizenry"][colour] -= 1
    me["goods"][slot * GOODS_HERE] = 1 + colour


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [
        (spill_the_bag, soak_roll.TILES_LOST),
        (find_a_die, soak_roll.DICE_LOST),
        (take_a_chip_of_roll, soak_roll.CHIPS),
        (empty_the_cup, soak_roll.CUP),
        (produce_on_a_development, soak_roll.GOODS),
    ],
)
def test_what_is_broken_in_roll_is_noticed(spoil: Callable[[Any], None], expected: int) -> None:
    record = gk.new("roll", players=2, seed=1, backend="python").record
    seen = np.zeros(256, np.uint8)
    assert soak_roll.roll_broken(over(gk.roll.GAME.record, record), seen) == SOUND
    spoil(record[0])
    assert soak_roll.roll_broken(over(gk.roll.GAME.record, record), seen) == expected


def copy_a_token(s: Any) -> None:
    s["token"][1] = s["piles"][np.flatnonzero(s["piles"])[0]]


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
        (copy_a_token, soak_transgalactica.TOKENS_TWICE),
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
