"""Phase IV: Consume (race.md 10)."""

from __future__ import annotations

from galaktyka.engine.flow import answered, ask, close, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.games.race.actions import ANTE, CARD_ACTIONS, NUMBER_ACTIONS, PASS
from galaktyka.games.race.ante import can_put_up_any
from galaktyka.games.race.deck import (
    discard_from_hand,
    discard_good,
    discard_seen,
    draw_card,
    draw_cards,
)
from galaktyka.games.race.order import cards_may_run_out, chips_may_run_out
from galaktyka.games.race.powers import acts_in
from galaktyka.games.race.state import (
    NO_POWER,
    NO_SLOT,
    Op,
    Question,
    Race,
    add_to_hand,
    begin_phase,
    chose,
    goods_of,
    hand_slot,
    show_in_hand,
    tableau_slot,
    then_in_order,
)
from galaktyka.games.race.tables import CARD, KINDS, NO_CARD, POWER, ActionCard, Kind, Phase, Power, Trait
from galaktyka.games.race.trade import sale_price


@kernel
def consume(s: Race) -> None:
    """Sellers sell, then everybody consumes; in player order where cards or chips may run out (10, 12)."""
    begin_phase(s, Phase.CONSUME, 0)
    if cards_may_run_out(s) or chips_may_run_out(s):
        then_in_order(s, Op.CONSUME_NEXT)
        then_in_order(s, Op.TRADE)
    else:
        for seat in range(s.players):
            then_seat(s, seat, Op.CONSUME_NEXT, 0)
            then_seat(s, seat, Op.TRADE, 0)


@kernel
def trade(s: Race, seat: int) -> None:
    """Who chose Consume: Trade must sell one good, if there is any (10.1)."""
    goods = goods_of(s.seat[seat], Kind.NONE)
    if not chose(s, seat, ActionCard.CONSUME_TRADE) or goods == 0:
        return
    if goods == 1:
        sell(s, seat, first_good(s, seat))
    else:
        ask(s, seat, Question.SELL, 1)


@kernel
def sell(s: Race, seat: int, slot: int) -> None:
    """Discard the good and draw its price with all trade powers (10.1)."""
    price = sale_price(s, seat, slot, True)
    discard_good(s, seat, slot)
    draw_cards(s, seat, price)


@kernel
def first_good(s: Race, seat: int) -> int:
    """The first slot that holds a good, or NO_SLOT."""
    me = s.seat[seat]
    for slot in range(me.tableau_size):
        if me.good[slot] != NO_CARD:
            return slot
    return NO_SLOT


@kernel
def consume_next(s: Race, seat: int) -> None:
    """Ask for the next power; the last mandatory one runs without asking, and nothing usable ends it (10.2)."""
    me = s.seat[seat]
    me.slot, me.power, me.taken, me.kinds_taken, me.trade_price = 0, 0, 0, 0, 0
    usable = 0
    for slot in range(me.active):
        if not acts_in(me.tableau[slot], Phase.CONSUME):
            continue
        card = CARD[me.tableau[slot]]
        for row in range(card.powers_from, card.powers_to):
            if can_consume(s, seat, slot, row):
                usable += 1
                me.slot, me.power = slot, row
    if usable == 1 and not leaves_a_choice(me.power):
        use_power(s, seat, me.slot, me.power)
    elif usable > 0:
        ask(s, seat, Question.CONSUME, 1)


@kernel
def leaves_a_choice(row: int) -> bool:
    """Whether a power is optional or wants a number, so that it cannot run without asking."""
    return is_optional(row) or POWER[row].code == Power.GUESS_TOP_CARD


@kernel
def is_optional(row: int) -> bool:
    """Whether a power of Consume may be declined (10.2)."""
    return POWER[row].code == Power.DISCARD_HAND or POWER[row].code == Power.ANTE_CARD


@kernel
def can_consume(s: Race, seat: int, slot: int, row: int) -> bool:
    """Whether a power of phase IV is unused and there is what it takes (10.2)."""
    me = s.seat[seat]
    power = POWER[row]
    if power.phase != Phase.CONSUME or (me.used[slot] & power.bit) != 0:
        return False
    if power.code == Power.CONSUME:
        return available(s, seat, slot, row) >= power.goods
    if power.code == Power.CONSUME_DISTINCT_KINDS:
        return kinds_of_goods(s, seat) >= power.low
    if power.code == Power.CONSUME_AT_TRADE_PRICE or power.code == Power.CONSUME_ALL:
        return goods_of(me, Kind.NONE) > 0
    if power.code == Power.DISCARD_HAND:
        return me.hand_size > 0
    if power.code == Power.ANTE_CARD:
        return can_put_up_any(s, seat, row)
    return True  # draws, VP and the guess take nothing


