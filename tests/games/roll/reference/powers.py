"""Powers that compare players, and those at the end of a phase (roll.md 7, 14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.games.roll.reference.box import Power, named
from tests.games.roll.reference.seat import Seat
from tests.games.roll.reference.table import Table


def most_moved(table: Table, seat: Seat, power: Power) -> int:
    """How many workers a Reassign power moves at most: Mad Scientists look at worlds of all players (14)."""
    if "most_worlds" not in power:
        return int(power["max"])
    rule = power["most_worlds"]
    worlds = [sum(side.colour == rule["colour"] for side in other.sides) for other in table.seats]
    if worlds[seat.number] < max(worlds):
        return 0
    return int(rule["sole" if worlds.count(max(worlds)) == 1 else "tied"])


def end_of_phase_powers(table: Table, seat: Seat) -> None:
    """Credits and VP at the end of the phase (7)."""
    for side in seat.sides:
        for power in side.powers:
            if power["when"] == table.phase and power["code"] in CREDITS:
                seat.gain_credits(power["amount"] * CREDITS[power["code"]](table, seat, power))
            elif power["when"] == table.phase and power["code"] == "vp_flat":
                table.gain_vp(seat, power["amount"])


def always(table: Table, seat: Seat, power: Power) -> int:
    """Once, whatever happened."""
    return 1


def scouted(table: Table, seat: Seat, power: Power) -> int:
    """Once, if an explorer of the colour Scouted."""
    return int(power["colour"] in seat.scouted)


def most_developments(table: Table, seat: Seat, power: Power) -> int:
    """Once, for more developments than every other player."""
    count = {other.number: sum(side.development for side in other.sides) for other in table.seats}
    mine = count.pop(seat.number)
    return int(mine > max(count.values()))


def highest_world(table: Table, seat: Seat, power: Power) -> int:
    """Once, if all worlds of the highest printed cost are the owner's."""
    worlds = [(side.cost, other.number) for other in table.seats for side in other.sides if not side.development]
    highest = max((cost for cost, _ in worlds), default=0)
    return int(all(number == seat.number for cost, number in worlds if cost == highest))


def citizens(table: Table, seat: Seat, power: Power) -> int:
    """For each so many dice of the colour in Citizenry, rounded up."""
    return -(-seat.citizenry[power["colour"]] // int(power["per"]))


def goods_on_worlds(table: Table, seat: Seat, power: Power) -> int:
    """For each good on worlds of the colours."""
    return sum(len(seat.goods.get(side.id, [])) for side in seat.sides if named(side.colour, power["colours"]))


def good_dice(table: Table, seat: Seat, power: Power) -> int:
    """For each good that is a die of the colour."""
    return sum(goods.count(power["colour"]) for goods in seat.goods.values())


# How often each power gives its credits.
CREDITS: Final[dict[str, Callable[[Table, Seat, Power], int]]] = {
    "credits_flat": always,
    "credits_if_scouted_with": scouted,
    "credits_if_most_developments": most_developments,
    "credits_if_highest_cost_world": highest_world,
    "credits_per_die_in_citizenry": citizens,
    "credits_per_good_on_world": goods_on_worlds,
    "credits_per_good_die": good_dice,
}
