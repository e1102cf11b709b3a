"""Rulings 17-45 (race.md 20) and the rest of race.md 8: Settle."""

from __future__ import annotations

import pytest

from tests.games.race.table import Table, race


def settler(*tableau: str, world: str, cash: int = 0, chosen: bool = False) -> Table:
    """Seat 0 may settle one world with these cards in front of it."""
    table = race(deck=["gambling_world", "tourist_world"]).seat(0, tableau=list(tableau), hand=[world], cash=cash)
    return table.phase("settle", chosen_by=[0] if chosen else [1])


def can_settle(*tableau: str, world: str, cash: int = 0, chosen: bool = False) -> bool:
    """Whether seat 0 may choose that world."""
    return f"settle {world}" in settler(*tableau, world=world, cash=cash, chosen=chosen).legal(0)


# Paying


def test_17_reductions_for_any_world_and_for_a_kind_add_up() -> None:
    table = settler("replicant_robots", "mining_robots", world="new_earth", cash=5)
    table.play(0, "settle new_earth").pay(0, 2)
    assert table.over
    assert table.tableau(0) == ["replicant_robots", "mining_robots", "new_earth"]


def test_18_colony_ship_does_not_settle_a_world_of_the_alien_kind() -> None:
    assert not can_settle("colony_ship", world="deserted_alien_library", cash=5)
    table = settler("colony_ship", world="deserted_alien_library", cash=6)
    table.play(0, "settle deserted_alien_library").pay(0, 6)
    assert "colony_ship" in table.tableau(0)


def test_18_colony_ship_settles_a_grey_alien_world() -> None:
    table = settler("colony_ship", world="alien_rosetta_stone_world")
    table.play(0, "settle alien_rosetta_stone_world")
    assert table.over
    assert table.tableau(0) == ["alien_rosetta_stone_world"]


def test_19_colony_ship_alone_settles_no_military_world() -> None:
    assert not can_settle("colony_ship", world="rebel_fuel_cache", cash=5)


def test_19_contact_specialist_pays_nothing_for_defence_1_and_colony_ship_stays() -> None:
    table = settler("colony_ship", "contact_specialist", world="rebel_fuel_cache")
    table.play(0, "settle rebel_fuel_cache")
    assert set(table.legal(0)) == {"pay", "use colony_ship"}
    table.play(0, "pay")
    assert table.over
    assert table.tableau(0) == ["colony_ship", "contact_specialist", "rebel_fuel_cache"]


def test_20_contact_specialist_and_colony_ship_settle_a_military_world_for_nothing() -> None:
    table = settler("contact_specialist", "colony_ship", world="rebel_homeworld")
    table.play(0, "settle rebel_homeworld")
    assert table.over
    assert table.tableau(0) == ["contact_specialist", "rebel_homeworld"]
    assert table.match.view(1).known_discards == ["colony_ship"]


def test_21_reductions_count_when_a_military_world_is_paid_for() -> None:
    table = settler("contact_specialist", "replicant_robots", "mining_robots", world="rebel_miners")
    table.play(0, "settle rebel_miners")
    assert table.over
    assert table.tableau(0)[-1] == "rebel_miners"


def test_22_contact_specialist_does_not_pay_for_the_alien_kind() -> None:
    assert not can_settle("contact_specialist", world="alien_robot_sentry", cash=8)


def test_23_too_weak_to_conquer_a_world_is_paid_for() -> None:
    assert not can_settle("new_sparta", "contact_specialist", world="avian_uplift_race")
    table = settler("new_sparta", "contact_specialist", world="avian_uplift_race", cash=1)
    table.play(0, "settle avian_uplift_race").pay(0, 1)
    assert table.over


def test_24_military_does_not_lower_the_price() -> None:
    tableau = ("contact_specialist", "drop_ships", "space_marines", "expedition_force")  # -1 + 3 + 2 + 1
    assert not can_settle(*tableau, world="rebel_base", cash=4)
    table = settler(*tableau, world="rebel_base", cash=5)
    table.play(0, "settle rebel_base").pay(0, 5)
    assert table.over


