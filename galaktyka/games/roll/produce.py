"""Phase IV: Produce (roll.md 10)."""

from __future__ import annotations

from galaktyka.engine.flow import ask, close, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.games.roll.build import worker_colour
from galaktyka.games.roll.dice import SEVERAL, column_count, goods_at, is_producer, lay_good
from galaktyka.games.roll.powers import goods_capacity
from galaktyka.games.roll.state import NO_SLOT, Op, Question, Roll, Seat
from galaktyka.games.roll.tables import COLOURS, Phase


@kernel
def room_at(me: Seat, slot: int) -> int:
    """How many more goods a world can hold."""
    if not is_producer(me.tableau[slot]):
        return 0
    return goods_capacity(me) - goods_at(me, slot)


@kernel
def room_of(me: Seat) -> int:
    """How many more goods all worlds of a seat can hold."""
    total = 0
    for slot in range(me.tableau_size):
        total += room_at(me, slot)
    return total


@kernel
def next_world(me: Seat, begin: int) -> int:
    """The first world with room from a slot on, or the end of the tableau."""
    slot = begin
    while slot < me.tableau_size and room_at(me, slot) == 0:
        slot += 1
    return slot


@kernel
def next_producer(me: Seat) -> int:
    """The first colour of the producers, or NO_SLOT."""
    for colour in range(COLOURS):
        if me.column[Phase.PRODUCE * COLOURS + colour] > 0:
            return colour
    return NO_SLOT


@kernel
def produce(s: Roll, seat: int) -> None:
    """Producers become goods while there is room.

    If they fill all worlds, the worlds come in order and dice are chosen for them; if there is room for all of them,
    the dice come in order and worlds are chosen. Either way nothing is asked that has one answer.
    """
    me = s.seat[seat]
    while room_of(me) > 0 and next_producer(me) != NO_SLOT:
        if column_count(me, Phase.PRODUCE) >= room_of(me):
            if worker_colour(me, Phase.PRODUCE) == SEVERAL:
                ask(s, seat, Question.PRODUCE_DIE, room_of(me))
                return
        elif has_choice_of_world(me):
            ask(s, seat, Question.PRODUCE_WORLD, column_count(me, Phase.PRODUCE))
            return
        place_producer(me, next_producer(me), next_world(me, 0))


@kernel
def has_choice_of_world(me: Seat) -> bool:
    """Whether more than one world has room."""
    return next_world(me, next_world(me, 0) + 1) < me.tableau_size


@kernel
def place_producer(me: Seat, colour: int, slot: int) -> None:
    """A producer becomes a good."""
    me.column[Phase.PRODUCE * COLOURS + colour] -= 1
    lay_good(me, slot, colour)


@kernel
def produce_with(s: Roll, seat: int, colour: int) -> None:
    """The chosen producer goes on the next world."""
    place_producer(s.seat[seat], colour, next_world(s.seat[seat], 0))
    close(s, seat)
    then_seat(s, seat, Op.PRODUCE, 0)


@kernel
def produce_on(s: Roll, seat: int, slot: int) -> None:
    """The next producer goes on the chosen world."""
    place_producer(s.seat[seat], next_producer(s.seat[seat]), slot)
    close(s, seat)
    then_seat(s, seat, Op.PRODUCE, 0)
