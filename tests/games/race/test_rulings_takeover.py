"""Rulings 46-66 (race.md 20) and the rest of race.md 9: takeovers."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from galaktyka.engine.errors import IllegalActionError
from galaktyka.engine.record import over
from galaktyka.games.race.military import reserve, reserve_in_defence
from galaktyka.games.race.state import Race
from tests.games.race.table import Table, race

# Alek, Beata and Karola of the rulebook's examples; Alek has the lowest start world.
ALEK, BEATA, KAROLA = 0, 1, 2
IMPERIUM = ("imperium_seat", "imperium_troops", "drop_ships", "space_marines")  # Military 6, 8 against Rebels
REBELS = ("rebel_fuel_cache", "rebel_miners", "rebel_underground", "rebel_base", "rebel_homeworld")


def takeovers(players: int = 2, *, deck: Sequence[str] = (), first: int = 0) -> Table:
    """A table with all sets and with takeovers."""
    return race(players, deck=deck, first=first, tgs=True, rvi=True, takeovers=True)


def duel(attacker: Sequence[str], defender: Sequence[str], *, hand: Sequence[str] = (), chosen: bool = False) -> Table:
    """Seat 0 has placed no world and may attack seat 1, which holds these cards and places nothing."""
    table = takeovers().seat(0, tableau=attacker, cash=2).seat(1, tableau=defender, hand=hand)
    table.phase("settle", chosen_by=[0] if chosen else [1])
    return table.play(0, "pass").play(1, "pass")


def targets(table: Table, seat: int = 0) -> set[str]:
    """The worlds that a seat may take over now."""
    if table.asked(seat) != "takeover":
        return set()
    return {text.removeprefix("take over ") for text in table.legal(seat) if text != "pass"}


def example(
    *, karola: Sequence[str] = (), beata: Sequence[str] = (), hand: Sequence[str] = (), deck: Sequence[str] = ()
) -> Table:
    """The rulebook's example: Alek has chosen Settle and Beata has Rebel Colony and Military 4."""
    table = takeovers(3, deck=deck).seat(ALEK, tableau=IMPERIUM)
    table.seat(BEATA, tableau=["rebel_colony", *beata], hand=hand).seat(KAROLA, tableau=karola)
    table.phase("settle", chosen_by=[ALEK])
    table.play(ALEK, "pass").play(BEATA, f"settle {hand[0]}" if hand else "pass").play(KAROLA, "pass")
    return table


MERCENARIES = ("drop_ships", "space_mercenaries", "terraforming_robots")  # Military 4, and a card for each world


def spend(table: Table, seat: int) -> None:
    """Let a seat discard one hand card for Space Mercenaries."""
    table.play(seat, "use space_mercenaries")
    table.play(seat, table.legal(seat)[0])


def test_46_an_attack_equal_to_military_and_defence_succeeds() -> None:
    table = duel(["imperium_cloaking_technology", "drop_ships", "expedition_force"], ["new_sparta"])
    table.play(0, "take over new_sparta")
    assert table.over
    assert table.tableau(0) == ["drop_ships", "expedition_force", "new_sparta"]
    assert table.tableau(1) == []
    assert table.match.view(1).known_discards == ["imperium_cloaking_technology"]


def test_46_one_point_less_fails_and_the_cost_is_lost() -> None:
    table = duel(["imperium_cloaking_technology", "drop_ships"], ["new_sparta"])
    table.play(0, "take over new_sparta")
    assert table.over
    assert (table.tableau(0), table.tableau(1)) == (["drop_ships"], ["new_sparta"])


def test_47_the_attacker_takes_the_world_and_draws_his_settle_bonus() -> None:
    table = example(beata=["drop_ships", "expedition_force"], deck=["gem_world"])
    table.play(ALEK, "take over rebel_colony")
    assert table.over
    assert table.tableau(ALEK) == [*IMPERIUM, "rebel_colony"]
    assert "rebel_colony" not in table.tableau(BEATA)
    assert table.hand(ALEK) == ["gem_world"]


