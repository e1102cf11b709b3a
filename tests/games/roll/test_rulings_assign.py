"""Rulings 6 to 24 of roll.md: assigning dice in secret, and the reveal."""

from __future__ import annotations

import pytest

from galaktyka.engine.errors import IllegalActionError
from galaktyka.games.roll.view import LayoutView
from tests.games.roll.table import Table, roll

PHASES = ("explore", "develop", "settle", "produce", "ship")
Columns = dict[str, dict[str, int]]


def assigning(columns: Columns, *tableau: str, rival: tuple[str, ...] = (), players: int = 2) -> Table:
    """Seat 0 has rolled these dice, wild ones among them."""
    table = roll(players).seat(0, tableau=tableau, columns=columns)
    return table.seat(1, tableau=rival, columns={"explore": {"white": 1}}).phase("assign")


def held(layout: LayoutView) -> Columns:
    """The columns that are not empty."""
    return {phase: dice for phase, dice in layout.columns.items() if dice}


def refuses(table: Table, *answers: str) -> None:
    """Seat 0 may not do any of this now."""
    for answer in answers:
        with pytest.raises(IllegalActionError):
            table.match.copy().play(0, answer)


def moves(table: Table) -> list[str]:
    return [text for text in table.legal(0) if text.startswith("move")]


def test_6_any_die_selects_any_phase() -> None:
    table = assigning({"ship": {"white": 1}})
    assert table.legal(0) == [f"select {phase} with white from ship" for phase in PHASES]
    table.play(0, "select develop with white from ship", "ready")
    table.play(1, "select explore with white from explore", "ready")
    assert "develop" in table.middle_now.active
    assert table.see(0).selected == "develop"
    assert held(table.layout(0)) == {"develop": {"white": 1}}  # a developer, whatever it shows


def test_7_wild_dice_go_to_any_column_even_to_the_same() -> None:
    table = assigning({"wild": {"red": 2}, "settle": {"white": 1}})
    table.play(0, "select ship with white from settle")
    assert table.legal(0) == [f"move red from wild to {phase}" for phase in PHASES]
    table.play(0, "move red from wild to produce", "move red from wild to produce")
    assert held(table.layout(0)) == {"produce": {"red": 2}}
    assert table.layout(0).step == "reassign"


def test_a_wild_die_may_select_as_well() -> None:
    table = assigning({"wild": {"red": 1}, "settle": {"white": 1}})
    table.play(0, "select ship with red from wild")
    assert held(table.layout(0)) == {"settle": {"white": 1}}
    assert (table.see(0).selected, table.see(0).selector, table.layout(0).strip) == ("ship", "red", "red")


def test_8_no_reassigning_before_a_phase_is_selected() -> None:
    table = assigning({"explore": {"white": 3}}, "nanotechnology")
    assert all(text.startswith("select") for text in table.legal(0))
    table.play(0, "select explore with white from explore")
    assert "use nanotechnology" in table.legal(0)


def test_9_dictate_moves_one_die_and_the_other_returns_to_the_cup() -> None:
    table = assigning({"explore": {"white": 1}, "ship": {"blue": 1}, "produce": {"red": 1}})
    table.play(0, "select settle with red from produce")
    refuses(table, "dictate red from settle", "move blue from ship to settle")
    table.play(0, "dictate white from explore")
    assert moves(table) == [f"move blue from ship to {phase}" for phase in PHASES if phase != "ship"]
    refuses(table, "pass", "ready")
    table.play(0, "move blue from ship to settle")
    assert (held(table.layout(0)), table.layout(0).dictated) == ({"settle": {"blue": 1}}, {"white": 1})
    table.play(0, "ready").play(1, "select explore with white from explore", "ready")
    assert table.cup(0)["white"] == 1


def test_10_dictate_needs_two_dice_below_the_strip() -> None:
    table = assigning({"explore": {"white": 2}})
    table.play(0, "select ship with white from explore")
    assert table.legal(0) == ["ready"]


def test_11_dictate_is_used_once_but_more_often_with_backup_planning() -> None:
    once, often = (assigning({"explore": {"white": 5}}, *tableau) for tableau in ((), ("backup_planning",)))
    for table, again in ((once, False), (often, True)):
        table.play(0, "select ship with white from explore")
        table.play(0, "dictate white from explore", "move white from explore to develop")
        assert ("dictate white from explore" in table.legal(0)) == again
    often.play(0, "dictate white from explore", "move white from develop to settle")
    assert often.layout(0).dictated == {"white": 2}
    assert held(often.layout(0)) == {"explore": {"white": 1}, "settle": {"white": 1}}
    often.play(0, "dictate white from settle", "move white from explore to produce")
    assert often.legal(0) == ["ready"]


