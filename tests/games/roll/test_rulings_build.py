"""Rulings 39 to 55 of roll.md: Develop and Settle."""

from __future__ import annotations

import pytest

from galaktyka.engine.record import over
from galaktyka.games.roll.build import effective_cost
from galaktyka.games.roll.position import NUMBER, SeatSetup, position
from galaktyka.games.roll.state import Roll
from tests.games.roll.table import Table, roll

STAY = {"red": 1}  # a settler or developer that could be recalled keeps the round open


def developers(**dice: int) -> dict[str, dict[str, int]]:
    return {"develop": dice}


def settlers(**dice: int) -> dict[str, dict[str, int]]:
    return {"settle": dice}


def paid(table: Table, seat: int = 0) -> int:
    """Credits, with those that recruiting has cost by now."""
    return table.credits(seat) + sum(table.cup(seat).values())


def cost(tile: str, *tableau: str) -> int:
    """Dice that a tile needs with these tiles in the tableau."""
    match = position([SeatSetup(tableau=tableau, cup={"white": 1}), SeatSetup(cup={"white": 1})], backend="python")
    return effective_cost(over(Roll, match.record).seat[0], NUMBER[tile])


def test_39_galactic_recycling_pays_for_the_next_development() -> None:
    table = roll().seat(
        0,
        developments=["galactic_recycling", "advanced_logistics"],
        columns=developers(white=4),
        settlers=STAY,
        credits=0,
    )
    table.phase("develop")
    assert table.tableau(0) == ["galactic_recycling", "advanced_logistics"]
    # one credit recruited one of three; the unused developer went to the cup
    assert (table.cup(0), table.citizenry(0), table.credits(0)) == ({"white": 2}, {"white": 2}, 1)


def test_40_public_works_pays_for_two_more_developments() -> None:
    table = roll().seat(
        0,
        developments=["public_works", "diversification", "hydroponics_guild"],
        columns=developers(white=3),
        settlers=STAY,
        credits=5,
    )
    table.phase("develop")
    assert paid(table) == 5 + 2


def test_41_deserted_alien_library_gives_credits_and_a_good() -> None:
    table = roll().seat(0, worlds=["deserted_alien_library"], columns=settlers(white=6), credits=0)
    table.phase("settle")
    assert table.goods(0) == {"deserted_alien_library": ["yellow"]}
    assert (table.citizenry(0), table.cup(0)) == ({"white": 4}, {"white": 2})  # two credits recruited two


def test_42_developers_without_a_tile_return_to_the_cup_others_must_build() -> None:
    table = roll().seat(0, columns=developers(white=1, red=1), settlers=STAY).phase("develop")
    assert table.cup(0) == {"white": 1, "red": 1}
    busy = roll().seat(0, developments=["robot_surveyors"], columns=developers(white=1, red=1)).phase("develop")
    assert busy.see(0).developments.dice == {"white": 1, "red": 1}


def test_43_investment_credits_make_the_next_development_cheaper_at_once() -> None:
    table = roll().seat(
        0, developments=["investment_credits", "space_docks"], columns=developers(white=5), settlers=STAY
    )
    table.phase("develop")
    assert table.tableau(0) == ["investment_credits", "space_docks"]


def test_44_discounts_of_developments_add_up_to_no_less_than_one_die() -> None:
    both = ("investment_credits", "biological_adaptation")
    assert cost("shipping_affinity", *both) == 1  # printed 2
    assert cost("propaganda_campaign", *both) == 2  # printed 4
    assert cost("diversification", *both) == 1  # printed 1
    assert cost("replicant_robots", *both) == 3  # printed 4, no Reassign power
    assert cost("gem_world", *both) == 2  # a world


GRAY = {1: "fifth_column", 2: "outlaw_world", 3: "trading_world", 4: "transport_hub", 5: "terraformed_world"}


def test_45_gray_worlds_with_free_trade_zone_and_replicant_robots() -> None:
    zone, robots = "free_trade_zone", "replicant_robots"
    worlds = [*GRAY.values(), "galactic_trendsetters"]
    assert [cost(world, zone) for world in worlds] == [1, 2, 2, 2, 3, 4]
    assert [cost(world, robots) for world in worlds] == [1, 1, 2, 3, 4, 5]
    assert [cost(world, zone, robots) for world in worlds] == [1, 1, 1, 1, 2, 3]
    assert cost("gem_world", zone) == 2
    assert cost("jungle_world", "alien_uplift_blueprints", robots) == 2
    assert cost("mining_world", "alien_uplift_blueprints", robots) == 2


