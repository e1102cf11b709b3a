"""Rulings 125 and 127 (race.md 20) and the rest of race.md 12: who acts when, and what happens when things run out."""

from __future__ import annotations

import pytest

from tests.games.race.table import Table, race

RARES = ["comet_zone", "asteroid_belt"]
NOVELTIES = ["gem_world", "artist_colony"]
DECK = [
    *("tourist_world", "new_earth", "terraformed_world", "mining_world"),
    *("distant_world", "plague_world", "space_port"),
]


def late_settlers(first: int) -> Table:
    """Both seats have revealed a world that a card of their tableau could help with."""
    table = race(first=first)
    table.seat(0, tableau=["old_earth", "colony_ship"], hand=["spice_world", "rebel_base", "rebel_homeworld"])
    table.seat(1, tableau=["new_sparta", "new_military_tactics"], hand=["rebel_miners"])
    return table.phase("settle").play(0, "settle spice_world").play(1, "settle rebel_miners")


# Late decisions


def test_125_the_earlier_player_decides_first_and_the_later_one_sees_it() -> None:
    table = late_settlers(first=0)
    assert table.match.owing == [0]
    table.play(0, "use colony_ship")
    assert table.match.owing == [1]
    seen = [(card.card, card.new) for card in table.match.view(1).seats[0].tableau]
    assert seen == [("old_earth", False), ("spice_world", True)]
    assert set(table.legal(1)) == {"conquer", "use new_military_tactics"}
    table.play(1, "use new_military_tactics")
    assert table.over


def test_125_player_order_begins_at_the_lowest_start_world() -> None:
    table = late_settlers(first=1)
    assert table.match.owing == [1]
    table.play(1, "conquer")
    assert table.match.owing == [0]


def test_125_a_plain_payment_waits_for_its_place_too() -> None:
    table = race(3, first=2)
    table.seat(0, tableau=["colony_ship"], hand=["spice_world"], cash=2)
    table.seat(1, hand=["gem_world"], cash=2).seat(2, hand=["asteroid_belt"], cash=2)
    table.phase("settle")
    table.play(0, "settle spice_world").play(1, "settle gem_world").play(2, "settle asteroid_belt")
    assert table.match.owing == [2]
    table.pay(2, 2)
    assert table.match.owing == [0]
    table.play(0, "use colony_ship")
    assert table.match.owing == [1]
    table.pay(1, 2)
    assert table.over


def test_an_earlier_player_has_drawn_before_a_later_one_decides() -> None:
    table = race(deck=["tourist_world"])
    table.seat(0, tableau=["colony_ship"], hand=["spice_world", "rebel_base", "rebel_homeworld"])
    table.seat(1, tableau=["colony_ship"], hand=["gem_world", "rebel_outpost", "rebel_underground"])
    table.phase("settle", chosen_by=[0]).play(0, "settle spice_world").play(1, "settle gem_world")
    table.play(0, "use colony_ship")
    assert "tourist_world" in table.hand(0)
    assert table.asked(1) == "settle_how"


def test_without_late_decisions_everybody_settles_at_once() -> None:
    table = race().seat(0, hand=["spice_world"], cash=2).seat(1, tableau=["colony_ship"], hand=["pirate_world"])
    table.phase("settle").play(0, "settle spice_world").play(1, "pass")
    assert table.match.owing == [0]
    table = race().seat(0, hand=["spice_world"], cash=2).seat(1, hand=["gem_world"], cash=2)
    table.phase("settle").play(0, "settle spice_world").play(1, "settle gem_world")
    assert table.match.owing == [0, 1]
    table.pay(1, 2).pay(0, 2)
    assert table.over


# Cards and chips that may run out


def consumers(*, deck: int = 7, pool: int = 24, first: int = 0, bonus: str = "") -> Table:
    """Two seats with two goods each; together they can draw three cards and score two VP."""
    table = race(deck=DECK[:deck], only_deck=True, pool=pool, first=first)
    table.seat(0, tableau=["new_vinland", "public_works", *RARES], goods=RARES)
    table.seat(1, tableau=["secluded_world", "expanding_colony", *NOVELTIES], goods=NOVELTIES)
    return table.phase("consume", chosen_by={0: bonus} if bonus else {})


def test_everybody_consumes_at_once_while_there_is_plenty() -> None:
    table = consumers()
    assert table.match.owing == [0, 1]
    table.play(1, "use secluded_world", "consume gem_world").play(0, "use public_works", "consume comet_zone")
    assert table.over
    assert (table.goods(0), table.goods(1)) == ([], [])


@pytest.mark.parametrize(("deck", "owing"), [(4, [0, 1]), (3, [0])])
def test_consume_goes_in_player_order_when_the_cards_may_run_out(deck: int, owing: list[int]) -> None:
    assert consumers(deck=deck).match.owing == owing


@pytest.mark.parametrize(
    ("pool", "bonus", "owing"),
    [(3, "", [0, 1]), (2, "", [0]), (4, "consume 2x", [0, 1]), (3, "consume 2x", [0])],
)
def test_consume_goes_in_player_order_when_the_chips_may_run_out(pool: int, bonus: str, owing: list[int]) -> None:
    assert consumers(pool=pool, bonus=bonus).match.owing == owing


@pytest.mark.parametrize(("pool", "owing"), [(4, [0, 1]), (3, [0])])
def test_many_powers_score_no_more_than_the_goods_allow(pool: int, owing: list[int]) -> None:
    table = race(pool=pool)
    table.seat(
        0, tableau=["public_works", "prosperous_world", "galactic_trendsetters", "gem_world"], goods=["gem_world"]
    )
    table.seat(1, tableau=["expanding_colony", *RARES], goods=RARES)
    assert table.phase("consume").match.owing == owing  # two VP at most for the one good, one for the other seat


