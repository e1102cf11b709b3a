"""Putting up a hand card against cards of the draw pile (race.md 10.2, the Gambling World of Rebel vs Imperium)."""

from __future__ import annotations

from galaktyka.engine.flow import ask, close
from galaktyka.engine.kernel import kernel
from galaktyka.games.race.deck import discard_seen, draw_card
from galaktyka.games.race.explore import add_to_drawn, drawn_slot, take_from_drawn
from galaktyka.games.race.state import (
    Question,
    Race,
    add_to_hand,
    hand_slot,
    hide_in_hand,
    show_in_hand,
    take_from_hand,
)
from galaktyka.games.race.tables import CARD, NO_CARD, POWER


@kernel
def can_put_up(row: int, card: int) -> bool:
    """Whether the cost or defence of a card lies in the range that the power names."""
    return POWER[row].low <= CARD[card].value <= POWER[row].high


@kernel
def can_put_up_any(s: Race, seat: int, row: int) -> bool:
    """Whether the hand has a card to put up."""
    me = s.seat[seat]
    for i in range(me.hand_size):
        if can_put_up(row, me.hand[i]):
            return True
    return False


@kernel
def ante(s: Race, seat: int, design: int) -> None:
    """Show the card, and turn over as many as it costs: a dearer one among them wins, else it is lost (10.2)."""
    me = s.seat[seat]
    close(s, seat)
    card = me.hand[hand_slot(me, design)]
    show_in_hand(me, card)
    if not turn_over(s, seat, CARD[card].value):
        hide_in_hand(me, card)
        discard_seen(s, seat, take_from_hand(me, hand_slot(me, design)))
        discard_revealed(s, seat)
    elif me.drawn_size == 1:
        take_revealed(s, seat, CARD[me.drawn[0]].design)
    else:
        ask(s, seat, Question.TAKE_REVEALED, 1)


@kernel
def turn_over(s: Race, seat: int, count: int) -> bool:
    """Lay so many cards of the draw pile open; whether one of them costs more than their number."""
    dearer = False
    for _ in range(count):
        card = draw_card(s, seat)
        if card != NO_CARD:
            add_to_drawn(s.seat[seat], card)
            dearer = dearer or CARD[card].value > count
    return dearer


@kernel
def take_revealed(s: Race, seat: int, design: int) -> None:
    """Won: one of the cards goes into the hand in sight of all, the others are discarded."""
    me = s.seat[seat]
    close(s, seat)
    card = take_from_drawn(me, drawn_slot(me, design))
    add_to_hand(me, card)
    show_in_hand(me, card)
    discard_revealed(s, seat)


@kernel
def discard_revealed(s: Race, seat: int) -> None:
    """Everybody has seen these cards."""
    me = s.seat[seat]
    while me.drawn_size > 0:
        discard_seen(s, seat, take_from_drawn(me, me.drawn_size - 1))
