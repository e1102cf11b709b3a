"""The flow machine: the call stack of the rules lives in the record.

A frame is something still to be done. The table has a stack of frames and so has every seat. `next_frame` takes the
next one that may run: a seat's own frames run as long as that seat owes no answer; the table's frames wait until no
seat owes an answer and no seat has frames left. That wait is the barrier behind which simultaneous choices stay secret.

What is pushed last runs first, so a rule pushes what comes later before what comes sooner.
"""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.engine.random import Stream
from galaktyka.engine.record import Array, i16, length, record, u8

MAX_SEATS = 6
TABLE_FRAMES = 24
SEAT_FRAMES = 8
NOTHING = 0  # no question is open
MASK_BLOCK = 16  # the width of a game's legal mask is a multiple of this

# What `step` reports.
DONE = 0  # the action was taken
NOT_ASKED = 1  # that seat owes no decision now
ILLEGAL = 2  # the action is not one of the legal ones


@record
class Frame:
    """Something still to be done: an op for a seat (or for the table), with one number."""

    op: u8
    seat: u8
    number: i16


@record
class SeatFlow:
    """The part of a seat that the flow machine keeps."""

    stack: Array[Frame] = length(SEAT_FRAMES)
    depth: u8  # frames on the stack
    question: u8  # what the seat is asked now, or NOTHING
    amount: i16  # how many answers of this kind are still wanted, or another number of the question


@record
class Table:
    """The part of a game's record that the flow machine keeps; a game's record extends it."""

    players: u8
    depth: u8  # frames on the table's stack
    now: Frame  # the frame being run
    stack: Array[Frame] = length(TABLE_FRAMES)
    random: Stream
    seat: Array[SeatFlow] = length(MAX_SEATS)


@kernel
def then(s: Table, op: int, seat: int, number: int) -> None:
    """Put a frame on the table's stack: it runs when all seats have answered and what is above it is done."""
    frame = s.stack[s.depth]
    frame.op = op
    frame.seat = seat
    frame.number = number
    s.depth += 1


@kernel
def then_seat(s: Table, seat: int, op: int, number: int) -> None:
    """Put a frame on a seat's stack: it runs as soon as that seat owes no answer."""
    me = s.seat[seat]
    frame = me.stack[me.depth]
    frame.op = op
    frame.seat = seat
    frame.number = number
    me.depth += 1


@kernel
def ask(s: Table, seat: int, question: int, amount: int) -> None:
    """Leave a decision for a seat; `amount` says how many answers are wanted, where that makes sense."""
    s.seat[seat].question = question
    s.seat[seat].amount = amount


@kernel
def answered(s: Table, seat: int) -> None:
    """One answer came in: the question closes when none is wanted any more."""
    me = s.seat[seat]
    me.amount -= 1
    if me.amount == 0:
        me.question = NOTHING


@kernel
def close(s: Table, seat: int) -> None:
    """The seat wants no more of this question, whatever amount was left."""
    s.seat[seat].question = NOTHING
    s.seat[seat].amount = 0


@kernel
def owing(s: Table) -> int:
    """The seats that owe a decision, as a bit mask."""
    mask = 0
    for seat in range(s.players):
        if s.seat[seat].question != NOTHING:
            mask |= 1 << seat
    return mask


@kernel
def open_question(s: Table) -> int:
    """What the first seat that owes a decision is asked, or NOTHING."""
    for seat in range(s.players):
        if s.seat[seat].question != NOTHING:
            return s.seat[seat].question
    return NOTHING


@kernel
def over(s: Table) -> bool:
    """Whether the game has ended: nobody owes anything and nothing is left to do."""
    if s.depth > 0:
        return False
    for seat in range(s.players):
        if s.seat[seat].question != NOTHING or s.seat[seat].depth > 0:
            return False
    return True


@kernel
def take_frame(s: Table, frame: Frame) -> None:
    """Make a frame the one being run and clear its place, so that equal positions have equal bytes."""
    s.now.op, s.now.seat, s.now.number = frame.op, frame.seat, frame.number
    frame.op, frame.seat, frame.number = 0, 0, 0


@kernel
def next_frame(s: Table) -> bool:
    """Take the next frame that may run into `s.now`; False when the table waits or the game is over."""
    s.now.op, s.now.seat, s.now.number = 0, 0, 0
    waiting = False
    for seat in range(s.players):
        me = s.seat[seat]
        if me.question != NOTHING:
            waiting = True
        elif me.depth > 0:
            me.depth -= 1
            take_frame(s, me.stack[me.depth])
            return True
    if waiting or s.depth == 0:
        return False
    s.depth -= 1
    take_frame(s, s.stack[s.depth])
    return True
