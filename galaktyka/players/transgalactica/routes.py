"""Exploring: where ships can go, and what it is worth to be there.

While the bot thinks, the bag of its observation, which is empty, holds the energy to every space: in the first half as
far as a ship gets, in the second as it was a step before.
"""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.actions import FIGHT, FREE, JUMP, PASS, PLACE, STEP
from galaktyka.games.transgalactica.codes import ALIEN, ENERGY, HOME, NONE, SPACES, Track
from galaktyka.games.transgalactica.explore import (
    EITHER,
    EXPLORING,
    EXTRA,
    MOVED,
    NO_ORE,
    OUTPOST,
    after_placing,
    free_left,
    no_moves,
    paid_left,
    spend_move,
)
from galaktyka.games.transgalactica.planets import can_settle, energy_of, is_wormhole
from galaktyka.games.transgalactica.state import Transgalactica, has_outpost, level_of
from galaktyka.games.transgalactica.tables import PIRATE
from galaktyka.players.transgalactica import weights as w
from galaktyka.players.transgalactica.clock import incomes_left
from galaktyka.players.transgalactica.goods import price_value
from galaktyka.players.transgalactica.planets import outpost_value, pirate_value

NO_WAY: Final = 200  # energy that nobody has


@kernel
def can_beat(o: Transgalactica, seat: int, space: int) -> bool:
    """Whether the seat is strong enough for the pirates on a space."""
    pirate = o.pirate[space]
    return pirate != NONE and level_of(o.seat[seat], Track.MILITARY) >= PIRATE[pirate].strength


@kernel
def outpost_here(o: Transgalactica, seat: int, space: int, paid: int) -> int:
    """An outpost that could be placed on a space now, pirates beaten; 0 if it cannot or is not worth it."""
    pirate = int(o.pirate[space])
    if pirate != NONE:
        if not can_beat(o, seat, space):
            return 0
        o.pirate[space] = NONE
    value = max(0, outpost_value(o, seat, space, paid)) if can_settle(o, seat, space, paid) else 0
    o.pirate[space] = pirate
    return value


@kernel
def orbit_value(o: Transgalactica, seat: int, space: int) -> int:
    """Being at a space when this exploration is over: an outpost or pirates for the next one, here or a step away."""
    if space == HOME or incomes_left(o) == 0:
        return 0
    here = outpost_here(o, seat, space, 0) + (pirate_value(o, seat, space) if can_beat(o, seat, space) else 0)
    return here * w.ORBIT // 100


@kernel
def aim_value(o: Transgalactica, seat: int, space: int, state: int) -> int:
    """Ending a movement at a space: pirates to beat, an outpost to place, or a place to wait."""
    value = 0
    places = state & OUTPOST != 0 and state & EITHER == 0
    fights = state & EXPLORING != 0 and can_beat(o, seat, space)
    if fights:
        value += pirate_value(o, seat, space)
    if places and (fights or o.pirate[space] == NONE):
        placed = outpost_here(o, seat, space, 1 if state & NO_ORE == 0 else 0)
        return value + max(placed, orbit_value(o, seat, space))
    return value + (orbit_value(o, seat, space) if not fights else 0)


@kernel
def reach(o: Transgalactica, seat: int, start: int, paid: int, free: int) -> None:
    """Fill the bag with the energy to each space, within so many steps, of which some are free."""
    for space in range(SPACES):
        o.bag[space] = NO_WAY
    o.bag[start] = 0
    for step in range(paid + free):
        for space in range(SPACES):
            o.bag[SPACES + space] = o.bag[space]
        for space in range(SPACES):
            if o.bag[SPACES + space] < NO_WAY:
                spread(o, space, 0 if step < free else 1)


@kernel
def spread(o: Transgalactica, space: int, paid: int) -> None:
    """One step from a space to its neighbours."""
    for to in range(SPACES):
        energy = energy_of(o, space, to)
        if energy > 0:
            o.bag[to] = min(int(o.bag[to]), int(o.bag[SPACES + space]) + energy * paid)