def test_47_without_the_settle_bonus_no_card_is_drawn() -> None:
    table = duel([*IMPERIUM], ["rebel_colony"])
    assert len(table.play(0, "take over rebel_colony").hand(0)) == 2
    assert "rebel_colony" in table.tableau(0)


def test_47_draw_after_powers_draw_for_a_world_taken_over() -> None:
    table = duel([*IMPERIUM, "terraforming_robots"], ["rebel_colony"], chosen=True)
    assert len(table.play(0, "take over rebel_colony").hand(0)) == 2 + 1 + 1


KAROLAS = ("contact_specialist", "rebel_alliance", "rebel_pact", *REBELS, "alien_robot_sentry")


def test_48_the_defender_uses_cards_drawn_after_the_declaration() -> None:
    table = example(beata=MERCENARIES, hand=["pirate_world"], deck=["comet_zone", "gem_world"])
    table.play(ALEK, "take over rebel_colony")
    assert table.asked(BEATA) == "defend"
    assert table.hand(BEATA) == ["gem_world"]  # the windfall good was on top of it
    table.play(BEATA, "use space_mercenaries", "discard gem_world")
    assert table.over
    assert "rebel_colony" in table.tableau(BEATA)
    assert table.hand(ALEK) == []  # nothing was placed: no bonus


def test_48_the_attacker_adds_nothing_at_the_resolution() -> None:
    table = takeovers(3, deck=["comet_zone", "gem_world"])
    table.seat(ALEK, tableau=[*IMPERIUM, "new_military_tactics"])
    table.seat(BEATA, tableau=["rebel_colony", *MERCENARIES], hand=["pirate_world"])
    table.phase("settle", chosen_by=[ALEK]).play(ALEK, "pass").play(BEATA, "settle pirate_world")
    table.play(ALEK, "take over rebel_colony", "pass")
    table.play(BEATA, "use space_mercenaries", "discard gem_world")
    assert table.over
    assert "new_military_tactics" in table.tableau(ALEK)
    assert "rebel_colony" in table.tableau(BEATA)


def both_attack() -> Table:
    """Alek and Karola both want Rebel Colony; Beata is asked whether she raises her Military against Alek."""
    table = example(
        beata=[*MERCENARIES, "imperium_lords"],
        hand=["pirate_world"],
        karola=KAROLAS,
        deck=["comet_zone", "gem_world"],
    )
    table.play(ALEK, "take over rebel_colony").play(KAROLA, "take over rebel_colony")
    attacks = [(attack.attacker, attack.strength, attack.defense) for attack in table.match.view(KAROLA).attacks]
    assert attacks == [(ALEK, 8, 8), (KAROLA, 9, 8)]
    return table


def test_49_if_the_first_attempt_is_beaten_off_the_second_succeeds() -> None:
    table = both_attack().play(BEATA, "use space_mercenaries", "discard gem_world")
    assert table.over
    assert table.tableau(KAROLA) == [*KAROLAS, "rebel_colony"]
    assert table.tableau(ALEK) == [*IMPERIUM]


def test_49_if_the_first_attempt_succeeds_the_second_does_not_follow_the_world() -> None:
    table = both_attack().play(BEATA, "pass")
    assert table.over
    assert table.tableau(ALEK) == [*IMPERIUM, "rebel_colony"]
    assert table.tableau(KAROLA) == [*KAROLAS]


def test_49_rebel_pact_defends_with_all_military_worlds() -> None:
    # 2 for each of five Rebel worlds, 1 for the other, less 1 for Contact Specialist: 10, and Rebel Miners' own 2
    fleet = ["drop_ships", "space_marines", "new_galactic_order", "lost_alien_warship", "alien_robot_scout_ship"]
    lost = duel([*fleet, "imperium_seat"], KAROLAS)  # 10, and 1 against Rebels
    lost.play(0, "take over rebel_miners").play(1, "pass")
    assert lost.over
    assert lost.tableau(1) == [*KAROLAS]
    won = duel([*fleet, "imperium_seat", "galactic_imperium"], KAROLAS)  # 10, and 5 against Rebels
    won.play(0, "take over rebel_miners").play(1, "pass")
    assert "rebel_miners" in won.tableau(0)


