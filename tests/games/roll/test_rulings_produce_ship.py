"""Rulings 56 to 73 of roll.md: Produce and Ship."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roll.table import Table, roll

STAY = {"red": 1}  # a developer that could be recalled keeps the round open


def producing(tableau: list[str], dice: dict[str, int], **has: Any) -> Table:
    seat: dict[str, Any] = {"developers": STAY, "credits": 0, "tableau": tableau, "columns": {"produce": dice}} | has
    return roll().seat(0, **seat).phase("produce")


def shipping(tableau: list[str], goods: dict[str, list[str]], dice: dict[str, int], **has: Any) -> Table:
    seat: dict[str, Any] = {"developers": STAY, "tableau": tableau, "goods": goods, "columns": {"ship": dice}} | has
    return roll(pool=has.pop("pool", None)).seat(0, **seat).phase("ship")


def earned(table: Table, before: int = 1) -> int:
    """Credits gained in the phase, with those that recruiting has cost by now."""
    assert table.asked(0) == "recall"
    return table.credits(0) + sum(table.cup(0).values()) - before


def test_56_a_producer_without_room_returns_to_the_cup() -> None:
    table = producing(["gem_world", "asteroid_belt", "old_earth"], {"white": 3})
    assert table.goods(0) == {"gem_world": ["white"], "asteroid_belt": ["white"]}
    assert table.cup(0) == {"white": 1}


def test_57_the_colour_of_a_good_does_not_matter_for_producing_and_trading() -> None:
    table = producing(["damaged_alien_factory"], {"white": 1})
    assert table.goods(0) == {"damaged_alien_factory": ["white"]}
    goods = {"damaged_alien_factory": ["white"]}
    traded = shipping(["damaged_alien_factory"], goods, {"red": 1}).play(0, "trade red")
    assert earned(traded) == 6
    consumed = shipping(["damaged_alien_factory"], goods, {"red": 1}).play(0, "consume red")
    assert (consumed.vp(0), consumed.credits(0)) == (1, 1)


def test_58_galactic_reserves_make_room_for_two_goods() -> None:
    table = producing(["galactic_reserves", "gem_world", "old_earth"], {"white": 2}, goods={"gem_world": ["blue"]})
    assert table.goods(0) == {"gem_world": ["blue", "white"]}
    assert table.cup(0) == {"white": 1}


def test_59_genetics_lab_counts_green_dice() -> None:
    goods = {"asteroid_belt": ["green"], "ancient_race": ["green"], "jungle_world": ["blue"], "plague_world": ["red"]}
    table = producing(["genetics_lab", *goods], {}, goods=goods, credits=1)
    assert table.credits(0) == 1 + 4


def test_60_consumer_markets_count_goods_on_blue_worlds() -> None:
    goods = {"gem_world": ["red"], "asteroid_belt": ["blue"], "alpha_centauri": ["blue"]}
    table = producing(["consumer_markets", *goods], {}, goods=goods, credits=1)
    assert table.credits(0) == 1 + 1


def test_61_technology_unions_pay_nothing_in_a_tie() -> None:
    for phase in ("explore", "produce"):
        for mine, gained in ((["technology_unions"], 1), (["technology_unions", "public_works"], 2)):
            table = roll().seat(0, tableau=mine, developers=STAY).seat(1, tableau=["space_docks"], cup={"white": 1})
            assert table.phase(phase).credits(0) == gained


def test_62_a_good_of_a_green_world_trades_for_five() -> None:
    table = shipping(["ancient_race"], {"ancient_race": ["white"]}, {"red": 1}).play(0, "trade red")
    assert earned(table) == 5
    assert table.goods(0) == {}


@pytest.mark.parametrize(
    ("world", "good", "shipper", "vp"),
    [
        ("gem_world", "blue", "purple", 3),  # 63
        ("ancient_race", "purple", "purple", 3),  # 64
        ("gem_world", "white", "yellow", 1),  # 65
        ("gem_world", "blue", "blue", 3),
        ("gem_world", "blue", "green", 2),
        ("gem_world", "green", "blue", 2),
    ],
)
def test_63_vp_for_matching_dice(world: str, good: str, shipper: str, vp: int) -> None:
    table = shipping([world], {world: [good]}, {shipper: 1}).play(0, f"consume {shipper}")
    assert table.vp(0) == vp
    assert table.middle_now.pool == 24 - vp


def test_64_purple_matches_twice() -> None:
    test_63_vp_for_matching_dice("ancient_race", "purple", "purple", 3)


def test_65_a_face_gives_nothing() -> None:
    test_63_vp_for_matching_dice("gem_world", "white", "yellow", 1)


def test_66_trade_bonuses_add_up() -> None:
    brown = ["jumpdrive_research", "export_duties", "alpha_centauri"]
    assert earned(shipping(brown, {"alpha_centauri": ["red"]}, {"red": 1}).play(0, "trade red")) == 6
    blue = ["galactic_demand", "export_duties", "gem_world"]
    assert earned(shipping(blue, {"gem_world": ["red"]}, {"red": 1}).play(0, "trade red")) == 6
    assert earned(shipping([*brown[:2], "gem_world"], {"gem_world": ["red"]}, {"red": 1}).play(0, "trade red")) == 4


def test_67_consume_bonuses_add_up() -> None:
    tableau = ["galactic_renaissance", "space_refineries", "mining_industry", "new_economy", "alpha_centauri"]
    table = shipping(tableau, {"alpha_centauri": ["brown"]}, {"brown": 1}).play(0, "consume brown")
    assert (table.vp(0), earned(table)) == (5, 3)


def test_68_purple_is_no_green_for_genetics_lab() -> None:
    table = producing(["genetics_lab", "ancient_race"], {}, goods={"ancient_race": ["purple"]}, credits=1)
    assert table.credits(0) == 1


def test_69_galactic_bankers_sell_vp_after_a_trade() -> None:
    goods = {"ancient_race": ["white"]}
    table = shipping(["galactic_bankers", "ancient_race"], goods, {"red": 1}, credits=10).play(0, "trade red")
    assert (table.asked(0), table.credits(0), table.legal(0)) == ("bank", 10, ["pass", "pay"])
    table.play(0, "pay")
    assert (table.vp(0), earned(table, 10)) == (1, -1)
    declined = shipping(["galactic_bankers", "ancient_race"], goods, {"red": 1}, credits=3)
    declined.play(0, "trade red", "pass")
    assert (declined.vp(0), earned(declined, 3)) == (0, 5)


def test_70_extra_shippers_may_leave_a_real_one_unused() -> None:
    goods = {"gem_world": ["blue"], "alpha_centauri": ["brown"]}
    table = shipping(["organic_shipyards", *goods], goods, {"red": 1}, credits=0)
    assert table.see(0).extra == {"white": 1, "green": 1}
    assert [text for text in table.legal(0) if text.startswith("trade")] == [
        "trade red",
        "trade extra white",
        "trade extra green",
    ]
    table.play(0, "consume extra white", "ship gem_world", "consume extra green")
    assert table.goods(0) == {}
    assert table.vp(0) == 2 + 2
    assert table.cup(0) == {"red": 1}  # never used
    assert table.citizenry(0) == {"blue": 1, "brown": 1}


def test_70_and_a_virtual_green_shipper_matches_a_green_world() -> None:
    table = shipping(["organic_shipyards", "ancient_race"], {"ancient_race": ["white"]}, {})
    table.play(0, "consume extra green")
    assert table.vp(0) == 2


@pytest.mark.parametrize(("red", "gained"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_71_space_piracy_counts_pairs_of_red_dice_in_citizenry(red: int, gained: int) -> None:
    table = shipping(["space_piracy"], {}, {}, citizenry={"red": red} if red else {}, credits=4)
    assert earned(table, 4) == gained


def test_72_space_tourism_pays_more_for_all_the_highest_worlds() -> None:
    def gained(mine: list[str], rival: list[str]) -> int:
        table = roll().seat(0, tableau=["space_tourism", *mine], developers=STAY, credits=1)
        return table.seat(1, tableau=rival, cup={"white": 1}).phase("ship").credits(0) - 1

    assert gained(["lost_alien_battle_fleet"], ["deserted_alien_library"]) == 1
    assert gained(["lost_alien_battle_fleet", "deserted_alien_library"], ["gem_world"]) == 2
    assert gained(["gem_world"], ["deserted_alien_library"]) == 1


def test_73_the_pool_may_be_overdrawn_and_the_round_is_finished() -> None:
    seat = {"tableau": ["gem_world"], "goods": {"gem_world": ["blue"]}, "columns": {"ship": {"blue": 1}}}
    table = roll(pool=1).seat(0, developers=STAY, **seat).phase("ship").play(0, "consume blue")
    assert (table.vp(0), table.middle_now.pool) == (3, 0)
    assert table.asked(0) == "recall"
    table.play(0, "pass")
    assert (table.match.over, table.match.end_reason) == (True, "pool")


def test_two_goods_on_a_world_are_chosen_by_their_colour() -> None:
    table = shipping(["galactic_reserves", "gem_world"], {"gem_world": ["white", "blue"]}, {"red": 1})
    table.play(0, "consume red")
    assert table.legal(0) == ["good white from good", "good blue from good"]
    table.play(0, "good blue from good")
    assert (table.vp(0), table.goods(0)) == (2, {"gem_world": ["white"]})


def test_shippers_without_goods_return_to_the_cup() -> None:
    table = shipping(["gem_world"], {}, {"red": 1, "blue": 1}, credits=0)
    assert table.cup(0) == {"red": 1, "blue": 1}


def test_producers_are_chosen_when_they_do_not_all_find_room() -> None:
    table = producing(["gem_world"], {"white": 1, "blue": 1})
    assert (table.asked(0), table.legal(0)) == (
        "produce_die",
        ["produce white from produce", "produce blue from produce"],
    )
    table.play(0, "produce blue from produce")
    assert (table.goods(0), table.cup(0)) == ({"gem_world": ["blue"]}, {"white": 1})


def test_one_world_with_room_is_no_choice() -> None:
    table = producing(["galactic_reserves", "gem_world", "old_earth"], {"white": 1})
    assert table.goods(0) == {"gem_world": ["white"]}


def test_worlds_are_chosen_when_not_all_are_filled() -> None:
    table = producing(["gem_world", "alpha_centauri", "ancient_race", "old_earth"], {"blue": 1, "white": 1})
    assert table.legal(0) == ["produce gem_world", "produce alpha_centauri", "produce ancient_race"]
    table.play(0, "produce ancient_race")  # the white die, which comes first
    table.play(0, "produce gem_world")
    assert table.goods(0) == {"gem_world": ["blue"], "ancient_race": ["white"]}


@pytest.mark.parametrize(("pool", "strict"), [(7, False), (6, True), (0, False)])
def test_shipping_is_in_strict_order_when_the_pool_may_run_out(pool: int, strict: bool) -> None:
    table = roll(pool=pool, first=1)
    for seat, world in enumerate(("gem_world", "spice_world")):
        table.seat(seat, tableau=[world], goods={world: ["blue"]}, columns={"ship": {"blue": 1}})
    table.phase("ship")
    assert table.middle_now.strict == strict
    assert table.match.owing == ([1] if strict else [0, 1])
