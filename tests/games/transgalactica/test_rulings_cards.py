"""Rulings 55 to 66, 76 to 79, 88 to 91: missions, the Senate, abilities, the end (transgalactica.md 15)."""

from __future__ import annotations

from typing import Any

import pytest

from galaktyka.engine.match import Match
from galaktyka.games.transgalactica.game import GAME
from galaktyka.games.transgalactica.missions import refill
from galaktyka.games.transgalactica.position import SeatSetup
from galaktyka.games.transgalactica.requirements import different_colors
from galaktyka.games.transgalactica.tables import FACTS, VOCABULARIES
from tests.games.transgalactica.table import FULL_CREW, Table

IDLE = SeatSetup(crew=0, captains=0)
LAST_ROUND = 5
NO_POINTS = ("objective_cultural", "objective_commercial")  # objectives that score nothing here


def test_55_the_mission_of_the_printed_example() -> None:
    missions = ["mission_1_01", "mission_1_05", "mission_1_09", "mission_2_04", "mission_2_07", "mission_2_10"]
    low = Table(SeatSetup(levels={"politics": 3}), IDLE, missions=missions).play(0, "politics", "option 2")
    assert not low.can(0, "take mission_2_04")
    table = Table(SeatSetup(energy=3, levels={"politics": 4, "military": 4}), IDLE, missions=missions)
    table.play(0, "politics", "option 2", "take mission_2_04")
    assert table.log(0) == ["mission_2_04"]
    table.play(0, "complete mission_2_04", "free to B1")
    assert table.goods(0) == {"alien": 2}
    assert table.vp(0) == 5
    assert table.ship(0) == "B1"


def test_56_a_full_log_returns_a_mission_of_the_same_level() -> None:
    missions = ["mission_1_01", "mission_1_05", "mission_1_09", "mission_2_04", "mission_2_07", "mission_2_10"]
    full = SeatSetup(levels={"politics": 5}, log=["mission_1_02", "mission_1_06"])
    table = Table(full, IDLE, missions=missions).play(0, "politics", "option 2")
    assert not table.can(0, "take mission_2_04")
    table.play(0, "take mission_1_01", "return mission_1_06")
    assert table.log(0) == ["mission_1_02", "mission_1_01"]
    assert table.missions()[:3] == ["mission_1_05", "mission_1_09", "mission_1_06"]  # sorted by number, no refill
    mixed = SeatSetup(levels={"politics": 5}, log=["mission_1_02", "mission_2_11"])
    table = Table(mixed, IDLE, missions=missions).play(0, "politics", "option 2", "take mission_2_04")
    assert table.legal(0) == ["return mission_2_11"]


def test_missions_close_up_when_their_deck_is_empty() -> None:
    s = Table(IDLE, IDLE, missions=["mission_1_01", "mission_1_05", "mission_1_09"]).s
    s.deck_size[0] = 0
    s.mission[0] = 0  # somebody took it
    refill(s)
    assert [VOCABULARIES["mission"][mission] for mission in s.mission[:3]] == ["mission_1_05", "mission_1_09", "none"]


@pytest.mark.parametrize("mission", ["mission_1_01", "mission_1_05", "mission_1_09"])
def test_missions_lie_in_order_when_one_of_them_is_in_a_log(mission: str) -> None:
    opened = Table(SeatSetup(log=[mission]), IDLE, missions=["mission_1_01", "mission_1_05", "mission_1_09"]).missions()
    numbers = [FACTS.missions.missions[VOCABULARIES["mission"].index(name) - 1].number for name in opened[:3]]
    assert mission not in opened
    assert numbers == sorted(numbers)


DECREES = ["decree_05", "decree_06", "decree_03", "decree_04"]
MINES = {"I1": "mine_green_1", "I2": "mine_purple_2", "I3": "mine_yellow_2"}


def senator(**more: Any) -> SeatSetup:
    return SeatSetup(outposts=["I1", "I2", "I3"], levels={"technology": 2}, **more)


def test_57_two_players_take_the_seats_of_an_office() -> None:
    table = Table(senator(), senator(), decrees=DECREES, planets=MINES).play(0, "sit for decree_06")
    table.play(0, "open office_influence", "advance military")
    assert table.level(0, "military") == 1
    assert table.vp(0) == 5 + 1  # and the first step on military
    assert table.me(0).crew == 0
    table.play(0, "pass").play(1, "sit for decree_06", "advance trade")
    assert table.level(1, "trade") == 1
    assert table.vp(1) == 5
    assert table.goods(0) == {"credit": 1}


def test_57_two_different_tracks_are_those_of_the_office() -> None:
    me = senator(technologies=["tech_02"])
    table = Table(me, IDLE, decrees=DECREES, planets=MINES).play(0, "sit for decree_06", "open office_mobilise")
    table.play(0, "option 2", "advance military", "advance politics")  # politics is what the technology adds
    assert table.can(0, "advance politics")
    assert not table.can(0, "advance military")


