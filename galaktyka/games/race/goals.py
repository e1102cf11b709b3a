"""Goals: drawing, counting, winning and losing them (race.md 14)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.engine.random import below
from galaktyka.games.race.goal_tables import COUNTED, FIRST_GOALS, GOAL, MOST_GOALS, Count
from galaktyka.games.race.military import general_military
from galaktyka.games.race.state import Race, goods_of
from galaktyka.games.race.tables import CARD, KINDS, Kind, Phase

NOBODY_YET: Final = 0  # the owners of a tile that lies in the centre


@kernel
def draw_goals(s: Race) -> None:
    """Lay out four first and two most goals of the sets in use, at random (14)."""
    if s.goals == 1:
        draw_kind(s, 0, FIRST_GOALS)
        draw_kind(s, 1, MOST_GOALS)


@kernel
def draw_kind(s: Race, most: int, wanted: int) -> None:
    """Lay out so many goals of one kind: each is taken with the chance that it is among those still wanted."""
    left = 0
    for goal in range(len(GOAL)):
        left += 1 if is_in_box(s, goal, most) else 0
    for goal in range(len(GOAL)):
        if is_in_box(s, goal, most):
            if below(s.random, left) < wanted:
                s.goal[s.goal_size] = goal
                s.goal_size += 1
                wanted -= 1
            left -= 1


@kernel
def is_in_box(s: Race, goal: int, most: int) -> bool:
    """Whether a goal is of this kind, and of a set in use."""
    return GOAL[goal].most == most and (GOAL[goal].rvi == 0 or s.rvi == 1)


@kernel
def check_goals(s: Race, phase: int) -> None:
    """At the end of a phase tiles are won, lost and handed on; NONE: after the discard at the round's end (14.1)."""
    for tile in range(s.goal_size):
        facts = GOAL[s.goal[tile]]
        if (facts.checked >> phase) & 1 == 1:
            if facts.most == 1:
                check_most(s, tile)
            elif s.goal_owners[tile] == NOBODY_YET:
                s.goal_owners[tile] = seats_with(s, s.goal[tile], facts.needs)


@kernel
def check_most(s: Race, tile: int) -> None:
    """A tile stays while nobody has more and it is enough; else it goes to who alone has most, or back (14.3, 14.4)."""
    goal = s.goal[tile]
    best = max(most_counted(s, goal), int(GOAL[goal].needs))
    leaders = seats_with(s, goal, best)
    if (leaders & s.goal_owners[tile]) == 0:
        s.goal_owners[tile] = leaders if is_one_seat(leaders) else NOBODY_YET


@kernel
def is_one_seat(seats: int) -> bool:
    """Whether a bit mask names exactly one seat."""
    return seats != 0 and (seats & (seats - 1)) == 0


@kernel
def seats_with(s: Race, goal: int, least: int) -> int:
    """The seats that count at least so much, as a bit mask."""
    seats = 0
    for seat in range(s.players):
        if counted(s, seat, goal) >= least:
            seats |= 1 << seat
    return seats


@kernel
def most_counted(s: Race, goal: int) -> int:
    """The highest count of any seat."""
    most = 0
    for seat in range(s.players):
        most = max(most, counted(s, seat, goal))
    return most


@kernel
def counted(s: Race, seat: int, goal: int) -> int:
    """What a seat has of what a goal counts (14)."""
    me = s.seat[seat]
    counts = GOAL[goal].counts
    if counts == Count.CARDS:
        return cards_counted(s, seat, GOAL[goal].bit)
    if counts == Count.VP_CHIPS:
        return int(me.vp)
    if counts == Count.GOODS:
        return goods_of(me, Kind.NONE)
    if counts == Count.MILITARY:
        return general_military(s, seat)
    if counts == Count.HAND_LIMIT_DISCARDS:
        return int(me.surplus)
    return kinds_or_phases(s, seat, counts)


@kernel
def cards_counted(s: Race, seat: int, bit: int) -> int:
    """Cards of the tableau that count for a goal."""
    me = s.seat[seat]
    count = 0
    for slot in range(me.tableau_size):
        if (COUNTED[CARD[me.tableau[slot]].design].goals & bit) != 0:
            count += 1
    return count


@kernel
def kinds_or_phases(s: Race, seat: int, counts: int) -> int:
    """Different kinds among the worlds, or phases in which the tableau has a power."""
    me = s.seat[seat]
    found = 0
    for slot in range(me.tableau_size):
        card = CARD[me.tableau[slot]]
        found |= (1 << card.kind) if counts == Count.WORLD_KINDS else card.phases
    count = 0
    for bit in range(1, KINDS if counts == Count.WORLD_KINDS else Phase.PRODUCE + 1):
        count += (found >> bit) & 1
    return count


@kernel
def goal_vp(s: Race, seat: int, tile: int) -> int:
    """What a tile is worth to a seat: for owning it, or for as much as anybody without it (14.2, 14.6)."""
    goal = s.goal[tile]
    if (s.goal_owners[tile] >> seat) & 1 == 1:
        return int(GOAL[goal].vp)
    if GOAL[goal].most == 0 or counted(s, seat, goal) < max(most_counted(s, goal), int(GOAL[goal].needs)):
        return 0
    return int(GOAL[goal].tied_vp)
