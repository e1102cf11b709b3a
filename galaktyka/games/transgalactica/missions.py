"""Missions: taking, returning, completing (transgalactica.md 8)."""

from __future__ import annotations

from galaktyka.engine.flow import ask, close, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.codes import (
    ANY_GOOD,
    GOODS,
    MISSION_SLOTS,
    NONE,
    OPEN_PER_LEVEL,
    RESOURCES,
    Event,
    MissionType,
    PowerCode,
    Track,
)
from galaktyka.games.transgalactica.events import happen
from galaktyka.games.transgalactica.goods import of_mission
from galaktyka.games.transgalactica.requirements import meets_all
from galaktyka.games.transgalactica.state import (
    LEVEL_2,
    Op,
    Question,
    Seat,
    Transgalactica,
    level_of,
    power_row,
)
from galaktyka.games.transgalactica.tables import MISSION, MISSION_SLOT, POWER, RULES


@kernel
def log_room(s: Transgalactica, seat: int) -> int:
    """How many missions the log holds (8, technology 4)."""
    row = power_row(s, seat, PowerCode.MISSION_CAPACITY, 0)
    return int(POWER[row].amount) if row != NONE else int(RULES[0].log)


@kernel
def can_take(s: Transgalactica, seat: int, slot: int, ahead: int) -> bool:
    """A card at or below the politics level, and room, or a card of its level to return (8)."""
    me = s.seat[seat]
    mission = s.mission[slot]
    if mission == NONE:
        return False
    reach = power_row(s, seat, PowerCode.MISSION_REACH, 0)
    if level_of(me, Track.POLITICS) + ahead + POWER[reach].amount < MISSION_SLOT[slot].level:
        return False
    return me.log_size < log_room(s, seat) or has_level(me, MISSION[mission].level)


@kernel
def has_level(me: Seat, level: int) -> bool:
    """Whether the log holds a mission of a level."""
    for i in range(me.log_size):
        if MISSION[me.log[i]].level == level:
            return True
    return False


@kernel
def can_take_some(s: Transgalactica, seat: int, ahead: int) -> bool:
    """Whether some mission may be taken; `ahead`: levels gained before."""
    for slot in range(MISSION_SLOTS):
        if can_take(s, seat, slot, ahead):
            return True
    return False


@kernel
def slot_of_mission(s: Transgalactica, mission: int) -> int:
    """The slot of an open mission; MISSION_SLOTS if it does not lie open."""
    for slot in range(MISSION_SLOTS):
        if s.mission[slot] == mission:
            return slot
    return MISSION_SLOTS


@kernel
def can_take_mission(s: Transgalactica, seat: int, mission: int) -> bool:
    """Whether this mission may be taken now."""
    slot = slot_of_mission(s, mission)
    return slot < MISSION_SLOTS and can_take(s, seat, slot, 0)


@kernel
def ask_take(s: Transgalactica, seat: int) -> None:
    """Ask which mission to take."""
    if can_take_some(s, seat, 0):
        ask(s, seat, Question.TAKE_MISSION, 0)


@kernel
def take_mission(s: Transgalactica, seat: int, mission: int) -> None:
    """Take a mission; with a full log another of its level goes back (8)."""
    me = s.seat[seat]
    close(s, seat)
    if mission == NONE:
        return
    happen(s, seat, Event.MISSION_TAKEN)
    if me.log_size < log_room(s, seat):
        s.mission[slot_of_mission(s, mission)] = NONE
        me.log[me.log_size] = mission
        me.log_size += 1
    else:
        ask(s, seat, Question.RETURN_MISSION, mission)


@kernel
def can_return(s: Transgalactica, seat: int, mission: int) -> bool:
    """Whether a mission of the log may go back for the one that is taken."""
    me = s.seat[seat]
    return in_log(me, mission) and MISSION[mission].level == MISSION[me.amount].level


@kernel
def in_log(me: Seat, mission: int) -> bool:
    """Whether a mission is in the log."""
    for i in range(me.log_size):
        if me.log[i] == mission:
            return True
    return False


@kernel
def return_mission(s: Transgalactica, seat: int, mission: int) -> None:
    """The returned mission fills the gap of the one that is taken (8)."""
    me = s.seat[seat]
    taken = int(me.amount)
    close(s, seat)
    s.mission[slot_of_mission(s, taken)] = mission
    for i in range(me.log_size):
        if me.log[i] == mission:
            me.log[i] = taken
    sort_missions(s)


@kernel
def refill(s: Transgalactica) -> None:
    """After an action gaps are filled from the decks while they last, and the cards sorted by number (8, U27)."""
    gaps = 0
    for slot in range(MISSION_SLOTS):
        level = slot // OPEN_PER_LEVEL
        if s.mission[slot] == NONE:
            gaps += 1
            if s.deck_size[level] > 0:
                s.deck_size[level] -= 1
                top = level * LEVEL_2 + s.deck_size[level]
                s.mission[slot] = s.deck[top]
                s.deck[top] = NONE
    if gaps > 0:
        sort_missions(s)


@kernel
def sort_missions(s: Transgalactica) -> None:
    """The lowest number at the bottom, level by level; gaps at the top."""
    for end in range(MISSION_SLOTS):
        slot = end
        while slot % OPEN_PER_LEVEL > 0 and comes_before(s.mission[slot], s.mission[slot - 1]):
            lower = s.mission[slot]
            s.mission[slot] = s.mission[slot - 1]
            s.mission[slot - 1] = lower
            slot -= 1