def test_57_two_tracks_of_an_office_whichever_was_advanced_before() -> None:
    levels = {"technology": 5, "military": 6, "production": 8, "politics": 8, "trade": 6}
    me = SeatSetup(crew=1, levels=levels)
    table = Table(me, IDLE, decrees=["decree_03"]).play(0, "technology", "option 1")
    table.play(0, "sit for decree_03", "open office_mobilise", "option 2")
    assert table.level(0, "technology") == 8  # the only track that is open, and it opens military
    assert table.level(0, "military") == 7


def test_58_no_third_seat_and_no_captain() -> None:
    table = Table(senator(), senator(), senator(), decrees=DECREES, planets=MINES)
    table.play(0, "sit for decree_06", "open office_points", "pass").play(1, "sit for decree_06", "pass")
    assert not any(text.startswith("sit") for text in table.legal(2))
    captains = Table(senator(crew=0), IDLE, decrees=DECREES, planets=MINES)
    assert not any(text.startswith("sit") for text in captains.legal(0))


def test_58_nobody_sits_twice_for_a_decree() -> None:
    table = Table(senator(crew=2), IDLE, decrees=DECREES, planets=MINES)
    table.play(0, "sit for decree_06", "open office_points")
    assert not any(text.startswith("sit") for text in table.legal(0))


def test_59_crew_in_the_senate_does_not_return() -> None:
    table = Table(senator(), IDLE, decrees=DECREES, planets=MINES)
    table.play(0, "sit for decree_06", "open office_points").pass_all()
    assert table.s.turn == 2
    me = table.me(0)
    assert (me.crew, me.crew_out, me.capsules) == (0, 0, 5)


def final(me: SeatSetup, other: SeatSetup = IDLE, **situation: Any) -> Table:
    table = Table(me, other, phase="maintenance", round=LAST_ROUND, **situation)
    assert table.match.over
    return table


@pytest.mark.parametrize(
    ("goods", "vp"), [({"energy": 7, "credit": 2}, 4), ({"ore": 5}, 1), ({"energy": 2, "ore": 1, "alien": 2}, 1)]
)
def test_60_leftovers(goods: dict[str, Any], vp: int) -> None:
    assert final(SeatSetup(**goods, objectives=NO_POINTS)).score(0) == vp


def test_61_outposts_and_stock() -> None:
    outposts = ["B1", "B2", "I1", "I2", "I3"]
    me = SeatSetup(ore=14, outposts=outposts, objectives=["objective_outposts_and_stock", "objective_war"])
    assert final(me).score(0) == 12 + 12 + 4


def test_62_technology_28_adds_to_the_objective() -> None:
    yellow = {"B1": "act_yellow_base", "I1": "mine_yellow_2", "I2": "wild_yellow"}
    cards = ["objective_yellow", "objective_war"]
    me = SeatSetup(outposts=list(yellow), technologies=["tech_28"], objectives=cards)
    assert final(me, planets=yellow).score(0) == 9 + 6
    seven = SeatSetup(
        levels={"technology": 3, "politics": 3, "production": 1},
        technologies=["tech_28"],
        objectives=["objective_levels", "objective_war"],
    )
    assert final(seven).score(0) == 7 + 12


def test_63_equal_totals_share_the_victory() -> None:
    me = SeatSetup(vp=20, objectives=NO_POINTS)
    other = SeatSetup(vp=20, objectives=["objective_war", "objective_green"])
    table = Table(me, other, phase="maintenance", round=LAST_ROUND)
    assert table.match.winners() == [0, 1]


def test_64_the_lieutenant_follows_as_main() -> None:
    table = Table(SeatSetup(energy=2), SeatSetup(energy=2, ability="lieutenant", crew=0, captains=0))
    table.play(0, "military").finish(0)
    assert table.legal(1) == ["pass", "follow with lieutenant"]
    table.play(1, "follow with lieutenant")
    assert table.level(1, "military") == 1
    assert table.goods(1) == {}
    table.pass_all()
    assert table.me(1).lieutenant == 1


def test_65_income_aid() -> None:
    me = SeatSetup(ore=2, ability="scavenger", crew=FULL_CREW)
    table = Table(me, SeatSetup(crew=FULL_CREW), phase="income")
    assert table.goods(0) == {"energy": 1, "ore": 2, "alien": 1, "credit": 1}
    one = SeatSetup(energy=1, ore=1, alien=1, credit=1, ability="scavenger", crew=FULL_CREW)
    assert Table(one, SeatSetup(crew=FULL_CREW), phase="income").goods(0) == dict.fromkeys(table.goods(0), 1)


def test_66_the_warlord_watches_cards_and_planets() -> None:
    warlord = SeatSetup(ability="warlord", crew=FULL_CREW)
    other = SeatSetup(credit=1, outposts=["I1"], crew=FULL_CREW)
    table = Table(other, warlord, planets={"I1": "wild_purple"}, phase="income").play(0, "pay")
    assert table.level(0, "military") == 1
    assert table.vp(1) == 2
    action = Table(SeatSetup(energy=2), warlord).play(0, "military")
    assert action.level(0, "military") == 1
    assert action.vp(1) == 0


