"""Collecting resources (transgalactica.md 6.7)."""

from __future__ import annotations

from tests.games.asking import Steps
from tests.games.transgalactica.reference.asking import ask
from tests.games.transgalactica.reference.box import HOME, PRODUCES, RESOURCES, Effect
from tests.games.transgalactica.reference.effects import Run, effect
from tests.games.transgalactica.reference.goods import gain_one
from tests.games.transgalactica.reference.seat import Seat
from tests.games.transgalactica.reference.table import Table


def produce_of(table: Table, seat: Seat) -> dict[str, list[str]]:
    """What own planets can give, by their spaces: the central one anything, grey ones nothing (6.7, U5, U11)."""
    kinds = {HOME: list(RESOURCES)} if HOME in seat.outposts else {}
    for space, planet in table.planets_of(seat):
        given = {PRODUCES[colour] for colour in planet["colors"]}
        kinds[space] = [good for good in RESOURCES if good in given]
    return kinds


@effect("collect_resources")
def collect_resources(run: Run, part: Effect) -> Steps[None]:
    """As many planets as the production level, each a resource; grey ones need not be chosen (case 38)."""
    left = {space: kinds for space, kinds in produce_of(run.table, run.seat).items() if kinds}
    for number in range(run.seat.level("production"), 0, -1):
        if not left:
            return
        planets = list(left) if len(left) > number else list(left)[:1]  # all of them give: there is no choice
        answer = yield from ask(run.seat.number, "collect", [f"collect from {space}" for space in planets])
        yield from gain_one(run.seat, "good_of", left.pop(answer.split()[-1]))
