"""Free actions: changing credits, bonus tokens, missions, the Senate, powers (transgalactica.md 5)."""

from __future__ import annotations

from galaktyka.engine.flow import then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8
from galaktyka.games.transgalactica.actions import DECREE, GOOD, MISSION, TECH, TOKEN
from galaktyka.games.transgalactica.codes import (
    CREDIT,
    DECREES_OPEN,
    GOODS,
    NONE,
    TECH_SLOTS,
    Code,
    Good,
    PowerCode,
    Timing,
)
from galaktyka.games.transgalactica.effects import can_reuse_some, can_use_effect
from galaktyka.games.transgalactica.goods import of_power
from galaktyka.games.transgalactica.missions import can_complete, complete, pay_mission
from galaktyka.games.transgalactica.senate import can_sit, can_sit_at, can_sit_somewhere, sit
from galaktyka.games.transgalactica.state import (
    FRESH,
    RESERVED,
    SPENT,
    Op,
    Transgalactica,
    has_power,
    slot_of_power,
)
from galaktyka.games.transgalactica.tables import DECREES, EFFECT, MISSIONS, POWER, TECHS, TOKENS
from galaktyka.games.transgalactica.tables import TECH as TECH_CARD
from galaktyka.games.transgalactica.tables import TOKEN as BONUS_TOKEN


@kernel
def can_exchange(s: Transgalactica, seat: int, good: int) -> bool:
    """A credit buys energy or ore, never an alien (5, ruling 40)."""
    return (good == Good.ENERGY or good == Good.ORE) and s.seat[seat].goods[CREDIT] > 0


@kernel
def is_at_hand(s: Transgalactica, seat: int, token: int) -> bool:
    """Whether a token of the seat may be used: a fresh one, or one of the reserve once a round (5, 11.4)."""
    if s.bonus[token] == FRESH + seat:
        return True
    me = s.seat[seat]
    return s.bonus[token] == RESERVED + seat and me.ability_used == 0 and has_power(me, PowerCode.RESERVE_TOKEN)


@kernel
def can_use_token(s: Transgalactica, seat: int, token: int, timing: int) -> bool:
    """Whether a token may be used now; those of exploration wait for it."""
    if not is_at_hand(s, seat, token):
        return False
    wanted = BONUS_TOKEN[token].timing
    if wanted == Timing.INCOME_PHASE or (wanted == Timing.EXPLORATION_ACTION and timing == Timing.OWN_TURN):
        return False
    return can_use_effect(s, seat, BONUS_TOKEN[token].effects)


@kernel
def can_activate(s: Transgalactica, seat: int, tech: int) -> bool:
    """Whether a technology has a power to be paid for, not used this round, that does something (technology 7)."""
    slot = slot_of_power(s, seat, PowerCode.ACTIVATE)
    if slot == TECH_SLOTS or s.tech[slot] != tech:
        return False
    row = activation(tech)
    for good in range(GOODS):
        if s.seat[seat].goods[good] < of_power(row, good):
            return False
    return can_reuse_some(s, seat) or not reuses_token(POWER[row].then)


@kernel
def reuses_token(program: int) -> bool:
    """Whether a program uses a token once more."""
    while EFFECT[program].last == 0:
        if EFFECT[program].code == Code.REUSE_BONUS_TOKEN:
            return True
        program += 1
    return EFFECT[program].code == Code.REUSE_BONUS_TOKEN


@kernel
def activation(tech: int) -> int:
    """The row of a technology's power that is paid for."""
    for row in range(TECH_CARD[tech].powers_from, TECH_CARD[tech].powers_to):
        if POWER[row].code == PowerCode.ACTIVATE:
            return row
    return NONE


