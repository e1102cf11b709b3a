"""What effects do: a register that the other files fill, and what all effects share (transgalactica.md 1, 10)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from tests.games.asking import Steps
from tests.games.transgalactica.reference.asking import ask
from tests.games.transgalactica.reference.box import Effect, Power, Program
from tests.games.transgalactica.reference.seat import Seat
from tests.games.transgalactica.reference.table import Table


@dataclass
class Run:
    """A program of effects under way: whose it is, and whether it comes from an action, card, planet or other thing."""

    table: Table
    seat: Seat
    source: str
    last_track: str = ""  # advanced last by this program


Resolver: TypeAlias = Callable[[Run, Effect], Steps[None]]
Check: TypeAlias = Callable[[Table, Seat, Effect], bool]

RESOLVERS: Final[dict[str, Resolver]] = {}
CHECKS: Final[dict[str, Check]] = {}


def effect(op: str, check: Check | None = None) -> Callable[[Resolver], Resolver]:
    """Register what an effect does, and perhaps when it cannot be carried out."""

    def register(resolver: Resolver) -> Resolver:
        RESOLVERS[op] = resolver
        if check:
            CHECKS[op] = check
        return resolver

    return register


def resolve(table: Table, seat: Seat, program: Program, source: str) -> Steps[None]:
    """One effect after the other; what cannot be carried out is left out."""
    run = Run(table, seat, source)
    for part in program:
        yield from RESOLVERS[part["op"]](run, part)


def possible(table: Table, seat: Seat, program: Program) -> bool:
    """Whether every effect can be carried out, each after those before it; gains always can."""
    markers = dict(seat.markers)
    try:
        for part in program:
            if part["op"] in CHECKS and not CHECKS[part["op"]](table, seat, part):
                return False
            if part["op"] == "advance" and len(part["tracks"]) == 1:
                seat.markers[part["tracks"][0]] += part["steps"]
        return True
    finally:
        seat.markers = markers


def waiting(seat: Seat, event: str) -> list[Power]:
    """Powers that wait for an event now."""
    return [power for power in seat.powers("when") if power["event"] == event]


def happened(table: Table, seat: Seat, event: str) -> Steps[None]:
    """Powers that wait for an event work (10)."""
    for power in waiting(seat, event):
        yield from resolve(table, seat, power["then"], "card")


def _some_option(table: Table, seat: Seat, part: Effect) -> bool:
    return any(possible(table, seat, option) for option in part["options"])


@effect("choose", _some_option)
def choose(run: Run, part: Effect) -> Steps[None]:
    """One of the options that can be carried out."""
    options = part["options"]
    legal = {f"option {number}": option for number, option in enumerate(options, 1)}
    legal = {text: option for text, option in legal.items() if possible(run.table, run.seat, option)}
    if legal:
        answer = yield from ask(run.seat.number, "choose_option", legal)
        yield from resolve(run.table, run.seat, legal[answer], run.source)
