"""What a seat may know (roll.md 13), as a record, and dealing anew what it cannot know.

Hidden are the bag, tiles below the top of others' stacks, tiles others have in hand, tiles others abandoned, and, until
the reveal, what others rolled and how they assign it: of these dice everybody knows the colours, since they were in the
cup, and so an observation shows them there.
"""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import NOTHING, Frame
from galaktyka.engine.kernel import kernel
from galaktyka.engine.random import below, seed_stream
from galaktyka.engine.record import Array, u32
from galaktyka.games.roll.assign import end_use
from galaktyka.games.roll.bag import put_in_bag, take_from_bag
from galaktyka.games.roll.dice import below_strip
from galaktyka.games.roll.round import forget_layout, roll_cup
from galaktyka.games.roll.state import (
    GOODS_HERE,
    MOST_MOVES,
    NO_POWER,
    ZONES,
    Op,
    Question,
    Roll,
    Seat,
    add_drawn,
)
from galaktyka.games.roll.tables import COLOURS, COLUMNS, FACES, NO_PHASE, PHASES, TILES, WILD, Phase

HIDDEN: Final = 254  # a tile whose face the seat cannot know


@kernel
def observe(s: Roll, seat: int, out: Roll) -> None:
    """Fill a blank record with what a seat may know; a number that is no seat sees what all may see."""
    observe_table(s, seat, out)
    for other in range(s.players):
        observe_seat(s, other, out)
        observe_tableau(s, other, out)
        observe_tiles(s, other, out, other == seat)
        if other == seat or not layouts_are_secret(s):
            observe_layout(s, other, out)
        else:
            hide_layout(s, other, out)


@kernel
def layouts_are_secret(s: Roll) -> bool:
    """Whether the table waits for the reveal."""
    return s.depth > 0 and s.stack[s.depth - 1].op == Op.REVEAL


@kernel
def observe_table(s: Roll, seat: int, out: Roll) -> None:
    """What lies open in the middle, and what is still to be done."""
    out.players, out.turn, out.phase, out.active, out.extra = s.players, s.turn, s.phase, s.active, s.extra
    out.first, out.strict, out.pool = s.first, s.strict, s.pool
    out.bag_size, out.abandoned_size = s.bag_size, s.abandoned_size
    for i in range(s.bag_size):
        out.bag[i] = HIDDEN
    for i in range(s.abandoned_size):
        out.abandoned[i] = s.abandoned[i] if s.abandoned_by[i] == seat else HIDDEN
        out.abandoned_by[i] = s.abandoned_by[i]
    out.depth = s.depth
    for i in range(s.depth):
        copy_frame(s.stack[i], out.stack[i])


@kernel
def copy_frame(frame: Frame, out: Frame) -> None:
    """Frames follow from what everybody saw."""
    out.op, out.seat, out.number = frame.op, frame.seat, frame.number


@kernel
def observe_seat(s: Roll, seat: int, out: Roll) -> None:
    """What everybody sees of a seat besides its tiles and its layout."""
    me = s.seat[seat]
    to = out.seat[seat]
    to.question, to.amount, to.depth = me.question, me.amount, me.depth
    for i in range(me.depth):
        copy_frame(me.stack[i], to.stack[i])
    to.credits, to.vp, to.task = me.credits, me.vp, me.task
    to.pending, to.scouted, to.arranged = me.pending, me.scouted, me.arranged
    to.placing, to.missing = me.placing, me.missing
    for colour in range(COLOURS):
        to.cup[colour], to.citizenry[colour] = me.cup[colour], me.citizenry[colour]
        to.crew[colour], to.virtual[colour] = me.crew[colour], me.virtual[colour]
    for place in range(ZONES * COLOURS):
        to.zone[place] = me.zone[place]


@kernel
def observe_tableau(s: Roll, seat: int, out: Roll) -> None:
    """Tableaus and the goods on them are open."""
    me = s.seat[seat]
    to = out.seat[seat]
    to.tableau_size = me.tableau_size
    for slot in range(me.tableau_size):
        to.tableau[slot] = me.tableau[slot]
    for place in range(me.tableau_size * GOODS_HERE):
        to.goods[place] = me.goods[place]


@kernel
def observe_tiles(s: Roll, seat: int, out: Roll, own: bool) -> None:
    """Of a stack all see the top and the number of tiles; the rest, and tiles in hand, are the owner's."""
    me = s.seat[seat]
    to = out.seat[seat]
    for zone in range(ZONES):
        to.pile_size[zone] = me.pile_size[zone]
        for i in range(me.pile_size[zone]):
            to.pile[zone * TILES + i] = me.pile[zone * TILES + i] if own or i == 0 else HIDDEN
    to.drawn_size = me.drawn_size
    for i in range(me.drawn_size):
        to.drawn[i] = me.drawn[i] if own else HIDDEN
    to.choice = me.choice if own or not holds_a_tile(me) else HIDDEN


@kernel
def holds_a_tile(me: Seat) -> bool:
    """Whether the seat has chosen a side for a tile and not yet where it goes."""
    return me.question == Question.PLACE_WHERE


