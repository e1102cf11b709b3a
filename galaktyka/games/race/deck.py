"""The draw pile, the discard pile, and drawing cards (race.md 12)."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.engine.random import below
from galaktyka.games.race.state import (
    NOT_DISCARDED,
    SEEN_BY_ALL,
    UNSEEN,
    Question,
    Race,
    add_to_hand,
    forget_shown,
    take_from_hand,
)
from galaktyka.games.race.tables import CARDS, NO_CARD


@kernel
def shuffle_deck(s: Race) -> None:
    """Put the draw pile into random order."""
    for i in range(s.deck_size - 1, 0, -1):
        j = below(s.random, i + 1)
        s.deck[i], s.deck[j] = s.deck[j], s.deck[i]


@kernel
def reshuffle(s: Race) -> None:
    """The discard pile becomes the new draw pile."""
    for card in range(CARDS):
        if s.discarded[card] != NOT_DISCARDED:
            s.discarded[card] = NOT_DISCARDED
            s.deck[s.deck_size] = card
            s.deck_size += 1
    s.discard_size = 0
    shuffle_deck(s)


@kernel
def draw_card(s: Race) -> int:
    """Take the top card, NO_CARD if there is none; an empty draw pile is renewed at once (race.md 12)."""
    if s.deck_size == 0:
        reshuffle(s)
    if s.deck_size == 0:
        return NO_CARD
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.deck[s.deck_size] = 0
    if s.deck_size == 0:
        reshuffle(s)
    return card


@kernel
def draw_cards(s: Race, seat: int, count: int) -> None:
    """Draw into the hand, as many as there are."""
    for _ in range(count):
        card = draw_card(s)
        if card == NO_CARD:
            return
        add_to_hand(s.seat[seat], card)


@kernel
def lay_in_discard(s: Race, card: int, how: int) -> None:
    """Put a card on the discard pile, noting who knows its face."""
    s.discarded[card] = how
    s.discard_size += 1


@kernel
def discard(s: Race, seat: int, card: int) -> None:
    """Discard a card face down: only the seat itself knows what it was (race.md 2)."""
    lay_in_discard(s, card, 1 + seat)


@kernel
def discard_seen(s: Race, card: int) -> None:
    """Discard a card that everybody has seen: from a tableau, or turned over."""
    lay_in_discard(s, card, SEEN_BY_ALL)


@kernel
def discard_good(s: Race, seat: int, slot: int) -> None:
    """Discard the good on a world without looking at it (race.md 10)."""
    me = s.seat[seat]
    lay_in_discard(s, me.good[slot], UNSEEN)
    me.good[slot] = NO_CARD


@kernel
def discard_from_hand(s: Race, seat: int, place: int) -> None:
    """Discard the card at a place in the hand; of the opening hand it is none that everybody has seen."""
    if s.seat[seat].question != Question.DISCARD_OPENING:
        forget_shown(s.seat[seat])
    discard(s, seat, take_from_hand(s.seat[seat], place))


@kernel
def lay_good(s: Race, seat: int, slot: int) -> bool:
    """Put the top card face down on a world as a good; False if there is no card left."""
    card = draw_card(s)
    s.seat[seat].good[slot] = card
    return card != NO_CARD
