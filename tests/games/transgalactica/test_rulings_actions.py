"""Rulings 24 to 40, 67 to 73: actions in both versions (transgalactica.md 15)."""

from __future__ import annotations

import pytest

from galaktyka.engine.errors import IllegalActionError
from galaktyka.games.transgalactica.position import SeatSetup
from tests.games.transgalactica.table import FULL_CREW, Table

IDLE = SeatSetup(crew=0, captains=0)
WITH_PILE = {("production", 5): ["advanced_01"]}  # the space gives a token and nothing else
BASES = {"B1": "act_green_base", "B2": "act_yellow_base"}


def test_24_main_trade_pays_two_of_three() -> None:
    table = Table(SeatSetup(ore=2), SeatSetup(ore=2)).play(0, "trade")
    assert table.level(0, "trade") == 1
    assert table.goods(0) == {}
    assert table.me(0).hold == 3
    assert table.asked(1) == "turn"  # seat 1 has 2 ore, but no alien: it is not even asked to follow
    follower = Table(SeatSetup(ore=2), SeatSetup(ore=2, alien=1)).play(0, "trade").play(1, "follow with crew")
    assert follower.level(1, "trade") == 1
    assert follower.goods(1) == {}


def test_25_main_trade_with_ore_and_alien() -> None:
    assert Table(SeatSetup(ore=1, alien=1), IDLE).play(0, "trade").goods(0) == {}
    assert not Table(SeatSetup(ore=1), IDLE).can(0, "trade")
    choice = Table(SeatSetup(ore=2, alien=1), IDLE).play(0, "trade")
    assert choice.asked(0) == "waive"
    assert choice.play(0, "waive ore").goods(0) == {"ore": 1}


def test_26_main_military_pays_two_energy_or_energy_and_credit() -> None:
    assert Table(SeatSetup(energy=2), IDLE).play(0, "military").level(0, "military") == 1
    assert Table(SeatSetup(energy=1, credit=1), IDLE).play(0, "military").goods(0) == {}
    table = Table(SeatSetup(credit=2), IDLE)
    assert not table.can(0, "military")
    assert table.play(0, "buy energy", "military").level(0, "military") == 1


def test_27_military_needs_technology() -> None:
    low = SeatSetup(energy=5, credit=5, levels={"military": 1})
    assert not Table(low, IDLE).can(0, "military")
    high = SeatSetup(energy=5, credit=5, levels={"military": 1, "technology": 1})
    assert Table(high, IDLE).can(0, "military")


def test_28_a_discount_of_energy_and_credit() -> None:
    table = Table(SeatSetup(energy=1, tokens=["basic_15"]), IDLE).play(0, "use basic_15")
    assert table.level(0, "military") == 1
    assert table.goods(0) == {}
    assert not Table(SeatSetup(tokens=["basic_15"]), IDLE).can(0, "use basic_15")


def test_29_a_captain_may_follow() -> None:
    table = Table(SeatSetup(), SeatSetup(crew=0, captains=1)).play(0, "technology", "option 1")
    table.play(1, "follow with captain")  # at technology 0 nothing can be marked
    assert table.level(1, "technology") == 1
    assert (table.me(1).captains, table.me(1).captains_out) == (0, 1)


def test_30_who_has_only_crew_passes_but_may_follow() -> None:
    table = Table(SeatSetup(), SeatSetup(captains=0), order=[1, 0])
    assert table.match.owing == [0]  # seat 1 could only pass
    table.play(0, "technology", "option 1")
    assert table.can(1, "follow with crew")


def test_31_passing_is_not_final() -> None:
    table = Table(SeatSetup(), SeatSetup()).play(0, "pass").play(1, "politics", "option 1").finish(1)
    table.play(0, "follow with crew")
    assert table.asked(0) == "turn"
    assert table.can(0, "technology")
    assert table.play(0, "pass").asked(1) == "turn"  # all have passed once, but not one after another (U2)


