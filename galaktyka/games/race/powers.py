"""Reading powers off a tableau. Only cards that were there when the phase began count (race.md 5)."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.race.state import Race, Seat
from galaktyka.games.race.tables import CARD, CHROMOSOME, MILITARY, POWER, REBEL, Keyword, Trait


@kernel
def acts_in(card: int, phase: int) -> bool:
    """Whether a card has a power of a phase: most have none, so that a search passes over them at once."""
    return (CARD[card].phases >> phase) & 1 == 1


@kernel
def has_code(card: int, code: int) -> bool:
    """Whether a card has a power of an opcode."""
    return (CARD[card].codes >> code) & 1 == 1


@kernel
def power_total(s: Race, seat: int, code: int) -> int:
    """The sum of the amounts of all powers of one opcode."""
    me = s.seat[seat]
    total = 0
    for slot in range(me.active):
        if not has_code(me.tableau[slot], code):
            continue
        card = CARD[me.tableau[slot]]
        for row in range(card.powers_from, card.powers_to):
            if POWER[row].code == code:
                total += POWER[row].amount
    return total


@kernel
def has_power(s: Race, seat: int, code: int) -> bool:
    """Whether a card of the tableau has a power of an opcode."""
    me = s.seat[seat]
    for slot in range(me.active):
        if not has_code(me.tableau[slot], code):
            continue
        card = CARD[me.tableau[slot]]
        for row in range(card.powers_from, card.powers_to):
            if POWER[row].code == code:
                return True
    return False


@kernel
def has_trait(me: Seat, trait: int) -> bool:
    """Whether a card of the tableau has a rare power of this sort."""
    for slot in range(me.active):
        if (CARD[me.tableau[slot]].traits & trait) != 0:
            return True
    return False


@kernel
def limit(s: Race, seat: int, code: int, otherwise: int) -> int:
    """The greatest amount among the powers of an opcode that sets a limit, or another number where there is none."""
    me = s.seat[seat]
    best = otherwise
    for slot in range(me.active):
        card = CARD[me.tableau[slot]]
        if (card.traits & Trait.HAS_LIMITS) == 0:
            continue
        for row in range(card.powers_from, card.powers_to):
            if POWER[row].code == code:
                best = max(best, POWER[row].amount)
    return best


@kernel
def lowest(s: Race, seat: int, code: int, otherwise: int) -> int:
    """The least amount among the powers of an opcode, or another number where there is none."""
    me = s.seat[seat]
    best = otherwise
    for slot in range(me.active):
        card = CARD[me.tableau[slot]]
        for row in range(card.powers_from, card.powers_to):
            if POWER[row].code == code:
                best = min(best, POWER[row].amount)
    return best


@kernel
def is_of_sort(card: int, sort: int) -> bool:
    """Whether a card is a world of a sort: a kind of good, Rebel, military, or with a chromosome; 0: any card."""
    if sort == REBEL:
        return CARD[card].development == 0 and (CARD[card].keywords & Keyword.REBEL) != 0
    if sort == MILITARY:
        return CARD[card].military == 1
    if sort == CHROMOSOME:
        return CARD[card].chromosome == 1
    return sort == 0 or CARD[card].kind == sort


@kernel
def worlds_of_sort(s: Race, seat: int, sort: int) -> int:
    """Worlds of a sort in the tableau when the phase began."""
    me = s.seat[seat]
    count = 0
    for slot in range(me.active):
        if is_of_sort(me.tableau[slot], sort):
            count += 1
    return count
