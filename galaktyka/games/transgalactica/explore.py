"""Exploration, free moves, wormholes and pirates (transgalactica.md 6.2).

One question serves an exploration action, free moves, and placing an outpost in orbit. What is left of it is packed
into a number: moves to be paid with energy, free moves, an outpost, and marks. So an exploration can stand on the
seat's stack while another one is played in between.
"""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import ask, close, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.actions import FIGHT, FREE, JUMP, PASS, PLACE, STEP
from galaktyka.games.transgalactica.codes import ALIEN, ENERGY, NONE, SPACES, Event, PowerCode, Track
from galaktyka.games.transgalactica.events import happen
from galaktyka.games.transgalactica.goods import pay_any, resources_of
from galaktyka.games.transgalactica.planets import (
    can_settle,
    energy_of,
    grey_moves,
    is_wormhole,
    place_outpost,
)
from galaktyka.games.transgalactica.state import (
    Op,
    Question,
    Transgalactica,
    has_power,
    level_of,
    power_row,
    score_vp,
)
from galaktyka.games.transgalactica.tables import NIGHTMARE, PIRATE, PLANET, POWER, RULING

# The state of an exploration.
PAID: Final = 1  # times the moves left that cost energy, up to 15
PAID_MASK: Final = 15
FREELY: Final = 16  # times the free moves left, up to 3
FREELY_MASK: Final = 3
OUTPOST: Final = 64  # an outpost may be placed
EXTRA: Final = 128  # one more free move or outpost (second ship)
EITHER: Final = 256  # a secondary action: move or place, not both
MOVED: Final = 512  # a ship has moved
BEGUN: Final = 1024  # the movement has begun; the extra move alone, used before the rest, does not begin it (D15)
EXPLORING: Final = 2048  # this is an exploration action: pirates, wormholes, free actions
NO_ORE: Final = 4096  # the outpost costs no ore
TUNNEL: Final = 8192  # a token gives access to a wormhole

WITH_ALIEN: Final = 0  # ways to pay for a wormhole
WITH_ANY: Final = 1


@kernel
def paid_left(state: int) -> int:
    """Moves left that cost energy."""
    return state & PAID_MASK