def test_46_a_discount_completes_a_world_at_the_start_of_settle() -> None:
    table = roll().seat(
        0,
        developments=["replicant_robots"],
        worlds=["jungle_world"],
        columns=developers(white=4),
        settlers={"red": 3},
    )
    table.phase("develop", later=["settle"])
    assert table.tableau(0) == ["replicant_robots", "jungle_world"]


def test_47_a_die_is_removed_before_new_ones_come() -> None:
    table = roll().seat(0, worlds=["rebel_miners"], columns=settlers(white=2), cup={"blue": 1}).phase("settle")
    assert table.asked(0) == "remove_die"
    assert table.legal(0) == ["remove blue from cup", "remove white from citizenry"]
    table.play(0, "remove blue from cup")
    assert table.tableau(0) == ["rebel_miners"]
    assert sum((table.match.view(-1).seats[0].cup | table.citizenry(0)).values()) == 4


def test_48_a_phase_occurs_even_if_its_selecting_die_is_removed() -> None:
    table = roll(3).seat(
        0,
        tableau=["earths_lost_colony"],
        goods={"earths_lost_colony": ["blue"]},
        worlds=["rebel_miners"],
        columns={"settle": {"white": 2}, "explore": {"red": 1}},
    )
    rival = {"settle": {"white": 1}, "ship": {"white": 1}}
    table.seat(1, tableau=["alpha_centauri"], goods={"alpha_centauri": ["brown"]}, columns=rival)
    table.seat(2, columns={"settle": {"white": 1}}).phase("assign")
    table.play(0, "select ship with red from explore", "ready")
    for seat in (1, 2):
        table.play(seat, "select settle with white from settle", "ready")
    table.play(0, "remove red from ship")
    assert table.middle_now.phase == "ship"
    assert [table.asked(seat) for seat in range(3)] == ["", "ship", ""]


def test_49_a_good_or_a_die_from_anywhere_may_be_removed() -> None:
    def table() -> Table:
        return (
            roll()
            .seat(
                0,
                tableau=["earths_lost_colony"],
                goods={"earths_lost_colony": ["blue"]},
                worlds=["former_penal_colony"],
                columns={"settle": {"white": 1}, "ship": {"green": 1}},
                cup={"brown": 1},
                developers={"yellow": 1},
                credits=1,
            )
            .phase("settle", later=["produce"])
        )

    asked = table()
    assert asked.legal(0) == [
        "remove green from ship",
        "remove brown from cup",
        "remove white from citizenry",
        "remove yellow from developers",
        "remove earths_lost_colony",
    ]
    without_good = table().play(0, "remove earths_lost_colony")
    assert without_good.goods(0) == {}
    assert without_good.credits(0) == 1
    without_die = table().play(0, "remove brown from cup")
    assert "brown" not in without_die.cup(0)


def test_49_and_of_two_different_goods_one_is_chosen() -> None:
    table = roll().seat(
        0,
        tableau=["galactic_reserves", "alpha_centauri"],
        goods={"alpha_centauri": ["brown", "red"]},
        worlds=["former_penal_colony"],
        columns=settlers(white=1),
    )
    table.phase("settle").play(0, "remove alpha_centauri")
    assert (table.asked(0), table.legal(0)) == ("good", ["good red from good", "good brown from good"])
    table.play(0, "good brown from good")
    assert table.goods(0) == {"alpha_centauri": ["red"]}


def test_50_galactic_exchange_sends_one_or_two_settlers_to_the_cup() -> None:
    alone = roll().seat(0, tableau=["galactic_exchange"], worlds=["fifth_column"], columns=settlers(white=1), credits=0)
    alone.phase("settle", later=["produce"])
    assert (alone.cup(0), alone.citizenry(0)) == ({"white": 1, "red": 1}, {})
    table = roll().seat(
        0, tableau=["galactic_exchange"], worlds=["jungle_world"], columns=settlers(white=2, blue=2), credits=0
    )
    table.phase("settle", later=["produce"])
    assert (table.asked(0), table.legal(0)) == ("to_cup", ["cup white from crew", "cup blue from crew"])
    table.play(0, "cup blue from crew")
    assert "pass" in table.legal(0)
    one = table.match.copy()
    one.play(0, "pass")
    assert one.view(-1).seats[0].citizenry == {"white": 2, "blue": 1}
    table.play(0, "cup white from crew")
    assert table.citizenry(0) == {"white": 1, "blue": 1}


