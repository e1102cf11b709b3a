"""Rulings 74 to 88 of roll.md: managing the empire, the end, scores."""

from __future__ import annotations

import pytest

import galaktyka as gk
from galaktyka.engine.errors import ActionError, IllegalActionError
from galaktyka.games.roll.scoring import rounded_up, triangular_root
from tests.games.roll.table import roll

STAY = {"red": 1}
START = ["space_piracy", "hidden_fortress", "new_sparta"]  # cost 0 + 2 + 2


def test_74_with_too_few_credits_the_owner_chooses_whom_to_recruit() -> None:
    table = roll().seat(0, citizenry={"white": 3, "red": 2, "blue": 1}, credits=4, settlers=STAY).phase("manage")
    assert (table.asked(0), table.see(0).amount) == ("recruit", 4)
    table.play(0, *["recruit red from citizenry"] * 2, "recruit blue from citizenry")
    assert table.asked(0) == "recall"  # only white dice are left: there is nothing to choose
    assert (table.cup(0), table.citizenry(0)) == ({"red": 2, "blue": 1, "white": 1}, {"white": 2})
    assert table.credits(0) == 1


def test_75_recruiting_is_not_optional() -> None:
    table = roll().seat(0, citizenry={"white": 2, "red": 1}, credits=5, settlers=STAY).phase("manage")
    assert (table.asked(0), table.cup(0), table.citizenry(0)) == ("recall", {"white": 2, "red": 1}, {})
    assert table.credits(0) == 2


def test_76_a_marker_on_zero_moves_to_one() -> None:
    table = roll().seat(0, citizenry={"white": 2, "red": 1}, credits=3, settlers=STAY).phase("manage")
    assert (table.cup(0), table.credits(0)) == ({"white": 2, "red": 1}, 1)


def test_77_with_an_empty_cup_a_die_must_be_recalled() -> None:
    table = roll().seat(
        0, tableau=["gem_world"], goods={"gem_world": ["blue"]}, developers={"white": 1}, settlers={"red": 1}
    )
    table.phase("manage")
    assert table.legal(0) == ["recall white from developers", "recall red from settlers", "recall gem_world"]
    table.play(0, "recall gem_world")
    assert "pass" in table.legal(0)
    table.play(0, "recall red from settlers")
    assert (table.cup(0), table.goods(0)) == ({"blue": 1, "red": 1}, {})
    assert table.legal(0) == ["pass", "recall white from developers"]


def test_of_two_different_goods_one_is_recalled_by_its_colour() -> None:
    goods = {"gem_world": ["blue", "red"]}
    table = roll().seat(0, tableau=["galactic_reserves", "gem_world"], goods=goods, cup={"white": 1}).phase("manage")
    table.play(0, "recall gem_world")
    assert table.legal(0) == ["good red from good", "good blue from good"]
    table.play(0, "good red from good")
    assert (table.goods(0), table.cup(0)) == ({"gem_world": ["blue"]}, {"white": 1, "red": 1})


def test_78_dice_in_citizenry_cannot_be_recalled() -> None:
    table = roll().seat(0, citizenry={"white": 2, "red": 1}, credits=1, settlers=STAY).phase("manage")
    table.play(0, "recruit red from citizenry")
    assert table.legal(0) == ["pass", "recall red from settlers"]
    with pytest.raises(IllegalActionError):
        table.play(0, "recall white from citizenry")


def test_79_a_tableau_may_pass_twelve_tiles() -> None:
    worlds = ["gem_world", "spice_world", "new_vinland", "space_port", "outlaw_world", "trading_world", "comet_zone"]
    table = roll().seat(
        0,
        tableau=[*START, *worlds, "asteroid_belt"],
        worlds=["artist_colony", "star_nomad_lair", "fifth_column"],
        columns={"settle": {"white": 2}},
        credits=5,
    )
    table.phase("settle")
    assert len(table.tableau(0)) == 13
    assert (table.match.over, table.match.end_reason) == (True, "tableau")


def test_80_scoring_adds_up_as_in_the_printed_example() -> None:
    assert rounded_up(13, 3) == 5
    assert 13 + 3 + rounded_up(13, 3) + 2 * rounded_up(4, 3) == 25


@pytest.mark.parametrize(("dice", "vp"), [(0, 0), (1, 2), (3, 2), (4, 4), (6, 4), (7, 6)])
def test_81_new_galactic_order_counts_groups_of_three_red_dice(dice: int, vp: int) -> None:
    table = roll().seat(0, tableau=["new_galactic_order"], cup={"white": 1, **({"red": dice} if dice else {})})
    assert table.phase("assign").score(0) == 6 + vp


