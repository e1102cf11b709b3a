"""Rulings 1-16 (race.md 20) and the rest of race.md 6 and 7: Explore and Develop."""

from __future__ import annotations

import pytest

from tests.games.race.table import Table, race

SEVEN = [
    "gem_world",
    "comet_zone",
    "spice_world",
    "artist_colony",
    "new_vinland",
    "plague_world",
    "distant_world",
]

TWENTY = [
    *("artist_colony", "new_vinland", "plague_world", "distant_world", "mining_world"),
    *("space_port", "refugee_world", "empath_world", "galactic_resort", "pre_sentient_race"),
    *("asteroid_belt", "secluded_world", "new_earth", "radioactive_world", "destroyed_world"),
    *("prosperous_world", "expanding_colony", "gambling_world", "rebel_base", "rebel_homeworld"),
]


def explorer(*tableau: str, bonus: str = "") -> Table:
    """Seat 0 explores with these cards in front of it; its opponent chose the phase if it did not."""
    chosen = {0: bonus} if bonus else {1: "explore +5"}
    table = race(deck=[*SEVEN, "mining_world"]).seat(0, tableau=list(tableau))
    return table.phase("explore", chosen_by=chosen)


def explores(table: Table) -> tuple[int, int]:
    """How many cards seat 0 draws and how many of them it keeps."""
    drawn = len(table.drawn(0)) or len(table.hand(0))
    kept = table.amount(0) if table.asked(0) == "keep" else drawn
    return drawn, kept


# Explore


def test_1_an_opponents_explore_without_powers_draws_two_and_keeps_one() -> None:
    table = explorer("old_earth")
    assert explores(table) == (2, 1)
    table.play(0, "keep comet_zone")
    assert table.hand(0) == ["comet_zone"]
    assert table.drawn(0) == []


@pytest.mark.parametrize(("bonus", "expected"), [("explore +5", (7, 1)), ("explore +1/+1", (3, 2))])
def test_2_the_two_bonuses_draw_seven_or_keep_two(bonus: str, expected: tuple[int, int]) -> None:
    assert explores(explorer("old_earth", bonus=bonus)) == expected


def test_2_the_cards_not_kept_are_discarded() -> None:
    table = explorer("old_earth", bonus="explore +1/+1")
    table.play(0, "keep gem_world", "keep spice_world")
    assert table.hand(0) == ["gem_world", "spice_world"]
    assert table.match.view(0).known_discards == ["comet_zone"]


def test_3_galactic_renaissance_draws_four_and_keeps_two() -> None:
    assert explores(explorer("old_earth", "galactic_renaissance")) == (4, 2)


def test_4_research_labs_keep_both_cards_and_nothing_is_asked() -> None:
    table = explorer("old_earth", "research_labs")
    assert table.asked(0) != "keep"
    assert table.hand(0) == ["comet_zone", "gem_world"]


def test_7_an_empty_deck_is_renewed_at_once_and_without_this_explores_discards() -> None:
    table = race(4, deck=["gem_world", "comet_zone", "spice_world"], only_deck=True, discarded=TWENTY)
    for seat in range(4):
        table.seat(seat)
    table.phase("explore", chosen_by={3: "explore +5"})
    assert table.drawn(0) == ["comet_zone", "gem_world"]
    assert "spice_world" in table.drawn(1)
    assert len(table.drawn(1)) == len(table.drawn(2)) == 2
    assert {*table.drawn(1), *table.drawn(2), *table.drawn(3)} <= {"spice_world", *TWENTY}
    assert (table.deck, table.discard) == (23 - 13, 0)
    table.play(0, "keep gem_world")
    assert (table.deck, table.discard) == (23 - 13, 1)  # the first discard lies on a pile of its own


def test_7_an_empty_deck_is_renewed_before_anybody_wants_to_draw() -> None:
    table = race(deck=["gem_world"], only_deck=True, discarded=TWENTY)
    table.seat(0, tableau=["interstellar_bank"]).phase("develop", chosen_by=[0])
    assert table.hand(0) == ["gem_world"]
    assert (table.deck, table.discard) == (20, 0)


