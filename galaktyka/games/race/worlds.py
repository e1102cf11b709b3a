"""What it takes to place a world: paying, conquering, and the cards that help with it (race.md 8.2)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.games.race.military import hand_cards_left, reserve, strength
from galaktyka.games.race.powers import has_power, is_of_sort, power_total
from galaktyka.games.race.state import NO_SLOT, Race, tableau_slot
from galaktyka.games.race.tables import CARD, POWER, Kind, Power, Trait
from galaktyka.games.race.track import takeovers_declared

NOT_FOR_SALE: Final = 1000  # a price nobody can pay
NO_POWER_HERE: Final = 1000  # a card without the power that was asked for


@kernel
def can_settle(s: Race, seat: int, card: int) -> bool:
    """A world of the hand that can be conquered or paid for, with every power that may help (8.2)."""
    if CARD[card].development == 1:
        return False
    hand = s.seat[seat].hand_size - 1
    if can_conquer(s, seat, card, reserve(s, seat, hand)) or can_pay(s, seat, card, hand):
        return True
    return cloak(s, seat, card, hand) != NO_SLOT


@kernel
def can_conquer(s: Race, seat: int, card: int, extra: int) -> bool:
    """Military, with something extra, reaches the defence of a military world, or of one attacked in disguise (8.2)."""
    if CARD[card].military == 0 and s.seat[seat].conquering == 0:
        return False
    return strength(s, seat, card) + extra >= defence(s, seat, card)


@kernel
def defence(s: Race, seat: int, card: int) -> int:
    """The printed defence, or the cost of a non-military world and what the power that attacks it adds (8.2 B, D)."""
    return CARD[card].value + s.seat[seat].disguise


@kernel
def can_pay(s: Race, seat: int, card: int, hand: int) -> bool:
    """The world is for sale, and the hand or a free settlement covers its price (8.2 A, C)."""
    price = world_price(s, seat, card)
    return price <= hand or (price != NOT_FOR_SALE and free_settler(s, seat, card) != NO_SLOT)


@kernel
def world_price(s: Race, seat: int, card: int) -> int:
    """Cost, or defence where a power lets the seat pay for a military world, less all reductions (8.2 A, C)."""
    discount = 0
    if CARD[card].military == 1:
        discount = pay_for_military_discount(s, seat, card)
        if discount == NOT_FOR_SALE:
            return NOT_FOR_SALE
        discount += power_total(s, seat, Power.PAY_FOR_MILITARY_DISCOUNT)
    return max(0, CARD[card].value - discount - world_discount(s, seat, card))


@kernel
def world_discount(s: Race, seat: int, card: int) -> int:
    """Reductions for any world and for worlds of this kind add up (8.2 A)."""
    me = s.seat[seat]
    total = 0
    for slot in range(me.active):
        facts = CARD[me.tableau[slot]]
        for row in range(facts.powers_from, facts.powers_to):
            power = POWER[row]
            if power.code == Power.REDUCE_WORLD_COST and (power.kind == Kind.NONE or power.kind == CARD[card].kind):
                total += power.amount
    return total


@kernel
def pay_for_military_discount(s: Race, seat: int, card: int) -> int:
    """The best discount among powers that let the seat pay for this military world, or NOT_FOR_SALE (8.2 C)."""
    me = s.seat[seat]
    best = -1
    for slot in range(me.active):
        facts = CARD[me.tableau[slot]]
        for row in range(facts.powers_from, facts.powers_to):
            if POWER[row].code == Power.PAY_FOR_MILITARY and is_for_sale(row, card):
                best = max(best, POWER[row].amount)
    return NOT_FOR_SALE if best < 0 else best


@kernel
def is_for_sale(row: int, card: int) -> bool:
    """Whether a power lets its owner pay for this military world: not of the kind it excepts, perhaps only Rebels."""
    return POWER[row].except_kind != CARD[card].kind and is_of_sort(card, POWER[row].against)


@kernel
def free_settler(s: Race, seat: int, card: int) -> int:
    """The slot of a card that may be discarded to settle this world for nothing, or NO_SLOT (8.2 A)."""
    me = s.seat[seat]
    for slot in range(me.active):
        if settles_free(me.tableau[slot], card):
            return slot
    return NO_SLOT


@kernel
def settles_free(helper: int, card: int) -> bool:
    """Whether discarding the helper makes this world free; not for the kind it excepts."""
    if (CARD[helper].traits & Trait.SETTLES_FREE) == 0:
        return False
    for row in range(CARD[helper].powers_from, CARD[helper].powers_to):
        power = POWER[row]
        if power.code == Power.DISCARD_SELF_TO_SETTLE_FREE and power.except_kind != CARD[card].kind:
            return True
    return False


@kernel
def lends_military(helper: int) -> int:
    """The temporary Military that discarding the helper gives, or 0 (8.2)."""
    if (CARD[helper].traits & Trait.LENDS_MILITARY) == 0:
        return 0
    for row in range(CARD[helper].powers_from, CARD[helper].powers_to):
        if POWER[row].code == Power.DISCARD_SELF_FOR_MILITARY:
            return POWER[row].amount
    return 0


@kernel
def disguise_of(helper: int) -> int:
    """What discarding the helper adds to the cost of a non-military world to be conquered, or NO_POWER_HERE (8.2 D)."""
    if (CARD[helper].traits & Trait.DISGUISES) == 0:
        return NO_POWER_HERE
    for row in range(CARD[helper].powers_from, CARD[helper].powers_to):
        if POWER[row].code == Power.DISCARD_SELF_TO_CONQUER_NONMILITARY:
            return POWER[row].offset
    return NO_POWER_HERE


@kernel
def cloak(s: Race, seat: int, card: int, hand: int) -> int:
    """The slot of a card that may be discarded to conquer this non-military world, or NO_SLOT (8.2 D)."""
    me = s.seat[seat]
    if CARD[card].military == 1:
        return NO_SLOT
    for slot in range(me.active):
        added = disguise_of(me.tableau[slot])
        if added != NO_POWER_HERE:
            if strength(s, seat, card) + reserve(s, seat, hand) >= CARD[card].value + added:
                return slot
    return NO_SLOT


@kernel
def can_use_helper(s: Race, seat: int, design: int) -> bool:
    """Strength and payment never mix: a helper must serve a way that is open (8.2)."""
    me = s.seat[seat]
    slot = tableau_slot(me, design)
    if slot >= me.active:
        return False
    if lends_military(me.tableau[slot]) > 0:
        return can_conquer(s, seat, me.choice, reserve(s, seat, me.hand_size))
    if hand_cards_left(s, seat, slot) > 0:
        return can_hire(s, seat)
    if me.conquering == 1:
        return False
    if settles_free(me.tableau[slot], me.choice):
        return world_price(s, seat, me.choice) != NOT_FOR_SALE
    return disguise_of(me.tableau[slot]) != NO_POWER_HERE and cloak(s, seat, me.choice, me.hand_size) == slot


@kernel
def can_hire(s: Race, seat: int) -> bool:
    """Whether hand cards may be discarded for Military: it helps now, or may help with a second world (8.2, 8.4)."""
    me = s.seat[seat]
    if me.hand_size == 0 or not can_conquer(s, seat, me.choice, reserve(s, seat, me.hand_size)):
        return False
    first_action = me.placed + takeovers_declared(s, seat) == 0  # a takeover declared before takes its place (9.2)
    return not can_conquer(s, seat, me.choice, 0) or (first_action and can_settle_again(s, seat))


@kernel
def can_settle_again(s: Race, seat: int) -> bool:
    """Whether a power allows a second world in this phase (8.4)."""
    return has_power(s, seat, Power.SETTLE_SECOND_WORLD)
