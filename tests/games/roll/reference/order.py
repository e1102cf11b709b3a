"""Where strict order matters: somebody could empty the bag, or end the game, before others act (roll.md 13)."""

from __future__ import annotations

from typing import Final

from tests.games.roll.reference.box import PRICE
from tests.games.roll.reference.seat import Seat
from tests.games.roll.reference.table import LAST_TABLEAU, Table

BEST_CONSUME: Final = 3  # VP for a good without bonuses, at most


def order_matters(table: Table) -> bool:
    """Whether the phase that begins is played in strict order."""
    if table.phase == "explore":
        return sum(most_drawn(seat) for seat in table.seats) > len(table.bag)
    if table.phase == "produce" or table.is_ending():
        return False
    if table.phase == "ship":
        return sum(most_vp(seat) for seat in table.seats) >= table.pool
    return any(most_tiles(seat, table.phase) >= LAST_TABLEAU for seat in table.seats)


def workers_of(seat: Seat, phase: str) -> int:
    """Workers in a phase that begins, with virtual ones."""
    return seat.columns[phase].total() + seat.virtual.total()


def most_drawn(seat: Seat) -> int:
    """Tiles that Scouts of a seat may draw: each first abandons the whole zone, and leaves one tile more in it."""
    return sum(1 + len(seat.zone) + before for before in range(workers_of(seat, "explore")))


def most_vp(seat: Seat) -> int:
    """VP that a seat may get in Ship."""
    best = BEST_CONSUME + max(seat.bonus("consume_bonus_vp", world) for world in PRICE)
    goods = sum(map(len, seat.goods.values()))
    flat = sum(int(power["amount"]) for power in seat.powers("vp_flat", "ship"))
    return min(workers_of(seat, "ship"), goods) * best + flat


def most_tiles(seat: Seat, phase: str) -> int:
    """Tiles that a tableau may have after Develop or Settle."""
    dice = seat.builders[phase].total() + seat.columns[phase].total()
    return len(seat.tableau) + min(len(seat.stacks[phase]), dice)