def test_explore_discards_come_from_the_cards_drawn() -> None:
    table = race(deck=SEVEN).seat(0, hand=["mining_world"]).phase("explore", chosen_by={1: "explore +5"})
    assert table.legal(0) == ["keep gem_world", "keep comet_zone"]
    table.play(0, "keep gem_world")
    assert table.hand(0) == ["gem_world", "mining_world"]


def test_everybody_draws_before_anybody_keeps() -> None:
    table = race(3, deck=SEVEN, first=1)
    for seat in range(3):
        table.seat(seat, hand=[])
    table.phase("explore", chosen_by={0: "explore +1/+1"})
    assert table.match.owing == [0, 1, 2]
    assert table.drawn(1) == ["comet_zone", "gem_world"]  # player order begins at seat 1
    assert table.drawn(2) == ["artist_colony", "spice_world"]
    assert table.drawn(0) == ["distant_world", "new_vinland", "plague_world"]


def test_who_finds_too_few_cards_keeps_what_he_may() -> None:
    table = race(deck=["gem_world", "comet_zone", "spice_world"], only_deck=True).seat(0).seat(1)
    table.phase("explore", chosen_by={0: "explore +1/+1"})
    assert table.drawn(0) == ["comet_zone", "gem_world", "spice_world"]
    assert (table.drawn(1), table.hand(1)) == ([], [])
    assert table.match.owing == [0]


# Develop


def test_8_all_three_may_develop_and_only_the_chooser_pays_less() -> None:
    table = race(3)
    table.seat(0, hand=["replicant_robots"], cash=4).seat(1, hand=["drop_ships"], cash=4)
    table.seat(2, hand=["diversified_economy"], cash=4)
    table.phase("develop", chosen_by=[1])
    table.play(0, "develop replicant_robots").play(1, "develop drop_ships").play(2, "develop diversified_economy")
    table.pay(0, 4).pay(1, 3).pay(2, 4)
    assert table.over
    assert [table.tableau(seat) for seat in range(3)] == [["replicant_robots"], ["drop_ships"], ["diversified_economy"]]


def test_8_a_phase_that_nobody_chose_is_skipped() -> None:
    table = race(3)
    for seat in range(3):
        table.seat(seat, tableau=["old_earth", "epsilon_eridani", "new_sparta"][seat : seat + 1], hand=[])
    table.phase("choose actions").choose("settle", "settle", "settle")
    assert table.phase_now == "settle"


def test_9_two_choosers_play_one_phase_and_both_pay_less() -> None:
    table = race().seat(0, hand=["replicant_robots"], cash=4).seat(1, hand=["drop_ships"], cash=4)
    table.phase("choose actions").choose("develop", "develop")
    table.play(0, "develop replicant_robots").play(1, "develop drop_ships").pay(0, 3).pay(1, 3)
    assert table.over
    assert table.match.view(0).round == 3  # the story began in the round before


@pytest.mark.parametrize(("chosen_by", "price"), [([1], 3), ([0], 2)])
def test_10_investment_credits_and_the_bonus_add_up(chosen_by: list[int], price: int) -> None:
    table = race().seat(0, tableau=["investment_credits"], hand=["replicant_robots"], cash=4)
    table.phase("develop", chosen_by=chosen_by)
    table.play(0, "develop replicant_robots").pay(0, price)
    assert table.over


def test_11_a_cost_below_nothing_is_nothing_and_nothing_is_paid_back() -> None:
    table = race().seat(0, tableau=["investment_credits"], hand=["public_works", "gem_world"])
    table.phase("develop", chosen_by=[0]).play(0, "develop public_works")
    assert table.over
    assert table.hand(0) == ["gem_world"]


