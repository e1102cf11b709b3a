"""What technologies are worth to a seat."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.codes import TECH_SLOTS, Event, PowerCode
from galaktyka.games.transgalactica.scoring import levels_on, markers_beside
from galaktyka.games.transgalactica.state import Transgalactica
from galaktyka.games.transgalactica.tables import POWER, TECH
from galaktyka.games.transgalactica.technology import can_mark
from galaktyka.players.transgalactica import weights as w
from galaktyka.players.transgalactica.clock import incomes_left, rounds_left
from galaktyka.players.transgalactica.goals import prospects
from galaktyka.players.transgalactica.rewards import reward


@kernel
def event_rate(event: int) -> int:
    """How often something happens in a round, in percent."""
    if event == Event.SECONDARY_ACTION:
        return w.SECONDARY_ACTIONS
    if event == Event.MINING_ACTION or event == Event.EXPLORATION_ACTION:
        return w.MAIN_ACTIONS
    if event == Event.MISSION_TAKEN:
        return w.MISSIONS_TAKEN
    if event == Event.SHIP_MOVED:
        return w.MOVEMENTS
    return w.SENATE_SEATS if event == Event.SENATE_SEAT else w.OTHER_EVENTS


@kernel
def rate_of_power(o: Transgalactica, seat: int, row: int) -> int:
    """What a power brings in a round."""
    code = POWER[row].code
    if code == PowerCode.WHEN:
        return event_rate(POWER[row].event) * reward(o, seat, POWER[row].then) // 100
    if code == PowerCode.FREE_STEP:
        return w.MOVE
    if code == PowerCode.MISSION_CAPACITY:
        return w.EXTRA_LOG
    if code == PowerCode.MISSION_DISCOUNT:
        return w.DISCOUNT
    if code == PowerCode.ACTIVATE:
        return w.ACTIVATION
    if code == PowerCode.MILITARY_SCORING:
        return w.LEAD
    if code == PowerCode.WORMHOLE_PRICE:
        return w.WORMHOLES
    if code == PowerCode.TRADE_DISCOUNT:
        return w.CHEAP_TRADE
    return rate_of_action(code)


@kernel
def rate_of_action(code: int) -> int:
    """What a power about actions brings in a round."""
    if code == PowerCode.CROWDED_ACTION_PLANETS:
        return w.CROWDED
    if code == PowerCode.FOREIGN_ACTION_PLANET:
        return w.FOREIGN_PLANET
    if code == PowerCode.LEVEL_BONUS:
        return w.LEVEL_BONUS
    if code == PowerCode.USED_MAIN_SPACES:
        return w.USED_SPACES
    return w.AS_MAIN if code == PowerCode.SECONDARY_AS_MAIN else 0


@kernel
def end_of_power(o: Transgalactica, seat: int, row: int) -> int:
    """What a power scores at the end: what it would score now, and some growth."""
    code, rounds = POWER[row].code, rounds_left(o)
    if code == PowerCode.SCORE_LEVELS:
        return POWER[row].vp * (w.VP * levels_on(o, seat, POWER[row].tracks) + w.GROWTH * rounds)
    if code == PowerCode.SCORE_MARKERS:
        return POWER[row].vp * (w.VP * (1 + markers_beside(o, seat)) + w.MARKS * rounds)
    return min(w.VP * POWER[row].most, w.OBJECTIVE_TIMES * POWER[row].vp) if code == PowerCode.SCORE_OBJECTIVE else 0


@kernel
def tech_value(o: Transgalactica, seat: int, tech: int) -> int:
    """A technology: its effects now, its powers until the end."""
    value = reward(o, seat, TECH[tech].effects)
    for row in range(TECH[tech].powers_from, TECH[tech].powers_to):
        value += rate_of_power(o, seat, row) * rounds_left(o) + end_of_power(o, seat, row)
    return value


@kernel
def mark_value(o: Transgalactica, seat: int, slot: int) -> int:
    """Marking the technology of a slot: what it is worth, what it is good for besides, less the marker."""
    me = o.seat[seat]
    value = tech_value(o, seat, o.tech[slot]) - prospects(o, seat)
    me.marked |= 1 << slot
    value += prospects(o, seat)
    me.marked -= 1 << slot
    return value - w.MARKER_KEPT * incomes_left(o)


@kernel
def best_mark(o: Transgalactica, seat: int, ahead: int) -> int:
    """The best technology that may be marked after so many steps more; 0 if none is worth it."""
    best = 0
    for slot in range(TECH_SLOTS):
        if can_mark(o, seat, slot, ahead):
            best = max(best, mark_value(o, seat, slot))
    return best