@kernel
def travel_value(o: Transgalactica, seat: int, start: int, state: int) -> int:
    """The best aim within the movement that is left, less the energy to get there; staying is one of them."""
    me = o.seat[seat]
    reach(o, seat, start, paid_left(state), free_left(state) + (1 if state & EXTRA != 0 else 0))
    best = aim_value(o, seat, start, state)
    for space in range(1, SPACES):
        energy = int(o.bag[space])
        if space != start and energy <= me.goods[ENERGY]:
            value = aim_value(o, seat, space, state)
            if value > 0:
                best = max(best, value - price_value(o, seat, ENERGY, energy))
    return best


@kernel
def jump_price(o: Transgalactica, seat: int) -> int:
    """What a wormhole costs."""
    return price_value(o, seat, ALIEN, 1)


@kernel
def explore_value(o: Transgalactica, seat: int, state: int) -> int:
    """An exploration with one ship: place and go on, go and place, fight, or jump."""
    best = 0
    for ship in range(o.seat[seat].ships):
        here = int(o.seat[seat].ship[ship])
        best = max(best, travel_value(o, seat, here, state))
        best = max(best, place_first_value(o, seat, here, state))
        if is_wormhole(o, here) and state & EXPLORING != 0 and o.seat[seat].goods[ALIEN] > 0:
            for space in range(1, SPACES):
                if space != here and is_wormhole(o, space):
                    best = max(best, aim_value(o, seat, space, state) - jump_price(o, seat))
    return best


@kernel
def place_first_value(o: Transgalactica, seat: int, here: int, state: int) -> int:
    """An outpost where the ship is, and what can still be done after it."""
    if state & (OUTPOST | EXTRA) == 0:
        return 0
    value = outpost_here(o, seat, here, 1 if state & NO_ORE == 0 else 0)
    if value == 0:
        return 0
    if state & EXPLORING != 0 and can_beat(o, seat, here):
        value += pirate_value(o, seat, here)
    if state & MOVED != 0:
        return value
    rest = after_placing(state)
    return value + travel_after(o, seat, here, rest)


@kernel
def travel_after(o: Transgalactica, seat: int, here: int, state: int) -> int:
    """Going on after an outpost was placed on the space where the ship is."""
    me = o.seat[seat]
    if paid_left(state) + free_left(state) == 0 or has_outpost(me, here):
        return 0
    me.outposts |= 1 << here
    value = travel_value(o, seat, here, state)
    me.outposts -= 1 << here
    return value


@kernel
def explore_answer_value(o: Transgalactica, seat: int, action: int) -> int:
    """A part of an exploration: what it brings and what is still possible after it, compared with ending it."""
    me = o.seat[seat]
    state = int(me.amount)
    if action == PASS:
        return 0
    if action >= FIGHT:
        return w.FREE_FIRST + pirate_value(o, seat, me.ship[action - FIGHT])
    if action >= PLACE:
        here = int(me.ship[action - PLACE])
        if state & EITHER == 0 and state & MOVED == 0:
            return place_first_value(o, seat, here, state)
        return outpost_here(o, seat, here, 1 if state & NO_ORE == 0 else 0)
    return move_value(o, seat, action, state)


@kernel
def move_value(o: Transgalactica, seat: int, action: int, state: int) -> int:
    """A step or a jump of a ship: the best aim from there, less its price and what is given up here."""
    me = o.seat[seat]
    ship, space = (action - STEP) % (2 * SPACES) // SPACES, (action - STEP) % SPACES
    here = int(me.ship[ship])
    cost = 0
    if action < FREE:
        energy = energy_of(o, here, space)
        cost = price_value(o, seat, ENERGY, energy)
        me.goods[ENERGY] -= energy
        value = travel_value(o, seat, space, spend_move(state, 1) | MOVED)
        me.goods[ENERGY] += energy
    elif action < JUMP:
        value = travel_value(o, seat, space, spend_move(state, 0) | MOVED)
    else:
        cost = jump_price(o, seat)
        value = travel_value(o, seat, space, no_moves(state) | MOVED)
    return value - cost - max(orbit_value(o, seat, here), 0) - w.WORK


@kernel
def jump_value(o: Transgalactica, seat: int, action: int) -> int:
    """A free jump: being there instead of here."""
    if action == PASS:
        return 0
    jump = action - JUMP
    here = int(o.seat[seat].ship[jump // SPACES])
    return orbit_value(o, seat, jump % SPACES) - orbit_value(o, seat, here)
