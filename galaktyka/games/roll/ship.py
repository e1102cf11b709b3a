"""Phase V: Ship (roll.md 11)."""

from __future__ import annotations

from galaktyka.engine.flow import ask, close, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8
from galaktyka.games.roll.actions import CONSUME, TASK_ACTIONS, TRADE, WORKERS, is_task
from galaktyka.games.roll.dice import (
    column_count,
    count,
    gain_credits,
    gain_vp,
    goods_at,
    goods_of,
    has_two_kinds,
    take_good,
)
from galaktyka.games.roll.powers import power_for_world
from galaktyka.games.roll.state import GOODS_HERE, NO_POWER, Op, Question, Roll, Seat
from galaktyka.games.roll.tables import COLOURS, POWER, PRICE, SIDE, Colour, Phase, Power


@kernel
def ship(s: Roll, seat: int) -> None:
    """Ask for the next shipper's task, while there are shippers and goods."""
    me = s.seat[seat]
    shippers = column_count(me, Phase.SHIP) + count(me.virtual[0:COLOURS])
    if shippers > 0 and goods_of(me) > 0:
        ask(s, seat, Question.SHIP, shippers)


@kernel
def shippers_of(me: Seat, worker: int) -> int:
    """Shippers of a sort: real ones by colour, then virtual ones."""
    if worker < COLOURS:
        return int(me.column[Phase.SHIP * COLOURS + worker])
    return int(me.virtual[worker - COLOURS])


@kernel
def can_ship(me: Seat, action: int) -> bool:
    """Any shipper may Trade or Consume."""
    return is_task(action) and shippers_of(me, (action - TASK_ACTIONS) % WORKERS) > 0


@kernel
def mark_ship(me: Seat, mask: Array[u8]) -> int:
    """Mark every shipper with both tasks."""
    marked = 0
    for worker in range(WORKERS):
        if shippers_of(me, worker) > 0:
            mask[TASK_ACTIONS + TRADE * WORKERS + worker] = 1
            mask[TASK_ACTIONS + CONSUME * WORKERS + worker] = 1
            marked += 2
    return marked


@kernel
def choose_task(s: Roll, seat: int, task: int) -> None:
    """A shipper begins a task; if goods lie on several worlds, one of them is chosen."""
    me = s.seat[seat]
    me.task = task
    close(s, seat)
    first = first_with_good(me, 0)
    if first_with_good(me, first + 1) < me.tableau_size:
        ask(s, seat, Question.SHIP_GOOD, 1)
    else:
        take_from(s, seat, first)


@kernel
def first_with_good(me: Seat, begin: int) -> int:
    """The first slot from `begin` on that holds a good, or the end of the tableau."""
    for slot in range(begin, me.tableau_size):
        if goods_at(me, slot) > 0:
            return slot
    return int(me.tableau_size)


@kernel
def take_from(s: Roll, seat: int, slot: int) -> None:
    """Take the good of a world; of two different ones the owner chooses."""
    me = s.seat[seat]
    close(s, seat)
    if has_two_kinds(me, slot):
        me.choice = slot
        ask(s, seat, Question.GOOD, 1)
    else:
        ship_good(s, seat, slot, me.goods[slot * GOODS_HERE] - 1)


@kernel
def ship_good(s: Roll, seat: int, slot: int, good: int) -> None:
    """Shipper and good go to Citizenry; credits or VP for the good (11)."""
    me = s.seat[seat]
    worker = int(me.task) % WORKERS
    trading = int(me.task) // WORKERS == TRADE
    me.task = 0
    take_good(me, slot, good)
    me.citizenry[good] += 1
    if worker < COLOURS:
        me.column[Phase.SHIP * COLOURS + worker] -= 1
        me.citizenry[worker] += 1
    else:
        me.virtual[worker - COLOURS] -= 1
    then_seat(s, seat, Op.SHIP, 0)
    if trading:
        trade(s, seat, SIDE[me.tableau[slot]].colour)
    else:
        consume(s, seat, SIDE[me.tableau[slot]].colour, good, worker % COLOURS)


@kernel
def trade(s: Roll, seat: int, world: int) -> None:
    """Credits by the colour of the world, whatever the dice; then a power may turn some into VP (11)."""
    me = s.seat[seat]
    gain_credits(me, PRICE[world] + power_for_world(me, Power.TRADE_BONUS_CREDITS, world))
    row = bank_row(me)
    if row != NO_POWER and me.credits >= POWER[row].cost:
        ask(s, seat, Question.BANK, 1)


@kernel
def bank_row(me: Seat) -> int:
    """The row of the power that sells VP after a trade, or NO_POWER."""
    for slot in range(me.tableau_size):
        side = SIDE[me.tableau[slot]]
        for row in range(side.powers_from, side.powers_to):
            if POWER[row].code == Power.PAY_CREDITS_FOR_VP_ON_TRADE:
                return row
    return NO_POWER


@kernel
def pay_for_vp(s: Roll, seat: int) -> None:
    """Pay credits and take VP (14, Galactic Bankers)."""
    me = s.seat[seat]
    row = bank_row(me)
    me.credits -= POWER[row].cost
    gain_vp(s, seat, POWER[row].amount)


@kernel
def consume(s: Roll, seat: int, world: int, good: int, shipper: int) -> None:
    """One VP, one more for each die that matches the world, and bonuses (11)."""
    me = s.seat[seat]
    vp = 1 + int(matches(good, world)) + int(matches(shipper, world))
    gain_vp(s, seat, vp + power_for_world(me, Power.CONSUME_BONUS_VP, world))
    gain_credits(me, power_for_world(me, Power.CONSUME_BONUS_CREDITS, world))


@kernel
def matches(die: int, world: int) -> bool:
    """Whether a die counts as the colour of a world: purple always does (11)."""
    return die == world or die == Colour.PURPLE
