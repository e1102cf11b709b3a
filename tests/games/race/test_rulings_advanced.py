"""Rulings 100-103 (race.md 20) and the rest of race.md 15: the advanced game for two."""

from __future__ import annotations

import pytest

import galaktyka as gk
from galaktyka.engine.errors import GalaktykaError
from tests.games.race.table import race


def test_100_both_explore_cards_draw_eight_and_keep_two() -> None:
    table = race(advanced=True).seat(0).seat(1).phase("choose actions")
    table.choose("explore +5 & explore +1/+1", "settle & produce")
    assert table.phase_now == "explore"
    assert (len(table.drawn(0)), table.amount(0)) == (8, 2)
    assert (len(table.drawn(1)), table.amount(1)) == (2, 1)
    table.play(0, table.legal(0)[0], table.legal(0)[1]).play(1, table.legal(1)[0])
    assert table.phase_now == "settle"  # one Explore phase


def test_101_the_single_card_gets_the_bonus_in_the_first_of_two_phases() -> None:
    table = race(advanced=True, deck=["tourist_world"])
    table.seat(0, hand=["export_duties", "public_works"], cash=2)
    table.seat(1, hand=["investment_credits", "expedition_force", "pilgrimage_world"], cash=2)
    table.phase("choose actions").choose("develop & develop", "develop & settle")
    table.play(0, "develop export_duties").play(1, "develop expedition_force")  # cost 1, free for both
    assert table.phase_now == "develop"
    table.play(0, "develop public_works").play(1, "develop investment_credits").pay(1, 1)  # free for seat 0 only
    assert table.phase_now == "settle"
    table.play(0, "pass").play(1, "settle pilgrimage_world")
    assert "tourist_world" in table.hand(1)  # and the settle bonus is his
    assert table.over


def test_101_two_cards_each_get_the_bonus_in_both_phases() -> None:
    table = race(advanced=True)
    for seat, hand in enumerate((["export_duties", "public_works"], ["investment_credits", "expedition_force"])):
        table.seat(seat, hand=hand)
    table.phase("choose actions").choose("develop & develop", "develop & develop")
    table.play(0, "develop export_duties").play(1, "develop investment_credits")
    table.play(0, "develop public_works").play(1, "develop expedition_force")
    assert table.over
    assert (len(table.tableau(0)), len(table.tableau(1))) == (2, 2)


def test_102_what_is_placed_in_the_first_phase_counts_in_the_second() -> None:
    table = race(advanced=True).seat(0, hand=["investment_credits", "colony_ship"]).phase("choose actions")
    table.choose("develop & develop", "settle & produce")
    table.play(0, "develop investment_credits", "develop colony_ship", "pass")  # 2 - 1 - 1
    assert table.over
    assert table.tableau(0) == ["investment_credits", "colony_ship"]


def test_103_both_consume_cards_sell_a_good_and_then_double_the_vp() -> None:
    tableau = ["old_earth", "gem_world", "comet_zone"]
    table = race(advanced=True).seat(0, tableau=tableau, goods=["gem_world", "comet_zone"])
    table.phase("consume", chosen_by={0: "consume trade & consume 2x"}).play(0, "sell comet_zone")
    assert (len(table.hand(0)), table.vp(0), table.goods(0)) == (3 + 1, 2, [])


def test_two_settle_cards_play_two_phases_with_the_bonus_in_both() -> None:
    table = race(advanced=True, deck=["tourist_world", "new_earth", "terraformed_world"])
    table.seat(0, hand=["new_sparta", "former_penal_colony"], tableau=["space_marines"])
    table.phase("choose actions").choose("settle & settle", "develop & settle")
    table.play(0, "pass", "settle new_sparta", "settle former_penal_colony")
    assert table.over
    assert table.hand(0) == ["terraformed_world", "tourist_world"]  # New Earth lies on the windfall world


def test_a_single_settle_card_gets_the_bonus_in_the_first_of_two_phases() -> None:
    table = race(advanced=True, deck=["tourist_world", "new_earth"])
    table.seat(0, hand=["pilgrimage_world"]).seat(1, tableau=["new_sparta"], hand=["outlaw_world", "rebel_outpost"])
    table.phase("choose actions").choose("settle & settle", "settle & produce")
    table.play(0, "pass").play(1, "settle outlaw_world")
    assert table.hand(1) == ["rebel_outpost", "tourist_world"]
    table.play(0, "settle pilgrimage_world").play(1, "pass")
    assert (table.over, table.hand(0)) == (True, ["new_earth"])


def test_a_second_settle_phase_gives_the_single_card_nothing() -> None:
    table = race(advanced=True, deck=["tourist_world"]).seat(0).seat(1, tableau=["new_sparta"], hand=["outlaw_world"])
    table.phase("choose actions").choose("settle & settle", "settle & produce")
    table.play(0, "pass").play(1, "pass").play(0, "pass").play(1, "settle outlaw_world")
    assert (table.over, table.hand(1)) == (True, [])


def test_military_placed_in_the_first_settle_phase_counts_in_the_second() -> None:
    table = race(advanced=True).seat(0, tableau=["space_marines"], hand=["new_sparta", "malevolent_lifeforms"])
    table.phase("choose actions").choose("settle & settle", "explore +5 & produce")
    table.play(0, table.legal(0)[0], "settle new_sparta", "settle malevolent_lifeforms")
    assert table.tableau(0) == ["space_marines", "new_sparta", "malevolent_lifeforms"]


def test_nine_cards_make_twenty_three_pairs() -> None:
    pairs = [set(pair.split(" & ")) for pair in gk.new("race", players=2, advanced=True, first_game=True).legal(0)]
    assert len(pairs) == 7 * 6 // 2 + 2
    assert [pair for pair in pairs if len(pair) == 1] == [{"develop"}, {"settle"}]  # of these there are two cards


@pytest.mark.parametrize("players", [3, 4])
def test_the_advanced_game_is_for_two(players: int) -> None:
    with pytest.raises(GalaktykaError, match="2 players"):
        gk.new("race", players=players, advanced=True)
