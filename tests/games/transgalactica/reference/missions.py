"""Missions: taking, returning and completing them (transgalactica.md 8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.games.asking import Steps
from tests.games.transgalactica.reference.asking import ask, ask_always
from tests.games.transgalactica.reference.box import MISSIONS, PANEL, RESOURCES, Effect, Goods, slots_of
from tests.games.transgalactica.reference.effects import Run, effect, happened, resolve
from tests.games.transgalactica.reference.requirements import DUAL, meets
from tests.games.transgalactica.reference.seat import Seat
from tests.games.transgalactica.reference.table import Table

PER_LEVEL: Final = 3
LOG: Final[int] = PANEL["mission_log_slots"]["value"]


def log_size(seat: Seat) -> int:
    """How many missions the log holds."""
    return max([LOG, *(int(power["amount"]) for power in seat.powers("mission_capacity"))])


def same_level(seat: Seat, mission: str) -> list[str]:
    """Missions of the log that may be returned for another one."""
    return [other for other in seat.log if MISSIONS[other]["level"] == MISSIONS[mission]["level"]]


def takeable(table: Table, seat: Seat) -> Iterator[str]:
    """Open missions that politics reaches; with a full log only for one of the same level (8, D12)."""
    reach = seat.level("politics") + seat.total("mission_reach")
    for mission, needed in zip(table.missions, slots_of("politics"), strict=True):
        if mission and reach >= needed and (len(seat.log) < log_size(seat) or same_level(seat, mission)):
            yield mission


def _can_take(table: Table, seat: Seat, part: Effect) -> bool:
    return any(True for _ in takeable(table, seat))


@effect("take_mission", _can_take)
def take_mission(run: Run, part: Effect) -> Steps[None]:
    """A card goes to the log; from a full log one of the same level fills the gap."""
    table, seat = run.table, run.seat
    answer = yield from ask(seat.number, "take_mission", {"pass", *(f"take {card}" for card in takeable(table, seat))})
    if answer == "pass":
        return
    mission = answer.split()[1]
    returned = ""
    if len(seat.log) >= log_size(seat):
        legal = [f"return {card}" for card in same_level(seat, mission)]
        returned = (yield from ask_always(seat.number, "return_mission", legal)).split()[1]  # even of one (D3)
        seat.log.remove(returned)
    table.missions[table.missions.index(mission)] = returned
    sort(table)
    seat.log.append(mission)
    yield from happened(table, seat, "mission_taken")


def sort(table: Table) -> None:
    """Cards of each level by their numbers (8)."""
    for first in range(0, len(table.missions), PER_LEVEL):
        cards = table.missions[first : first + PER_LEVEL]
        here = iter(sorted((card for card in cards if card), key=lambda card: int(MISSIONS[card]["number"])))
        table.missions[first : first + PER_LEVEL] = [next(here) if card else "" for card in cards]


def refill(table: Table) -> None:
    """After an action gaps are filled and cards sorted; without a deck they close (8, D18)."""
    for level, deck in enumerate(table.decks):
        first = level * PER_LEVEL
        cards = [card for card in table.missions[first : first + PER_LEVEL] if card]
        while len(cards) < PER_LEVEL and deck:
            cards.append(deck.pop())
        table.missions[first : first + PER_LEVEL] = [*cards, *[""] * (PER_LEVEL - len(cards))]
    sort(table)


def price(seat: Seat, mission: str) -> dict[str, int]:
    """The cost less what technologies take off goods of one kind (case 72)."""
    cost: dict[str, int] = dict(MISSIONS[mission]["cost"])
    for power in seat.powers("mission_discount"):
        if power["good"] != "any" and power["good"] in cost:
            cost[power["good"]] = max(0, cost[power["good"]] - power["amount"])
    return {good: count for good, count in cost.items() if count}


def prices(seat: Seat, mission: str) -> dict[str, Goods]:
    """The prices that can be paid, by the resource that a discount takes off; the lobbyist chooses it (11.3)."""
    cost = price(seat, mission)
    free = any(power["good"] == "any" for power in seat.powers("mission_discount"))
    waived = [good for good in RESOURCES if free and cost.get(good)]
    choices: dict[str, Goods] = {good: {**cost, good: cost[good] - 1} for good in waived} or {"": cost}
    return {good: choice for good, choice in choices.items() if seat.can_pay(choice)}


def can_complete(table: Table, seat: Seat, mission: str) -> bool:
    """Requirement and cost (8)."""
    return meets(table, seat, MISSIONS[mission]["requirement"]) and bool(prices(seat, mission))


def complete(table: Table, seat: Seat, mission: str) -> Steps[None]:
    """The card is turned down, and paid for before it gives its reward."""
    choices = prices(seat, mission)
    turn_down(seat, mission)
    answer = yield from ask(seat.number, "mission_waive", [f"waive {good}" for good in choices])
    seat.pay(choices[answer.partition(" ")[2]])
    yield from reward(table, seat, mission)


def turn_down(seat: Seat, mission: str) -> None:
    """From the log to the completed missions, which are counted by type."""
    types = MISSIONS[mission]["types"]
    seat.log.remove(mission)
    seat.completed[types[0] if len(types) == 1 else DUAL] += 1


def reward(table: Table, seat: Seat, mission: str) -> Steps[None]:
    """What the card gives, and what powers add to it."""
    if "cultural" not in MISSIONS[mission]["types"]:
        yield from happened(table, seat, "commercial_or_war_mission")
    yield from resolve(table, seat, MISSIONS[mission]["reward"], "card")


def nearly_complete(table: Table, seat: Seat) -> list[str]:
    """Missions of the log whose requirement is met, or whose cost can be paid (technology 30)."""
    return [card for card in seat.log if meets(table, seat, MISSIONS[card]["requirement"]) or prices(seat, card)]


def _can_complete_one(table: Table, seat: Seat, part: Effect) -> bool:
    return bool(nearly_complete(table, seat))


@effect("complete_mission", _can_complete_one)
def complete_mission(run: Run, part: Effect) -> Steps[None]:
    """A mission without its cost or without its requirement; never paid where the requirement is met (case 76, D8)."""
    table, seat = run.table, run.seat
    legal = {"pass", *(f"complete {card}" for card in nearly_complete(table, seat))}
    answer = yield from ask(seat.number, "complete_mission", legal)
    if answer == "pass":
        return
    mission = answer.split()[1]
    if meets(table, seat, MISSIONS[mission]["requirement"]):
        turn_down(seat, mission)
        yield from reward(table, seat, mission)
    else:
        yield from complete(table, seat, mission)