def test_76_technology_30_ignores_cost_or_requirement() -> None:
    def marking(**more: Any) -> Table:
        levels = {"technology": 8, **more.pop("levels", {})}
        me = SeatSetup(levels=levels, log=["mission_1_02"], **more)
        table = Table(me, IDLE, technologies=["tech_30"])
        return table.play(0, "technology", "option 2", "mark tech_30")

    paid = marking(energy=2).play(0, "complete mission_1_02")
    assert paid.goods(0) == {"alien": 1}
    free = marking(energy=2, levels={"military": 1}).play(0, "complete mission_1_02")
    assert free.goods(0) == {"energy": 2, "alien": 1}
    assert marking().asked(0) != "complete_mission"
    assert marking(energy=2).play(0, "pass").log(0) == ["mission_1_02"]


def test_technology_23_offers_both_only_where_both_can_be_done() -> None:
    def offered(**levels: int) -> list[str]:
        me = SeatSetup(levels={"technology": 7, **levels}, alien=2)
        table = Table(me, IDLE, technologies=["tech_23"]).play(0, "technology", "option 2", "mark tech_23")
        return [text for text in table.legal(0) if text.startswith("option")]

    assert offered(military=1) == ["option 1", "option 2", "option 3"]
    assert offered(military=7) == []  # one way is left, and is taken at once
    assert offered(trade=6) == []


def test_77_technology_25_counts_all_markers_beside_the_own() -> None:
    both = SeatSetup(technologies=["tech_25", "tech_05"], objectives=NO_POINTS)
    other = SeatSetup(technologies=["tech_25", "tech_05"], objectives=["objective_war", "objective_green"])
    third = SeatSetup(technologies=["tech_25"], objectives=["objective_grey", "objective_pirates"])
    table = Table(both, other, third, phase="maintenance", round=LAST_ROUND)
    assert table.score(0) == 3 + 2


def test_78_excess_crew_returns_to_the_capsules() -> None:
    table = Table(SeatSetup(crew=5, capsules=0), IDLE).pass_all()
    assert (table.me(0).crew, table.me(0).capsules) == (4, 1)


def test_79_mobilising_from_empty_capsules_does_nothing() -> None:
    table = Table(SeatSetup(capsules=0, tokens=["advanced_03"]), IDLE).play(0, "use advanced_03")
    assert table.me(0).crew == 1
    woken = Table(SeatSetup(tokens=["advanced_03"]), IDLE).play(0, "use advanced_03")
    assert (woken.me(0).crew, woken.me(0).capsules) == (2, 4)


def test_88_dual_missions() -> None:
    me = SeatSetup(completed={"dual": 1}, objectives=["objective_commercial", "objective_cultural"])
    assert final(me).score(0) == 4
    each = ["decree_05", "decree_06", "decree_03", "decree_04"]

    def may_sit(**completed: int) -> bool:
        return Table(SeatSetup(completed=completed), IDLE, decrees=each).can(0, "sit for decree_04")

    assert may_sit(dual=1, war=1, cultural=1)
    assert not may_sit(dual=1, cultural=1)
    assert may_sit(dual=2, cultural=1)


def test_89_the_draft_gives_everybody_a_set_and_an_ability() -> None:
    match = Match(GAME, players=3, options={}, seed=4, backend_name="python")
    while match.owing != [] and match.question(match.owing[0]) != "draft":
        match.step(match.owing[0], match.legal_ids(match.owing[0])[0])
    order = [int(seat) for seat in match.record[0]["order"][:3]]
    asked = []
    for number in range(6):
        (seat,) = match.owing
        asked.append(seat)
        texts = match.legal(seat)
        if number >= 3:
            assert len({text.split()[0] for text in texts}) == 1  # what is missing
        wanted = [text for text in texts if text.startswith("wealth" if seat == order[0] else "ability")]
        match.play(seat, wanted[0] if wanted else texts[0])
    assert asked == [*reversed(order), *order]


@pytest.mark.parametrize(("level", "met"), [(1, False), (2, True), (3, True)])
def test_90_a_requirement_is_a_minimum(level: int, met: bool) -> None:
    me = SeatSetup(ore=2, alien=1, levels={"trade": level}, log=["mission_1_11"])  # it demands trade 2
    assert Table(me, IDLE).can(0, "complete mission_1_11") == met


def test_91_multicolour_planets_stand_for_one_colour() -> None:
    planets = {"I1": "mine_green_1", "I2": "mine_green_0_4", "I3": "mine_multi_4_6"}
    me = SeatSetup(
        ore=2, energy=2, outposts=list(planets), levels={"technology": 4}, log=["mission_2_05", "mission_2_07"]
    )
    table = Table(me, IDLE, planets=planets, decrees=["decree_01"])
    assert table.can(0, "complete mission_2_05")  # three of one colour
    assert table.can(0, "complete mission_2_07")  # two different ones
    assert not table.can(0, "sit for decree_01")  # but not three
    assert different_colors(table.s, 0) == 2
