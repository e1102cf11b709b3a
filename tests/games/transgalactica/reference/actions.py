"""Actions of areas, and the exploration action with its free actions (transgalactica.md 6)."""

from __future__ import annotations

from tests.games.asking import Steps
from tests.games.transgalactica.reference.asking import ask
from tests.games.transgalactica.reference.box import AREAS, TOKENS, Effect
from tests.games.transgalactica.reference.effects import Run, effect, happened, possible, resolve
from tests.games.transgalactica.reference.explore import Left, Trip, act, end, ship_acts
from tests.games.transgalactica.reference.free_actions import EXPLORING, act_freely, free_actions
from tests.games.transgalactica.reference.seat import Seat
from tests.games.transgalactica.reference.table import Table


def can_do(table: Table, seat: Seat, area: str, version: str) -> bool:
    """Whether an action of an area can be taken; most always can."""
    return possible(table, seat, AREAS[area][version])


def do(table: Table, seat: Seat, area: str, version: str) -> Steps[None]:
    """Resolve the action of an area."""
    yield from resolve(table, seat, AREAS[area][version], "action")


def areas_for(table: Table, seat: Seat, part: Effect) -> list[str]:
    """The area an effect names, or any but omni (D5)."""
    areas = [area for area in AREAS if area != "omni"] if part["area"] == "any" else [part["area"]]
    return [area for area in areas if can_do(table, seat, area, part["version"])]


def _can_take_action(table: Table, seat: Seat, part: Effect) -> bool:
    return bool(areas_for(table, seat, part))


@effect("take_action", _can_take_action)
def take_action(run: Run, part: Effect) -> Steps[None]:
    """An action without a worker; nobody follows (case 71)."""
    areas = areas_for(run.table, run.seat, part)
    if areas:
        area = yield from ask(run.seat.number, "choose_area", areas)
        yield from do(run.table, run.seat, area, part["version"])


@effect("explore")
def explore(run: Run, part: Effect) -> Steps[None]:
    """Move and place an outpost, in either order; in the secondary version one of the two (6.2)."""
    table, seat = run.table, run.seat
    yield from happened(table, seat, "exploration_action")
    left = Left(
        outpost=True,
        either=part["version"] == "secondary",
        extra=seat.has("second_ship"),
    )
    trip = Trip({left}, exploring=True)
    answer = ""
    while answer != "pass" and (not trip.over or any(space in table.pirates for space in seat.ships)):
        ships = set(ship_acts(table, seat, trip))
        free = set(free_actions(table, seat, exploring=True))  # they may raise the military level (D17)
        answer = yield from ask(seat.number, "explore", {"pass", *ships, *free})
        if answer in ships:
            yield from act(table, seat, trip, answer)
        elif answer != "pass":
            trip.access = trip.access or TOKENS.get(answer.split()[1], {}).get("timing") == EXPLORING
            yield from act_freely(table, seat, answer)
    yield from end(table, seat, trip)


@effect("wormhole_access")
def wormhole_access(run: Run, part: Effect) -> Steps[None]:
    """A ship counts as orbiting a wormhole for one jump of this exploration action."""
    yield from ()
