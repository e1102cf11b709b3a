"""Rulings 88-99 (race.md 20) and the rest of race.md 4 and 11: Produce, and the round around the phases."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.race.table import Table, race

DECK = ["gambling_world", "tourist_world", "galactic_trendsetters", "terraformed_world", "expanding_colony"]


def producer(*tableau: str, goods: Sequence[str] = (), chosen: bool = False, deck: Sequence[str] = DECK) -> Table:
    """Seat 0 produces with these cards in front of it."""
    table = race(deck=deck).seat(0, tableau=list(tableau), goods=goods)
    return table.phase("produce", chosen_by=[0] if chosen else [1])


def cards(table: Table, seat: int = 0) -> int:
    return len(table.hand(seat))


# Produce


def test_88_a_world_with_a_good_produces_nothing_and_draws_nothing() -> None:
    table = producer("gem_world", goods=["gem_world"])
    assert (table.goods(0), cards(table)) == (["gem_world"], 0)
    table = producer("gem_world")
    assert (table.goods(0), table.hand(0)) == (["gem_world"], ["tourist_world"])  # the top card became the good


def test_89_the_bonus_produces_on_a_windfall_world_which_draws_its_card() -> None:
    table = producer("runaway_robots", chosen=True)
    assert (table.goods(0), cards(table)) == (["runaway_robots"], 1)
    table = producer("runaway_robots")
    assert (table.goods(0), cards(table)) == ([], 0)


@pytest.mark.parametrize("world", ["avian_uplift_race", "reptilian_uplift_race"])
def test_90_genetics_lab_produces_one_good_on_the_world_of_the_players_choice(world: str) -> None:
    table = producer("genetics_lab", "avian_uplift_race", "reptilian_uplift_race")
    assert set(table.legal(0)) == {"produce avian_uplift_race", "produce reptilian_uplift_race"}
    table.play(0, f"produce {world}")
    assert table.over
    assert table.goods(0) == [world]


def test_91_rosetta_stone_produces_an_alien_good_and_research_labs_draw_for_it() -> None:
    table = producer("research_labs", "alien_rosetta_stone_world", "deserted_alien_outpost")
    assert (table.goods(0), cards(table)) == (["deserted_alien_outpost"], 1)


@pytest.mark.parametrize("goods", [[], ["avian_uplift_race"], ["avian_uplift_race", "malevolent_lifeforms"]])
def test_92_pan_galactic_league_draws_for_each_genes_world_whatever_it_holds(goods: list[str]) -> None:
    tableau = ("pan_galactic_league", "avian_uplift_race", "malevolent_lifeforms")
    assert cards(producer(*tableau, goods=goods)) == 2


@pytest.mark.parametrize(
    ("own", "left", "right", "drawn"),
    [
        (["comet_zone", "rebel_miners"], ["mining_world", "new_earth"], [], 0),
        (["rebel_miners"], [], [], 2),
        ([], [], [], 0),
        (["rebel_miners"], ["new_earth"], [], 0),
    ],
)
def test_93_mining_conglomerate_draws_for_strictly_the_most_rare_goods(
    own: list[str], left: list[str], right: list[str], drawn: int
) -> None:
    table = race(3).seat(0, tableau=["mining_conglomerate", *own]).seat(1, tableau=left).seat(2, tableau=right)
    table.phase("produce", chosen_by=[1])
    assert cards(table) == drawn + own.count("comet_zone")  # which draws a card of its own


def test_94_diversified_economy_draws_for_each_kind_produced() -> None:
    assert cards(producer("diversified_economy", "spice_world", "artist_colony", "rebel_miners")) == 2


# What no ruling says of Produce


def test_every_production_world_without_a_good_gets_one() -> None:
    table = producer("spice_world", "rebel_miners", "malevolent_lifeforms", goods=["rebel_miners"])
    assert table.goods(0) == ["spice_world", "rebel_miners", "malevolent_lifeforms"]
    assert table.deck == 114 - 4 - 2  # three worlds and an old good, two new goods


def test_the_bonus_goes_to_one_windfall_world_of_the_players_choice() -> None:
    table = producer("asteroid_belt", "refugee_world", chosen=True)
    table.play(0, "produce refugee_world")
    assert table.over
    assert table.goods(0) == ["refugee_world"]


def test_the_order_of_bonus_and_powers_is_the_players_and_may_waste_one() -> None:
    table = producer("genetics_lab", "avian_uplift_race", "asteroid_belt", chosen=True)
    assert set(table.legal(0)) == {"bonus", "use genetics_lab"}
    wasted = table.play(0, "bonus", "produce avian_uplift_race")
    assert wasted.goods(0) == ["avian_uplift_race"]
    table = producer("genetics_lab", "avian_uplift_race", "asteroid_belt", chosen=True)
    assert table.play(0, "use genetics_lab").goods(0) == ["avian_uplift_race", "asteroid_belt"]


def test_a_windfall_power_is_not_optional() -> None:
    table = producer("galactic_engineers", "asteroid_belt", "refugee_world")
    assert set(table.legal(0)) == {"produce asteroid_belt", "produce refugee_world"}


def test_a_power_for_one_kind_fills_no_other_kind() -> None:
    table = producer("mining_robots", "refugee_world", "avian_uplift_race")
    assert (table.over, table.goods(0)) == (True, [])


def test_a_draw_for_goods_counts_windfall_goods_produced_before_it() -> None:
    tableau = ("consumer_markets", "expanding_colony", "refugee_world", "former_penal_colony", "spice_world")
    late = producer(*tableau, deck=DECK[:4]).play(0, "use expanding_colony", "produce refugee_world")
    assert (late.over, cards(late)) == (True, 2)
    early = producer(*tableau, deck=DECK[:4]).play(0, "use consumer_markets")
    assert cards(early) == 1  # counts what was produced so far, and is used up
    early.play(0, "produce refugee_world")
    assert (early.over, cards(early)) == (True, 1)


def test_nobody_looks_at_the_good_produced() -> None:
    table = producer("spice_world")
    assert all("gambling_world" not in str(table.match.view(seat)) for seat in range(2))


# The round


@pytest.mark.parametrize(("held", "discards"), [(13, 3), (11, 1), (10, 0), (4, 0)])
def test_98_the_hand_is_cut_to_ten_at_the_end_of_the_round(held: int, discards: int) -> None:
    table = race().seat(0, cash=held).phase("round end")
    assert table.asked(0) == ("hand_limit" if discards else "choose_action")
    for left in range(discards, 0, -1):
        assert table.amount(0) == left
        table.play(0, table.legal(0)[0])
    assert (table.over, cards(table)) == (True, held - discards)


def test_the_hand_limit_is_for_all_at_once_and_face_down() -> None:
    table = race().seat(0, hand=["gem_world"], cash=10).seat(1, cash=12).phase("round end")
    assert table.match.owing == [0, 1]
    table.play(0, "discard gem_world")
    assert table.match.view(0).known_discards == ["gem_world"]
    assert table.match.view(1).known_discards == []


def test_phases_are_played_in_order_once_each_and_everybody_takes_part() -> None:
    table = race(4)
    for seat, world in enumerate(["old_earth", "epsilon_eridani", "new_sparta", "earths_lost_colony"]):
        table.seat(seat, tableau=[world], goods=["earths_lost_colony"] if seat == 3 else [])
    table.phase("choose actions").choose("produce", "consume trade", "settle", "explore +1/+1")
    assert table.phase_now == "explore"
    for seat in range(4):
        table.play(seat, *table.legal(seat)[: table.amount(seat)])
    assert table.phase_now == "settle"
    for seat in range(4):
        table.play(seat, "pass")
    assert table.over
    assert table.vp(3) == 1  # consumed before it produced again
    assert table.goods(3) == ["earths_lost_colony"]


def test_action_cards_are_chosen_in_secret_and_taken_back() -> None:
    table = race().seat(0, hand=["gem_world"]).seat(1, hand=["comet_zone"]).phase("choose actions")
    assert set(table.legal(0)) == {
        *("explore +5", "explore +1/+1", "develop", "settle", "consume trade", "consume 2x", "produce")
    }
    table.match.play(0, "develop")
    assert table.match.view(0).seats[0].choice == "develop"
    assert table.match.view(1).seats[0].choice == ""
    table.match.play(1, "settle")
    assert [seat.actions for seat in table.match.view(1).seats] == [["develop"], ["settle"]]
    table.play(0, "pass").play(1, "pass").play(0, "pass").play(1, "pass")
    assert table.asked(0) == "choose_action"
    assert [seat.actions for seat in table.match.view(1).seats] == [[], []]


def test_several_choosers_all_get_the_bonus() -> None:
    table = race().seat(0, tableau=["asteroid_belt"]).seat(1, tableau=["refugee_world"])
    table.phase("choose actions").choose("produce", "produce")
    assert (table.goods(0), table.goods(1)) == (["asteroid_belt"], ["refugee_world"])


def test_cards_placed_in_a_phase_count_from_the_next_phase_of_the_same_round() -> None:
    hand = ["terraforming_robots", "pilgrimage_world", "gem_world", "comet_zone"]
    table = race(deck=DECK).seat(0, hand=hand).phase("choose actions").choose("develop", "settle")
    table.play(0, "develop terraforming_robots", "pay gem_world", "pay comet_zone", "settle pilgrimage_world")
    assert table.over
    assert table.hand(0) == ["gambling_world"]
