"""Rulings 25 to 38 of roll.md: Explore."""

from __future__ import annotations

import pytest

from galaktyka.engine.errors import IllegalActionError
from tests.games.roll.table import Table, roll


def explorers(**dice: int) -> dict[str, dict[str, int]]:
    return {"explore": dice}


def zone(table: Table, seat: int) -> tuple[list[str] | None, list[str] | None]:
    """The stacks of a seat, top first."""
    me = table.see(seat)
    return me.developments.tiles, me.worlds.tiles


def test_25_a_scout_may_abandon_tiles_of_an_earlier_scout() -> None:
    bag = ["space_docks", "export_duties", "diversification", "technology_unions"]
    table = (
        roll(bag=bag)
        .seat(0, developments=["public_works"], worlds=["gem_world"], columns=explorers(white=3))
        .phase("explore")
    )
    table.play(0, "abandon public_works", "abandon gem_world")
    assert table.see(0).abandoned == 2
    assert not any(text.startswith("stock") for text in table.legal(0))  # it is a Scout now
    table.play(0, "scout white")
    drawn = table.see(0).drawn
    assert drawn is not None
    assert len(drawn) == 3
    assert table.middle_now.abandoned == 2
    table.play(0, *(f"place {tile}" for tile in drawn))
    assert zone(table, 0) == (drawn, [])
    table.play(0, "scout white")
    assert table.see(0).drawn_size == 1
    last = set(bag) - set(drawn)
    table.play(0, f"place {last.pop()}", f"abandon {drawn[0]}")
    assert (table.middle_now.abandoned, table.middle_now.bag) == (3, 0)


def test_abandoned_tiles_return_to_the_bag_when_explore_ends() -> None:
    table = roll(bag=["space_docks", "export_duties", "diversification"])
    table.seat(0, developments=["public_works"], columns=explorers(white=1), settlers={"red": 1}).phase("explore")
    table.play(0, "abandon public_works", "scout white")
    for tile in table.see(0).drawn or []:
        table.play(0, f"place {tile}")
    assert (table.middle_now.abandoned, table.middle_now.bag) == (0, 2)
    assert table.citizenry(0) == {}  # recruited at once
    assert table.cup(0) == {"white": 1}


def test_26_stock_at_nine_credits_gives_one() -> None:
    table = roll().seat(0, columns=explorers(white=1), settlers={"red": 1}, credits=9, citizenry={"red": 1})
    table.phase("explore").play(0, "stock white")
    assert table.credits(0) == 10 - 2  # both dice were recruited
    assert table.cup(0) == {"white": 1, "red": 1}


def test_27_every_explorer_does_a_task_even_without_gain() -> None:
    table = roll().seat(0, columns=explorers(white=1), credits=10).phase("explore")
    assert table.legal(0) == ["scout white", "stock white"]
    table.play(0, "stock white")
    assert table.credits(0) == 9  # ten, less one for recruiting


def test_28_a_yellow_explorer_stocks_four_with_alien_archaeology() -> None:
    table = roll().seat(
        0, tableau=["alien_archaeology"], columns=explorers(white=1, yellow=1), settlers={"red": 1}, credits=1
    )
    table.phase("explore")
    assert table.legal(0) == ["scout white", "scout yellow", "stock white", "stock yellow"]
    table.play(0, "stock yellow")
    assert table.credits(0) == 5
    table.play(0, "stock white")
    assert table.credits(0) == 5  # seven, less two for recruiting


def test_29_dice_stay_in_the_zone_when_their_tile_is_abandoned() -> None:
    table = roll(bag=["space_docks"]).seat(
        0, developments=["robot_surveyors"], developers={"white": 2}, columns=explorers(white=1)
    )
    table.phase("explore").play(0, "abandon robot_surveyors")
    stack = table.see(0).developments
    assert (stack.size, stack.dice) == (0, {"white": 2})


def test_30_a_tile_that_has_its_dice_waits_for_the_next_develop() -> None:
    table = roll(bag=["space_docks"]).seat(
        0, developments=["robot_surveyors"], developers={"white": 2}, columns=explorers(white=1), settlers={"red": 1}
    )
    table.phase("explore", later=["develop"]).play(0, "abandon robot_surveyors", "scout white")
    assert table.tableau(0) == []
    table.play(0, "place space_docks", "place robot_surveyors")
    assert table.tableau(0) == ["space_docks"]
    assert table.see(0).developments.top == "robot_surveyors"


def test_30_and_if_develop_does_not_occur_it_stays() -> None:
    table = roll(bag=["space_docks"]).seat(0, developers={"white": 2}, columns=explorers(white=1))
    table.phase("explore").play(0, "scout white", "place space_docks")
    assert table.tableau(0) == []
    stack = table.see(0).developments
    assert (stack.top, stack.cost, stack.dice) == ("space_docks", 2, {"white": 2})


