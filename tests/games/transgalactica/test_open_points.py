"""The open points of transgalactica.md 13: each value of rulings.json does what it says, the default and the other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from galaktyka.engine.record import constant, fields_of
from galaktyka.games.transgalactica.position import SeatSetup
from galaktyka.games.transgalactica.table_types import RulingFacts
from galaktyka.games.transgalactica.tables import RULING
from tests.games.transgalactica.table import Table, rule_modules

IDLE = SeatSetup(crew=0, captains=0)
LAST_ROUND = 5


@contextmanager
def ruling(**changes: int) -> Iterator[None]:
    """All rules read a table of rulings that differs."""
    row = {name: getattr(RULING[0], name) for name in fields_of(RulingFacts)}
    other = constant(RulingFacts, [{**row, **changes}])
    modules: list[Any] = [module for module in rule_modules() if getattr(module, "RULING", None) is RULING]
    for module in modules:
        module.RULING = other
    try:
        yield
    finally:
        for module in modules:
            module.RULING = RULING


def test_u1_free_actions_while_following() -> None:
    def following() -> Table:
        return Table(SeatSetup(), SeatSetup(credit=1, energy=9, ships=["B1"])).play(0, "technology", "option 1")

    assert not following().can(1, "buy ore")
    with ruling(free_actions_during_follow=1):
        table = following().play(1, "buy ore")
        assert table.goods(1) == {"energy": 9, "ore": 1}
        assert table.asked(1) == "follow"


def test_c2_action_planets_once_a_round_or_once_a_player() -> None:
    def second() -> bool:
        me = SeatSetup(outposts=["I1"])
        return Table(me, me, planets={"I1": "act_purple_0_1"}).play(0, "crew to I1").can(1, "crew to I1")

    assert not second()
    with ruling(planets_once_per_player=1):
        assert second()


def test_u8_free_military_needs_technology() -> None:
    me = SeatSetup(tokens=["advanced_15"], levels={"military": 1})
    assert not Table(me, IDLE).can(0, "use advanced_15")
    with ruling(free_military_needs_technology=0):
        assert Table(me, IDLE).play(0, "use advanced_15").level(0, "military") == 2
        assert not Table(SeatSetup(energy=4, levels={"military": 1}), IDLE).can(0, "military")


def test_u9_temporary_levels_in_military_scoring() -> None:
    def scored() -> int:
        table = Table(SeatSetup(tokens=["basic_19"]), SeatSetup(), round=LAST_ROUND).play(0, "use basic_19")
        return table.pass_all().vp(0)

    assert scored() == 0
    with ruling(temporary_levels_score=1):
        assert scored() == 2


def test_u4_two_single_steps() -> None:
    def reached() -> Table:
        return Table(SeatSetup(levels={"technology": 1}), IDLE).play(0, "technology", "option 1")

    assert reached().goods(0) == {"energy": 1}  # the space in between pays
    with ruling(single_steps=0):
        assert reached().level(0, "technology") == 3
        assert reached().goods(0) == {}


def test_u3_a_wormhole_uses_a_move() -> None:
    me = SeatSetup(alien=1, energy=5, ships=["I2"])

    def after_jump() -> Table:
        return Table(me, IDLE).play(0, "exploration", "jump to O1")

    assert not any(text.startswith("move") for text in after_jump().legal(0))
    with ruling(jump_uses_move=0):
        assert any(text.startswith("move") for text in after_jump().legal(0))


def test_u31_technology_15_and_the_main_discount() -> None:
    me = SeatSetup(ore=1, technologies=["tech_15"])
    assert Table(me, IDLE).can(0, "trade")
    with ruling(trade_discounts_add=0):
        assert not Table(me, IDLE).can(0, "trade")


def test_u21_technology_1_scores_once_a_movement() -> None:
    def scored() -> int:
        me = SeatSetup(energy=1, technologies=["tech_01"])
        return Table(me, IDLE).play(0, "exploration", "move to B1", "free to I1").vp(0)

    assert scored() == 1
    with ruling(score_each_space=1):
        assert scored() == 2


def test_u15_two_grey_or_yellow_are_of_one_colour() -> None:
    planets = {"I1": "mine_grey_1", "I2": "mine_yellow_2"}
    me = SeatSetup(ore=2, alien=1, levels={"trade": 4}, outposts=["I1", "I2"], log=["mission_2_02"])
    assert not Table(me, IDLE, planets=planets).can(0, "complete mission_2_02")
    with ruling(one_color=0):
        assert Table(me, IDLE, planets=planets).can(0, "complete mission_2_02")


def test_u16_nobody_follows_a_private_omni() -> None:
    def acted() -> Table:
        me = SeatSetup(ability="private_omni")
        return Table(me, SeatSetup(credit=1)).play(0, "omni with captain", "technology", "option 1").finish(0)

    assert acted().asked(1) == "turn"
    with ruling(private_omni_followed=1):
        assert acted().asked(1) == "follow"


def test_u12_multicolour_planets_give_a_move() -> None:
    def moves() -> int:
        me = SeatSetup(energy=9, outposts=["I1"], ability="technology_nightmare")
        table = Table(me, IDLE, planets={"I1": "mine_multi_4_6"}).play(0, "exploration")
        count = 0
        while any(text.startswith("move") for text in table.legal(0)):
            table.play(0, next(text for text in table.legal(0) if text.startswith("move")))
            count += 1
        return count

    assert moves() == 3
    with ruling(multicolor_moves=0):
        assert moves() == 1


def test_u10_vp_do_not_fall_below_0() -> None:
    def lost() -> int:
        return Table(SeatSetup(), SeatSetup(levels={"military": 3}), phase="maintenance", round=LAST_ROUND).vp(0)

    assert lost() == 0
    with ruling(vp_floor=-50):
        assert lost() == -3


def test_u13_the_nightmare_is_a_planet_of_all_colours_but_no_outpost_on_the_map() -> None:
    def score(objective: str) -> int:
        me = SeatSetup(ability="technology_nightmare", objectives=[objective, "objective_war"])
        return Table(me, IDLE, phase="maintenance", round=LAST_ROUND).score(0)

    assert score("objective_grey") == 4
    assert score("objective_outposts_or_tech") == 2  # the central one
    assert score("objective_trade_planets") == 0


def test_u16_the_own_omni_space_takes_one_worker_a_round() -> None:
    table = Table(SeatSetup(ability="private_omni"), IDLE)
    table.play(0, "omni with crew", "politics")
    assert table.me(0).captains == 3
    assert not table.can(0, "omni with captain")
    assert table.next_round(0).can(0, "omni with captain")


def test_d4_an_omni_action_and_the_one_chosen_by_it_count_once() -> None:
    follower = SeatSetup(credit=1, technologies=["tech_05"])
    table = Table(SeatSetup(credit=1), follower).play(0, "omni", "politics", "option 1").finish(0)
    assert table.play(1, "follow with crew", "politics").vp(1) == 1


def test_d5_effects_that_give_any_action_do_not_give_omni() -> None:
    table = Table(SeatSetup(credit=1, tokens=["advanced_11"]), IDLE).play(0, "use advanced_11")
    assert table.asked(0) == "choose_area"
    assert not table.can(0, "omni")


def test_d21_a_technology_does_not_see_its_own_marking() -> None:
    marking = SeatSetup(levels={"technology": 4}, hold=2)
    table = Table(marking, IDLE, technologies=["tech_10"]).play(0, "technology", "option 2")
    before = table.vp(0)
    assert table.play(0, "mark tech_10").vp(0) == before
    again = Table(SeatSetup(levels={"technology": 4}, technologies=["tech_10"], hold=1), IDLE, technologies=["tech_10"])
    again.play(0, "technology", "option 2")
    before = again.vp(0)
    assert again.play(0, next(text for text in again.legal(0) if text.startswith("mark"))).vp(0) == before + 1


def test_d22_a_doubled_income_comes_twice_as_a_whole() -> None:
    full = SeatSetup(crew=4)
    me = SeatSetup(crew=4, outposts=["I1"], levels={"technology": 3}, tokens=["advanced_10"])
    table = Table(me, full, planets={"I1": "wild_green"}, phase="income").play(0, "use advanced_10")
    table.play(0, "advance technology")
    assert table.vp(0) == 1 + 1  # space 4 when it is reached, and as the income of its track
    assert table.play(0, "advance technology").vp(0) == 2 + 1 + 1  # the same on space 5


def test_d23_the_lieutenant_stands_on_a_crew_space() -> None:
    me = SeatSetup(crew=4, capsules=1, ability="lieutenant")
    table = Table(me, SeatSetup(crew=4)).pass_all()
    assert (table.me(0).crew, table.me(0).capsules) == (3, 2)
    assert table.vp(0) == 0  # no crew space is empty


def test_d24_a_military_action_that_a_card_gives_is_an_action() -> None:
    me = SeatSetup(energy=2, tokens=["advanced_07"], levels={"technology": 9}, hold=1)
    table = Table(me, SeatSetup(ability="warlord"), technologies=["tech_26"])
    table.play(0, "use advanced_07", "mark tech_26", "military")
    assert table.level(0, "military") == 1
    assert table.vp(1) == 0
