"""Goals: looked at after each phase and after the discard of a round (race.md 14)."""

from __future__ import annotations

from functools import cache

from tests.games.race.reference.box import CARDS, GOALS, matches
from tests.games.race.reference.military import general
from tests.games.race.reference.seat import Seat
from tests.games.race.reference.table import Table

SIX = ("I", "II", "III", "$", "IV", "V")


def check_goals(table: Table, phase: str) -> None:
    """Award and move the tiles that can change after this phase (14.1)."""
    for goal, owners in table.goals.items():
        tile = GOALS[goal]
        if phase in tile["checked_after"]:
            counts = [count(seat, goal) for seat in table.seats]
            if tile["kind"] == "first" and not owners:
                owners |= {number for number, found in enumerate(counts) if found >= tile["needs"]}
            elif tile["kind"] == "most":
                table.goals[goal] = most_holder(owners, counts, tile["needs"])


def most_holder(holders: set[int], counts: list[int], needs: int) -> set[int]:
    """Who alone has most, and enough; the holder keeps the tile in a tie; else it lies in the centre (14.3, 14.4)."""
    most = max(counts)
    leaders = {number for number, found in enumerate(counts) if found == most}
    if most < needs:
        return set()
    if holders & leaders:
        return holders
    return leaders if len(leaders) == 1 else set()


def count(seat: Seat, goal: str) -> int:
    """What a seat has of what a goal counts (14, table)."""
    match GOALS[goal]["counts"]["what"]:
        case "vp_chips":
            return seat.vp
        case "world_kinds":
            return len({card.good for card in seat.cards} - {None})
        case "cards":
            return sum(is_counted(goal, card.id) for card in seat.cards)
        case "hand_limit_discards":
            return seat.surplus
        case "power_phases":
            return sum(any(card.has_phase(phase) for card in seat.cards) for phase in SIX)
        case "goods":
            return len(seat.goods())
        case "military":
            return general(seat.cards)
    raise AssertionError(goal)


@cache
def is_counted(goal: str, card: str) -> bool:
    """Whether a goal counts a card; for Galactic Status its VP must be variable."""
    counts = GOALS[goal]["counts"]
    if counts.get("variable_vp") and not CARDS[card].bonus:
        return False
    return any(matches(CARDS[card], condition) for condition in counts["any_of"])