@kernel
def must_consume(s: Race, seat: int) -> bool:
    """Whether a usable power is left that is not optional (10.2)."""
    me = s.seat[seat]
    for slot in range(me.active):
        if not acts_in(me.tableau[slot], Phase.CONSUME):
            continue
        card = CARD[me.tableau[slot]]
        for row in range(card.powers_from, card.powers_to):
            if not is_optional(row) and can_consume(s, seat, slot, row):
                return True
    return False


@kernel
def available(s: Race, seat: int, slot: int, row: int) -> int:
    """Goods that a consume power may take: of its kind, or only the one on its own world."""
    me = s.seat[seat]
    if POWER[row].here == 1:
        return 1 if me.good[slot] != NO_CARD else 0
    return goods_of(me, POWER[row].kind)


@kernel
def kinds_of_goods(s: Race, seat: int) -> int:
    """Different kinds among the goods in the tableau."""
    count = 0
    for kind in range(1, KINDS):
        if goods_of(s.seat[seat], kind) > 0:
            count += 1
    return count


@kernel
def power_in_slot(s: Race, seat: int, slot: int) -> int:
    """The row of the usable power that naming a card of the tableau means, or NO_POWER."""
    card = CARD[s.seat[seat].tableau[slot]]
    for row in range(card.powers_from, card.powers_to):
        if not has_own_action(row) and can_consume(s, seat, slot, row):
            return row
    return NO_POWER


@kernel
def has_own_action(row: int) -> bool:
    """Whether a power is not used by naming its card: a number is named, or a card put up."""
    return POWER[row].code == Power.GUESS_TOP_CARD or POWER[row].code == Power.ANTE_CARD


@kernel
def guess_power(s: Race, seat: int) -> int:
    """The row of a usable power that wants a number, or NO_POWER."""
    return usable_power(s, seat, Power.GUESS_TOP_CARD)


@kernel
def can_ante(s: Race, seat: int) -> bool:
    """Whether a card of the hand may be put up now."""
    return usable_power(s, seat, Power.ANTE_CARD) != NO_POWER


@kernel
def usable_power(s: Race, seat: int, code: int) -> int:
    """The row of a usable power of an opcode that gambles, or NO_POWER."""
    me = s.seat[seat]
    for slot in range(me.active):
        card = CARD[me.tableau[slot]]
        if (card.traits & Trait.GAMBLES) == 0:
            continue
        for row in range(card.powers_from, card.powers_to):
            if POWER[row].code == code and can_consume(s, seat, slot, row):
                return row
    return NO_POWER


@kernel
def can_guess(s: Race, seat: int, number: int) -> bool:
    """Whether a number may be named now."""
    row = guess_power(s, seat)
    return row != NO_POWER and POWER[row].low <= number <= POWER[row].high


@kernel
def slot_of_power(s: Race, seat: int, row: int) -> int:
    """The slot of the card that a row of POWER belongs to, or NO_SLOT."""
    me = s.seat[seat]
    for slot in range(me.active):
        if CARD[me.tableau[slot]].powers_from <= row < CARD[me.tableau[slot]].powers_to:
            return slot
    return NO_SLOT


@kernel
def consume_with(s: Race, seat: int, action: int) -> None:
    """Carry out the answer: pass, put up a card, guess a number, or use a card's power."""
    close(s, seat)
    me = s.seat[seat]
    if action == PASS:
        return
    if action == ANTE:
        row = usable_power(s, seat, Power.ANTE_CARD)
        use_power(s, seat, slot_of_power(s, seat, row), row)
        return
    if action >= CARD_ACTIONS:
        slot = tableau_slot(me, action - CARD_ACTIONS)
        use_power(s, seat, slot, power_in_slot(s, seat, slot))
        return
    row = guess_power(s, seat)
    me.used[slot_of_power(s, seat, row)] |= POWER[row].bit
    then_seat(s, seat, Op.CONSUME_NEXT, 0)
    guess(s, seat, action - NUMBER_ACTIONS)


@kernel
def use_power(s: Race, seat: int, slot: int, row: int) -> None:
    """Use one power to the end, without interruption; then the next one (10.2)."""
    me = s.seat[seat]
    power = POWER[row]
    me.used[slot] |= power.bit
    me.slot, me.power, me.taken, me.kinds_taken = slot, row, 0, 0
    then_seat(s, seat, Op.CONSUME_NEXT, 0)
    if power.code == Power.DRAW:
        draw_cards(s, seat, power.amount)
    elif power.code == Power.DISCARD_HAND:
        ask(s, seat, Question.DISCARD_HAND, min(power.uses, me.hand_size))
    elif power.code == Power.GAIN_VP:
        gain_vp(s, seat, doubled(s, seat, power.vp))
    elif power.code == Power.ANTE_CARD:
        ask(s, seat, Question.ANTE, 1)
    else:
        then_seat(s, seat, Op.REWARD, 0)
        take_goods(s, seat, slot, row)


