"""Scoring: chips, printed VP, variable developments, goals, and the tie-break (race.md 13)."""

from __future__ import annotations

from functools import cache

from tests.games.race.reference.box import CARDS, GOALS, Card, Power, matches
from tests.games.race.reference.goals import count
from tests.games.race.reference.military import general
from tests.games.race.reference.seat import Seat
from tests.games.race.reference.table import Table


def score(table: Table, seat: Seat) -> int:
    """Chips, printed VP, variable developments and goals (13)."""
    cards = sum(card.vp + variable(seat, card) for card in seat.cards)
    return seat.vp + cards + sum(goal_vp(table, seat, goal) for goal in table.goals)


def variable(seat: Seat, scoring: Card) -> int:
    """What a development scores; each card of the tableau counts once at most, for the first rule it fits (13)."""
    if not scoring.bonus:
        return 0
    total = sum(other_vp(seat, rule) for rule in scoring.bonus if rule["per"] != "card")
    return total + sum(vp_for(scoring.id, card.id) for card in seat.cards)


@cache
def vp_for(scoring: str, card: str) -> int:
    """What a development gives for one card, by the first rule that it fits (13)."""
    rules = (rule for rule in CARDS[scoring].bonus if rule["per"] == "card" and matches(CARDS[card], rule["match"]))
    return next((int(rule["vp"]) for rule in rules), 0)


def other_vp(seat: Seat, rule: Power) -> int:
    """VP for something else than cards: Military, chips, kinds of worlds."""
    match rule["per"]:
        case "total_military":
            return general(seat.cards) * int(rule["vp"])
        case "three_vp_chips":
            return seat.vp // 3 * int(rule["vp"])
        case "distinct_world_kinds":
            return int(rule["table"][len({card.good for card in seat.cards} - {None})])
    raise AssertionError(rule)


def goal_vp(table: Table, seat: Seat, goal: str) -> int:
    """3 VP for a first goal; 5 for holding a most goal, 3 for having as much as whoever has most (14.2, 14.6)."""
    tile = GOALS[goal]
    if seat.number in table.goals[goal]:
        return int(tile["vp"])
    counts = [count(other, goal) for other in table.seats]
    most = max(counts)
    tied = tile["kind"] == "most" and most >= tile["needs"] and counts[seat.number] == most
    return int(tile["tied_vp"]) if tied else 0


def winners(table: Table) -> list[int]:
    """The highest score; then hand cards and goods; then they share (13)."""
    ranks = [(score(table, seat), len(seat.hand) + len(seat.goods())) for seat in table.seats]
    return [number for number, rank in enumerate(ranks) if rank == max(ranks)]
