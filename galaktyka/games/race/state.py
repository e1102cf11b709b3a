"""The record of a Race for the Galaxy game: everything there is to know about a table, in one block of bytes."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from galaktyka.engine.flow import MAX_SEATS, SeatFlow, Table, then
from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, i8, i16, length, record, u8, u16
from galaktyka.games.race.goal_tables import GOAL_TILES
from galaktyka.games.race.robot_tables import DICE
from galaktyka.games.race.tables import ACTION_CARDS, CARD, KINDS, MAX_CARDS, NO_CARD, TRACKS

MAX_TABLEAU: Final = 24  # a tableau may pass 12 in the last round, and 14 with the expansions
MAX_SHOWN: Final = 8  # hand cards that everybody has seen; more are forgotten
MAX_DRAWN: Final = 40  # cards looked at in one Explore
MAX_ATTACKS: Final = 2 * MAX_SEATS  # each seat has at most two settle actions in a phase
NO_CHOICE: Final = 255
NOBODY: Final = 255
NO_SLOT: Final = 255
ROBOT: Final = 1  # where the robot of the solitaire game has its cards: behind the only player's seat
USES_SHIFT: Final = 5  # bits of `used` below the count of uses: no card has more powers
NO_POWER: Final = 255  # `power` while the Produce bonus, not a card, is at work

# How a card came to lie in the discard pile: 0 not there, 1 + seat that discarded it, or seen by all.
NOT_DISCARDED: Final = 0
SEEN_BY_ALL: Final = 7
UNSEEN: Final = 8  # a good: nobody looked at its face
HOW: Final = 15  # the bits that say so; in the draft variant those above say in whose discard pile, 1 + seat
PILE_SHIFT: Final = 4


class Op(IntEnum):
    """Frames of the flow machine: what the table, or one seat, still has to do."""

    NEXT_ROUND = 1
    REVEAL_ACTIONS = 2
    EXPLORE = 3
    DEVELOP = 4
    REVEAL_DEVELOPMENTS = 5
    DEVELOPED = 6
    SETTLE = 7
    REVEAL_WORLDS = 8
    SETTLE_IN_TURN = 9
    PLACE_WORLD = 10
    SETTLED = 11
    CONSUME = 12
    TRADE = 13
    CONSUME_NEXT = 14
    REWARD = 15
    PRODUCE = 16
    PRODUCE_WORLDS = 17
    PRODUCE_NEXT = 18
    PRODUCE_END = 19
    ROUND_END = 20
    CHECK_END = 21
    CHECK_GOALS = 22
    ROBOT_PHASE = 23
    SETTLE_AGAIN = 24
    REVEAL_START_WORLDS = 25
    DEVELOP_IN_TURN = 26
    PLACE_DEVELOPMENT = 27
    PRODUCE_HERE = 28
    DRAFT_ROUND = 29
    PASS_CARDS = 30
    DEAL_HANDS = 31

    DECLARE_TAKEOVER = 40
    TAKEOVER_DECLARED = 41
    MUSTER = 42
    RESOLVE_TAKEOVERS = 43
    RESOLVE_TAKEOVER = 44


class Question(IntEnum):
    """What a seat can be asked."""

    CHOOSE_ACTION = 1
    DISCARD_OPENING = 2
    KEEP = 3
    CHOOSE_DEVELOPMENT = 4
    PAY = 5
    CHOOSE_WORLD = 6
    SETTLE_HOW = 7
    SELL = 8
    CONSUME = 9
    CONSUME_GOOD = 10
    DISCARD_HAND = 11
    PRODUCE = 12
    WINDFALL_WORLD = 13
    HAND_LIMIT = 14
    HIRE = 15  # discard a hand card for Military
    CHOOSE_START = 16
    DISCARD_EXPLORED = 17  # of the whole hand, with the cards drawn
    DEVELOP_HOW = 18
    ANTE = 19  # put up a hand card
    TAKE_REVEALED = 20  # keep one of the cards that were turned over
    DRAFT = 21  # take one of the cards that go round

    TAKEOVER = 28
    TAKEOVER_POWER = 29
    REINFORCE = 30
    DEFEND = 31


class Outcome(IntEnum):
    """What became of a takeover."""

    PLANNED = 0  # the attacker may still add to his Military
    DECLARED = 1
    FOUGHT = 2  # its turn has come, and the defender may still add to his Military
    WON = 3
    FAILED = 4


@record
class Track:
    """What a tableau counts for in takeovers (race.md 9.1)."""

    military: Array[i8] = length(TRACKS)  # general Military, then what is specialised against each kind and Rebels
    military_worlds: u8
    rebel_worlds: u8  # those among them that are Rebel
    imperium_cards: u8


@record
class Attack:
    """A takeover that was declared (race.md 9.2)."""

    attacker: u8
    victim: u8
    world: u8  # the card that is to change hands
    means: u8  # the card whose power is used; NO_CARD: still to be named
    strength: i16  # of the attack; it stands once all is declared
    outcome: u8


@record
class Seat(SeatFlow):
    """One player's part of the table."""

    hand: Array[u8] = length(MAX_CARDS, "card")  # cards held, ascending
    hand_size: u8
    deck_size: u8  # cards of its own in the draw pile (draft), where they lie behind those of earlier seats
    shown: Array[u8] = length(MAX_SHOWN, "card")  # hand cards that everybody saw and that are surely still there
    shown_size: u8
    drawn: Array[u8] = length(MAX_DRAWN, "card")  # cards looked at in Explore and not yet kept or discarded, ascending
    drawn_size: u8
    tableau: Array[u8] = length(MAX_TABLEAU, "card")  # cards played, in the order they were placed
    good: Array[u8] = length(MAX_TABLEAU, "card")  # the card lying on each of them as a good, or NO_CARD
    used: Array[u8] = length(MAX_TABLEAU)  # powers of each used in this phase, a bit each; above them a count of uses
    tableau_size: u8
    active: u8  # how many of them were there when the phase began: only their powers count
    vp: i16  # victory points in chips
    choice: u8  # the secret choice of this moment: an action, or a card; NO_CHOICE: none
    actions: Array[u8] = length(ACTION_CARDS)  # the action cards played this round, how many of each
    temporary: i16  # temporary Military of this Settle phase
    conquering: u8  # 1: this world is being conquered, payment is no longer open
    disguise: i16  # added to the cost of a non-military world that is being conquered
    placed: u8  # worlds placed in this Settle phase
    slot: u8  # where the power at work is, in the tableau
    power: u8  # its row in POWER
    taken: u8  # goods it has taken so far
    kinds_taken: u8  # kinds it has taken, a bit each
    trade_price: u8  # cards for the good it has taken
    bonus_used: u8  # 1: the bonus of this phase (Settle, Produce) was used
    produced: Array[u8] = length(KINDS)  # goods produced this phase, by kind
    surplus: u8  # cards it had to discard at the hand limit, at the end of this round
    track: Track  # as this Settle phase began; blank outside it and without takeovers


