"""The analysis of a finished game: curve, mistakes, progress, and what is refused."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

import galaktyka as gk
from galaktyka.analysis import Adviser, Analysis, analyse
from galaktyka.analysis.adviser import Comparison
from galaktyka.analysis.finished import LEAST_LOSS, MOST_MISTAKES, WHOLE
from galaktyka.engine.errors import AnalysisError
from galaktyka.engine.game import Records
from galaktyka.engine.match import Match
from galaktyka.players.bot import legal_mask
from galaktyka.players.neural import Effort
from galaktyka.players.neural.imagine import Imagination, Numbers
from galaktyka.players.neural.network import OUTLOOKS, Values
from tests.analysis.networks import opinionated
from tests.properties.play import RACE

ADVISER = Adviser(RACE, opinionated(RACE, 0.5), "cpu", Effort(worlds=4, actions=3, least=0.0, rounds=0))
Choose = Callable[[Match, int], int]


def played(choose: Choose, seed: int = 3, players: int = 2, **options: bool) -> Match:
    """A game in which all decide in the same way."""
    match = gk.new("race", players=players, seed=seed, backend="cpu", **options)
    while not match.over:
        seat = match.owing[-1]
        match.step(seat, choose(match, seat))
    return match


def at_random(seed: int) -> Choose:
    luck = Random(seed)
    return lambda match, seat: luck.choice(match.legal_ids(seat))


def by_policy(match: Match, seat: int) -> int:
    return int(ADVISER.look(match.record, seat, legal_mask(match, seat))[0].argmax())


@pytest.fixture(scope="module")
def match() -> Match:
    return played(at_random(1))


@pytest.fixture(scope="module")
def found(match: Match) -> Analysis:
    return analyse(match, adviser=ADVISER)


def test_the_curve_has_a_point_before_every_action_and_ends_with_the_result(match: Match, found: Analysis) -> None:
    assert len(found.chances) == len(match.history) + 1
    assert all(len(row) == 2 and all(0 <= chance <= 1 for chance in row) for row in found.chances)
    winners = match.winners()
    assert found.chances[-1] == [1 / len(winners) if seat in winners else 0 for seat in range(2)]


def test_a_seat_expects_what_the_network_says_when_it_is_asked(match: Match, found: Analysis) -> None:
    again = gk.new("race", seed=3, backend="cpu")
    for step, (seat, action) in enumerate(match.history[:40]):
        for asked in again.owing:
            _, chance = ADVISER.look(again.record, asked, legal_mask(again, asked))
            assert found.chances[step][asked] == chance
        again.step(seat, action)


def test_mistakes_are_decisions_of_the_game_with_something_better_beside_them(match: Match, found: Analysis) -> None:
    assert found.mistakes
    for mistake in found.mistakes:
        again = match.copy()
        again.undo(len(match.history) - mistake.step)
        seat, action = match.history[mistake.step]
        assert (mistake.seat, mistake.action) == (seat, again.action_text(seat, action))
        assert mistake.question == again.question(seat)
        assert mistake.better != mistake.action
        assert mistake.better in again.legal(seat)
        assert mistake.loss == mistake.best - mistake.chance >= LEAST_LOSS
    losses = [mistake.loss for mistake in found.mistakes]
    assert losses == sorted(losses, reverse=True)
    for seat in range(2):
        assert sum(mistake.seat == seat for mistake in found.mistakes) <= MOST_MISTAKES


def test_the_same_game_gives_the_same_analysis(match: Match, found: Analysis) -> None:
    assert analyse(match.copy(), adviser=ADVISER) == found


def test_only_mistakes_of_the_seats_that_are_asked_for_are_told(match: Match, found: Analysis) -> None:
    alone = analyse(match, [1], ADVISER)
    assert alone.chances == found.chances
    assert alone.mistakes == [mistake for mistake in found.mistakes if mistake.seat == 1]


def test_only_mistakes_at_the_steps_that_are_asked_for_are_told(match: Match, found: Analysis) -> None:
    late = range(len(match.history) // 2, len(match.history))
    alone = analyse(match, [1], ADVISER, steps=late)
    assert alone.chances == found.chances
    assert {mistake.seat for mistake in alone.mistakes} == {1}
    assert {mistake.step for mistake in alone.mistakes} <= set(late)
    assert not {mistake.step for mistake in found.mistakes} <= set(late)


def test_luck_is_not_told_as_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    luck = np.random.default_rng(1)

    def all_the_same(_self: Imagination, worlds: Records, _seat: int, actions: Numbers, _rounds: int) -> Values:
        """Nothing that anybody does makes a difference."""
        return luck.normal(0.5, 0.2, (len(actions), len(worlds), OUTLOOKS)).astype(np.float32)

    monkeypatch.setattr(Imagination, "outlooks", all_the_same)
    matches = [played(at_random(seed), seed) for seed in range(3)]
    told = [len(analyse(match, adviser=ADVISER).mistakes) for match in matches]
    assert sum(told) <= 4  # of 48 decisions that are thought through


@pytest.mark.parametrize(("gain", "error", "told"), [(0.05, 0.02, True), (0.05, 0.03, False), (0.015, 0.0, False)])
def test_a_loss_that_is_small_or_may_be_chance_is_not_told(
    match: Match, monkeypatch: pytest.MonkeyPatch, gain: float, error: float, told: bool
) -> None:
    monkeypatch.setattr(Adviser, "compare", lambda *_arguments: Comparison((0.5, 0.5 + gain), error))
    assert bool(analyse(match, adviser=ADVISER).mistakes) == told


@pytest.mark.parametrize(("best", "told"), [(0.04, False), (0.06, True)])
def test_nothing_is_told_of_a_game_that_is_lost_anyway(
    match: Match, monkeypatch: pytest.MonkeyPatch, best: float, told: bool
) -> None:
    monkeypatch.setattr(Adviser, "compare", lambda *_arguments: Comparison((0.0, best), 0.0))
    assert bool(analyse(match, adviser=ADVISER).mistakes) == told


@pytest.mark.parametrize(("players", "worlds"), [(2, 16), (4, 12)])
def test_where_more_play_fewer_worlds_are_tried(monkeypatch: pytest.MonkeyPatch, players: int, worlds: int) -> None:
    tried = set()

    def note(*arguments: Any) -> Comparison:
        tried.add(arguments[-1])
        return Comparison((0.5, 0.5), 0.0)

    monkeypatch.setattr(Adviser, "compare", note)
    analyse(played(at_random(1), players=players), adviser=ADVISER)
    assert tried == {worlds}


def test_nobody_errs_where_the_network_has_not_learned_the_question() -> None:
    match = played(at_random(4), players=3, tgs=True, draft=True)
    found = analyse(match, adviser=ADVISER)
    draft = drafted(match)
    assert found.mistakes
    assert min(mistake.step for mistake in found.mistakes) >= draft > 20
    assert found.chances[:draft] == [[1 / 3] * 3] * draft


def drafted(match: Match) -> int:
    """How many answers the draft before a game took."""
    again = match.copy()
    again.undo(len(match.history))
    while again.question(again.owing[0]) == "draft":
        again.step(*match.history[len(again.history)])
    return len(again.history)


def test_who_plays_by_the_policy_makes_no_mistakes_that_the_policy_knows_of() -> None:
    perfect = gk.new("race", seed=8, backend="cpu")
    luck = Random(2)
    while not perfect.over:
        seat = perfect.owing[0]
        perfect.step(seat, luck.choice(perfect.legal_ids(seat)) if seat else by_policy(perfect, seat))
    assert {mistake.seat for mistake in analyse(perfect, adviser=ADVISER).mistakes} == {1}


def test_progress_only_grows_and_comes_to_its_end(match: Match) -> None:
    seen: list[tuple[int, int]] = []
    analyse(match, adviser=ADVISER, progress=lambda done, total, _what: seen.append((done, total)))
    assert {total for _, total in seen} == {WHOLE}
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)
    assert (seen[0], seen[-1]) == ((0, WHOLE), (WHOLE, WHOLE))
    assert len(seen) > len(match.history)


def test_whoever_watches_the_progress_may_end_the_analysis(match: Match) -> None:
    def stop(done: int, _total: int, _what: str) -> None:
        if done > 100:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        analyse(match, adviser=ADVISER, progress=stop)


def test_it_turns_into_json(found: Analysis) -> None:
    data = found.json()
    assert (data["game"], data["players"], len(data["chances"])) == ("race", 2, len(found.chances))
    assert data["mistakes"][0]["loss"] == found.mistakes[0].loss


def test_a_game_that_goes_on_or_that_nobody_has_trained_for_is_refused(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GALAKTYKA_WEIGHTS", "nowhere")
    with pytest.raises(AnalysisError, match="has not ended yet"):
        analyse(gk.new("race", backend="python"), adviser=ADVISER)
    with pytest.raises(AnalysisError, match="Nobody has trained a network for Race for the Galaxy yet"):
        analyse(match)


def test_a_game_without_opponents_is_refused() -> None:
    match = gk.new("race", players=1, seed=1, backend="cpu", tgs=True, solitaire=True)
    luck = Random(1)
    while not match.over:
        match.step(match.owing[0], luck.choice(match.legal_ids(match.owing[0])))
    with pytest.raises(AnalysisError, match="Nobody has trained a network for games without opponents"):
        analyse(match)
