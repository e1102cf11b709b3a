"""Goods: what lies there, what a Produce phase would add, and what consuming and selling would bring.

Goods are numbers here, a byte a kind (`galaktyka/games/race/stock.py`).
"""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.games.race.powers import is_of_sort
from galaktyka.games.race.state import Race
from galaktyka.games.race.stock import BYTE, consumes, count, goods_taken, kinds, one, take
from galaktyka.games.race.tables import CARD, KINDS, NO_CARD, POWER, PRICE, Kind, Phase, Power
from galaktyka.players.race import weights as w

RICH: Final = 150  # a power that gives more than this for a good is used first

# Sweeps over the consume powers, in the order in which goods are best spent.
RICH_POWERS: Final = 0
POWERS_OF_A_KIND: Final = 1
POWERS_OF_ANY_KIND: Final = 2
POWERS_FOR_THE_REST: Final = 3
SWEEPS: Final = 4


@kernel
def empty_worlds(o: Race, seat: int, windfall: int, all_empty: bool) -> int:
    """The goods that would fill every empty production (or windfall) world."""
    me = o.seat[seat]
    goods = 0
    for slot in range(me.tableau_size):
        facts = CARD[me.tableau[slot]]
        if facts.kind != Kind.NONE and facts.windfall == windfall and (all_empty or me.good[slot] == NO_CARD):
            goods += one(facts.kind)
    return goods


@kernel
def windfall_powers(o: Race, seat: int) -> int:
    """Powers that produce on a windfall world, packed by the kind they are for; NONE: any kind."""
    me = o.seat[seat]
    powers = 0
    for slot in range(me.tableau_size):
        facts = CARD[me.tableau[slot]]
        for row in range(facts.powers_from, facts.powers_to):
            if POWER[row].code == Power.PRODUCE_ON_WINDFALL:
                powers += one(POWER[row].kind)
    return powers


@kernel
def produced_goods(o: Race, seat: int, bonus: int, all_empty: bool) -> int:
    """What a Produce phase adds, dearest windfall worlds first; `bonus` is 1 for who chose it."""
    goods = empty_worlds(o, seat, 0, all_empty)
    windfalls = empty_worlds(o, seat, 1, all_empty)
    if windfalls == 0:
        return goods
    powers = windfall_powers(o, seat)
    free = (powers & BYTE) + bonus
    for kind in range(KINDS - 1, 0, -1):
        filled = min(count(windfalls, kind), count(powers, kind))
        extra = min(count(windfalls, kind) - filled, free)
        free -= extra
        goods += (filled + extra) * one(kind)
    return goods


@kernel
def produce_draws(o: Race, seat: int, produced: int, all_empty: bool) -> int:
    """Cards drawn in a Produce phase in which these goods are produced."""
    me = o.seat[seat]
    cards = 0
    for slot in range(me.tableau_size):
        facts = CARD[me.tableau[slot]]
        for row in range(facts.powers_from, facts.powers_to):
            if POWER[row].phase == Phase.PRODUCE:
                empty = all_empty or me.good[slot] == NO_CARD
                cards += POWER[row].amount * times_drawn(
                    o, seat, row, produced, empty and count(produced, facts.kind) > 0
                )
    return cards


@kernel
def worlds_of_sort(o: Race, seat: int, sort: int) -> int:
    """Worlds of a sort in the tableau, those that were placed just now too."""
    me = o.seat[seat]
    total = 0
    for slot in range(me.tableau_size):
        if is_of_sort(me.tableau[slot], sort):
            total += 1
    return total


@kernel
def times_drawn(o: Race, seat: int, row: int, produced: int, produced_here: bool) -> int:
    """How often a power of Produce draws its cards."""
    code = POWER[row].code
    kind = POWER[row].kind
    if code == Power.DRAW:
        return 1
    if code == Power.DRAW_IF_PRODUCED_HERE:
        return 1 if produced_here else 0
    if code == Power.DRAW_PER_KIND_PRODUCED:
        return kinds(produced)
    if code == Power.DRAW_PER_GOOD_PRODUCED:
        return count(produced, kind)
    if code == Power.DRAW_PER_WORLD:
        return worlds_of_sort(o, seat, POWER[row].per)
    if code == Power.DRAW_IF_MOST_PRODUCED:
        return 1 if count(produced, kind) > 1 else 0  # the others may well produce one
    return 0


@kernel
def price_of_kind(o: Race, seat: int, kind: int) -> int:
    """Cards for selling a good of a kind, with the powers that count for all goods of that kind."""
    me = o.seat[seat]
    price = PRICE[kind]
    for slot in range(me.tableau_size):
        facts = CARD[me.tableau[slot]]
        for row in range(facts.powers_from, facts.powers_to):
            power = POWER[row]
            if power.code == Power.TRADE_BONUS and (power.kind == Kind.NONE or power.kind == kind):
                if power.here == 0 or facts.kind == kind:
                    price += power.amount * (worlds_of_sort(o, seat, power.per) if power.per != 0 else 1)
    return price


