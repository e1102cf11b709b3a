"""Advancing on tracks: prices, spaces, piles of tokens, and the trade track (transgalactica.md 6.4 to 6.9)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import ask, close, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.codes import GOODS, LEVELS, NONE, PILE, TRACKS, TRADE, Cost, Event, PowerCode, Track
from galaktyka.games.transgalactica.events import happen
from galaktyka.games.transgalactica.goods import of_effect, of_track
from galaktyka.games.transgalactica.state import (
    FRESH,
    Op,
    Question,
    Transgalactica,
    level_of,
    power_row,
    score_vp,
)
from galaktyka.games.transgalactica.tables import EFFECT, FLEET, POWER, RULING, SPACE, TRACK

VIA: Final = 8  # number of a STEP frame: the track, VIA if a card or planet gives it, and SILENT
SILENT: Final = 16  # the space is only passed (a ruling)
TRACK_MASK: Final = 7


@kernel
def price(s: Transgalactica, seat: int, track: int, row: int, good: int) -> int:
    """What a step costs of a good: the full price less the discounts of the effect and of technologies (6.4, 6.6)."""
    cost = of_track(track, good)
    if EFFECT[row].cost == Cost.FULL:
        cost -= of_effect(row, good)
    discount = power_row(s, seat, PowerCode.TRADE_DISCOUNT, 0)
    if track == Track.TRADE and discount != NONE and POWER[discount].good == good:
        if EFFECT[row].cost == Cost.FULL or RULING[0].trade_discounts_add == 1:  # U31
            cost -= POWER[discount].amount
    return max(0, cost)


@kernel
def can_pay_step(s: Transgalactica, seat: int, track: int, row: int, waived: int) -> bool:
    """Whether the seat has the price of a step, less one unit of the good that is waived."""
    me = s.seat[seat]
    for good in range(GOODS):
        cost = price(s, seat, track, row, good)
        if good == waived:
            cost -= 1
        if me.goods[good] < cost:
            return False
    return True


@kernel
def can_waive(s: Transgalactica, seat: int, track: int, row: int, good: int) -> bool:
    """Whether the main action may do without one unit of this good (6.4, 6.6)."""
    return price(s, seat, track, row, good) > 0 and can_pay_step(s, seat, track, row, good)


@kernel
def can_afford(s: Transgalactica, seat: int, track: int, row: int) -> bool:
    """Whether a step can be paid for in some way."""
    if EFFECT[row].cost == Cost.FREE:
        return True
    if EFFECT[row].cost == Cost.FULL:
        return can_pay_step(s, seat, track, row, GOODS)
    for good in range(GOODS):
        if can_waive(s, seat, track, row, good):
            return True
    return False


@kernel
def is_open(s: Transgalactica, seat: int, track: int) -> bool:
    """Whether there is a next space, and military has the technology level printed under it (6.6)."""
    me = s.seat[seat]
    if me.level[track] >= TRACK[track].end:
        return False
    if track != Track.MILITARY:
        return True
    return level_of(me, Track.TECHNOLOGY) >= SPACE[track * LEVELS + me.level[track] + 1].technology


@kernel
def can_advance(s: Transgalactica, seat: int, track: int, row: int) -> bool:
    """Whether an effect may advance the seat on a track."""
    me = s.seat[seat]
    if (EFFECT[row].tracks >> track) & 1 == 0 or me.level[track] >= TRACK[track].end:
        return False
    if EFFECT[row].different == 1 and me.last_track == track + 1:
        return False
    if EFFECT[row].cost != Cost.FREE or RULING[0].free_military_needs_technology == 1:  # U8
        if not is_open(s, seat, track):
            return False
    return can_afford(s, seat, track, row)


@kernel
def can_advance_some(s: Transgalactica, seat: int, row: int) -> bool:
    """Whether an effect may advance the seat on any of its tracks."""
    for track in range(TRACKS):
        if can_advance(s, seat, track, row):
            return True
    return False


@kernel
def advance_on(s: Transgalactica, seat: int, row: int) -> None:
    """Advance on one of the tracks of an effect, by choice where several are open."""
    only, ways = TRACKS, 0
    for track in range(TRACKS):
        if can_advance(s, seat, track, row):
            only = track
            ways += 1
    if ways > 1 or (ways == 1 and EFFECT[row].optional == 1):
        ask(s, seat, Question.CHOOSE_TRACK, row)
    elif ways == 1:
        begin_advance(s, seat, only, row)


@kernel
def choose_track(s: Transgalactica, seat: int, track: int) -> None:
    """The seat chose a track, or none where the advance is optional."""
    row = int(s.seat[seat].amount)
    close(s, seat)
    if track < TRACKS:
        begin_advance(s, seat, track, row)


@kernel
def begin_advance(s: Transgalactica, seat: int, track: int, row: int) -> None:
    """Pay, then take each step on its own (U4)."""
    me = s.seat[seat]
    if EFFECT[row].optional == 0:  # a step that a technology adds is none of the two of an office (9)
        me.last_track = track + 1
    number = track + VIA * EFFECT[row].via
    for step in range(EFFECT[row].steps):
        passed = step > 0 and RULING[0].single_steps == 0  # frames run from the last to the first
        then_seat(s, seat, Op.STEP, number + (SILENT if passed else 0))
    if EFFECT[row].cost == Cost.FULL:
        pay_step(s, seat, track, row, GOODS)
    elif EFFECT[row].cost == Cost.MAIN:
        pay_main(s, seat, track, row)


@kernel
def pay_main(s: Transgalactica, seat: int, track: int, row: int) -> None:
    """The main action pays all but one unit, by choice where it matters (6.4, 6.6)."""
    only, ways = GOODS, 0
    for good in range(GOODS):
        if can_waive(s, seat, track, row, good):
            only = good
            ways += 1
    if ways > 1:
        ask(s, seat, Question.WAIVE, row)
    else:
        pay_step(s, seat, track, row, only)


@kernel
def pay_step(s: Transgalactica, seat: int, track: int, row: int, waived: int) -> None:
    """Pay for a step, less one unit of the good that is waived."""
    me = s.seat[seat]
    for good in range(GOODS):
        me.goods[good] -= price(s, seat, track, row, good)
        if good == waived:
            me.goods[good] += 1


@kernel
def answer_waive(s: Transgalactica, seat: int, good: int) -> None:
    """The seat chose the good of which the main action needs one unit less."""
    me = s.seat[seat]
    row = int(me.amount)
    close(s, seat)
    pay_step(s, seat, me.last_track - 1, row, good)


@kernel
def step_on(s: Transgalactica, seat: int, number: int) -> None:
    """Advance one space and gain what is there; at the end of a track the step is lost (6.9)."""
    me = s.seat[seat]
    track = number & TRACK_MASK
    if me.level[track] >= TRACK[track].end:
        return
    if RULING[0].free_military_needs_technology == 1 and not is_open(s, seat, track):
        return
    me.level[track] += 1
    if track == Track.MILITARY:
        watch_military(s, number & VIA)
        happen(s, seat, Event.ADVANCED_MILITARY)
    elif track == Track.PRODUCTION:
        happen(s, seat, Event.ADVANCED_PRODUCTION)
    if track == Track.TRADE:
        unlock_trade(s, seat)
    elif number & SILENT == 0:
        reach(s, seat, track)


@kernel
def watch_military(s: Transgalactica, via: int) -> None:
    """VP for those who watch others advance on military through cards and planets (11.7)."""
    if via == 0:
        return
    for seat in range(s.players):
        row = power_row(s, seat, PowerCode.MILITARY_WATCH, 0)
        if row != NONE:
            score_vp(s.seat[seat], POWER[row].vp)


@kernel
def reach(s: Transgalactica, seat: int, track: int) -> None:
    """The top token of the space, or what is printed below it; an income reward at once, too (4.1, 6.9)."""
    row = track * LEVELS + s.seat[seat].level[track]
    pile = SPACE[row].pile - 1
    if pile >= 0 and s.pile_size[pile] > 0:
        s.pile_size[pile] -= 1
        top = pile * PILE + s.pile_size[pile]
        s.bonus[s.piles[top]] = FRESH + seat
        s.piles[top] = NONE
    elif SPACE[row].fallback != NONE:
        then_seat(s, seat, Op.EFFECTS, SPACE[row].fallback)
    if SPACE[row].income != NONE:
        then_seat(s, seat, Op.EFFECTS, SPACE[row].income)


@kernel
def unlock_trade(s: Transgalactica, seat: int) -> None:
    """A development marker goes to the hold; a fleet token gives its reward and moves to the income track (6.4)."""
    me = s.seat[seat]
    if me.level[TRADE] % 2 == 1:
        me.hold += 1
    else:
        then_seat(s, seat, Op.EFFECTS, FLEET[me.fleet[me.level[TRADE] // 2 - 1]].income)
