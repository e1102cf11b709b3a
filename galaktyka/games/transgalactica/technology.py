"""Marking technologies (transgalactica.md 6.5, 10)."""

from __future__ import annotations

from galaktyka.engine.flow import ask, close, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.codes import NONE, TECH_SLOTS, Event, Track
from galaktyka.games.transgalactica.events import happen
from galaktyka.games.transgalactica.state import Op, Question, Transgalactica, learn, level_of
from galaktyka.games.transgalactica.tables import TECH, TECH_SLOT


@kernel
def can_mark(s: Transgalactica, seat: int, slot: int, ahead: int) -> bool:
    """A marker in the hold, the level of the slot, and each card once; `ahead`: levels gained before (6.5)."""
    me = s.seat[seat]
    if me.hold == 0 or (int(me.marked) >> slot) & 1 == 1:
        return False
    return level_of(me, Track.TECHNOLOGY) + ahead >= TECH_SLOT[slot].level


@kernel
def can_mark_some(s: Transgalactica, seat: int, ahead: int) -> bool:
    """Whether some technology may be marked."""
    for slot in range(TECH_SLOTS):
        if can_mark(s, seat, slot, ahead):
            return True
    return False


@kernel
def slot_of_tech(s: Transgalactica, tech: int) -> int:
    """The slot of a technology; TECH_SLOTS if it is not in the game."""
    for slot in range(TECH_SLOTS):
        if s.tech[slot] == tech:
            return slot
    return TECH_SLOTS


@kernel
def can_mark_tech(s: Transgalactica, seat: int, tech: int) -> bool:
    """Whether this technology may be marked now."""
    slot = slot_of_tech(s, tech)
    return slot < TECH_SLOTS and can_mark(s, seat, slot, 0)


@kernel
def ask_mark(s: Transgalactica, seat: int) -> None:
    """Ask which technology to mark."""
    if can_mark_some(s, seat, 0):
        ask(s, seat, Question.MARK, 0)


@kernel
def mark_tech(s: Transgalactica, seat: int, tech: int) -> None:
    """Put a marker on a technology: its powers begin, its effects happen at once (10)."""
    me = s.seat[seat]
    close(s, seat)
    if tech == NONE:
        return
    happen(s, seat, Event.TECHNOLOGY_MARKED)
    me.hold -= 1
    me.marked |= 1 << slot_of_tech(s, tech)
    learn(me, TECH[tech].powers_from, TECH[tech].powers_to)
    if TECH[tech].effects != NONE:
        then_seat(s, seat, Op.EFFECTS, TECH[tech].effects)
