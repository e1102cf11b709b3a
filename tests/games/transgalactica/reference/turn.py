"""The action phase: turns one after the other, and who follows (transgalactica.md 4.2)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.asking import Steps
from tests.games.transgalactica.reference.actions import can_do, do
from tests.games.transgalactica.reference.asking import ask
from tests.games.transgalactica.reference.box import AREAS
from tests.games.transgalactica.reference.effects import happened, resolve
from tests.games.transgalactica.reference.free_actions import act_freely, free_actions
from tests.games.transgalactica.reference.missions import refill
from tests.games.transgalactica.reference.seat import Seat
from tests.games.transgalactica.reference.table import Table


def action_phase(table: Table) -> Steps[None]:
    """Turns by priority until all have passed one after another (U2)."""
    table.phase = "action"
    passes, place = 0, 0
    while passes < len(table.seats):
        seat = table.seats[table.order[place]]
        passed = yield from take_turn(table, seat)
        passes = passes + 1 if passed else 0
        place = (place + 1) % len(table.seats)
    table.phase, table.active = "income", None


def take_turn(table: Table, seat: Seat) -> Steps[bool]:
    """Free actions, and a worker for a main action, for a planet, or none; returns whether it passed."""
    table.active = seat.number
    while True:
        free = set(free_actions(table, seat))
        legal = {"pass", *free, *main_actions(table, seat), *planet_actions(table, seat), *own_omni(table, seat)}
        answer = yield from ask(seat.number, "turn", legal)
        if answer == "pass":
            return True
        if answer not in free:
            yield from work(table, seat, answer)
            return False
        yield from act_freely(table, seat, answer)


def main_actions(table: Table, seat: Seat) -> Iterator[str]:
    """Main spaces for a captain: free ones, or used ones with a power (4.2, case 67, 68)."""
    for area in AREAS:
        users = table.used_areas.get(area, set())
        again = seat.number not in users and (seat.reuse > 0 or seat.has("used_main_spaces"))
        if seat.captains and (not users or again) and can_do(table, seat, area, "main"):
            yield area


def planet_actions(table: Table, seat: Seat) -> Iterator[str]:
    """Action planets with an own outpost, or with one of others by technology 18, once a round for all (C2, D11)."""
    foreign = seat.unused("foreign_action_planet")
    for space in table.planets:
        if table.planet(space)["kind"] == "action" and space not in table.used_planets:
            if space in seat.outposts or (foreign and table.filled(space)):
                yield from (f"{worker} to {space}" for worker in seat.workers)


def own_omni(table: Table, seat: Seat) -> Iterator[str]:
    """The own omni space, once a round: a captain takes a main action, crew a secondary one (11.6, U16)."""
    if seat.has("private_omni") and seat.ability not in seat.used:
        for worker in seat.workers:
            version = "main" if worker == "captain" else "secondary"
            if any(can_do(table, seat, area, version) for area in AREAS if area != "omni"):
                yield f"omni with {worker}"


def work(table: Table, seat: Seat, answer: str) -> Steps[None]:
    """Send the worker, act, take free actions; others may follow a main action (4.2)."""
    words = answer.split()
    if words[0] in AREAS and len(words) == 1:
        yield from use_main_space(table, seat, answer)
    elif words[0] == "omni":
        yield from use_own_omni(table, seat, words[-1])
        yield from end_turn(table, seat)
    else:
        yield from use_planet(table, seat, words[0], words[-1])
        yield from end_turn(table, seat)


def use_main_space(table: Table, seat: Seat, area: str) -> Steps[None]:
    """A captain; nobody follows on a space that was used before (case 68)."""
    users = table.used_areas.setdefault(area, set())
    repeated = bool(users)
    if repeated and not seat.has("used_main_spaces"):
        seat.reuse -= 1
    users.add(seat.number)
    seat.send("captain")
    yield from do(table, seat, area, "main")
    yield from end_turn(table, seat)
    if not repeated:
        for other in table.in_order(seat.number)[1:]:
            yield from follow(table, other, area)


def use_planet(table: Table, seat: Seat, worker: str, space: str) -> Steps[None]:
    """The action of an action planet; nobody follows (7)."""
    if space not in seat.outposts:
        seat.used.add(seat.unused("foreign_action_planet"))
    seat.send(worker)
    table.used_planets.add(space)
    yield from happened(table, seat, "action_planet_used")
    yield from resolve(table, seat, table.planet(space)["effects"], "planet")


def use_own_omni(table: Table, seat: Seat, worker: str) -> Steps[None]:
    """Any action without a price; nobody follows (U16)."""
    seat.used.add(seat.ability)
    seat.send(worker)
    version = "main" if worker == "captain" else "secondary"
    areas = [area for area in AREAS if area != "omni" and can_do(table, seat, area, version)]
    area = yield from ask(seat.number, "choose_area", areas)
    if version == "secondary":
        yield from happened(table, seat, "secondary_action")
    yield from do(table, seat, area, version)


def end_turn(table: Table, seat: Seat) -> Steps[None]:
    """Gaps of missions are filled; free actions after the action (D2)."""
    refill(table)
    while free := set(free_actions(table, seat)):
        answer = yield from ask(seat.number, "end_turn", {"pass", *free})
        if answer == "pass":
            return
        yield from act_freely(table, seat, answer)


def follow(table: Table, seat: Seat, area: str) -> Steps[None]:
    """One worker for the secondary action, the lieutenant for the main one, or none (4.2, 11.1)."""
    legal = {"pass"}
    if can_do(table, seat, area, "secondary"):
        legal |= {f"follow with {worker}" for worker in seat.workers}
    if can_do(table, seat, area, "main"):
        legal |= {"follow with lieutenant"} if seat.lieutenant == "ready" else set()
        if seat.unused("secondary_as_main"):
            legal |= {f"follow with {worker} as main" for worker in seat.workers}
    answer = yield from ask(seat.number, "follow", legal)
    if answer == "pass":
        return
    worker = answer.split()[2]
    as_main = answer.endswith("as main")
    if as_main:
        seat.used.add(seat.unused("secondary_as_main"))
    seat.send(worker)
    if as_main or worker == "lieutenant":
        yield from do(table, seat, area, "main")
    else:
        yield from happened(table, seat, "secondary_action")
        yield from do(table, seat, area, "secondary")
    refill(table)
