"""Whole random games, decision by decision."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from galaktyka.engine.match import Match
from tests.properties import mutants
from tests.properties.checks import (
    cards_in_play,
    check_all_the_way,
    check_backends_agree,
    check_cards,
    check_chips,
    check_decisions,
    check_kernels,
    check_mask_and_step,
    check_position_text,
    next_viewer,
)
from tests.properties.mutants import Spoil, spoiled
from tests.properties.play import MOST_DECISIONS, NUMBER, SITUATION, VARIANTS, Situation, Variant

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


@every_variant
@settings(max_examples=5)
@given(seed=NUMBER)
def test_cards_chips_and_decisions_are_right_to_the_end(variant: Variant, seed: int) -> None:
    match = variant.new(seed)
    cards = cards_in_play(match)

    def check(point: Match) -> None:
        check_cards(point, cards)
        check_chips(point)
        check_decisions(point)

    check_all_the_way(match, Random(seed), check, variant.points)


def test_all_cards_are_in_the_game() -> None:
    for variant in VARIANTS:
        if not variant.scarce:
            check_cards(variant.new(1))


@settings(max_examples=100)
@given(variant=st.sampled_from([variant for variant in VARIANTS if not variant.scarce]), seed=NUMBER, luck=NUMBER)
def test_games_end(variant: Variant, seed: int, luck: int) -> None:
    match = variant.new(seed)
    check_all_the_way(match, Random(luck), bool)
    assert match.over
    assert match.winners() or variant.players == 1  # the robot may win
    assert match.end_reason


@every_variant
@settings(max_examples=2)
@given(seed=NUMBER)
def test_positions_come_back_from_text_at_every_step(variant: Variant, seed: int) -> None:
    check_all_the_way(variant.new(seed), Random(seed), check_position_text, variant.points)


@every_variant
@settings(max_examples=2)
@given(seed=NUMBER)
def test_backends_agree_at_every_step(variant: Variant, seed: int) -> None:
    plain = variant.new(seed, "python")

    def check(point: Match) -> None:
        if point.history:
            plain.step(*point.history[-1])
        check_backends_agree(point, plain, [next_viewer(point)])

    check_all_the_way(variant.new(seed, "cpu"), Random(seed), check, variant.points)


@settings(max_examples=25)
@given(situation=SITUATION)
@example(Situation(VARIANTS[0], 1, 1, 0))
def test_an_action_is_taken_if_and_only_if_it_is_legal(situation: Situation) -> None:
    check_mask_and_step(situation.match())


@settings(max_examples=5)
@given(situation=SITUATION)
def test_an_action_is_taken_if_and_only_if_it_is_legal_uncompiled(situation: Situation) -> None:
    check_mask_and_step(situation.match("python"))


@settings(max_examples=40)
@given(situation=SITUATION)
def test_kernels_for_programs_agree_with_the_checked_door(situation: Situation) -> None:
    check_kernels(situation.match())


# Each property can fail.


def lose_a_card(s: Any) -> None:
    s["deck_size"] -= 1


def double_a_card(s: Any) -> None:
    s["deck"][0] = s["deck"][1]


def forget_to_count(s: Any) -> None:
    s["discard_size"] += 1


def leave_a_card_behind(s: Any) -> None:
    s["deck"][s["deck_size"]] = 9


def mix_a_hand(s: Any) -> None:
    hand, size = s["seat"][0]["hand"], s["seat"][0]["hand_size"]
    hand[:size] = hand[:size][::-1].copy()


def touch_an_empty_seat(s: Any) -> None:
    s["seat"][5]["vp"] = 1


def lay_a_good_on_a_development(s: Any) -> None:
    goods = s["seat"][0]["good"]
    tableau = s["seat"][0]["tableau_size"]
    goods[:tableau] = s["deck"][:tableau]
    s["deck"][:tableau] = s["deck"][s["deck_size"] - tableau : s["deck_size"]]
    s["deck"][s["deck_size"] - tableau : s["deck_size"]] = 0
    s["deck_size"] -= tableau


def pay_a_chip_twice(s: Any) -> None:
    s["seat"][1]["vp"] += 1


def keep_a_chip_back(s: Any) -> None:
    s["pool"] -= 1


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_card,
        double_a_card,
        forget_to_count,
        leave_a_card_behind,
        mix_a_hand,
        touch_an_empty_seat,
        lay_a_good_on_a_development,
    ],
)
def test_cards_that_go_wrong_are_noticed(spoil: Spoil) -> None:
    with pytest.raises(AssertionError):
        check_all_the_way(VARIANTS[0].new(1, kind=spoiled(spoil)), Random(1), check_cards)


@pytest.mark.parametrize("spoil", [pay_a_chip_twice, keep_a_chip_back])
def test_chips_that_go_wrong_are_noticed(spoil: Spoil) -> None:
    with pytest.raises(AssertionError):
        check_chips(VARIANTS[0].new(1, kind=spoiled(spoil)))


@pytest.mark.parametrize("mutant", [mutants.Silent, mutants.Talkative, mutants.Mumbling, mutants.Endless])
def test_wrong_decisions_are_noticed(mutant: type[Match]) -> None:
    with pytest.raises(AssertionError):
        check_all_the_way(VARIANTS[0].new(1, kind=mutant), Random(1), check_decisions)


def test_a_game_that_goes_on_for_ever_is_noticed() -> None:
    with pytest.raises(AssertionError, match=f"after {MOST_DECISIONS} decisions"):
        check_all_the_way(VARIANTS[0].new(1, kind=mutants.Idle), Random(1), bool)


@pytest.mark.parametrize("mutant", [mutants.Shy, mutants.Bold, mutants.Sloppy, mutants.Forgiving])
def test_a_mask_or_a_door_that_lies_is_noticed(mutant: type[Match]) -> None:
    with pytest.raises(AssertionError):
        check_mask_and_step(VARIANTS[0].new(1, kind=mutant))


@pytest.mark.parametrize("lie", [{"legal": lambda _s, _seat, _mask: 1}, {"apply": lambda _s, _seat, _action: None}])
def test_kernels_that_lie_are_noticed(lie: dict[str, Any]) -> None:
    match = VARIANTS[0].new(1)
    match._backend = replace(match._backend, rules=replace(match._backend.rules, **lie))
    with pytest.raises(AssertionError):
        check_kernels(match)


def peek(s: Any, out: Any) -> None:
    out["deck"] = s["deck"]


@pytest.mark.parametrize(
    "mutant",
    [
        spoiled(pay_a_chip_twice),
        mutants.Reseeded,
        mutants.Boastful,
        mutants.Bold,
        mutants.leaking(peek),
        mutants.StackingLuck,
    ],
)
def test_backends_that_differ_are_noticed(mutant: type[Match]) -> None:
    other = mutant(VARIANTS[0].new(1).game, players=2, options={}, seed=2 if mutant is mutants.Reseeded else 1)
    with pytest.raises(AssertionError):
        check_backends_agree(VARIANTS[0].new(1), other, [0, 1])


@given(data=st.data())
@settings(max_examples=5)
def test_situations_are_found_again(data: st.DataObject) -> None:
    situation = data.draw(SITUATION)
    assert situation.match().hash == situation.match().hash