def test_32_omni_repeats_a_used_action_and_followers_pay_too() -> None:
    me, other = SeatSetup(credit=1, mining=["mining_03"]), SeatSetup(alien=1, crew=1)
    table = Table(me, other, SeatSetup(), used={"mining": 2}).play(0, "omni", "mining")
    assert table.goods(0) == {"ore": 1}
    table.play(1, "follow with crew")
    assert table.goods(1) == {}
    assert table.asked(1) == "choose_area"
    assert table.play(1, "mining").asked(2) == "turn" or table.asked(1) == "turn"  # seat 2 cannot pay and is not asked


def test_33_an_omni_follower_chooses_freely_and_pays_everything() -> None:
    table = Table(SeatSetup(credit=1), SeatSetup(ore=2, alien=2)).play(0, "omni", "politics", "option 1").finish(0)
    table.play(1, "follow with crew", "trade")
    assert table.level(1, "trade") == 1
    assert table.goods(1) == {}


def test_34_without_a_marker_nothing_is_marked() -> None:
    table = Table(SeatSetup(hold=0, levels={"technology": 3}), IDLE).play(0, "technology")
    assert table.level(0, "technology") == 5  # only advancing twice was possible


def test_35_a_technology_needs_the_level_of_its_slot() -> None:
    cards = ["tech_26"]
    low = SeatSetup(levels={"technology": 5, "trade": 1}, crew=1)
    table = Table(low, IDLE, technologies=cards).play(0, "technology", "option 2")
    slot = [f"mark tech_{number:02}" for number in range(21, 31)]
    assert not any(table.can(0, text) for text in slot)
    with_19 = SeatSetup(levels={"technology": 5, "trade": 1}, technologies=["tech_19"])
    table = Table(with_19, IDLE, technologies=cards).play(0, "technology", "option 2")
    assert sum(table.can(0, text) for text in slot) == 1


def test_36_each_technology_once_but_by_every_player() -> None:
    marked = SeatSetup(levels={"technology": 2}, technologies=["tech_05"])
    table = Table(marked, marked).play(0, "technology", "option 2")
    assert not table.can(0, "mark tech_05")
    assert table.me(0).marked == table.me(1).marked != 0


def test_37_an_empty_space_gives_what_is_printed_below() -> None:
    table = Table(SeatSetup(levels={"technology": 2}), IDLE, piles={("technology", 3): []})
    assert table.play(0, "technology", "option 1").vp(0) == 2 + 1  # below the tokens, and the income of space 4
    full = Table(SeatSetup(levels={"technology": 2}), IDLE, piles={("technology", 3): ["basic_01"]})
    full.play(0, "technology", "option 1")
    assert full.tokens(0) == ["basic_01"]
    assert full.vp(0) == 1


def test_38_production_is_limited_by_outposts_and_grey_gives_nothing() -> None:
    planets = {"B1": "act_grey_base", "B2": "act_yellow_base"}
    me = SeatSetup(levels={"production": 4}, outposts=["B1"])
    table = Table(me, IDLE, planets=planets, piles=WITH_PILE).play(0, "production")
    table.play(0, "gain alien")  # the central planet
    assert table.goods(0) == {"alien": 1}
    two = SeatSetup(levels={"production": 4}, outposts=["B2"])
    table = Table(two, IDLE, planets=planets, piles=WITH_PILE).play(0, "production", "gain alien")
    assert table.goods(0) == {"alien": 1, "energy": 1}


def test_39_technology_14_collects_twice() -> None:
    me = SeatSetup(levels={"production": 4}, technologies=["tech_14"])
    table = Table(me, IDLE, piles=WITH_PILE).play(0, "production", "gain alien", "gain ore")
    assert table.goods(0) == {"alien": 1, "ore": 1}


def test_40_no_alien_for_a_credit() -> None:
    table = Table(SeatSetup(credit=1), IDLE)
    assert [text for text in table.legal(0) if text.startswith("buy")] == ["buy energy", "buy ore"]
    with pytest.raises(IllegalActionError):
        table.play(0, "buy alien")


def test_67_a_main_space_is_used_once() -> None:
    table = Table(SeatSetup(credit=3), SeatSetup(credit=3), used={"technology": 1, "omni": 1})
    assert not table.can(0, "technology")
    assert not table.can(0, "omni")
    assert table.can(0, "politics")


