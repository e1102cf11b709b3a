"""Goods: energy, ore, aliens and credits (transgalactica.md 1)."""

from __future__ import annotations

from galaktyka.engine.flow import ask, close
from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.codes import ALIEN, ENERGY, GOODS, ORE, RESOURCES, Good
from galaktyka.games.transgalactica.state import Question, Seat, Transgalactica
from galaktyka.games.transgalactica.tables import EFFECT, MISSION, POWER, TRACK


@kernel
def resources_of(me: Seat) -> int:
    """Resources of all kinds; credits are none (1)."""
    return int(me.goods[ENERGY]) + int(me.goods[ORE]) + int(me.goods[ALIEN])


@kernel
def of_effect(row: int, good: int) -> int:
    """How much of a good an effect gives, costs or waives."""
    if good == Good.ENERGY:
        return int(EFFECT[row].energy)
    if good == Good.ORE:
        return int(EFFECT[row].ore)
    return int(EFFECT[row].alien) if good == Good.ALIEN else int(EFFECT[row].credit)


@kernel
def of_track(track: int, good: int) -> int:
    """How much of a good a step on a track costs in full."""
    if good == Good.ENERGY:
        return int(TRACK[track].energy)
    if good == Good.ORE:
        return int(TRACK[track].ore)
    return int(TRACK[track].alien) if good == Good.ALIEN else int(TRACK[track].credit)


@kernel
def of_mission(mission: int, good: int) -> int:
    """How much of a good a mission costs."""
    if good == Good.ENERGY:
        return int(MISSION[mission].energy)
    if good == Good.ORE:
        return int(MISSION[mission].ore)
    return int(MISSION[mission].alien) if good == Good.ALIEN else int(MISSION[mission].credit)


@kernel
def of_power(row: int, good: int) -> int:
    """How much of a good a power costs."""
    if good == Good.ENERGY:
        return int(POWER[row].energy)
    if good == Good.ORE:
        return int(POWER[row].ore)
    return int(POWER[row].alien) if good == Good.ALIEN else int(POWER[row].credit)


@kernel
def gain_any(s: Transgalactica, seat: int, count: int) -> None:
    """Ask for so many resources of any kind."""
    if count > 0:
        ask(s, seat, Question.GAIN_ANY, count)


@kernel
def pay_any(s: Transgalactica, seat: int, count: int) -> None:
    """Ask which resources to pay; who has no more than that pays all."""
    me = s.seat[seat]
    if resources_of(me) > count:
        if count > 0:
            ask(s, seat, Question.PAY_ANY, count)
        return
    for good in range(RESOURCES):
        me.goods[good] = 0


@kernel
def pay_one(s: Transgalactica, seat: int, goods: int) -> None:
    """Pay one of these goods, by choice where several can be paid (6.1)."""
    me = s.seat[seat]
    first, ways = GOODS, 0
    for good in range(GOODS):
        if (goods >> good) & 1 == 1 and me.goods[good] > 0:
            first = good
            ways += 1
    if ways > 1:
        ask(s, seat, Question.PAY_ONE, goods)
    elif ways == 1:
        me.goods[first] -= 1


@kernel
def answer_pay_one(s: Transgalactica, seat: int, good: int) -> None:
    """Pay the good that was chosen."""
    s.seat[seat].goods[good] -= 1
    close(s, seat)
