"""Rulings 99 and 119-124 (race.md 20) and the rest of race.md 14: how goals are won and lost in play."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from galaktyka.engine.record import over
from galaktyka.games.race.result import seat_scores
from galaktyka.games.race.state import Race
from tests.games.race.table import Table, race

FOUR = ["public_works", "mining_robots", "drop_ships", "colony_ship"]
FOUR_OTHERS = ["trade_league", "interstellar_bank", "space_marines", "merchant_guild"]
INFRASTRUCTURE = "greatest_infrastructure"


def table_with(players: int, *goals: str, pool: int | None = None) -> Table:
    return race(players, tgs=True, rvi=True, goals=goals, pool=pool)


def owners(table: Table, tile: int = 0) -> list[int]:
    """Who has a goal in play."""
    found: list[int] = table.match.view(0).goals[tile].owners
    return found


def goal_points(table: Table) -> list[int]:
    """VP for goals, seat by seat."""
    return [sum(goal.vp for goal in seat.goals) for seat in seat_scores(over(Race, table.match.observation(-1)))]


def develop(table: Table, **cards: str) -> Table:
    """Let seats place developments in a Develop phase, the others nothing."""
    table.phase("develop")
    for seat in list(table.match.owing):
        card = cards.get(f"seat{seat}")
        table.play(seat, f"develop {card}" if card else "pass")
    for seat in list(table.match.owing):
        if table.asked(seat) == "pay":
            table.pay(seat, table.amount(seat))
    return table


# First goals


def test_99_budget_surplus_goes_to_all_who_must_discard_at_its_first_round_end() -> None:
    table = table_with(3, "budget_surplus").seat(0, cash=12).seat(1, cash=10).seat(2, cash=11).phase("round end")
    assert owners(table) == []
    for seat in (0, 0, 2):
        assert owners(table) == []  # nothing is awarded before all have discarded
        table.play(seat, table.legal(seat)[0])
    assert owners(table) == [0, 2]
    assert goal_points(table) == [3, 0, 3]


def test_99_later_discards_score_nothing() -> None:
    table = table_with(2, "budget_surplus").seat(0, cash=2, won=["budget_surplus"]).seat(1, cash=11).phase("round end")
    table.play(1, table.legal(1)[0])
    assert owners(table) == [0]


def test_budget_surplus_is_looked_at_before_the_game_ends() -> None:
    table = table_with(2, "budget_surplus", pool=0).seat(0, cash=11).phase("round end")
    table.play(0, table.legal(0)[0])
    assert table.match.over
    assert (owners(table), goal_points(table)) == ([0], [3, 0])


ALIEN = ("alien_tech_institute", "alien_rosetta_stone_world", "alien_toy_shop", "deserted_alien_world")


def test_119_two_who_reach_a_first_goal_in_the_same_phase_both_score_it() -> None:
    table = table_with(2, "overlord_discoveries")
    table.seat(0, tableau=["alien_tech_institute", "alien_rosetta_stone_world"], hand=["alien_toy_shop"], cash=4)
    table.seat(1, tableau=["alien_robot_sentry", "lost_alien_warship"], hand=["deserted_alien_world"], cash=4)
    table.phase("settle").play(0, "settle alien_toy_shop").play(1, "settle deserted_alien_world")
    assert owners(table) == []  # not before the end of the phase
    for seat in (0, 1):
        if table.asked(seat) == "pay":
            table.pay(seat, table.amount(seat))
    assert owners(table) == [0, 1]
    assert goal_points(table) == [3, 3]


def test_119_who_reaches_it_in_a_later_phase_of_the_round_comes_too_late() -> None:
    table = table_with(2, "overlord_discoveries")
    table.seat(
        0, tableau=["alien_robot_scout_ship", "alien_rosetta_stone_world"], hand=["alien_tech_institute"], cash=6
    )
    table.seat(1, tableau=["alien_robot_sentry", "lost_alien_warship"], hand=["alien_toy_shop"], cash=6)
    table.phase("choose actions").choose("develop", "settle")
    table.play(0, "develop alien_tech_institute").play(1, "pass").pay(0, 5)
    assert (owners(table), table.phase_now) == ([0], "settle")
    table.play(0, "pass").play(1, "settle alien_toy_shop").pay(1, table.amount(1))
    assert owners(table) == [0]
    assert goal_points(table) == [3, 0]


def test_109_pan_galactic_research_leaves_galactic_status_open() -> None:
    table = table_with(2, "galactic_status").seat(0, tableau=["pan_galactic_research"], hand=["merchant_guild"], cash=6)
    assert owners(develop(table)) == []
    table = table_with(2, "galactic_status").seat(0, tableau=["pan_galactic_research"], hand=["merchant_guild"], cash=6)
    assert owners(develop(table, seat0="merchant_guild")) == [0]


def test_123_innovation_leader_needs_a_power_in_all_six_of_explore_to_produce() -> None:
    five = ["galactic_federation", "alpha_centauri", "tourist_world", "comet_zone", "expedition_force"]
    assert owners(develop(table_with(2, "innovation_leader").seat(0, tableau=five))) == []
    table = table_with(2, "innovation_leader").seat(0, tableau=five, hand=["export_duties"], cash=2)
    assert owners(develop(table, seat0="export_duties")) == [0]


def test_chips_for_goals_are_no_chips() -> None:
    goals = ["galactic_standard_of_living", "budget_surplus", "galactic_status"]
    table = table_with(2, *goals).seat(0, vp=4, won=["budget_surplus", "galactic_status"]).phase("consume")
    assert owners(table, 0) == []
    assert (goal_points(table), table.pool) == ([6, 0], 24)


# Most goals


def test_120_equal_counts_at_the_first_check_give_it_to_nobody_and_a_fifth_development_does() -> None:
    table = table_with(2, INFRASTRUCTURE).seat(0, tableau=FOUR).seat(1, tableau=FOUR_OTHERS)
    assert owners(develop(table)) == []
    table = table_with(2, INFRASTRUCTURE).seat(1, tableau=FOUR_OTHERS)
    table.seat(0, tableau=FOUR, hand=["investment_credits"], cash=2)
    develop(table, seat0="investment_credits")
    assert (owners(table), goal_points(table)) == ([0], [5, 0])


def test_120_who_draws_level_takes_nothing_but_scores_three_at_the_end() -> None:
    table = table_with(2, INFRASTRUCTURE).seat(0, tableau=[*FOUR, "space_mercenaries"], won=[INFRASTRUCTURE])
    table.seat(1, tableau=FOUR_OTHERS, hand=["investment_credits"], cash=2)
    develop(table, seat1="investment_credits")
    assert (owners(table), goal_points(table)) == ([0], [5, 3])


def test_120_a_sixth_development_takes_it() -> None:
    table = table_with(2, INFRASTRUCTURE).seat(0, tableau=[*FOUR, "space_mercenaries"], won=[INFRASTRUCTURE])
    table.seat(1, tableau=[*FOUR_OTHERS, "deficit_spending"], hand=["investment_credits"], cash=2)
    develop(table, seat1="investment_credits")
    assert (owners(table), goal_points(table)) == ([1], [0, 5])


def test_121_two_who_overtake_the_holder_together_send_it_back_and_score_three_each() -> None:
    table = table_with(3, INFRASTRUCTURE).seat(0, tableau=[*FOUR, "space_mercenaries"], won=[INFRASTRUCTURE])
    table.seat(1, tableau=[*FOUR_OTHERS, "deficit_spending"], hand=["investment_credits"], cash=2)
    others = ["research_labs", "genetics_lab", "replicant_robots", "terraforming_robots", "galactic_advertisers"]
    table.seat(2, tableau=others, hand=["expedition_force"], cash=2)
    develop(table, seat1="investment_credits", seat2="expedition_force")
    assert (owners(table), goal_points(table)) == ([], [0, 3, 3])


def test_122_a_holder_who_discards_a_development_and_falls_below_the_threshold_loses_it() -> None:
    table = table_with(2, INFRASTRUCTURE).seat(1, tableau=FOUR_OTHERS[:3])
    table.seat(0, tableau=FOUR, hand=["gem_world"], cash=2, won=[INFRASTRUCTURE]).phase("settle")
    table.play(0, "settle gem_world").play(1, "pass")
    assert owners(table) == [0]
    table.play(0, "use colony_ship")
    assert (owners(table), goal_points(table)) == ([], [0, 0])


def test_a_holder_who_falls_below_the_threshold_hands_it_to_who_alone_has_enough() -> None:
    table = table_with(2, INFRASTRUCTURE).seat(1, tableau=FOUR_OTHERS)
    table.seat(0, tableau=FOUR, hand=["gem_world"], cash=2, won=[INFRASTRUCTURE]).phase("settle")
    table.play(0, "settle gem_world").play(1, "pass").play(0, "use colony_ship")
    assert (owners(table), goal_points(table)) == ([1], [0, 5])


@pytest.mark.parametrize(
    ("worlds", "winners"),
    [(["rebel_base", "rebel_miners"], []), (["rebel_base", "rebel_miners", "rebel_outpost"], [0])],
)
def test_124_rebel_cantina_is_no_rebel_military_world(worlds: Sequence[str], winners: list[int]) -> None:
    table = table_with(2, "propaganda_edge").seat(0, tableau=["rebel_cantina", *worlds]).phase("settle")
    assert owners(table.play(0, "pass")) == winners


def test_military_for_a_goal_is_counted_with_worlds_placed_in_the_same_phase() -> None:
    table = table_with(2, "greatest_military").seat(0, tableau=["drop_ships", "space_marines"], hand=["outlaw_world"])
    table.phase("settle").play(0, "settle outlaw_world")
    assert owners(table) == []
    table = table_with(2, "greatest_military")
    table.seat(0, tableau=["drop_ships", "space_marines"], hand=["former_penal_colony"])
    table.phase("settle").play(0, "settle former_penal_colony")
    assert owners(table) == [0]


def test_goals_count_in_the_scores_of_a_finished_game() -> None:
    table = table_with(2, "budget_surplus", "galactic_status", pool=0)
    table.seat(0, won=["budget_surplus"]).seat(1, vp=4).phase("round end")
    assert table.match.scores() == [3, 4]
    table = table_with(2, "budget_surplus", "galactic_status", pool=0)
    table.seat(0, won=["budget_surplus", "galactic_status"]).seat(1, vp=4).phase("round end")
    assert (table.match.scores(), table.match.winners()) == ([6, 4], [0])


@pytest.mark.parametrize(("cards", "winners"), [(12, []), (13, [0])])
def test_a_raised_hand_limit_makes_a_surplus_rarer(cards: int, winners: list[int]) -> None:
    table = table_with(2, "budget_surplus").seat(0, tableau=["pan_galactic_research"], cash=cards).phase("round end")
    if winners:
        table.play(0, table.legal(0)[0])
    assert owners(table) == winners


@pytest.mark.parametrize(("answer", "winners"), [("pass", []), ("settle outlaw_world", [0])])
def test_hidden_fortress_counts_worlds_of_the_same_phase_for_a_goal(answer: str, winners: list[int]) -> None:
    table = table_with(2, "greatest_military")
    table.seat(0, tableau=["hidden_fortress", "drop_ships", "expedition_force"], hand=["outlaw_world"])
    table.phase("settle").play(0, answer)
    assert owners(table) == winners  # 3 + 1, and 1 for itself, and 1 for the new military world
