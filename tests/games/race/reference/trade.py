"""Selling a good: Consume: Trade, and prices (race.md 10.1)."""

from __future__ import annotations

from tests.games.asking import Steps, ask
from tests.games.race.reference.box import PRICE, Power
from tests.games.race.reference.seat import Placed, Seat
from tests.games.race.reference.table import Table


def sell(table: Table, seat: Seat) -> Steps[None]:
    """Who chose Consume: Trade must sell one good if there is any (10.1)."""
    worlds = seat.goods()
    if not seat.bonuses["consume trade"] or not worlds:
        return
    world = worlds[0]
    if len(worlds) > 1:
        answer = yield from ask(seat, "sell", {f"sell {placed.id}" for placed in worlds})
        world = seat.find(answer.split()[1])
    table.discard_good(seat, world)
    table.draw(seat, price(seat, world, with_powers=True))


def price(seat: Seat, world: Placed, with_powers: bool) -> int:
    """The price of the kind, and what $ powers add (10.1, 10.2)."""
    cards = PRICE[str(world.card.good)]
    if with_powers:
        cards += sum(
            int(source.power["cards"]) * times(seat, source.power)
            for source in seat.sources("trade_bonus")
            if source.power["good"] in (None, world.card.good)
            and (source.power["source"] == "any_world" or source.placed is world)
        )
    return cards


def times(seat: Seat, power: Power) -> int:
    """Some powers count once for each own chromosome world."""
    if power["per"] == "own_chromosome_world":
        return sum(placed.card.world and placed.card.chromosome for placed in seat.tableau)
    return 1
