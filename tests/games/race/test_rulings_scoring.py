"""Rulings 104-118 (race.md 20) and the rest of race.md 13: the end of the game, scores and ties."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.race.table import Table, race

ELEVEN = [
    *("old_earth", "public_works", "export_duties", "expedition_force", "investment_credits", "contact_specialist"),
    *("gem_world", "comet_zone", "spice_world", "artist_colony", "space_port"),
]
PRINTED = 2 + 1 + 1 + 1 + 1 + 1 + 1 + 2 + 1 + 1 + 1  # their VP


def scored(*tableau: str, vp: int = 0) -> Table:
    return race().seat(0, tableau=list(tableau), vp=vp).phase("choose actions")


def worth(card: str, *others: str, printed: int, vp: int = 0) -> int:
    """What a variable development scores beside other cards with so many printed VP."""
    return scored(card, *others, vp=vp).score(0) - printed - vp


# The end


def test_104_twelve_cards_end_the_game_after_the_round_and_more_may_be_placed_in_it() -> None:
    table = race().seat(0, tableau=ELEVEN, hand=["mining_robots", "pilgrimage_world"])
    table.phase("choose actions").choose("develop", "settle")
    table.play(0, "develop mining_robots")  # 2 - 1 - 1
    assert (len(table.tableau(0)), table.phase_now) == (12, "settle")
    table.play(0, "settle pilgrimage_world")
    assert len(table.tableau(0)) == 13
    assert table.match.over
    assert table.match.end_reason == "tableau"


def test_105_a_card_discarded_from_the_tableau_may_keep_it_below_twelve() -> None:
    tableau = [*ELEVEN[:10], "new_military_tactics"]  # Military +1 - 1 + 3
    table = race().seat(0, tableau=tableau, hand=["pirate_world"]).phase("settle").play(0, "settle pirate_world")
    assert len(table.tableau(0)) == 11
    assert not table.match.over


def test_the_hand_limit_comes_before_the_end() -> None:
    table = race().seat(0, tableau=[*ELEVEN, "colony_ship"], cash=12).phase("round end")
    assert table.asked(0) == "hand_limit"
    table.play(0, table.legal(0)[0], table.legal(0)[1])
    assert table.match.over


def test_eleven_cards_and_a_filled_pool_end_nothing() -> None:
    table = race(pool=1).seat(0, tableau=ELEVEN).phase("round end")
    assert not table.match.over
    assert table.match.winners() == []


@pytest.mark.parametrize(
    ("tableau", "pool", "reason"),
    [
        (ELEVEN[:2], 0, "pool"),
        ([*ELEVEN, "colony_ship"], 1, "tableau"),
        ([*ELEVEN, "colony_ship"], 0, "pool and tableau"),
    ],
)
def test_the_two_reasons_for_the_end(tableau: list[str], pool: int, reason: str) -> None:
    table = race(pool=pool).seat(0, tableau=tableau).phase("round end")
    assert table.match.over
    assert table.match.end_reason == reason


# Scores


def test_108_galactic_federation_scores_each_cost_6_development_and_each_other_one() -> None:
    assert worth("galactic_federation", "alien_tech_institute", "public_works", printed=1 + 2) == 2 + 2 + 1


def test_108_pan_galactic_research_counts_there_though_its_vp_are_printed() -> None:
    tableau = ["galactic_federation", "pan_galactic_research", "public_works"]
    table = race(tgs=True, rvi=True).seat(0, tableau=tableau).phase("choose actions")
    assert table.score(0) == (2 + 2 + 1) + 4 + 1


def test_110_new_galactic_order_scores_general_military() -> None:
    others = ("drop_ships", "contact_specialist", "galactic_imperium", "new_military_tactics")
    assert worth("new_galactic_order", *others, printed=2 + 1 + 0 + 1) == 2 + 3 - 1


def test_111_new_galactic_order_may_score_less_than_nothing() -> None:
    others = ("contact_specialist", "refugee_world", "empath_world", "pan_galactic_league")
    league = 3 + 2  # Contact Specialist, and the one genes world
    assert worth("new_galactic_order", *others, printed=1 + 1 + 1 + league) == 2 - 1 - 1 - 1 - 1


def test_112_seti_scores_developments_and_worlds_with_an_explore_power_and_other_worlds() -> None:
    others = ("expedition_force", "star_nomad_lair", "gem_world", "asteroid_belt")
    assert worth("galactic_survey_seti", *others, printed=4) == 1 + 1 + 2 + 1 + 1


def test_113_galactic_renaissance_scores_every_third_chip_and_named_cards() -> None:
    assert worth("galactic_renaissance", "research_labs", printed=2, vp=8) == 2 + 3


def test_114_alien_tech_institute_scores_production_windfall_and_other_alien_cards() -> None:
    others = ("alien_robotic_factory", "deserted_alien_outpost", "alien_rosetta_stone_world")
    assert worth("alien_tech_institute", *others, printed=5 + 3 + 3) == 2 + 3 + 2 + 2


def test_117_trade_league_scores_trade_powers() -> None:
    assert worth("trade_league", "export_duties", "spice_world", printed=2) == 2 + 2 + 1


def test_117_new_economy_scores_consume_powers_and_no_trade_powers() -> None:
    league = 2 + 2 + 1
    assert worth("new_economy", "trade_league", "export_duties", "spice_world", printed=2 + league) == 2 + 2


def test_the_score_is_chips_and_printed_vp() -> None:
    assert scored(*ELEVEN).score(0) == PRINTED
    assert scored(*ELEVEN, vp=9).score(0) == PRINTED + 9


# Ties


def tie(first: tuple[Sequence[str], int], second: tuple[Sequence[str], int]) -> list[int]:
    """Who wins with equal scores, each seat having these goods and so many hand cards."""
    table = race(pool=0)
    table.seat(0, tableau=["gem_world", "spice_world", "artist_colony"], goods=first[0], cash=first[1])
    table.seat(
        1, tableau=["new_vinland", "space_port", "destroyed_world", "secluded_world"], goods=second[0], cash=second[1]
    )
    table.phase("round end")
    assert table.score(0) == table.score(1)
    return table.match.winners()


def test_118_equal_hands_and_goods_share_the_victory() -> None:
    assert tie((["gem_world"], 3), (["new_vinland", "space_port"], 2)) == [0, 1]


def test_118_one_more_good_wins_the_tie() -> None:
    assert tie((["gem_world"], 3), (["new_vinland", "space_port", "secluded_world"], 2)) == [1]


def test_118_one_more_card_wins_the_tie() -> None:
    assert tie((["gem_world"], 4), (["new_vinland", "space_port"], 2)) == [0]


def test_hands_and_goods_decide_between_equal_scores_only() -> None:
    table = race(3, pool=0).seat(0, cash=9, vp=5).seat(1, vp=6).seat(2, cash=1, vp=6).phase("round end")
    assert table.match.winners() == [2]


def test_hands_are_counted_after_the_discard() -> None:
    table = race(pool=0).seat(0, cash=13).seat(1, cash=10).phase("round end")
    for _ in range(3):
        table.play(0, table.legal(0)[0])
    assert table.match.winners() == [0, 1]
