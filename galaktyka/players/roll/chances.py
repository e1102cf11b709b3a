"""Which phases will be played: how much the other seats would like each, and the extra die of two players."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.games.roll.dice import count
from galaktyka.games.roll.state import Roll
from galaktyka.games.roll.tables import COLOURS, FACE, FACES, PHASES, Colour
from galaktyka.players.roll.clock import credits_worth
from galaktyka.players.roll.outcome import credits_of, value_of
from galaktyka.players.roll.phases import phase_outcome

CHANCE_BITS: Final = 8
CHANCE_MASK: Final = (1 << CHANCE_BITS) - 1
CERTAIN: Final = 100
SURE: Final = sum(CERTAIN << CHANCE_BITS * phase for phase in range(PHASES))  # every phase for certain


@kernel
def chance(packed: int, phase: int) -> int:
    """The chance in percent of one phase."""
    return (packed >> (CHANCE_BITS * phase)) & CHANCE_MASK


@kernel
def with_phase(packed: int, phase: int) -> int:
    """The same chances, but one phase is played for certain."""
    return packed + (CERTAIN - chance(packed, phase) << CHANCE_BITS * phase)


@kernel
def chances_by_others(o: Roll, seat: int, rounds: int) -> int:
    """The chance in percent that each phase is played without being selected by a seat, packed by phase."""
    nobody = nobody_by_extra_die() if o.players == 2 else SURE
    for other in range(o.players):
        if other != seat:
            wishes = wishes_of(o, other, rounds)
            left = 0
            for phase in range(PHASES):
                left |= chance(nobody, phase) * (CERTAIN - chance(wishes, phase)) // CERTAIN << CHANCE_BITS * phase
            nobody = left
    return SURE - nobody


@kernel
def nobody_by_extra_die() -> int:
    """The chance in percent that the extra die does not show each phase (roll.md 6.2)."""
    packed = 0
    for phase in range(PHASES):
        shown = 0
        for face in range(FACES):
            shown += int(FACE[Colour.WHITE * FACES + face] == phase)
        packed |= CERTAIN - CERTAIN * shown // FACES << CHANCE_BITS * phase
    return packed


@kernel
def wishes_of(o: Roll, seat: int, rounds: int) -> int:
    """The chance in percent that another seat selects each phase, packed: what it likes twice as much, four times."""
    eager = (
        eagerness(o, seat, 0, rounds),
        eagerness(o, seat, 1, rounds),
        eagerness(o, seat, 2, rounds),
        eagerness(o, seat, 3, rounds),
        eagerness(o, seat, 4, rounds),
    )
    total = 1 + eager[0] + eager[1] + eager[2] + eager[3] + eager[4]
    packed = 0
    for phase in range(PHASES):
        packed |= CERTAIN * eager[phase] // total << CHANCE_BITS * phase
    return packed


@kernel
def eagerness(o: Roll, seat: int, phase: int, rounds: int) -> int:
    """How much a seat whose dice are hidden would like a phase: with its share of the dice, and one that selects."""
    me = o.seat[seat]
    place = phase * COLOURS + Colour.WHITE
    hidden = me.column[place]
    me.column[place] = hidden + 1 + count(me.cup[0:COLOURS]) // PHASES
    brings = phase_outcome(o, seat, phase, rounds)
    me.column[place] = hidden
    value = max(0, value_of(brings) + credits_worth(o, seat, credits_of(brings), rounds))
    return value * value
