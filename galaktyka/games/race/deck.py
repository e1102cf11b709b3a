"""The draw pile, the discard pile, and drawing cards (race.md 12)."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.engine.random import below
from galaktyka.games.race.state import (
    NOT_DISCARDED,
    PILE_SHIFT,
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
    shuffle_cards(s, 0, s.deck_size)


@kernel
def shuffle_cards(s: Race, begin: int, end: int) -> None:
    """Put a part of the draw pile into random order."""
    for i in range(end - begin - 1, 0, -1):
        j = below(s.random, i + 1)
        s.deck[begin + i], s.deck[begin + j] = s.deck[begin + j], s.deck[begin + i]


@kernel
def deck_end(s: Race, seat: int) -> int:
    """Where the pile that a seat draws from ends: the table's, or its own one behind those of earlier seats (17)."""
    if s.draft == 0:
        return s.deck_size
    end = 0
    for other in range(seat + 1):
        end += s.seat[other].deck_size
    return end


@kernel
def cards_left(s: Race, seat: int) -> int:
    """Cards in the pile that a seat draws from."""
    return s.deck_size if s.draft == 0 else s.seat[seat].deck_size


@kernel
def take_from_deck(s: Race, place: int) -> int:
    """Take the card at a place out of the draw pile; those behind it move up."""
    card = s.deck[place]
    s.deck_size -= 1
    for i in range(place, s.deck_size):
        s.deck[i] = s.deck[i + 1]
    s.deck[s.deck_size] = 0
    return card


@kernel
def put_in_deck(s: Race, place: int, card: int) -> None:
    """Lay a card at a place of the draw pile; those from there on move back."""
    for i in range(s.deck_size, place, -1):
        s.deck[i] = s.deck[i - 1]
    s.deck[place] = card
    s.deck_size += 1


@kernel
def put_on_pile(s: Race, seat: int, card: int) -> None:
    """Lay a card on top of the pile that a seat draws from."""
    put_in_deck(s, deck_end(s, seat), card)
    if s.draft == 1:
        s.seat[seat].deck_size += 1


@kernel
def reshuffle(s: Race, seat: int) -> None:
    """The discard pile becomes the new draw pile; in the draft variant everybody has his own (12, 17)."""
    for card in range(CARDS):
        if s.discarded[card] != NOT_DISCARDED and (s.draft == 0 or s.discarded[card] >> PILE_SHIFT == 1 + seat):
            s.discarded[card] = NOT_DISCARDED
            s.discard_size -= 1
            put_on_pile(s, seat, card)
    end = deck_end(s, seat)
    shuffle_cards(s, end - cards_left(s, seat), end)


@kernel
def draw_card(s: Race, seat: int) -> int:
    """Take the top card, NO_CARD if there is none; an empty draw pile is renewed at once (race.md 12)."""
    if s.draft == 0 and s.deck_size > 1:  # by far the most frequent case
        s.deck_size -= 1
        card = s.deck[s.deck_size]
        s.deck[s.deck_size] = 0
        return card
    if cards_left(s, seat) == 0:
        reshuffle(s, seat)
    if cards_left(s, seat) == 0:
        return NO_CARD
    card = take_from_deck(s, deck_end(s, seat) - 1)
    if s.draft == 1:
        s.seat[seat].deck_size -= 1
    if cards_left(s, seat) == 0:
        reshuffle(s, seat)
    return card


@kernel
def draw_cards(s: Race, seat: int, count: int) -> None:
    """Draw into the hand, as many as there are."""
    for _ in range(count):
        card = draw_card(s, seat)
        if card == NO_CARD:
            return
        add_to_hand(s.seat[seat], card)


@kernel
def lay_in_discard(s: Race, seat: int, card: int, how: int) -> None:
    """Put a card on the discard pile, a seat's own one in the draft variant, noting who knows its face (12, 17)."""
    s.discarded[card] = how if s.draft == 0 else how + ((1 + seat) << PILE_SHIFT)
    s.discard_size += 1


@kernel
def discard(s: Race, seat: int, card: int) -> None:
    """Discard a card face down: only the seat itself knows what it was (race.md 2)."""
    lay_in_discard(s, seat, card, 1 + seat)


@kernel
def discard_seen(s: Race, seat: int, card: int) -> None:
    """Discard a card that everybody has seen: from a tableau, or turned over."""
    lay_in_discard(s, seat, card, SEEN_BY_ALL)


@kernel
def discard_good(s: Race, seat: int, slot: int) -> None:
    """Discard the good on a world without looking at it (race.md 10)."""
    me = s.seat[seat]
    lay_in_discard(s, seat, me.good[slot], UNSEEN)
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
    card = draw_card(s, seat)
    s.seat[seat].good[slot] = card
    return card != NO_CARD
