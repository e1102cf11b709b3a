"""Goods on worlds: where there is room, and which one is taken (roll.md 10)."""

from __future__ import annotations

from tests.games.asking import Steps, ask
from tests.games.roll.reference.seat import Seat


def rooms(seat: Seat) -> list[str]:
    """Worlds with room for a good, each as often as it has room (10)."""
    capacity = max([1, *(power["capacity"] for power in seat.powers("goods_capacity"))])
    worlds = [side.id for side in seat.sides if side.produces]
    return [world for world in worlds for _ in range(capacity - len(seat.goods.get(world, [])))]


def take_good(seat: Seat, world: str) -> Steps[str]:
    """Take a good from a world; which one is a choice if their dice differ; returns its colour."""
    goods = seat.goods[world]
    colour = goods[0]
    if len(set(goods)) > 1:
        answer = yield from ask(seat, "good", {f"good {die} from good" for die in goods})
        colour = answer.split()[1]
    goods.remove(colour)
    return colour