def test_24_temporary_military_and_payment_do_not_mix() -> None:
    tableau = ("contact_specialist", "new_military_tactics")  # Military 2 with the tactics; price 2
    assert not can_settle(*tableau, world="pirate_world", cash=1)
    table = settler(*tableau, world="pirate_world", cash=2)
    table.play(0, "settle pirate_world").pay(0, 2)
    assert "new_military_tactics" in table.tableau(0)


def test_30_an_optional_power_must_be_used_when_only_it_places_the_revealed_world() -> None:
    table = settler("colony_ship", world="comet_zone", cash=1)
    table.play(0, "settle comet_zone")
    assert table.over
    assert table.tableau(0) == ["comet_zone"]
    assert len(table.hand(0)) == 1


def test_30_an_optional_power_is_a_choice_when_the_world_can_be_paid_for() -> None:
    table = settler("colony_ship", world="comet_zone", cash=3).play(0, "settle comet_zone")
    assert set(table.legal(0)) == {"pay", "use colony_ship"}
    paid = settler("colony_ship", world="comet_zone", cash=3).play(0, "settle comet_zone", "pay").pay(0, 3)
    assert paid.tableau(0) == ["colony_ship", "comet_zone"]
    used = table.play(0, "use colony_ship")
    assert (used.tableau(0), len(used.hand(0))) == (["comet_zone"], 3)


def test_32_a_windfall_world_gets_its_good_when_it_is_placed() -> None:
    table = settler(world="asteroid_belt", cash=2).play(0, "settle asteroid_belt").pay(0, 2)
    assert table.goods(0) == ["asteroid_belt"]


def test_32_the_good_of_a_conquered_windfall_world_draws_nothing() -> None:
    table = settler("epsilon_eridani", world="runaway_robots").play(0, "settle runaway_robots")
    assert table.goods(0) == ["runaway_robots"]
    assert table.hand(0) == []


def test_33_who_places_nothing_draws_no_settle_bonus() -> None:
    table = settler(world="asteroid_belt", cash=2, chosen=True).play(0, "pass")
    assert len(table.hand(0)) == 3


def test_34_the_bonus_card_comes_after_the_payment() -> None:
    assert not can_settle(world="asteroid_belt", cash=1, chosen=True)
    table = settler(world="gem_world", cash=2, chosen=True).play(0, "settle gem_world").pay(0, 2)
    assert table.hand(0) == ["gambling_world"]


# Conquest


def test_35_new_military_tactics_are_discarded_for_three_more() -> None:
    table = settler("epsilon_eridani", "new_military_tactics", world="malevolent_lifeforms")
    table.play(0, "settle malevolent_lifeforms")
    assert table.over
    assert table.tableau(0) == ["epsilon_eridani", "malevolent_lifeforms"]
    assert table.match.view(1).known_discards == ["new_military_tactics"]


@pytest.mark.parametrize(("world", "conquered"), [("rebel_outpost", True), ("pirate_world", False)])
def test_38_military_against_rebels_counts_against_rebels_alone(world: str, conquered: bool) -> None:
    assert can_settle("epsilon_eridani", "galactic_imperium", world=world) == conquered


def test_39_military_against_a_kind_adds_to_general_military() -> None:
    assert can_settle("alpha_centauri", "expedition_force", world="rebel_miners")
    assert not can_settle("alpha_centauri", "expedition_force", world="avian_uplift_race")


def test_40_military_against_aliens() -> None:
    table = settler("alien_tech_institute", "drop_ships", world="lost_alien_warship")
    table.play(0, "settle lost_alien_warship")
    assert table.goods(0) == ["lost_alien_warship"]


def test_41_negative_military_is_not_optional() -> None:
    assert can_settle("expedition_force", world="new_survivalists")
    assert not can_settle("empath_world", "expedition_force", world="new_survivalists")


