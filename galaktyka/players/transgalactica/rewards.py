"""What programs of effects are worth at a glance: goods and VP exactly, everything else by weights."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.codes import GOODS, NONE, TRACKS, Code, Cost, Kind, Track
from galaktyka.games.transgalactica.effects import OPTIONS, option_of
from galaktyka.games.transgalactica.goods import of_effect, of_track
from galaktyka.games.transgalactica.planets import outposts_of_kind
from galaktyka.games.transgalactica.state import Transgalactica
from galaktyka.games.transgalactica.tables import EFFECT
from galaktyka.players.transgalactica import weights as w
from galaktyka.players.transgalactica.clock import rounds_left
from galaktyka.players.transgalactica.goods import any_value, base_value, gain_value, price_value, spare_price


@kernel
def goods_value(o: Transgalactica, seat: int, row: int) -> int:
    """Goods and VP that an effect gives."""
    value = w.VP * EFFECT[row].vp
    for good in range(GOODS):
        if of_effect(row, good) > 0:
            value += gain_value(o, seat, good, of_effect(row, good))
    return value + (any_value(o, seat, EFFECT[row].any) if EFFECT[row].any > 0 else 0)


@kernel
def goods_price(o: Transgalactica, seat: int, row: int) -> int:
    """Goods that an effect costs."""
    price = 0
    for good in range(GOODS):
        if of_effect(row, good) > 0:
            price += price_value(o, seat, good, of_effect(row, good))
    return price + (spare_price(o, seat, EFFECT[row].any) if EFFECT[row].any > 0 else 0)


@kernel
def track_weight(track: int) -> int:
    """A step on a track, at a glance."""
    if track == Track.TECHNOLOGY:
        return w.TECHNOLOGY_STEP
    if track == Track.MILITARY:
        return w.MILITARY_STEP
    if track == Track.PRODUCTION:
        return w.PRODUCTION_STEP
    return w.POLITICS_STEP if track == Track.POLITICS else w.TRADE_STEP


@kernel
def advance_glance(row: int) -> int:
    """An advance on the best of its tracks, less its price."""
    best = 0
    for track in range(TRACKS):
        if (EFFECT[row].tracks >> track) & 1 == 1:
            value = track_weight(track) * EFFECT[row].steps
            for good in range(GOODS):
                if EFFECT[row].cost == Cost.FULL:
                    value -= base_value(good) * (of_track(track, good) - of_effect(row, good))
            best = max(best, value)
    return best


@kernel
def glance(o: Transgalactica, seat: int, row: int) -> int:
    """An effect that holds no others."""
    code = EFFECT[row].code
    if code == Code.GAIN:
        return goods_value(o, seat, row)
    if code == Code.ADVANCE:
        return advance_glance(row)
    if code == Code.MOVE_FREE:
        return w.MOVE * EFFECT[row].amount
    if code == Code.MOBILISE:
        return w.CREW * rounds_left(o) * EFFECT[row].amount
    if code == Code.ACTIVATE_MINING_PLANETS:
        return w.VP * (EFFECT[row].amount + 1) * outposts_of_kind(o, seat, Kind.MINING)
    return fixed_glance(code)


@kernel
def fixed_glance(code: int) -> int:
    """An effect that is always worth the same."""
    if code == Code.JUMP_TO_WORMHOLE:
        return w.JUMP
    if code == Code.WORMHOLE_ACCESS:
        return w.TUNNEL
    if code == Code.PLACE_OUTPOST:
        return w.OUTPOST
    if code == Code.MARK_TECH:
        return w.MARK
    if code == Code.TAKE_MISSION:
        return w.TAKE
    if code == Code.COMPLETE_MISSION:
        return w.COMPLETE
    if code == Code.REUSE_BONUS_TOKEN:
        return w.REUSE
    if code == Code.DOUBLE_INCOME:
        return w.DOUBLE_INCOME
    if code == Code.TEMP_LEVEL:
        return w.EXTRA_LEVELS
    if code == Code.CAPTAIN_MAY_REUSE_MAIN:
        return w.REUSE_MAIN
    return w.ACTION if Code.TAKE_ACTION <= code <= Code.COLLECT_RESOURCES else 0


@kernel
def glance_all(o: Transgalactica, seat: int, program: int) -> int:
    """The effects of a program that hold no others."""
    value = 0
    while program != NONE:
        value += glance(o, seat, program)
        program = NONE if EFFECT[program].last == 1 else program + 1
    return value


@kernel
def paid_glance(o: Transgalactica, seat: int, row: int) -> int:
    """What may be paid for, as often as it may, if it pays."""
    return EFFECT[row].amount * max(0, glance_all(o, seat, EFFECT[row].option_1) - goods_price(o, seat, row))


@kernel
def reward(o: Transgalactica, seat: int, program: int) -> int:
    """A program at a glance: the best of its choices, and what pays."""
    value = 0
    while program != NONE:
        code = EFFECT[program].code
        if code == Code.CHOOSE:
            best = 0
            for number in range(OPTIONS):
                best = max(best, glance_all(o, seat, option_of(program, number)))
            value += best
        elif code == Code.PAY_FOR:
            value += paid_glance(o, seat, program)
        else:
            value += glance(o, seat, program)
        program = NONE if EFFECT[program].last == 1 else program + 1
    return value
