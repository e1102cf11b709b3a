"""The Galactic Senate (transgalactica.md 9)."""

from __future__ import annotations

from tests.games.asking import Steps
from tests.games.transgalactica.reference.asking import ask_always
from tests.games.transgalactica.reference.box import DECREES, OFFICES
from tests.games.transgalactica.reference.effects import happened, resolve
from tests.games.transgalactica.reference.requirements import meets
from tests.games.transgalactica.reference.seat import Seat
from tests.games.transgalactica.reference.table import Table


def can_sit(table: Table, seat: Seat, decree: str) -> bool:
    """Ready crew, the decree is met, and a chair is left for this player (9, D6)."""
    if not seat.crew or not meets(table, seat, DECREES[decree]["requirement"]):
        return False
    office = table.office_of.get(decree)
    return office is None or (office not in table.silver and table.gold[office] != seat.number)


def sit(table: Table, seat: Seat, decree: str) -> Steps[None]:
    """A crew member goes for good; gold for the first, who chooses the office, silver for the second (9)."""
    seat.crew -= 1
    if decree in table.office_of:
        office = table.office_of[decree]
        table.silver[office] = seat.number
        table.seats[table.gold[office]].goods["credit"] += OFFICES[office]["silver_gives_gold_holder"]["credit"]
    else:
        free = [f"open {office}" for office in OFFICES if office not in table.gold]
        office = (yield from ask_always(seat.number, "office", free)).split()[1]  # even of one (D3)
        table.office_of[decree] = office
        table.gold[office] = seat.number
    yield from happened(table, seat, "senate_seat")
    yield from resolve(table, seat, OFFICES[office]["reward"], "office")
