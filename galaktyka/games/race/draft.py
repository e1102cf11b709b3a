"""The draft variant: cards go round, and everybody takes a deck of his own (race.md 17).

The piles of all seats lie one after the other in the one array of the deck; while the draft lasts, what is still to be
dealt lies behind them.
"""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import ask, then
from galaktyka.engine.kernel import kernel
from galaktyka.games.race.deck import deck_end, put_on_pile, shuffle_cards, take_from_deck
from galaktyka.games.race.state import (
    NO_CHOICE,
    UNSEEN,
    Op,
    Question,
    Race,
    add_to_hand,
    hand_slot,
    take_from_hand,
)
from galaktyka.games.race.tables import CARD

PACKET: Final = 5  # cards that each player gets in a round of the draft


@kernel
def draft_round(s: Race, number: int) -> None:
    """Deal a packet to everybody, as long as there is one for each; else the draft is over (17)."""
    if s.deck_size - deck_end(s, s.players - 1) < PACKET * s.players:
        end_draft(s)
        return
    for seat in range(s.players):
        for _ in range(PACKET):
            add_to_hand(s.seat[seat], take_from_deck(s, s.deck_size - 1))
    ask_for_a_card(s, number)


@kernel
def ask_for_a_card(s: Race, number: int) -> None:
    """Everybody chooses one of his cards, in secret."""
    then(s, Op.PASS_CARDS, 0, number)
    for seat in range(s.players):
        s.seat[seat].choice = NO_CHOICE
        ask(s, seat, Question.DRAFT, 1)


@kernel
def pass_cards(s: Race, number: int) -> None:
    """The chosen cards join the decks, the others go on; a last one goes along without asking (17)."""
    for seat in range(s.players):
        me = s.seat[seat]
        draft_card(s, seat, CARD[me.choice].design)
        me.choice = NO_CHOICE
    pass_hands(s, number)
    if s.seat[0].hand_size > 1:
        ask_for_a_card(s, number)
        return
    for seat in range(s.players):
        draft_card(s, seat, CARD[s.seat[seat].hand[0]].design)
    then(s, Op.DRAFT_ROUND, 0, number + 1)


@kernel
def draft_card(s: Race, seat: int, design: int) -> None:
    """A card of the packet joins the seat's own deck."""
    me = s.seat[seat]
    put_on_pile(s, seat, take_from_hand(me, hand_slot(me, design)))


@kernel
def pass_hands(s: Race, number: int) -> None:
    """Packets go to the left, and in every second round to the right (17)."""
    last = s.players - 1
    for i in range(s.seat[0].hand_size):
        if number % 2 == 0:
            card = s.seat[last].hand[i]
            for seat in range(last, 0, -1):
                s.seat[seat].hand[i] = s.seat[seat - 1].hand[i]
            s.seat[0].hand[i] = card
        else:
            card = s.seat[0].hand[i]
            for seat in range(last):
                s.seat[seat].hand[i] = s.seat[seat + 1].hand[i]
            s.seat[last].hand[i] = card


@kernel
def end_draft(s: Race) -> None:
    """Cards left over are out of the game, in nobody's discard pile; everybody shuffles his deck (17)."""
    while s.deck_size > deck_end(s, s.players - 1):
        card = take_from_deck(s, s.deck_size - 1)
        s.discarded[card] = UNSEEN
        s.discard_size += 1
    begin = 0
    for seat in range(s.players):
        end = deck_end(s, seat)
        shuffle_cards(s, begin, end)
        begin = end
    then(s, Op.DEAL_HANDS, 0, 0)