def test_44_the_bonus_and_a_power_each_draw_after_a_world() -> None:
    table = settler("terraforming_robots", world="pilgrimage_world", chosen=True).play(0, "settle pilgrimage_world")
    assert table.hand(0) == ["gambling_world", "tourist_world"]


# What no ruling says


def test_conquest_or_payment_is_the_players_choice() -> None:
    tableau = ("new_sparta", "expedition_force", "contact_specialist")  # Military 2, Avian Uplift Race: price 1
    table = settler(*tableau, world="avian_uplift_race", cash=1).play(0, "settle avian_uplift_race")
    assert set(table.legal(0)) == {"conquer", "pay"}
    table.play(0, "conquer")
    assert len(table.hand(0)) == 1
    table = settler(*tableau, world="avian_uplift_race", cash=1).play(0, "settle avian_uplift_race", "pay").pay(0, 1)
    assert table.hand(0) == []


def test_new_military_tactics_may_be_spent_without_need_but_not_then_be_mixed_with_payment() -> None:
    tableau = ("new_sparta", "expedition_force", "contact_specialist", "colony_ship", "new_military_tactics")
    table = settler(*tableau, world="avian_uplift_race", cash=1).play(0, "settle avian_uplift_race")
    assert set(table.legal(0)) == {"conquer", "pay", "use colony_ship", "use new_military_tactics"}
    table.play(0, "use new_military_tactics")
    assert table.over  # conquered: nothing else is open now
    assert table.tableau(0) == [
        "new_sparta",
        "expedition_force",
        "contact_specialist",
        "colony_ship",
        "avian_uplift_race",
    ]
    assert len(table.hand(0)) == 1


def test_new_military_tactics_last_no_longer_than_the_phase() -> None:
    table = race().seat(0, tableau=["new_military_tactics", "expedition_force"], hand=["rebel_miners", "pirate_world"])
    table.phase("choose actions").choose("settle", "settle").play(0, "settle rebel_miners")
    table.choose("settle", "settle")
    assert table.legal(0) == ["pass"]


def test_a_military_world_is_not_for_sale_without_a_power() -> None:
    assert not can_settle("replicant_robots", world="rebel_fuel_cache", cash=5)


def test_a_world_lends_no_military_to_its_own_conquest() -> None:
    tableau = ("new_sparta", "expedition_force", "contact_specialist")  # Military 2; Rebel Warrior Race has 3, and +1
    table = settler(*tableau, world="rebel_warrior_race", cash=2).play(0, "settle rebel_warrior_race").pay(0, 2)
    assert table.over


def test_a_world_does_not_lower_its_own_price() -> None:
    settler(world="alpha_centauri", cash=2).play(0, "settle alpha_centauri").pay(0, 2)  # -1 for rare worlds, a rare one


def test_worlds_are_revealed_together_and_one_world_a_phase() -> None:
    table = race().seat(0, hand=["refugee_world", "pilgrimage_world"]).seat(1, hand=["gem_world"], cash=2)
    table.phase("settle").play(0, "settle refugee_world")
    assert table.match.view(1).seats[0].choice == ""
    assert table.tableau(0) == []
    table.play(1, "settle gem_world").pay(1, 2)
    assert table.over
    assert (table.tableau(0), table.tableau(1)) == (["refugee_world"], ["gem_world"])


def test_developments_are_no_worlds() -> None:
    table = race().seat(0, hand=["public_works", "refugee_world"]).phase("settle")
    assert table.legal(0) == ["pass", "settle refugee_world"]


def test_production_and_grey_worlds_get_no_good_when_placed() -> None:
    for world in ("gem_world", "galactic_engineers"):
        table = settler(world=world, cash=2).play(0, f"settle {world}").pay(0, 2)
        assert table.goods(0) == []


def test_nobody_sees_the_face_of_a_good() -> None:
    table = settler(world="refugee_world").play(0, "settle refugee_world")
    assert table.goods(0) == ["refugee_world"]
    assert all("gambling_world" not in str(table.match.view(seat)) for seat in range(2))
