"""Rulings 5-16 and 70-126 (race.md 20) on cards of the expansions: everything but Settle."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.race.table import Table, race


def phase(
    name: str,
    *tableau: str,
    hand: Sequence[str] = (),
    goods: Sequence[str] = (),
    cash: int = 0,
    action: str = "",
    deck: Sequence[str] = (),
) -> Table:
    """Seat 0 plays a phase with these cards in front of it, alone or with an action card."""
    worlds = [world for world in goods if world not in tableau]
    table = race(deck=deck, tgs=True, rvi=True)
    table.seat(0, tableau=[*tableau, *worlds], hand=hand, goods=goods, cash=cash)
    return table.phase(name, chosen_by={0: action} if action else {})


NOVELTIES = ["gem_world", "artist_colony"]


# Explore and Develop


def test_5_drawn_cards_join_the_hand_before_discarding() -> None:
    table = phase("explore", "blaster_runners", hand=["gem_world", "new_earth", "colony_ship"], action="explore +5")
    assert (len(table.hand(0)), table.asked(0), table.amount(0)) == (10, "discard_explored", 6)
    table.play(0, "discard gem_world", "discard new_earth", "discard colony_ship")
    for _ in range(3):
        table.play(0, table.legal(0)[0])
    assert table.over
    assert len(table.hand(0)) == 4
    assert table.match.view(0).known_discards.count("gem_world") == 1


def test_6_a_second_mix_power_adds_nothing() -> None:
    table = phase("explore", "blaster_runners", "smuggling_world", "interstellar_prospectors", cash=2)
    assert (len(table.hand(0)), table.amount(0)) == (5, 2)
    table.play(0, table.legal(0)[0])
    assert len(table.play(0, table.legal(0)[0]).hand(0)) == 3


def test_a_mixed_hand_is_not_asked_when_all_is_kept() -> None:
    table = phase("explore", "blaster_runners", "research_labs", cash=1)
    assert table.over
    assert len(table.hand(0)) == 3


def test_14_r_and_d_crash_program_is_discarded_for_3_less() -> None:
    table = phase("develop", "r_and_d_crash_program", hand=["galactic_federation"], cash=5, action="develop")
    table.play(0, "develop galactic_federation")
    assert table.legal(0) == ["pay", "use r_and_d_crash_program"]
    table.play(0, "use r_and_d_crash_program").pay(0, 2)
    assert table.over
    assert table.tableau(0) == ["galactic_federation"]


def test_14_the_program_may_be_kept_and_must_be_used_if_nothing_else_pays() -> None:
    table = phase("develop", "r_and_d_crash_program", hand=["galactic_federation"], cash=5, action="develop")
    table.play(0, "develop galactic_federation", "pay").pay(0, 5)
    assert table.tableau(0) == ["r_and_d_crash_program", "galactic_federation"]
    table = phase("develop", "r_and_d_crash_program", hand=["galactic_federation"], cash=2, action="develop")
    table.play(0, "develop galactic_federation").pay(0, 2)
    assert table.tableau(0) == ["galactic_federation"]
    table = phase("develop", "r_and_d_crash_program", hand=["galactic_federation"], cash=1, action="develop")
    assert table.legal(0) == ["pass"]


def test_14_a_free_development_leaves_the_program_where_it_is() -> None:
    table = phase("develop", "r_and_d_crash_program", hand=["public_works"], action="develop")
    assert table.play(0, "develop public_works").over
    assert table.tableau(0) == ["r_and_d_crash_program", "public_works"]


def test_16_pan_galactic_research_reduces_the_cost_too() -> None:
    table = phase(
        "develop",
        "investment_credits",
        "galactic_federation",
        "pan_galactic_research",
        hand=["merchant_guild"],
        cash=1,
        action="develop",
    )
    table.play(0, "develop merchant_guild").pay(0, 1)
    assert table.over


# Consume


def test_70_clandestine_uplift_lab_sells_genes_for_each_chromosome_world() -> None:
    table = phase(
        "consume",
        "clandestine_uplift_lab",
        "reptilian_uplift_race",
        goods=["avian_uplift_race"],
        action="consume trade",
    )
    assert len(table.hand(0)) == 4 + 3


def test_75_galactic_exchange_takes_one_good_of_each_kind() -> None:
    goods = [*NOVELTIES, "comet_zone", "avian_uplift_race"]
    table = phase("consume", "galactic_exchange", goods=goods)
    assert (table.asked(0), table.amount(0)) == ("consume_good", 3)
    table.play(0, "consume gem_world")
    assert "consume artist_colony" not in table.legal(0)
    table.play(0, "consume comet_zone", "consume avian_uplift_race")
    assert table.over
    assert (table.vp(0), len(table.hand(0)), table.goods(0)) == (3, 3, ["artist_colony"])


@pytest.mark.parametrize(("action", "vp"), [("consume 2x", 2), ("consume trade", 1)])
def test_79_galactic_salon_is_doubled(action: str, vp: int) -> None:
    table = phase("consume", "galactic_salon", action=action)
    assert table.over
    assert (table.vp(0), table.pool) == (vp, 24 - vp)


def test_81_alien_toy_shop_takes_only_its_own_good() -> None:
    table = phase("consume", "alien_toy_shop", goods=["deserted_alien_outpost"])
    assert table.over
    assert (table.vp(0), table.goods(0)) == (0, ["deserted_alien_outpost"])
    assert phase("consume", "alien_toy_shop", goods=["alien_toy_shop"]).vp(0) == 2


FIVE = ("rebel_outpost", "lost_alien_warship")  # two cards of defence 5
CHEAP = ("gem_world", "spice_world", "new_vinland", "artist_colony")


def gambler(hand: Sequence[str], deck: Sequence[str]) -> Table:
    return phase("consume", "gambling_world_rvi", hand=hand, deck=deck)


def test_84_a_dearer_card_wins_the_ante_and_one_of_the_cards() -> None:
    table = gambler([FIVE[0]], [*CHEAP, "rebel_homeworld"])
    assert table.legal(0) == ["pass", "ante"]
    table.play(0, "ante", "ante rebel_outpost")
    assert (table.asked(0), len(table.legal(0))) == ("take_revealed", 5)
    assert sorted(table.match.view(1).seats[0].drawn) == table.drawn(0)
    table.play(0, "take gem_world")
    assert table.over
    assert table.hand(0) == ["gem_world", "rebel_outpost"]
    assert sorted(table.match.view(1).seats[0].shown) == ["gem_world", "rebel_outpost"]
    assert len(table.match.view(1).known_discards) == 4


def test_84_an_equal_card_does_not_win() -> None:
    table = gambler([FIVE[0]], [*CHEAP, FIVE[1]])
    table.play(0, "ante", "ante rebel_outpost")
    assert table.over
    assert table.hand(0) == []
    assert sorted(table.match.view(1).known_discards) == sorted([*CHEAP, *FIVE])


def test_84_a_single_card_turned_over_is_taken_at_once() -> None:
    table = gambler(["rebel_fuel_cache"], ["pirate_world"]).play(0, "ante", "ante rebel_fuel_cache")
    assert table.over
    assert table.hand(0) == ["pirate_world", "rebel_fuel_cache"]


@pytest.mark.parametrize("card", ["damaged_alien_factory", "dying_colony", "rebel_homeworld", "alien_monolith"])
def test_85_only_cards_from_1_to_6_can_be_put_up(card: str) -> None:
    possible = card == "damaged_alien_factory"
    table = gambler([card], [])
    assert table.over != possible
    assert gambler(["rebel_stronghold"], []).over


def test_the_ante_may_be_declined_and_comes_once() -> None:
    table = gambler(["rebel_fuel_cache"], ["dying_colony"])
    assert table.play(0, "pass").over
    table = phase("consume", "gambling_world_rvi", hand=["rebel_fuel_cache", "new_earth"], goods=["gem_world"])
    assert table.legal(0) == ["use gambling_world_rvi", "ante"]  # the consume power is no choice
    table.play(0, "use gambling_world_rvi", "ante", "ante rebel_fuel_cache")
    assert table.vp(0) == 1
    assert "ante" not in table.legal(0)


# Produce and the end of a round


def test_95_rebel_cantina_draws_for_every_rebel_world() -> None:
    table = phase("produce", "rebel_cantina", "rebel_miners", "rebel_base", "rebel_alliance", "galactic_salon")
    assert len(table.hand(0)) == 3


def test_96_universal_symbionts_does_not_fill_itself() -> None:
    assert phase("produce", "universal_symbionts").goods(0) == []
    assert phase("produce", "universal_symbionts", action="produce").goods(0) == ["universal_symbionts"]
    assert phase("produce", "universal_symbionts", "avian_uplift_race").goods(0) == ["avian_uplift_race"]


def test_97_damaged_alien_factory_produces_for_a_hand_card() -> None:
    assert phase("produce", "damaged_alien_factory").goods(0) == []
    table = phase("produce", "damaged_alien_factory", hand=["gem_world"])
    assert table.legal(0) == ["pass", "use damaged_alien_factory"]
    table.play(0, "use damaged_alien_factory", "pay gem_world")
    assert table.over
    assert (table.goods(0), table.hand(0)) == (["damaged_alien_factory"], [])


def test_97_it_may_be_declined() -> None:
    table = phase("produce", "damaged_alien_factory", hand=["gem_world"]).play(0, "pass")
    assert table.over
    assert (table.goods(0), table.hand(0)) == ([], ["gem_world"])


def test_97_a_card_drawn_early_pays_for_it() -> None:
    table = phase("produce", "damaged_alien_factory", "rebel_underground", deck=["gem_world"])
    assert table.legal(0) == ["pass", "use rebel_underground"]
    table.play(0, "use rebel_underground", "use damaged_alien_factory", "pay gem_world")
    assert table.over
    assert table.goods(0) == ["damaged_alien_factory"]


def test_97_a_good_of_it_counts_for_draws_after_it() -> None:
    table = phase(
        "produce", "damaged_alien_factory", "research_labs", hand=["gem_world"], deck=["new_earth", "spice_world"]
    )
    table.play(0, "use damaged_alien_factory", "pay gem_world")
    assert table.hand(0) == ["spice_world"]


@pytest.mark.parametrize(("hand", "surplus"), [(12, 0), (13, 1)])
def test_98_pan_galactic_research_raises_the_hand_limit(hand: int, surplus: int) -> None:
    table = phase("round end", "pan_galactic_research", cash=hand)
    assert table.over == (surplus == 0)
    if surplus:
        assert (table.asked(0), table.amount(0)) == ("hand_limit", surplus)


WORLDS = ("gem_world", "artist_colony", "comet_zone", "spice_world", "new_vinland", "mining_world", "space_port")
MORE = ("distant_world", "old_earth", "secluded_world", "terraformed_world", "new_earth")


def test_106_hidden_fortress_ends_the_game_with_14_cards() -> None:
    thirteen = ["hidden_fortress", *WORLDS, *MORE]
    assert len(thirteen) == 13
    table = race(tgs=True, rvi=True).seat(0, tableau=thirteen).phase("round end")
    assert not table.match.over
    table = race(tgs=True, rvi=True).seat(0, tableau=[*thirteen, "tourist_world"]).phase("round end")
    assert table.match.end_reason == "tableau"


def test_106_others_still_end_it_with_12() -> None:
    twelve = [*WORLDS, *MORE]
    table = race(tgs=True, rvi=True).seat(0, tableau=["hidden_fortress"]).seat(1, tableau=twelve).phase("round end")
    assert table.match.over


# Scoring


def test_107_galactic_exchange_scores_kinds_of_worlds_and_diversified_economy() -> None:
    kinds = ["gem_world", "comet_zone", "avian_uplift_race"]
    base = phase("choose actions", "diversified_economy", *kinds).score(0)
    exchange = phase("choose actions", "diversified_economy", *kinds, "galactic_exchange").score(0)
    assert exchange - base == 9


def test_115_rebel_alliance_scores_rebels() -> None:
    cards = ["rebel_pact", "rebel_cantina", "rebel_base", "pirate_world"]
    alone = phase("choose actions", *cards).score(0)
    assert phase("choose actions", *cards, "rebel_alliance").score(0) - alone == 9


def test_116_uplift_code_scores_uplift() -> None:
    cards = ["avian_uplift_race", "alien_uplift_center"]
    alone = phase("choose actions", *cards).score(0)
    assert phase("choose actions", *cards, "uplift_code").score(0) - alone == 7


def test_126_interstellar_prospectors_fill_another_world_even_when_full() -> None:
    table = phase("produce", "interstellar_prospectors", "asteroid_belt", goods=["interstellar_prospectors"])
    assert table.over
    assert table.goods(0) == ["interstellar_prospectors", "asteroid_belt"]


@pytest.mark.parametrize(("players", "pool"), [(5, 60), (6, 72)])
def test_127_five_and_six_players_have_a_greater_pool(players: int, pool: int) -> None:
    assert race(players, tgs=True, rvi=True).phase("choose actions").pool == pool