@pytest.mark.parametrize(("chips", "vp"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (9, 3), (10, 4), (15, 5)])
def test_82_galactic_renaissance_counts_triangular_numbers(chips: int, vp: int) -> None:
    assert triangular_root(chips) == vp
    table = roll().seat(0, tableau=["galactic_renaissance"], vp=chips, cup={"white": 1}).phase("assign")
    assert table.score(0) == 6 + chips + vp


def test_83_system_diversification_counts_itself() -> None:
    def score(*more: str) -> int:
        tableau = ["system_diversification", *more]
        return roll().seat(0, tableau=tableau, cup={"white": 1}).phase("assign").score(0)

    assert score() == 6 + 3
    assert score("nanotechnology") == 6 + 5 + 6
    assert score("replicant_robots") == 6 + 4 + 3


def test_84_new_economy_counts_developments_without_a_reassign_power() -> None:
    tableau = ["new_economy", "biological_adaptation", "backup_planning"]
    table = roll().seat(0, tableau=tableau, cup={"white": 1}).phase("assign")
    assert table.score(0) == 6 + 2 + 1 + 2


def test_85_galactic_exchange_counts_colours_of_dice_anywhere() -> None:
    table = roll().seat(
        0,
        tableau=["galactic_exchange", "gem_world"],
        goods={"gem_world": ["yellow"]},
        cup={"white": 2},
        citizenry={"purple": 1},
        developers={"red": 1},
        settlers={"blue": 1},
        columns={"ship": {"brown": 1, "green": 1}},
    )
    table.phase("manage")
    assert table.score(0) == 6 + 2 + 7


def test_86_galactic_reserves_count_the_goods_that_are_left() -> None:
    goods = {"gem_world": ["blue", "red"], "alpha_centauri": ["brown"]}
    tableau = [*START, "galactic_reserves", *goods]
    table = roll(pool=0).seat(0, tableau=tableau, goods=goods, cup={"white": 1}, vp=30).phase("manage")
    printed = 0 + 2 + 2 + 6 + 2 + 1
    assert table.score(0) == 30 + printed + 3
    table.play(0, "recall alpha_centauri", "pass")
    assert table.match.over
    assert table.score(0) == 30 + printed + 2


def tie(mine: dict[str, object], rival: dict[str, object]) -> list[int]:
    table = roll(pool=0).seat(0, vp=40, **mine).seat(1, vp=40, **rival).phase("manage")
    while table.match.owing:
        table.play(table.match.owing[0], "pass")
    return table.match.winners()


def test_87_dice_in_the_cup_and_credits_break_a_tie() -> None:
    six_and_one = {"cup": {"white": 6}, "credits": 1}
    assert tie(six_and_one, {"cup": {"white": 4}, "credits": 4}) == [1]
    assert tie(six_and_one, {"cup": {"white": 3}, "credits": 4}) == [0, 1]
    assert tie(six_and_one, {"cup": {"white": 3}, "credits": 3}) == [0]


def test_88_dice_on_tiles_and_worlds_do_not_break_a_tie() -> None:
    busy = {"cup": {"white": 1}, "credits": 1, "developers": {"white": 5}, "settlers": {"red": 2}}
    assert tie(busy, {"cup": {"white": 2}, "credits": 1}) == [1]


def test_the_game_goes_on_with_chips_in_the_pool_and_eleven_tiles() -> None:
    table = roll(pool=1).seat(0, cup={"white": 1}).seat(1, cup={"white": 1}).phase("manage")
    assert not table.match.over
    assert table.middle_now.round == 2
    assert [table.asked(seat) for seat in range(2)] == ["select", "select"]


def test_both_conditions_may_end_a_game() -> None:
    worlds = ["gem_world", "spice_world", "new_vinland", "space_port", "outlaw_world", "trading_world", "comet_zone"]
    tableau = [*START, *worlds, "asteroid_belt", "fifth_column"]
    table = roll(pool=0).seat(0, tableau=tableau, cup={"white": 1}).phase("manage")
    assert (table.match.over, table.match.end_reason) == (True, "pool and tableau")


def test_words_that_mean_nothing_are_refused() -> None:
    match = gk.new("roll", seed=1, backend="python")
    with pytest.raises(ActionError, match="There is no tile 'atlantis'"):
        match.play(0, "develop atlantis")
    with pytest.raises(ActionError, match="is no answer to the question 'place_start'"):
        match.play(0, "sleep")
