"""Marking technologies (transgalactica.md 6.5, 10)."""

from __future__ import annotations

from tests.games.asking import Steps
from tests.games.transgalactica.reference.asking import ask
from tests.games.transgalactica.reference.box import TECHNOLOGIES, Effect
from tests.games.transgalactica.reference.effects import Run, effect, resolve, waiting
from tests.games.transgalactica.reference.seat import Seat
from tests.games.transgalactica.reference.table import Table


def markable(table: Table, seat: Seat) -> list[str]:
    """Cards that the technology level reaches, each once, while the hold has markers (6.5)."""
    cards = [tech for tech in table.technologies if tech not in seat.technologies]
    return [tech for tech in cards if seat.hold and seat.level("technology") >= table.slot_level(tech)]


def _can_mark(table: Table, seat: Seat, part: Effect) -> bool:
    return bool(markable(table, seat))


@effect("mark_tech", _can_mark)
def mark_tech(run: Run, part: Effect) -> Steps[None]:
    """A marker from the hold goes on a card; permanent effects start, one-time ones happen at once (10)."""
    table, seat = run.table, run.seat
    answer = yield from ask(seat.number, "mark", {"pass", *(f"mark {tech}" for tech in markable(table, seat))})
    if answer == "pass":
        return
    tech = answer.split()[1]
    powers = waiting(seat, "technology_marked")  # the new card does not see its own marking (D21)
    seat.hold -= 1
    seat.technologies.append(tech)
    yield from resolve(table, seat, TECHNOLOGIES[tech].get("effects", ()), "card")
    for power in powers:
        yield from resolve(table, seat, power["then"], "card")
