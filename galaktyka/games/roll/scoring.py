"""End of the game: scores and tie breaks (roll.md 12)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, i32
from galaktyka.games.roll.dice import count, goods_of, owned
from galaktyka.games.roll.state import Roll, Seat
from galaktyka.games.roll.tables import BONUS, COLOURS, NO_BONUS, SIDE, Bonus

TIE_SCALE: Final = 1000  # more than a tie break can reach


@kernel
def scores(s: Roll, out: Array[i32]) -> None:
    """The score of every seat."""
    for seat in range(s.players):
        out[seat] = score(s, seat)


@kernel
def score(s: Roll, seat: int) -> int:
    """Chips, printed costs, and the bonuses of 6+ developments."""
    me = s.seat[seat]
    total = int(me.vp)
    for slot in range(me.tableau_size):
        total += SIDE[me.tableau[slot]].cost + bonus_vp(me, me.tableau[slot])
    return total


@kernel
def bonus_vp(me: Seat, side: int) -> int:
    """What a 6+ development scores; 0 for every other side."""
    if SIDE[side].bonus == NO_BONUS:
        return 0
    rule = BONUS[SIDE[side].bonus]
    if rule.code == Bonus.FRACTION_OF_DEVELOPMENT_COST or rule.code == Bonus.FRACTION_OF_WORLD_COST:
        return rounded_up(total_cost(me, SIDE[side].bonus), rule.divisor)
    if rule.code == Bonus.PER_DEVELOPMENT or rule.code == Bonus.PER_WORLD:
        return rule.vp * tiles_counted(me, SIDE[side].bonus)
    if rule.code == Bonus.PER_GOOD:
        return rule.vp * goods_of(me)
    if rule.code == Bonus.PER_DIFFERENT_DIE_COLOUR_OWNED:
        return rule.vp * colours_owned(me)
    if rule.code == Bonus.PER_GROUP_OF_DICE_OWNED:
        return rule.vp * rounded_up(owned(me, rule.colour), rule.divisor)
    return triangular_root(me.vp)


@kernel
def rounded_up(number: int, divisor: int) -> int:
    """A quotient, rounded up."""
    return (number + divisor - 1) // divisor


@kernel
def is_counted(row: int, side: int) -> bool:
    """Whether a bonus looks at a side: developments with or without Reassign powers, or worlds of some colours."""
    rule = BONUS[row]
    facts = SIDE[side]
    if rule.code == Bonus.FRACTION_OF_WORLD_COST or rule.code == Bonus.PER_WORLD:
        return facts.development == 0 and (int(rule.colours) >> int(facts.colour)) & 1 == 1
    if facts.development == 0 or (rule.reassign == 1 and facts.reassign == 0):
        return False
    return rule.without == 0 or facts.reassign == 0


@kernel
def total_cost(me: Seat, row: int) -> int:
    """The printed costs of the sides that a bonus looks at."""
    total = 0
    for slot in range(me.tableau_size):
        if is_counted(row, me.tableau[slot]):
            total += SIDE[me.tableau[slot]].cost
    return total


@kernel
def tiles_counted(me: Seat, row: int) -> int:
    """How many sides a bonus looks at."""
    total = 0
    for slot in range(me.tableau_size):
        total += int(is_counted(row, me.tableau[slot]))
    return total


@kernel
def colours_owned(me: Seat) -> int:
    """Different colours among all own dice."""
    total = 0
    for colour in range(COLOURS):
        total += int(owned(me, colour) > 0)
    return total


@kernel
def triangular_root(vp: int) -> int:
    """The largest n with 1 + 2 + … + n not above a number."""
    n = 0
    while (n + 1) * (n + 2) // 2 <= vp:
        n += 1
    return n


@kernel
def tie_break(me: Seat) -> int:
    """Dice in the cup and credits decide between equal scores."""
    return count(me.cup[0:COLOURS]) + int(me.credits)


@kernel
def winners(s: Roll) -> int:
    """The seats that win, as a bit mask: the highest score, then the tie break, then a shared victory."""
    best = -1
    mask = 0
    for seat in range(s.players):
        rank = score(s, seat) * TIE_SCALE + tie_break(s.seat[seat])
        if rank > best:
            best = rank
            mask = 0
        if rank == best:
            mask |= 1 << seat
    return mask
