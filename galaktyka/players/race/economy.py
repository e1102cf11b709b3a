"""Answers in Consume and Produce: what to sell, which power to use, which good to take, which world to fill."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.games.race.actions import ANTE, BONUS, CARD_ACTIONS, NUMBER_ACTIONS, PASS, is_card
from galaktyka.games.race.ante import can_put_up
from galaktyka.games.race.consume import doubled, power_in_slot, usable_power
from galaktyka.games.race.produce import produce_row
from galaktyka.games.race.state import NOT_DISCARDED, Race, in_deck, tableau_slot
from galaktyka.games.race.stock import consumes, count, goods_taken, one, stock, take
from galaktyka.games.race.tables import CARD, CARDS, POWER, PRICE, Kind, Power
from galaktyka.games.race.trade import sale_price
from galaktyka.players.race import weights as w
from galaktyka.players.race.cards import hold_value, least_wanted
from galaktyka.players.race.clock import card_value
from galaktyka.players.race.goods import cash, consume_gain, consume_value

LOWEST: Final = -1_000_000
DEAREST: Final = 9  # no card costs more


@kernel
def value_of_vp(o: Race, seat: int) -> int:
    """What a VP printed on a consume power is worth in this phase."""
    return doubled(o, seat, w.VP)


@kernel
def sell_value(o: Race, seat: int, slot: int, card: int) -> int:
    """What selling the good of a slot brings, together with consuming the others."""
    rest = stock(o, seat) - one(CARD[o.seat[seat].tableau[slot]].kind)
    return sale_price(o, seat, slot, True) * card + consume_value(o, seat, rest, value_of_vp(o, seat), card, False)


@kernel
def use_value(o: Race, seat: int, slot: int, row: int, rounds: int, before: int) -> int:
    """What using a consume power now brings, together with all that is still to follow."""
    card = card_value(o, seat, rounds)
    goods = stock(o, seat)
    vp = value_of_vp(o, seat)
    if POWER[row].code == Power.DISCARD_HAND:
        return 1 if POWER[row].vp * w.VP + POWER[row].amount * card > least_wanted(o, seat, rounds, before) else -1
    if not consumes(row):
        return consume_value(o, seat, goods, vp, card, False) + 1
    kind = CARD[o.seat[seat].tableau[slot]].kind
    taken = goods_taken(row, goods, kind != Kind.NONE and count(goods, kind) > 0)
    now = consume_gain(o, seat, row, goods, taken, vp, card)
    o.seat[seat].used[slot] |= POWER[row].bit
    later = consume_value(o, seat, take(goods, row, taken), vp, card, False)
    o.seat[seat].used[slot] ^= POWER[row].bit
    return now + later


@kernel
def unseen_of_value(o: Race, seat: int, number: int) -> int:
    """Cards of a cost or defence that may still be in the draw pile, as far as the seat knows."""
    total = 0
    for card in range(CARDS):
        if CARD[card].value == number and in_deck(o, card) and o.discarded[card] == NOT_DISCARDED:
            total += 1
    for i in range(o.seat[seat].hand_size):
        if CARD[o.seat[seat].hand[i]].value == number:
            total -= 1
    for other in range(o.players):
        for slot in range(o.seat[other].tableau_size):
            if CARD[o.seat[other].tableau[slot]].value == number:
                total -= 1
    return total


@kernel
def ante_value(o: Race, seat: int, card: int, rounds: int, before: int) -> int:
    """What putting up a card brings on average: a card if a dearer one turns up among as many as it costs."""
    number = int(CARD[card].value)
    unseen = 1
    not_dearer = 0
    for value in range(DEAREST + 1):
        count = unseen_of_value(o, seat, value)
        unseen += count
        not_dearer += count if value <= number else 0
    lost = 100
    for _ in range(number):
        lost = lost * not_dearer // unseen
    held = hold_value(o, seat, card, rounds, before)
    won = max(card_value(o, seat, rounds), w.WON * held // 100)
    return ((100 - lost) * won - lost * held) // 100


@kernel
def best_ante(o: Race, seat: int, rounds: int, before: int) -> int:
    """What the best card to put up brings."""
    me = o.seat[seat]
    best = LOWEST
    for i in range(me.hand_size):
        if can_put_up(usable_power(o, seat, Power.ANTE_CARD), me.hand[i]):
            best = max(best, ante_value(o, seat, me.hand[i], rounds, before))
    return best


@kernel
def consume_answer_value(o: Race, seat: int, action: int, rounds: int, before: int) -> int:
    """What an answer to "which consume power?" is worth."""
    if action == PASS:
        return 0
    if action == ANTE:
        return 1 if best_ante(o, seat, rounds, before) > 0 else -1
    if not is_card(action):
        return unseen_of_value(o, seat, action - NUMBER_ACTIONS)
    slot = tableau_slot(o.seat[seat], action - CARD_ACTIONS)
    return use_value(o, seat, slot, power_in_slot(o, seat, slot), rounds, before)


@kernel
def take_value(o: Race, seat: int, slot: int, card: int) -> int:
    """What taking the good of a slot is worth: the less it is needed later, the better."""
    me = o.seat[seat]
    facts = CARD[me.tableau[slot]]
    rest = stock(o, seat) - one(facts.kind)
    value = 10 * consume_value(o, seat, rest, value_of_vp(o, seat), card, False)
    value -= PRICE[facts.kind] + 5 * facts.windfall  # production worlds refill by themselves
    if POWER[me.power].code == Power.CONSUME_AT_TRADE_PRICE:
        value += 10 * card * sale_price(o, seat, slot, POWER[me.power].flag == 1)
    return value


@kernel
def fill_value(o: Race, seat: int, slot: int, card: int) -> int:
    """What a good on an empty world is worth."""
    facts = CARD[o.seat[seat].tableau[slot]]
    value = 10 * cash(o, seat, stock(o, seat) + one(facts.kind), card) + PRICE[facts.kind]
    for row in range(facts.powers_from, facts.powers_to):
        if POWER[row].code == Power.DRAW_IF_PRODUCED_HERE:
            value += 10 * POWER[row].amount * card
    return value


@kernel
def produce_answer_value(o: Race, seat: int, action: int, card: int) -> int:
    """What an answer to "which produce power?" is worth: the choosiest first, so that the others find a world."""
    if action == BONUS:
        return 1
    if action == PASS:
        return -1
    row = produce_row(o, seat, action - CARD_ACTIONS)
    if POWER[row].code == Power.PRODUCE:
        slot = tableau_slot(o.seat[seat], action - CARD_ACTIONS)
        good = fill_value(o, seat, slot, card) - 10 * cash(o, seat, stock(o, seat), card)
        return 4 if w.STOCK * good > 100 * 10 * card else -2
    if POWER[row].code != Power.PRODUCE_ON_WINDFALL:
        return 0 if o.seat[seat].hand_size == 0 else -2
    return 2 if POWER[row].kind == Kind.NONE else 3
