"""Phase I: Explore (race.md 6)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import answered, ask
from galaktyka.engine.kernel import kernel
from galaktyka.games.race.deck import discard, draw_card
from galaktyka.games.race.powers import has_power, power_total
from galaktyka.games.race.state import NO_SLOT, Question, Race, Seat, add_to_hand, begin_phase, chose, in_order
from galaktyka.games.race.tables import CARD, NO_CARD, ActionCard, Phase, Power

DRAW: Final = 2
KEEP: Final = 1
BONUS_DRAW: Final = 5  # Explore +5
BONUS_EACH: Final = 1  # Explore +1/+1: one more to draw, one more to keep


@kernel
def explore(s: Race) -> None:
    """Everybody draws, in player order; only then does anybody choose what to keep (6)."""
    begin_phase(s, Phase.EXPLORE, 0)
    for place in range(s.players):
        look_at_cards(s, in_order(s, place))
    for seat in range(s.players):
        choose_what_to_keep(s, seat)


@kernel
def look_at_cards(s: Race, seat: int) -> None:
    """Draw two, and what the bonus and powers add, beside the hand."""
    count = DRAW + power_total(s, seat, Power.EXPLORE_DRAW)
    if chose(s, seat, ActionCard.EXPLORE_5):
        count += BONUS_DRAW
    if chose(s, seat, ActionCard.EXPLORE_1_1):
        count += BONUS_EACH
    for _ in range(count):
        card = draw_card(s, seat)
        if card != NO_CARD:
            add_to_drawn(s.seat[seat], card)


@kernel
def choose_what_to_keep(s: Race, seat: int) -> None:
    """Ask for the cards to keep, or to discard from the whole hand, unless all may be kept."""
    count = KEEP + power_total(s, seat, Power.EXPLORE_KEEP)
    if chose(s, seat, ActionCard.EXPLORE_1_1):
        count += BONUS_EACH
    surplus = s.seat[seat].drawn_size - count
    mixes = has_power(s, seat, Power.EXPLORE_MIX_WITH_HAND)
    if surplus > 0 and not mixes:
        ask(s, seat, Question.KEEP, count)
        return
    while s.seat[seat].drawn_size > 0:
        keep_card(s, seat, 0)
    if surplus > 0:
        ask(s, seat, Question.DISCARD_EXPLORED, surplus)


@kernel
def keep(s: Race, seat: int, design: int) -> None:
    """Keep one of the drawn cards; after the last one the rest is discarded face down (6)."""
    me = s.seat[seat]
    keep_card(s, seat, drawn_slot(me, design))
    answered(s, seat)
    if me.amount == 0:
        while me.drawn_size > 0:
            discard(s, seat, take_from_drawn(me, me.drawn_size - 1))


@kernel
def keep_card(s: Race, seat: int, place: int) -> None:
    """Move a drawn card into the hand."""
    me = s.seat[seat]
    add_to_hand(me, take_from_drawn(me, place))


@kernel
def drawn_slot(me: Seat, design: int) -> int:
    """Where among the drawn cards the first copy of a design is, or NO_SLOT."""
    for i in range(me.drawn_size):
        if CARD[me.drawn[i]].design == design:
            return i
    return NO_SLOT


@kernel
def add_to_drawn(me: Seat, card: int) -> None:
    """Put a card among the drawn ones, which stay in order."""
    i = me.drawn_size
    while i > 0 and me.drawn[i - 1] > card:
        me.drawn[i] = me.drawn[i - 1]
        i -= 1
    me.drawn[i] = card
    me.drawn_size += 1


@kernel
def take_from_drawn(me: Seat, i: int) -> int:
    """Take the card at a place out of the drawn ones."""
    card = me.drawn[i]
    me.drawn_size -= 1
    for j in range(i, me.drawn_size):
        me.drawn[j] = me.drawn[j + 1]
    me.drawn[me.drawn_size] = 0
    return card