@kernel
def dearest(o: Race, seat: int, goods: int) -> int:
    """The kind that sells for most among these goods; NONE if there are none."""
    best = 0
    best_price = 0
    for kind in range(1, KINDS):
        if count(goods, kind) > 0 and price_of_kind(o, seat, kind) > best_price:
            best = kind
            best_price = price_of_kind(o, seat, kind)
    return best


@kernel
def reward(row: int, vp: int, card: int) -> int:
    """What one use of a consume power is worth, at these values of a VP and of a card."""
    return POWER[row].vp * vp + POWER[row].amount * card


@kernel
def consume_gain(o: Race, seat: int, row: int, goods: int, taken: int, vp: int, card: int) -> int:
    """What a consume power brings for the goods it takes."""
    power = POWER[row]
    if taken == 0:
        return 0
    if power.code == Power.CONSUME:
        return (taken // power.goods) * reward(row, vp, card)
    if power.code == Power.CONSUME_DISTINCT_KINDS:
        return (taken if power.flag == 1 else 1) * reward(row, vp, card)
    if power.code == Power.CONSUME_ALL:
        return max(0, taken * power.vp + power.offset) * vp
    kind = dearest(o, seat, goods)
    return card * (price_of_kind(o, seat, kind) if power.flag == 1 else PRICE[kind])


@kernel
def sweep_of(row: int, vp: int, card: int) -> int:
    """In which sweep a consume power has its turn."""
    power = POWER[row]
    if power.code == Power.CONSUME_ALL or power.code == Power.CONSUME_AT_TRADE_PRICE:
        return POWERS_FOR_THE_REST
    if power.code == Power.CONSUME and reward(row, vp, card) * w.VP >= RICH * vp * power.goods:
        return RICH_POWERS
    return POWERS_OF_ANY_KIND if power.kind == Kind.NONE else POWERS_OF_A_KIND


@kernel
def consume_extra(row: int, hand: int, card: int) -> int:
    """What a power of Consume brings that takes no goods: cards drawn, or VP for cards of a hand of that size."""
    power = POWER[row]
    if power.code == Power.DRAW:
        return power.amount * card
    if power.code == Power.GAIN_VP:
        return power.vp * w.VP
    if power.code == Power.ANTE_CARD:
        return w.ANTE * card // 100 if hand > 0 else 0
    if power.code == Power.DISCARD_HAND:
        return min(power.uses, hand) * max(0, power.vp * w.VP + (power.amount - 1) * card)
    return 0


@kernel
def consume_extras(o: Race, seat: int, card: int) -> int:
    """What the powers of Consume bring that take no goods."""
    me = o.seat[seat]
    value = 0
    for slot in range(me.tableau_size):
        facts = CARD[me.tableau[slot]]
        for row in range(facts.powers_from, facts.powers_to):
            if POWER[row].phase == Phase.CONSUME:
                value += consume_extra(row, me.hand_size, card)
    return value


@kernel
def consume_value(o: Race, seat: int, goods: int, vp: int, card: int, fresh: bool) -> int:
    """What consuming these goods brings with all powers, or with those not yet used unless `fresh`."""
    me = o.seat[seat]
    value = 0
    for sweep in range(SWEEPS):
        if goods == 0:
            return value
        for slot in range(me.tableau_size):
            facts = CARD[me.tableau[slot]]
            for row in range(facts.powers_from, facts.powers_to):
                if not consumes(row) or sweep_of(row, vp, card) != sweep:
                    continue
                if fresh or (me.used[slot] & POWER[row].bit) == 0:
                    taken = goods_taken(row, goods, count(goods, facts.kind) > 0 and facts.kind != Kind.NONE)
                    value += consume_gain(o, seat, row, goods, taken, vp, card)
                    goods = take(goods, row, taken)
    return value


@kernel
def cash(o: Race, seat: int, goods: int, card: int) -> int:
    """What goods are worth to who may call Consume: the better of doubling the VP and of selling one first."""
    doubled = consume_value(o, seat, goods, 2 * w.VP, card, True)
    return max(doubled, sell_first(o, seat, goods, card))


@kernel
def sell_first(o: Race, seat: int, goods: int, card: int) -> int:
    """What goods are worth when the dearest is sold and the others are consumed."""
    kind = dearest(o, seat, goods)
    if kind == Kind.NONE:
        return 0
    return card * price_of_kind(o, seat, kind) + consume_value(o, seat, goods - one(kind), w.VP, card, True)
