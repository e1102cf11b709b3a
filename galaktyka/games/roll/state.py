"""The record of a Roll for the Galaxy game: everything there is to know about a table, in one block of bytes.

Dice are counts, not things: dice of a colour are alike, so a place is seven numbers, one for each colour. A die is in
exactly one place: in the cup, in Citizenry, in a column (or waiting for one, if it rolled a wild), on the strip, in the
Dictate area, in the Construction zone, among the dice that just completed a tile, or on a world as a good. All other
dice of the game are in the stock, which no field counts: it is what is left of `DICE`.

Tiles are numbers from 0: the bag, the pile of abandoned tiles, the two stacks of each seat (top first), and tiles that
a seat has drawn and not placed yet. A tableau holds sides (see `tables`): a side tells its tile.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from galaktyka.engine.flow import MAX_SEATS, SeatFlow, Table, then, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, i16, length, record, u8, u16
from galaktyka.games.roll.tables import COLOURS, COLUMNS, FACES, TILES

START_TILES: Final = 3  # faction halves and home world
MAX_TABLEAU: Final = TILES + START_TILES
ZONES: Final = 2  # the development stack and the world stack
GOODS_HERE: Final = 2  # goods that a world may hold at most
MOST_MOVES: Final = 3  # workers that one use of a power moves at most
NO_DIE: Final = 0  # no good lies there; otherwise 1 + its colour
NO_POWER: Final = 255
DICTATE: Final = 254  # the power at work is Dictate, not a tile's
NO_SLOT: Final = 255


class Op(IntEnum):
    """Frames of the flow machine: what the table, or one seat, still has to do."""

    START = 1
    NEXT_ROUND = 2
    REVEAL = 3
    BEGIN_PHASE = 4
    END_PHASE = 5
    EXPLORE = 6
    DRAW_MISSING = 7
    RESEARCH = 8
    BUILD = 9
    COMPLETED = 10
    INSTANT = 11
    PRODUCE = 12
    SHIP = 13
    MANAGE = 14
    RECRUIT = 15
    RECALL = 16
    CHECK_END = 17


class Question(IntEnum):
    """What a seat can be asked."""

    PLACE_START = 1  # which of the two first tiles is the development
    SELECT = 2  # a die, and the phase it selects
    ASSIGN = 3  # a column for each wild die, then Reassign powers, then ready
    EXPLORE = 4  # the next explorer's task, or a tile to abandon, or rearranging
    PLACE_TILE = 5  # the next drawn tile, and its side
    PLACE_WHERE = 6  # on top of the stack, or underneath
    RETURN_TILE = 7  # a tile for an empty bag
    BUILD = 8  # which worker goes on the tile next
    CREW = 9  # which of too many dice complete the tile
    TO_CUP = 10  # which of the dice that completed it go to the cup
    REMOVE_DIE = 11  # a die that goes back to the stock
    GOOD = 12  # which of two goods on a world
    PRODUCE_DIE = 13  # which producer goes on the next world
    PRODUCE_WORLD = 14  # on which world the next producer goes
    SHIP = 15  # the next shipper and its task
    SHIP_GOOD = 16  # the world whose good is shipped
    BANK = 17  # whether to pay for VP after a trade
    RECRUIT = 18  # which die of Citizenry comes back
    RECALL = 19  # which die of a tile or world comes back


class Placing(IntEnum):
    """Why a seat is placing tiles."""

    SCOUT = 1
    REARRANGE = 2
    RESEARCH = 3


@record
class Seat(SeatFlow):
    """One player's part of the table. Dice by colour; places of several kinds are `kind * COLOURS + colour`."""

    cup: Array[u8] = length(COLOURS)
    citizenry: Array[u8] = length(COLOURS)
    column: Array[u8] = length(COLUMNS * COLOURS)  # dice below the strip by phase; column WILD: not yet assigned
    dictated: Array[u8] = length(COLOURS)  # dice in the Dictate area
    zone: Array[u8] = length(ZONES * COLOURS)  # developers on the development stack, settlers on the world stack
    crew: Array[u8] = length(COLOURS)  # dice that complete a tile right now
    virtual: Array[u8] = length(COLOURS)  # extra workers of this phase
    rolled: Array[u8] = length(FACES * COLOURS)  # what the last roll showed: dice by face
    selected: u8  # the phase the seat selected, or NO_PHASE
    selector: u8  # 1 + colour of the die that selected it, or NO_DIE
    strip: u8  # the same while that die lies on the strip; after the reveal it counts in its column
    pile: Array[u8] = length(ZONES * TILES, "tile")  # the stacks, top first
    pile_size: Array[u8] = length(ZONES)
    drawn: Array[u8] = length(TILES, "tile")  # tiles in hand: drawn, or taken up to rearrange
    drawn_size: u8
    tableau: Array[u8] = length(MAX_TABLEAU, "side")  # in the order they were completed
    goods: Array[u8] = length(MAX_TABLEAU * GOODS_HERE)  # goods on each of them: 1 + colour of the die, or NO_DIE
    tableau_size: u8
    credits: i16
    vp: i16  # victory points in chips
    used: Array[u8] = length(MAX_TABLEAU)  # 1: the Reassign power of that tile was used this round
    dictates: u8  # how often Dictate was used this round
    power: u8  # the row of the Reassign power at work, DICTATE, or NO_POWER
    moves: u8  # workers it has moved
    moved: Array[u8] = length(MOST_MOVES)  # where they are now: column * COLOURS + colour
    source: u8  # the column the first of them came from
    pending: u8  # tiles abandoned for the next Scout
    scouted: u8  # colours of explorers that Scouted this phase, a bit each
    arranged: u8  # 1: the stacks were rearranged since the last task
    placing: u8  # why tiles are being placed: Placing, or 0
    missing: u8  # tiles that the bag could not give yet
    task: u8  # of the shipper at work: task * WORKERS + worker
    choice: u8  # what a second question is about: the side being placed, a slot of the tableau, or dice sent so far


