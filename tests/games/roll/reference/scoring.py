"""The end: scores and who wins (roll.md 12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.games.roll.reference.box import Power
from tests.games.roll.reference.seat import Seat
from tests.games.roll.reference.table import Table


def score(seat: Seat) -> int:
    """Chips, printed costs, and bonuses of 6+ developments."""
    bonuses = [side.bonus for side in seat.sides if side.bonus]
    printed = sum(side.cost for side in seat.sides)
    return seat.vp + printed + sum(BONUS[bonus["code"]](seat, bonus) for bonus in bonuses)


def rounded_up(number: int, divisor: int) -> int:
    """A quotient, rounded up."""
    return -(-number // divisor)


def development_costs(seat: Seat, bonus: Power) -> int:
    """A part of the cost of developments, perhaps only of those with Reassign powers."""
    costs = [side.cost for side in seat.sides if side.development and (side.reassigns or not bonus["reassign_only"])]
    return rounded_up(sum(costs), bonus["denominator"])


def world_costs(seat: Seat, bonus: Power) -> int:
    """A part of the cost of worlds of some colours."""
    costs = [side.cost for side in seat.sides if not side.development and side.colour in bonus["colours"]]
    return rounded_up(sum(costs), bonus["denominator"])


def developments(seat: Seat, bonus: Power) -> int:
    """VP for each development, perhaps only for those without Reassign powers."""
    counted = [side.development and not (side.reassigns and bonus["without_reassign"]) for side in seat.sides]
    return sum(counted) * int(bonus["vp"])


def worlds(seat: Seat, bonus: Power) -> int:
    """VP for each world of some colours."""
    return sum(not side.development and side.colour in bonus["colours"] for side in seat.sides) * int(bonus["vp"])


def goods(seat: Seat, bonus: Power) -> int:
    """VP for each good."""
    return sum(map(len, seat.goods.values())) * int(bonus["vp"])


def colours(seat: Seat, bonus: Power) -> int:
    """VP for each colour among own dice."""
    return len(+seat.owned()) * int(bonus["vp"])


def groups(seat: Seat, bonus: Power) -> int:
    """VP for each so many own dice of a colour."""
    return rounded_up(seat.owned()[bonus["colour"]], bonus["group"]) * int(bonus["vp"])


def triangle(seat: Seat, bonus: Power) -> int:
    """The largest n with 1 + 2 + … + n not above the VP in chips."""
    return max(n for n in range(seat.vp + 1) if n * (n + 1) // 2 <= seat.vp)


BONUS: Final[dict[str, Callable[[Seat, Power], int]]] = {
    "fraction_of_development_cost": development_costs,
    "fraction_of_world_cost": world_costs,
    "per_development": developments,
    "per_world": worlds,
    "per_good": goods,
    "per_different_die_colour_owned": colours,
    "per_group_of_dice_owned": groups,
    "triangular_vp_chips": triangle,
}


def winners(table: Table) -> list[int]:
    """The highest score; then dice in the cup plus credits; then they share."""
    ranks = [(score(seat), seat.cup.total() + seat.credits) for seat in table.seats]
    return [number for number, rank in enumerate(ranks) if rank == max(ranks)]
