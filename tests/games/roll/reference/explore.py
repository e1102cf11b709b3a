"""Phase I, Explore: Scout, Stock, and what tiles do there (roll.md 8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.games.asking import Steps, ask, together
from tests.games.roll.reference.box import TILE_OF, WORLD_OF
from tests.games.roll.reference.seat import Seat
from tests.games.roll.reference.table import Table

STOCK: Final = 2  # credits
HELPFUL_ZONE: Final = 3  # with this many tiles in the zone a seat helps out an empty bag


def explore(table: Table, seat: Seat) -> Steps[None]:
    """Explorers do their tasks one after another (8)."""
    rearranged = False
    while seat.workers("explore") or can_rearrange(seat, rearranged):
        answer = yield from ask(seat, "explore", tasks(seat, rearranged))
        verb, _, named = answer.partition(" ")
        if verb == "pass":
            return
        if verb == "abandon":
            abandon(table, seat, named)
        elif verb == "rearrange":
            rearranged = True
            yield from rearrange(seat)
        else:
            rearranged = False
            colour = seat.use_worker("explore", named)
            if verb == "stock":
                stock(seat, colour)
            else:
                yield from scout(table, seat, colour)


def can_rearrange(seat: Seat, rearranged: bool) -> bool:
    """Advanced Logistics between two tasks, once, not after abandoning for a Scout (14)."""
    ready = seat.has("rearrange_construction_zone") and not rearranged
    return ready and seat.abandoned == 0 and len(seat.zone) > 0


def tasks(seat: Seat, rearranged: bool) -> Iterator[str]:
    """What a seat may do next; who has abandoned tiles has begun a Scout."""
    explorers = different_explorers(seat)
    for explorer in explorers:
        yield f"scout {explorer}"
        if seat.abandoned == 0:
            yield f"stock {explorer}"
    yield from (f"abandon {tile}" for tile in seat.zone if explorers)
    if can_rearrange(seat, rearranged):
        yield "rearrange"
    if not explorers:
        yield "pass"


def different_explorers(seat: Seat) -> list[str]:
    """Explorers that no own power tells apart are one choice (16)."""
    codes = ("stock_value", "credits_if_scouted_with")
    told_apart = {power["colour"] for code in codes for power in seat.powers(code)}
    first: dict[str, str] = {}
    for explorer in seat.workers("explore"):
        colour = explorer.removeprefix("extra ")
        first.setdefault(colour if colour in told_apart else "", explorer)
    return list(first.values())


def abandon(table: Table, seat: Seat, side: str) -> None:
    """A tile of either stack, from any place, goes under the Explore tile (8)."""
    seat.stack_for(side).remove(side)
    table.abandoned.append(TILE_OF[side])
    seat.abandoned += 1


def rearrange(seat: Seat) -> Steps[None]:
    """All tiles of the zone go back to it in any order, on either side (14)."""
    seat.hand = [TILE_OF[side] for side in seat.zone]
    for stack in seat.stacks.values():
        stack.clear()
    yield from place(seat)


def stock(seat: Seat, colour: str) -> None:
    """Two credits; more with some tiles and colours (8, 14)."""
    special = [power["amount"] for power in seat.powers("stock_value") if power["colour"] == colour]
    seat.gain_credits(special[0] if special else STOCK)


def scout(table: Table, seat: Seat, colour: str) -> Steps[None]:
    """Draw a tile, and one for each abandoned; when even abandoned tiles run out, others help (8)."""
    seat.scouted.add(colour)
    wanted, seat.abandoned = 1 + seat.abandoned, 0
    while wanted:
        wanted = table.draw(seat, wanted)
        yield from place(seat, scouting=True)
        helpers = [other for other in table.seats if len(other.zone) >= HELPFUL_ZONE]
        if not wanted or not helpers:
            return
        assert table.strict
        yield from together(return_tile(table, other) for other in helpers)


def place(seat: Seat, *, scouting: bool = False) -> Steps[None]:
    """Each tile in hand goes under a stack, either side up; a Scout may put it on top with Improved Reconnaissance."""
    while seat.hand:
        sides = [side for tile in seat.hand for side in (tile, WORLD_OF[tile])]
        answer = yield from ask(seat, "place_tile", {f"place {side}" for side in sides})
        side = answer.split()[1]
        seat.hand.remove(TILE_OF[side])
        stack = seat.stack_for(side)
        where = "bottom"
        if scouting and stack and seat.has("scout_place_on_top"):
            where = yield from ask(seat, "place_where", ("top", "bottom"))
        stack.insert(0 if where == "top" else len(stack), side)


def return_tile(table: Table, seat: Seat) -> Steps[None]:
    """A tile of choice goes back to the bag (8)."""
    answer = yield from ask(seat, "return_tile", {f"return {side}" for side in seat.zone})
    side = answer.split()[1]
    seat.stack_for(side).remove(side)
    table.bag.add(TILE_OF[side])


def research(table: Table) -> Steps[None]:
    """Alien Research Team draws after all tasks; nobody returns a tile for it (8)."""
    drawing: list[Seat] = []
    for seat in table.in_order():
        if wanted := sum(power["count"] for power in seat.powers("draw_extra_tile")):
            table.draw(seat, wanted)
            drawing.append(seat)
    yield from together(place(seat) for seat in drawing)