def test_12_with_galactic_mandate_each_dictate_moves_up_to_three() -> None:
    table = assigning({"explore": {"white": 7}}, "backup_planning", "galactic_mandate")
    table.play(0, "select ship with white from explore", "dictate white from explore")
    table.play(0, *["move white from explore to ship"] * 3)
    assert table.layout(0).step == "reassign"
    table.play(0, "dictate white from explore", "move white from explore to produce")
    assert "pass" in table.legal(0)
    table.play(0, "pass", "ready")
    assert held(table.layout(0)) == {"ship": {"white": 3}, "produce": {"white": 1}}


def test_13_local_subsidies_moves_a_white_die_to_any_column() -> None:
    table = assigning({"explore": {"white": 1, "red": 2}}, "local_subsidies")
    table.play(0, "select ship with red from explore", "use local_subsidies")
    assert moves(table) == [f"move white from explore to {phase}" for phase in PHASES if phase != "explore"]
    table.play(0, "move white from explore to settle")
    assert "use local_subsidies" not in table.legal(0)
    assert table.layout(0).used == ["local_subsidies"]


def test_14_executive_power_moves_exactly_two_from_one_column() -> None:
    table = assigning({"explore": {"white": 2, "red": 1}, "ship": {"blue": 1}}, "executive_power")
    table.play(0, "select settle with red from explore", "use executive_power")
    assert moves(table) == ["move white from explore to settle"]  # one blue die alone in its column may not go
    table.play(0, "move white from explore to settle")
    refuses(table, "pass", "move blue from ship to settle")
    table.play(0, "move white from explore to settle")
    assert held(table.layout(0)) == {"settle": {"white": 2}, "ship": {"blue": 1}}
    alone = assigning({"explore": {"white": 2}, "ship": {"blue": 1}}, "executive_power")
    alone.play(0, "select settle with white from explore")
    refuses(alone, "use executive_power")


def test_15_homeworld_patriotism_moves_white_dice_to_the_selected_phase_only() -> None:
    table = assigning({"explore": {"white": 3, "red": 1}}, "homeworld_patriotism")
    table.play(0, "select settle with white from explore", "use homeworld_patriotism")
    assert moves(table) == ["move white from explore to settle"]
    table.play(0, "move white from explore to settle")
    assert table.legal(0) == ["pass", "move white from explore to settle"]
    table.play(0, "move white from explore to settle")
    assert held(table.layout(0)) == {"explore": {"red": 1}, "settle": {"white": 2}}


def test_16_isolation_policy_cannot_move_the_selecting_die() -> None:
    table = assigning({"explore": {"white": 1}, "ship": {"red": 1}}, "isolation_policy")
    table.play(0, "select explore with white from explore")
    refuses(table, "use isolation_policy")


def test_17_isolation_policy_sends_two_explorers_to_two_columns() -> None:
    table = assigning({"explore": {"white": 3}}, "isolation_policy")
    table.play(0, "select explore with white from explore", "use isolation_policy")
    table.play(0, "move white from explore to develop", "move white from explore to ship")
    assert held(table.layout(0)) == {"develop": {"white": 1}, "ship": {"white": 1}}


def test_18_a_die_in_the_dictate_area_stays_there() -> None:
    table = assigning({"explore": {"white": 1, "blue": 2}}, "nanotechnology")
    table.play(
        0, "select ship with blue from explore", "dictate white from explore", "move blue from explore to settle"
    )
    table.play(0, "use nanotechnology")
    assert not any("white" in text for text in table.legal(0))


def test_19_a_yellow_die_can_become_an_explorer() -> None:
    table = assigning({"settle": {"yellow": 1, "white": 1}}, "galactic_influence")
    table.play(0, "select ship with white from settle", "use galactic_influence")
    table.play(0, "move yellow from settle to explore")
    assert held(table.layout(0)) == {"explore": {"yellow": 1}}


@pytest.mark.parametrize(
    ("mine", "rival", "most"),
    [
        ((), (), 1),
        (("spice_world", "gem_world"), ("new_vinland",), 2),
        (("spice_world",), ("new_vinland", "gem_world"), 0),
        (("spice_world",), ("new_vinland",), 1),
    ],
)
def test_20_mad_scientists_look_at_blue_worlds(mine: tuple[str, ...], rival: tuple[str, ...], most: int) -> None:
    table = assigning({"explore": {"white": 4}}, "mad_scientists", *mine, rival=rival)
    table.play(0, "select ship with white from explore")
    assert ("use mad_scientists" in table.legal(0)) == (most > 0)
    if most > 0:
        table.play(0, "use mad_scientists", "move white from explore to settle")
        assert table.layout(0).step == ("move" if most == 2 else "reassign")


