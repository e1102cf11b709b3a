"""Setting up a table (race.md 3)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import ask, then
from galaktyka.engine.kernel import kernel
from galaktyka.engine.random import seed_stream
from galaktyka.engine.record import Array, u32
from galaktyka.games.race.deck import draw_cards, lay_good, shuffle_deck
from galaktyka.games.race.goals import draw_goals
from galaktyka.games.race.robot import seat_robot
from galaktyka.games.race.state import NO_CHOICE, Op, Question, Race, add_to_hand, in_deck, place_in_tableau
from galaktyka.games.race.tables import CARD, CARDS, Phase

VP_EACH: Final = 12  # VP in the pool for each player
DEALT: Final = 6
OPENING_DISCARDS: Final = 2
FIRST_OF_FIRST_GAME: Final = 1  # the first game uses start worlds 1 and up
NOT_DEALT: Final = -1


@kernel
def setup(s: Race, key: Array[u32]) -> None:
    """Pool, goals, start worlds, deck, hands and first goods; options stand in the record already (3.1, 3.2)."""
    seed_stream(s.random, key)
    s.pool = VP_EACH * s.players
    for seat in range(s.players):
        s.seat[seat].choice = NO_CHOICE
    draw_goals(s)
    deal_start_worlds(s)
    gather_deck(s)
    shuffle_deck(s)
    if s.solitaire == 1:
        seat_robot(s)
    then(s, Op.NEXT_ROUND, 0, 0)
    if s.goal_size > 0:
        then(s, Op.CHECK_GOALS, 0, Phase.SETTLE)  # 14.8
    if s.first_game == 0:
        deal_hands(s)
    for seat in range(s.players):
        if CARD[s.seat[seat].tableau[0]].windfall == 1:
            lay_good(s, seat, 0)  # 3.1.4


@kernel
def deal_start_worlds(s: Race) -> None:
    """Each seat gets one start world at random; player order begins at the lowest number (3.1)."""
    pile = s.deck  # the empty draw pile serves to shuffle them
    count = 0
    for card in range(CARDS):
        if is_start_world_in_use(s, card):
            pile[count] = card
            count += 1
    s.deck_size = count
    shuffle_deck(s)
    lowest = CARDS
    for seat in range(s.players):
        card = pile[seat]
        place_in_tableau(s.seat[seat], card)
        s.seat[seat].active = 1
        if CARD[card].start < lowest:
            lowest = CARD[card].start
            s.first = seat
    clear_deck(s)


@kernel
def clear_deck(s: Race) -> None:
    """Empty the draw pile."""
    for i in range(s.deck_size):
        s.deck[i] = 0
    s.deck_size = 0


@kernel
def is_start_world_in_use(s: Race, card: int) -> bool:
    """All start worlds of the sets in use; in the first game only numbers 1 up to the players' number (3.1, 3.2)."""
    number = CARD[card].start
    if not in_deck(s, card):
        return False
    if s.first_game == 1:
        return FIRST_OF_FIRST_GAME <= number < FIRST_OF_FIRST_GAME + s.players
    return number >= 0


@kernel
def gather_deck(s: Race) -> None:
    """Everything that no seat has becomes the draw pile; preset hands are taken out first (3.1.3, 3.2)."""
    for card in range(CARDS):
        seat = first_game_owner(s, card)
        if seat != NOT_DEALT:
            add_to_hand(s.seat[seat], card)
        elif in_deck(s, card) and not is_someones_start_world(s, card):
            s.deck[s.deck_size] = card
            s.deck_size += 1


@kernel
def is_someones_start_world(s: Race, card: int) -> bool:
    """Whether a card lies in a tableau already."""
    for seat in range(s.players):
        if s.seat[seat].tableau[0] == card:
            return True
    return False


@kernel
def first_game_owner(s: Race, card: int) -> int:
    """The seat whose preset hand a card belongs to: one copy of each card numbered like its start world (3.2)."""
    if s.first_game == 0 or CARD[card].first_hand == 0:
        return NOT_DEALT
    if card > 0 and CARD[card - 1].design == CARD[card].design:
        return NOT_DEALT  # a second copy
    for seat in range(s.players):
        if CARD[s.seat[seat].tableau[0]].start == CARD[card].first_hand:
            return seat
    return NOT_DEALT


@kernel
def deal_hands(s: Race) -> None:
    """Six cards each, of which two are discarded (3.1.3)."""
    for seat in range(s.players):
        draw_cards(s, seat, DEALT)
        ask(s, seat, Question.DISCARD_OPENING, OPENING_DISCARDS)
