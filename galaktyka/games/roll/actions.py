"""The action space: small integers whose meaning depends on the question that is open.

    words    pass, rearrange, top, bottom, pay, ready
    TASK     a task of a worker: task (Scout or Trade, Stock or Consume), real or virtual, colour
    DIE      a die: where it is, colour
    SIDE     a side of a tile: to place, abandon, use, produce on, ship from, …
    MOVE     a die below the strip: from which column (or WILD), to which column or phase, colour

Assigning is one decision to a person and a few small ones here: SELECT is one MOVE onto the strip; ASSIGN is one MOVE
for each wild die, then for each Reassign power its SIDE (or, for Dictate, the DIE that pays for it) and a MOVE for each
worker, then ready. Both questions look the same whatever was rolled, so that others learn nothing from them.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.games.roll.tables import COLOURS, COLUMNS, PHASES, SIDE_COUNT

PASS: Final = 0  # nothing, or nothing more
REARRANGE: Final = 1  # take up the tiles of both stacks and place them anew
TOP: Final = 2
BOTTOM: Final = 3
PAY: Final = 4
READY: Final = 5  # the layout stands

SCOUT: Final = 0  # the two tasks of an explorer …
STOCK: Final = 1
TRADE: Final = 0  # … and of a shipper
CONSUME: Final = 1


class Where(IntEnum):
    """Places that a DIE action names; the first five are the columns."""

    CUP = 5
    CITIZENRY = 6
    DEVELOPERS = 7
    SETTLERS = 8
    CREW = 9
    GOOD = 10


WORKERS: Final = 2 * COLOURS  # real ones, then virtual ones
TASK_ACTIONS: Final = 8  # + task * WORKERS + worker
DIE_ACTIONS: Final = TASK_ACTIONS + 2 * WORKERS  # + where * COLOURS + colour
SIDE_ACTIONS: Final = DIE_ACTIONS + 11 * COLOURS  # + side
MOVE_ACTIONS: Final = SIDE_ACTIONS + SIDE_COUNT  # + (from * PHASES + to) * COLOURS + colour
END_OF_MOVES: Final = MOVE_ACTIONS + COLUMNS * PHASES * COLOURS
ACTIONS: Final = 464  # width of a legal mask


@kernel
def is_task(action: int) -> bool:
    """Whether an action is a task of a worker."""
    return TASK_ACTIONS <= action < DIE_ACTIONS


@kernel
def is_die(action: int) -> bool:
    """Whether an action names a die."""
    return DIE_ACTIONS <= action < SIDE_ACTIONS


@kernel
def is_side(action: int) -> bool:
    """Whether an action names a side of a tile."""
    return SIDE_ACTIONS <= action < MOVE_ACTIONS


@kernel
def is_move(action: int) -> bool:
    """Whether an action moves a die below the strip."""
    return MOVE_ACTIONS <= action < END_OF_MOVES


@kernel
def die_action(where: int, colour: int) -> int:
    """The action that names a die."""
    return DIE_ACTIONS + where * COLOURS + colour


@kernel
def move_action(source: int, to: int, colour: int) -> int:
    """The action that moves a die from a column to another, or onto the strip."""
    return MOVE_ACTIONS + (source * PHASES + to) * COLOURS + colour