@record
class Roll(Table):
    """The whole table."""

    seat: Array[Seat] = length(MAX_SEATS)
    turn: u16  # rounds begun
    phase: u8  # Phase: the phase being played, or the step of the round
    active: u8  # phases that occur this round, a bit each
    extra: u8  # with two players: the phase that the extra die shows, or NO_PHASE
    first: u8  # the seat with the lowest faction: strict order begins here
    strict: u8  # 1: the phase is played in strict order (roll.md 13)
    pool: i16  # VP left of the initial pool
    bag: Array[u8] = length(TILES, "tile")  # in no particular order: draws are random
    bag_size: u8
    abandoned: Array[u8] = length(TILES, "tile")  # under the Explore tile
    abandoned_by: Array[u8] = length(TILES)  # the seat that abandoned each of them
    abandoned_size: u8


@kernel
def in_order(s: Roll, place: int) -> int:
    """The seat at a place in strict order: clockwise from the lowest faction (roll.md 13)."""
    return (s.first + place) % s.players


@kernel
def then_all(s: Roll, op: int) -> None:
    """Let every seat do its part of a phase: in strict order where that matters, else all at once (roll.md 13)."""
    for place in range(s.players - 1, -1, -1):
        seat = in_order(s, place)
        if s.strict == 1:
            then(s, op, seat, 0)
        else:
            then_seat(s, seat, op, 0)


@kernel
def add_to_pile(me: Seat, zone: int, tile: int) -> None:
    """Put a tile under a stack."""
    me.pile[zone * TILES + me.pile_size[zone]] = tile
    me.pile_size[zone] += 1


@kernel
def put_on_top(me: Seat, zone: int, tile: int) -> None:
    """Put a tile on top of a stack: the dice of the zone lie on it now."""
    for i in range(me.pile_size[zone], 0, -1):
        me.pile[zone * TILES + i] = me.pile[zone * TILES + i - 1]
    me.pile[zone * TILES] = tile
    me.pile_size[zone] += 1


@kernel
def take_from_pile(me: Seat, zone: int, place: int) -> int:
    """Take the tile at a place out of a stack; those below it move up."""
    tile = me.pile[zone * TILES + place]
    me.pile_size[zone] -= 1
    for i in range(place, me.pile_size[zone]):
        me.pile[zone * TILES + i] = me.pile[zone * TILES + i + 1]
    me.pile[zone * TILES + me.pile_size[zone]] = 0
    return tile


@kernel
def pile_place(me: Seat, zone: int, tile: int) -> int:
    """Where in a stack a tile is, or NO_SLOT."""
    for i in range(me.pile_size[zone]):
        if me.pile[zone * TILES + i] == tile:
            return i
    return NO_SLOT


@kernel
def top_side(me: Seat, zone: int) -> int:
    """The side that the top of a stack shows; the stack is not empty."""
    return zone * TILES + me.pile[zone * TILES]


@kernel
def tiles_in_zone(me: Seat) -> int:
    """Tiles in both stacks together."""
    return int(me.pile_size[0]) + int(me.pile_size[1])


@kernel
def drawn_place(me: Seat, tile: int) -> int:
    """Where among the drawn tiles a tile is, or NO_SLOT."""
    for i in range(me.drawn_size):
        if me.drawn[i] == tile:
            return i
    return NO_SLOT


@kernel
def take_drawn(me: Seat, place: int) -> int:
    """Take a tile out of the drawn ones, which stay in order."""
    tile = me.drawn[place]
    me.drawn_size -= 1
    for i in range(place, me.drawn_size):
        me.drawn[i] = me.drawn[i + 1]
    me.drawn[me.drawn_size] = 0
    return tile


@kernel
def add_drawn(me: Seat, tile: int) -> None:
    """Take a tile in hand; they stay in order."""
    i = int(me.drawn_size)
    while i > 0 and me.drawn[i - 1] > tile:
        me.drawn[i] = me.drawn[i - 1]
        i -= 1
    me.drawn[i] = tile
    me.drawn_size += 1


@kernel
def tableau_slot(me: Seat, side: int) -> int:
    """Where in the tableau a side lies, or NO_SLOT."""
    for slot in range(me.tableau_size):
        if me.tableau[slot] == side:
            return slot
    return NO_SLOT


@kernel
def add_to_tableau(me: Seat, side: int) -> int:
    """Lay a side at the end of the tableau; returns its slot."""
    slot = int(me.tableau_size)
    me.tableau[slot] = side
    me.tableau_size += 1
    return slot