def reveal(table: Table, mine: str, rival: str) -> Table:
    """Both are ready with these selections."""
    table.play(0, mine, "ready").play(1, f"select {rival} with white from explore", "ready")
    return table


def test_21_dice_of_phases_that_do_not_occur_return_to_the_cup() -> None:
    dice = {"ship": {"blue": 1, "green": 1}, "produce": {"red": 1, "white": 1}}
    table = roll(3).seat(0, columns=dice, settlers={"yellow": 1}).seat(1, columns={"explore": {"white": 1}})
    table.phase("assign").play(0, "select develop with red from produce")
    table.play(0, "dictate green from ship", "move white from produce to ship")
    table.play(0, "ready").play(1, "select develop with white from explore", "ready")
    assert table.asked(0) == "recall"
    assert "ship" not in table.middle_now.active
    assert table.cup(0) == {"blue": 1, "green": 1, "red": 1, "white": 1}


def test_22_an_extra_die_may_add_a_phase_with_two_players() -> None:
    shown = set()
    for seed in range(60):
        table = roll(2, seed=seed).seat(0, columns={"explore": {"white": 1}}, settlers={"white": 1})
        table.seat(1, columns={"explore": {"white": 1}}).phase("assign")
        reveal(table, "select develop with white from explore", "settle")
        view = table.middle_now  # seat 0 is asked to recall its settler, before the next round
        assert table.asked(0) == "recall"
        assert set(view.active) == {"develop", "settle", view.extra_die}
        shown.add(view.extra_die)
    assert shown == set(PHASES)


def test_23_with_three_players_there_is_no_extra_die() -> None:
    for seed in range(10):
        table = roll(3, seed=seed).seat(0, columns={"explore": {"white": 1}}, settlers={"white": 1})
        for seat in (1, 2):
            table.seat(seat, columns={"explore": {"white": 1}})
        table.phase("assign")
        for seat in range(3):
            table.play(seat, "select develop with white from explore", "ready")
        assert (table.middle_now.active, table.middle_now.extra_die) == (["develop"], "")


def test_24_only_the_one_phase_that_all_selected_occurs() -> None:
    table = roll(3)
    for seat in range(3):
        table.seat(seat, columns={"ship": {"white": 2}, "settle": {"red": 1}})
    table.phase("assign")
    for seat in range(3):
        table.play(seat, "select explore with white from ship", "ready")
    assert table.middle_now.active == ["explore"]
    for seat in range(3):
        assert table.asked(seat) == "explore"
        assert table.cup(seat) == {"white": 1, "red": 1}


def test_one_use_of_a_power_moves_different_dice() -> None:
    table = assigning({"explore": {"white": 2}, "ship": {"white": 1}}, "nanotechnology")
    table.play(0, "select produce with white from explore", "use nanotechnology", "move white from explore to ship")
    assert moves(table) == [f"move white from ship to {phase}" for phase in PHASES if phase != "ship"]
    table.play(0, "move white from ship to settle")
    assert held(table.layout(0)) == {"ship": {"white": 1}, "settle": {"white": 1}}
    alone = assigning({"explore": {"white": 2}}, "nanotechnology")
    alone.play(0, "select produce with white from explore", "use nanotechnology", "move white from explore to ship")
    assert alone.layout(0).step == "reassign"  # the only die was moved already


def test_a_die_may_be_moved_again_by_another_power() -> None:
    table = assigning({"explore": {"white": 2}}, "galactic_influence", "shipping_affinity")
    table.play(
        0, "select produce with white from explore", "use galactic_influence", "move white from explore to settle"
    )
    table.play(0, "use shipping_affinity", "move white from settle to ship", "ready")
    assert held(table.layout(0)) == {"ship": {"white": 1}}


def test_others_see_only_who_is_ready() -> None:
    table = assigning({"wild": {"red": 2}, "settle": {"white": 1}}, "nanotechnology")
    table.play(0, "select ship with white from settle", "move red from wild to ship")
    seat = table.match.view(1).seats[0]
    assert (seat.question, seat.amount, seat.layout, seat.selected) == ("assign", 1, None, "")
    assert seat.cup == {"red": 2, "white": 1}
