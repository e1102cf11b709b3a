"""Phase II: Develop (race.md 7)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import ask, then
from galaktyka.engine.kernel import kernel
from galaktyka.games.race.deck import draw_cards
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
    then_in_order,
)
from galaktyka.games.race.tables import CARD, ActionCard, Phase, Power

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
    """A development not yet in the tableau that the rest of the hand can pay for (7.2, 7.3)."""
    me = s.seat[seat]
    if CARD[card].development == 0 or tableau_slot(me, CARD[card].design) != NO_SLOT:
        return False
    return development_cost(s, seat, card) < me.hand_size


@kernel
def development_cost(s: Race, seat: int, card: int) -> int:
    """Printed cost less the phase bonus and all reductions; never below 0, nothing is paid back (7.3)."""
    bonus = BONUS_DISCOUNT if chose(s, seat, ActionCard.DEVELOP) else 0
    return max(0, CARD[card].value - bonus - power_total(s, seat, Power.REDUCE_DEVELOPMENT_COST))


@kernel
def reveal_developments(s: Race) -> None:
    """All chosen developments are laid out at once; each seat then pays on its own (7.2, 7.3)."""
    then_in_order(s, Op.DEVELOPED)
    for seat in range(s.players):
        me = s.seat[seat]
        if me.choice != NO_CHOICE:
            play_from_hand(me, me.choice)
            cost = development_cost(s, seat, me.choice)
            if cost > 0:
                ask(s, seat, Question.PAY, cost)


@kernel
def developed(s: Race, seat: int) -> None:
    """Paid: powers that were in the tableau before it draw cards (7.4)."""
    me = s.seat[seat]
    if me.choice != NO_CHOICE:
        me.choice = NO_CHOICE
        draw_cards(s, seat, power_total(s, seat, Power.DRAW_AFTER_DEVELOP))
