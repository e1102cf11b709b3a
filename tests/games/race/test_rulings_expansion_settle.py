"""Rulings 25-45 (race.md 20) on cards of the expansions: paying, conquering, and a second world."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.race.table import Table, race


def settler(*tableau: str, hand: Sequence[str], cash: int = 0, chosen: bool = False, deck: Sequence[str] = ()) -> Table:
    """Seat 0 may settle a world of its hand with these cards in front of it."""
    table = race(deck=deck, tgs=True, rvi=True).seat(0, tableau=list(tableau), hand=hand, cash=cash)
    return table.phase("settle", chosen_by=[0] if chosen else [1])


def can_settle(*tableau: str, world: str, cash: int = 0) -> bool:
    """Whether seat 0 may choose that world."""
    return f"settle {world}" in settler(*tableau, hand=[world], cash=cash).legal(0)


@pytest.mark.parametrize(
    ("tableau", "price"),
    [
        (["rebel_cantina"], 5),
        (["rebel_cantina", "rebel_pact"], 3),
        (["rebel_alliance"], 3),
        (["rebel_alliance", "rebel_pact"], 1),
    ],
)
def test_25_rebels_pay_for_a_rebel_world(tableau: list[str], price: int) -> None:
    assert not can_settle(*tableau, world="rebel_outpost", cash=price - 1)
    table = settler(*tableau, hand=["rebel_outpost"], cash=price)
    table.play(0, "settle rebel_outpost").pay(0, price)
    assert table.over
    assert table.tableau(0) == [*tableau, "rebel_outpost"]


def test_26_rebel_pact_alone_allows_no_payment() -> None:
    assert not can_settle("rebel_pact", world="pirate_world", cash=5)


def test_27_rebel_alliance_pays_for_rebels_only() -> None:
    assert not can_settle("rebel_alliance", world="hive_world", cash=5)
    assert can_settle("rebel_cantina", world="hive_world", cash=3)


def test_28_only_one_power_pays_for_a_world() -> None:
    table = settler("contact_specialist", "rebel_cantina", hand=["pirate_world"], cash=5)
    table.play(0, "settle pirate_world").pay(0, 2)
    assert table.over
    both = ("contact_specialist", "rebel_alliance")  # their discounts, 1 and 2, do not add up
    assert not can_settle(*both, world="rebel_outpost", cash=2)
    assert settler(*both, hand=["rebel_outpost"], cash=3).play(0, "settle rebel_outpost").pay(0, 3).over


def test_29_hand_cards_for_military_do_not_mix_with_payment() -> None:
    table = settler("contact_specialist", "space_mercenaries", hand=["pirate_world"], cash=5)
    table.play(0, "settle pirate_world").pay(0, 2)
    assert table.over
    assert not can_settle("contact_specialist", "space_mercenaries", world="pirate_world", cash=1)


def test_31_doomed_world_leaves_with_its_negative_vp() -> None:
    table = settler("doomed_world", hand=["merchant_world"], cash=3)
    assert table.score(0) == -1
    table.play(0, "settle merchant_world")
    assert table.over
    assert (table.tableau(0), table.score(0)) == (["merchant_world"], 2)


def test_31_player_order_stays_when_the_start_world_is_gone() -> None:
    table = race(3, first=2, tgs=True, rvi=True).seat(2, tableau=["doomed_world"], hand=["merchant_world"])
    table.phase("settle").play(2, "settle merchant_world")
    assert table.match.view(0).first == 2


LOGISTICS = ("improved_logistics", "epsilon_eridani")


def test_36_temporary_military_serves_for_both_worlds() -> None:
    table = settler(*LOGISTICS, "new_military_tactics", hand=["malevolent_lifeforms", "alien_robot_scout_ship"])
    table.play(0, "settle malevolent_lifeforms")
    assert (table.asked(0), table.legal(0)) == ("choose_world", ["pass", "settle alien_robot_scout_ship"])
    table.play(0, "settle alien_robot_scout_ship")
    assert table.over
    assert table.tableau(0) == [*LOGISTICS, "malevolent_lifeforms", "alien_robot_scout_ship"]


def test_36_without_the_power_there_is_no_second_world() -> None:
    table = settler("drop_ships", "expedition_force", hand=["malevolent_lifeforms", "alien_robot_scout_ship"])
    assert table.play(0, "settle malevolent_lifeforms").over


def test_37_nothing_placed_in_this_phase_adds_military() -> None:
    table = settler(*LOGISTICS, hand=["former_penal_colony", "star_nomad_lair", "pirate_world"])
    assert table.legal(0) == ["pass", "settle star_nomad_lair"]
    table.play(0, "settle star_nomad_lair")
    assert table.legal(0) == ["pass"]


def test_a_second_world_is_only_for_who_placed_a_first_one() -> None:
    table = settler(*LOGISTICS, hand=["star_nomad_lair"])
    assert table.play(0, "pass").over


def test_cards_drawn_for_the_first_world_pay_for_the_second() -> None:
    table = settler(*LOGISTICS, hand=["star_nomad_lair", "spice_world"], chosen=True, deck=["gem_world", "new_earth"])
    table.play(0, "settle star_nomad_lair", "pass")
    assert table.over
    table = settler(*LOGISTICS, "terraforming_robots", hand=["star_nomad_lair", "spice_world"], chosen=True)
    table.play(0, "settle star_nomad_lair", "settle spice_world").pay(0, 2)
    assert table.over


def test_42_space_mercenaries_discard_hand_cards_for_military() -> None:
    assert not can_settle("space_mercenaries", world="pirate_world", cash=1)
    table = settler("space_mercenaries", hand=["pirate_world"], cash=2)
    table.play(0, "settle pirate_world")
    assert table.asked(0) == "hire"  # there is no other way
    table.play(0, table.legal(0)[0])
    assert table.asked(0) == "hire"
    table.play(0, table.legal(0)[0])
    assert table.over
    assert (table.tableau(0), table.hand(0)) == (["space_mercenaries", "pirate_world"], [])


def test_military_for_hand_cards_is_offered_while_it_is_of_use() -> None:
    table = settler("space_mercenaries", hand=["star_nomad_lair"], cash=2)
    assert table.play(0, "settle star_nomad_lair").over  # Military 1 suffices
    assert len(table.hand(0)) == 2
    table = settler("space_mercenaries", "improved_logistics", hand=["star_nomad_lair", "pirate_world"], cash=2)
    table.play(0, "settle star_nomad_lair")
    assert set(table.legal(0)) == {"conquer", "use space_mercenaries"}
    for _ in range(2):
        table.play(0, "use space_mercenaries")
        table.play(0, next(card for card in table.legal(0) if card != "discard pirate_world"))
    table.play(0, "settle pirate_world")  # nothing was left but to conquer the first
    assert table.over
    assert table.tableau(0)[-1] == "pirate_world"


def test_a_power_partly_used_for_the_first_world_is_used_up_for_the_second() -> None:
    table = settler(
        "space_mercenaries", "improved_logistics", hand=["rebel_miners", "malevolent_lifeforms", "pirate_world"], cash=4
    )
    table.play(0, "settle rebel_miners")
    table.play(0, "discard malevolent_lifeforms", "conquer")
    assert "settle pirate_world" not in table.legal(0)  # Military is 2: no other card can be discarded any more


def test_43_imperium_cloaking_technology_conquers_a_non_military_world() -> None:
    tableau = ("imperium_cloaking_technology", "space_marines", "alien_tech_institute")
    table = settler(*tableau, hand=["alien_robotic_factory"])
    table.play(0, "settle alien_robotic_factory")
    assert table.over
    assert table.tableau(0) == ["space_marines", "alien_tech_institute", "alien_robotic_factory"]
    assert not can_settle("imperium_cloaking_technology", "space_marines", world="alien_robotic_factory")


def test_43_paying_stays_possible_and_cloaking_helps_against_no_military_world() -> None:
    table = settler("imperium_cloaking_technology", "space_marines", hand=["spice_world"], cash=2)
    table.play(0, "settle spice_world")
    assert set(table.legal(0)) == {"pay", "use imperium_cloaking_technology"}
    table.play(0, "pay").pay(0, 2)
    assert "imperium_cloaking_technology" in table.tableau(0)
    assert not can_settle("imperium_cloaking_technology", world="pirate_world")


def test_43_the_defence_in_disguise_has_no_floor() -> None:
    tableau = ("imperium_cloaking_technology", "contact_specialist")  # Military -1
    assert settler(*tableau, hand=["expanding_colony"]).play(0, "settle expanding_colony").over  # cost 1, defence -1
    assert not can_settle(*tableau, "refugee_world", world="expanding_colony")  # Military -2


def test_43_hand_cards_help_in_disguise() -> None:
    tableau = ("imperium_cloaking_technology", "primitive_rebel_world")
    table = settler(*tableau, hand=["mining_world"], cash=1)  # cost 3, defence 1
    table.play(0, "settle mining_world")
    assert table.asked(0) == "hire"
    assert table.play(0, table.legal(0)[0]).over
    assert table.tableau(0) == ["primitive_rebel_world", "mining_world"]


def test_44_two_worlds_draw_the_bonus_once_and_the_powers_twice() -> None:
    table = settler(*LOGISTICS, "terraforming_robots", hand=["star_nomad_lair", "rebel_fuel_cache"], chosen=True)
    table.play(0, "settle star_nomad_lair", "settle rebel_fuel_cache")
    assert table.over
    assert len(table.hand(0)) == 3


def test_45_hidden_fortress_counts_military_worlds_that_were_there() -> None:
    tableau = ("hidden_fortress", "damaged_alien_factory", "rebel_colony")
    assert can_settle(*tableau, world="pirate_world")
    assert not can_settle(*tableau, world="malevolent_lifeforms")
    table = settler(*tableau, "improved_logistics", hand=["pirate_world", "malevolent_lifeforms"])
    table.play(0, "settle pirate_world")
    assert table.legal(0) == ["pass"]
    assert table.match.view(0).seats[0].military == 4


def test_65_without_takeovers_the_other_powers_of_their_cards_work() -> None:
    assert can_settle("imperium_seat", world="rebel_fuel_cache")
    table = race(2, rvi=True).seat(0, tableau=["imperium_seat", "drop_ships"]).seat(1, tableau=["rebel_miners"])
    table.phase("settle").play(0, "pass").play(1, "pass")
    assert table.over
