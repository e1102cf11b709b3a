"""Collecting resources (transgalactica.md 6.7)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import ask, close, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.codes import HOME, RESOURCES, SPACES, Track
from galaktyka.games.transgalactica.state import Op, Question, Transgalactica, has_outpost, level_of
from galaktyka.games.transgalactica.tables import NIGHTMARE, PLANET

ALL_RESOURCES: Final = (1 << RESOURCES) - 1
SPECIAL: Final = SPACES  # the place of the special planet, behind the spaces of the map
PLACES: Final = SPACES + 1


@kernel
def collect(s: Transgalactica, seat: int) -> None:
    """As many outposts as the production level give a resource each."""
    me = s.seat[seat]
    me.collected = 0
    collect_next(s, seat, level_of(me, Track.PRODUCTION))


@kernel
def produces(s: Transgalactica, seat: int, place: int) -> int:
    """The resources that a place may still give in this collection, a bit each; grey planets give none (6.7, U11)."""
    me = s.seat[seat]
    if (int(me.collected) >> place) & 1 == 1:
        return 0
    if place == SPECIAL:
        return int(PLANET[NIGHTMARE].produces) if me.nightmare == 1 else 0
    if not has_outpost(me, place):
        return 0
    return ALL_RESOURCES if place == HOME else int(PLANET[s.planet[place]].produces)


@kernel
def collect_next(s: Transgalactica, seat: int, left: int) -> None:
    """Ask for the next place to collect from; where no choice is left, collect."""
    me = s.seat[seat]
    count = 0
    for place in range(PLACES):
        if produces(s, seat, place) != 0:
            count += 1
    if count == 0 or left <= 0:
        me.collected = 0
    elif left < count:
        ask(s, seat, Question.COLLECT, left)
    else:
        for place in range(PLACES):
            resources = produces(s, seat, place)
            if resources != 0:
                then_seat(s, seat, Op.COLLECT, left - 1)
                collect_from(s, seat, place, resources)
                return


@kernel
def answer_collect(s: Transgalactica, seat: int, place: int) -> None:
    """Collect from the place that was chosen."""
    left = int(s.seat[seat].amount)
    close(s, seat)
    then_seat(s, seat, Op.COLLECT, left - 1)
    collect_from(s, seat, place, produces(s, seat, place))


@kernel
def collect_from(s: Transgalactica, seat: int, place: int, resources: int) -> None:
    """A place gives its resource, by choice where it has several."""
    me = s.seat[seat]
    me.collected |= 1 << place
    only = only_of(resources)
    if only < RESOURCES:
        me.goods[only] += 1
    else:
        ask(s, seat, Question.GOOD_OF, resources)


@kernel
def only_of(resources: int) -> int:
    """The resource, if there is just one; RESOURCES otherwise."""
    for good in range(RESOURCES):
        if resources == 1 << good:
            return good
    return RESOURCES


@kernel
def answer_good(s: Transgalactica, seat: int, good: int) -> None:
    """Gain the resource that was chosen."""
    s.seat[seat].goods[good] += 1
    close(s, seat)