def test_50_the_bonus_of_the_attack_counts_worlds_lost_in_the_phase() -> None:
    table = takeovers(3).seat(ALEK, tableau=[*IMPERIUM, "galactic_imperium", "new_galactic_order"])
    rebels = ["rebel_alliance", "contact_specialist", *REBELS]
    table.seat(BEATA, tableau=["rebel_colony", "imperium_lords", "space_marines", "drop_ships"])
    table.seat(KAROLA, tableau=rebels).phase("settle", chosen_by=[ALEK])
    table.play(ALEK, "pass").play(BEATA, "pass").play(KAROLA, "pass")
    table.play(ALEK, "take over rebel_miners").play(KAROLA, "take over rebel_colony")
    assert "rebel_miners" in table.tableau(ALEK)
    assert "rebel_colony" in table.tableau(KAROLA)  # 10 - 1 against 5 + 4: with one Rebel world less it would fail


def test_51_imperium_seat_reaches_rebel_worlds_only() -> None:
    assert targets(duel(["imperium_seat"], ["rebel_miners", "alien_robot_sentry"])) == {"rebel_miners"}


def test_52_a_rebel_world_that_is_not_military_makes_nobody_vulnerable() -> None:
    assert targets(duel(["imperium_seat"], ["rebel_cantina", "alien_robot_sentry"])) == set()


@pytest.mark.parametrize(
    ("defender", "vulnerable"),
    [
        (["expedition_force", "contact_specialist"], False),
        (["alien_tech_institute"], False),
        (["new_military_tactics"], False),
        (["expedition_force"], True),
        (["space_marines", "contact_specialist"], True),
    ],
)
def test_53_cloaking_needs_general_military_above_0(defender: list[str], vulnerable: bool) -> None:
    found = targets(duel(["imperium_cloaking_technology"], ["alien_robot_sentry", *defender]))
    assert found == ({"alien_robot_sentry"} if vulnerable else set())


def test_54_a_card_placed_in_this_phase_makes_nobody_vulnerable() -> None:
    table = takeovers().seat(0, tableau=["rebel_alliance"])
    table.seat(1, tableau=["alien_robot_sentry"], hand=["imperium_armaments_world"], cash=4)
    table.phase("settle").play(0, "pass").play(1, "settle imperium_armaments_world")
    assert targets(table) == set()
    assert targets(duel(["rebel_alliance"], ["alien_robot_sentry", "imperium_armaments_world"])) == {
        "alien_robot_sentry"
    }


def test_55_a_world_placed_in_this_phase_is_no_target() -> None:
    table = takeovers().seat(0, tableau=["imperium_seat"])
    table.seat(1, tableau=["rebel_miners", "space_marines"], hand=["rebel_fuel_cache"])
    table.phase("settle").play(0, "pass").play(1, "settle rebel_fuel_cache")
    assert targets(table) == {"rebel_miners"}


@pytest.mark.parametrize("goods", [[], ["rebel_fuel_cache"]])
def test_56_a_good_moves_along_and_none_is_added(goods: list[str]) -> None:
    table = takeovers().seat(0, tableau=[*IMPERIUM]).seat(1, tableau=["rebel_fuel_cache"], goods=goods)
    table.phase("settle").play(0, "pass").play(1, "pass").play(0, "take over rebel_fuel_cache")
    assert table.tableau(0)[-1] == "rebel_fuel_cache"
    assert (table.goods(0), table.goods(1)) == (goods, [])


@pytest.mark.parametrize(("fleet", "taken"), [(["drop_ships"], True), (["space_marines"], False)])
def test_57_specialised_military_helps_the_defender_too(fleet: list[str], taken: bool) -> None:
    table = duel([*fleet, "imperium_seat"], ["imperium_troops", "rebel_miners"])  # 1 + 1 + 2 against 4, or 3
    table.play(0, "take over rebel_miners")
    assert ("rebel_miners" in table.tableau(0)) == taken


PACT = ("rebel_pact", "rebel_miners", "rebel_fuel_cache", "outlaw_world", "new_survivalists", "pirate_world")