def test_31_of_too_many_developers_the_owner_chooses() -> None:
    table = roll().seat(
        0, developments=["space_docks", "robot_surveyors"], developers={"white": 1, "red": 1, "blue": 1}
    )
    table.phase("develop")
    assert (table.asked(0), table.see(0).amount) == ("crew", 2)
    table.play(0, "use red from developers", "use blue from developers")
    assert table.tableau(0) == ["space_docks"]
    stack = table.see(0).developments
    assert (stack.top, stack.dice) == ("robot_surveyors", {"white": 1})


def test_32_a_tile_that_has_its_dice_is_completed_without_own_developers() -> None:
    table = roll().seat(0, developments=["space_docks"], developers={"white": 2}, settlers={"red": 1})
    table.phase("develop")
    assert table.tableau(0) == ["space_docks"]


def test_33_abandoned_tiles_refill_an_empty_bag() -> None:
    table = roll(bag=["space_docks"], abandoned=["export_duties", "diversification"])
    table.seat(0, developments=["public_works", "trade_levies"], columns=explorers(white=2)).phase("explore")
    table.play(0, "abandon public_works", "abandon trade_levies", "scout white")
    assert table.see(0).drawn_size == 3
    assert (table.middle_now.bag, table.middle_now.abandoned) == (2, 0)


def test_34_with_too_few_tiles_everybody_with_three_returns_one() -> None:
    table = roll(3, bag=["space_docks"])
    table.seat(0, developments=["public_works", "trade_levies"], columns=explorers(white=2))
    table.seat(1, developments=["diversification", "technology_unions"])
    table.seat(2, worlds=["gem_world", "spice_world", "new_vinland", "space_port", "mining_world"])
    table.phase("explore")
    table.play(0, "scout white", "place space_docks")
    assert (table.see(0).developments.size, table.middle_now.bag) == (3, 0)  # no more than it takes to return one
    table.play(0, "scout white")
    assert [table.asked(seat) for seat in range(3)] == ["return_tile", "", "return_tile"]
    with pytest.raises(IllegalActionError):
        table.match.copy().play(2, "return public_works")
    table.play(2, "return mining_world").play(0, "return trade_levies")
    assert (table.asked(0), table.see(0).drawn_size, table.middle_now.bag) == ("place_tile", 1, 1)
    assert table.see(2).worlds.size == 4


def test_34_and_if_nobody_has_three_the_draw_ends() -> None:
    table = roll(bag=[]).seat(0, developments=["public_works", "trade_levies"], columns=explorers(white=1, red=1))
    table.phase("explore").play(0, "scout white")
    assert table.asked(0) == "explore"
    assert table.see(0).drawn_size == 0


def test_35_improved_reconnaissance_may_place_on_top_of_the_dice() -> None:
    table = roll(bag=["space_docks", "export_duties"]).seat(
        0,
        tableau=["improved_reconnaissance"],
        developments=["robot_surveyors"],
        developers={"white": 1},
        columns=explorers(white=2),
    )
    table.phase("explore").play(0, "scout white")
    tile = (table.see(0).drawn or [""])[0]
    table.play(0, f"place {tile}")
    assert (table.asked(0), table.see(0).placing, table.legal(0)) == ("place_where", tile, ["top", "bottom"])
    assert table.match.view(1).seats[0].placing == ""
    table.play(0, "top")
    assert zone(table, 0) == ([tile, "robot_surveyors"], [])
    assert table.see(0).developments.dice == {"white": 1}
    table.play(0, "scout white")
    other = (table.see(0).drawn or [""])[0]
    table.play(0, f"place {other}", "bottom")
    assert zone(table, 0) == ([tile, "robot_surveyors", other], [])


def test_on_an_empty_stack_there_is_nothing_to_choose() -> None:
    table = roll(bag=["space_docks"]).seat(0, tableau=["improved_reconnaissance"], columns=explorers(white=1))
    table.phase("explore").play(0, "scout white", "place space_docks")
    assert zone(table, 0) == (["space_docks"], [])


def test_36_alien_research_team_draws_without_explorers_but_only_in_explore() -> None:
    table = roll(bag=["space_docks"]).seat(0, tableau=["alien_research_team"]).phase("explore")
    assert (table.asked(0), table.see(0).drawn) == ("place_tile", ["space_docks"])
    table.play(0, "place space_docks")
    assert table.see(0).developments.top == "space_docks"
    idle = roll(bag=["space_docks"]).seat(0, tableau=["alien_research_team"]).phase("produce")
    assert idle.see(0).developments.size == 0


