"""Rulings 67-87 (race.md 20) and the rest of race.md 10: Consume."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from galaktyka.engine.record import over
from galaktyka.games.race.game import GAME
from galaktyka.games.race.observe import HIDDEN
from galaktyka.games.race.state import Race
from tests.games.race.table import Table, race

NOVELTIES = ["gem_world", "artist_colony", "former_penal_colony"]
RARES = ["comet_zone", "asteroid_belt", "rebel_miners"]


def consumer(
    *powers: str,
    goods: Sequence[str] = (),
    hand: Sequence[str] = (),
    chosen: str = "",
    deck: Sequence[str] = (),
) -> Table:
    """Seat 0 consumes with these cards in front of it, and these worlds with their goods."""
    tableau = [*powers, *(world for world in goods if world not in powers)]
    table = race(deck=deck).seat(0, tableau=tableau, goods=goods, hand=hand)
    return table.phase("consume", chosen_by={0: chosen} if chosen else {1: "consume 2x"})


def cards(table: Table) -> int:
    return len(table.hand(0))


# Trade


def test_67_trade_must_sell_and_consumes_what_is_left() -> None:
    table = consumer("old_earth", goods=["deserted_alien_outpost"], chosen="consume trade")
    assert table.over
    assert (cards(table), table.vp(0)) == (5 + 1, 0)
    table = consumer("old_earth", goods=["deserted_alien_outpost", "gem_world"], chosen="consume trade")
    assert table.legal(0) == ["sell gem_world", "sell deserted_alien_outpost"]
    table.play(0, "sell deserted_alien_outpost")
    assert (cards(table), table.vp(0), table.goods(0)) == (6, 1, [])


def test_68_trade_without_goods_sells_nothing_and_consumes_normally() -> None:
    table = consumer("old_earth", "new_economy", chosen="consume trade")
    assert table.over
    assert cards(table) == 1  # New Economy


@pytest.mark.parametrize(("sold", "price"), [("pirate_world", 5), ("gem_world", 2)])
def test_69_a_price_bonus_of_a_world_counts_for_its_own_good(sold: str, price: int) -> None:
    table = consumer(goods=["pirate_world", "gem_world"], chosen="consume trade").play(0, f"sell {sold}")
    assert cards(table) == price


def test_87_selling_needs_no_power() -> None:
    table = consumer(goods=["comet_zone"], chosen="consume trade")
    assert (cards(table), table.goods(0)) == (3, [])


@pytest.mark.parametrize(
    ("world", "price"), [("gem_world", 2), ("comet_zone", 3), ("avian_uplift_race", 4), ("deserted_alien_outpost", 5)]
)
def test_a_good_sells_for_the_price_of_its_kind(world: str, price: int) -> None:
    assert cards(consumer(goods=[world], chosen="consume trade")) == price


def test_trade_powers_for_the_kind_and_for_any_good_add_up() -> None:
    powers = ("spice_world", "distant_world", "export_duties", "mining_conglomerate")
    assert cards(consumer(*powers, goods=["gem_world"], chosen="consume trade")) == 2 + 2 + 3 + 1


def test_only_who_chose_trade_sells() -> None:
    assert consumer("export_duties", goods=["gem_world"]).goods(0) == ["gem_world"]
    assert consumer("export_duties", goods=["gem_world"], chosen="consume 2x").goods(0) == ["gem_world"]


# Consume powers


def test_71_a_power_that_takes_up_to_three_goods_is_not_interrupted() -> None:
    powers = ("new_vinland", "free_trade_association")
    table = consumer(*powers, goods=NOVELTIES).play(0, "use free_trade_association")
    assert table.over
    assert (table.vp(0), cards(table), table.goods(0)) == (3, 3, [])


def test_71_the_order_of_powers_is_free() -> None:
    powers = ("new_vinland", "free_trade_association")
    table = consumer(*powers, goods=NOVELTIES).play(0, "use new_vinland")
    assert table.asked(0) == "consume_good"
    table.play(0, "consume gem_world")
    assert table.over  # the Association is the only power left, and takes both
    assert (table.vp(0), cards(table), table.goods(0)) == (2, 4, [])


@pytest.mark.parametrize("goods", [1, 2])
def test_72_mining_conglomerate_takes_all_it_can(goods: int) -> None:
    table = consumer("mining_conglomerate", goods=RARES[:goods])
    assert (table.vp(0), table.goods(0)) == (goods, [])


def test_72_of_three_goods_the_player_picks_two() -> None:
    table = consumer("mining_conglomerate", goods=RARES)
    assert table.legal(0) == ["consume comet_zone", "consume rebel_miners", "consume asteroid_belt"]
    table.play(0, "consume comet_zone", "consume asteroid_belt")
    assert (table.vp(0), table.goods(0)) == (2, ["rebel_miners"])


def test_73_a_power_for_two_goods_does_not_take_one() -> None:
    table = consumer("mining_league", goods=RARES[:1])
    assert table.over
    assert (table.vp(0), table.goods(0)) == (0, RARES[:1])
    assert consumer("mining_league", goods=RARES[:2]).vp(0) == 3


def test_74_three_different_kinds_means_three_different_kinds() -> None:
    table = consumer("diversified_economy", goods=["gem_world", "artist_colony", "comet_zone"])
    assert table.over
    assert (table.vp(0), len(table.goods(0))) == (0, 3)
    table = consumer("diversified_economy", goods=["gem_world", "comet_zone", "avian_uplift_race"])
    assert (table.vp(0), table.goods(0)) == (3, [])


def test_74_the_player_picks_the_kinds_and_the_goods() -> None:
    goods = ["gem_world", "artist_colony", "comet_zone", "avian_uplift_race", "deserted_alien_outpost"]
    table = consumer("diversified_economy", goods=goods).play(0, "consume gem_world")
    assert "consume artist_colony" not in table.legal(0)
    table.play(0, "consume deserted_alien_outpost", "consume comet_zone")
    assert (table.vp(0), table.goods(0)) == (3, ["artist_colony", "avian_uplift_race"])


@pytest.mark.parametrize(
    ("goods", "chosen", "vp"), [(3, "", 2), (1, "", 0), (3, "consume 2x", 4), (1, "consume 2x", 0)]
)
def test_76_pilgrimage_world_takes_all_goods_for_one_vp_less(goods: int, chosen: str, vp: int) -> None:
    table = consumer("pilgrimage_world", goods=NOVELTIES[:goods], chosen=chosen)
    assert (table.vp(0), table.goods(0)) == (vp, [])


def test_77_two_times_doubles_vp_and_never_cards() -> None:
    table = consumer("free_trade_association", goods=NOVELTIES, chosen="consume 2x")
    assert (table.vp(0), cards(table)) == (6, 3)


@pytest.mark.parametrize(("discards", "vp"), [(0, 0), (1, 1), (2, 2)])
def test_78_vp_for_hand_cards_are_optional_and_never_doubled(discards: int, vp: int) -> None:
    hand = ["gem_world", "comet_zone", "spice_world"]
    table = consumer("deficit_spending", hand=hand, chosen="consume 2x").play(0, "use deficit_spending")
    table.play(0, *(f"discard {card}" for card in hand[:discards]))
    if discards < 2:
        table.play(0, "pass")
    assert table.over
    assert (table.vp(0), cards(table)) == (vp, 3 - discards)


def test_78_deficit_spending_need_not_be_used_at_all() -> None:
    table = consumer("deficit_spending", hand=["gem_world"]).play(0, "pass")
    assert table.over
    assert table.hand(0) == ["gem_world"]


def test_80_black_market_pays_the_price_without_trade_powers() -> None:
    table = consumer("black_market_trading_world", "export_duties", goods=["deserted_alien_outpost"])
    assert (cards(table), table.vp(0), table.goods(0)) == (5, 0, [])


def test_80_trade_league_pays_the_price_with_trade_powers_and_its_own() -> None:
    table = consumer("trade_league", "export_duties", goods=["deserted_alien_outpost"])
    assert (cards(table), table.goods(0)) == (5 + 1 + 1, [])


def test_82_one_good_feeds_one_power_of_the_players_choice() -> None:
    powers = ("public_works", "terraforming_robots")
    assert consumer(*powers, goods=["comet_zone"]).legal(0) == ["use public_works", "use terraforming_robots"]
    table = consumer(*powers, goods=["comet_zone"]).play(0, "use public_works")
    assert table.over
    assert (table.vp(0), cards(table)) == (1, 0)
    table = consumer(*powers, goods=["comet_zone"]).play(0, "use terraforming_robots")
    assert table.over
    assert (table.vp(0), cards(table)) == (1, 1)


def test_82_a_power_may_take_the_good_that_another_power_would_need() -> None:
    table = consumer("public_works", "terraforming_robots", goods=["comet_zone", "gem_world"])
    table.play(0, "use public_works", "consume comet_zone")
    assert table.over
    assert table.goods(0) == ["gem_world"]


def test_83_gambling_world_keeps_the_top_card_if_its_defence_is_the_number() -> None:
    table = consumer("gambling_world", deck=["pirate_world"]).play(0, "guess 3")
    assert table.over
    assert table.hand(0) == ["pirate_world"]


@pytest.mark.parametrize("top", ["refugee_world", "pirate_world"])  # less, and more, than the number
def test_83_gambling_world_discards_the_top_card_before_all_eyes_if_it_is_not(top: str) -> None:
    table = consumer("gambling_world", deck=[top]).play(0, "guess 1")
    assert table.hand(0) == []
    assert table.match.view(1).known_discards == [top]


def test_83_the_number_goes_from_one_to_seven_and_must_be_said() -> None:
    assert consumer("gambling_world").legal(0) == [f"guess {number}" for number in range(1, 8)]


def test_86_when_the_pool_runs_out_everybody_is_paid_in_full_and_the_game_ends() -> None:
    table = race(2, pool=3)
    table.seat(0, tableau=["free_trade_association", "pilgrimage_world", *NOVELTIES], goods=NOVELTIES)
    table.seat(1, tableau=["mining_conglomerate", *RARES], goods=RARES[:2])
    table.phase("consume", chosen_by={0: "consume 2x"}).play(0, "use pilgrimage_world")
    assert (table.vp(0), table.vp(1), table.pool) == (4, 2, 0)
    assert table.match.over
    assert table.match.end_reason == "pool"


# What no ruling says


def test_mandatory_powers_cannot_be_passed() -> None:
    table = consumer("deficit_spending", "old_earth", goods=["gem_world"], hand=["comet_zone"])
    assert table.legal(0) == ["use old_earth", "use deficit_spending"]
    table.play(0, "use old_earth")
    assert "pass" in table.legal(0)


def test_each_power_is_used_once() -> None:
    table = consumer("public_works", goods=["gem_world", "comet_zone"]).play(0, "consume gem_world")
    assert table.over
    assert (table.vp(0), table.goods(0)) == (1, ["comet_zone"])


def test_a_power_is_fresh_in_the_next_round() -> None:
    table = race().seat(0, tableau=["public_works", "gem_world"]).phase("choose actions")
    table.choose("produce", "produce").choose("consume trade", "produce")  # sold before it could be consumed
    assert (table.vp(0), table.goods(0)) == (0, ["gem_world"])
    table.choose("consume 2x", "produce").choose("consume 2x", "produce")
    assert table.vp(0) == 4


def test_a_good_need_not_come_from_the_world_that_consumes_it() -> None:
    table = consumer("new_vinland", goods=["new_vinland", "comet_zone"]).play(0, "consume comet_zone")
    assert (cards(table), table.goods(0)) == (2, ["new_vinland"])


def test_gambling_world_also_consumes_a_good() -> None:
    table = consumer("gambling_world", goods=["gem_world"], deck=["refugee_world"])
    assert table.legal(0)[:1] == ["guess 1"]
    assert "use gambling_world" in table.legal(0)
    table.play(0, "guess 7")
    assert table.over  # the good is then consumed without a question
    assert (table.vp(0), table.goods(0)) == (1, [])


def test_merchant_world_is_like_deficit_spending_and_both_may_be_used() -> None:
    hand = ["gem_world", "comet_zone", "spice_world", "space_port"]
    table = consumer("deficit_spending", "merchant_world", hand=hand)
    table.play(0, "use merchant_world", "discard gem_world", "discard comet_zone")
    table.play(0, "use deficit_spending", "discard spice_world", "discard space_port")
    assert table.over
    assert table.vp(0) == 4


def test_no_hand_card_no_deficit_spending() -> None:
    assert consumer("deficit_spending").over


def test_goods_are_discarded_unseen() -> None:
    table = consumer("public_works", goods=["gem_world"])
    assert table.discard == 1
    assert [table.match.view(seat).known_discards for seat in (0, 1)] == [[], []]


@pytest.mark.parametrize("spectator", [-1, 2, 6, 7, 99])
def test_no_spectator_sees_an_unseen_discard(spectator: int) -> None:
    table = consumer("public_works", goods=["gem_world"])
    seen = np.zeros_like(table.match.record)
    GAME.rules.observe(over(Race, table.match.record), spectator, over(Race, seen))
    assert not seen[0]["discarded"].any()
    assert seen[0]["discard_size"] == 1


def test_nobody_knows_the_face_of_a_good() -> None:
    table = consumer(goods=["gem_world", "comet_zone"])
    for seat in (0, 1):
        assert set(table.match.observation(seat)[0]["seat"][0]["good"][:2]) == {HIDDEN}
