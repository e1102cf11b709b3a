"""Phases II and III, Develop and Settle: the same procedure for both stacks (roll.md 9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from tests.games.asking import Steps, ask
from tests.games.roll.reference.box import SIDES, Power, Side, named
from tests.games.roll.reference.goods import take_good
from tests.games.roll.reference.seat import BUILDERS, Dice, Seat, move, move_all, powers_of
from tests.games.roll.reference.table import Table

TARGET: Final = {"develop": "development", "settle": "world"}


def build(table: Table, seat: Seat) -> Steps[None]:
    """Complete what has its dice, and lay workers on what has not, until either runs out (9)."""
    phase = table.phase
    while stack := seat.stacks[phase]:
        lacking = effective_cost(seat, stack[0]) - seat.builders[phase].total()
        if lacking <= 0:
            yield from complete(seat, phase)
        elif seat.columns[phase].total() > 0:
            yield from add_builders(seat, phase, lacking)
        else:
            break
    move_all(seat.columns[phase], seat.cup)


def effective_cost(seat: Seat, tile: str) -> int:
    """Printed cost minus all discounts; the lowest floor holds, and never raises a cost (9)."""
    side = SIDES[tile]
    discounts = [power for power in seat.powers("build_discount") if is_cheaper_by(power, side)]
    floor = min([side.cost, *(int(power["minimum"]) for power in discounts)])
    return max(floor, side.cost - sum(int(power["amount"]) for power in discounts))


def is_cheaper_by(power: Power, side: Side) -> bool:
    """Whether a discount is for a tile of this sort."""
    if (power["target"] == "development") != side.development:
        return False
    if side.development:
        return side.reassigns or not power["reassign_only"]
    return named(side.colour, power["colours"])


def add_builders(seat: Seat, phase: str, lacking: int) -> Steps[None]:
    """Workers go onto the top tile; their order is a choice if not all of them fit and colours differ (9.2)."""
    workers, builders = seat.columns[phase], seat.builders[phase]
    if workers.total() <= lacking:
        move_all(workers, builders)
        return
    colour, *others = +workers
    if others:
        answer = yield from ask(seat, "build", {f"build {colour} from {phase}" for colour in +workers})
        move(workers, builders, answer.split()[1])
    else:
        move(workers, builders, colour, lacking)


def complete(seat: Seat, phase: str) -> Steps[None]:
    """To the tableau; the dice leave; credits for completion; the instant effect (9)."""
    yield from choose_crew(seat, phase)
    tile = seat.stacks[phase].pop(0)
    others = tuple(seat.tableau)
    seat.tableau.append(tile)
    yield from send_to_cup(seat, others, TARGET[phase])
    move_all(seat.crew, seat.citizenry)
    gain_completion_credits(seat, others, tile)
    if any(effect["code"] == "remove_die" for effect in SIDES[tile].instant):
        yield from remove_die(seat)
    gain(seat, tile)


def choose_crew(seat: Seat, phase: str) -> Steps[None]:
    """As many dice as the tile costs; which of them is a choice if there are more, of several colours (9.1)."""
    builders = seat.builders[phase]
    needed = effective_cost(seat, seat.stacks[phase][0])
    if builders.total() == needed:
        move_all(builders, seat.crew)
    elif len(+builders) == 1:
        move(builders, seat.crew, next(iter(+builders)), needed)
    while seat.crew.total() < needed:
        legal = {f"use {colour} from {BUILDERS[phase]}" for colour in +builders}
        answer = yield from ask(seat, "crew", legal)
        move(builders, seat.crew, answer.split()[1])


def send_to_cup(seat: Seat, others: Sequence[str], target: str) -> Steps[None]:
    """New Galactic Order sends all dice of a colour, Galactic Exchange and Federation some of choice (14)."""
    sent = 0
    for power in powers_of(others, "builders_of_colour_to_cup"):
        if power["target"] == target:
            sent += seat.crew[power["colour"]]
            move(seat.crew, seat.cup, power["colour"], seat.crew[power["colour"]])
    limits = [power for power in powers_of(others, "builders_to_cup") if power["target"] == target]
    least = sum(power["min"] for power in limits) - sent
    if seat.crew.total() <= least:
        move_all(seat.crew, seat.cup)
        return
    for number in range(sum(power["max"] for power in limits)):
        legal = {f"cup {colour} from crew" for colour in +seat.crew} | ({"pass"} if number >= least else set())
        if number > 0 and not +seat.crew:
            return
        answer = yield from ask(seat, "to_cup", legal)
        if answer == "pass":
            return
        move(seat.crew, seat.cup, answer.split()[1])


def gain_completion_credits(seat: Seat, others: Sequence[str], tile: str) -> None:
    """Credits of other tiles, and more of them for some worlds (9, 14)."""
    side = SIDES[tile]
    for power in powers_of(others, "credits_on_complete"):
        if (power["target"] == "development") == side.development:
            extra = power["extra"]
            more = extra["amount"] if extra and side.colour in extra["colours"] else 0
            seat.gain_credits(power["amount"] + more)


def gain(seat: Seat, tile: str) -> None:
    """What a tile gives once (9); Doomed World sets the credits of the start (2.5)."""
    for effect in SIDES[tile].instant:
        if effect["code"] == "gain_credits":
            seat.gain_credits(effect["amount"])
        elif effect["code"] == "set_starting_credits":
            seat.credits = effect["amount"]
        elif effect["code"] == "gain_die" and effect["place"] == "good":
            seat.goods.setdefault(tile, []).extend([effect["colour"]] * effect["count"])
        elif effect["code"] == "gain_die":
            place = seat.cup if effect["place"] == "cup" else seat.citizenry
            place[effect["colour"]] += effect["count"]


def remove_die(seat: Seat) -> Steps[None]:
    """One own die from anywhere goes back to the stock, before the tile gives anything (9)."""
    places: dict[str, Dice] = {**seat.columns, "cup": seat.cup, "citizenry": seat.citizenry}
    places |= {name: seat.builders[phase] for phase, name in BUILDERS.items()}
    legal = {f"remove {colour} from {name}" for name, dice in places.items() for colour in +dice}
    legal |= {f"remove {tile}" for tile, goods in seat.goods.items() if goods}
    answer = yield from ask(seat, "remove_die", legal)
    _, what, *where = answer.split()
    if where:
        move(places[where[-1]], Counter(), what)
    else:
        yield from take_good(seat, what)
