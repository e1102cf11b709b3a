"""The arithmetic of results, on games made by hand."""

import math

import pytest

from galaktyka.arena import GameResult
from galaktyka.arena.result import standings, standings_json, wilson


def game(bots: str, scores: tuple[int, ...], winners: tuple[int, ...], seconds: float = 0.5) -> GameResult:
    names = tuple(bots.split())
    return GameResult(
        seed="0",
        bots=names,
        scores=scores,
        winners=winners,
        decisions=(100,) * len(names),
        seconds=(seconds,) * len(names),
        rounds=10,
        end_reason="tableau",
    )


RESULTS = [
    game("a b", (30, 20), (0,)),
    game("b a", (25, 28), (1,)),
    game("a b", (22, 22), (0, 1), seconds=1.5),  # a shared victory
    game("b a", (40, 10), (0,)),
]


def test_a_shared_win_counts_as_its_fraction() -> None:
    table = standings(RESULTS)
    assert table["a"].wins == 2.5
    assert table["b"].wins == 1.5
    assert table["a"].share == 2.5 / 4
    assert table["a"].games == table["b"].games == 4


def test_scores_and_times_are_means() -> None:
    table = standings(RESULTS)
    assert table["a"].mean_score == (30 + 28 + 22 + 10) / 4
    assert table["b"].mean_score == (20 + 25 + 22 + 40) / 4
    assert table["a"].ms_per_decision == pytest.approx(1000 * (0.5 * 3 + 1.5) / 400)


def test_a_bot_in_several_seats_counts_once_for_each() -> None:
    table = standings([game("a b b b", (9, 30, 20, 30), (1, 3))])
    assert table["a"].games == 1
    assert table["b"].games == 3
    assert table["b"].wins == 1.0
    assert table["b"].share == pytest.approx(1 / 3)


def test_all_wins_add_up_to_the_games() -> None:
    assert sum(row.wins for row in standings(RESULTS).values()) == len(RESULTS)


def test_confidence_intervals_are_wilsons() -> None:
    """Against the closed form, solved the other way round: the bounds are where the share lies 1.96 errors off."""
    for share, games in ((0.5, 100), (0.975, 1000), (0.2, 30)):
        for bound in wilson(share, games):
            error = math.sqrt(bound * (1 - bound) / games)
            assert abs(share - bound) / error == pytest.approx(1.959964)


def test_confidence_intervals_stay_within_0_and_1() -> None:
    assert wilson(1.0, 50)[1] == 1.0
    assert 0.9 < wilson(1.0, 50)[0] < 1.0
    assert wilson(0.0, 50) == pytest.approx((0.0, 1 - wilson(1.0, 50)[0]))
    assert wilson(0.0, 50)[0] == 0.0
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_json_has_the_promised_keys() -> None:
    row = standings_json(standings(RESULTS))["bots"]["a"]
    assert set(row) == {"games", "wins", "share", "ci95", "mean_score", "ms_per_decision"}
    assert row["ci95"] == list(wilson(2.5 / 4, 4))
