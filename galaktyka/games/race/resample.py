"""Dealing anew everything that a seat cannot know (race.md 2)."""

from __future__ import annotations

from galaktyka.engine.flow import NOTHING
from galaktyka.engine.kernel import kernel
from galaktyka.engine.random import below, seed_stream
from galaktyka.engine.record import Array, u32
from galaktyka.games.race.actions import ROLE, ROLE_ACTIONS
from galaktyka.games.race.deck import deck_end, put_in_deck, shuffle_cards, take_from_deck
from galaktyka.games.race.develop import can_develop
from galaktyka.games.race.explore import add_to_drawn
from galaktyka.games.race.observe import choices_are_secret, drawn_openly, knows_discard
from galaktyka.games.race.settle import SECOND_WORLD, chooses_again
from galaktyka.games.race.setup import BLUE, RED
from galaktyka.games.race.state import (
    NO_CHOICE,
    NOT_DISCARDED,
    PILE_SHIFT,
    UNSEEN,
    Op,
    Race,
    add_to_hand,
    goods_of,
    is_shown,
    seats,
)
from galaktyka.games.race.tables import ACTION_CARDS, CARD, CARDS, NO_CARD, Kind
from galaktyka.games.race.worlds import can_settle


@kernel
def resample(s: Race, seat: int, key: Array[u32]) -> None:
    """Deal anew everything the seat cannot know: piles, other hands, goods, secret choices, and the future."""
    own = own_unknown(s, seat)
    unseen = unseen_discards(s, seat)
    bring_to_front(s, seat)
    gather_unknown(s, seat)
    sort_deck(s, 0, own)
    sort_deck(s, own, s.deck_size)
    seed_stream(s.random, key)
    shuffle_cards(s, 0, own)
    shuffle_cards(s, own, s.deck_size)
    deal_unknown(s, seat, unseen)
    put_back_in_place(s, seat)
    if choices_are_secret(s):
        for other in range(s.players):
            if other != seat and has_chosen(s, other):
                choose_anew(s, other)


@kernel
def gather_unknown(s: Race, seat: int) -> None:
    """Put every card the seat cannot know on top of the draw pile; sizes and places stay as they are."""
    for other in range(seats(s)):
        him = s.seat[other]
        for slot in range(him.tableau_size):
            if him.good[slot] != NO_CARD:
                put_with_others(s, him.good[slot], keeps_deck(s, seat) and other == seat)
        if other != seat:
            for i in range(him.hand_size):
                if not is_shown(him, him.hand[i]):
                    put_with_others(s, him.hand[i], False)
            if not drawn_openly(him):
                for i in range(him.drawn_size):
                    put_with_others(s, him.drawn[i], False)
    for card in range(CARDS):
        if s.discarded[card] != NOT_DISCARDED and not knows_discard(s, seat, card):
            own = keeps_deck(s, seat) and s.discarded[card] >> PILE_SHIFT == 1 + seat
            s.discarded[card] = NOT_DISCARDED
            put_with_others(s, card, own)


@kernel
def keeps_deck(s: Race, seat: int) -> bool:
    """Whether somebody with a deck of his own looks: he knows which cards are in it, though not in which order (17)."""
    return s.draft == 1 and 0 <= seat < s.players


@kernel
def own_unknown(s: Race, seat: int) -> int:
    """Cards of the seat's own deck whose places it cannot know: the pile, its goods, goods among its discards."""
    if not keeps_deck(s, seat):
        return 0
    me = s.seat[seat]
    count = me.deck_size + goods_of(me, Kind.NONE)
    for card in range(CARDS):
        if s.discarded[card] == UNSEEN + ((1 + seat) << PILE_SHIFT):
            count += 1
    return count


@kernel
def unseen_discards(s: Race, seat: int) -> int:
    """How many cards of each discard pile the seat does not know, a byte a pile; pile 0 is the table's."""
    packed = 0
    for card in range(CARDS):
        if s.discarded[card] != NOT_DISCARDED and not knows_discard(s, seat, card):
            packed += 1 << (8 * (s.discarded[card] >> PILE_SHIFT))
    return packed


@kernel
def bring_to_front(s: Race, seat: int) -> None:
    """Lay the seat's own pile before all others, so that its cards stay among themselves."""
    if keeps_deck(s, seat):
        begin = deck_end(s, seat) - s.seat[seat].deck_size
        for i in range(s.seat[seat].deck_size):
            put_in_deck(s, i, take_from_deck(s, begin + i))


@kernel
def put_back_in_place(s: Race, seat: int) -> None:
    """Lay the seat's own pile where it belongs: behind those of earlier seats."""
    if keeps_deck(s, seat):
        end = deck_end(s, seat)
        for _ in range(s.seat[seat].deck_size):
            put_in_deck(s, end - 1, take_from_deck(s, 0))


