"""Phase I: Explore (roll.md 8)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import ask, close, then, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8
from galaktyka.games.roll.actions import (
    BOTTOM,
    PASS,
    REARRANGE,
    SCOUT,
    SIDE_ACTIONS,
    STOCK,
    TASK_ACTIONS,
    TOP,
    WORKERS,
    is_side,
    is_task,
)
from galaktyka.games.roll.bag import abandon_tile, draw_tiles, put_in_bag
from galaktyka.games.roll.dice import column_count, count, gain_credits
from galaktyka.games.roll.powers import has_power, power_for_die, power_total
from galaktyka.games.roll.state import (
    NO_SLOT,
    ZONES,
    Op,
    Placing,
    Question,
    Roll,
    Seat,
    add_drawn,
    add_to_pile,
    drawn_place,
    in_order,
    pile_place,
    put_on_top,
    take_drawn,
    take_from_pile,
    tiles_in_zone,
)
from galaktyka.games.roll.tables import COLOURS, TILES, Phase, Power

STOCK_CREDITS: Final = 2
TILES_TO_RETURN: Final = 3  # with this many in the zone a seat helps out an empty bag
TILE_SIDES: Final = ZONES * TILES  # sides that game tiles have


@kernel
def explorers_of(me: Seat) -> int:
    """Explorers that still have to do a task, virtual ones included."""
    return column_count(me, Phase.EXPLORE) + count(me.virtual[0:COLOURS])


@kernel
def explore(s: Roll, seat: int) -> None:
    """Ask for the next explorer's task; without explorers the stacks may still be rearranged (8, 14)."""
    me = s.seat[seat]
    explorers = explorers_of(me)
    if explorers > 0 or can_rearrange(me):
        ask(s, seat, Question.EXPLORE, explorers)
    else:
        me.arranged = 0


@kernel
def can_rearrange(me: Seat) -> bool:
    """By a power, between two tasks; doing it twice there would change nothing (14, Advanced Logistics)."""
    return (
        me.arranged == 0
        and me.pending == 0
        and tiles_in_zone(me) > 0
        and has_power(me, Phase.EXPLORE, Power.REARRANGE_CONSTRUCTION_ZONE)
    )


@kernel
def matters(me: Seat, colour: int) -> bool:
    """Whether a power of the seat tells explorers of a colour from others."""
    return (
        power_for_die(me, Power.STOCK_VALUE, colour) > 0 or power_for_die(me, Power.CREDITS_IF_SCOUTED_WITH, colour) > 0
    )


@kernel
def explorer_dice(me: Seat, worker: int) -> int:
    """Explorers of a sort: real ones by colour, then virtual ones."""
    return int(me.column[worker]) if worker < COLOURS else int(me.virtual[worker - COLOURS])


@kernel
def is_next_explorer(me: Seat, worker: int) -> bool:
    """Explorers that no power tells apart are alike: the first stands for them all, since all do a task (7)."""
    if explorer_dice(me, worker) == 0:
        return False
    if matters(me, worker % COLOURS):
        return worker < COLOURS or me.column[worker - COLOURS] == 0
    for other in range(worker):
        if explorer_dice(me, other) > 0 and not matters(me, other % COLOURS):
            return False
    return True


@kernel
def can_explore(s: Roll, seat: int, action: int) -> bool:
    """A task of an explorer, a tile to abandon for a Scout, rearranging; nothing only without explorers (8)."""
    me = s.seat[seat]
    if is_task(action):
        task = (action - TASK_ACTIONS) // WORKERS
        return (task == SCOUT or me.pending == 0) and is_next_explorer(me, (action - TASK_ACTIONS) % WORKERS)
    if is_side(action):
        return explorers_of(me) > 0 and is_in_zone(me, action - SIDE_ACTIONS)
    if action == REARRANGE:
        return can_rearrange(me)
    return action == PASS and explorers_of(me) == 0