@kernel
def free_left(state: int) -> int:
    """Free moves left, the extra one not counted."""
    return (state // FREELY) & FREELY_MASK


@kernel
def moves_paid(state: int) -> bool:
    """Whether a move that costs energy is left."""
    return paid_left(state) > 0


@kernel
def moves_free(state: int) -> bool:
    """Whether a free move is left, the extra one among them."""
    return free_left(state) > 0 or state & EXTRA != 0


@kernel
def no_moves(state: int) -> int:
    """The state with its movement over."""
    return state - paid_left(state) - free_left(state) * FREELY


@kernel
def free_steps(s: Transgalactica, seat: int) -> int:
    """Free spaces that a technology adds to every movement."""
    row = power_row(s, seat, PowerCode.FREE_STEP, 0)
    return int(POWER[row].amount)


@kernel
def movement(s: Transgalactica, seat: int) -> int:
    """The moves of an exploration action: one and those of grey planets, and the free ones of a technology (6.2)."""
    return PAID * (1 + grey_moves(s, seat)) + FREELY * free_steps(s, seat)


@kernel
def with_moves_of_now(s: Transgalactica, seat: int, state: int) -> int:
    """A movement not yet begun counts the planets of now: an outpost may be placed before it (6.2, ruling 42)."""
    if state & EXPLORING == 0 or state & BEGUN != 0 or not moves_paid(state):
        return state
    return no_moves(state) + movement(s, seat)


@kernel
def explore_action(s: Transgalactica, seat: int, main: int) -> None:
    """Move and place an outpost, or one of the two in the secondary version."""
    state = EXPLORING + OUTPOST + movement(s, seat)
    if main == 0:
        state += EITHER
    if has_power(s.seat[seat], PowerCode.SECOND_SHIP):
        state += EXTRA
    then_seat(s, seat, Op.EXPLORE, state)
    happen(s, seat, Event.EXPLORATION_ACTION)


@kernel
def move_freely(s: Transgalactica, seat: int, spaces: int) -> None:
    """Move a ship without energy; this is no exploration action."""
    then_seat(s, seat, Op.EXPLORE, (spaces + free_steps(s, seat)) * FREELY)


@kernel
def place_in_orbit(s: Transgalactica, seat: int, paid: int) -> None:
    """Place an outpost on a planet that a ship orbits."""
    then_seat(s, seat, Op.EXPLORE, OUTPOST + (0 if paid == 1 else NO_ORE))


@kernel
def can_step(s: Transgalactica, seat: int, ship: int, space: int, state: int) -> bool:
    """Whether a ship may go along a line for energy."""
    me = s.seat[seat]
    if ship >= me.ships or not moves_paid(state):
        return False
    energy = energy_of(s, me.ship[ship], space)
    return energy > 0 and me.goods[ENERGY] >= energy


@kernel
def can_step_free(s: Transgalactica, seat: int, ship: int, space: int, state: int) -> bool:
    """Whether a ship may go along a line without energy."""
    me = s.seat[seat]
    if ship >= me.ships or not moves_free(state):
        return False
    return energy_of(s, me.ship[ship], space) > 0


@kernel
def can_jump(s: Transgalactica, seat: int, ship: int, space: int, state: int) -> bool:
    """Whether a ship may go through a wormhole: from one, with a token, or with the portable one (6.2, U3)."""
    me = s.seat[seat]
    if state & EXPLORING == 0 or ship >= me.ships or me.ship[ship] == space or not is_wormhole(s, space):
        return False
    if RULING[0].jump_uses_move == 1 and paid_left(state) + free_left(state) == 0 and state & EXTRA == 0:
        return False
    if not is_wormhole(s, me.ship[ship]) and state & TUNNEL == 0:
        if me.nightmare == 0 or PLANET[NIGHTMARE].wormhole == 0:
            return False
    return me.goods[ALIEN] > 0 or can_pay_with_any(s, seat)


@kernel
def can_pay_with_any(s: Transgalactica, seat: int) -> bool:
    """Whether a technology lets the seat pay for a wormhole with any resources (technology 11)."""
    row = power_row(s, seat, PowerCode.WORMHOLE_PRICE, 0)
    return row != NONE and resources_of(s.seat[seat]) >= POWER[row].amount


@kernel
def can_found(s: Transgalactica, seat: int, ship: int, state: int) -> bool:
    """Whether an outpost may be placed on the planet that a ship orbits."""
    me = s.seat[seat]
    if ship >= me.ships or (state & OUTPOST == 0 and state & EXTRA == 0):
        return False
    return can_settle(s, seat, me.ship[ship], 1 if state & NO_ORE == 0 else 0)


@kernel
def can_fight(s: Transgalactica, seat: int, ship: int, state: int) -> bool:
    """Whether pirates may be beaten: in an exploration action, with a military level of their strength (6.2, C4)."""
    me = s.seat[seat]
    if state & EXPLORING == 0 or ship >= me.ships:
        return False
    pirate = s.pirate[me.ship[ship]]
    return pirate != NONE and level_of(me, Track.MILITARY) >= PIRATE[pirate].strength


@kernel
def at_pirates(s: Transgalactica, seat: int) -> bool:
    """Whether a ship of an exploration orbits a planet with pirates."""
    me = s.seat[seat]
    for ship in range(me.ships):
        if s.pirate[me.ship[ship]] != NONE:
            return True
    return False


@kernel
def can_explore(s: Transgalactica, seat: int, action: int, state: int) -> bool:
    """Whether an action is a legal part of an exploration; free actions are not looked at here."""
    if STEP <= action < FREE:
        return can_step(s, seat, (action - STEP) // SPACES, (action - STEP) % SPACES, state)
    if FREE <= action < JUMP:
        return can_step_free(s, seat, (action - FREE) // SPACES, (action - FREE) % SPACES, state)
    if JUMP <= action < JUMP + 2 * SPACES:
        return can_jump(s, seat, (action - JUMP) // SPACES, (action - JUMP) % SPACES, state)
    if PLACE <= action < FIGHT:
        return can_found(s, seat, action - PLACE, state)
    if FIGHT <= action < FIGHT + 2:
        return can_fight(s, seat, action - FIGHT, state)
    return action == PASS


@kernel
def has_move(s: Transgalactica, seat: int, state: int) -> bool:
    """Whether anything can be done in an exploration besides ending it."""
    for ship in range(s.seat[seat].ships):
        if can_found(s, seat, ship, state) or can_fight(s, seat, ship, state):
            return True
        for space in range(SPACES):
            if can_step_free(s, seat, ship, space, state) or can_step(s, seat, ship, space, state):
                return True
            if can_jump(s, seat, ship, space, state):
                return True
    return False


@kernel
def answer_explore(s: Transgalactica, seat: int, action: int) -> None:
    """Carry out a part of an exploration; what is left of it comes back as a question."""
    state = int(s.seat[seat].amount)
    close(s, seat)
    if action == PASS:
        return
    if action >= PLACE:
        ship = (action - PLACE) % 2
        if state & BEGUN != 0:
            state = no_moves(state)  # nothing is placed between two moves
        if action < FIGHT:
            then_seat(s, seat, Op.EXPLORE, after_placing(state))
            place_outpost(s, seat, s.seat[seat].ship[ship], 1 if state & NO_ORE == 0 else 0)
        else:
            then_seat(s, seat, Op.EXPLORE, state)
            beat_pirates(s, seat, ship)
    else:
        move(s, seat, action, state)


@kernel
def after_placing(state: int) -> int:
    """What is left after an outpost: of a secondary action no move, unless the second ship gives one (6.2, 11.10)."""
    if state & OUTPOST != 0:
        state -= OUTPOST
        if state & EITHER != 0 and state & EXTRA == 0:
            state = no_moves(state)
        return state
    state -= EXTRA
    if state & EITHER != 0 and state & BEGUN == 0:
        state = no_moves(state)
    return state


@kernel
def after_moving(state: int) -> int:
    """The movement has begun: a secondary action places nothing then, unless the second ship lets it (6.2, 11.10)."""
    if state & BEGUN != 0:
        return state
    state += BEGUN
    if state & EITHER != 0:
        if state & OUTPOST != 0:
            state -= OUTPOST
        elif state & EXTRA != 0:
            state -= EXTRA  # it was used for the outpost placed before
    return state


@kernel
def spend_move(state: int, paid: int) -> int:
    """Take one move off: a paid one, else a free one, else the extra one."""
    if paid == 1 and paid_left(state) > 0:
        return after_moving(state) - PAID
    if free_left(state) > 0:
        return after_moving(state) - FREELY
    state -= EXTRA
    if state & EITHER != 0 and state & BEGUN == 0 and state & OUTPOST == 0:
        state = no_moves(state)  # the action itself was the outpost placed before
    return state


@kernel
def move(s: Transgalactica, seat: int, action: int, state: int) -> None:
    """Move a ship one space or through a wormhole."""
    me = s.seat[seat]
    ship, space = (action - STEP) % (2 * SPACES) // SPACES, (action - STEP) % SPACES
    if state & MOVED == 0 or RULING[0].score_each_space == 1:  # U21
        happen(s, seat, Event.SHIP_MOVED)
    if action < FREE:
        me.goods[ENERGY] -= energy_of(s, me.ship[ship], space)
        state = spend_move(state, 1)
    elif action < JUMP:
        state = spend_move(state, 0)
    else:
        if RULING[0].jump_uses_move == 1:
            state = spend_move(state, 1)
        if not is_wormhole(s, me.ship[ship]) and state & TUNNEL != 0 and me.nightmare == 0:
            state -= TUNNEL
    me.ship[ship] = space
    then_seat(s, seat, Op.EXPLORE, state | MOVED)
    if action >= JUMP:
        pay_for_jump(s, seat)


@kernel
def pay_for_jump(s: Transgalactica, seat: int) -> None:
    """An alien, or other resources where a technology allows it (6.2, technology 11)."""
    alien = s.seat[seat].goods[ALIEN] > 0
    if alien and can_pay_with_any(s, seat):
        ask(s, seat, Question.WORMHOLE_PRICE, 0)
    else:
        pay_wormhole(s, seat, WITH_ALIEN if alien else WITH_ANY)


@kernel
def pay_wormhole(s: Transgalactica, seat: int, way: int) -> None:
    """Pay for a jump in the way that was chosen."""
    me = s.seat[seat]
    close(s, seat)
    if way == WITH_ALIEN:
        me.goods[ALIEN] -= 1
    else:
        row = power_row(s, seat, PowerCode.WORMHOLE_PRICE, 0)
        score_vp(me, POWER[row].vp)
        pay_any(s, seat, POWER[row].amount)


@kernel
def beat_pirates(s: Transgalactica, seat: int, ship: int) -> None:
    """Score their VP and put the token on the income track (6.2)."""
    me = s.seat[seat]
    space = me.ship[ship]
    score_vp(me, PIRATE[s.pirate[space]].vp)
    me.pirates[me.pirates_size] = s.pirate[space]
    me.pirates_size += 1
    s.pirate[space] = NONE


@kernel
def ask_jump(s: Transgalactica, seat: int) -> None:
    """Ask where to put a ship by way of a wormhole, for nothing."""
    ask(s, seat, Question.JUMP, 0)


@kernel
def can_jump_free(s: Transgalactica, seat: int, ship: int, space: int) -> bool:
    """Whether a free jump may lead there."""
    me = s.seat[seat]
    return ship < me.ships and me.ship[ship] != space and is_wormhole(s, space)


@kernel
def answer_jump(s: Transgalactica, seat: int, action: int) -> None:
    """Put a ship on a wormhole, or leave it."""
    close(s, seat)
    if action != PASS:
        s.seat[seat].ship[(action - JUMP) // SPACES] = (action - JUMP) % SPACES
        happen(s, seat, Event.SHIP_MOVED)