@kernel
def put_with_others(s: Race, card: int, own: bool) -> None:
    """Lay a card with all that the seat cannot know, or with those of its own deck."""
    put_in_deck(s, 0 if own else s.deck_size, card)


@kernel
def take_top(s: Race) -> int:
    """Take the top card of a draw pile that is not empty."""
    return take_from_deck(s, s.deck_size - 1)


@kernel
def sort_deck(s: Race, begin: int, end: int) -> None:
    """Order a part of the draw pile, so that what follows depends on the seat's knowledge and the key alone."""
    for i in range(begin + 1, end):
        card = s.deck[i]
        j = i
        while j > begin and s.deck[j - 1] > card:
            s.deck[j] = s.deck[j - 1]
            j -= 1
        s.deck[j] = card


@kernel
def deal_unknown(s: Race, seat: int, unseen: int) -> None:
    """Deal the unknown cards to the places they were taken from; what is left is the draw pile."""
    for other in range(s.players):
        if other != seat and choosing_start_worlds(s):
            deal_start_worlds_anew(s, other)
    for other in range(seats(s)):
        him = s.seat[other]
        for slot in range(him.tableau_size):
            if him.good[slot] != NO_CARD:
                him.good[slot] = take_from_deck(s, 0) if keeps_deck(s, seat) and other == seat else take_top(s)
        if other != seat:
            deal_anew(s, other)
    for pile in range(1 + s.players):
        for _ in range((unseen >> (8 * pile)) & 255):
            own = keeps_deck(s, seat) and pile == 1 + seat
            card = take_from_deck(s, 0) if own else take_top(s)
            s.discarded[card] = UNSEEN + (pile << PILE_SHIFT)


@kernel
def deal_anew(s: Race, seat: int) -> None:
    """Give a seat as many hand and drawn cards as it had; what everybody has seen stays in its hand."""
    me = s.seat[seat]
    hand, drawn = int(me.hand_size), int(me.drawn_size)
    me.hand_size = 0
    for i in range(me.shown_size):
        add_to_hand(me, me.shown[i])
    for _ in range(hand - me.shown_size):
        add_to_hand(me, take_top(s))
    if drawn_openly(me) or choosing_start_worlds(s):
        return
    me.drawn_size = 0
    for _ in range(drawn):
        add_to_drawn(me, take_top(s))


@kernel
def choosing_start_worlds(s: Race) -> bool:
    """Whether everybody has a red and a blue start world to choose from."""
    return s.turn == 0 and s.seat[0].tableau_size == 0


@kernel
def deal_start_worlds_anew(s: Race, seat: int) -> None:
    """Give a seat a red and a blue start world, the topmost of the shuffled cards."""
    me = s.seat[seat]
    me.drawn_size = 0
    for colour in (BLUE, RED):
        add_to_drawn(me, take_start_world(s, colour))


@kernel
def take_start_world(s: Race, colour: int) -> int:
    """Take the topmost start world of a colour out of the draw pile."""
    i = s.deck_size - 1
    while CARD[s.deck[i]].start < 0 or CARD[s.deck[i]].start % 2 != colour:
        i -= 1
    return take_from_deck(s, i)


@kernel
def has_chosen(s: Race, seat: int) -> bool:
    """Whether a seat has made its secret choice of this moment, or was not asked and has none."""
    top = s.stack[s.depth - 1]
    if top.op == Op.REVEAL_START_WORLDS:
        return s.seat[seat].choice != NO_CHOICE
    if top.op == Op.REVEAL_WORLDS and top.number == SECOND_WORLD and not chooses_again(s, seat):
        return False
    return s.seat[seat].question == NOTHING


@kernel
def choose_anew(s: Race, seat: int) -> None:
    """Make the secret choice of a seat again, at random among what its new hand allows."""
    me = s.seat[seat]
    op = s.stack[s.depth - 1].op
    if op == Op.REVEAL_START_WORLDS:
        me.choice = me.drawn[below(s.random, me.drawn_size)]
        return
    if op == Op.PASS_CARDS:
        me.choice = me.hand[below(s.random, me.hand_size)]
        return
    if op == Op.REVEAL_ACTIONS:
        first = ACTION_CARDS if s.advanced == 1 else 0
        last = len(ROLE) if s.advanced == 1 else ACTION_CARDS
        me.choice = ROLE_ACTIONS + first + below(s.random, last - first)
        return
    me.choice = NO_CHOICE
    ways = 1  # passing
    for i in range(me.hand_size):
        card = me.hand[i]
        if can_develop(s, seat, card) if op == Op.REVEAL_DEVELOPMENTS else can_settle(s, seat, card):
            ways += 1
            if below(s.random, ways) == 0:
                me.choice = card