@pytest.mark.parametrize(("more", "taken"), [(["imperium_warlord"], True), ([], False)])
def test_58_rebel_pact_counts_rebel_worlds_twice_and_others_once(more: list[str], taken: bool) -> None:
    fleet = ["drop_ships", "space_marines", "lost_alien_battle_fleet", "expedition_force"]  # 9
    table = duel(["rebel_alliance", *fleet, *more], [*PACT, "imperium_lords"])
    table.play(0, "take over pirate_world")  # 4 + 3 + 0 + 3
    assert ("pirate_world" in table.tableau(0)) == taken


LOGISTICS = ("improved_logistics", "imperium_seat", "imperium_cloaking_technology")
PREY = ("rebel_base", "rebel_fuel_cache", "expedition_force")  # defences 7 and 2


def second_chance(*fleet: str) -> Table:
    """Improved Logistics, two takeover powers, no world placed: an attempt is declared with Imperium Seat."""
    table = takeovers().seat(0, tableau=[*LOGISTICS, *fleet], hand=["gem_world"]).seat(1, tableau=PREY)
    table.phase("settle", chosen_by=[0]).play(0, "pass").play(1, "pass")
    return table.play(0, "take over rebel_base", "use imperium_seat", "pass")


def test_59_when_the_first_attempt_fails_so_does_the_second() -> None:
    table = second_chance("space_marines").play(0, "take over rebel_fuel_cache")
    assert table.over
    assert table.tableau(0) == ["improved_logistics", "imperium_seat", "space_marines"]
    assert table.tableau(1) == [*PREY]


def test_59_two_attempts_can_both_succeed_and_bring_one_settle_bonus() -> None:
    table = second_chance("drop_ships", "space_marines", "expedition_force").play(0, "take over rebel_fuel_cache")
    assert table.over
    assert table.tableau(0)[-2:] == ["rebel_base", "rebel_fuel_cache"]
    assert len(table.hand(0)) == 1 + 1


def test_59_each_power_is_used_once_in_a_phase() -> None:
    table = takeovers().seat(0, tableau=["improved_logistics", *IMPERIUM]).seat(1, tableau=PREY)
    table.phase("settle").play(0, "pass").play(1, "pass").play(0, "take over rebel_base")
    assert table.asked(0) == "choose_world"
    assert table.play(0, "pass").over
    assert table.tableau(1) == [*PREY[1:]]


def test_60_after_a_world_from_hand_only_one_attempt_is_declared() -> None:
    table = takeovers().seat(0, tableau=[*LOGISTICS, "drop_ships", "space_marines"], hand=["outlaw_world"])
    table.seat(1, tableau=PREY).phase("settle").play(0, "settle outlaw_world").play(1, "pass").play(0, "pass")
    table.play(0, "take over rebel_fuel_cache", "use imperium_seat")
    assert table.over
    assert table.tableau(0)[-2:] == ["outlaw_world", "rebel_fuel_cache"]
    assert "imperium_cloaking_technology" in table.tableau(0)


def test_60_after_an_attempt_a_world_from_hand_may_follow() -> None:
    table = takeovers().seat(0, tableau=["improved_logistics", "imperium_seat"], hand=["gem_world"], cash=2)
    table.seat(1, tableau=PREY).phase("settle").play(0, "pass").play(1, "pass")
    table.play(0, "take over rebel_base", "settle gem_world").pay(0, 2)
    assert table.over
    assert table.tableau(0)[-1] == "gem_world"  # the attempt failed; the world counts as the first placement
    assert table.tableau(1) == [*PREY]


def test_61_without_improved_logistics_a_world_placed_leaves_no_attempt() -> None:
    table = takeovers().seat(0, tableau=[*IMPERIUM], hand=["outlaw_world"]).seat(1, tableau=PREY)
    table.phase("settle").play(0, "settle outlaw_world").play(1, "pass")
    assert table.over


def test_61_nor_does_it_where_somebody_else_has_improved_logistics() -> None:
    table = takeovers().seat(0, tableau=[*IMPERIUM], hand=["outlaw_world"])
    table.seat(1, tableau=[*PREY, "improved_logistics"], hand=["star_nomad_lair"]).phase("settle")
    table.play(0, "settle outlaw_world").play(1, "settle star_nomad_lair", "pass")
    assert table.over