@kernel
def comes_before(mission: int, other: int) -> bool:
    """Whether a mission lies below another."""
    return mission != NONE and (other == NONE or MISSION[mission].number < MISSION[other].number)


@kernel
def discount(s: Transgalactica, seat: int, good: int) -> int:
    """How much less of a good missions cost the seat; ANY_GOOD: of a resource of its choice (11.3, technology 6)."""
    total, skip = 0, 0
    row = power_row(s, seat, PowerCode.MISSION_DISCOUNT, skip)
    while row != NONE:
        if POWER[row].good == good:
            total += POWER[row].amount
        skip += 1
        row = power_row(s, seat, PowerCode.MISSION_DISCOUNT, skip)
    return total


@kernel
def mission_price(s: Transgalactica, seat: int, mission: int, good: int, waived: int) -> int:
    """What a mission costs of a good, if the free choice of a discount falls on `waived`."""
    cost = of_mission(mission, good) - discount(s, seat, good)
    if good == waived:
        cost -= discount(s, seat, ANY_GOOD)
    return max(0, cost)


@kernel
def can_pay_mission(s: Transgalactica, seat: int, mission: int, waived: int) -> bool:
    """Whether the seat has the price of a mission."""
    for good in range(GOODS):
        if s.seat[seat].goods[good] < mission_price(s, seat, mission, good, waived):
            return False
    return True


@kernel
def can_waive_of(s: Transgalactica, seat: int, mission: int, good: int) -> bool:
    """Whether the free choice of a discount may fall on this resource."""
    return of_mission(mission, good) > 0 and can_pay_mission(s, seat, mission, good)


@kernel
def is_payable(s: Transgalactica, seat: int, mission: int) -> bool:
    """Whether a mission can be paid for in some way."""
    if can_pay_mission(s, seat, mission, GOODS):
        return True
    for good in range(RESOURCES):
        if can_waive_of(s, seat, mission, good):
            return True
    return False


@kernel
def fulfils(s: Transgalactica, seat: int, mission: int) -> bool:
    """Whether a seat meets the requirement of a mission."""
    return meets_all(s, seat, MISSION[mission].needs_from, MISSION[mission].needs_to)


@kernel
def can_complete(s: Transgalactica, seat: int, mission: int) -> bool:
    """A mission of the log whose requirement is met and whose cost can be paid (8)."""
    return in_log(s.seat[seat], mission) and is_payable(s, seat, mission) and fulfils(s, seat, mission)


@kernel
def can_complete_in_part(s: Transgalactica, seat: int, mission: int) -> bool:
    """A mission of the log of which cost or requirement is ignored (technology 30)."""
    return in_log(s.seat[seat], mission) and (fulfils(s, seat, mission) or is_payable(s, seat, mission))


@kernel
def can_complete_some(s: Transgalactica, seat: int) -> bool:
    """Whether some mission can be completed without its cost or without its requirement."""
    me = s.seat[seat]
    for i in range(me.log_size):
        if can_complete_in_part(s, seat, me.log[i]):
            return True
    return False


@kernel
def ask_complete(s: Transgalactica, seat: int) -> None:
    """Ask which mission to complete without its cost or without its requirement."""
    if can_complete_some(s, seat):
        ask(s, seat, Question.COMPLETE_MISSION, 0)


@kernel
def complete_in_part(s: Transgalactica, seat: int, mission: int) -> None:
    """If the requirement is met, nothing is paid; else the cost is (technology 30, ruling 76)."""
    close(s, seat)
    if mission == NONE:
        return
    free = fulfils(s, seat, mission)
    complete(s, seat, mission)
    if not free:
        pay_mission(s, seat, mission)


@kernel
def complete(s: Transgalactica, seat: int, mission: int) -> None:
    """The card leaves the log, counts by its type, and gives its reward (8, U26)."""
    me = s.seat[seat]
    kept = 0
    for i in range(me.log_size):
        if me.log[i] != mission:
            me.log[kept] = me.log[i]
            kept += 1
    me.log[kept] = NONE
    me.log_size = kept
    me.completed[MISSION[mission].type] += 1
    then_seat(s, seat, Op.EFFECTS, MISSION[mission].reward)
    if MISSION[mission].type != MissionType.CULTURAL:
        happen(s, seat, Event.COMMERCIAL_OR_WAR_MISSION)


@kernel
def pay_mission(s: Transgalactica, seat: int, mission: int) -> None:
    """Pay for a mission; where a discount may fall on several resources, the seat chooses (11.3)."""
    only, ways = GOODS, 0
    if discount(s, seat, ANY_GOOD) > 0:
        for good in range(RESOURCES):
            if can_waive_of(s, seat, mission, good):
                only = good
                ways += 1
    if ways > 1:
        ask(s, seat, Question.MISSION_WAIVE, mission)
    else:
        pay_for_mission(s, seat, mission, only)


@kernel
def pay_for_mission(s: Transgalactica, seat: int, mission: int, waived: int) -> None:
    """Pay for a mission with the discount on one resource."""
    for good in range(GOODS):
        s.seat[seat].goods[good] -= mission_price(s, seat, mission, good, waived)


@kernel
def answer_mission_waive(s: Transgalactica, seat: int, good: int) -> None:
    """The seat chose the resource that a discount falls on."""
    mission = int(s.seat[seat].amount)
    close(s, seat)
    pay_for_mission(s, seat, mission, good)
