"""Setting up a table (race.md 3)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import ask, then
from galaktyka.engine.kernel import kernel
from galaktyka.engine.random import seed_stream
from galaktyka.engine.record import Array, u32
from galaktyka.games.race.deck import discard, draw_cards, lay_good, shuffle_deck
from galaktyka.games.race.duel import place_sides, pledge_developments
from galaktyka.games.race.explore import add_to_drawn, drawn_slot, take_from_drawn
from galaktyka.games.race.goals import draw_goals
from galaktyka.games.race.powers import lowest
from galaktyka.games.race.robot import seat_robot
from galaktyka.games.race.state import NO_CHOICE, Op, Question, Race, add_to_hand, in_deck, place_in_tableau
from galaktyka.games.race.tables import CARD, CARDS, NO_CARD, Phase, Power

VP_EACH: Final = 12  # VP in the pool for each player
DEALT: Final = 6
OPENING_HAND: Final = 4  # of which so many are kept
FIRST_OF_FIRST_GAME: Final = 1  # the first game uses start worlds 1 and up
NOT_DEALT: Final = -1
BLUE: Final = 0  # even start worlds
RED: Final = 1  # odd ones
ANY_COLOUR: Final = 2


@kernel
def setup(s: Race, key: Array[u32]) -> None:
    """Pool, goals, start worlds, deck, hands and first goods; options stand in the record already (3)."""
    seed_stream(s.random, key)
    s.pool = VP_EACH * s.players
    for seat in range(s.players):
        s.seat[seat].choice = NO_CHOICE
    draw_goals(s)
    then(s, Op.NEXT_ROUND, 0, 0)
    if s.goal_size > 0:
        then(s, Op.CHECK_GOALS, 0, Phase.SETTLE)  # 14.8
    if chooses_start_worlds(s):
        deal_red_and_blue(s)
    else:
        deal_start_worlds(s)


@kernel
def chooses_start_worlds(s: Race) -> bool:
    """With both expansions, or a draft, everybody has a choice, but for the first game and duels (3.4, 17)."""
    if s.draft == 1:
        return True
    return s.tgs == 1 and s.rvi == 1 and s.first_game == 0 and s.duel == 0


@kernel
def deal_start_worlds(s: Race) -> None:
    """Each seat gets a start world and its hand; player order begins at the lowest number (3.1, 3.2, 16)."""
    if s.duel == 1:
        place_sides(s)
    else:
        place_start_worlds(s)
    gather_deck(s)
    if s.duel == 1:
        pledge_developments(s)
    shuffle_deck(s)
    if s.solitaire == 1:
        seat_robot(s)
    if s.first_game == 0:
        deal_hands(s)
    begin_with_start_worlds(s)
    if s.first_game == 0:
        for seat in range(s.players):
            ask(s, seat, Question.DISCARD_OPENING, DEALT - start_hand(s, seat))


@kernel
def place_start_worlds(s: Race) -> None:
    """One start world each, at random (3.1.2)."""
    shuffle_start_worlds(s, ANY_COLOUR)
    for seat in range(s.players):
        place_in_tableau(s.seat[seat], s.deck[seat])
    clear_deck(s)


@kernel
def start_hand(s: Race, seat: int) -> int:
    """Cards of the opening hand: four, or what the start world says (3.1.5)."""
    return lowest(s, seat, Power.START_HAND_SIZE, OPENING_HAND)


@kernel
def begin_with_start_worlds(s: Race) -> None:
    """Player order begins at the lowest number, and windfall worlds get their goods (3.1)."""
    number = NO_CARD
    for seat in range(s.players):
        s.seat[seat].active = 1
        if CARD[s.seat[seat].tableau[0]].start < number:
            number = CARD[s.seat[seat].tableau[0]].start
            s.first = seat
    for seat in range(s.players):
        if CARD[s.seat[seat].tableau[0]].windfall == 1:
            lay_good(s, seat, 0)  # 3.1.4


@kernel
def deal_red_and_blue(s: Race) -> None:
    """Everybody gets a red and a blue start world and six cards, and keeps one world and four of them (3.4)."""
    for colour in (BLUE, RED):
        shuffle_start_worlds(s, colour)
        for seat in range(s.players):
            add_to_drawn(s.seat[seat], s.deck[seat])
        clear_deck(s)
    gather_deck(s)
    shuffle_deck(s)
    if s.solitaire == 1:
        seat_robot(s)
    then(s, Op.REVEAL_START_WORLDS, 0, 0)
    if s.draft == 1:
        then(s, Op.DRAFT_ROUND, 0, 0)
    else:
        deal_opening(s)


@kernel
def deal_opening(s: Race) -> None:
    """Six cards each, and the choice of a start world (3.4.3)."""
    deal_hands(s)
    for seat in range(s.players):
        ask(s, seat, Question.CHOOSE_START, 1)


@kernel
def choose_start_world(s: Race, seat: int, design: int) -> None:
    """One of the two start worlds is chosen in secret; then cards of the hand are discarded (3.4.3)."""
    me = s.seat[seat]
    me.choice = me.drawn[drawn_slot(me, design)]
    ask(s, seat, Question.DISCARD_OPENING, DEALT - OPENING_HAND)


@kernel
def reveal_start_worlds(s: Race) -> None:
    """All start worlds are revealed at once, the others discarded; some hands become smaller now (3.4.3 to 3.4.5)."""
    for seat in range(s.players):
        me = s.seat[seat]
        place_in_tableau(me, me.choice)
        take_from_drawn(me, drawn_slot(me, CARD[me.choice].design))
        discard(s, seat, take_from_drawn(me, 0))
        me.choice = NO_CHOICE
    begin_with_start_worlds(s)
    for seat in range(s.players):
        if start_hand(s, seat) < OPENING_HAND:
            ask(s, seat, Question.DISCARD_OPENING, OPENING_HAND - start_hand(s, seat))


@kernel
def shuffle_start_worlds(s: Race, colour: int) -> None:
    """The start worlds of a colour in random order, on the empty draw pile (3.1.2, 3.4.3)."""
    for card in range(CARDS):
        if is_start_world_in_use(s, card) and (colour == ANY_COLOUR or CARD[card].start % 2 == colour):
            s.deck[s.deck_size] = card
            s.deck_size += 1
    shuffle_deck(s)


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
    """Whether a card lies in a tableau already, or before somebody who may choose it."""
    for seat in range(s.players):
        me = s.seat[seat]
        if me.tableau_size > 0 and me.tableau[0] == card:
            return True
        for i in range(me.drawn_size):
            if me.drawn[i] == card:
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
    """Six cards each (3.1.3)."""
    for seat in range(s.players):
        draw_cards(s, seat, DEALT)
