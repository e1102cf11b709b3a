"""The expert: what it imagines is what would be played, it keeps secrets and its time."""

import itertools
import time
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

import galaktyka as gk
from galaktyka import players
from galaktyka.engine.backend import load_part
from galaktyka.engine.feature_rows import FEATURE_ROWS
from galaktyka.engine.match import Match
from galaktyka.engine.stepping import BATCH
from galaktyka.players.neural import Effort, Expert
from galaktyka.players.neural.expert import Budget, Contest, candidates
from galaktyka.players.neural.imagine import LEAD, LEAD_POINTS, Imagination
from galaktyka.players.neural.network import Values
from tests.players.seeds import SEED
from tests.players.test_non_interference import interferes
from tests.players.untrained import untrained
from tests.properties.play import RACE, SITUATION, Situation

NETWORK = untrained(RACE)
SMALL = Effort(worlds=3, actions=3, least=0.0, rounds=1)


def expert(backend: str = "cpu", effort: Effort = SMALL) -> Expert:
    return Expert("untrained", RACE, NETWORK, backend, effort)


def best(match: Match, seat: int) -> int:
    """The policy's action."""
    scores, _ = NETWORK.evaluate(match.features(seat)[None])
    legal = match.legal_ids(seat)
    return max(legal, key=lambda action: scores[0, action])


def expected(match: Match, seat: int, action: int, rounds: int) -> float:
    """What the expert should find, played out as a match."""
    until = int(match.record["turn"][0]) + rounds
    match.step(seat, action)
    while not match.over:
        mover = match.owing[0]
        if mover == seat and match.record["turn"][0] >= until:
            win, lead = NETWORK.evaluate(match.features(seat)[None])[1][0]
            return float(win + LEAD * lead)
        match.step(mover, best(match, mover))
    scores, winners = match.scores(), match.winners()
    others = max(score for other, score in enumerate(scores) if other != seat)
    return (seat in winners) / max(1, len(winners)) + LEAD * float(np.tanh((scores[seat] - others) / LEAD_POINTS))


@pytest.mark.parametrize(("seats", "decisions", "rounds"), [(2, 0, 0), (2, 60, 2), (3, 90, 1), (2, 150, 1000)])
def test_what_it_imagines_is_what_matches_would_play(seats: int, decisions: int, rounds: int) -> None:
    match = gk.new("race", players=seats, seed=4, backend="cpu")
    for _ in range(decisions):
        match.step(match.owing[0], match.legal_ids(match.owing[0])[0])
    seat = match.owing[-1]
    worlds = [match.resampled(seat, deal) for deal in range(2)]
    actions = np.array(match.legal_ids(seat)[:2], np.int32)
    parts = [load_part(RACE, part, "cpu") for part in (BATCH, FEATURE_ROWS)]
    imagination = Imagination(RACE, NETWORK, 4, parts[0], parts[1])
    found = imagination.values(np.concatenate([world.record for world in worlds]), seat, actions, rounds)
    wanted = [[expected(world.copy(), seat, int(action), rounds) for world in worlds] for action in actions]
    assert found == pytest.approx(np.array(wanted), abs=1e-3)


@settings(max_examples=25)
@given(situation=SITUATION, seed=SEED)
def test_it_plays_legally_the_same_for_the_same_knowledge_and_whatever_is_hidden(
    situation: Situation, seed: int
) -> None:
    match, bot = situation.match(), expert()
    for seat in match.owing:
        action = players.decide(bot, match, seat, seed)
        assert action in match.legal_ids(seat)
        assert players.decide(bot, match.copy(), seat, seed) == action
        assert not interferes(bot, match, seat, seed)


def test_a_search_changes_its_mind_now_and_then() -> None:
    match, bot = gk.new("race", seed=2, backend="cpu"), expert()
    changed = 0
    for _ in range(60):
        seat = match.owing[0]
        action = players.decide(bot, match, seat, 1)
        changed += action != best(match, seat)
        match.step(seat, action)
    assert 0 < changed < 60


def test_only_likely_actions_are_tried_and_always_one() -> None:
    likely = np.array([0.05, 0.6, 0.0, 0.34, 0.01], np.float32)
    assert candidates(likely, Effort(actions=3, least=0.04)).tolist() == [1, 3, 0]
    assert candidates(likely, Effort(actions=2, least=0.04)).tolist() == [1, 3]
    assert candidates(likely, Effort(actions=4, least=0.9)).tolist() == [1]


def contest(*worth: list[float]) -> Contest:
    """Actions 10, 11, … that were worth so much in the same worlds."""
    actions = np.arange(10, 10 + len(worth), dtype=np.int32)
    found = Contest(actions, np.zeros(len(worth), np.float32))
    found.add(np.array(worth, np.float32))
    return found