@record
class RobotState:
    """The counters and dice of the solitaire game's robot (race.md 18); its cards are those of seat ROBOT."""

    credit: u8
    economy: u8
    tiles: u8  # development tiles placed
    dice: Array[u8] = length(DICE)  # the faces rolled this round, 1 + face; 0: not rolled yet


@record
class Race(Table):
    """The whole table."""

    seat: Array[Seat] = length(MAX_SEATS)
    advanced: u8  # 1: the two-player advanced game
    first_game: u8  # 1: preset hands instead of dealt ones
    tgs: u8  # 1: with The Gathering Storm
    rvi: u8  # 1: with Rebel vs Imperium
    goals: u8  # 1: with goals
    takeovers: u8  # 1: with takeovers
    draft: u8  # 1: every seat drafts a deck of its own
    duel: u8  # 1: the two-player scenario of Rebel against Imperium
    solitaire: u8  # 1: one player against the robot
    robot_easy: u8  # 1: against an easy robot
    robot_hard: u8  # 1: against a hard one
    robot: RobotState
    goal: Array[u8] = length(GOAL_TILES, "goal")  # the goal tiles in play, first goals before most goals
    goal_size: u8
    goal_owners: Array[u8] = length(GOAL_TILES)  # who has won each of them, a bit a seat; of a most goal, its holder
    first: u8  # the seat with the lowest start world: player order begins here
    turn: u16  # rounds begun
    phase: u8  # the phase being played, or NONE
    repeat: u8  # 1 in the second of two equal phases (advanced game)
    pool: i16  # VP left in the pool
    deck: Array[u8] = length(MAX_CARDS, "card")  # the draw pile, its top at the end; in the draft one after the other
    deck_size: u8
    discarded: Array[u8] = length(MAX_CARDS)  # for each card: how it came to lie in the discard pile
    discard_size: u8
    attack: Array[Attack] = length(MAX_ATTACKS)  # the takeovers of this Settle phase, in the order declared
    attacks: u8


@kernel
def in_deck(s: Race, card: int) -> bool:
    """Whether a card is in this game: that depends on the sets in use (race.md 1)."""
    return (CARD[card].decks >> (s.tgs + 2 * s.rvi)) & 1 == 1


@kernel
def seats(s: Race) -> int:
    """The places at the table that have cards: the players', and the robot's."""
    return s.players + s.solitaire


@kernel
def two_actions(s: Race) -> int:
    """1 where every player chooses two action cards a round: in the advanced and in the solitaire game (15, 18)."""
    return s.advanced | s.solitaire


@kernel
def robot_level(s: Race) -> int:
    """The row of the robot's level of difficulty: easy, normal, hard."""
    return 1 + s.robot_hard - s.robot_easy


@kernel
def in_order(s: Race, place: int) -> int:
    """The seat at a place in player order: clockwise from the lowest start world (race.md 3.1)."""
    return (s.first + place) % s.players


