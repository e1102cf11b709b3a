"""The analysis of a finished game: curve, mistakes, progress, and what is refused."""

from collections.abc import Callable
from random import Random

import pytest

import galaktyka as gk
from galaktyka.analysis import Adviser, Analysis, analyse
from galaktyka.analysis.finished import LEAST_LOSS, MOST_MISTAKES, WHOLE
from galaktyka.engine.errors import AnalysisError
from galaktyka.engine.match import Match
from galaktyka.players.bot import legal_mask
from galaktyka.players.neural import Effort
from tests.analysis.networks import opinionated
from tests.properties.play import RACE

ADVISER = Adviser(RACE, opinionated(RACE), "cpu", Effort(worlds=4, actions=3, least=0.0, rounds=0))
Choose = Callable[[Match, int], int]


def played(choose: Choose, seed: int = 3, players: int = 2) -> Match:
    """A game in which all decide in the same way."""
    match = gk.new("race", players=players, seed=seed, backend="cpu")
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
