"""Phase II: Develop (race.md 7)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import ask, close, then, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.games.race.actions import CARD_ACTIONS, PAY
from galaktyka.games.race.deck import discard_seen, draw_cards
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
from galaktyka.games.race.tables import CARD, POWER, ActionCard, Phase, Power, Trait

BONUS_DISCOUNT: Final = 1


@kernel
def develop(s: Race, repeat: int) -> None:
    """Start-of-phase draws in player order; then everybody chooses a development in secret (7.1, 7.2)."""
    begin_phase(s, Phase.DEVELOP, repeat)
    then(s, Op.REVEAL_DEVELOPMENTS, 0, 0)
    for place in range(s.players):
        seat = in_order(s, place)
        draw_cards(s, seat, power_total(s, seat, Power.DRAW_AT_PHASE_START))
        s.seat[seat].choice = NO_CHOICE
        ask(s, seat, Question.CHOOSE_DEVELOPMENT, 1)


@kernel
def can_develop(s: Race, seat: int, card: int) -> bool:
    """A development not yet in the tableau that the rest of the hand, and a helper, can pay for (7.2, 7.3)."""
    me = s.seat[seat]
    if CARD[card].development == 0 or tableau_slot(me, CARD[card].design) != NO_SLOT:
        return False
    return development_cost(s, seat, card) - helper_discount(s, seat) < me.hand_size


@kernel
def development_cost(s: Race, seat: int, card: int) -> int:
    """Printed cost less the phase bonus and all reductions; never below 0, nothing is paid back (7.3)."""
    bonus = BONUS_DISCOUNT if chose(s, seat, ActionCard.DEVELOP) else 0
    return max(0, CARD[card].value - bonus - power_total(s, seat, Power.REDUCE_DEVELOPMENT_COST))


@kernel
def helper_discount(s: Race, seat: int) -> int:
    """What discarding one card of the tableau takes off the cost, at most (7.3)."""
    me = s.seat[seat]
    best = 0
    for slot in range(me.active):
        best = max(best, discount_of_helper(me.tableau[slot]))
    return best


@kernel
def discount_of_helper(helper: int) -> int:
    """What discarding this card takes off the cost of a development, or 0 (7.3)."""
    if (CARD[helper].traits & Trait.HELPS_TO_DEVELOP) == 0:
        return 0
    for row in range(CARD[helper].powers_from, CARD[helper].powers_to):
        if POWER[row].code == Power.DISCARD_SELF_TO_REDUCE_DEVELOPMENT_COST:
            return POWER[row].amount
    return 0


@kernel
def reveal_developments(s: Race) -> None:
    """All chosen developments are laid out at once; each seat then pays on its own (7.2, 7.3)."""
    late = False
    for seat in range(s.players):
        me = s.seat[seat]
        if me.choice != NO_CHOICE:
            play_from_hand(me, me.choice)
            late = late or (helper_discount(s, seat) > 0 and development_cost(s, seat, me.choice) > 0)
    if late:
        then_in_order(s, Op.DEVELOP_IN_TURN)
        return
    then_in_order(s, Op.DEVELOPED)
    for seat in range(s.players):
        if s.seat[seat].choice != NO_CHOICE:
            pay_for_development(s, seat, 0)


@kernel
def develop_in_turn(s: Race, seat: int) -> None:
    """One seat's whole payment before the next one's: somebody may discard a card from the tableau (12)."""
    then(s, Op.DEVELOPED, seat, 0)
    then_seat(s, seat, Op.PLACE_DEVELOPMENT, 0)


@kernel
def place_development(s: Race, seat: int) -> None:
    """Ask whether a card of the tableau is discarded to pay less, where there is a choice (7.3)."""
    me = s.seat[seat]
    if me.choice == NO_CHOICE:
        return
    if helper_discount(s, seat) == 0 or development_cost(s, seat, me.choice) == 0:
        pay_for_development(s, seat, 0)
    elif can_pay_for_development(s, seat):
        ask(s, seat, Question.DEVELOP_HOW, 1)
    else:
        discard_to_develop(s, seat, best_helper(s, seat))


@kernel
def can_pay_for_development(s: Race, seat: int) -> bool:
    """Whether the hand alone covers the cost of the revealed development."""
    return development_cost(s, seat, s.seat[seat].choice) <= s.seat[seat].hand_size


@kernel
def can_discard_to_develop(s: Race, seat: int, slot: int) -> bool:
    """Whether a card of the tableau may be discarded to pay less for the revealed development (7.3)."""
    me = s.seat[seat]
    discount = discount_of_helper(me.tableau[slot])
    if slot >= me.active or discount == 0:
        return False
    return development_cost(s, seat, me.choice) - discount <= me.hand_size


@kernel
def best_helper(s: Race, seat: int) -> int:
    """The slot of the card whose discarding takes most off the cost."""
    me = s.seat[seat]
    best = helper_discount(s, seat)
    for slot in range(me.active):
        if discount_of_helper(me.tableau[slot]) == best:
            return slot
    return NO_SLOT


@kernel
def develop_by(s: Race, seat: int, action: int) -> None:
    """Carry out the answer: pay in full, or discard a card of the tableau first."""
    close(s, seat)
    if action == PAY:
        pay_for_development(s, seat, 0)
    else:
        discard_to_develop(s, seat, tableau_slot(s.seat[seat], action - CARD_ACTIONS))


@kernel
def discard_to_develop(s: Race, seat: int, slot: int) -> None:
    """Discard a card of the tableau at once, then pay what is left (5, 7.3)."""
    helper = take_from_tableau(s.seat[seat], slot)
    discard_seen(s, seat, helper)
    pay_for_development(s, seat, discount_of_helper(helper))


@kernel
def pay_for_development(s: Race, seat: int, discount: int) -> None:
    """Ask for the cards that the revealed development costs, if any (7.3)."""
    cost = development_cost(s, seat, s.seat[seat].choice) - discount
    if cost > 0:
        ask(s, seat, Question.PAY, cost)


@kernel
def developed(s: Race, seat: int) -> None:
    """Paid: powers that were in the tableau before it draw cards (7.4)."""
    me = s.seat[seat]
    if me.choice != NO_CHOICE:
        me.choice = NO_CHOICE
        draw_cards(s, seat, power_total(s, seat, Power.DRAW_AFTER_DEVELOP))