def test_an_action_that_is_clearly_behind_is_dropped_and_one_that_may_be_better_stays() -> None:
    found = contest([0.5, 0.6, 0.7, 0.6], [0.1, 0.2, 0.3, 0.1], [0.7, 0.5, 0.5, 0.6])
    found.drop(2.0, 0.0)
    assert found.actions.tolist() == [10, 12]
    found.add(np.array([[0.5, 0.4], [0.9, 0.9]], np.float32))
    assert found.best == 12


def test_of_actions_that_always_lead_to_the_same_one_is_enough() -> None:
    found = contest([0.5, 0.4], [0.5, 0.4])
    found.drop(2.0, 0.0)
    assert found.actions.tolist() == [10]


def test_an_action_that_can_gain_next_to_nothing_is_dropped() -> None:
    found = contest([0.5, 0.6, 0.5, 0.6], [0.51, 0.59, 0.49, 0.6])
    found.drop(2.0, 0.0)
    assert found.actions.tolist() == [10, 11]
    found.drop(2.0, 0.01)
    assert found.actions.tolist() == [10]


def test_before_anything_was_tried_the_policy_decides_and_later_it_has_a_small_say() -> None:
    found = Contest(np.array([7, 8], np.int32), np.array([-0.3, -0.1], np.float32))
    assert found.best == 8
    found.add(np.array([[0.5, 0.5], [0.4, 0.4]], np.float32))
    assert found.best == 8
    found.add(np.array([[0.9, 0.9], [0.4, 0.4]], np.float32))
    assert found.best == 7


def undecided() -> Match:
    """A position in which what the actions of seat 1 are worth depends on luck."""
    match = gk.new("race", seed=2, backend="cpu")
    while match.record["turn"][0] < 2 or match.owing != [0, 1]:
        match.step(match.owing[0], match.legal_ids(match.owing[0])[0])
    return match


def stages_used(monkeypatch: pytest.MonkeyPatch, effort: Effort, each: float) -> int:
    """How often an expert plays on before it decides, by a clock on which that takes `each` seconds."""
    clock, stages = [0.0], itertools.count()

    def values(self: Imagination, *args: Any) -> Values:
        clock[0] += each
        next(stages)
        return imagined(self, *args)

    with monkeypatch.context() as patch:
        imagined = Imagination.values
        patch.setattr("galaktyka.players.neural.expert.time.monotonic", lambda: clock[0])
        patch.setattr(Imagination, "values", values)
        players.decide(expert(effort=effort), undecided(), 1, 1)
    return next(stages)


ENDLESS = replace(SMALL, doubt=1e9)  # nothing is dropped that is different


def test_whoever_asks_for_seconds_gets_as_many_stages_as_fit_in(monkeypatch: pytest.MonkeyPatch) -> None:
    assert stages_used(monkeypatch, replace(ENDLESS, seconds=5.5), each=1.0) == 5
    assert stages_used(monkeypatch, replace(ENDLESS, seconds=5.5), each=2.0) == 2
    assert stages_used(monkeypatch, replace(ENDLESS, seconds=5.5), each=9.0) == 1


def test_without_seconds_work_is_counted_and_the_clock_plays_no_part(monkeypatch: pytest.MonkeyPatch) -> None:
    some = replace(ENDLESS, looks=300)
    used = stages_used(monkeypatch, some, each=0.0)
    assert used == stages_used(monkeypatch, some, each=1e9) > 1
    assert used < stages_used(monkeypatch, replace(ENDLESS, looks=3000), each=0.0)
    assert stages_used(monkeypatch, replace(ENDLESS, looks=1), each=0.0) == 1


def test_a_stage_begins_if_one_as_dear_as_the_dearest_fits_in() -> None:
    spent = iter([0, 0, 4, 5, 6, 9, 10])
    budget = Budget(10, lambda: next(spent))
    assert [budget.has_room() for _ in range(4)] == [True, True, True, False]  # 6 and 4 more are too much
    assert budget.is_left()
    assert not budget.is_left()


def test_when_nothing_is_left_the_next_decision_is_far_enough() -> None:
    match = undecided()
    actions = np.array(match.legal_ids(1)[:2], np.int32)
    parts = [load_part(RACE, part, "cpu") for part in (BATCH, FEATURE_ROWS)]
    imagination = Imagination(RACE, NETWORK, 2, parts[0], parts[1])
    world = match.resampled(1, 0).record
    broken_off = imagination.values(world, 1, actions, 1000, lambda: False)
    assert np.array_equal(broken_off, imagination.values(world, 1, actions, 0))
    assert not np.array_equal(broken_off, imagination.values(world, 1, actions, 1000))


def test_seconds_are_kept_by_the_real_clock() -> None:
    """The last stage begins in time, and is broken off in time; without a clock there would be no last one."""
    bot = expert(effort=replace(ENDLESS, seconds=0.2))
    began = time.perf_counter()
    players.decide(bot, undecided(), 1, 1)
    assert time.perf_counter() - began < 20.0


def test_without_compiled_rules_it_plays_by_its_policy() -> None:
    match = gk.new("race", seed=3, backend="python")
    assert players.decide(expert("python"), match, 0, 1) == best(match, 0)
