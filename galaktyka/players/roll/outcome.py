"""What a phase brings a seat: four numbers in one, since a kernel returns one."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel

BITS: Final = 8
MASK: Final = (1 << BITS) - 1


@kernel
def outcome(value: int, money: int, gone: int, home: int) -> int:
    """`value` in hundredths of a VP, credits gained, dice that leave the layout, dice that come to Citizenry."""
    return (((value << BITS) + money << BITS) + gone << BITS) + home


@kernel
def value_of(brings: int) -> int:
    """Hundredths of a VP."""
    return brings >> 3 * BITS


@kernel
def credits_of(brings: int) -> int:
    """Credits gained."""
    return (brings >> 2 * BITS) & MASK


@kernel
def gone_of(brings: int) -> int:
    """Dice that are not in the cup after the phase."""
    return (brings >> BITS) & MASK


@kernel
def home_of(brings: int) -> int:
    """Dice that are in Citizenry after the phase and were not before."""
    return brings & MASK
