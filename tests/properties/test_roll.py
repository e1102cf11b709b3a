"""Random games of Roll for the Galaxy: what holds at every point, and that each check can fail."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from galaktyka.engine.match import Match
from tests.properties import mutants, roll
from tests.properties.checks import (
    check_all_the_way,
    check_backends_agree,
    check_decisions,
    check_kernels,
    check_mask_and_step,
    check_no_leak,
    check_order_of_answers,
    check_position_text,
    check_replay,
    check_save,
    check_undo,
    next_viewer,
    viewers,
)
from tests.properties.mutants import Leak, Spoil, leaking, spoiled
from tests.properties.play import NUMBER
from tests.properties.roll import MOMENT, PLAYERS, Moment, check_chips, check_dice, check_resampling, check_tiles

for_all_players = pytest.mark.parametrize("players", PLAYERS)


@for_all_players
@settings(max_examples=4)
@given(seed=NUMBER)
def test_tiles_dice_chips_and_decisions_are_right_to_the_end(players: int, seed: int) -> None:
    def check(point: Match) -> None:
        check_tiles(point)
        check_chips(point)
        if len(point.history) % 5 == 0:
            check_dice(point)
            check_decisions(point)

    check_all_the_way(roll.new(players, seed), Random(seed), check)


@settings(max_examples=60)
@given(moment=MOMENT)
def test_dice_and_decisions_are_right_at_any_point(moment: Moment) -> None:
    match = moment.match()
    check_dice(match)
    check_decisions(match)
    check_position_text(match)


@for_all_players
@settings(max_examples=15)
@given(seed=NUMBER, luck=NUMBER)
def test_games_end(players: int, seed: int, luck: int) -> None:
    match = roll.new(players, seed)
    check_all_the_way(match, Random(luck), bool)
    assert match.over
    assert match.winners()
    assert match.end_reason


@for_all_players
@settings(max_examples=1)
@given(seed=NUMBER)
def test_backends_agree_at_every_step(players: int, seed: int) -> None:
    plain = roll.new(players, seed, "python")

    def check(point: Match) -> None:
        if point.history:
            plain.step(*point.history[-1])
        if len(point.history) % 4 == 0:
            check_backends_agree(point, plain, [next_viewer(point)])

    check_all_the_way(roll.new(players, seed, "cpu"), Random(seed), check)


@settings(max_examples=25)
@given(moment=MOMENT)
def test_an_action_is_taken_if_and_only_if_it_is_legal(moment: Moment) -> None:
    check_mask_and_step(moment.match())


@settings(max_examples=30)
@given(moment=MOMENT)
def test_kernels_for_programs_agree_with_the_checked_door(moment: Moment) -> None:
    check_kernels(moment.match())


@settings(max_examples=20)
@given(moment=MOMENT, luck=NUMBER)
def test_replay_undo_and_saves_are_exact(moment: Moment, luck: int) -> None:
    match = moment.match()
    check_replay(match)
    check_save(match)
    check_undo(match, Random(luck))


@for_all_players
@settings(max_examples=1)
@given(seed=NUMBER)
def test_nobody_sees_what_is_hidden_at_any_step(players: int, seed: int) -> None:
    def check(match: Match) -> None:
        if len(match.history) % 2 == 0:
            check_no_leak(match, next_viewer(match), seed + len(match.history))

    check_all_the_way(roll.new(players, seed), Random(seed), check)


@settings(max_examples=25)
@given(moment=MOMENT, seed=NUMBER)
def test_nobody_sees_what_is_hidden(moment: Moment, seed: int) -> None:
    match = moment.match()
    for viewer in viewers(match):
        check_no_leak(match, viewer, seed)


@settings(max_examples=20)
@given(moment=MOMENT)
def test_resampling_deals_everything_hidden_anew(moment: Moment) -> None:
    match = moment.match()
    for viewer in viewers(match):
        check_resampling(match, viewer)


@settings(max_examples=10)
@given(moment=MOMENT, seed=NUMBER)
def test_a_resampled_game_can_be_played_on(moment: Moment, seed: int) -> None:
    match = moment.match()
    check_all_the_way(match.resampled(next_viewer(match), seed), Random(seed), check_tiles)


@for_all_players
@settings(max_examples=2)
@given(seed=NUMBER)
def test_the_order_of_secret_answers_does_not_matter(players: int, seed: int) -> None:
    luck, tried = Random(seed), 0

    def check(match: Match) -> None:
        nonlocal tried
        tried += check_order_of_answers(match, luck)

    check_all_the_way(roll.new(players, seed), Random(seed), check)
    assert tried > 10


# Each property can fail.


def lose_a_tile(s: Any) -> None:
    s["bag_size"] -= 1


def double_a_tile(s: Any) -> None:
    s["bag"][0] = s["bag"][1]


def leave_a_tile_behind(s: Any) -> None:
    s["bag"][s["bag_size"]] = 9


def touch_an_empty_seat(s: Any) -> None:
    s["seat"][5]["vp"] = 1


@pytest.mark.parametrize("spoil", [lose_a_tile, double_a_tile, leave_a_tile_behind, touch_an_empty_seat])
def test_tiles_that_go_wrong_are_noticed(spoil: Spoil) -> None:
    with pytest.raises(AssertionError):
        check_tiles(roll.new(2, 1, kind=spoiled(spoil)))


def add_a_die(s: Any) -> None:
    s["seat"][0]["citizenry"][0] += 1


def take_too_many_dice(s: Any) -> None:
    s["seat"][0]["citizenry"][2] += 10


def lay_a_good_on_a_development(s: Any) -> None:
    s["seat"][0]["goods"][: 2 * s["seat"][0]["tableau_size"]] = 1


def empty_a_cup(s: Any) -> None:
    me = s["seat"][0]
    me["citizenry"] += me["column"].reshape(6, 7).sum(axis=0, dtype="u1")
    me["column"] = 0


@pytest.mark.parametrize("spoil", [add_a_die, take_too_many_dice, lay_a_good_on_a_development, empty_a_cup])
def test_dice_that_go_wrong_are_noticed(spoil: Spoil) -> None:
    match = Moment(2, seed=1, luck=1, decisions=2).match(kind=spoiled(spoil))
    assert match.question(0) == "select"
    with pytest.raises(AssertionError):
        check_dice(match)


def pay_a_chip_twice(s: Any) -> None:
    s["seat"][1]["vp"] += 1


def overdraw_credits(s: Any) -> None:
    s["seat"][1]["credits"] = 11


@pytest.mark.parametrize("spoil", [pay_a_chip_twice, overdraw_credits])
def test_chips_and_credits_that_go_wrong_are_noticed(spoil: Spoil) -> None:
    with pytest.raises(AssertionError):
        check_chips(roll.new(2, 1, kind=spoiled(spoil)))


@pytest.mark.parametrize("mutant", [mutants.Shy, mutants.Forgiving])
def test_a_mask_or_a_door_that_lies_is_noticed(mutant: type[Match]) -> None:
    with pytest.raises(AssertionError):
        check_mask_and_step(roll.new(2, 1, kind=mutant))


def leak_layouts(s: Any, out: Any) -> None:
    out["seat"]["column"] = s["seat"]["column"]


def leak_rolls(s: Any, out: Any) -> None:
    out["seat"]["rolled"] = s["seat"]["rolled"]


def leak_selections(s: Any, out: Any) -> None:
    out["seat"]["selected"] = s["seat"]["selected"]


def leak_stacks(s: Any, out: Any) -> None:
    out["seat"]["pile"] = s["seat"]["pile"]


def leak_drawn_tiles(s: Any, out: Any) -> None:
    out["seat"]["drawn"] = s["seat"]["drawn"]


def leak_abandoned_tiles(s: Any, out: Any) -> None:
    out["abandoned"] = s["abandoned"]


def leak_the_bag(s: Any, out: Any) -> None:
    out["bag"] = s["bag"]


def leak_the_luck_to_come(s: Any, out: Any) -> None:
    out["random"]["block"] = s["random"]["block"]


@pytest.mark.parametrize(
    "leak",
    [
        leak_layouts,
        leak_rolls,
        leak_selections,
        leak_stacks,
        leak_drawn_tiles,
        leak_abandoned_tiles,
        leak_the_bag,
        leak_the_luck_to_come,
    ],
)
@pytest.mark.parametrize("viewer", [0, 7])
def test_a_leak_is_noticed(leak: Leak, viewer: int) -> None:
    match = roll.new(3, 1, kind=leaking(leak))
    with pytest.raises(AssertionError):
        check_all_the_way(match, Random(1), lambda point: check_no_leak(point, viewer, 9))


@pytest.mark.parametrize("mutant", [mutants.StackingHands, mutants.StackingLuck])
def test_a_deal_that_keeps_something_is_noticed(mutant: type[Match]) -> None:
    match = Moment(3, seed=4, luck=5, decisions=40).match(kind=mutant)
    with pytest.raises(AssertionError):
        check_resampling(match, 0)
