"""What nobody may learn: secret answers, hidden cards, and the luck to come."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from galaktyka.engine.match import Match
from tests.properties import mutants
from tests.properties.checks import (
    cards_in_play,
    check_all_the_way,
    check_cards,
    check_no_leak,
    check_order_of_answers,
    check_resampling,
    next_viewer,
    viewers,
)
from tests.properties.mutants import Leak, leaking
from tests.properties.play import NUMBER, SITUATION, VARIANTS, Situation, Variant

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


@every_variant
@settings(max_examples=2)
@given(seed=NUMBER)
def test_nobody_sees_what_is_hidden_at_any_step(variant: Variant, seed: int) -> None:
    """Answers to simultaneous questions come one by one, so that this looks into the middle of them."""
    partly_answered = 0

    def check(match: Match) -> None:
        nonlocal partly_answered
        partly_answered += 0 < len(match.owing) < match.players
        check_no_leak(match, next_viewer(match), seed + len(match.history))

    check_all_the_way(variant.new(seed), Random(seed), check, variant.points)
    assert partly_answered > 10 or variant.players == 1


@settings(max_examples=40)
@given(situation=SITUATION, seed=NUMBER)
def test_nobody_sees_what_is_hidden(situation: Situation, seed: int) -> None:
    match = situation.match()
    for viewer in viewers(match):
        check_no_leak(match, viewer, seed)


@settings(max_examples=5)
@given(situation=SITUATION, seed=NUMBER)
def test_nobody_sees_what_is_hidden_uncompiled(situation: Situation, seed: int) -> None:
    match = situation.match("python")
    for viewer in viewers(match):
        check_no_leak(match, viewer, seed)


@settings(max_examples=25)
@given(situation=SITUATION)
def test_resampling_deals_everything_hidden_anew(situation: Situation) -> None:
    match = situation.match()
    if not situation.variant.scarce:  # where two cards are hidden, a new deal may well be the old one
        for viewer in viewers(match):
            check_resampling(match, viewer, cards_in_play(match))


@settings(max_examples=20)
@given(situation=SITUATION, seed=NUMBER)
def test_a_resampled_game_can_be_played_on(situation: Situation, seed: int) -> None:
    match = situation.match()
    guess = match.resampled(next_viewer(match), seed)
    cards = cards_in_play(match)
    check_all_the_way(guess, Random(seed), lambda point: check_cards(point, cards), situation.variant.points)


@every_variant
@settings(max_examples=3)
@given(seed=NUMBER)
def test_the_order_of_secret_answers_does_not_matter(variant: Variant, seed: int) -> None:
    luck = Random(seed)
    tried = 0

    def check(match: Match) -> None:
        nonlocal tried
        tried += check_order_of_answers(match, luck)

    check_all_the_way(variant.new(seed), Random(seed), check, variant.points)
    assert tried > 10 or variant.players == 1


# Each property can fail.


def leak_hands(s: Any, out: Any) -> None:
    out["seat"]["hand"] = s["seat"]["hand"]


def leak_drawn_cards(s: Any, out: Any) -> None:
    out["seat"]["drawn"] = s["seat"]["drawn"]


def leak_choices(s: Any, out: Any) -> None:
    out["seat"]["choice"] = s["seat"]["choice"]


def leak_goods(s: Any, out: Any) -> None:
    out["seat"]["good"] = s["seat"]["good"]


def leak_discards(s: Any, out: Any) -> None:
    out["discarded"] = s["discarded"]


def leak_the_top_card(s: Any, out: Any) -> None:
    out["deck"][s["deck_size"] - 1] = s["deck"][s["deck_size"] - 1]


def leak_the_luck_to_come(s: Any, out: Any) -> None:
    out["random"]["block"] = s["random"]["block"]


def leak_by_counting(s: Any, out: Any) -> None:
    out["pool"] += s["seat"]["choice"].sum()


@pytest.mark.parametrize(
    "leak",
    [
        leak_hands,
        leak_drawn_cards,
        leak_choices,
        leak_goods,
        leak_discards,
        leak_the_top_card,
        leak_the_luck_to_come,
        leak_by_counting,
    ],
)
@pytest.mark.parametrize("viewer", [0, 7])
def test_a_leak_is_noticed(leak: Leak, viewer: int) -> None:
    match = Variant(3).new(1, kind=leaking(leak))
    with pytest.raises(AssertionError):
        check_all_the_way(match, Random(1), lambda point: check_no_leak(point, viewer, 9))


def test_public_facts_that_depend_on_secrets_are_noticed() -> None:
    with pytest.raises(AssertionError):
        check_no_leak(Variant(3).new(1, kind=mutants.Boastful), 0, 9)


@pytest.mark.parametrize("mutant", [mutants.Stacking, mutants.StackingHands, mutants.StackingLuck])
def test_a_deal_that_keeps_something_is_noticed(mutant: type[Match]) -> None:
    match = Situation(Variant(3), seed=4, luck=5, decisions=40).match(kind=mutant)
    with pytest.raises(AssertionError):
        check_resampling(match, 0, cards_in_play(match))


def test_an_order_of_answers_that_matters_is_noticed() -> None:
    with pytest.raises(AssertionError):
        check_order_of_answers(Variant(3).new(1, kind=mutants.Jealous), Random(1))
