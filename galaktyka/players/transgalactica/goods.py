"""What goods are worth to a seat: the first units most, and less towards the end."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.codes import CREDIT, GOODS, RESOURCES, Good, PowerCode
from galaktyka.games.transgalactica.state import Transgalactica, has_power
from galaktyka.players.transgalactica import weights as w
from galaktyka.players.transgalactica.clock import incomes_left


@kernel
def base_value(good: int) -> int:
    """A good, while there is time to spend it."""
    if good == Good.ENERGY:
        return w.ENERGY
    if good == Good.ORE:
        return w.ORE
    return w.ALIEN if good == Good.ALIEN else w.CREDIT


@kernel
def unit_value(o: Transgalactica, seat: int, good: int, stock: int) -> int:
    """The unit of a good that comes to a stock of so many; who gets back the last one need not keep it (11.8)."""
    least = w.VP if good == Good.CREDIT else w.LEFTOVER
    value = base_value(good) - w.CROWD * max(0, stock - w.EASY_STOCK)
    left = incomes_left(o)
    if left > 0 and stock < w.SOON_BACK and has_power(o.seat[seat], PowerCode.SCAVENGE):
        return value * (w.SCAVENGED + w.SCAVENGED * stock) // 100
    if left == 0:
        value = value * w.LAST_ROUND // 100
    elif left == 1:
        value = value * w.NEXT_TO_LAST // 100
    return max(least, value)


@kernel
def gain_value(o: Transgalactica, seat: int, good: int, count: int) -> int:
    """So many units more."""
    stock, value = int(o.seat[seat].goods[good]), 0
    for unit in range(count):
        value += unit_value(o, seat, good, stock + unit)
    return value


@kernel
def price_value(o: Transgalactica, seat: int, good: int, count: int) -> int:
    """So many units less."""
    stock, value = int(o.seat[seat].goods[good]), 0
    for unit in range(count):
        value += unit_value(o, seat, good, stock - 1 - unit)
    return value


@kernel
def wanted(o: Transgalactica, seat: int, goods: int) -> int:
    """Of some goods, a bit each, the one of which a unit more is worth most."""
    best, highest = GOODS, -1
    for good in range(GOODS):
        if (goods >> good) & 1 == 1:
            value = gain_value(o, seat, good, 1)
            if value > highest:
                best, highest = good, value
    return best


@kernel
def any_value(o: Transgalactica, seat: int, count: int) -> int:
    """So many resources of any kind."""
    return count * gain_value(o, seat, wanted(o, seat, (1 << RESOURCES) - 1), 1)


@kernel
def spare_price(o: Transgalactica, seat: int, count: int) -> int:
    """So many resources of any kind less: those that the seat needs least."""
    me = o.seat[seat]
    cheapest = w.VP * count
    for good in range(RESOURCES):
        if me.goods[good] > 0:
            cheapest = min(cheapest, price_value(o, seat, good, 1))
    return count * cheapest


@kernel
def swap_value(o: Transgalactica, seat: int, good: int) -> int:
    """A credit less for another good."""
    return gain_value(o, seat, good, 1) - price_value(o, seat, CREDIT, 1)