def test_12_public_works_does_not_draw_for_itself_but_for_the_next_development() -> None:
    table = race(deck=["gem_world"]).seat(0, hand=["public_works", "colony_ship", "comet_zone"])
    table.phase("choose actions").choose("develop", "develop")
    table.play(0, "develop public_works")  # cost 1, bonus 1: free
    assert table.hand(0) == ["colony_ship", "comet_zone"]
    table.choose("develop", "develop")
    table.play(0, "develop colony_ship", "pay comet_zone")
    assert table.hand(0) == ["gem_world"]


def test_13_a_second_copy_of_a_development_may_not_be_placed() -> None:
    table = race().seat(0, tableau=["space_marines"], hand=["space_marines", "drop_ships"], cash=5)
    table.phase("develop", chosen_by=[0])
    assert "develop drop_ships" in table.legal(0)
    assert "develop space_marines" not in table.legal(0)


def test_14_a_reduction_does_not_count_for_the_card_that_brings_it() -> None:
    table = race().seat(0, hand=["galactic_federation"], cash=6).phase("develop", chosen_by=[0])
    table.play(0, "develop galactic_federation").pay(0, 5)
    assert table.over


def test_15_interstellar_bank_draws_for_who_places_nothing() -> None:
    table = race(deck=["gem_world"]).seat(0, tableau=["interstellar_bank"]).phase("develop", chosen_by=[1])
    assert table.hand(0) == ["gem_world"]
    table.play(0, "pass")
    assert table.hand(0) == ["gem_world"]


def test_16_all_reductions_and_the_bonus_count_for_a_cost_6_development() -> None:
    table = race().seat(0, tableau=["investment_credits", "galactic_federation"], hand=["merchant_guild"], cash=3)
    table.phase("develop", chosen_by=[0])
    table.play(0, "develop merchant_guild").pay(0, 6 - 1 - 1 - 2)
    assert table.over


def test_the_card_drawn_at_the_start_may_be_developed_and_may_pay() -> None:
    table = race(deck=["public_works"]).seat(0, tableau=["interstellar_bank"], hand=["export_duties"])
    table.phase("develop")
    assert table.legal(0) == ["pass", "develop public_works", "develop export_duties"]
    table.play(0, "develop export_duties", "pay public_works")
    assert table.tableau(0) == ["interstellar_bank", "export_duties"]


@pytest.mark.parametrize(("cash", "payable"), [(3, False), (4, True)])
def test_a_development_must_be_payable_by_the_rest_of_the_hand(cash: int, payable: bool) -> None:
    table = race().seat(0, hand=["replicant_robots"], cash=cash).phase("develop")
    assert ("develop replicant_robots" in table.legal(0)) == payable


def test_developments_are_revealed_together() -> None:
    table = race().seat(0, hand=["export_duties"], cash=1).seat(1, hand=["public_works"], cash=1)
    table.phase("develop").play(0, "develop export_duties")
    assert table.match.view(1).seats[0].choice == ""
    assert table.match.view(1).seats[0].hand_size == 2
    assert table.tableau(0) == []
    table.play(1, "pass")
    assert table.match.view(1).seats[0].choice == "export_duties"
    assert table.match.view(1).seats[0].tableau[0].card == "export_duties"
    table.pay(0, 1)


def test_worlds_are_no_developments_and_nobody_need_develop() -> None:
    table = race().seat(0, hand=["gem_world", "public_works"]).phase("develop", chosen_by=[0])
    assert table.legal(0) == ["pass", "develop public_works"]
    table.play(0, "pass")
    assert table.over


def test_what_was_paid_with_is_known_to_the_payer_alone() -> None:
    table = race().seat(0, hand=["public_works", "gem_world"]).seat(1).phase("develop", chosen_by=[1]).play(1, "pass")
    table.play(0, "develop public_works", "pay gem_world")
    assert table.match.view(0).known_discards == ["gem_world"]
    assert table.match.view(1).known_discards == []
    assert table.discard == 1
