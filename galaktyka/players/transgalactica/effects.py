"""What programs of effects and actions are worth on a closer look, for the decisions that are about them.

Kernels cannot call themselves, so that there is a function for each depth: an effect, a list of them, effects that hold
lists, and actions that effects give.
"""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.codes import ANY_AREA, AREAS, GOODS, NONE, SPACES, Area, Code, PowerCode, Track
from galaktyka.games.transgalactica.effects import OPTIONS, can_act, can_choose, can_pay_for, option_of
from galaktyka.games.transgalactica.explore import (
    EITHER,
    EXPLORING,
    EXTRA,
    FREELY,
    NO_ORE,
    OUTPOST,
    free_steps,
)
from galaktyka.games.transgalactica.planets import can_place_anywhere, grey_moves, is_wormhole
from galaktyka.games.transgalactica.state import Transgalactica, has_power, level_of
from galaktyka.games.transgalactica.tables import AREA, EFFECT
from galaktyka.players.transgalactica import weights as w
from galaktyka.players.transgalactica.goals import best_take
from galaktyka.players.transgalactica.goods import price_value
from galaktyka.players.transgalactica.planets import collect_value, mine_value, mining_token_value, outpost_value
from galaktyka.players.transgalactica.rewards import glance, goods_price
from galaktyka.players.transgalactica.routes import explore_value, orbit_value
from galaktyka.players.transgalactica.technologies import best_mark
from galaktyka.players.transgalactica.tracks import best_advance


@kernel
def exploration_state(o: Transgalactica, seat: int, main: int) -> int:
    """The state with which an exploration action begins."""
    state = EXPLORING + OUTPOST + 1 + grey_moves(o, seat) + free_steps(o, seat) * FREELY
    if has_power(o.seat[seat], PowerCode.SECOND_SHIP):
        state += EXTRA
    return state if main == 1 else state + EITHER


@kernel
def best_jump(o: Transgalactica, seat: int) -> int:
    """The best place that a free jump leads to, compared with where the first ship is."""
    best = 0
    here = int(o.seat[seat].ship[0])
    for space in range(1, SPACES):
        if space != here and is_wormhole(o, space):
            best = max(best, orbit_value(o, seat, space) - orbit_value(o, seat, here))
    return best


@kernel
def best_place(o: Transgalactica, seat: int, row: int) -> int:
    """The best outpost that an effect may place."""
    if EFFECT[row].anywhere == 0:
        return explore_value(o, seat, OUTPOST + (0 if EFFECT[row].cost == 1 else NO_ORE))
    best = 0
    for space in range(SPACES):
        if can_place_anywhere(o, seat, space, row):
            best = max(best, outpost_value(o, seat, space, EFFECT[row].cost))
    return best


@kernel
def look(o: Transgalactica, seat: int, row: int, ahead: int) -> int:
    """An effect that holds no others; `ahead`: levels gained before it on its track."""
    code = EFFECT[row].code
    if code == Code.ADVANCE:
        return best_advance(o, seat, row)
    if code == Code.MARK_TECH:
        return best_mark(o, seat, ahead)
    if code == Code.TAKE_MISSION:
        return best_take(o, seat, ahead)
    if code == Code.EXPLORE:
        return explore_value(o, seat, exploration_state(o, seat, EFFECT[row].main))
    if code == Code.MOVE_FREE:
        return explore_value(o, seat, EFFECT[row].amount * FREELY)
    if code == Code.PLACE_OUTPOST:
        return best_place(o, seat, row)
    return look_at_goods(o, seat, row, ahead)


@kernel
def look_at_goods(o: Transgalactica, seat: int, row: int, ahead: int) -> int:
    """An effect that gives or takes goods, or one of those that are rare."""
    code = EFFECT[row].code
    if code == Code.JUMP_TO_WORMHOLE:
        return best_jump(o, seat)
    if code == Code.TAKE_MINING_TOKEN:
        return mining_token_value(o, seat)
    if code == Code.MINE:
        return mine_value(o, seat)
    if code == Code.COLLECT_RESOURCES:
        return collect_value(o, seat, level_of(o.seat[seat], Track.PRODUCTION) + ahead)
    if code == Code.PAY_ONE_OF:
        return -fee(o, seat, EFFECT[row].goods)
    return glance(o, seat, row)


@kernel
def fee(o: Transgalactica, seat: int, goods: int) -> int:
    """One of some goods: the cheapest that the seat has."""
    best = w.DECREE
    for good in range(GOODS):
        if (goods >> good) & 1 == 1 and o.seat[seat].goods[good] > 0:
            best = min(best, price_value(o, seat, good, 1))
    return best


@kernel
def look_at_all(o: Transgalactica, seat: int, program: int) -> int:
    """The effects of a program that hold no others."""
    value, ahead = 0, 0
    while program != NONE:
        value += look(o, seat, program, ahead)
        ahead += int(EFFECT[program].steps)
        program = NONE if EFFECT[program].last == 1 else program + 1
    return value


@kernel
def look_inside(o: Transgalactica, seat: int, row: int, ahead: int) -> int:
    """An effect, the best of its choices, or what may be paid for as often as it pays."""
    code = EFFECT[row].code
    if code == Code.CHOOSE:
        best = 0
        for number in range(OPTIONS):
            if can_choose(o, seat, row, number):
                best = max(best, look_at_all(o, seat, option_of(row, number)))
        return best
    if code == Code.PAY_FOR:
        if not can_pay_for(o, seat, row):
            return 0
        return EFFECT[row].amount * max(0, look_at_all(o, seat, EFFECT[row].option_1) - goods_price(o, seat, row))
    return look(o, seat, row, ahead)


@kernel
def program_value(o: Transgalactica, seat: int, program: int) -> int:
    """A program that gives no actions."""
    value, ahead = 0, 0
    while program != NONE:
        value += look_inside(o, seat, program, ahead)
        ahead += int(EFFECT[program].steps)
        program = NONE if EFFECT[program].last == 1 else program + 1
    return value


@kernel
def plain_action(o: Transgalactica, seat: int, area: int, main: int) -> int:
    """An action of any area but omni."""
    return program_value(o, seat, AREA[area].main if main == 1 else AREA[area].secondary)


@kernel
def best_action(o: Transgalactica, seat: int, main: int) -> int:
    """The best action of all areas but omni."""
    best = 0
    for area in range(AREAS):
        if area != Area.OMNI and can_act(o, seat, area, main):
            best = max(best, plain_action(o, seat, area, main))
    return best


@kernel
def worth(o: Transgalactica, seat: int, program: int) -> int:
    """Any program."""
    value = 0
    while program != NONE:
        if EFFECT[program].code == Code.TAKE_ACTION:
            if EFFECT[program].area == ANY_AREA:
                value += best_action(o, seat, EFFECT[program].main)
            else:
                value += plain_action(o, seat, EFFECT[program].area, EFFECT[program].main)
        else:
            value += look_inside(o, seat, program, 0)
        program = NONE if EFFECT[program].last == 1 else program + 1
    return value


@kernel
def action_worth(o: Transgalactica, seat: int, area: int, main: int) -> int:
    """An action of any area."""
    if area != Area.OMNI:
        return plain_action(o, seat, area, main)
    return worth(o, seat, AREA[area].main if main == 1 else AREA[area].secondary)
