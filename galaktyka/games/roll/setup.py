"""Setting up a table (roll.md 2)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import ask, then
from galaktyka.engine.kernel import kernel
from galaktyka.engine.random import below, seed_stream
from galaktyka.engine.record import Array, u32
from galaktyka.games.roll.bag import draw_tiles
from galaktyka.games.roll.build import gain_instant
from galaktyka.games.roll.state import (
    NO_POWER,
    Op,
    Question,
    Roll,
    add_to_pile,
    add_to_tableau,
    drawn_place,
    take_drawn,
)
from galaktyka.games.roll.tables import (
    COLOURS,
    FACTIONS,
    FIRST_FACTION,
    FIRST_HOME,
    HOMES,
    NO_PHASE,
    POOL_EACH,
    START_CITIZENRY,
    START_CREDITS,
    START_CUP,
    TILES,
    Phase,
)

FIRST_TILES: Final = 2  # tiles drawn before the first round


@kernel
def setup(s: Roll, key: Array[u32]) -> None:
    """Pool, bag, start tiles, dice and the first two tiles (2.1 to 2.6)."""
    seed_stream(s.random, key)
    s.pool = POOL_EACH * s.players
    s.phase = Phase.SETUP
    s.extra = NO_PHASE
    for tile in range(TILES):
        s.bag[tile] = tile
    s.bag_size = TILES
    deal_start_tiles(s)
    then(s, Op.START, 0, 0)
    for seat in range(s.players):
        draw_tiles(s, seat, FIRST_TILES)
        ask(s, seat, Question.PLACE_START, 1)


@kernel
def deal_start_tiles(s: Roll) -> None:
    """One faction and one home world each, at random; strict order begins at the lowest faction (2.2, 13)."""
    factions = (1 << FACTIONS) - 1
    homes = (1 << HOMES) - 1
    lowest = FACTIONS
    for seat in range(s.players):
        faction = nth_of(factions, below(s.random, FACTIONS - seat))
        home = nth_of(homes, below(s.random, HOMES - seat))
        factions &= ~(1 << faction)
        homes &= ~(1 << home)
        begin_seat(s, seat, faction, home)
        if faction < lowest:
            lowest = faction
            s.first = seat


@kernel
def nth_of(mask: int, n: int) -> int:
    """The number of the bit that has `n` bits of the mask before it."""
    bit = 0
    while n > 0 or (mask >> bit) & 1 == 0:
        n -= (mask >> bit) & 1
        bit += 1
    return bit


@kernel
def begin_seat(s: Roll, seat: int, faction: int, home: int) -> None:
    """Start tiles, credits and dice of a seat (2.2, 2.4, 2.5)."""
    me = s.seat[seat]
    me.selected, me.power = NO_PHASE, NO_POWER
    me.credits = START_CREDITS
    for colour in range(COLOURS):
        me.cup[colour] = START_CUP[colour]
        me.citizenry[colour] = START_CITIZENRY[colour]
    for half in range(2):
        gain_instant(me, add_to_tableau(me, FIRST_FACTION + 2 * faction + half))
    gain_instant(me, add_to_tableau(me, FIRST_HOME + home))


@kernel
def can_place_start(s: Roll, seat: int, side: int) -> bool:
    """One of the two first tiles is chosen as the development; the other is the world (2.3)."""
    return side < TILES and drawn_place(s.seat[seat], side) < FIRST_TILES


@kernel
def choose_start(s: Roll, seat: int, tile: int) -> None:
    """Keep the choice secret until all have chosen: the development stands first."""
    me = s.seat[seat]
    other = me.drawn[1 - drawn_place(me, tile)]
    me.drawn[0], me.drawn[1] = tile, other


@kernel
def start(s: Roll) -> None:
    """All lay their first tiles open, and the first round begins."""
    for seat in range(s.players):
        me = s.seat[seat]
        for zone in range(2):
            add_to_pile(me, zone, take_drawn(me, 0))
    then(s, Op.NEXT_ROUND, 0, 0)