@pytest.mark.parametrize(("pool", "owing"), [(5, [0, 1]), (4, [0])])
def test_chips_for_hand_cards_may_run_out_too(pool: int, owing: list[int]) -> None:
    table = race(pool=pool).seat(0, tableau=["deficit_spending"], cash=3).seat(1, tableau=["merchant_world"], cash=3)
    table.phase("consume", chosen_by={0: "consume 2x"})
    assert table.match.owing == owing


def test_a_sale_may_exhaust_the_deck() -> None:
    for deck, owing in ((5, [0]), (6, [0, 1])):
        table = race(deck=DECK[:deck], only_deck=True)
        table.seat(0, tableau=NOVELTIES, goods=NOVELTIES).seat(1, tableau=["deficit_spending"], cash=1)
        table.phase("consume", chosen_by={0: "consume trade"})
        assert table.match.owing == owing


def test_in_player_order_all_sellers_sell_before_anybody_consumes() -> None:
    table = race(deck=DECK, only_deck=True)
    table.seat(0, tableau=["new_vinland", "public_works", *RARES], goods=RARES)
    table.seat(1, tableau=["secluded_world", *NOVELTIES], goods=NOVELTIES)
    table.phase("consume", chosen_by={1: "consume trade"})
    assert table.match.owing == [1]
    table.play(1, "sell gem_world")
    assert (table.match.owing, table.goods(1)) == ([0], ["artist_colony"])
    table.play(0, "use public_works", "consume comet_zone")
    assert (table.over, table.goods(0), table.goods(1)) == (True, [], [])


@pytest.mark.parametrize(("deck", "owing"), [(5, [0, 1]), (4, [1])])
def test_produce_goes_in_player_order_when_the_cards_may_run_out(deck: int, owing: list[int]) -> None:
    table = race(deck=DECK[:deck], only_deck=True, first=1)
    table.seat(0, tableau=["galactic_engineers", "asteroid_belt", "refugee_world"])
    table.seat(1, tableau=["genetics_lab", "avian_uplift_race", "reptilian_uplift_race"])
    assert table.phase("produce").match.owing == owing


@pytest.mark.parametrize(("deck", "owing"), [(7, [0, 1]), (6, [0])])
def test_draws_for_goods_count_among_the_cards_that_may_run_out(deck: int, owing: list[int]) -> None:
    table = race(deck=DECK[:deck], only_deck=True)
    table.seat(0, tableau=["consumer_markets", "expanding_colony", "refugee_world", "former_penal_colony"])
    table.seat(1, tableau=["genetics_lab", "avian_uplift_race", "reptilian_uplift_race"])
    assert table.phase("produce").match.owing == owing


def test_who_comes_first_in_player_order_gets_the_last_card() -> None:
    table = race(deck=DECK[:1], only_deck=True, first=1).seat(0, tableau=["spice_world"]).seat(1, tableau=["gem_world"])
    table.phase("produce")
    assert (table.goods(0), table.goods(1)) == ([], ["gem_world"])
    assert table.hand(1) == []  # no card is left for Gem World's draw


def test_127_the_last_chip_taken_exactly_ends_the_game() -> None:
    table = race(pool=2).seat(0, tableau=["mining_conglomerate", *RARES], goods=RARES).phase("consume")
    assert (table.vp(0), table.pool) == (2, 0)
    assert table.match.over


def test_127_a_chip_left_does_not_end_the_game() -> None:
    table = race(pool=3).seat(0, tableau=["mining_conglomerate", *RARES], goods=RARES).phase("consume")
    assert (table.vp(0), table.pool) == (2, 1)
    assert not table.match.over


# The piles


def test_with_both_piles_empty_nothing_is_drawn_and_nothing_is_produced() -> None:
    table = race(only_deck=True).seat(0, tableau=["gem_world", "merchant_guild"]).phase("produce")
    assert (table.goods(0), table.hand(0)) == ([], [])
    table = race(only_deck=True).seat(0).seat(1).phase("explore", chosen_by={0: "explore +5"})
    assert table.over
    table = race(only_deck=True).seat(0, tableau=["gambling_world"]).phase("consume").play(0, "guess 3")
    assert (table.over, table.hand(0)) == (True, [])


def test_with_both_piles_empty_a_windfall_world_is_placed_without_a_good() -> None:
    table = race(only_deck=True).seat(0, hand=["refugee_world"]).phase("settle").play(0, "settle refugee_world")
    assert (table.tableau(0), table.goods(0)) == (["refugee_world"], [])


def test_a_deck_that_was_empty_is_renewed_from_what_is_discarded_later() -> None:
    table = race(only_deck=True).seat(0, tableau=["deserted_alien_outpost"], goods=["deserted_alien_outpost"])
    table.phase("consume", chosen_by={0: "consume trade"})
    assert len(table.hand(0)) == 1  # five to draw, and only the good itself to draw from
    assert (table.deck, table.discard) == (0, 0)


def test_hands_tableaus_and_goods_are_not_shuffled() -> None:
    table = race(deck=DECK[:1], only_deck=True, discarded=["rebel_base", "rebel_homeworld"])
    table.seat(0, tableau=["interstellar_bank", "comet_zone"], goods=["comet_zone"], hand=["spice_world"])
    table.phase("develop")
    assert table.hand(0) == ["spice_world", "tourist_world"]
    assert (table.deck, table.discard) == (2, 0)
    assert (table.tableau(0), table.goods(0)) == (["interstellar_bank", "comet_zone"], ["comet_zone"])