def test_51_new_galactic_order_and_galactic_exchange_send_two_to_four() -> None:
    table = roll().seat(
        0,
        tableau=["galactic_exchange", "new_galactic_order"],
        worlds=["jungle_world"],
        columns=settlers(red=2, white=1, blue=1),
        credits=0,
    )
    table.phase("settle", later=["produce"])
    assert table.cup(0) == {"red": 2}
    assert table.legal(0) == ["pass", "cup white from crew", "cup blue from crew"]
    two = table.match.copy()
    two.play(0, "pass")
    assert two.view(-1).seats[0].citizenry == {"white": 1, "blue": 1}
    table.play(0, "cup white from crew", "cup blue from crew")
    assert table.cup(0) == {"red": 2, "white": 1, "blue": 1}


def test_52_galactic_federation_does_not_help_to_build_itself() -> None:
    table = roll().seat(
        0, developments=["galactic_federation", "public_works"], columns=developers(white=7), credits=0, settlers=STAY
    )
    table.phase("develop")
    assert table.tableau(0) == ["galactic_federation", "public_works"]
    assert (table.citizenry(0), table.cup(0)) == ({"white": 6}, {"white": 1})


def test_53_galactic_investors_pay_in_the_phase_of_their_completion() -> None:
    table = roll().seat(0, developments=["galactic_investors"], columns=developers(white=5), credits=0, settlers=STAY)
    table.phase("develop")
    assert table.cup(0) == {"white": 2}


def test_54_terraforming_robots_and_galactic_recycling_pay_three_for_a_brown_world() -> None:
    table = roll().seat(
        0,
        tableau=["terraforming_robots", "galactic_recycling"],
        worlds=["asteroid_belt"],
        columns=settlers(white=2),
        credits=5,
        developers=STAY,
    )
    table.phase("settle")
    assert paid(table) == 5 + 3 + 1  # and the brown die that came into the cup
    assert table.cup(0) == {"white": 2, "brown": 1}


def test_55_galactic_religion_counts_developers_that_have_gone_to_citizenry() -> None:
    table = roll().seat(
        0,
        tableau=["galactic_religion"],
        developments=["public_works"],
        columns=developers(blue=1),
        citizenry={"blue": 1},
        credits=5,
        settlers=STAY,
    )
    table.phase("develop")
    assert paid(table) == 5 + 2


def test_workers_of_several_colours_are_placed_one_by_one_only_if_some_are_left_over() -> None:
    table = roll().seat(
        0, developments=["space_docks", "robot_surveyors"], columns=developers(white=1, red=1, blue=1), settlers=STAY
    )
    table.phase("develop")
    assert (table.asked(0), table.see(0).amount) == ("build", 2)
    table.play(0, "build red from develop", "build blue from develop")
    assert table.tableau(0) == ["space_docks"]
    assert table.see(0).developments.dice == {"white": 1}
    exact = roll().seat(0, developments=["space_docks"], columns=developers(white=1, red=1), settlers=STAY)
    assert exact.phase("develop").tableau(0) == ["space_docks"]


def test_too_many_dice_of_one_colour_leave_nothing_to_choose() -> None:
    table = roll().seat(0, developments=["space_docks", "robot_surveyors"], developers={"white": 3})
    table.phase("develop")
    assert (table.tableau(0), table.see(0).developments.dice) == (["space_docks"], {"white": 1})


@pytest.mark.parametrize(("tiles", "strict"), [(10, False), (11, True), (12, False)])
def test_building_is_in_strict_order_when_somebody_may_end_the_game(tiles: int, strict: bool) -> None:
    tableau = [
        "space_piracy",
        "hidden_fortress",
        "old_earth",
        *GRAY.values(),
        "gem_world",
        "spice_world",
        "new_vinland",
        "space_port",
    ][:tiles]

    def seat(*tiles: str) -> dict[str, object]:
        return {"worlds": tiles, "columns": settlers(white=1, red=1)}

    table = roll(first=1).seat(0, tableau=tableau, **seat("artist_colony")).seat(1, **seat("star_nomad_lair"))
    table.phase("settle")
    assert table.middle_now.strict == strict
    assert table.match.owing == ([1] if strict else [0, 1])