@kernel
def observe_layout(s: Roll, seat: int, out: Roll) -> None:
    """Dice below the strip and on it, what they rolled, and the powers used."""
    me = s.seat[seat]
    to = out.seat[seat]
    to.selected, to.selector, to.strip = me.selected, me.selector, me.strip
    to.dictates, to.power, to.moves, to.source = me.dictates, me.power, me.moves, me.source
    for i in range(MOST_MOVES):
        to.moved[i] = me.moved[i]
    for slot in range(me.tableau_size):
        to.used[slot] = me.used[slot]
    for place in range(COLUMNS * COLOURS):
        to.column[place] = me.column[place]
    for place in range(FACES * COLOURS):
        to.rolled[place] = me.rolled[place]
    for colour in range(COLOURS):
        to.dictated[colour] = me.dictated[colour]


@kernel
def hide_layout(s: Roll, seat: int, out: Roll) -> None:
    """Behind a screen are as many dice of each colour as there were in the cup."""
    to = out.seat[seat]
    to.selected, to.power = NO_PHASE, NO_POWER
    for colour in range(COLOURS):
        to.cup[colour] += hidden_dice(s.seat[seat], colour)


@kernel
def hidden_dice(me: Seat, colour: int) -> int:
    """Dice of a colour behind a screen."""
    total = int(me.dictated[colour]) + int(me.strip == 1 + colour)
    for column in range(COLUMNS):
        total += me.column[column * COLOURS + colour]
    return total


@kernel
def resample(s: Roll, seat: int, key: Array[u32]) -> None:
    """Deal anew everything the seat cannot know: tiles, layouts behind other screens, and the future."""
    gather_unknown(s, seat)
    sort_bag(s)
    seed_stream(s.random, key)
    deal_unknown(s, seat)
    if layouts_are_secret(s):
        for other in range(s.players):
            if other != seat:
                assign_anew(s, other)


@kernel
def gather_unknown(s: Roll, seat: int) -> None:
    """Put every tile the seat cannot know into the bag; numbers and places stay as they are."""
    for i in range(s.abandoned_size):
        if s.abandoned_by[i] != seat:
            put_in_bag(s, s.abandoned[i])
    for other in range(s.players):
        if other != seat:
            gather_tiles(s, other)


@kernel
def gather_tiles(s: Roll, seat: int) -> None:
    """Put the tiles of a seat that only it knows into the bag."""
    me = s.seat[seat]
    for zone in range(ZONES):
        for i in range(1, me.pile_size[zone]):
            put_in_bag(s, me.pile[zone * TILES + i])
    for i in range(me.drawn_size):
        put_in_bag(s, me.drawn[i])
    if holds_a_tile(me):
        put_in_bag(s, me.choice % TILES)


@kernel
def sort_bag(s: Roll) -> None:
    """Order the bag, so that what follows depends on the seat's knowledge and the key alone."""
    for i in range(1, s.bag_size):
        tile = s.bag[i]
        j = i
        while j > 0 and s.bag[j - 1] > tile:
            s.bag[j] = s.bag[j - 1]
            j -= 1
        s.bag[j] = tile


@kernel
def deal_unknown(s: Roll, seat: int) -> None:
    """Deal the unknown tiles to the places they were taken from; what is left is the bag."""
    for i in range(s.abandoned_size):
        if s.abandoned_by[i] != seat:
            s.abandoned[i] = take_from_bag(s)
    for other in range(s.players):
        if other != seat:
            deal_anew(s, other)


@kernel
def deal_anew(s: Roll, seat: int) -> None:
    """Give a seat as many tiles as it had below the tops of its stacks and in hand."""
    me = s.seat[seat]
    for zone in range(ZONES):
        for i in range(1, me.pile_size[zone]):
            me.pile[zone * TILES + i] = take_from_bag(s)
    drawn = int(me.drawn_size)
    me.drawn_size = 0
    for _ in range(drawn):
        add_drawn(me, take_from_bag(s))
    if s.phase == Phase.SETUP and me.question == NOTHING and below(s.random, 2) == 1:
        me.drawn[0], me.drawn[1] = me.drawn[1], me.drawn[0]  # which of the first two is the development
    if holds_a_tile(me):
        me.choice = int(me.choice) // TILES * TILES + take_from_bag(s)


@kernel
def assign_anew(s: Roll, seat: int) -> None:
    """Roll again behind a screen, and assign at random as far as the seat has come; Reassign powers are not used."""
    me = s.seat[seat]
    for colour in range(COLOURS):
        me.cup[colour] += hidden_dice(me, colour)
        me.dictated[colour] = 0
        for column in range(COLUMNS):
            me.column[column * COLOURS + colour] = 0
    forget_layout(me)
    end_use(me)
    roll_cup(s, seat)
    if me.question != Question.SELECT:
        select_anew(s, seat)
    if me.question == NOTHING:
        place_wilds_anew(s, seat)


@kernel
def select_anew(s: Roll, seat: int) -> None:
    """Put any die below the strip on any phase of it."""
    me = s.seat[seat]
    left = below(s.random, below_strip(me))
    place = 0
    while left >= me.column[place]:
        left -= me.column[place]
        place += 1
    me.column[place] -= 1
    me.selected = below(s.random, PHASES)
    me.selector = me.strip = 1 + place % COLOURS


@kernel
def place_wilds_anew(s: Roll, seat: int) -> None:
    """Put every wild die into any column."""
    me = s.seat[seat]
    for colour in range(COLOURS):
        for _ in range(me.column[WILD * COLOURS + colour]):
            me.column[below(s.random, PHASES) * COLOURS + colour] += 1
        me.column[WILD * COLOURS + colour] = 0
