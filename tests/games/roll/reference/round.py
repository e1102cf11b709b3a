"""A round: assigning, the reveal, the phases that occur, managing (roll.md 3, 6, 7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from tests.games.asking import Steps, one_by_one, together
from tests.games.roll.reference.assign import assign
from tests.games.roll.reference.box import PHASES
from tests.games.roll.reference.build import build
from tests.games.roll.reference.explore import explore, research
from tests.games.roll.reference.manage import manage
from tests.games.roll.reference.order import order_matters
from tests.games.roll.reference.powers import end_of_phase_powers
from tests.games.roll.reference.produce import produce
from tests.games.roll.reference.seat import STRIP, Seat, move_all
from tests.games.roll.reference.ship import ship
from tests.games.roll.reference.table import Table

TASKS: Final[dict[str, Callable[[Table, Seat], Steps[None]]]] = {
    "explore": explore,
    "develop": build,
    "settle": build,
    "produce": produce,
    "ship": ship,
}


def play_rounds(table: Table) -> Steps[None]:
    """Rounds follow each other until the game ends at the end of one (3)."""
    yield from play_round(table)
    while not table.is_ending():
        yield from play_round(table)


def play_round(table: Table) -> Steps[None]:
    """Everybody assigns in secret; the phases that were selected occur; everybody manages (3)."""
    table.turn += 1
    table.phase, table.active = "assign", set()
    yield from together(assign(table, seat) for seat in table.seats)
    reveal(table)
    for phase in PHASES:
        if phase in table.active:
            yield from play_phase(table, phase)
    table.phase = "manage"
    yield from together(manage(seat) for seat in table.seats)


def reveal(table: Table) -> None:
    """Selected phases occur, with two players perhaps one more; other dice return to the cups (6)."""
    table.active = {seat.selected for seat in table.seats}
    if len(table.seats) == 2:
        table.active.add(table.luck.extra_die())
    for seat in table.seats:
        for die in seat.layout:
            column = seat.selected if die.column == STRIP else die.column
            place = seat.columns[column] if column in table.active else seat.cup
            place[die.colour] += 1
        seat.layout = []


def play_phase(table: Table, phase: str) -> Steps[None]:
    """Tasks of all players, all at once or in strict order; then the end of the phase (7, 13)."""
    table.phase = phase
    for seat in table.seats:
        extra = [colour for power in seat.powers("extra_worker", phase) for colour in power["dice"]]
        seat.virtual = Counter(extra)
    table.strict = order_matters(table)
    tasks = (TASKS[phase](table, seat) for seat in table.in_order())
    yield from one_by_one(tasks) if table.strict else together(tasks)
    if phase == "explore":
        yield from research(table)
    end_phase(table)


def end_phase(table: Table) -> None:
    """Unused workers return to the cups, virtual ones vanish; powers work; abandoned tiles return to the bag (7, 8)."""
    for seat in table.seats:
        move_all(seat.columns[table.phase], seat.cup)
        seat.virtual = Counter()
    for seat in table.seats:
        end_of_phase_powers(table, seat)
        seat.scouted = set()
    table.bag.update(table.abandoned)
    table.abandoned = []
    table.strict = False
