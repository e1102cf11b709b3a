"""Exploration: moving ships, wormholes, outposts and pirates (transgalactica.md 6.2, 11.10)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from tests.games.asking import Steps
from tests.games.transgalactica.reference.asking import ask
from tests.games.transgalactica.reference.box import Effect, Power
from tests.games.transgalactica.reference.effects import Run, effect, happened, resolve, waiting
from tests.games.transgalactica.reference.goods import pay_any
from tests.games.transgalactica.reference.planets import SHIPS, can_fight, can_place, fight, place
from tests.games.transgalactica.reference.seat import Seat
from tests.games.transgalactica.reference.table import Table


class Moves(NamedTuple):
    """What a movement that begins now may do: steps that cost energy, and steps without."""

    paid: int
    free: int


OVER: Final = Moves(0, 0)


@dataclass(frozen=True)
class Left:
    """What is left of an exploration action."""

    moves: Moves | None = None  # of the movement; None: it has not begun
    outpost: bool = False
    either: bool = False  # the movement or the outpost
    extra: bool = False  # a step without energy, or an outpost, with the second ship

    @property
    def nothing(self) -> bool:
        """Whether nothing is left."""
        return self.moves == OVER and not (self.outpost or self.extra)

    def begun(self, moves: Moves) -> Left:
        """The movement has begun, with the moves of now (D16); it was that or the outpost."""
        if self.moves is not None:
            return self
        return replace(self, moves=moves, outpost=self.outpost and not self.either)

    def stopped(self) -> Left:
        """A movement that has begun is over (6.2)."""
        return self if self.moves is None else replace(self, moves=OVER)


def after_paid(left: Left, now: Moves) -> Iterator[Left]:
    """A step for energy."""
    begun = left.begun(now)
    if begun.moves and begun.moves.paid:
        yield replace(begun, moves=begun.moves._replace(paid=begun.moves.paid - 1))


def after_free(left: Left, now: Moves) -> Iterator[Left]:
    """A step without energy: of the movement, else the extra one, which does not begin the movement (D15)."""
    begun = left.begun(now)
    if begun.moves and begun.moves.free:
        yield replace(begun, moves=begun.moves._replace(free=begun.moves.free - 1))
    elif left.extra:
        yield replace(left, extra=False)


def after_jump(left: Left, now: Moves) -> Iterator[Left]:
    """A jump uses a move, of the movement first (U3, D15)."""
    yield from list(after_paid(left, now)) or after_free(left, now)


def after_place(left: Left) -> Iterator[Left]:
    """The outpost of the action, or the extra one; never between steps (6.2)."""
    stopped = left.stopped()
    if stopped.outpost:
        used = replace(stopped, outpost=False)
        yield replace(used, moves=OVER) if used.either else used
    if stopped.extra and (stopped.either or not stopped.outpost):
        yield replace(stopped, extra=False)


@dataclass
class Trip:
    """A movement under way; `ways` are all readings of what was done so far, and what each leaves."""

    ways: set[Left]
    exploring: bool  # an exploration action, with wormholes and pirates
    access: bool = False  # a token stands for a wormhole
    moved: list[Power] | None = None  # what waited for the movement when it began; None: no ship has moved

    @property
    def over(self) -> bool:
        """Whether nothing is left in any reading."""
        return all(way.nothing for way in self.ways)


def moves_of(table: Table, seat: Seat) -> Moves:
    """One, and one for each grey planet; technology 1 adds a step without energy (6.2, U12)."""
    grey = sum("grey" in planet["colors"] for _, planet in table.planets_of(seat))
    return Moves(1 + grey, seat.total("free_step"))


def ship_acts(table: Table, seat: Seat, trip: Trip) -> Iterator[str]:
    """What ships can do now."""
    now = moves_of(table, seat)
    paid = any(True for way in trip.ways for _ in after_paid(way, now))
    free = any(True for way in trip.ways for _ in after_free(way, now))
    jump = any(True for way in trip.ways for _ in after_jump(way, now))
    placing = any(True for way in trip.ways for _ in after_place(way))
    for name, space in zip(SHIPS, seat.ships, strict=False):
        for near, energy in table.galaxy.lines[space].items():
            if paid and seat.goods["energy"] >= energy:
                yield f"{name}move to {near}"
            if free:
                yield f"{name}free to {near}"
        if jump and trip.exploring and can_jump(table, seat, space, trip):
            yield from (f"{name}jump to {other}" for other in table.galaxy.wormholes if other != space)
        if placing and can_place(table, seat, space, pay=True):
            yield f"{name}place"
        if trip.exploring and can_fight(table, seat, space):
            yield f"{name}fight"


def can_jump(table: Table, seat: Seat, space: str, trip: Trip) -> bool:
    """From a wormhole, or with one in the pocket, for an alien or what technology 11 asks for (6.2)."""
    at_wormhole = space in table.galaxy.wormholes or seat.nightmare or trip.access
    return at_wormhole and bool(jump_prices(seat))


def jump_prices(seat: Seat) -> list[str]:
    """The ways to pay for a jump."""
    prices = ["option 1"] if seat.goods["alien"] else []
    return prices + ["option 2"] * any(seat.can_pay({"any": power["any"]}) for power in seat.powers("wormhole_price"))


def pay_jump(seat: Seat) -> Steps[None]:
    """An alien; with technology 11 perhaps two resources, which score (case 74)."""
    answer = yield from ask(seat.number, "wormhole_price", jump_prices(seat))
    if answer == "option 1":
        seat.pay({"alien": 1})
        return
    power = next(seat.powers("wormhole_price"))
    seat.score(power["vp"])
    yield from pay_any(seat, power["any"])


def act(table: Table, seat: Seat, trip: Trip, answer: str) -> Steps[None]:
    """A ship does something."""
    ship = int(answer.startswith("second "))
    words = answer.removeprefix("second ").split()
    verb, where = words[0], words[-1]
    now, here = moves_of(table, seat), seat.ships[ship]
    if verb == "fight":
        trip.ways = {way.stopped() for way in trip.ways}
        fight(table, seat, here)
    elif verb == "place":
        trip.ways = {after for way in trip.ways for after in after_place(way)}
        yield from place(table, seat, here, pay=True)
    elif verb == "jump":
        trip.ways = {after for way in trip.ways for after in after_jump(way, now)}
        trip.access = trip.access and (here in table.galaxy.wormholes or seat.nightmare)
        begin(seat, trip)
        seat.ships[ship] = where
        yield from pay_jump(seat)
    else:
        after = after_paid if verb == "move" else after_free
        trip.ways = {left for way in trip.ways for left in after(way, now)}
        if verb == "move":
            seat.pay({"energy": table.galaxy.lines[here][where]})
        begin(seat, trip)
        seat.ships[ship] = where


def begin(seat: Seat, trip: Trip) -> None:
    """A ship moves: technology 1 waits for the first move of a movement alone (U21)."""
    if trip.moved is None:
        trip.moved = waiting(seat, "ship_moved")


def end(table: Table, seat: Seat, trip: Trip) -> Steps[None]:
    """Technology 1 scores for a movement."""
    for power in trip.moved or ():
        yield from resolve(table, seat, power["then"], "card")


@effect("move_free")
def move_free(run: Run, part: Effect) -> Steps[None]:
    """Steps without energy; no exploration action (case 47)."""
    trip = Trip({Left(Moves(0, part["spaces"] + run.seat.total("free_step")))}, exploring=False)
    answer = ""
    while not trip.over and answer != "pass":
        answer = yield from ask(run.seat.number, "explore", {"pass", *ship_acts(run.table, run.seat, trip)})
        if answer != "pass":
            yield from act(run.table, run.seat, trip, answer)
    yield from end(run.table, run.seat, trip)


@effect("jump_to_wormhole")
def jump_to_wormhole(run: Run, part: Effect) -> Steps[None]:
    """A ship goes to any wormhole for nothing."""
    table, seat = run.table, run.seat
    legal = {
        f"{name}jump to {hole}"
        for name, space in zip(SHIPS, seat.ships, strict=False)
        for hole in table.galaxy.wormholes
        if hole != space
    }
    answer = yield from ask(seat.number, "jump", {"pass", *legal})
    if answer != "pass":
        seat.ships[int(answer.startswith("second "))] = answer.split()[-1]
        yield from happened(table, seat, "ship_moved")


@effect("add_ship")
def add_ship(run: Run, part: Effect) -> Steps[None]:
    """A second ship beside the first (11.10)."""
    run.seat.ships.append(run.seat.ships[0])
    yield from ()