def test_62_temporary_military_used_earlier_in_the_phase_counts_in_defence() -> None:
    # Seat 1 settles first: 1 + 3 conquer Malevolent Lifeforms, and 1 + 3 + 1 defend Rebel Fuel Cache against 4
    table = takeovers(first=1).seat(0, tableau=["imperium_seat", "drop_ships"])
    table.seat(
        1, tableau=["rebel_fuel_cache", "expedition_force", "new_military_tactics"], hand=["malevolent_lifeforms"]
    )
    table.phase("settle").play(0, "pass").play(1, "settle malevolent_lifeforms")
    table.play(0, "take over rebel_fuel_cache")
    assert table.over
    assert "rebel_fuel_cache" in table.tableau(1)


def test_63_the_unused_part_of_a_power_defends() -> None:
    # Seat 1 conquers Avian Uplift Race (2) with one card, and may spend one more, not two, in defence
    table = takeovers(first=1).seat(0, tableau=["imperium_seat", "space_marines", "expedition_force"])
    table.seat(1, tableau=["rebel_fuel_cache", "space_mercenaries"], hand=["avian_uplift_race"], cash=3)
    table.phase("settle").play(0, "pass").play(1, "settle avian_uplift_race")
    table.play(1, table.legal(1)[0])  # the only way to conquer it
    table.play(0, "take over rebel_fuel_cache")  # 4 against 1 + 1 + 1
    spend(table, 1)
    assert table.over  # a tie is the attacker's: 4 against 1 + 2 + 1
    assert "rebel_fuel_cache" in table.tableau(0)
    assert len(table.hand(1)) == 1


def test_64_military_of_a_lost_world_counts_to_the_end_of_the_phase() -> None:
    tableau = ["new_sparta", "alien_robot_sentry", "imperium_lords"]
    cloaking = ["imperium_cloaking_technology", "drop_ships", "expedition_force"]
    table = takeovers(3).seat(0, tableau=cloaking).seat(1, tableau=tableau)
    table.seat(2, tableau=["rebel_alliance", "drop_ships"]).phase("settle")
    for seat in range(3):
        table.play(seat, "pass")
    table.play(0, "take over new_sparta").play(2, "take over alien_robot_sentry")
    assert table.over
    assert "new_sparta" in table.tableau(0)
    assert table.tableau(1) == ["alien_robot_sentry", "imperium_lords"]  # 3 against 2 + 2


def test_64_a_world_taken_over_lends_its_new_owner_nothing_in_this_phase() -> None:
    table = takeovers(3).seat(
        0, tableau=["imperium_cloaking_technology", "drop_ships", "expedition_force", "rebel_base"]
    )
    table.seat(1, tableau=["new_sparta"]).seat(
        2, tableau=["imperium_seat", "drop_ships", "space_marines", "galactic_imperium"]
    )
    table.phase("settle")
    for seat in range(3):
        table.play(seat, "pass")
    table.play(0, "take over new_sparta").play(2, "take over rebel_base")
    assert "new_sparta" in table.tableau(0)
    assert "rebel_base" in table.tableau(2)  # 5 + 1 + 4 against 4 + 6; with New Sparta's 2 it would fail


def test_65_without_takeovers_nothing_can_be_declared() -> None:
    table = race(2, tgs=True, rvi=True).seat(0, tableau=[*IMPERIUM]).seat(1, tableau=PREY)
    assert table.phase("settle").play(0, "pass").play(1, "pass").over


def test_66_the_owner_of_a_start_world_that_was_taken_over_keeps_his_place_in_the_order() -> None:
    table = takeovers(first=1).seat(0, tableau=["imperium_cloaking_technology", "drop_ships", "expedition_force"])
    table.seat(1, tableau=["new_sparta"]).phase("settle").play(0, "pass").play(1, "pass")
    table.play(0, "take over new_sparta")
    assert table.tableau(1) == []
    assert table.match.view(0).first == 1


