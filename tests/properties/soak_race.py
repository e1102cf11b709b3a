"""The invariants of Race for `soak`."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8
from galaktyka.games.race.setup import VP_EACH
from galaktyka.games.race.state import Race, Seat, in_deck, seats
from galaktyka.games.race.tables import CARD, CARDS, NO_CARD, Kind
from tests.properties.soak import SOUND

# Which invariant of Race does not hold.
CARDS_LOST: Final = 1  # a card lies nowhere, or twice
PILES: Final = 2  # a count is wrong, a hand is out of order, or an empty place is not blank
TABLEAU: Final = 3  # a design lies twice in a tableau, or a good where none can be
CHIPS: Final = 4  # chips came from nowhere


@kernel
def count_cards(s: Race, seen: Array[u8]) -> None:
    """Count in how many places each card lies."""
    for card in range(CARDS):
        seen[card] = 1 if s.discarded[card] > 0 else 0
    for i in range(s.deck_size):
        seen[s.deck[i]] += 1
    for seat in range(seats(s)):
        me = s.seat[seat]
        for i in range(me.hand_size):
            seen[me.hand[i]] += 1
        for i in range(me.drawn_size):
            seen[me.drawn[i]] += 1
        for slot in range(me.tableau_size):
            seen[me.tableau[slot]] += 1
            if me.good[slot] != NO_CARD:
                seen[me.good[slot]] += 1


@kernel
def cards_are_lost(s: Race, seen: Array[u8]) -> bool:
    """Whether a card of the game lies nowhere or twice, or one that is not in it lies anywhere."""
    count_cards(s, seen)
    for card in range(CARDS):
        if int(seen[card]) != int(in_deck(s, card)):
            return True
    return False


@kernel
def hand_is_wrong(me: Seat) -> bool:
    """Whether a hand or the drawn cards are out of order, or their empty places are not blank."""
    for i in range(1, me.hand_size):
        if me.hand[i] <= me.hand[i - 1]:
            return True
    for i in range(1, me.drawn_size):
        if me.drawn[i] <= me.drawn[i - 1]:
            return True
    for i in range(me.hand_size, len(me.hand)):
        if me.hand[i] != 0:
            return True
    for i in range(me.drawn_size, len(me.drawn)):
        if me.drawn[i] != 0:
            return True
    return False


@kernel
def piles_are_wrong(s: Race) -> bool:
    """Whether a count does not fit its pile."""
    lying = 0
    for card in range(CARDS):
        lying += int(s.discarded[card] > 0)
    if lying != s.discard_size:
        return True
    for i in range(s.deck_size, len(s.deck)):
        if s.deck[i] != 0:
            return True
    for seat in range(seats(s)):
        if hand_is_wrong(s.seat[seat]):
            return True
    return False


@kernel
def tableau_is_wrong(me: Seat, seen: Array[u8]) -> bool:
    """Whether a design lies twice in a tableau, or a good on a card that holds none."""
    for i in range(len(seen)):
        seen[i] = 0
    for slot in range(me.tableau_size):
        card = CARD[me.tableau[slot]]
        if seen[card.design] == 1 or (me.good[slot] != NO_CARD and card.kind == Kind.NONE):
            return True
        seen[card.design] = 1
    for slot in range(me.tableau_size, len(me.tableau)):
        if me.tableau[slot] != 0 or me.good[slot] != 0 or me.used[slot] != 0:
            return True
    return False


@kernel
def chips_are_wrong(s: Race) -> bool:
    """Chips come from the pool; only when it is empty may there be more of them (race.md 10)."""
    chips = 0
    for seat in range(seats(s)):
        if s.seat[seat].vp < 0:
            return True
        chips += s.seat[seat].vp
    every = VP_EACH * seats(s)
    return s.pool < 0 or (s.pool > 0 and chips + s.pool != every) or (s.pool == 0 and chips < every)


@kernel
def race_broken(s: Race, seen: Array[u8]) -> int:
    """Which invariant of Race does not hold, or SOUND."""
    if cards_are_lost(s, seen):
        return CARDS_LOST
    if piles_are_wrong(s):
        return PILES
    for seat in range(seats(s)):
        if tableau_is_wrong(s.seat[seat], seen):
            return TABLEAU
    return CHIPS if chips_are_wrong(s) else SOUND
