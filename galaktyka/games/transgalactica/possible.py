"""Whether effects can do anything now: what decides about offering tokens, options and actions."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.codes import GOODS, NONE, Code, Timing, Track
from galaktyka.games.transgalactica.explore import NO_ORE, OUTPOST, can_found
from galaktyka.games.transgalactica.goods import of_effect, resources_of
from galaktyka.games.transgalactica.missions import can_complete_some, can_take_some
from galaktyka.games.transgalactica.planets import can_place_somewhere
from galaktyka.games.transgalactica.state import SPENT, Transgalactica
from galaktyka.games.transgalactica.tables import AREA, EFFECT, TOKEN, TOKENS
from galaktyka.games.transgalactica.technology import can_mark_some
from galaktyka.games.transgalactica.tracks import can_advance_some

OPTIONS: Final = 3  # of a choice, at most


@kernel
def option_of(row: int, number: int) -> int:
    """A program to choose from; NONE if there are fewer."""
    if number == 0:
        return int(EFFECT[row].option_1)
    return int(EFFECT[row].option_2) if number == 1 else int(EFFECT[row].option_3)


@kernel
def can_choose(s: Transgalactica, seat: int, row: int, number: int) -> bool:
    """Whether all of an option can be done; steps of a track before it count (ruling 34)."""
    program = option_of(row, number)
    if program == NONE:
        return False
    ahead = 0
    while True:
        if not is_possible(s, seat, program, ahead):
            return False
        if EFFECT[program].last == 1:
            return True
        ahead += EFFECT[program].steps
        program += 1


@kernel
def can_choose_some(s: Transgalactica, seat: int, row: int) -> bool:
    """Whether some option can be done."""
    for number in range(OPTIONS):
        if can_choose(s, seat, row, number):
            return True
    return False


@kernel
def is_possible(s: Transgalactica, seat: int, row: int, ahead: int) -> bool:
    """Whether an effect can do anything now; `ahead`: levels gained before it on its track."""
    code = EFFECT[row].code
    if code == Code.ADVANCE:
        # a free advance is never refused: at the end of a track it is lost (6.9)
        return can_advance_some(s, seat, row) or is_plain_advance(row)
    if code == Code.PAY_FOR:
        return can_pay_for(s, seat, row)
    if code == Code.PAY_ONE_OF:
        return can_pay_one_of(s, seat, row)
    if code == Code.MARK_TECH:
        return can_mark_some(s, seat, ahead)
    if code == Code.TAKE_MISSION:
        return can_take_some(s, seat, ahead)
    if code == Code.COMPLETE_MISSION:
        return can_complete_some(s, seat)
    if code == Code.PLACE_OUTPOST:
        return can_place_by(s, seat, row)
    return code != Code.REUSE_BONUS_TOKEN or can_reuse_some(s, seat)


@kernel
def is_plain_advance(row: int) -> bool:
    """Whether an advance is free and of a track that asks for nothing."""
    asking = (1 << Track.MILITARY) | (1 << Track.TRADE)
    return EFFECT[row].tracks & asking == 0


@kernel
def can_place_by(s: Transgalactica, seat: int, row: int) -> bool:
    """Whether an outpost can be placed by an effect."""
    if EFFECT[row].anywhere == 1:
        return can_place_somewhere(s, seat, row)
    for ship in range(s.seat[seat].ships):
        if can_found(s, seat, ship, OUTPOST + (0 if EFFECT[row].cost == 1 else NO_ORE)):
            return True
    return False


@kernel
def can_pay_for(s: Transgalactica, seat: int, row: int) -> bool:
    """Whether the price of an effect can be paid once."""
    me = s.seat[seat]
    for good in range(GOODS):
        if me.goods[good] < of_effect(row, good):
            return False
    return resources_of(me) >= EFFECT[row].any


@kernel
def can_pay_one_of(s: Transgalactica, seat: int, row: int) -> bool:
    """Whether the seat has one of the goods."""
    for good in range(GOODS):
        if (EFFECT[row].goods >> good) & 1 == 1 and s.seat[seat].goods[good] > 0:
            return True
    return False


@kernel
def can_do(s: Transgalactica, seat: int, program: int) -> bool:
    """Whether the first effect of a program can do anything."""
    if EFFECT[program].code == Code.CHOOSE:
        return can_choose_some(s, seat, program)
    return is_possible(s, seat, program, 0)


@kernel
def can_act(s: Transgalactica, seat: int, area: int, main: int) -> bool:
    """Whether an action can be taken: its price can be paid, and what it needs is there (6)."""
    return can_do(s, seat, AREA[area].main if main == 1 else AREA[area].secondary)


@kernel
def can_reuse(s: Transgalactica, seat: int, token: int) -> bool:
    """Whether a spent token can be used once more (technology 7)."""
    if s.bonus[token] != SPENT + seat or TOKEN[token].timing != Timing.OWN_TURN:
        return False
    program = TOKEN[token].effects
    return EFFECT[program].code != Code.REUSE_BONUS_TOKEN and can_use_effect(s, seat, program)


@kernel
def can_use_effect(s: Transgalactica, seat: int, program: int) -> bool:
    """Whether the effect of a token can do anything."""
    code = EFFECT[program].code
    if code == Code.ADVANCE:
        return can_advance_some(s, seat, program)
    if code == Code.MARK_TECH:
        return can_mark_some(s, seat, 0)
    if code == Code.TAKE_MISSION:
        return can_take_some(s, seat, 0)
    return code != Code.PLACE_OUTPOST or can_place_by(s, seat, program)


@kernel
def can_reuse_some(s: Transgalactica, seat: int) -> bool:
    """Whether there is a spent token that can be used once more."""
    for token in range(1, TOKENS + 1):
        if can_reuse(s, seat, token):
            return True
    return False