def test_the_draw_of_the_research_team_ends_short_and_goes_underneath() -> None:
    table = roll(bag=[]).seat(0, tableau=["alien_research_team"], worlds=["gem_world", "spice_world", "new_vinland"])
    table.phase("explore")
    assert (table.see(0).drawn_size, table.see(0).worlds.size) == (0, 3)
    below = roll(bag=["space_docks"]).seat(
        0, tableau=["alien_research_team", "improved_reconnaissance"], developments=["public_works"]
    )
    below.phase("explore").play(0, "place space_docks")
    assert below.see(0).developments.top == "public_works"


def test_the_draw_of_the_research_team_takes_abandoned_tiles_but_nobody_returns_one_for_it() -> None:
    table = roll(bag=["space_docks"], abandoned=["export_duties"]).seat(
        0,
        tableau=["alien_research_team"],
        worlds=["gem_world", "spice_world", "new_vinland"],
        columns=explorers(white=1),
    )
    table.phase("explore").play(0, "scout white", "place space_docks")
    assert (table.asked(0), table.see(0).drawn) == ("place_tile", ["export_duties"])


def researched(*answers: str, yellow: int = 0) -> int:
    """The credits of a seat with Alien Research Team and Alien Research Ship after these tasks, before recruiting."""
    table = roll().seat(
        0,
        tableau=["alien_research_team", "alien_research_ship"],
        columns=explorers(yellow=yellow) if yellow else {},
        settlers={"red": 1},
        credits=1,
    )
    table.phase("explore")
    for answer in answers:
        table.play(0, answer)
        while table.asked(0) == "place_tile":
            table.play(0, table.legal(0)[0])
    assert table.asked(0) == "recall"
    return table.credits(0) + table.cup(0).get("yellow", 0)  # what recruiting cost


def test_37_alien_research_team_rewards_a_yellow_scout_once() -> None:
    assert researched("stock extra white", "scout extra yellow") == 1 + 2 + 1
    assert researched("scout extra white", "stock extra yellow") == 1 + 2
    assert researched("scout yellow", "scout yellow", "scout extra yellow", "stock extra white", yellow=2) == 1 + 1 + 2


def test_38_advanced_logistics_works_without_explorers_but_not_after_the_research_draw() -> None:
    table = roll(bag=["space_docks"]).seat(
        0,
        tableau=["advanced_logistics", "alien_research_team"],
        developments=["public_works", "trade_levies"],
        worlds=["gem_world"],
        developers={"white": 1},
        settlers={"red": 1},
    )
    table.phase("explore")
    assert table.legal(0) == ["pass", "rearrange"]
    table.play(0, "rearrange")
    assert table.see(0).drawn_size == 3
    table.play(0, "place trade_levies", "place lost_alien_warship", "place conscription")
    assert zone(table, 0) == (["trade_levies", "conscription"], ["lost_alien_warship"])
    assert (table.see(0).developments.dice, table.see(0).worlds.dice) == ({"white": 1}, {"red": 1})
    assert (table.asked(0), table.see(0).drawn) == ("place_tile", ["space_docks"])  # the draw has come
    assert "rearrange" not in table.legal(0)
    table.play(0, "place space_docks")
    assert table.asked(0) == "recall"


def test_38_and_between_tasks_once_each() -> None:
    table = roll(bag=[]).seat(
        0,
        tableau=["advanced_logistics"],
        developments=["public_works"],
        columns=explorers(white=1),
        settlers={"red": 1},
    )
    table.phase("explore").play(0, "rearrange", "place public_works")
    assert "rearrange" not in table.legal(0)  # nothing has happened in between
    table.play(0, "stock white")
    assert table.legal(0) == ["pass", "rearrange"]
    table.play(0, "pass")
    assert table.asked(0) == "recall"


def test_rearranging_is_not_part_of_a_scout() -> None:
    table = roll(bag=["space_docks"]).seat(
        0, tableau=["advanced_logistics"], developments=["public_works", "trade_levies"], columns=explorers(white=1)
    )
    table.phase("explore").play(0, "abandon public_works")
    assert table.legal(0) == ["scout white", "abandon trade_levies"]


def test_explorers_that_no_power_tells_apart_are_one_choice() -> None:
    table = roll().seat(0, columns=explorers(red=1, blue=2, yellow=1)).phase("explore")
    assert table.legal(0) == ["scout red", "stock red"]


def test_seats_explore_at_once_unless_the_bag_may_run_short() -> None:
    plenty = roll().seat(0, columns=explorers(white=2)).seat(1, columns=explorers(white=2)).phase("explore")
    assert (plenty.match.owing, plenty.middle_now.strict) == ([0, 1], False)
    few = roll(bag=["space_docks"], first=1).seat(0, columns=explorers(white=2)).seat(1, columns=explorers(white=2))
    few.phase("explore")
    assert (few.match.owing, few.middle_now.strict) == ([1], True)
    few.play(1, "stock white", "stock white")
    assert few.match.owing == [0]