def test_105_new_military_tactics_discarded_in_defence_leaves_the_tableau() -> None:
    filler = ["gem_world", "spice_world", "comet_zone", "artist_colony", "new_vinland", "space_port", "mining_robots"]
    tableau = [
        *filler,
        "rebel_fuel_cache",
        "expedition_force",
        "replicant_robots",
        "export_duties",
        "new_military_tactics",
    ]
    assert len(tableau) == 12
    table = duel(["imperium_seat", "space_marines"], tableau)
    table.play(0, "take over rebel_fuel_cache").play(1, "use new_military_tactics")
    assert len(table.tableau(1)) == 11
    assert not table.match.over


# The rest of race.md 9


def test_the_attacker_commits_temporary_military_when_he_declares() -> None:
    table = duel(["imperium_seat", "new_military_tactics"], ["rebel_fuel_cache", "space_marines"])
    table.play(0, "take over rebel_fuel_cache")
    assert table.asked(0) == "reinforce"
    table.play(0, "use new_military_tactics")  # 1 + 3 against 2 + 1
    assert table.over
    assert table.tableau(0) == ["imperium_seat", "rebel_fuel_cache"]


def test_what_the_attacker_raises_later_does_not_help_an_attempt_declared_before() -> None:
    table = second_chance("drop_ships", "expedition_force", "new_military_tactics")  # 5 against 7
    table.play(0, "pass", "take over rebel_fuel_cache", "use new_military_tactics")
    assert table.over
    assert table.tableau(0) == ["improved_logistics", "imperium_seat", "drop_ships", "expedition_force"]
    assert table.tableau(1) == [*PREY]


def test_an_attempt_that_cannot_succeed_may_be_declared() -> None:
    table = duel(["imperium_seat"], ["rebel_homeworld", "drop_ships"])
    assert table.play(0, "take over rebel_homeworld").over
    assert "rebel_homeworld" in table.tableau(1)


def test_who_has_no_takeover_power_or_no_vulnerable_opponent_is_not_asked() -> None:
    assert duel(["drop_ships"], ["rebel_fuel_cache"]).over
    assert duel(["imperium_seat"], ["alien_robot_sentry", "space_marines"]).over


@pytest.mark.parametrize("world", ["rebel_miners", "rebel_base", "drop_ships"])
def test_own_cards_developments_and_cards_that_nobody_has_are_no_targets(world: str) -> None:
    table = duel(["imperium_seat", "rebel_miners"], ["rebel_fuel_cache", "drop_ships"])
    with pytest.raises(IllegalActionError):
        table.play(0, f"take over {world}")


def test_declarations_are_made_in_player_order() -> None:
    table = takeovers(first=1).seat(0, tableau=["imperium_seat", "rebel_miners"])
    table.seat(1, tableau=["rebel_alliance", "rebel_base"]).phase("settle").play(0, "pass").play(1, "pass")
    assert table.match.owing == [1]
    table.play(1, "pass")
    assert table.match.owing == [0]


def test_powers_of_a_world_taken_over_count_from_the_next_phase() -> None:
    table = takeovers().seat(0, tableau=["imperium_cloaking_technology", "drop_ships", "expedition_force"])
    table.seat(1, tableau=["new_sparta"]).phase("settle").play(0, "pass").play(1, "pass")
    table.play(0, "take over new_sparta")
    assert table.match.view(0).seats[0].military == 3 + 1 + 2
    assert not table.match.view(0).seats[0].tableau[-1].new


def test_what_may_still_be_called_up_in_defence_counts_the_rest_of_a_power() -> None:
    table = takeovers(first=1).seat(0, tableau=["imperium_seat", "space_marines", "expedition_force"])
    table.seat(1, tableau=["rebel_fuel_cache", "space_mercenaries"], hand=["avian_uplift_race"], cash=3)
    table.phase("settle").play(0, "pass").play(1, "settle avian_uplift_race")
    s = over(Race, table.match.record)
    assert (reserve(s, 1, s.seat[1].hand_size), reserve_in_defence(s, 1)) == (2, 2)
    table.play(1, table.legal(1)[0])
    s = over(Race, table.match.record)
    assert (reserve(s, 1, s.seat[1].hand_size), reserve_in_defence(s, 1)) == (0, 1)
