"""Goods: what one is worth on its world, and what shipping it brings."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.roll.actions import TRADE
from galaktyka.games.roll.dice import goods_at
from galaktyka.games.roll.powers import power_for_world
from galaktyka.games.roll.produce import room_at
from galaktyka.games.roll.ship import matches
from galaktyka.games.roll.state import GOODS_HERE, NO_DIE, Roll, Seat
from galaktyka.games.roll.tables import PRICE, SIDE, Power
from galaktyka.players.roll import weights as w
from galaktyka.players.roll.clock import credits_worth, soon


@kernel
def trade_credits(me: Seat, world: int) -> int:
    """Credits for a good of a world of some colour."""
    return PRICE[world] + power_for_world(me, Power.TRADE_BONUS_CREDITS, world)


@kernel
def trade_worth(o: Roll, seat: int, world: int, rounds: int) -> int:
    """What trading a good of a world of some colour brings."""
    return credits_worth(o, seat, trade_credits(o.seat[seat], world), rounds)


@kernel
def consume_worth(o: Roll, seat: int, world: int, matching: int, rounds: int) -> int:
    """What consuming a good brings when so many of its two dice match the world."""
    me = o.seat[seat]
    vp = 1 + matching + power_for_world(me, Power.CONSUME_BONUS_VP, world)
    return w.VP * vp + credits_worth(o, seat, power_for_world(me, Power.CONSUME_BONUS_CREDITS, world), rounds)


@kernel
def shipping_worth(o: Roll, seat: int, world: int, matching: int, rounds: int) -> int:
    """What shipping a good brings by the better task."""
    return max(trade_worth(o, seat, world, rounds), consume_worth(o, seat, world, matching, rounds))


@kernel
def stored_worth(o: Roll, seat: int, world: int, matches_world: bool, rounds: int) -> int:
    """What a good is worth while it lies on a world of some colour."""
    return w.STOCK * soon(shipping_worth(o, seat, world, int(matches_world), rounds), rounds) // 100


@kernel
def pair_worth(o: Roll, seat: int, task: int, shipper: int, slot: int, good: int, rounds: int) -> int:
    """What a shipper brings by a task with a good that lies on a world."""
    world = SIDE[o.seat[seat].tableau[slot]].colour
    if task == TRADE:
        return trade_worth(o, seat, world, rounds) - wasted(good, world)
    return consume_worth(o, seat, world, int(matches(good, world)) + int(matches(shipper, world)), rounds)


@kernel
def wasted(good: int, world: int) -> int:
    """A little less for trading a good that could have been consumed for more."""
    return int(matches(good, world))


@kernel
def best_pair(o: Roll, seat: int, task: int, shipper: int, rounds: int) -> int:
    """The most that a shipper brings by a task."""
    me = o.seat[seat]
    best = -w.VP
    for place in range(me.tableau_size * GOODS_HERE):
        if me.goods[place] != NO_DIE:
            best = max(best, pair_worth(o, seat, task, shipper, place // GOODS_HERE, me.goods[place] - 1, rounds))
    return best


@kernel
def goods_on(me: Seat, world: int) -> int:
    """Goods on all worlds of a colour."""
    total = 0
    for slot in range(me.tableau_size):
        if SIDE[me.tableau[slot]].development == 0 and SIDE[me.tableau[slot]].colour == world:
            total += goods_at(me, slot)
    return total


@kernel
def matching_goods(me: Seat, world: int) -> int:
    """Goods on worlds of a colour that match it."""
    total = 0
    for place in range(me.tableau_size * GOODS_HERE):
        if me.goods[place] != NO_DIE and SIDE[me.tableau[place // GOODS_HERE]].colour == world:
            total += int(matches(me.goods[place] - 1, world))
    return total


@kernel
def room_on(me: Seat, world: int) -> int:
    """How many more goods worlds of a colour can hold."""
    total = 0
    for slot in range(me.tableau_size):
        if SIDE[me.tableau[slot]].colour == world:
            total += room_at(me, slot)
    return total
