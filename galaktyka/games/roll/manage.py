"""Managing the empire: recruit and recall (roll.md 12)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import answered, ask, close, then, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8
from galaktyka.games.roll.actions import DIE_ACTIONS, PASS, SIDE_ACTIONS, Where, die_action, is_die, is_side
from galaktyka.games.roll.build import die_is_at, take_die
from galaktyka.games.roll.dice import (
    SEVERAL,
    count,
    goods_at,
    goods_of,
    has_two_kinds,
    only_colour,
    take_good,
    zone_count,
)
from galaktyka.games.roll.state import GOODS_HERE, NO_SLOT, Op, Question, Roll, Seat, tableau_slot
from galaktyka.games.roll.tables import COLOURS, Phase

ALWAYS_LEFT: Final = 1  # credits after recruiting, if there would be none


@kernel
def manage(s: Roll) -> None:
    """Everybody recruits and recalls; then the end of the game is checked (12)."""
    s.phase = Phase.MANAGE
    then(s, Op.CHECK_END, 0, 0)
    for seat in range(s.players):
        then_seat(s, seat, Op.RECALL, 0)
        then_seat(s, seat, Op.RECRUIT, 0)


@kernel
def recruit(s: Roll, seat: int) -> None:
    """Pay a credit for each die of Citizenry; the owner chooses if credits do not suffice (12.1)."""
    me = s.seat[seat]
    dice = me.citizenry[0:COLOURS]
    if me.credits > 0 and me.credits < count(dice) and only_colour(dice) == SEVERAL:
        ask(s, seat, Question.RECRUIT, me.credits)
        return
    for colour in range(COLOURS):
        able = min(int(dice[colour]), int(me.credits))
        for _ in range(able):
            recruit_die(me, colour)


@kernel
def recruit_die(me: Seat, colour: int) -> None:
    """Pay a credit and put a die of Citizenry into the cup."""
    me.citizenry[colour] -= 1
    me.cup[colour] += 1
    me.credits -= 1


@kernel
def choose_recruit(s: Roll, seat: int, colour: int) -> None:
    """The owner recruits a die; what is left may need no choice."""
    recruit_die(s.seat[seat], colour)
    answered(s, seat)
    if s.seat[seat].question != 0 and only_colour(s.seat[seat].citizenry[0:COLOURS]) != SEVERAL:
        close(s, seat)
        recruit(s, seat)


@kernel
def recall(s: Roll, seat: int) -> None:
    """Nobody is left without a credit; dice on tiles and worlds may be recalled, and must if the cup is empty."""
    me = s.seat[seat]
    if me.credits == 0:
        me.credits = ALWAYS_LEFT
    if zone_count(me, 0) + zone_count(me, 1) + goods_of(me) > 0:
        ask(s, seat, Question.RECALL, 1)


@kernel
def can_recall(me: Seat, action: int) -> bool:
    """A developer, a settler or a good; none only if the cup is not empty (12.2)."""
    if is_die(action):
        where = (action - DIE_ACTIONS) // COLOURS
        return is_zone(where) and die_is_at(me, where, (action - DIE_ACTIONS) % COLOURS)
    if is_side(action):
        slot = tableau_slot(me, action - SIDE_ACTIONS)
        return slot != NO_SLOT and goods_at(me, slot) > 0
    return action == PASS and count(me.cup[0:COLOURS]) > 0


@kernel
def is_zone(where: int) -> bool:
    """Whether a place is a stack of the Construction zone."""
    return where == Where.DEVELOPERS or where == Where.SETTLERS


@kernel
def mark_recall(me: Seat, mask: Array[u8]) -> int:
    """Mark the dice that may be recalled."""
    marked = 0
    for zone in range(2):
        for colour in range(COLOURS):
            if me.zone[zone * COLOURS + colour] > 0:
                mask[die_action(Where.DEVELOPERS + zone, colour)] = 1
                marked += 1
    if count(me.cup[0:COLOURS]) > 0:
        mask[PASS] = 1
        marked += 1
    return marked + mark_goods(me, mask)


@kernel
def mark_goods(me: Seat, mask: Array[u8]) -> int:
    """Mark the worlds that hold a good."""
    marked = 0
    for slot in range(me.tableau_size):
        if goods_at(me, slot) > 0:
            mask[SIDE_ACTIONS + me.tableau[slot]] = 1
            marked += 1
    return marked


@kernel
def answer_recall(s: Roll, seat: int, action: int) -> None:
    """Take a die into the cup, or end recalling."""
    me = s.seat[seat]
    close(s, seat)
    if is_die(action):
        colour = (action - DIE_ACTIONS) % COLOURS
        take_die(me, (action - DIE_ACTIONS) // COLOURS, colour)
        me.cup[colour] += 1
        then_seat(s, seat, Op.RECALL, 0)
    elif is_side(action):
        slot = tableau_slot(me, action - SIDE_ACTIONS)
        if has_two_kinds(me, slot):
            me.choice = slot
            ask(s, seat, Question.GOOD, 1)
        else:
            recall_good(s, seat, slot, me.goods[slot * GOODS_HERE] - 1)


@kernel
def recall_good(s: Roll, seat: int, slot: int, colour: int) -> None:
    """Take a good into the cup."""
    me = s.seat[seat]
    take_good(me, slot, colour)
    me.cup[colour] += 1
    then_seat(s, seat, Op.RECALL, 0)
