"""Assigning dice: what a layout is worth, and which step makes the best of it."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8
from galaktyka.games.roll.actions import (
    DIE_ACTIONS,
    MOVE_ACTIONS,
    PASS,
    READY,
    SIDE_ACTIONS,
    is_die,
    is_move,
    move_action,
)
from galaktyka.games.roll.assign import (
    begin_use,
    dictate,
    end_use,
    reassign_row,
    source_mask,
)
from galaktyka.games.roll.dice import below_strip, count
from galaktyka.games.roll.state import NO_SLOT, Roll, Seat
from galaktyka.games.roll.tables import COLOURS, COLUMNS, PHASES, WILD, Phase
from galaktyka.players.roll import weights as w
from galaktyka.players.roll.chances import CERTAIN, chance, chances_by_others, with_phase
from galaktyka.players.roll.clock import purse
from galaktyka.players.roll.outcome import credits_of, gone_of, home_of, value_of
from galaktyka.players.roll.phases import phase_outcome, workers

NEVER: Final = -1_000_000


@kernel
def layout_worth(o: Roll, seat: int, chances: int, rounds: int) -> int:
    """What the phases bring with the dice as they lie, each weighed with its chance, and the purse afterwards."""
    me = o.seat[seat]
    value = 0
    money = CERTAIN * int(me.credits)
    dice = CERTAIN * (below_strip(me) + int(me.strip > 0) + count(me.dictated[0:COLOURS]))
    citizens = CERTAIN * count(me.citizenry[0:COLOURS])
    for phase in range(PHASES):
        likely = chance(chances, phase)
        if likely > 0:
            brings = phase_outcome(o, seat, phase, rounds)
            value += likely * value_of(brings)
            money += likely * credits_of(brings)
            dice -= likely * gone_of(brings)
            citizens += likely * home_of(brings)
    return value // CERTAIN + fresh_worth(me, chances) + purse(dice, citizens, money, rounds)


@kernel
def fresh_worth(me: Seat, chances: int) -> int:
    """What it is worth that goods can be shipped in the round in which they are produced."""
    both = min(workers(me, Phase.PRODUCE), workers(me, Phase.SHIP))
    return both * w.FRESH * chance(chances, Phase.PRODUCE) * chance(chances, Phase.SHIP) // (CERTAIN * CERTAIN)


@kernel
def choose_selection(o: Roll, seat: int, rounds: int) -> int:
    """The die and the phase that it selects; wild dice are taken to follow it there."""
    me = o.seat[seat]
    others = chances_by_others(o, seat, rounds)
    best = NO_SLOT
    highest = NEVER
    for column in range(COLUMNS):
        for colour in range(COLOURS):
            if me.column[column * COLOURS + colour] > 0:
                for phase in range(PHASES):
                    value = selection_worth(o, seat, column, colour, phase, others, rounds)
                    if value > highest:
                        highest = value
                        best = move_action(column, phase, colour)
    return best


@kernel
def selection_worth(o: Roll, seat: int, column: int, colour: int, phase: int, others: int, rounds: int) -> int:
    """What the layout is worth when a die selects a phase."""
    me = o.seat[seat]
    me.column[column * COLOURS + colour] -= 1
    me.selected, me.strip = phase, 1 + colour
    wilds = lay_wilds(me, phase)
    value = layout_worth(o, seat, with_phase(others, phase), rounds) - int(column == WILD)
    take_wilds(me, phase, wilds)
    me.strip = 0
    me.column[column * COLOURS + colour] += 1
    return value


@kernel
def lay_wilds(me: Seat, phase: int) -> int:
    """Put all wild dice into a column for a moment; returns how many of each colour, packed."""
    packed = 0
    for colour in range(COLOURS):
        dice = int(me.column[WILD * COLOURS + colour])
        packed |= dice << 8 * colour
        me.column[WILD * COLOURS + colour] = 0
        me.column[phase * COLOURS + colour] += dice
    return packed


@kernel
def take_wilds(me: Seat, phase: int, packed: int) -> None:
    """Take the wild dice back."""
    for colour in range(COLOURS):
        dice = (packed >> 8 * colour) & 255
        me.column[WILD * COLOURS + colour] = dice
        me.column[phase * COLOURS + colour] -= dice


@kernel
def choose_step(o: Roll, seat: int, mask: Array[u8], rounds: int) -> int:
    """The next step of assigning: one that betters the layout, or ready."""
    chances = with_phase(chances_by_others(o, seat, rounds), o.seat[seat].selected)
    now = layout_worth(o, seat, chances, rounds)
    best = NO_SLOT
    highest = NEVER
    for action in range(len(mask)):
        if mask[action] == 1:
            value = now
            if action != READY and action != PASS:
                value = step_worth(o, seat, action, chances, rounds) - w.EFFORT
            if value > highest:
                highest = value
                best = action
    return best


@kernel
def step_worth(o: Roll, seat: int, action: int, chances: int, rounds: int) -> int:
    """What the layout is worth after a step, a power that it begins carried through."""
    me = o.seat[seat]
    if is_move(action):
        place = (action - MOVE_ACTIONS) // COLOURS
        return move_worth(o, seat, place // PHASES, place % PHASES, (action - MOVE_ACTIONS) % COLOURS, chances, rounds)
    if is_die(action):
        return dictate_worth(o, seat, action - DIE_ACTIONS, chances, rounds)
    begin_use(me, reassign_row(action - SIDE_ACTIONS))
    value = best_move_worth(o, seat, chances, rounds)
    end_use(me)
    return value


@kernel
def move_worth(o: Roll, seat: int, source: int, to: int, colour: int, chances: int, rounds: int) -> int:
    """What the layout is worth after a move."""
    me = o.seat[seat]
    me.column[source * COLOURS + colour] -= 1
    me.column[to * COLOURS + colour] += 1
    value = layout_worth(o, seat, chances, rounds)
    me.column[to * COLOURS + colour] -= 1
    me.column[source * COLOURS + colour] += 1
    return value


@kernel
def dictate_worth(o: Roll, seat: int, die: int, chances: int, rounds: int) -> int:
    """What the layout is worth when a die pays for Dictate and another one moves."""
    me = o.seat[seat]
    dictate(me, die % COLOURS, die // COLOURS)
    value = best_move_worth(o, seat, chances, rounds)
    end_use(me)
    me.dictates -= 1
    me.dictated[die % COLOURS] -= 1
    me.column[die] += 1
    return value


@kernel
def best_move_worth(o: Roll, seat: int, chances: int, rounds: int) -> int:
    """The best that one move by the power at work makes of the layout."""
    me = o.seat[seat]
    best = NEVER
    for column in range(PHASES):
        for colour in range(COLOURS):
            to = source_mask(me, column, colour)
            for phase in range(PHASES):
                if (to >> phase) & 1 == 1 and chance(chances, phase) > chance(chances, column) // 2:
                    best = max(best, move_worth(o, seat, column, phase, colour, chances, rounds))
    return best