@kernel
def can_act_freely(s: Transgalactica, seat: int, action: int, timing: int) -> bool:
    """Whether an action is a free action that the seat may take now."""
    if GOOD <= action < GOOD + GOODS:
        return can_exchange(s, seat, action - GOOD)
    if TOKEN <= action < TOKEN + TOKENS:
        return can_use_token(s, seat, action - TOKEN + 1, timing)
    if MISSION <= action < MISSION + MISSIONS:
        return can_complete(s, seat, action - MISSION + 1)
    if DECREE <= action < DECREE + DECREES:
        return can_sit(s, seat, action - DECREE + 1)
    return TECH <= action < TECH + TECHS and can_activate(s, seat, action - TECH + 1)


@kernel
def has_free_action(s: Transgalactica, seat: int) -> bool:
    """Whether the seat may take any free action in its turn."""
    me = s.seat[seat]
    if me.goods[CREDIT] > 0:
        return True
    for i in range(me.log_size):
        if can_complete(s, seat, me.log[i]):
            return True
    for token in range(1, TOKENS + 1):
        if can_use_token(s, seat, token, Timing.OWN_TURN):
            return True
    slot = slot_of_power(s, seat, PowerCode.ACTIVATE)
    return can_sit_somewhere(s, seat) or (slot < TECH_SLOTS and can_activate(s, seat, s.tech[slot]))


@kernel
def mark_free_actions(s: Transgalactica, seat: int, timing: int, mask: Array[u8]) -> int:
    """Mark the free actions of the seat; returns how many there are."""
    me = s.seat[seat]
    count = 0
    if me.goods[CREDIT] > 0:
        mask[GOOD + Good.ENERGY] = 1
        mask[GOOD + Good.ORE] = 1
        count += 2
    for i in range(me.log_size):
        if can_complete(s, seat, me.log[i]):
            mask[MISSION + me.log[i] - 1] = 1
            count += 1
    for token in range(1, TOKENS + 1):
        if can_use_token(s, seat, token, timing):
            mask[TOKEN + token - 1] = 1
            count += 1
    if me.crew > 0:
        for place in range(DECREES_OPEN):
            if can_sit_at(s, seat, place):
                mask[DECREE + s.decree[place] - 1] = 1
                count += 1
    slot = slot_of_power(s, seat, PowerCode.ACTIVATE)
    if slot < TECH_SLOTS and can_activate(s, seat, s.tech[slot]):
        mask[TECH + s.tech[slot] - 1] = 1
        count += 1
    return count


@kernel
def act_freely(s: Transgalactica, seat: int, action: int) -> None:
    """Take a free action; what it gives is put on the seat's stack."""
    me = s.seat[seat]
    then_seat(s, seat, Op.REFILL, 0)
    if GOOD <= action < GOOD + GOODS:
        me.goods[CREDIT] -= 1
        me.goods[action - GOOD] += 1
    elif TOKEN <= action < TOKEN + TOKENS:
        use_token(s, seat, action - TOKEN + 1)
    elif MISSION <= action < MISSION + MISSIONS:
        complete(s, seat, action - MISSION + 1)
        pay_mission(s, seat, action - MISSION + 1)
    elif DECREE <= action < DECREE + DECREES:
        sit(s, seat, action - DECREE + 1)
    else:
        activate(s, seat, action - TECH + 1)


@kernel
def use_token(s: Transgalactica, seat: int, token: int) -> None:
    """Turn a token over and gain its effect; a token of the reserve is the one of this round (5, 11.4)."""
    if s.bonus[token] == RESERVED + seat:
        s.seat[seat].ability_used = 1
    s.bonus[token] = SPENT + seat
    then_seat(s, seat, Op.EFFECTS, BONUS_TOKEN[token].effects)


@kernel
def activate(s: Transgalactica, seat: int, tech: int) -> None:
    """Pay for the power of a technology, once a round."""
    me = s.seat[seat]
    me.used |= 1 << slot_of_power(s, seat, PowerCode.ACTIVATE)
    row = activation(tech)
    for good in range(GOODS):
        me.goods[good] -= of_power(row, good)
    then_seat(s, seat, Op.EFFECTS, POWER[row].then)
