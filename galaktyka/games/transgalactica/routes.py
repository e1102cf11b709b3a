"""Where a ship can get along the lines in an exploration, and what the cheapest way costs (transgalactica.md 6.2).

A route is a plan: every leg is an answer of its own, in the words of the notation. Wormholes are no part of it, since
what a jump is paid with may be a question.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from msgspec import Struct

from galaktyka.games.transgalactica.actions import FREE, STEP
from galaktyka.games.transgalactica.checks import SPACE_IDS
from galaktyka.games.transgalactica.codes import ENERGY, SPACES
from galaktyka.games.transgalactica.explore import EXTRA, free_left, moves_free, moves_paid, paid_left, spend_move
from galaktyka.games.transgalactica.notation import action_text
from galaktyka.games.transgalactica.planets import energy_of
from galaktyka.games.transgalactica.state import Question, Transgalactica


class LegView(Struct, frozen=True):
    """One line of a route."""

    space: str  # where it leads
    action: str  # the answer that takes it
    energy: int  # what it costs
    printed: int  # what the line costs without free moves


class RouteView(Struct, frozen=True):
    """The cheapest way of a ship to a space: the extra move is spared, then energy, then moves."""

    ship: int
    space: str
    legs: list[LegView]
    energy: int  # of all legs
    moves: int  # left after it


class _Leg(NamedTuple):
    action: int
    energy: int
    printed: int


class _Way(NamedTuple):
    """A way that is being looked at; of two the smaller is better."""

    extra: int  # 1: it takes the extra move
    energy: int
    moves: int
    space: int
    state: int  # what is left of the exploration
    legs: tuple[_Leg, ...]


def routes(o: Transgalactica, seat: int, state: int) -> list[RouteView]:
    """All places that the ships of a seat can fly to with what is left of an exploration."""
    me = o.seat[seat]
    return [
        _route_view(ship, way)
        for ship in range(me.ships)
        for way in _cheapest(o, _Way(0, 0, 0, me.ship[ship], state, ()), ship, me.goods[ENERGY])
    ]


def moves_left(state: int) -> int:
    """Moves of every sort that are left."""
    return paid_left(state) + free_left(state) + (1 if state & EXTRA else 0)


def _cheapest(o: Transgalactica, start: _Way, ship: int, energy: int) -> Iterator[_Way]:
    """The best way to each space but the one where the ship is."""
    found = {start.space}
    seen: set[tuple[int, int]] = set()
    ways = [start]
    while ways:
        way = heappop(ways)
        if (way.space, way.state) in seen:
            continue
        seen.add((way.space, way.state))
        if way.space not in found:
            found.add(way.space)
            yield way
        for further in _further(o, way, ship, energy):
            heappush(ways, further)


def _further(o: Transgalactica, way: _Way, ship: int, energy: int) -> Iterator[_Way]:
    """A way with one more leg, paid for or free."""
    for space in range(SPACES):
        printed = energy_of(o, way.space, space)
        if printed == 0:
            continue
        if moves_paid(way.state) and way.energy + printed <= energy:
            yield _longer(way, _Leg(STEP + ship * SPACES + space, printed, printed), spend_move(way.state, 1))
        if moves_free(way.state):
            yield _longer(way, _Leg(FREE + ship * SPACES + space, 0, printed), spend_move(way.state, 0))


def _longer(way: _Way, leg: _Leg, state: int) -> _Way:
    extra = 1 if way.state & EXTRA and not state & EXTRA else way.extra
    space = (leg.action - STEP) % SPACES
    return _Way(extra, way.energy + leg.energy, way.moves + 1, space, state, (*way.legs, leg))


def _route_view(ship: int, way: _Way) -> RouteView:
    legs = [
        LegView(SPACE_IDS[(action - STEP) % SPACES], action_text(Question.EXPLORE, action), energy, printed)
        for action, energy, printed in way.legs
    ]
    return RouteView(ship, SPACE_IDS[way.space], legs, way.energy, moves_left(way.state))
