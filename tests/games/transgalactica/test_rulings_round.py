"""Rulings 1 to 23: military scoring, levels and priority, income and the panel (transgalactica.md 15)."""

from __future__ import annotations

from galaktyka.engine.record import over
from galaktyka.games.transgalactica.position import SeatSetup
from galaktyka.games.transgalactica.priority import update_priority
from galaktyka.games.transgalactica.state import Transgalactica
from tests.games.transgalactica.table import FULL_CREW, Table

LAST_ROUND = 5
ACTION_PLANETS = {"B1": "act_green_base", "B2": "act_yellow_base", "I1": "act_purple_0_1", "I2": "act_yellow_0_1"}
FLEET = ("fleet_credit", "fleet_resource", "fleet_vp")


def military(*levels: int, vp: int = 10, technologies: dict[int, list[str]] | None = None) -> list[int]:
    """VP after the maintenance of the last round, for seats with these military levels."""
    given = technologies or {}
    seats = [
        SeatSetup(levels={"military": level}, vp=vp, technologies=given.get(seat, []))
        for seat, level in enumerate(levels)
    ]
    table = Table(*seats, phase="maintenance", round=LAST_ROUND)
    return [table.vp(seat) for seat in range(len(levels))]


def test_1_the_leader_gains_and_the_last_loses() -> None:
    assert military(6, 4, 4, 1) == [12, 10, 10, 7]


def test_2_tied_leaders_gain_in_full() -> None:
    assert military(5, 5, 2) == [13, 13, 7]


def test_3_tied_last_lose_in_full() -> None:
    assert military(4, 2, 2) == [12, 8, 8]


def test_4_all_equal() -> None:
    assert military(3, 3, 3) == [10, 10, 10]


def test_5_two_players() -> None:
    assert military(3, 1) == [12, 8]


def test_6_technology_9_doubles_a_gain_and_saves_from_a_loss() -> None:
    assert military(4, 2, technologies={0: ["tech_09"]}) == [14, 8]
    assert military(4, 2, technologies={1: ["tech_09"]}) == [12, 10]


def test_7_no_fewer_than_0_vp() -> None:
    assert military(4, 1, vp=1) == [4, 0]


def test_8_markers_are_levels() -> None:
    table = Table(*(SeatSetup(levels={"military": level}) for level in (3, 3, 4, 5)))
    assert [table.level(seat, "military") for seat in range(4)] == [3, 3, 4, 5]


YELLOW, RED, BLACK, PURPLE = range(4)


def priority(record: Transgalactica, *builders: int) -> list[int]:
    for seat in builders:
        record.seat[seat].placed += 1
    update_priority(record)
    return list(record.order[:4])


def test_9_to_11_the_printed_rounds_of_the_priority_track() -> None:
    s = over(Transgalactica, Table(*[SeatSetup()] * 4).match.record)
    assert priority(s, PURPLE, BLACK) == [YELLOW, RED, PURPLE, BLACK]
    assert priority(s, BLACK, RED) == [YELLOW, PURPLE, RED, BLACK]
    assert priority(s, PURPLE, YELLOW) == [RED, YELLOW, BLACK, PURPLE]


def test_9_purple_moves_first_since_it_played_last() -> None:
    s = over(Transgalactica, Table(*[SeatSetup()] * 4).match.record)
    priority(s, PURPLE, BLACK)
    assert (s.seat[PURPLE].segment, s.seat[PURPLE].spot) == (2, 0)
    assert (s.seat[BLACK].segment, s.seat[BLACK].spot) == (2, 1)


def test_10_a_marker_goes_right_of_those_that_stand_there() -> None:
    s = over(Transgalactica, Table(*[SeatSetup()] * 4).match.record)
    priority(s, PURPLE, BLACK)
    priority(s, BLACK, RED)
    assert (s.seat[RED].segment, s.seat[RED].spot) == (2, 1)


def test_11_a_gap_left_of_a_marker_is_not_filled() -> None:
    s = over(Transgalactica, Table(*[SeatSetup()] * 4).match.record)
    priority(s, PURPLE, BLACK)
    priority(s, BLACK, RED)
    priority(s, PURPLE, YELLOW)
    assert s.seat[YELLOW].spot > s.seat[RED].spot


def test_12_without_an_outpost_the_marker_stays() -> None:
    s = over(Transgalactica, Table(*[SeatSetup()] * 4).match.record)
    before = (s.seat[YELLOW].segment, s.seat[YELLOW].spot)
    priority(s, PURPLE, BLACK)
    assert (s.seat[YELLOW].segment, s.seat[YELLOW].spot) == before


