"""What follows from options, seed and actions: replay, undo, saved games, positions as text."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings

from galaktyka.engine.match import Match
from tests.properties import mutants
from tests.properties.checks import check_position_text, check_replay, check_save, check_undo
from tests.properties.play import NUMBER, RACE, SITUATION, Situation, Variant

MIDDLE = Situation(Variant(3), seed=4, luck=5, decisions=40)


@settings(max_examples=60)
@given(situation=SITUATION)
def test_a_game_can_be_played_again_from_its_history(situation: Situation) -> None:
    check_replay(situation.match())


@settings(max_examples=40)
@given(situation=SITUATION, luck=NUMBER)
def test_actions_can_be_taken_back(situation: Situation, luck: int) -> None:
    check_undo(situation.match(), Random(luck))


@settings(max_examples=10)
@given(situation=SITUATION, luck=NUMBER)
def test_actions_can_be_taken_back_uncompiled(situation: Situation, luck: int) -> None:
    check_undo(situation.match("python"), Random(luck))


@settings(max_examples=40)
@given(situation=SITUATION)
def test_a_saved_game_comes_back(situation: Situation) -> None:
    check_save(situation.match())


@settings(max_examples=20)
@given(situation=SITUATION, seed=NUMBER)
def test_a_resampled_game_can_be_saved_and_played_again(situation: Situation, seed: int) -> None:
    match = situation.match().resampled(0, seed)
    check_save(match)
    check_undo(match, Random(seed))
    check_replay(match)


# Each property can fail.


@pytest.mark.parametrize("mutant", [mutants.Reseeded, mutants.Forgetful])
def test_a_history_that_lies_is_noticed(mutant: type[Match]) -> None:
    match = MIDDLE.match(kind=mutant)
    with pytest.raises(AssertionError):
        check_replay(match)
    with pytest.raises(AssertionError):
        check_save(match)


@pytest.mark.parametrize("mutant", [mutants.ShortUndo, mutants.LuckyUndo])
def test_an_undo_that_forgets_is_noticed(mutant: type[Match]) -> None:
    with pytest.raises(AssertionError):
        check_undo(MIDDLE.match(kind=mutant), Random(1), most=1000)


def test_two_cards_of_one_name_are_noticed() -> None:
    match = MIDDLE.match()
    names = list(RACE.vocabularies["card"])
    names[int(match.record[0]["deck"][1])] = names[int(match.record[0]["deck"][0])]
    match.game = replace(RACE, vocabularies={"card": names})
    with pytest.raises(AssertionError):
        check_position_text(match)
