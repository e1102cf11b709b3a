"""Cards: what placing one gains, what holding one is worth, which one to part with."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.games.race.develop import development_cost, helper_discount
from galaktyka.games.race.military import hiring_power, reserve, strength
from galaktyka.games.race.state import NO_POWER, NO_SLOT, Race, place_in_tableau, tableau_slot, take_from_tableau
from galaktyka.games.race.tables import CARD, NO_CARD, Phase
from galaktyka.games.race.worlds import NOT_FOR_SALE, cloak, free_settler, world_price
from galaktyka.players.race import weights as w
from galaktyka.players.race.clock import ROUND, card_value
from galaktyka.players.race.outlook import outlook

SOME_GOOD: Final = 0  # stands for a good whose face nobody knows
PRICELESS: Final = 1_000_000


@kernel
def gain(o: Race, seat: int, card: int, rounds: int, before: int) -> int:
    """What a card adds to the outlook `before` it lies in the tableau, its price not counted."""
    me = o.seat[seat]
    slot = place_in_tableau(me, card)
    if CARD[card].windfall == 1:
        me.good[slot] = SOME_GOOD
    after = outlook(o, seat, rounds)
    me.good[slot] = NO_CARD
    take_from_tableau(me, slot)
    return after - before


@kernel
def strength_with_reserve(o: Race, seat: int, card: int) -> int:
    """Military against a world with everything that could still be called up."""
    return strength(o, seat, card) + reserve(o, seat, o.seat[seat].hand_size - 1)


@kernel
def cards_to_hire(o: Race, seat: int, card: int) -> int:
    """Hand cards that conquering a military world takes, beside helpers in the tableau; NOT_FOR_SALE: impossible."""
    if CARD[card].military == 0:
        return NOT_FOR_SALE
    missing = CARD[card].value - strength(o, seat, card) - reserve(o, seat, 0)
    if missing <= 0:
        return 0
    return missing if strength_with_reserve(o, seat, card) >= CARD[card].value else NOT_FOR_SALE


@kernel
def cards_to_pay(o: Race, seat: int, card: int) -> int:
    """Cards that placing a card of the hand takes from it, NOT_FOR_SALE if it cannot be placed at all."""
    if CARD[card].development == 1:
        return max(0, development_cost(o, seat, card) - helper_discount(o, seat))
    cost = world_price(o, seat, card)
    if cost != NOT_FOR_SALE and free_settler(o, seat, card) != NO_SLOT:
        return 0
    if cloak(o, seat, card, o.seat[seat].hand_size - 1) != NO_SLOT:
        return 0
    return min(cost, cards_to_hire(o, seat, card))


@kernel
def payment(o: Race, seat: int, card: int, money: int) -> int:
    """What placing a card that can be placed costs: cards at their value as money, or a helper in the tableau."""
    if CARD[card].development == 1:
        return development_payment(o, seat, card, money)
    hired = cards_to_hire(o, seat, card)
    if hired != NOT_FOR_SALE and strength(o, seat, card) >= CARD[card].value:
        return 0
    cost = money * world_price(o, seat, card)
    if hired == 0:
        return w.VP + w.TACTICS
    if hired != NOT_FOR_SALE:
        return min(cost, money * hired)
    if free_settler(o, seat, card) != NO_SLOT:
        return min(cost, w.VP + w.FREE_SETTLE)
    if cloak(o, seat, card, o.seat[seat].hand_size - 1) != NO_SLOT:
        return min(cost, w.VP + w.CLOAKING)
    return cost


@kernel
def development_payment(o: Race, seat: int, card: int, money: int) -> int:
    """What a development costs: all of it in cards, or fewer and a helper in the tableau."""
    cost = development_cost(o, seat, card)
    discount = helper_discount(o, seat)
    if discount == 0 or cost == 0:
        return money * cost
    helped = money * max(0, cost - discount) + w.CRASH_PROGRAM
    return helped if cost >= o.seat[seat].hand_size else min(helped, money * cost)


@kernel
def place_value(o: Race, seat: int, card: int, rounds: int, before: int) -> int:
    """What placing a card now is worth, paid for."""
    return gain(o, seat, card, rounds, before) - payment(o, seat, card, card_value(o, seat, rounds))


@kernel
def best_placement(o: Race, seat: int, development: int, cards: int, rounds: int, before: int) -> int:
    """The most that placing a development or world brings when so many cards are left to pay with; 0: nothing."""
    me = o.seat[seat]
    best = 0
    for i in range(me.hand_size):
        card = me.hand[i]
        if CARD[card].development == development and not is_second_copy(o, seat, card):
            if cards_to_pay(o, seat, card) <= cards:
                best = max(best, place_value(o, seat, card, rounds, before))
    return best


@kernel
def is_second_copy(o: Race, seat: int, card: int) -> bool:
    """Whether a development cannot be placed because it lies in the tableau already."""
    return CARD[card].development == 1 and tableau_slot(o.seat[seat], CARD[card].design) != NO_SLOT


@kernel
def hold_value(o: Race, seat: int, card: int, rounds: int, before: int) -> int:
    """What a card is worth in the hand: as money, and for what placing it later promises."""
    money = card_value(o, seat, rounds)
    if is_second_copy(o, seat, card):
        return money
    me = o.seat[seat]
    cards = cards_to_pay(o, seat, card)
    promise = gain(o, seat, card, rounds, before)
    if cards == NOT_FOR_SALE:
        promise -= w.WEAK * (CARD[card].value - strength_with_reserve(o, seat, card))
    else:
        promise -= payment(o, seat, card, money) + w.FAR * max(0, cards + 1 - me.hand_size)
    if promise < 0:
        return money + max(-w.DULL, promise // 20)
    if o.phase >= Phase.SETTLE:  # nothing more is placed in this round
        promise = promise * min(rounds, ROUND) // ROUND
    return money + w.HOLD * promise // 100


@kernel
def least_wanted(o: Race, seat: int, rounds: int, before: int) -> int:
    """What the card of the hand is worth that is worth least to hold."""
    me = o.seat[seat]
    lowest = PRICELESS
    for i in range(me.hand_size):
        lowest = min(lowest, hold_value(o, seat, me.hand[i], rounds, before))
    return lowest


@kernel
def parting_value(o: Race, seat: int, slot: int, rounds: int, before: int) -> int:
    """What the outlook `before` loses without a card of the tableau."""
    me = o.seat[seat]
    card = take_from_tableau(me, slot)
    after = outlook(o, seat, rounds)
    place_in_tableau(me, card)  # in another place, which changes no value
    me.active += 1
    return before - after


@kernel
def helper_price(o: Race, seat: int, slot: int, rounds: int, before: int) -> int:
    """What using a card of the tableau costs: the card itself, or one of the hand for its Military."""
    if hiring_power(o.seat[seat].tableau[slot]) != NO_POWER:
        return card_value(o, seat, rounds)
    return parting_value(o, seat, slot, rounds, before)
