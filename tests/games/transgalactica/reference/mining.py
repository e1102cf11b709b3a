"""Mining (transgalactica.md 6.3)."""

from __future__ import annotations

from tests.games.asking import Steps
from tests.games.transgalactica.reference.box import MINING, MINING_ROWS, Effect, Entry
from tests.games.transgalactica.reference.effects import Run, effect, happened, resolve
from tests.games.transgalactica.reference.seat import Seat
from tests.games.transgalactica.reference.table import Table


@effect("take_mining_token")
def take_mining_token(run: Run, part: Effect) -> Steps[None]:
    """The open token goes to the track, if there is one and room for it (cases 21, 22)."""
    if run.table.mining_open and len(run.seat.mining) < len(MINING_ROWS):
        run.seat.mining.append(run.table.mining_open)
        run.table.mining_open = ""
    yield from ()


@effect("mine")
def mine(run: Run, part: Effect) -> Steps[None]:
    """Tokens down to the politics marker, and all mining planets (6.3)."""
    table, seat = run.table, run.seat
    yield from happened(table, seat, "mining_action")
    politics = seat.level("politics")
    for token, needed in list(zip(seat.mining, MINING_ROWS, strict=False)):
        if politics >= needed:
            yield from resolve(table, seat, MINING[token]["effects"], "token")
    for planet in mining_planets(table, seat):
        yield from resolve(table, seat, planet["effects"], "planet")


def mining_planets(table: Table, seat: Seat) -> list[Entry]:
    """Own planets with a mining reward."""
    return [planet for _, planet in table.planets_of(seat) if planet["trigger"] == "mining"]


@effect("activate_mining_planets")
def activate_mining_planets(run: Run, part: Effect) -> Steps[None]:
    """VP for each mining planet, and what they give; without the Technology Nightmare (case 86, D7)."""
    planets = [planet for planet in mining_planets(run.table, run.seat) if planet["kind"] == "mining"]
    run.seat.score(len(planets) * part["vp_per_planet"])
    for planet in planets:
        yield from resolve(run.table, run.seat, planet["effects"], "planet")
