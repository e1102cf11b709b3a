"""Advice: legal, ordered, within what is possible, and from what the seat may know alone."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings

import galaktyka as gk
from galaktyka.analysis import Advice, Adviser, advice, in_percent
from galaktyka.engine.backend import Backend
from galaktyka.engine.errors import PlayerError
from galaktyka.engine.game import Game, Records
from galaktyka.engine.match import Match
from galaktyka.players.bot import legal_mask
from galaktyka.players.neural import Effort
from galaktyka.players.neural.network import describe
from tests.analysis.networks import opinionated
from tests.players.seeds import SEED
from tests.properties.play import RACE, SITUATION, Situation, Variant

SMALL = Effort(worlds=3, actions=4, least=0.0, rounds=0)
NETWORK = opinionated(RACE)
ADVISER = Adviser(RACE, NETWORK, "cpu", SMALL)
DEALS = 3
MANY = 16  # worlds, more than there is room for at once
Say = Callable[[Match, int, Adviser, int], list[Advice]]


def interferes(adviser: Adviser, match: Match, seat: int, seed: int, say: Say = advice) -> bool:
    """Whether the advice changes when everything that its seat cannot know is dealt anew."""
    said = say(match, seat, adviser, seed)
    return any(say(match.resampled(seat, deal), seat, adviser, seed) != said for deal in range(DEALS))


@settings(max_examples=30)
@given(situation=SITUATION, seed=SEED)
def test_it_is_legal_ordered_and_the_same_whatever_is_hidden(situation: Situation, seed: int) -> None:
    match = situation.match()
    for seat in match.owing:
        said = advice(match, seat, ADVISER, seed)
        legal = match.legal_ids(seat)
        assert len(said) == min(3, len(legal))
        assert {one.action for one in said} <= set(legal)
        assert all(0 <= one.chance <= 1 for one in said)
        told = [in_percent(one.chance) for one in said]
        assert told == sorted(told, reverse=True)
        assert not interferes(ADVISER, match, seat, seed)


def test_an_adviser_that_looks_at_hidden_cards_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def as_they_lie(_game: Game, _rules: Backend, world: Records, _seat: int, _seed: str, count: int) -> Records:
        return np.repeat(world, count)

    def open_cards(match: Match, seat: int, adviser: Adviser, seed: int) -> list[Advice]:
        return adviser.advise(match.record, seat, legal_mask(match, seat), seed)

    monkeypatch.setattr("galaktyka.analysis.adviser.possible_worlds", as_they_lie)
    matches = [Situation(Variant(2), seed, seed, 40).match() for seed in range(10)]
    found = [interferes(ADVISER, match, seat, 1, open_cards) for match in matches for seat in match.owing]
    assert sum(found) > len(found) // 3


def test_among_equals_the_choice_of_the_policy_comes_first() -> None:
    adviser = Adviser(RACE, opinionated(RACE, 0.0), "cpu", SMALL)
    for seed in range(5):
        match = gk.new("race", seed=seed, backend="cpu")
        likely, chance = adviser.look(match.record, 0, legal_mask(match, 0))
        said = advice(match, 0, adviser)
        assert said[0] == Advice(int(likely.argmax()), 0.5, float(likely.max()))
        assert [one.likely for one in said] == sorted((one.likely for one in said), reverse=True)
        assert chance == 0.5


def test_halves_of_a_percent_count_upwards_as_they_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The likeliest action is told to win 12 %, the next one 13 %."""
    adviser = Adviser(RACE, NETWORK, "cpu", replace(SMALL, actions=2))
    monkeypatch.setattr(adviser, "_shares", lambda *_: np.array([[0.1195], [0.125]], np.float32))
    said = advice(gk.new("race", seed=2, backend="cpu"), 0, adviser)
    assert [in_percent(one.chance) for one in said] == [13, 12]


def test_a_better_outlook_comes_before_a_likelier_action() -> None:
    match = gk.new("race", seed=2, backend="cpu")
    firsts = []
    for _ in range(40):
        seat = match.owing[0]
        said = ADVISER.advise(match.record, seat, legal_mask(match, seat), 1)
        firsts.append(said[0].likely == max(one.likely for one in said))
        match.step(seat, said[0].action)
    assert 0 < sum(firsts) < 40


def test_it_is_the_same_compiled_and_uncompiled() -> None:
    plain = Adviser(RACE, NETWORK, "python", SMALL)
    assert (plain.compiled, ADVISER.compiled) == (False, True)
    for seed in range(3):
        match = Situation(Variant(2), seed, seed, 40 * seed).match()
        for seat in match.owing:
            compiled, uncompiled = advice(match, seat, ADVISER, seed), advice(match, seat, plain, seed)
            assert [one.action for one in compiled] == [one.action for one in uncompiled]
            for mine, theirs in zip(compiled, uncompiled, strict=True):
                assert mine.chance == pytest.approx(theirs.chance, abs=1e-5)


def test_chances_stay_possible_where_a_network_goes_astray() -> None:
    adviser = Adviser(RACE, opinionated(RACE, 50.0), "cpu", SMALL)
    found = [one.chance for seed in range(6) for one in advice(gk.new("race", seed=seed, backend="cpu"), 0, adviser)]
    assert all(0 <= chance <= 1 for chance in found)
    assert {0.0, 1.0} & set(found)


def test_a_comparison_takes_the_same_worlds_for_both_actions() -> None:
    match = Situation(Variant(2), 1, 1, 40).match()
    seat = match.owing[0]
    action = match.legal_ids(seat)[0]
    found = ADVISER.compare(match.record, seat, (action, action), 5, MANY)
    assert (found.gain, found.error) == (0.0, 0.0)
    assert 0 < found.chances[0] < 1


def test_a_comparison_knows_how_far_it_may_be_off() -> None:
    match = Situation(Variant(2), 1, 1, 40).match()
    seat = match.owing[0]
    pair = (match.legal_ids(seat)[0], match.legal_ids(seat)[-1])
    found = [ADVISER.compare(match.record, seat, pair, seed, MANY) for seed in range(100)]
    spread = np.std([one.gain for one in found])
    assert spread > 0
    assert np.mean([one.error for one in found]) == pytest.approx(spread, rel=0.3)


def test_an_adviser_knows_what_its_network_was_never_asked() -> None:
    about = describe(RACE, config={"tables": [{"options": ["tgs", "draft"]}]})
    drafter = Adviser(RACE, replace(NETWORK, about=about), "cpu", SMALL)
    match = gk.new("race", players=3, seed=1, backend="cpu", tgs=True, draft=True)
    assert (ADVISER.knows(match.record, 0), drafter.knows(match.record, 0)) == (False, True)
    match = gk.new("race", players=3, seed=1, backend="cpu", tgs=True)
    assert (ADVISER.knows(match.record, 0), drafter.knows(match.record, 0)) == (True, True)


def test_without_a_network_there_is_no_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GALAKTYKA_WEIGHTS", "nowhere")
    with pytest.raises(PlayerError, match="Nobody has trained a network for Race for the Galaxy yet"):
        advice(gk.new("race", backend="python"), 0)
