"""What a seat may know (race.md 2), as a record."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import Frame
from galaktyka.engine.kernel import kernel
from galaktyka.games.race.deck import deck_end
from galaktyka.games.race.robot_tables import DICE
from galaktyka.games.race.state import (
    HOW,
    NO_CHOICE,
    SEEN_BY_ALL,
    Attack,
    Op,
    Question,
    Race,
    Seat,
    Track,
    seats,
)
from galaktyka.games.race.tables import ACTION_CARDS, CARDS, KINDS, NO_CARD, TRACKS

HIDDEN: Final = 254  # a card whose face the seat cannot know


@kernel
def observe(s: Race, seat: int, out: Race) -> None:
    """Fill a blank record with what a seat may know; a number that is no seat sees what all may see."""
    observe_table(s, out)
    for card in range(CARDS):
        if knows_discard(s, seat, card):
            out.discarded[card] = s.discarded[card]
    if is_drafting(s) and 0 <= seat < s.players:
        observe_deck(s, seat, out)
    for other in range(seats(s)):
        observe_seat(s, other, out)
        observe_tableau(s, other, out)
        observe_cards(s, other, out, other == seat)
        observe_drawn(s, other, out, other == seat)
        if other == seat or not choices_are_secret(s):
            out.seat[other].choice = s.seat[other].choice
        else:
            out.seat[other].choice = NO_CHOICE


@kernel
def knows_discard(s: Race, seat: int, card: int) -> bool:
    """Whether a card lies in the discard pile and the seat saw its face; a number that is no seat discards nothing."""
    how = s.discarded[card] & HOW
    return how == SEEN_BY_ALL or (0 <= seat < s.players and how == 1 + seat)


@kernel
def observe_table(s: Race, out: Race) -> None:
    """What lies open in the middle, and what is still to be done."""
    out.players, out.advanced, out.first_game = s.players, s.advanced, s.first_game
    out.tgs, out.rvi, out.goals, out.takeovers = s.tgs, s.rvi, s.goals, s.takeovers
    out.draft, out.duel = s.draft, s.duel
    observe_robot(s, out)
    out.goal_size = s.goal_size
    for tile in range(s.goal_size):
        out.goal[tile], out.goal_owners[tile] = s.goal[tile], s.goal_owners[tile]
    out.first, out.turn, out.phase, out.repeat, out.pool = s.first, s.turn, s.phase, s.repeat, s.pool
    out.deck_size, out.discard_size = s.deck_size, s.discard_size
    for i in range(s.deck_size):
        out.deck[i] = HIDDEN
    out.attacks = s.attacks
    for i in range(s.attacks):
        copy_attack(s.attack[i], out.attack[i])
    out.depth = s.depth
    for i in range(s.depth):
        copy_frame(s.stack[i], out.stack[i])


@kernel
def is_drafting(s: Race) -> bool:
    """Whether decks are being drafted, or start worlds chosen after that: no good has left them unseen yet (17)."""
    return s.draft == 1 and s.turn == 0 and s.seat[0].tableau_size == 0


@kernel
def observe_deck(s: Race, seat: int, out: Race) -> None:
    """Who drafts a deck knows which cards are in it: they are shown ascending, since their order is not known (17)."""
    end = deck_end(s, seat)
    begin = end - s.seat[seat].deck_size
    for i in range(begin, end):
        card = s.deck[i]
        j = i
        while j > begin and out.deck[j - 1] > card:
            out.deck[j] = out.deck[j - 1]
            j -= 1
        out.deck[j] = card


@kernel
def observe_robot(s: Race, out: Race) -> None:
    """The robot's counters and dice lie open."""
    out.solitaire, out.robot_easy, out.robot_hard = s.solitaire, s.robot_easy, s.robot_hard
    out.robot.credit, out.robot.economy, out.robot.tiles = s.robot.credit, s.robot.economy, s.robot.tiles
    for die in range(DICE):
        out.robot.dice[die] = s.robot.dice[die]