@kernel
def is_in_zone(me: Seat, side: int) -> bool:
    """Whether a tile lies in a stack and shows this side there."""
    return side < TILE_SIDES and pile_place(me, side // TILES, side % TILES) != NO_SLOT


@kernel
def mark_explore(me: Seat, mask: Array[u8]) -> int:
    """Mark the legal actions of a seat that explores."""
    marked = 0
    explorers = explorers_of(me)
    for worker in range(WORKERS):
        if is_next_explorer(me, worker):
            mask[TASK_ACTIONS + SCOUT * WORKERS + worker] = 1
            marked += 1
            if me.pending == 0:
                mask[TASK_ACTIONS + STOCK * WORKERS + worker] = 1
                marked += 1
    if explorers > 0:
        marked += mark_zone(me, mask)
    else:
        mask[PASS] = 1
        marked += 1
    if can_rearrange(me):
        mask[REARRANGE] = 1
        marked += 1
    return marked


@kernel
def mark_zone(me: Seat, mask: Array[u8]) -> int:
    """Mark the tiles of both stacks by the sides they show."""
    for zone in range(ZONES):
        for place in range(me.pile_size[zone]):
            mask[SIDE_ACTIONS + zone * TILES + me.pile[zone * TILES + place]] = 1
    return tiles_in_zone(me)


@kernel
def answer_explore(s: Roll, seat: int, action: int) -> None:
    """Carry out an answer in Explore."""
    me = s.seat[seat]
    if is_side(action):
        side = action - SIDE_ACTIONS
        abandon_tile(s, seat, take_from_pile(me, side // TILES, pile_place(me, side // TILES, side % TILES)))
        me.pending += 1
        return
    close(s, seat)
    if is_task(action):
        worker = (action - TASK_ACTIONS) % WORKERS
        use_explorer(me, worker)
        if (action - TASK_ACTIONS) // WORKERS == SCOUT:
            scout(s, seat, worker % COLOURS)
        else:
            stock(s, seat, worker % COLOURS)
    elif action == REARRANGE:
        take_up_tiles(s, seat)
    else:
        me.arranged = 0


@kernel
def use_explorer(me: Seat, worker: int) -> None:
    """A task takes an explorer: a real one goes to Citizenry, a virtual one vanishes (7, 8)."""
    if worker < COLOURS:
        me.column[worker] -= 1
        me.citizenry[worker] += 1
    else:
        me.virtual[worker - COLOURS] -= 1
    me.arranged = 0


@kernel
def stock(s: Roll, seat: int, colour: int) -> None:
    """Gain 2 credits, or what a power gives for the explorer's colour (8)."""
    me = s.seat[seat]
    special = power_for_die(me, Power.STOCK_VALUE, colour)
    gain_credits(me, special if special > 0 else STOCK_CREDITS)
    then_seat(s, seat, Op.EXPLORE, 0)


@kernel
def scout(s: Roll, seat: int, colour: int) -> None:
    """Draw one tile, and one for each abandoned (8)."""
    me = s.seat[seat]
    me.scouted |= 1 << colour
    me.missing = draw_tiles(s, seat, 1 + int(me.pending))
    me.pending = 0
    place_drawn(s, seat, Placing.SCOUT)


@kernel
def place_drawn(s: Roll, seat: int, why: int) -> None:
    """Ask for a place for each drawn tile, having seen all of them; then go on (8)."""
    me = s.seat[seat]
    if me.drawn_size > 0:
        me.placing = why
        ask(s, seat, Question.PLACE_TILE, me.drawn_size)
    elif me.missing > 0:
        ask_for_tiles(s, seat)
    elif why != Placing.RESEARCH:
        then_seat(s, seat, Op.EXPLORE, 0)


@kernel
def take_up_tiles(s: Roll, seat: int) -> None:
    """Take up the tiles of both stacks to place them anew; dice stay in their zone (14, Advanced Logistics)."""
    me = s.seat[seat]
    for zone in range(ZONES):
        for _ in range(me.pile_size[zone]):
            add_drawn(me, take_from_pile(me, zone, 0))
    me.arranged = 1
    place_drawn(s, seat, Placing.REARRANGE)


@kernel
def can_place(me: Seat, side: int) -> bool:
    """Any drawn tile, on either side."""
    return side < TILE_SIDES and drawn_place(me, side % TILES) != NO_SLOT


@kernel
def mark_drawn(me: Seat, zones: int, mask: Array[u8]) -> int:
    """Mark drawn tiles by their sides: developments, and worlds if both zones are open."""
    for i in range(me.drawn_size):
        for zone in range(zones):
            mask[SIDE_ACTIONS + zone * TILES + me.drawn[i]] = 1
    return me.drawn_size * zones


@kernel
def place_tile(s: Roll, seat: int, side: int) -> None:
    """Put a drawn tile under its stack; one that was Scouted may go on top by a power (8, 14)."""
    me = s.seat[seat]
    zone = side // TILES
    tile = take_drawn(me, drawn_place(me, side % TILES))
    if me.placing == Placing.SCOUT and me.pile_size[zone] > 0 and may_place_on_top(me):
        me.choice = side
        ask(s, seat, Question.PLACE_WHERE, 1)
        return
    add_to_pile(me, zone, tile)
    placed(s, seat)


@kernel
def may_place_on_top(me: Seat) -> bool:
    """Whether a power lets Scouted tiles go on top (14, Improved Reconnaissance)."""
    return has_power(me, Phase.EXPLORE, Power.SCOUT_PLACE_ON_TOP)


@kernel
def place_where(s: Roll, seat: int, action: int) -> None:
    """Put the tile in hand on top of its stack, or underneath."""
    me = s.seat[seat]
    side = int(me.choice)
    me.choice = 0
    if action == TOP:
        put_on_top(me, side // TILES, side % TILES)
    else:
        add_to_pile(me, side // TILES, side % TILES)
    placed(s, seat)


@kernel
def is_where(action: int) -> bool:
    """Whether an action says where a tile goes."""
    return action in (TOP, BOTTOM)


@kernel
def placed(s: Roll, seat: int) -> None:
    """The next drawn tile, or what comes after the last."""
    me = s.seat[seat]
    why = int(me.placing)
    close(s, seat)
    me.placing = 0
    place_drawn(s, seat, why)


@kernel
def ask_for_tiles(s: Roll, seat: int) -> None:
    """The bag is empty: everybody with three tiles in the zone returns one; if nobody has, the draw ends (8)."""
    asked = False
    for other in range(s.players):
        if tiles_in_zone(s.seat[other]) >= TILES_TO_RETURN:
            ask(s, other, Question.RETURN_TILE, 1)
            asked = True
    if asked:
        then(s, Op.DRAW_MISSING, seat, 0)
    else:
        s.seat[seat].missing = 0
        then_seat(s, seat, Op.EXPLORE, 0)


@kernel
def return_tile(s: Roll, seat: int, side: int) -> None:
    """Put a tile of the zone into the bag."""
    me = s.seat[seat]
    put_in_bag(s, take_from_pile(me, side // TILES, pile_place(me, side // TILES, side % TILES)))
    close(s, seat)


@kernel
def draw_missing(s: Roll, seat: int) -> None:
    """The scout draws the tiles that were missing."""
    me = s.seat[seat]
    me.missing = draw_tiles(s, seat, int(me.missing))
    place_drawn(s, seat, Placing.SCOUT)


@kernel
def research(s: Roll) -> None:
    """After all tasks, powers draw further tiles, in order; a draw from an empty bag ends short (8, 14)."""
    for place in range(s.players):
        seat = in_order(s, place)
        tiles = power_total(s.seat[seat], Phase.EXPLORE, Power.DRAW_EXTRA_TILE)
        if tiles > 0:
            draw_tiles(s, seat, tiles)
            place_drawn(s, seat, Placing.RESEARCH)