@kernel
def then_in_order(s: Race, op: int) -> None:
    """Let every seat do something, one after the other in player order (race.md 12)."""
    for place in range(s.players - 1, -1, -1):
        then(s, op, in_order(s, place), 0)


@kernel
def begin_phase(s: Race, phase: int, repeat: int) -> None:
    """Only cards that lie in a tableau now have powers in this phase (race.md 5); goals are checked at its end (14)."""
    s.phase = phase
    s.repeat = repeat
    if s.goal_size > 0:
        then(s, Op.CHECK_GOALS, 0, phase)
    if s.solitaire == 1:
        then(s, Op.ROBOT_PHASE, 0, phase)
    for seat in range(s.players):
        me = s.seat[seat]
        me.active = me.tableau_size
        me.bonus_used = 0
        for slot in range(me.tableau_size):
            me.used[slot] = 0
        for kind in range(KINDS):
            me.produced[kind] = 0


@kernel
def chose(s: Race, seat: int, action: int) -> bool:
    """Whether a seat gets the bonus of an action card in this phase; in a second equal phase, if it played two."""
    return s.seat[seat].actions[action] > s.repeat


@kernel
def hand_slot(me: Seat, design: int) -> int:
    """Where in the hand the first copy of a design is, or NO_SLOT."""
    for i in range(me.hand_size):
        if CARD[me.hand[i]].design == design:
            return i
    return NO_SLOT


@kernel
def tableau_slot(me: Seat, design: int) -> int:
    """Where in the tableau a design lies, or NO_SLOT."""
    for slot in range(me.tableau_size):
        if CARD[me.tableau[slot]].design == design:
            return slot
    return NO_SLOT


@kernel
def add_to_hand(me: Seat, card: int) -> None:
    """Take a card into the hand, which stays in order."""
    i = me.hand_size
    while i > 0 and me.hand[i - 1] > card:
        me.hand[i] = me.hand[i - 1]
        i -= 1
    me.hand[i] = card
    me.hand_size += 1


@kernel
def take_from_hand(me: Seat, i: int) -> int:
    """Take the card at a place out of the hand."""
    card = me.hand[i]
    me.hand_size -= 1
    for j in range(i, me.hand_size):
        me.hand[j] = me.hand[j + 1]
    me.hand[me.hand_size] = 0
    return card


@kernel
def is_shown(me: Seat, card: int) -> bool:
    """Whether everybody has seen a card of the hand."""
    for i in range(me.shown_size):
        if me.shown[i] == card:
            return True
    return False


@kernel
def show_in_hand(me: Seat, card: int) -> None:
    """Everybody sees a card of the hand."""
    if me.shown_size < MAX_SHOWN and not is_shown(me, card):
        me.shown[me.shown_size] = card
        me.shown_size += 1


@kernel
def forget_shown(me: Seat) -> None:
    """A card left the hand face down: nobody can tell any more which cards are still there."""
    for i in range(me.shown_size):
        me.shown[i] = 0
    me.shown_size = 0


@kernel
def play_from_hand(me: Seat, card: int) -> int:
    """Take a card out of the hand for all to see, and lay it in the tableau; returns its slot."""
    hide_in_hand(me, card)
    return place_in_tableau(me, take_from_hand(me, hand_slot(me, CARD[card].design)))


@kernel
def hide_in_hand(me: Seat, card: int) -> None:
    """A card leaves the hand for all to see: copies of its design do not count as shown any more."""
    design = CARD[card].design
    kept = 0
    for i in range(me.shown_size):
        if CARD[me.shown[i]].design != design:
            me.shown[kept] = me.shown[i]
            kept += 1
    for i in range(kept, me.shown_size):
        me.shown[i] = 0
    me.shown_size = kept


@kernel
def place_in_tableau(me: Seat, card: int) -> int:
    """Lay a card at the end of the tableau; returns its slot."""
    slot = me.tableau_size
    me.tableau[slot] = card
    me.good[slot] = NO_CARD
    me.used[slot] = 0
    me.tableau_size += 1
    return slot


@kernel
def take_from_tableau(me: Seat, slot: int) -> int:
    """Take a card without a good out of the tableau; the cards behind it move up."""
    card = me.tableau[slot]
    me.tableau_size -= 1
    if slot < me.active:
        me.active -= 1
    for i in range(slot, me.tableau_size):
        me.tableau[i], me.good[i], me.used[i] = me.tableau[i + 1], me.good[i + 1], me.used[i + 1]
    end = me.tableau_size
    me.tableau[end], me.good[end], me.used[end] = 0, 0, 0
    return card


@kernel
def goods_of(me: Seat, kind: int) -> int:
    """Goods of a kind in the tableau; Kind.NONE counts all of them."""
    count = 0
    for slot in range(me.tableau_size):
        if me.good[slot] != NO_CARD and (kind == 0 or CARD[me.tableau[slot]].kind == kind):
            count += 1
    return count
