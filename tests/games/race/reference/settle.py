"""Phase III, Settle: worlds from the hand (race.md 8)."""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.asking import Steps, ask, together
from tests.games.race.reference.box import CARDS
from tests.games.race.reference.develop import pay
from tests.games.race.reference.military import (
    close_powers,
    hire,
    hirelings,
    military_against,
    raisable,
    tactics,
    use_tactics,
)
from tests.games.race.reference.seat import Placed, Seat, Source
from tests.games.race.reference.table import Table
from tests.games.race.reference.takeover import can_declare, declare, resolve_takeovers
from tests.games.race.reference.worlds import disguises, draw_for_world, free_helpers, price


@dataclass
class Placing:
    """A world that its owner is about to pay for or to conquer."""

    seat: Seat
    placed: Placed
    done: bool = False
    conquering: bool = False  # payment is no longer open
    modifier: int | None = None  # of the defence of a world that is conquered in disguise


def settle(table: Table) -> Steps[None]:
    """All first settle actions, then all second ones, then takeovers (8.1, 8.4)."""
    yield from settle_action(table, table.seats)
    yield from settle_action(table, [seat for seat in table.seats if seat.settled and seat.has("settle_second_world")])
    yield from resolve_takeovers(table)


def settle_action(table: Table, seats: list[Seat]) -> Steps[None]:
    """Choose in secret; reveal together; pay or conquer, or declare a takeover (8.1)."""
    yield from together(choose_world(seat) for seat in seats)
    placings = [reveal(table, seat) for seat in table.in_order() if seat in seats and seat.choice]
    attackers = [seat for seat in seats if not seat.choice and can_declare(table, seat)]
    if attackers or any(map(is_late, placings)):
        yield from settle_in_turn(table, placings, attackers)
    else:  # everybody pays or conquers; then cards are drawn in player order (12)
        yield from together(place_world(table, placing) for placing in placings)
        for placing in placings:
            draw_for_world(table, placing.seat)


def reveal(table: Table, seat: Seat) -> Placing:
    """The world is placed, and a windfall world gets a good at once (8.1)."""
    seat.settled += 1
    placed = seat.place(seat.choice)
    if placed.card.windfall:
        table.lay_good(seat, placed)
    return Placing(seat, placed)


def settle_in_turn(table: Table, placings: list[Placing], attackers: list[Seat]) -> Steps[None]:
    """Worlds and declarations in player order; each draws before the next decides (9.2, 12)."""
    mine = {placing.seat.number: placing for placing in placings}
    for seat in table.in_order():
        if seat.number in mine:
            yield from place_world(table, mine[seat.number])
            draw_for_world(table, seat)
        elif seat in attackers:
            yield from declare(table, seat)


def is_late(placing: Placing) -> bool:
    """Whether a card may be discarded from the tableau; then player order holds, since others may wait for it (12)."""
    sources = ways(placing).values()
    return any(source is not None and source.power["code"].startswith("discard_self") for source in sources)


def choose_world(seat: Seat) -> Steps[None]:
    """A world from hand that can be placed, or none (8.1)."""
    legal = {f"settle {card}" for card in seat.hand if can_settle(seat, card)}
    answer = yield from ask(seat, "choose_world", legal | {"pass"})
    seat.choice = "" if answer == "pass" else answer.split()[1]


def can_settle(seat: Seat, card: str) -> bool:
    """Whether a world can be paid for or conquered with the rest of the hand (8.2)."""
    world = CARDS[card]
    if world.development:
        return False
    cost = price(seat, world)
    if (cost is not None and cost < len(seat.hand)) or any(free_helpers(seat, world)):
        return True
    strongest = military_against(seat, world) + raisable(seat, len(seat.hand) - 1)
    if world.military:
        return strongest >= world.value
    return any(strongest >= world.value + int(source.power["defense_modifier"]) for source in disguises(seat, world))


def place_world(table: Table, placing: Placing) -> Steps[None]:
    """Choose how, as long as there is a choice; pay, or conquer (8.1, 8.2)."""
    seat = placing.seat
    while not placing.done:
        options = ways(placing)
        answer = next(iter(options))
        if len(options) > 1:  # Interface: a single way is gone without asking (5).
            answer = yield from ask(seat, "settle_how", options)
        source = options[answer]
        if source is not None:
            yield from use_power(table, placing, source)
        else:
            placing.done = True
            if answer == "pay":
                yield from pay(table, seat, price(seat, placing.placed.card) or 0)
    close_powers(seat)


def use_power(table: Table, placing: Placing, source: Source) -> Steps[None]:
    """Use an optional power; payment is no longer open after it (8.2)."""
    placing.conquering = True
    match source.power["code"]:
        case "discard_self_to_settle_free":
            table.discard_from_tableau(placing.seat, source.placed)
            placing.done = True
        case "discard_self_to_conquer_nonmilitary":
            table.discard_from_tableau(placing.seat, source.placed)
            placing.modifier = int(source.power["defense_modifier"])
        case "discard_self_for_military":
            use_tactics(table, placing.seat, source)
        case "discard_hand_for_military":
            yield from hire(table, placing.seat, source)


def ways(placing: Placing) -> dict[str, Source | None]:
    """The answers that place the world, or bring its owner nearer to that (8.2)."""
    found: dict[str, Source | None] = {}
    seat, world = placing.seat, placing.placed.card
    if not placing.conquering:
        cost = price(seat, world)
        if cost is not None and cost <= len(seat.hand):
            found["pay"] = None
        found |= {f"use {source.placed.id}": source for source in free_helpers(seat, world)}
        strongest = military_against(seat, world) + raisable(seat, len(seat.hand))
        for source in disguises(seat, world):
            if strongest >= world.value + int(source.power["defense_modifier"]):
                found[f"use {source.placed.id}"] = source
    return found | conquests(placing)


def conquests(placing: Placing) -> dict[str, Source | None]:
    """Conquering, and raising Military for it; it must be enough in the end (8.2 B, D)."""
    seat, world = placing.seat, placing.placed.card
    if not world.military and placing.modifier is None:
        return {}
    defence = world.value + (placing.modifier or 0)
    lacking = defence - military_against(seat, world)
    found: dict[str, Source | None] = {} if lacking > 0 else {"conquer": None}
    if lacking <= raisable(seat, len(seat.hand)):
        found |= {f"use {source.placed.id}": source for source in tactics(seat)}
        if lacking > 0 or may_settle_again(seat):
            found |= {f"use {source.placed.id}": source for source in hirelings(seat)}
    return found


def may_settle_again(seat: Seat) -> bool:
    """Whether more Military than this world needs can serve for a second one (8.2, 8.4)."""
    return seat.settled == 1 and seat.has("settle_second_world")