def test_68_technology_20_uses_spaces_of_others_and_nobody_follows() -> None:
    me = SeatSetup(ore=4, alien=2, technologies=["tech_20"])
    other = SeatSetup(ore=4, alien=2)
    table = Table(me, other, used={"trade": 1, "politics": 0})
    assert not table.can(0, "politics")
    table.play(0, "trade", "waive ore")
    assert table.asked(1) == "turn"
    token = Table(SeatSetup(ore=2, tokens=["advanced_17"]), other, used={"trade": 1})
    assert not token.can(0, "trade")
    token.play(0, "use advanced_17", "trade").finish(0)
    assert token.asked(1) == "turn"
    assert token.me(0).reuse == 0
    unused = Table(SeatSetup(tokens=["advanced_17"]), IDLE).play(0, "use advanced_17")
    assert unused.me(0).reuse == 1
    assert unused.pass_all().me(0).reuse == 0  # it lasts until the end of the round (D10)


def test_69_captains_beyond_the_main_spaces() -> None:
    used = dict.fromkeys(("exploration", "mining", "trade", "technology", "military", "production", "politics"), 1)
    me = SeatSetup(credit=1, outposts=["B1"], crew=0)
    table = Table(me, *[SeatSetup()] * 4, used={**used, "omni": 2}, planets=BASES)
    assert set(table.legal(0)) == {"pass", "captain to B1", "buy energy", "buy ore"}


def test_70_nobody_follows_the_own_action() -> None:
    table = Table(SeatSetup(), SeatSetup()).play(0, "technology", "option 1")
    assert table.asked(0) == ""
    assert table.asked(1) == "follow"


def test_71_a_mission_takes_the_mining_token_and_nobody_follows() -> None:
    planets = {"B1": "act_green_base", "B2": "act_yellow_base", "I1": "mine_purple_2"}
    me = SeatSetup(
        energy=2, ore=2, levels={"trade": 6}, outposts=["B1", "B2", "I1"], log=["mission_2_06"], mining=["mining_03"]
    )
    table = Table(me, SeatSetup(), planets=planets, mining_token="mining_09").play(0, "complete mission_2_06")
    assert table.me(0).mining_size == 2
    assert table.goods(0) == {"ore": 1, "alien": 1}
    assert table.vp(0) == 7
    assert table.asked(0) == "turn"
    assert table.match.owing == [0]


def test_72_discounts_of_missions() -> None:
    plain = SeatSetup(ore=1, energy=1, log=["mission_1_09"], technologies=["tech_06"])
    assert Table(plain, IDLE).play(0, "complete mission_1_09").goods(0) == {}
    lobbyist = SeatSetup(ore=2, levels={"trade": 4}, log=["mission_2_01"], ability="lobbyist")
    table = Table(lobbyist, IDLE).play(0, "complete mission_2_01")
    assert table.goods(0) == {"credit": 1}
    assert table.vp(0) == 4 + 1  # and the first step on technology
    credit = SeatSetup(energy=1, levels={"military": 2}, log=["mission_1_07"], technologies=["tech_06"])
    assert Table(credit, IDLE).can(0, "complete mission_1_07")


def test_72_the_lobbyist_chooses_the_resource() -> None:
    me = SeatSetup(ore=1, energy=1, log=["mission_1_09"], ability="lobbyist")
    table = Table(me, IDLE).play(0, "complete mission_1_09")
    assert table.asked(0) == "mission_waive"
    assert table.play(0, "waive energy").goods(0) == {"energy": 1}


def test_73_technology_15_and_the_main_discount_add_up() -> None:
    me = SeatSetup(ore=1, technologies=["tech_15"])
    assert Table(me, IDLE).play(0, "trade").goods(0) == {}
    follower = SeatSetup(ore=2, technologies=["tech_15"], crew=FULL_CREW)
    table = Table(SeatSetup(ore=2), follower).play(0, "trade").play(1, "follow with crew")
    assert table.level(1, "trade") == 1
    assert table.goods(1) == {}
