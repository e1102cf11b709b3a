"""What a world costs, who may place it otherwise, and what placing it brings (race.md 8.1, 8.2)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.race.reference.box import Card, Power
from tests.games.race.reference.seat import Seat, Source
from tests.games.race.reference.table import Table


def price(seat: Seat, world: Card) -> int | None:
    """The hand cards that a world costs; none if it is not for sale (8.2 A, C)."""
    reductions = sum(int(power["amount"]) for power in seat.powers("reduce_world_cost") if reduces(power, world))
    if not world.military:
        return max(0, world.value - reductions)
    discounts = [int(power["discount"]) for power in seat.powers("pay_for_military") if allows(power, world)]
    if not discounts:
        return None
    extra = seat.total("pay_for_military_discount", "amount")
    return max(0, world.value - max(discounts) - extra - reductions)


def reduces(power: Power, world: Card) -> bool:
    """Whether a reduction is for a world of this kind (8.2 A)."""
    return power["good"] in (None, world.good)


def allows(power: Power, world: Card) -> bool:
    """Whether a power lets its owner pay for a military world (8.2 C)."""
    if world.good is not None and world.good == power["except_good"]:
        return False
    return power["only"] is None or power["only"] in world.keywords


def free_helpers(seat: Seat, world: Card) -> Iterator[Source]:
    """Cards that can be discarded to place a world for nothing, if it is for sale (8.2 A, C)."""
    if price(seat, world) is not None:
        for source in seat.sources("discard_self_to_settle_free"):
            if world.good is None or world.good != source.power["except_good"]:
                yield source


def disguises(seat: Seat, world: Card) -> Iterator[Source]:
    """Cards that can be discarded to conquer a world that is not military (8.2 D)."""
    if not world.military:
        yield from seat.sources("discard_self_to_conquer_nonmilitary")


def draw_for_world(table: Table, seat: Seat) -> None:
    """The Settle bonus once a phase, and what powers draw for each world (8.1, 8.4)."""
    seat.choice = ""
    if seat.bonuses["settle"] and not seat.bonus_used:
        seat.bonus_used = True
        table.draw(seat, 1)
    table.draw(seat, seat.total("draw_after_settle", "cards"))
