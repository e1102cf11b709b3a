"""A round: roll, reveal, and the phases that occur (roll.md 3, 4, 6, 7)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import ask, then
from galaktyka.engine.kernel import kernel
from galaktyka.engine.random import below
from galaktyka.games.roll.bag import refill_bag
from galaktyka.games.roll.dice import (
    column_count,
    column_to_cup,
    count,
    gain_credits,
    gain_vp,
    goods_at,
    goods_of,
    move_all,
    zone_count,
)
from galaktyka.games.roll.powers import (
    has_highest_worlds,
    has_most_developments,
    power_for_world,
    power_total,
)
from galaktyka.games.roll.state import (
    GOODS_HERE,
    NO_DIE,
    NO_POWER,
    Op,
    Question,
    Roll,
    Seat,
    then_all,
    tiles_in_zone,
)
from galaktyka.games.roll.tables import (
    COLOURS,
    FACE,
    FACES,
    NO_PHASE,
    PHASES,
    POWER,
    SIDE,
    Colour,
    Phase,
    Power,
)

LAST_TABLEAU: Final = 12  # tiles in a tableau that end the game
BEST_CONSUME: Final = 3  # VP for a good without bonuses, at most


@kernel
def next_round(s: Roll) -> None:
    """Everybody rolls all dice of the cup in secret, and selects a phase (4, 5)."""
    s.turn += 1
    s.phase = Phase.ASSIGN
    s.active = 0
    s.extra = NO_PHASE
    then(s, Op.REVEAL, 0, 0)
    for seat in range(s.players):
        me = s.seat[seat]
        forget_layout(me)
        roll_cup(s, seat)
        ask(s, seat, Question.SELECT, 1)


@kernel
def forget_layout(me: Seat) -> None:
    """Nothing is selected and no Reassign power used."""
    me.selected, me.selector, me.strip = NO_PHASE, NO_DIE, NO_DIE
    me.power, me.dictates = NO_POWER, 0
    for slot in range(me.tableau_size):
        me.used[slot] = 0
    for place in range(FACES * COLOURS):
        me.rolled[place] = 0


@kernel
def roll_cup(s: Roll, seat: int) -> None:
    """Each die goes below the strip, to the column of its face; wild ones wait for theirs (4, 5.1)."""
    me = s.seat[seat]
    for colour in range(COLOURS):
        for _ in range(me.cup[colour]):
            face = FACE[colour * FACES + below(s.random, FACES)]
            me.column[face * COLOURS + colour] += 1
            me.rolled[face * COLOURS + colour] += 1
        me.cup[colour] = 0


@kernel
def reveal(s: Roll) -> None:
    """Selected phases occur; dice in other columns and in Dictate areas return to the cups (6)."""
    for seat in range(s.players):
        reveal_layout(s, seat)
    if s.players == 2:
        roll_extra_die(s)
    then(s, Op.MANAGE, 0, 0)
    for phase in range(PHASES - 1, -1, -1):
        if (s.active >> phase) & 1 == 1:
            then(s, Op.BEGIN_PHASE, 0, phase)
        else:
            for seat in range(s.players):
                column_to_cup(s.seat[seat], phase)


@kernel
def reveal_layout(s: Roll, seat: int) -> None:
    """The die on the strip is a worker of the phase that it selected (5.2, 6.1, 6.3)."""
    me = s.seat[seat]
    s.active |= 1 << int(me.selected)
    me.column[me.selected * COLOURS + me.strip - 1] += 1
    me.strip = NO_DIE
    move_all(me.dictated[0:COLOURS], me.cup[0:COLOURS])


@kernel
def roll_extra_die(s: Roll) -> None:
    """With two players an unowned white die may add a phase (6.2)."""
    s.extra = FACE[Colour.WHITE * FACES + below(s.random, FACES)]
    s.active |= 1 << int(s.extra)


@kernel
def begin_phase(s: Roll, phase: int) -> None:
    """Virtual workers appear; then every seat does its tasks, all at once or in strict order (7, 13)."""
    s.phase = phase
    for seat in range(s.players):
        add_virtual_workers(s.seat[seat], phase)
    s.strict = int(order_matters(s, phase))
    then(s, Op.END_PHASE, 0, phase)
    if phase == Phase.EXPLORE:
        then(s, Op.RESEARCH, 0, 0)
        then_all(s, Op.EXPLORE)
    elif phase == Phase.PRODUCE:
        then_all(s, Op.PRODUCE)
    elif phase == Phase.SHIP:
        then_all(s, Op.SHIP)
    else:
        then_all(s, Op.BUILD)


@kernel
def add_virtual_workers(me: Seat, phase: int) -> None:
    """Extra workers of tiles act as dice of their colour in this phase (7)."""
    for slot in range(me.tableau_size):
        side = SIDE[me.tableau[slot]]
        for row in range(side.powers_from, side.powers_to):
            if POWER[row].code == Power.EXTRA_WORKER and POWER[row].phase == phase:
                for colour in range(COLOURS):
                    me.virtual[colour] += (int(POWER[row].dice) >> colour) & 1


@kernel
def order_matters(s: Roll, phase: int) -> bool:
    """Whether somebody could empty the bag, or end the game, so that others would act otherwise (13)."""
    if phase == Phase.EXPLORE:
        return bag_may_run_short(s)
    if phase == Phase.PRODUCE or is_last_round(s):
        return False
    if phase == Phase.SHIP:
        return pool_may_run_out(s)
    for seat in range(s.players):
        me = s.seat[seat]
        zone = phase - Phase.DEVELOP
        dice = zone_count(me, zone) + column_count(me, phase)
        if me.tableau_size + min(int(me.pile_size[zone]), dice) >= LAST_TABLEAU:
            return True
    return False


@kernel
def bag_may_run_short(s: Roll) -> bool:
    """Whether Scouts could draw more tiles than the bag holds: each may first abandon all of its zone (8)."""
    most = 0
    for seat in range(s.players):
        me = s.seat[seat]
        explorers = column_count(me, Phase.EXPLORE) + count(me.virtual[0:COLOURS])
        most += explorers * (1 + tiles_in_zone(me)) + explorers * (explorers - 1) // 2
    return most > s.bag_size


@kernel
def pool_may_run_out(s: Roll) -> bool:
    """Whether Consume tasks could take the rest of the pool (11)."""
    most = 0
    for seat in range(s.players):
        me = s.seat[seat]
        shippers = column_count(me, Phase.SHIP) + count(me.virtual[0:COLOURS])
        best = BEST_CONSUME
        for colour in range(COLOURS):
            best = max(best, BEST_CONSUME + power_for_world(me, Power.CONSUME_BONUS_VP, colour))
        most += min(shippers, goods_of(me)) * best + power_total(me, Phase.SHIP, Power.VP_FLAT)
    return most >= s.pool


@kernel
def end_phase(s: Roll, phase: int) -> None:
    """End-of-phase powers; unused workers return to the cup, virtual ones vanish (7)."""
    for seat in range(s.players):
        me = s.seat[seat]
        column_to_cup(me, phase)
        for colour in range(COLOURS):
            me.virtual[colour] = 0
        for slot in range(me.tableau_size):
            side = SIDE[me.tableau[slot]]
            if (side.phases >> phase) & 1 == 1:
                for row in range(side.powers_from, side.powers_to):
                    if POWER[row].phase == phase:
                        end_of_phase_power(s, seat, row)
        me.scouted = 0
    if phase == Phase.EXPLORE:
        refill_bag(s)
    s.strict = 0


@kernel
def end_of_phase_power(s: Roll, seat: int, row: int) -> None:
    """Carry out a power that works at the end of its phase (7; docs/rules/roll-powers.md)."""
    me = s.seat[seat]
    power = POWER[row]
    if power.code == Power.CREDITS_FLAT:
        gain_credits(me, power.amount)
    elif power.code == Power.VP_FLAT:
        gain_vp(s, seat, power.amount)
    elif power.code == Power.CREDITS_IF_SCOUTED_WITH:
        gain_credits(me, power.amount * ((int(me.scouted) >> int(power.colour)) & 1))
    elif power.code == Power.CREDITS_IF_MOST_DEVELOPMENTS:
        gain_credits(me, power.amount * int(has_most_developments(s, seat)))
    elif power.code == Power.CREDITS_IF_HIGHEST_COST_WORLD:
        gain_credits(me, power.amount * int(has_highest_worlds(s, seat)))
    elif power.code == Power.CREDITS_PER_DIE_IN_CITIZENRY:
        dice = int(me.citizenry[power.colour])
        gain_credits(me, power.amount * ((dice + power.per - 1) // power.per))
    elif power.code == Power.CREDITS_PER_GOOD_ON_WORLD:
        gain_credits(me, power.amount * goods_on_worlds(me, power.colours))
    elif power.code == Power.CREDITS_PER_GOOD_DIE:
        gain_credits(me, power.amount * goods_of_colour(me, power.colour))


@kernel
def goods_on_worlds(me: Seat, colours: int) -> int:
    """Goods on worlds of some colours, whatever the dice."""
    total = 0
    for slot in range(me.tableau_size):
        if (colours >> int(SIDE[me.tableau[slot]].colour)) & 1 == 1:
            total += goods_at(me, slot)
    return total


@kernel
def goods_of_colour(me: Seat, colour: int) -> int:
    """Goods that are dice of a colour, whatever the worlds."""
    total = 0
    for place in range(me.tableau_size * GOODS_HERE):
        total += int(me.goods[place] == 1 + colour)
    return total


@kernel
def is_last_round(s: Roll) -> bool:
    """Whether a condition for the end of the game holds (12.4)."""
    if s.pool == 0:
        return True
    for seat in range(s.players):
        if s.seat[seat].tableau_size >= LAST_TABLEAU:
            return True
    return False


@kernel
def check_end(s: Roll) -> None:
    """Another round, unless the game has ended (12.4)."""
    if not is_last_round(s):
        then(s, Op.NEXT_ROUND, 0, 0)
