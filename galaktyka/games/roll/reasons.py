"""What it takes to complete the tiles on top of a seat's stacks, number by number.

Everything is computed from an observation, with the very kernels that decide what is completed.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from galaktyka.games.roll.build import effective_cost, is_cheaper_by
from galaktyka.games.roll.dice import zone_count
from galaktyka.games.roll.sight import name
from galaktyka.games.roll.state import ZONES, Roll, Seat, top_side
from galaktyka.games.roll.tables import POWER, SIDE, Power


class Part(Struct, frozen=True):
    """A discount, and the tile that it comes from."""

    card: str
    amount: int
    minimum: int  # the cost never falls below this by it


class Offer(Struct, frozen=True):
    """The tile on top of a stack, and the dice it needs."""

    card: str
    printed: int
    parts: list[Part]
    cost: int
    dice: int  # lying on it now
    missing: int  # 0: it is completed as soon as its phase occurs


def offers(o: Roll, seat: int) -> list[Offer]:
    """What the top tiles of both stacks need."""
    me = o.seat[seat]
    return [_offer(me, zone) for zone in range(ZONES) if me.pile_size[zone] > 0]


def _offer(me: Seat, zone: int) -> Offer:
    side = top_side(me, zone)
    cost, dice = effective_cost(me, side), zone_count(me, zone)
    return Offer(name(side), SIDE[side].cost, list(_parts(me, side)), cost, dice, max(0, cost - dice))


def _parts(me: Seat, side: int) -> Iterator[Part]:
    """The discounts for a tile."""
    for slot in range(me.tableau_size):
        facts = SIDE[me.tableau[slot]]
        for row in range(facts.powers_from, facts.powers_to):
            if POWER[row].code == Power.BUILD_DISCOUNT and is_cheaper_by(row, side):
                yield Part(name(me.tableau[slot]), POWER[row].amount, POWER[row].minimum)
