"""What the heuristic bot thinks of goals."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import galaktyka as gk
from galaktyka.engine.record import over
from galaktyka.games.race.state import Race
from galaktyka.players.race.goals import goal_prospects
from galaktyka.players.race.outlook import outlook

ROUNDS = 50  # in tenths
DEVELOPMENTS = ["public_works", "mining_robots", "drop_ships", "space_marines"]
OTHERS = ["investment_credits", "interstellar_bank", "expedition_force", "colony_ship"]


def table(mine: Sequence[str], theirs: Sequence[str], goal: str, won: Sequence[int] = ()) -> Race:
    seats = [
        gk.race.SeatSetup(tableau=tableau, goals=[goal] if seat in won else [])
        for seat, tableau in enumerate((mine, theirs))
    ]
    return over(Race, gk.race.position(seats, goals=[goal], tgs=True, backend="python").record)


def prospects(mine: Sequence[str], theirs: Sequence[str], goal: str, won: Sequence[int] = (), seat: int = 0) -> int:
    return goal_prospects(table(mine, theirs, goal, won), seat, ROUNDS)


def test_a_goal_promises_more_the_nearer_it_is() -> None:
    promises = [prospects(DEVELOPMENTS[:have], [], "greatest_infrastructure") for have in range(5)]
    assert promises == sorted(set(promises))
    assert promises[0] == 0


@pytest.mark.parametrize(("goal", "cards", "vp"), [("greatest_infrastructure", 4, 500), ("galactic_status", 1, 300)])
def test_a_goal_that_is_reached_is_worth_its_points_before_the_tile_is_taken(goal: str, cards: int, vp: int) -> None:
    mine = DEVELOPMENTS[:cards] if cards > 1 else ["merchant_guild"]
    reached, won = table(mine, [], goal), table(mine, [], goal, won=[0])
    assert outlook(reached, 0, ROUNDS) == outlook(won, 0, ROUNDS)
    nothing = table(mine, [], "budget_surplus")
    assert outlook(won, 0, ROUNDS) - outlook(nothing, 0, ROUNDS) == vp


def test_a_first_goal_that_is_gone_promises_nothing() -> None:
    assert prospects([], [], "galactic_status", won=[1]) == 0
    assert prospects(["merchant_guild"], [], "galactic_status", won=[1]) == 0


def test_a_most_goal_is_further_away_when_somebody_has_more() -> None:
    alone = prospects(DEVELOPMENTS[:2], [], "greatest_infrastructure")
    behind = prospects(DEVELOPMENTS[:2], OTHERS, "greatest_infrastructure", won=[1])
    assert 0 < behind < alone


def test_an_owner_is_promised_nothing_more() -> None:
    assert prospects(DEVELOPMENTS, [], "greatest_infrastructure", won=[0]) == 0


def test_with_little_time_left_a_goal_that_is_not_reached_is_worth_less() -> None:
    o = table(DEVELOPMENTS[:3], [], "greatest_infrastructure")
    assert goal_prospects(o, 0, 0) == 0
    assert 0 < goal_prospects(o, 0, 10) < goal_prospects(o, 0, 40) == goal_prospects(o, 0, 90)
