"""Phase III: Settle (race.md 8)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import NOTHING, ask, then, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.games.race.actions import CARD_ACTIONS, CONQUER, PAY
from galaktyka.games.race.deck import discard_seen, draw_cards, lay_good
from galaktyka.games.race.military import reserve, strength
from galaktyka.games.race.powers import power_total
from galaktyka.games.race.state import (
    NO_CHOICE,
    NO_SLOT,
    Op,
    Question,
    Race,
    begin_phase,
    chose,
    in_order,
    play_from_hand,
    tableau_slot,
    take_from_tableau,
    then_in_order,
)
from galaktyka.games.race.tables import CARD, POWER, ActionCard, Kind, Phase, Power
from galaktyka.games.race.track import has_target, set_tracks

BONUS_DRAW: Final = 1
NOT_FOR_SALE: Final = 1000  # a price nobody can pay


@kernel
def settle(s: Race, repeat: int) -> None:
    """Everybody chooses a world in secret (8.1)."""
    begin_phase(s, Phase.SETTLE, repeat)
    if s.takeovers == 1:
        set_tracks(s)
        then(s, Op.RESOLVE_TAKEOVERS, 0, 0)
    then(s, Op.REVEAL_WORLDS, 0, 0)
    for seat in range(s.players):
        me = s.seat[seat]
        me.choice = NO_CHOICE
        me.temporary = 0
        me.conquering = 0
        ask(s, seat, Question.CHOOSE_WORLD, 1)


@kernel
def can_settle(s: Race, seat: int, card: int) -> bool:
    """A world of the hand that can be conquered or paid for, with every power that may help (8.2)."""
    if CARD[card].development == 1:
        return False
    return can_conquer(s, seat, card, reserve(s, seat)) or can_pay(s, seat, card, s.seat[seat].hand_size - 1)


@kernel
def can_conquer(s: Race, seat: int, card: int, extra: int) -> bool:
    """Military, with something extra, reaches the defence of a military world (8.2 B)."""
    return CARD[card].military == 1 and strength(s, seat, card) + extra >= CARD[card].value


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
            power = POWER[row]
            if power.code == Power.PAY_FOR_MILITARY and power.except_kind != CARD[card].kind:
                best = max(best, power.amount)
    return NOT_FOR_SALE if best < 0 else best


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
    for row in range(CARD[helper].powers_from, CARD[helper].powers_to):
        power = POWER[row]
        if power.code == Power.DISCARD_SELF_TO_SETTLE_FREE and power.except_kind != CARD[card].kind:
            return True
    return False


@kernel
def lends_military(helper: int) -> int:
    """The temporary Military that discarding the helper gives, or 0 (8.2)."""
    for row in range(CARD[helper].powers_from, CARD[helper].powers_to):
        if POWER[row].code == Power.DISCARD_SELF_FOR_MILITARY:
            return POWER[row].amount
    return 0


@kernel
def reveal_worlds(s: Race) -> None:
    """All chosen worlds are laid out at once, windfall goods with them; then they are paid for or conquered (8.1)."""
    for place in range(s.players):
        lay_out_world(s, in_order(s, place))
    if late_decisions(s):
        then_in_order(s, Op.SETTLE_IN_TURN)
        return
    then_in_order(s, Op.SETTLED)
    for seat in range(s.players):
        then_seat(s, seat, Op.PLACE_WORLD, 0)


@kernel
def lay_out_world(s: Race, seat: int) -> None:
    """The chosen world leaves the hand; a windfall world gets its good (8.3)."""
    me = s.seat[seat]
    if me.choice == NO_CHOICE:
        return
    slot = play_from_hand(me, me.choice)
    if CARD[me.choice].windfall == 1:
        lay_good(s, seat, slot)


@kernel
def late_decisions(s: Race) -> bool:
    """Whether somebody may discard a card from the tableau, or declare a takeover: then player order matters (12)."""
    for seat in range(s.players):
        placing = s.seat[seat].choice != NO_CHOICE
        if may_discard_helper(s, seat) if placing else has_target(s, seat):
            return True
    return False


@kernel
def may_discard_helper(s: Race, seat: int) -> bool:
    """Whether a card of the tableau can be discarded to help with the revealed world."""
    me = s.seat[seat]
    for slot in range(me.active):
        if can_use_helper(s, seat, CARD[me.tableau[slot]].design):
            return True
    return False


@kernel
def settle_in_turn(s: Race, seat: int) -> None:
    """One seat's whole settlement, or its takeover, before the next one's (12)."""
    if s.seat[seat].choice == NO_CHOICE:
        then(s, Op.DECLARE_TAKEOVER, seat, 0)
        return
    then(s, Op.SETTLED, seat, 0)
    then_seat(s, seat, Op.PLACE_WORLD, 0)


@kernel
def place_world(s: Race, seat: int) -> None:
    """Ask how the revealed world is placed; what is the only way is done without asking (8.2)."""
    me = s.seat[seat]
    if me.choice == NO_CHOICE:
        return
    ways = 0
    only = NO_SLOT
    for way in (CONQUER, PAY):
        if can_place_by(s, seat, way):
            ways += 1
            only = way
    for slot in range(me.active):
        use = CARD_ACTIONS + CARD[me.tableau[slot]].design
        if can_place_by(s, seat, use):
            ways += 1
            only = use
    if ways == 1:
        place_by(s, seat, only)
    else:
        ask(s, seat, Question.SETTLE_HOW, 1)


@kernel
def can_place_by(s: Race, seat: int, action: int) -> bool:
    """Conquer, pay, or discard a card of the tableau that helps with the revealed world (8.2)."""
    me = s.seat[seat]
    if action == CONQUER:
        return can_conquer(s, seat, me.choice, 0)
    if action == PAY:
        return me.conquering == 0 and world_price(s, seat, me.choice) <= me.hand_size
    return can_use_helper(s, seat, action - CARD_ACTIONS)


@kernel
def can_use_helper(s: Race, seat: int, design: int) -> bool:
    """Strength and payment never mix: a helper must serve a way that is open (8.2)."""
    me = s.seat[seat]
    slot = tableau_slot(me, design)
    if slot >= me.active:
        return False
    helper = me.tableau[slot]
    if lends_military(helper) > 0:
        return can_conquer(s, seat, me.choice, reserve(s, seat))
    if me.conquering == 1 or not settles_free(helper, me.choice):
        return False
    return world_price(s, seat, me.choice) != NOT_FOR_SALE


@kernel
def place_by(s: Race, seat: int, action: int) -> None:
    """Carry out the chosen way; after temporary Military the question comes again."""
    me = s.seat[seat]
    me.question = NOTHING
    me.amount = 0
    if action == PAY:
        price = world_price(s, seat, me.choice)
        if price > 0:
            ask(s, seat, Question.PAY, price)
    elif action != CONQUER:
        use_helper(s, seat, tableau_slot(me, action - CARD_ACTIONS))


@kernel
def use_helper(s: Race, seat: int, slot: int) -> None:
    """Discard a card of the tableau at once, for Military or to settle for nothing (5, 8.2)."""
    me = s.seat[seat]
    helper = take_from_tableau(me, slot)
    discard_seen(s, helper)
    military = lends_military(helper)
    if military > 0:
        me.temporary += military
        me.conquering = 1
        then_seat(s, seat, Op.PLACE_WORLD, 0)


@kernel
def settled(s: Race, seat: int) -> None:
    """Paid or conquered: draw the bonus card and for powers that were there before (8.1)."""
    me = s.seat[seat]
    if me.choice == NO_CHOICE:
        return
    me.choice = NO_CHOICE
    draw_after_world(s, seat)


@kernel
def draw_after_world(s: Race, seat: int) -> None:
    """The bonus card of Settle, once a phase, and a card for each power that draws after a world (8.1)."""
    me = s.seat[seat]
    bonus = 0
    if chose(s, seat, ActionCard.SETTLE) and me.bonus_used == 0:
        bonus = BONUS_DRAW
        me.bonus_used = 1
    draw_cards(s, seat, bonus + power_total(s, seat, Power.DRAW_AFTER_SETTLE))