@kernel
def copy_frame(frame: Frame, out: Frame) -> None:
    """Frames follow from what everybody saw."""
    out.op, out.seat, out.number = frame.op, frame.seat, frame.number


@kernel
def copy_track(track: Track, out: Track) -> None:
    """Tracks follow from open tableaus."""
    out.military_worlds, out.rebel_worlds = track.military_worlds, track.rebel_worlds
    out.imperium_cards = track.imperium_cards
    for against in range(TRACKS):
        out.military[against] = track.military[against]


@kernel
def copy_attack(attack: Attack, out: Attack) -> None:
    """Takeovers are declared openly."""
    out.attacker, out.victim, out.world, out.means = attack.attacker, attack.victim, attack.world, attack.means
    out.strength, out.outcome = attack.strength, attack.outcome


@kernel
def observe_seat(s: Race, seat: int, out: Race) -> None:
    """What everybody sees of a seat besides its cards."""
    me = s.seat[seat]
    to = out.seat[seat]
    to.question, to.amount, to.depth = me.question, me.amount, me.depth
    for i in range(me.depth):
        copy_frame(me.stack[i], to.stack[i])
    to.vp, to.temporary, to.conquering = me.vp, me.temporary, me.conquering
    to.disguise, to.placed = me.disguise, me.placed
    to.slot, to.power, to.taken, to.kinds_taken = me.slot, me.power, me.taken, me.kinds_taken
    to.trade_price, to.bonus_used, to.surplus = me.trade_price, me.bonus_used, me.surplus
    for card in range(ACTION_CARDS):
        to.actions[card] = me.actions[card]
    for kind in range(KINDS):
        to.produced[kind] = me.produced[kind]
    copy_track(me.track, to.track)


@kernel
def observe_tableau(s: Race, seat: int, out: Race) -> None:
    """Tableaus are open; of a good everybody sees that it is there, nobody its face."""
    me = s.seat[seat]
    to = out.seat[seat]
    to.tableau_size, to.active = me.tableau_size, me.active
    for slot in range(me.tableau_size):
        to.tableau[slot], to.used[slot] = me.tableau[slot], me.used[slot]
        to.good[slot] = NO_CARD if me.good[slot] == NO_CARD else HIDDEN


@kernel
def observe_cards(s: Race, seat: int, out: Race, own: bool) -> None:
    """Hand cards: their number is open, their faces are the owner's, but for those all have seen."""
    me = s.seat[seat]
    to = out.seat[seat]
    to.hand_size, to.shown_size, to.deck_size = me.hand_size, me.shown_size, me.deck_size
    for i in range(me.shown_size):
        to.shown[i] = me.shown[i]
    for i in range(me.hand_size):
        to.hand[i] = me.hand[i] if own else HIDDEN


@kernel
def observe_drawn(s: Race, seat: int, out: Race, own: bool) -> None:
    """Cards drawn beside the hand: the owner's alone, unless they were turned over for all to see."""
    me = s.seat[seat]
    to = out.seat[seat]
    to.drawn_size = me.drawn_size
    for i in range(me.drawn_size):
        to.drawn[i] = me.drawn[i] if own or drawn_openly(me) else HIDDEN


@kernel
def drawn_openly(me: Seat) -> bool:
    """Whether the cards beside the hand lie open."""
    return me.question == Question.TAKE_REVEALED


@kernel
def choices_are_secret(s: Race) -> bool:
    """Whether the table waits for a reveal: until then nobody sees what another seat chose."""
    if s.depth == 0:
        return False
    op = s.stack[s.depth - 1].op
    return (
        op == Op.REVEAL_ACTIONS
        or op == Op.REVEAL_DEVELOPMENTS
        or op == Op.REVEAL_WORLDS
        or op == Op.REVEAL_START_WORLDS
        or op == Op.PASS_CARDS
    )
