"""Rulings 41 to 54, 74, 75, 80 to 87: exploration, planets and pirates (transgalactica.md 15)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from galaktyka.engine.match import Match
from galaktyka.games.transgalactica.game import GAME
from galaktyka.games.transgalactica.position import SeatSetup
from galaktyka.games.transgalactica.tables import FACTS
from tests.games.transgalactica.table import FULL_CREW, Table

IDLE = SeatSetup(crew=0, captains=0)
PLANETS = {"B1": "act_green_base", "B2": "act_grey_base", "I1": "mine_green_0_4", "I4": "mine_grey_1"}


def follower(me: SeatSetup, **situation: Any) -> Table:
    """Seat 1 follows an exploration that seat 0 ends at once."""
    table = Table(SeatSetup(), me, planets=PLANETS, **situation)
    table.play(0, "exploration")
    if table.asked(0) == "explore":
        table.play(0, "pass")
    return table.play(1, "follow with crew")


def test_41_the_secondary_action_moves_or_places() -> None:
    table = follower(SeatSetup(energy=2, ore=2, ships=["B1"]))
    assert table.can(1, "place")
    assert table.can(1, "move to H")
    table.play(1, "move to H")
    assert table.asked(1) != "explore"
    placed = follower(SeatSetup(energy=2, ore=2, ships=["B1"])).play(1, "place")
    assert placed.asked(1) != "explore"
    assert placed.me(1).placed == 2


def test_42_grey_outposts_give_moves_and_nothing_is_placed_between() -> None:
    planets = {"B1": "act_green_base", "B2": "act_grey_base", "I4": "mine_grey_1", "I1": "mine_green_0_4"}
    me = SeatSetup(energy=5, ore=2, outposts=["B2", "I4"])
    table = Table(me, IDLE, planets=planets).play(0, "exploration", "move to B1")
    assert table.can(0, "place")
    assert table.can(0, "move to I1")
    table.play(0, "move to I1", "place")
    assert not any(text.startswith("move") for text in table.legal(0))
    again = Table(me, IDLE, planets=planets).play(0, "exploration", "move to B1", "move to H", "move to B1")
    assert not any(text.startswith("move") for text in again.legal(0))
    before = Table(SeatSetup(energy=2, ore=1, ships=["B1"]), IDLE, planets=planets).play(0, "exploration", "place")
    assert before.can(0, "move to H")


def moves_left(table: Table) -> int:
    """Go on as long as there are moves that cost energy, and count them."""
    count = 0
    while steps := [text for text in table.legal(0) if text.startswith("move to")]:
        table.play(0, steps[0])
        count += 1
    return count


def test_42_a_grey_planet_settled_before_moving_gives_its_move() -> None:
    planets = {"B1": "act_green_base", "B2": "act_grey_base"}
    grey = SeatSetup(energy=9, ore=1, ships=["B2"])
    assert moves_left(Table(grey, IDLE, planets=planets).play(0, "exploration", "place")) == 2
    green = SeatSetup(energy=9, ore=1, ships=["B1"])
    assert moves_left(Table(green, IDLE, planets=planets).play(0, "exploration", "place")) == 1
    home = SeatSetup(energy=9, ore=1)
    after_moving = Table(home, IDLE, planets=planets).play(0, "exploration", "move to B2", "place")
    assert moves_left(after_moving) == 0
    by_token = Table(SeatSetup(energy=9, ore=1, ships=["B2"], tokens=["advanced_05"]), IDLE, planets=planets)
    assert moves_left(by_token.play(0, "exploration", "use advanced_05", "place")) == 2


def test_42_second_ship_a_grey_planet_settled_first_gives_its_move() -> None:
    table = follower(second_ship(ships=["H", "B2"])).play(1, "second place", "move to B1")
    assert table.can(1, "move to H")
    table.play(1, "move to H")
    assert table.asked(1) != "explore"


def test_43_each_slot_has_its_own_trade_level() -> None:
    planets = {"I1": "act_yellow_purple_2_4"}
    me = SeatSetup(ore=1, ships=["I1"], levels={"trade": 2})
    assert Table(me, IDLE, planets=planets).play(0, "exploration").can(0, "place")
    second = Table(me, SeatSetup(outposts=["I1"]), planets=planets)
    assert "place" not in second.play(0, "exploration").legal(0)
    higher = SeatSetup(ore=1, ships=["I1"], levels={"trade": 4})
    assert Table(higher, SeatSetup(outposts=["I1"]), planets=planets).play(0, "exploration").can(0, "place")


def test_44_one_outpost_on_a_planet() -> None:
    me = SeatSetup(ore=3, energy=1, ships=["I1"], outposts=["I1"], levels={"trade": 6})
    assert not Table(me, IDLE, planets=PLANETS).play(0, "exploration").can(0, "place")


def test_45_pirates_stop_outposts_but_no_ships() -> None:
    me = SeatSetup(ore=3, energy=5, ships=["B1"], outposts=["B2"])
    table = Table(me, IDLE, planets=PLANETS, pirates={"I1": "pirate_1"}).play(0, "exploration", "move to I1")
    assert not table.can(0, "place")
    assert table.can(0, "move to B1")


def test_46_pirates_are_beaten_in_a_later_exploration_only() -> None:
    me = SeatSetup(energy=2, ships=["I1"], levels={"technology": 1})
    table = Table(me, SeatSetup(), planets=PLANETS, pirates={"I1": "pirate_1"}).play(0, "military")
    assert table.asked(0) == ""
    later = SeatSetup(ships=["I1"], levels={"military": 1})
    beaten = Table(later, IDLE, planets=PLANETS, pirates={"I1": "pirate_1"})
    assert not beaten.can(0, "fight")
    beaten.play(0, "exploration", "fight")
    assert beaten.vp(0) == 1
    assert beaten.me(0).pirates_size == 1


def test_46_levels_raised_after_the_last_move_beat_pirates() -> None:
    me = SeatSetup(energy=1, ore=1, ships=["B1"], tokens=["basic_19"])
    table = Table(me, IDLE, planets=PLANETS, pirates={"I1": "pirate_3"})
    table.play(0, "exploration", "place", "move to I1")
    assert table.legal(0) == ["pass", "use basic_19"]  # nothing is left but to beat them
    assert table.play(0, "use basic_19", "fight").me(0).pirates_size == 1
    without = Table(SeatSetup(energy=1, ore=1, ships=["B1"]), IDLE, planets=PLANETS, pirates={"I1": "pirate_3"})
    assert without.play(0, "exploration", "place", "move to I1").asked(0) != "explore"


def test_47_a_free_move_beats_no_pirates() -> None:
    me = SeatSetup(ore=1, ships=["B1"], levels={"military": 3}, log=["mission_1_01"])
    table = Table(me, IDLE, planets=PLANETS, pirates={"I1": "pirate_1"}).play(0, "complete mission_1_01", "free to I1")
    assert table.ship(0) == "I1"
    assert not table.can(0, "fight")


def test_48_a_mining_planet_pays_when_settled_and_when_mined() -> None:
    me = SeatSetup(ore=1, ships=["I1"], levels={"trade": 2})
    table = Table(me, IDLE, planets={"I1": "mine_purple_2"}).play(0, "exploration", "place")
    assert table.goods(0) == {"alien": 1}
    table.play(0, "mining")
    assert table.goods(0) == {"alien": 2}


def test_49_the_grey_wild_planet_opens_a_trade_space_each_income() -> None:
    me = SeatSetup(alien=1, outposts=["I1"], crew=FULL_CREW)
    table = Table(me, SeatSetup(crew=FULL_CREW), planets={"I1": "wild_grey"}, phase="income")
    assert table.asked(0) == "pay_for"
    table.play(0, "pay")
    assert table.level(0, "trade") == 1
    assert table.goods(0) == {}


@pytest.mark.parametrize(("yellow", "purple"), [("I1", "I2"), ("I2", "I1")])
def test_49_a_planet_may_be_paid_with_what_another_gives(yellow: str, purple: str) -> None:
    me = SeatSetup(outposts=["I1", "I2"], crew=FULL_CREW)
    planets = {yellow: "wild_yellow", purple: "wild_purple"}
    table = Table(me, SeatSetup(crew=FULL_CREW), planets=planets, phase="income")
    assert table.asked(0) == "pay_for"
    assert table.play(0, "pay").level(0, "military") == 1
    assert table.goods(0) == {}


def test_50_a_wild_planet_costs_a_crew_member_for_good() -> None:
    planets = {"I1": "wild_yellow"}
    without = SeatSetup(ore=1, energy=1, ships=["I1"], crew=0)
    assert not Table(without, IDLE, planets=planets).play(0, "exploration").can(0, "place")
    table = Table(SeatSetup(ore=1, ships=["I1"], capsules=0), IDLE, planets=planets).play(0, "exploration", "place")
    me = table.me(0)
    assert (me.crew, me.crew_out, me.capsules) == (0, 0, 0)


def test_51_the_purple_base_planet_is_paid_twice_at_most() -> None:
    me = SeatSetup(energy=3, outposts=["B1"])
    table = Table(me, IDLE, planets={"B1": "act_purple_base"}).play(0, "crew to B1", "pay energy", "advance technology")
    table.play(0, "pay energy", "advance politics")
    assert (table.level(0, "technology"), table.level(0, "politics")) == (1, 1)
    assert table.goods(0) == {"energy": 1}
    assert table.asked(0) == "turn"


def test_52_an_action_planet_is_used_once_a_round() -> None:
    planets = {"I1": "act_purple_0_1"}
    me = SeatSetup(outposts=["I1"])
    table = Table(me, me, planets=planets).play(0, "crew to I1")
    assert not any("I1" in text for text in table.legal(1))
    table.next_round(0)
    assert table.s.turn == 2
    assert table.can(0, "crew to I1")


def second_ship(**more: Any) -> SeatSetup:
    return SeatSetup(energy=9, ore=9, ability="second_ship", **more)


def test_53_second_ship_two_outposts_and_one_ship_moves_two() -> None:
    planets = {"B1": "act_green_base", "B2": "act_grey_base", "I1": "mine_green_0_4", "I2": "act_yellow_0_1"}
    me = second_ship(ships=["H", "I2"], outposts=["B2"])
    table = Table(me, IDLE, planets=planets).play(0, "exploration", "move to B1", "move to I1", "place")
    table.play(0, "second place")
    assert table.me(0).placed == 4
    assert table.asked(0) != "explore" or not any(text.endswith("place") for text in table.legal(0))


def test_53_second_ship_each_ship_moves_one_and_places() -> None:
    planets = {"B1": "act_green_base", "B2": "act_yellow_base", "I1": "mine_green_0_4", "I4": "mine_grey_1"}
    me = second_ship(ships=["H", "H"], outposts=["I4"])
    table = Table(me, IDLE, planets=planets)
    table.play(0, "exploration", "move to B1", "second move to B2", "place", "second place")
    assert table.me(0).placed == 4
    assert not table.can(0, "place")


def test_53_second_ship_in_a_secondary_action() -> None:
    table = follower(second_ship(ships=["H", "H"])).play(1, "move to B1", "second free to B2")
    assert (table.ship(1, 0), table.ship(1, 1)) == ("B1", "B2")
    assert table.asked(1) != "explore"
    one_each = follower(second_ship(ships=["H", "B1"])).play(1, "second place", "move to B2")
    assert one_each.me(1).placed == 2
    assert one_each.asked(1) != "explore"
    moved_first = follower(second_ship(ships=["H", "B1"])).play(1, "move to B2", "second place")
    assert moved_first.me(1).placed == 2


def test_d15_the_extra_move_before_the_rest_leaves_both_orders_of_the_rest() -> None:
    planets = {"B1": "act_green_base", "B2": "act_grey_base"}
    table = Table(second_ship(ships=["H", "H"]), IDLE, planets=planets)
    table.play(0, "exploration", "second free to B2", "second place")
    assert moves_left(table) == 2  # the movement begins only now: the grey planet counts
    assert table.me(0).placed == 2
    assert table.asked(0) != "explore"


def test_d15_pirates_beaten_after_the_extra_move_end_no_movement() -> None:
    planets = {"B1": "act_green_base", "I1": "act_purple_0_1"}
    me = second_ship(ships=["B1", "H"], levels={"military": 1})
    table = Table(me, IDLE, planets=planets, pirates={"I1": "pirate_1"}).play(0, "exploration", "free to I1", "fight")
    assert table.can(0, "place")
    assert moves_left(table) == 1


def test_d15_the_extra_move_amid_the_movement_is_part_of_it() -> None:
    planets = {"B1": "act_green_base", "B2": "act_grey_base"}
    me = second_ship(ships=["H", "H"], outposts=["B2"])
    table = Table(me, IDLE, planets=planets).play(0, "exploration", "move to B2", "free to H", "move to B1", "place")
    assert table.me(0).placed == 3
    split = Table(me, IDLE, planets=planets).play(0, "exploration", "second move to B2", "free to B1")
    assert moves_left(split.play(0, "place")) == 0


@pytest.mark.parametrize(("placed", "ore"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 2)])
def test_54_ore_of_the_next_outpost(placed: int, ore: int) -> None:
    others = ["B2", "I2", "I3", "I4", "O1", "O2"][: placed - 1]
    free = {
        "I2": "act_purple_0_1",
        "I3": "act_yellow_0_1",
        "I4": "mine_green_1",
        "O1": "mine_purple_2",
        "O2": "mine_grey_4",
    }
    planets = {"B1": "act_green_base", "B2": "act_yellow_base", **free}
    poor = Table(SeatSetup(ore=ore - 1, energy=1, ships=["B1"], outposts=others), IDLE, planets=planets)
    assert not poor.play(0, "exploration").can(0, "place")
    table = Table(SeatSetup(ore=ore, ships=["B1"], outposts=others), IDLE, planets=planets)
    table.play(0, "exploration", "place")
    assert table.me(0).placed == placed + 1
    assert "ore" not in table.goods(0)


def test_74_technology_11_pays_for_a_wormhole_with_any_two() -> None:
    me = SeatSetup(energy=1, ore=1, ships=["I2"], technologies=["tech_11"])
    table = Table(me, IDLE).play(0, "exploration", "jump to O1")
    assert table.ship(0) == "O1"
    assert table.goods(0) == {}
    assert table.vp(0) == 2
    choice = SeatSetup(energy=1, alien=1, ships=["I2"], technologies=["tech_11"])
    table = Table(choice, IDLE).play(0, "exploration", "jump to O1")
    assert table.asked(0) == "wormhole_price"
    assert table.play(0, "option 1").goods(0) == {"energy": 1}


def test_75_technology_17_settles_full_action_planets() -> None:
    planets = {"B1": "act_green_base", "I1": "act_purple_0_1"}
    me = SeatSetup(ore=1, energy=1, ships=["I1"], technologies=["tech_17"], levels={"trade": 1})
    others = [SeatSetup(outposts=["I1"]), SeatSetup(outposts=["I1"])]
    assert Table(me, *others, planets=planets).play(0, "exploration").can(0, "place")
    without = SeatSetup(ore=1, energy=1, ships=["I1"], levels={"trade": 1})
    assert not Table(without, *others, planets=planets).play(0, "exploration").can(0, "place")
    low = SeatSetup(ore=1, energy=1, ships=["I1"], technologies=["tech_17"])
    assert not Table(low, *others, planets=planets).play(0, "exploration").can(0, "place")
    own = SeatSetup(ore=1, energy=1, ships=["I1"], outposts=["I1"], technologies=["tech_17"], levels={"trade": 1})
    assert not Table(own, IDLE, planets=planets).play(0, "exploration").can(0, "place")


def test_80_temporary_levels_beat_pirates() -> None:
    me = SeatSetup(ships=["I1"], levels={"military": 2}, tokens=["basic_19"])
    table = Table(me, IDLE, planets=PLANETS, pirates={"I1": "pirate_4"})
    assert not table.play(0, "exploration").can(0, "fight")
    table.play(0, "use basic_19", "fight")
    assert table.me(0).pirates_size == 1
    later = Table(me, IDLE, planets=PLANETS, pirates={"I1": "pirate_4"}).play(0, "use basic_19").next_round(0)
    assert not later.play(0, "exploration").can(0, "fight")


def test_81_a_pirate_token_pays_again_as_income() -> None:
    me = SeatSetup(ships=["I1"], levels={"military": 2})
    table = Table(me, IDLE, planets=PLANETS, pirates={"I1": "pirate_3"}).play(0, "exploration", "fight")
    assert table.vp(0) == 2
    later = SeatSetup(pirates=["pirate_3"], crew=FULL_CREW)
    assert Table(later, SeatSetup(crew=FULL_CREW), phase="income").vp(0) == 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_82_pirates_and_planets_of_the_setup(players: int) -> None:
    s = Match(GAME, players=players, options={}, seed=3, backend_name="python").record[0]
    kinds = Counter(space.kind for space in FACTS.maps.maps[str(players)].spaces)
    assert (s["pirate"] != 0).sum() == players + 1
    assert len(set(s["pirate"])) == players + 2
    assert (s["planet"] != 0).sum() == kinds["base"] + kinds["open"]
    base = {number for number, planet in enumerate(FACTS.planets.planets, 1) if planet.base}
    for space in range(20):
        assert not (s["pirate"][space] and s["planet"][space] in base)


def test_83_the_first_player_takes_the_token_of_the_round() -> None:
    table = Table(SeatSetup(crew=FULL_CREW), SeatSetup(crew=FULL_CREW), order=[1, 0])
    token = table.s.round_token[2]
    table.pass_all()
    assert table.s.turn == 2
    assert table.s.bonus[token] == 1 + 1  # fresh, of seat 1
    assert table.s.round_token[2] == 0


def test_84_a_slot_behind_the_first_needs_its_level() -> None:
    me = SeatSetup(ore=1, energy=1, ships=["I1"], levels={"trade": 3})
    first = SeatSetup(outposts=["I1"])
    assert not Table(me, first, planets=PLANETS).play(0, "exploration").can(0, "place")
    assert Table(me, IDLE, planets=PLANETS).play(0, "exploration").can(0, "place")


def test_85_the_first_outpost_takes_the_bonus_token() -> None:
    planets = {"I1": "act_purple_0_1"}
    me = SeatSetup(ore=1, ships=["I1"], levels={"trade": 1})
    table = Table(me, me, planets=planets, planet_tokens={"I1": "advanced_01"}).play(0, "exploration", "place")
    table.play(0, "pass").finish(0)
    assert table.tokens(0) == ["advanced_01"]
    table.play(1, "follow with crew", "place")
    assert table.tokens(1) == []
    assert table.me(1).placed == 2


def test_86_activating_mining_planets() -> None:
    planets = {"I1": "act_purple_0_1", "I2": "mine_purple_2", "I3": "mine_green_0_4"}
    me = SeatSetup(outposts=["I1", "I2", "I3"], mining=["mining_03"])
    table = Table(me, IDLE, planets=planets).play(0, "crew to I1")
    assert table.goods(0) == {"alien": 1}
    assert table.vp(0) == 2 + 4


def test_87_the_yellow_planet_takes_resources_for_vp() -> None:
    me = SeatSetup(energy=1, ore=2, credit=1, outposts=["I1"])
    table = Table(me, IDLE, planets={"I1": "act_yellow_0_1"}).play(0, "crew to I1", "pay ore", "pay energy")
    assert not table.can(0, "pay credit")
    table.play(0, "pay ore")
    assert table.vp(0) == 3
    assert table.goods(0) == {"credit": 1}