def test_13_two_outposts_are_two_segments() -> None:
    s = over(Transgalactica, Table(*[SeatSetup()] * 4).match.record)
    priority(s, PURPLE, PURPLE)
    assert s.seat[PURPLE].segment == 3


def test_14_a_fleet_token_pays_once_and_trade_4_counts_at_once() -> None:
    me = SeatSetup(ore=5, levels={"trade": 3}, log=["mission_2_01"], fleet=FLEET)
    table = Table(me, SeatSetup(crew=0, captains=0))
    assert not table.can(0, "complete mission_2_01")
    table.play(0, "trade", "gain alien")
    assert table.level(0, "trade") == 4
    assert table.goods(0) == {"ore": 3, "alien": 1}
    assert table.can(0, "complete mission_2_01")


def test_15_politics_1_opens_two_mining_tokens() -> None:
    me = SeatSetup(levels={"politics": 1}, mining=["mining_03", "mining_06", "mining_09"])
    table = Table(me, SeatSetup()).play(0, "mining")
    assert table.goods(0) == {"ore": 1}
    assert table.vp(0) == 1


def test_16_income_of_the_printed_example() -> None:
    me = SeatSetup(levels={"politics": 1, "trade": 4}, outposts=list(ACTION_PLANETS), pirates=["pirate_1"], fleet=FLEET)
    table = Table(me, SeatSetup(crew=FULL_CREW), phase="income", planets=ACTION_PLANETS)
    assert table.asked(0) == "gain_any"
    table.play(0, "gain ore")
    assert table.goods(0) == {"ore": 1, "credit": 1}
    assert table.vp(0) == 1 + 1 + 2


def test_17_a_fleet_token_below_the_politics_marker_pays_only_once() -> None:
    table = Table(SeatSetup(ore=2, levels={"trade": 1}, fleet=FLEET), SeatSetup()).play(0, "trade")
    assert table.goods(0) == {"credit": 1}
    later = SeatSetup(levels={"trade": 2}, fleet=FLEET, crew=FULL_CREW)
    assert Table(later, SeatSetup(crew=FULL_CREW), phase="income").goods(0) == {}
    open_row = SeatSetup(levels={"trade": 2, "politics": 1}, fleet=FLEET, crew=FULL_CREW)
    assert Table(open_row, SeatSetup(crew=FULL_CREW), phase="income").goods(0) == {"credit": 1}


def test_18_income_of_a_track_is_that_of_the_marker_alone() -> None:
    me = SeatSetup(levels={"military": 5}, crew=FULL_CREW)
    assert Table(me, SeatSetup(crew=FULL_CREW), phase="income").vp(0) == 2


def test_19_reaching_an_income_space_pays_at_once_and_again() -> None:
    table = Table(SeatSetup(crew=0), SeatSetup(crew=0, captains=0)).play(0, "technology", "option 1")
    assert table.goods(0) == {"energy": 1}
    me = SeatSetup(levels={"technology": 2}, crew=FULL_CREW)
    assert Table(me, SeatSetup(crew=FULL_CREW), phase="income").goods(0) == {"energy": 1}


def test_20_no_income_after_the_last_round() -> None:
    table = Table(SeatSetup(levels={"technology": 2}), SeatSetup(), round=LAST_ROUND).pass_all()
    assert table.match.over
    assert table.match.end_reason == "rounds"
    assert table.goods(0) == {}


def test_21_a_full_mining_track_takes_no_token() -> None:
    me = SeatSetup(mining=["mining_03", "mining_04", "mining_01", "mining_02"])
    table = Table(me, SeatSetup(), mining_token="mining_09").play(0, "mining")
    assert table.goods(0) == {"ore": 1}  # politics 0 opens the first row
    assert table.s.mining_open != 0


def test_22_a_mining_token_is_not_replaced_before_maintenance() -> None:
    me = SeatSetup(credit=1)
    table = Table(SeatSetup(), me, SeatSetup(), mining_token="mining_09").play(0, "mining")
    assert table.me(0).mining_size == 1
    table.play(1, "pass").play(2, "pass")
    table.play(1, "omni", "mining")
    assert table.me(1).mining_size == 0
    table.pass_all()
    assert table.s.mining_open != 0


def test_23_mining_planets_pay_at_politics_0() -> None:
    me = SeatSetup(outposts=["I1"], mining=["mining_03", "mining_06"])
    table = Table(me, SeatSetup(), planets={"I1": "mine_purple_2"}).play(0, "mining")
    assert table.goods(0) == {"ore": 1, "alien": 1}