@kernel
def take_goods(s: Race, seat: int, slot: int, row: int) -> None:
    """As many goods as the power can take; ask only where there is a choice (10.2)."""
    wanted = goods_wanted(s, seat, slot, row)
    pickable = 0
    for i in range(s.seat[seat].tableau_size):
        if can_take_good(s, seat, i):
            pickable += 1
    if pickable > wanted:
        ask(s, seat, Question.CONSUME_GOOD, wanted)
        return
    for i in range(s.seat[seat].tableau_size):
        if can_take_good(s, seat, i):
            take_good(s, seat, i)


@kernel
def goods_wanted(s: Race, seat: int, slot: int, row: int) -> int:
    """How many goods the power takes: "up to" means all it can (10.2)."""
    power = POWER[row]
    if power.code == Power.CONSUME:
        return power.goods * min(power.uses, available(s, seat, slot, row) // power.goods)
    if power.code == Power.CONSUME_DISTINCT_KINDS:
        return min(power.high, kinds_of_goods(s, seat))
    if power.code == Power.CONSUME_ALL:
        return goods_of(s.seat[seat], Kind.NONE)
    return 1


@kernel
def can_take_good(s: Race, seat: int, slot: int) -> bool:
    """Whether the power at work may take the good of a slot."""
    me = s.seat[seat]
    if slot >= me.tableau_size or me.good[slot] == NO_CARD:
        return False
    power = POWER[me.power]
    kind = CARD[me.tableau[slot]].kind
    if power.code == Power.CONSUME_DISTINCT_KINDS:
        return (me.kinds_taken & (1 << kind)) == 0
    if power.here == 1:
        return slot == me.slot
    return power.kind == Kind.NONE or power.kind == kind


@kernel
def take_good(s: Race, seat: int, slot: int) -> None:
    """The power at work takes one good."""
    me = s.seat[seat]
    power = POWER[me.power]
    if power.code == Power.CONSUME_AT_TRADE_PRICE:
        me.trade_price = sale_price(s, seat, slot, power.flag == 1)
    me.taken += 1
    me.kinds_taken |= 1 << CARD[me.tableau[slot]].kind
    discard_good(s, seat, slot)


@kernel
def consume_good(s: Race, seat: int, design: int) -> None:
    """Carry out the answer: this world's good is taken."""
    take_good(s, seat, tableau_slot(s.seat[seat], design))
    answered(s, seat)


@kernel
def reward(s: Race, seat: int) -> None:
    """VP and cards for the goods taken; 2x doubles the VP, never the cards (10.2, 10.3)."""
    me = s.seat[seat]
    power = POWER[me.power]
    if power.code == Power.CONSUME_AT_TRADE_PRICE:
        draw_cards(s, seat, me.trade_price)
    elif power.code == Power.CONSUME_ALL:
        gain_vp(s, seat, doubled(s, seat, max(0, me.taken * power.vp + power.offset)))
    else:
        times = rewards_earned(me.power, me.taken)
        gain_vp(s, seat, doubled(s, seat, times * power.vp))
        draw_cards(s, seat, times * power.amount)


@kernel
def rewards_earned(row: int, taken: int) -> int:
    """How often the reward is given: once a use, or for each good of different kinds."""
    power = POWER[row]
    if power.code == Power.CONSUME_DISTINCT_KINDS:
        return taken if power.flag == 1 else 1
    return taken // power.goods


@kernel
def doubled(s: Race, seat: int, vp: int) -> int:
    """VP from goods, doubled for who chose Consume: 2× VP (10.3)."""
    return 2 * vp if chose(s, seat, ActionCard.CONSUME_2X) else vp


@kernel
def gain_vp(s: Race, seat: int, vp: int) -> None:
    """Take chips; when the pool runs out everything earned is still paid (10.4)."""
    s.seat[seat].vp += vp
    s.pool = max(0, s.pool - vp)


@kernel
def discard_hand(s: Race, seat: int, action: int) -> None:
    """Discard a hand card for its reward, never doubled; pass ends the power early (10.2, 10.3)."""
    if action == PASS:
        close(s, seat)
        return
    me = s.seat[seat]
    discard_from_hand(s, seat, hand_slot(me, action - CARD_ACTIONS))
    gain_vp(s, seat, POWER[me.power].vp)
    draw_cards(s, seat, POWER[me.power].amount)
    answered(s, seat)


@kernel
def guess(s: Race, seat: int, number: int) -> None:
    """Turn over the top card: keep it if its cost or defence is the number, else it is discarded (10.2)."""
    card = draw_card(s, seat)
    if card == NO_CARD:
        return
    if CARD[card].value == number:
        add_to_hand(s.seat[seat], card)
        show_in_hand(s.seat[seat], card)
    else:
        discard_seen(s, seat, card)
