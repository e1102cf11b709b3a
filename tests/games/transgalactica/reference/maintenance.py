"""Maintenance: military, workers, the mining token, priority (transgalactica.md 4.3)."""

from __future__ import annotations

from tests.games.transgalactica.reference.box import CREW_SPACES, ROUNDS
from tests.games.transgalactica.reference.seat import Seat
from tests.games.transgalactica.reference.table import Table


def maintain(table: Table) -> None:
    """The steps of the phase, in their order."""
    score_military(table)
    for seat in table.seats:
        return_workers(seat)
        forget_the_round(seat)
    table.used_areas, table.used_planets = {}, set()
    if not table.mining_open and table.mining_deck:
        table.mining_open = table.mining_deck.pop()
    for seat in reversed(table.in_order()):
        update_priority(table, seat)
    sort_priority(table)


def score_military(table: Table) -> None:
    """Leaders gain what they are ahead of the next, the last lose what they are behind (4.3, cases 1 to 7, U9)."""
    levels = sorted({seat.markers["military"] for seat in table.seats})
    if len(levels) == 1:
        return
    for seat in table.seats:
        level = seat.markers["military"]
        powers = list(seat.powers("military_scoring"))
        if level == levels[-1]:
            seat.score((level - levels[-2]) * (powers[0]["gain_factor"] if powers else 1))
        elif level == levels[0]:
            seat.score((level - levels[1]) * (powers[0]["loss_factor"] if powers else 1))


def return_workers(seat: Seat) -> None:
    """To the panel; crew without a space goes to the capsules (case 78)."""
    seat.captains += seat.captains_out
    seat.crew += seat.crew_out
    seat.captains_out = seat.crew_out = 0
    if seat.lieutenant == "out":
        seat.lieutenant = "ready"
    excess = max(0, seat.crew_on_panel - len(CREW_SPACES))
    seat.crew -= excess
    seat.capsules += excess


def forget_the_round(seat: Seat) -> None:
    """What works once a round, or until its end."""
    seat.used.clear()
    seat.temporary.clear()
    seat.reuse, seat.doubled = 0, False


def update_priority(table: Table, seat: Seat) -> None:
    """Who placed outposts goes to their segment, right of all that stand there (4.3.4, cases 9 to 13)."""
    if seat.segment != len(seat.outposts):
        seat.segment = len(seat.outposts)
        spots = [other.spot for other in table.seats if other is not seat and other.segment == seat.segment]
        seat.spot = max(spots, default=-1) + 1


def sort_priority(table: Table) -> None:
    """Who stands left plays first."""
    table.order.sort(key=lambda number: (table.seats[number].segment, table.seats[number].spot))


def next_round(table: Table) -> None:
    """The round marker moves: the first player takes the token of its space, behind the last the game ends (4.3.5)."""
    if table.round == ROUNDS:
        table.over = True
        return
    table.round += 1
    token = table.round_tokens.pop(table.round, "")
    if token:
        table.seats[table.order[0]].fresh.add(token)
