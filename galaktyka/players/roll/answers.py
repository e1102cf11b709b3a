"""Answers about single tiles, dice and goods: what each is worth."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.roll.actions import (
    DIE_ACTIONS,
    PASS,
    PAY,
    REARRANGE,
    SCOUT,
    SIDE_ACTIONS,
    TASK_ACTIONS,
    TOP,
    WORKERS,
    Where,
    is_die,
    is_side,
)
from galaktyka.games.roll.build import effective_cost
from galaktyka.games.roll.dice import count, zone_count
from galaktyka.games.roll.explore import STOCK_CREDITS
from galaktyka.games.roll.powers import power_for_die
from galaktyka.games.roll.produce import next_producer, next_world
from galaktyka.games.roll.round import is_last_round
from galaktyka.games.roll.scoring import score
from galaktyka.games.roll.setup import FIRST_TILES
from galaktyka.games.roll.ship import matches
from galaktyka.games.roll.state import (
    GOODS_HERE,
    NO_DIE,
    Question,
    Roll,
    drawn_place,
    pile_place,
    tableau_slot,
    tiles_in_zone,
    top_side,
)
from galaktyka.games.roll.tables import COLOURS, PRICE, SIDE, TILES, Phase, Power
from galaktyka.players.roll import weights as w
from galaktyka.players.roll.clock import credits_worth, in_time
from galaktyka.players.roll.goods import best_pair, pair_worth, stored_worth
from galaktyka.players.roll.phases import scout_worth
from galaktyka.players.roll.tiles import dice_ahead, die_worth, stack_worth


@kernel
def start_worth(o: Roll, seat: int, tile: int, rounds: int) -> int:
    """What the two first tiles are worth with one of them as the development."""
    me = o.seat[seat]
    world = TILES + me.drawn[FIRST_TILES - 1 - drawn_place(me, tile)]
    return stack_worth(o, seat, tile, 0, rounds) + stack_worth(o, seat, world, 0, rounds)


@kernel
def placing_worth(o: Roll, seat: int, side: int, rounds: int) -> int:
    """What a drawn tile is worth at the bottom of the stack of one of its sides."""
    me = o.seat[seat]
    zone = side // TILES
    return stack_worth(o, seat, side, dice_ahead(me, zone, me.pile_size[zone]), rounds)


@kernel
def where_worth(o: Roll, seat: int, action: int, rounds: int) -> int:
    """Whether a tile goes on top: if each of its dice brings more than those of the tile that lies there."""
    me = o.seat[seat]
    if action != TOP:
        return 0
    side = int(me.choice)
    top = top_side(me, side // TILES)
    mine = stack_worth(o, seat, side, 0, rounds) * effective_cost(me, top)
    return mine - stack_worth(o, seat, top, 0, rounds) * effective_cost(me, side)


@kernel
def held_worth(o: Roll, seat: int, side: int, rounds: int) -> int:
    """What a tile is worth where it lies in a stack; one with dice on it is nearer to completion."""
    me = o.seat[seat]
    zone = side // TILES
    place = pile_place(me, zone, side % TILES)
    value = stack_worth(o, seat, side, dice_ahead(me, zone, place), rounds)
    return value + w.WORK * zone_count(me, zone) if place == 0 else value


@kernel
def explore_worth(o: Roll, seat: int, action: int, rounds: int) -> int:
    """What an answer in Explore is worth: a task, or a tile that is abandoned for a Scout."""
    me = o.seat[seat]
    scouting = scout_worth(tiles_in_zone(me), rounds)
    if action == PASS:
        return 0
    if action == REARRANGE:
        return -w.VP
    if is_side(action):
        return scouting + w.REDRAW - w.STAY - held_worth(o, seat, action - SIDE_ACTIONS, rounds)
    colour = (action - TASK_ACTIONS) % COLOURS
    if (action - TASK_ACTIONS) // WORKERS == SCOUT:
        return scouting + credits_worth(o, seat, power_for_die(me, Power.CREDITS_IF_SCOUTED_WITH, colour), rounds)
    return credits_worth(o, seat, max(STOCK_CREDITS, power_for_die(me, Power.STOCK_VALUE, colour)), rounds)


@kernel
def ship_worth(o: Roll, seat: int, task: int, rounds: int) -> int:
    """What a shipper brings by a task; a colour that matches a world is better kept for Consume."""
    worker = task % WORKERS
    value = best_pair(o, seat, task // WORKERS, worker % COLOURS, rounds)
    return 2 * value - int(worker < COLOURS)  # a virtual one costs nothing


@kernel
def shipped_worth(o: Roll, seat: int, slot: int, rounds: int) -> int:
    """What the best good of a world brings with the shipper at work."""
    me = o.seat[seat]
    best = -w.VP
    for place in range(slot * GOODS_HERE, (slot + 1) * GOODS_HERE):
        if me.goods[place] != NO_DIE:
            best = max(best, good_worth(o, seat, slot, me.goods[place] - 1, rounds))
    return best


@kernel
def good_worth(o: Roll, seat: int, slot: int, good: int, rounds: int) -> int:
    """What a good of a world brings with the shipper at work, compared with what it is worth there."""
    task = int(o.seat[seat].task)
    world = SIDE[o.seat[seat].tableau[slot]].colour
    brings = pair_worth(o, seat, task // WORKERS, task % WORKERS % COLOURS, slot, good, rounds)
    return brings - stored_worth(o, seat, world, matches(good, world), rounds)


@kernel
def fill_worth(o: Roll, seat: int, slot: int, producer: int) -> int:
    """What a producer is worth as a good of a world."""
    world = SIDE[o.seat[seat].tableau[slot]].colour
    return w.VP * int(matches(producer, world)) + w.SPARE * PRICE[world]


@kernel
def recall_worth(o: Roll, seat: int, action: int, rounds: int) -> int:
    """What recalling a die is worth, compared with what it does where it lies; passing is worth nothing."""
    me = o.seat[seat]
    if action == PASS:
        return 0
    if is_last_round(o):
        return recall_at_the_end(o, seat, action)
    cup = count(me.cup[0:COLOURS])
    needed = 3 * in_time(w.DIE, rounds) // (1 + cup)
    if is_die(action):
        zone = (action - DIE_ACTIONS) // COLOURS - Where.DEVELOPERS
        idle = zone_count(me, zone) > dice_wanted(o, seat, zone)
        return needed if idle else needed - w.WORK
    slot = tableau_slot(me, action - SIDE_ACTIONS)
    good = me.goods[slot * GOODS_HERE] - 1
    world = SIDE[me.tableau[slot]].colour
    return needed - stored_worth(o, seat, world, matches(good, world), rounds)


@kernel
def dice_wanted(o: Roll, seat: int, zone: int) -> int:
    """Dice that the tiles of a stack can use."""
    me = o.seat[seat]
    dice = 0
    for place in range(me.pile_size[zone]):
        dice += effective_cost(me, zone * TILES + me.pile[zone * TILES + place])
    return dice


@kernel
def recall_at_the_end(o: Roll, seat: int, action: int) -> int:
    """After the last round a die in the cup breaks ties, unless a good counts for more (roll.md 12)."""
    if is_die(action):
        return 1
    me = o.seat[seat]
    place = tableau_slot(me, action - SIDE_ACTIONS) * GOODS_HERE
    before = score(o, seat)
    good = me.goods[place]
    me.goods[place] = NO_DIE
    after = score(o, seat)
    me.goods[place] = good
    return 1 if after == before else -1


@kernel
def die_answer_worth(o: Roll, seat: int, where: int, colour: int, rounds: int) -> int:
    """What naming a die is worth: those to work or to remove are the worst, those that come to the cup the best."""
    me = o.seat[seat]
    worth = die_worth(me, colour)
    question = me.question
    if question == Question.RECRUIT or question == Question.TO_CUP:
        return worth
    if question == Question.PRODUCE_DIE:
        return 10 * fill_worth(o, seat, next_world(me, 0), colour) - worth
    if question == Question.GOOD and o.phase == Phase.SHIP:
        return good_worth(o, seat, me.choice, colour, rounds)
    if question == Question.GOOD and o.phase == Phase.MANAGE:
        return worth
    if question == Question.REMOVE_DIE and where == Where.CITIZENRY:
        return w.SPARE - worth
    return -worth


@kernel
def side_answer_worth(o: Roll, seat: int, side: int, rounds: int) -> int:
    """What naming a side of a tile is worth."""
    me = o.seat[seat]
    question = me.question
    if question == Question.PLACE_START:
        return start_worth(o, seat, side, rounds)
    if question == Question.PLACE_TILE:
        return placing_worth(o, seat, side, rounds)
    if question == Question.RETURN_TILE:
        return -held_worth(o, seat, side, rounds)
    slot = tableau_slot(me, side)
    if question == Question.PRODUCE_WORLD:
        return fill_worth(o, seat, slot, next_producer(me))
    if question == Question.SHIP_GOOD:
        return shipped_worth(o, seat, slot, rounds)
    return -die_worth(me, me.goods[slot * GOODS_HERE] - 1) - stored_worth(
        o, seat, SIDE[me.tableau[slot]].colour, False, rounds
    )


@kernel
def word_worth(o: Roll, seat: int, action: int, rounds: int) -> int:
    """What a word is worth: paying for VP is, and so is every die that may go to the cup."""
    if o.seat[seat].question == Question.PLACE_WHERE:
        return where_worth(o, seat, action, rounds)
    return w.VP - credits_worth(o, seat, 1, rounds) if action == PAY else 0
