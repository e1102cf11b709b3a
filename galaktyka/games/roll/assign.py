"""Assigning dice in secret: select a phase, place wild dice, use Reassign powers (roll.md 5)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import ask, close
from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8
from galaktyka.games.roll.actions import (
    DIE_ACTIONS,
    MOVE_ACTIONS,
    PASS,
    READY,
    SIDE_ACTIONS,
    die_action,
    is_die,
    is_move,
    is_side,
    move_action,
)
from galaktyka.games.roll.dice import below_strip, column_count
from galaktyka.games.roll.powers import has_power, most_worlds_limit
from galaktyka.games.roll.state import (
    DICTATE,
    MOST_MOVES,
    NO_POWER,
    NO_SLOT,
    Question,
    Roll,
    Seat,
    tableau_slot,
)
from galaktyka.games.roll.tables import (
    ANY_COLOUR,
    ANY_PHASE,
    COLOURS,
    COLUMNS,
    NO_CONDITION,
    NO_PHASE,
    PHASES,
    POWER,
    SIDE,
    WILD,
    Phase,
    Power,
)

DICE_FOR_DICTATE: Final = 2  # one for the Dictate area, another to move


@kernel
def select(s: Roll, seat: int, source: int, phase: int, colour: int) -> None:
    """Put a die from below the strip on any phase of it (5.2); the rest of the layout follows."""
    me = s.seat[seat]
    me.column[source * COLOURS + colour] -= 1
    me.selected, me.selector, me.strip = phase, 1 + colour, 1 + colour
    ask(s, seat, Question.ASSIGN, 1)


@kernel
def can_assign(s: Roll, seat: int, action: int) -> bool:
    """Wild dice first, then Reassign powers, each carried through, then ready (5.1, 5.3)."""
    me = s.seat[seat]
    if is_move(action):
        move = action - MOVE_ACTIONS
        place = move // COLOURS
        return can_move(s, seat, place // PHASES, place % PHASES, move % COLOURS)
    if me.power != NO_POWER:
        return action == PASS and me.moves >= fewest_moves(me)
    if column_count(me, WILD) > 0:
        return False
    if is_die(action):
        return can_dictate(me, action - DIE_ACTIONS)
    if is_side(action):
        return can_use(s, seat, tableau_slot(me, action - SIDE_ACTIONS))
    return action == READY


@kernel
def assign(s: Roll, seat: int, action: int) -> None:
    """Carry out one step of assigning; the question stays open until the seat is ready."""
    me = s.seat[seat]
    if action == READY:
        close(s, seat)
    elif action == PASS:
        end_use(me)
    elif is_die(action):
        dictate(me, (action - DIE_ACTIONS) % COLOURS, (action - DIE_ACTIONS) // COLOURS)
    elif is_side(action):
        slot = tableau_slot(me, action - SIDE_ACTIONS)
        me.used[slot] = 1
        begin_use(me, reassign_row(me.tableau[slot]))
    else:
        move = action - MOVE_ACTIONS
        place = move // COLOURS
        move_die(s, seat, place // PHASES, place % PHASES, move % COLOURS)


@kernel
def reassign_row(side: int) -> int:
    """The row of the power that moves workers, or NO_POWER."""
    for row in range(SIDE[side].powers_from, SIDE[side].powers_to):
        if POWER[row].code == Power.REASSIGN:
            return row
    return NO_POWER


@kernel
def begin_use(me: Seat, power: int) -> None:
    """Begin to move workers by a power."""
    me.power, me.moves, me.source = power, 0, NO_PHASE


@kernel
def end_use(me: Seat) -> None:
    """The power has moved what it should; nothing of its use is kept."""
    me.power, me.moves, me.source = NO_POWER, 0, 0
    for i in range(MOST_MOVES):
        me.moved[i] = 0


@kernel
def can_dictate(me: Seat, die: int) -> bool:
    """Once a round, or more often by a power; a die below the strip pays, another one must be there to move (5.3)."""
    if die >= PHASES * COLOURS or me.column[die] == 0 or below_strip(me) < DICE_FOR_DICTATE:
        return False
    return me.dictates == 0 or has_power(me, Phase.ASSIGN, Power.DICTATE_UNLIMITED)


@kernel
def dictate(me: Seat, colour: int, column: int) -> None:
    """Put a die into the Dictate area; then another one must be moved (5.3)."""
    me.column[column * COLOURS + colour] -= 1
    me.dictated[colour] += 1
    me.dictates += 1
    begin_use(me, DICTATE)


@kernel
def can_use(s: Roll, seat: int, slot: int) -> bool:
    """A Reassign power that was not used this round and can move as many workers as it must (5.3)."""
    me = s.seat[seat]
    if slot == NO_SLOT or me.used[slot] == 1:
        return False
    row = reassign_row(me.tableau[slot])
    if row == NO_POWER or most_moves(s, seat, row) == 0:
        return False
    total = 0
    for column in range(PHASES):
        here = movable_from(me, row, column)
        if here >= POWER[row].low and POWER[row].same_source == 1:
            return True
        total += here
    return POWER[row].same_source == 0 and total >= POWER[row].low


@kernel
def movable_from(me: Seat, row: int, column: int) -> int:
    """Workers of a column that a power could move."""
    if not may_leave(row, column) or targets(me, row, column) == 0:
        return 0
    total = 0
    for colour in range(COLOURS):
        if (int(POWER[row].dice) >> colour) & 1 == 1:
            total += me.column[column * COLOURS + colour]
    return total


@kernel
def may_leave(row: int, column: int) -> bool:
    """Whether a power moves workers out of a column."""
    return POWER[row].source == NO_PHASE or POWER[row].source == column


@kernel
def targets(me: Seat, row: int, column: int) -> int:
    """The columns to which a power can move a worker out of a column, as a mask (5.3)."""
    to = ANY_PHASE
    if row != DICTATE:
        to = 1 << int(me.selected) if POWER[row].selected == 1 else int(POWER[row].to)
    return to & ~(1 << column)


@kernel
def most_moves(s: Roll, seat: int, power: int) -> int:
    """How many workers one use of a power may move at most."""
    me = s.seat[seat]
    if power != DICTATE:
        return int(POWER[power].high) if POWER[power].most == NO_CONDITION else most_worlds_limit(s, seat, power)
    most = 1
    for slot in range(me.tableau_size):
        side = SIDE[me.tableau[slot]]
        for row in range(side.powers_from, side.powers_to):
            if POWER[row].code == Power.DICTATE_MULTI:
                most = max(most, int(POWER[row].high))
    return most


@kernel
def fewest_moves(me: Seat) -> int:
    """How many workers the use of the power at work must move at least."""
    return 1 if me.power == DICTATE else int(POWER[me.power].low)


@kernel
def source_mask(me: Seat, column: int, colour: int) -> int:
    """The columns to which a die of a column may go now, as a mask; 0 if it may not move."""
    if me.column[column * COLOURS + colour] == 0:
        return 0
    if column == WILD:
        return ANY_PHASE
    if me.power == NO_POWER or me.column[column * COLOURS + colour] <= times_moved(me, column * COLOURS + colour):
        return 0
    dice = ANY_COLOUR
    if me.power != DICTATE:
        dice = int(POWER[me.power].dice)
        if not may_leave(me.power, column):
            return 0
        if POWER[me.power].same_source == 1 and me.moves > 0 and me.source != column:
            return 0
        if me.moves == 0 and movable_from(me, me.power, column) < same_source_need(me.power):
            return 0
    return targets(me, me.power, column) if (dice >> colour) & 1 == 1 else 0


@kernel
def same_source_need(row: int) -> int:
    """How many workers a column must give to a power that takes all from one; 0 for other powers."""
    return int(POWER[row].low) * int(POWER[row].same_source)


@kernel
def times_moved(me: Seat, place: int) -> int:
    """How many dice of a place came there by this use: they are not moved a second time (5.3)."""
    total = 0
    for i in range(me.moves):
        total += int(me.moved[i] == place)
    return total


@kernel
def can_move(s: Roll, seat: int, source: int, to: int, colour: int) -> bool:
    """Whether a die may go from a column to another: a wild one, or one that the power at work moves."""
    return (source_mask(s.seat[seat], source, colour) >> to) & 1 == 1


@kernel
def move_die(s: Roll, seat: int, source: int, to: int, colour: int) -> None:
    """Move a die below the strip; the use ends when the power can move no more (5.1, 5.3)."""
    me = s.seat[seat]
    me.column[source * COLOURS + colour] -= 1
    me.column[to * COLOURS + colour] += 1
    if source == WILD:
        return
    if me.moves == 0:
        me.source = source
    me.moved[me.moves] = to * COLOURS + colour
    me.moves += 1
    if me.moves >= most_moves(s, seat, me.power) or not any_move(me):
        end_use(me)


@kernel
def any_move(me: Seat) -> bool:
    """Whether the power at work can move another worker."""
    for column in range(PHASES):
        for colour in range(COLOURS):
            if source_mask(me, column, colour) != 0:
                return True
    return False


@kernel
def mark_select(me: Seat, mask: Array[u8]) -> int:
    """Mark every die below the strip with every phase (5.2)."""
    marked = 0
    for column in range(COLUMNS):
        for colour in range(COLOURS):
            if me.column[column * COLOURS + colour] > 0:
                for phase in range(PHASES):
                    mask[move_action(column, phase, colour)] = 1
                marked += PHASES
    return marked


@kernel
def mark_assign(s: Roll, seat: int, mask: Array[u8]) -> int:
    """Mark every legal step of assigning."""
    me = s.seat[seat]
    if me.power != NO_POWER:
        return mark_moves(me, 0, PHASES, mask) + mark_word(PASS, me.moves >= fewest_moves(me), mask)
    if column_count(me, WILD) > 0:
        return mark_moves(me, WILD, COLUMNS, mask)
    marked = mark_word(READY, True, mask)
    for die in range(PHASES * COLOURS):
        if me.column[die] > 0 and can_dictate(me, die):
            mask[die_action(die // COLOURS, die % COLOURS)] = 1
            marked += 1
    for slot in range(me.tableau_size):
        if SIDE[me.tableau[slot]].reassign == 1 and can_use(s, seat, slot):
            mask[SIDE_ACTIONS + me.tableau[slot]] = 1
            marked += 1
    return marked


@kernel
def mark_word(action: int, legal: bool, mask: Array[u8]) -> int:
    """Mark an action if it is legal; returns 1 then."""
    if legal:
        mask[action] = 1
    return int(legal)


@kernel
def mark_moves(me: Seat, begin: int, end: int, mask: Array[u8]) -> int:
    """Mark the moves of dice out of some columns."""
    marked = 0
    for column in range(begin, end):
        for colour in range(COLOURS):
            to = source_mask(me, column, colour)
            for phase in range(PHASES):
                if (to >> phase) & 1 == 1:
                    mask[move_action(column, phase, colour)] = 1
                    marked += 1
    return marked
