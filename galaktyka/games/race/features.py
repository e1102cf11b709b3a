"""What a seat may know, as numbers for a network (see `galaktyka.engine.features`).

Seats are counted from the seat itself, clockwise; places of seats that are not there stay 0. A card is its design.
The last parts tell what cards would mean in the seat's tableau, and what tableaus bring: a network would have to learn
it card by card.
"""

from __future__ import annotations

from typing import Final

from galaktyka.engine.features import FeaturePart, Features, byte, offset_of
from galaktyka.engine.flow import MAX_SEATS, NOTHING
from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8
from galaktyka.games.race.deck import deck_end
from galaktyka.games.race.goal_tables import GOAL
from galaktyka.games.race.military import fights, general_military
from galaktyka.games.race.observe import is_drafting, knows_discard
from galaktyka.games.race.powers import worlds_of_sort
from galaktyka.games.race.scoring import bonus_vp, score, vp_for_card
from galaktyka.games.race.state import NO_CHOICE, NO_SLOT, Race, tableau_slot
from galaktyka.games.race.stock import BITS, BYTE
from galaktyka.games.race.tables import (
    ACTION_CARDS,
    CARD,
    CARDS,
    DESIGN_COUNT,
    KINDS,
    NO_CARD,
    POWER,
    Kind,
    Phase,
    Power,
)
from galaktyka.games.race.track import attack_at_stake, defence_strength
from galaktyka.games.race.yields import best_sale, consumed

OPTIONS: Final = 7
QUESTIONS: Final = 32  # room for those to come
PHASES: Final = len(Phase)
MIDDLE: Final = 20  # Military and scores may be negative: this much is added to them
SEAT_NUMBERS: Final = 10
YIELDS: Final = 8
FLAG: Final = 10  # a flag among numbers whose unit is 10

PARTS: Final = (
    FeaturePart("players", (MAX_SEATS,), 1, "how many play, one of six"),
    FeaturePart("options", (OPTIONS,), 1, "advanced, tgs, rvi, goals, takeovers, draft, duel"),
    FeaturePart("phase", (PHASES,), 1, "the phase being played, one of those of `Phase`"),
    FeaturePart("second", (1,), 1, "whether it is the second of two equal phases"),
    FeaturePart("question", (QUESTIONS,), 1, "what the seat is asked, one of those of `Question`"),
    FeaturePart("amount", (1,), 5, "how many answers of this kind are still wanted"),
    FeaturePart("numbers", (4,), 32, "the round, VP left in the pool, cards of the deck and of the discard pile"),
    FeaturePart("goals", (len(GOAL),), 1, "goals that are in play"),
    FeaturePart("hand", (DESIGN_COUNT,), 1, "cards in the seat's hand"),
    FeaturePart("drawn", (DESIGN_COUNT,), 1, "cards that the seat looks at in Explore"),
    FeaturePart("discarded", (DESIGN_COUNT,), 1, "cards of the discard pile that the seat has seen"),
    FeaturePart("placing", (DESIGN_COUNT,), 1, "the card that the seat is about to place"),
    FeaturePart("at_work", (DESIGN_COUNT,), 1, "the card whose power the seat is using"),
    FeaturePart("taken", (1 + KINDS,), 1, "goods that this power has taken so far, and of which kinds"),
    FeaturePart(
        "seats",
        (MAX_SEATS, SEAT_NUMBERS),
        10,
        "of each seat: is there (10), owes a decision (10), VP in chips, cards in hand, drawn and in the tableau, "
        f"goods, general Military + {MIDDLE}, temporary Military + {MIDDLE}, score so far + {MIDDLE}",
    ),
    FeaturePart("actions", (MAX_SEATS, ACTION_CARDS), 1, "action cards of this round that lie open"),
    FeaturePart("produced", (MAX_SEATS, KINDS), 1, "goods produced in this phase, by kind"),
    FeaturePart("owned_goals", (MAX_SEATS, len(GOAL)), 1, "goals that a seat holds"),
    FeaturePart("tableau", (MAX_SEATS, DESIGN_COUNT), 1, "cards in the tableau"),
    FeaturePart("goods", (MAX_SEATS, DESIGN_COUNT), 1, "worlds with a good on them"),
    FeaturePart("shown", (MAX_SEATS, DESIGN_COUNT), 1, "cards in the hand that everybody has seen"),
    FeaturePart("at_stake", (DESIGN_COUNT,), 1, "the world of the takeover that is being declared or resolved"),
    FeaturePart("attack", (2,), 10, "what this takeover attacks and is defended with"),
    FeaturePart("drafted", (DESIGN_COUNT,), 1, "cards of the seat's own deck, until start worlds lie open"),
    FeaturePart(
        "prices", (DESIGN_COUNT,), 5, "1 + what each card in the hand, or looked at, costs or wants of Military"
    ),
    FeaturePart("in_reach", (DESIGN_COUNT,), 1, "those of them that the hand can pay for, or Military conquer"),
    FeaturePart("worth", (DESIGN_COUNT,), 5, "VP that each of them would add to the score at once"),
    FeaturePart(
        "yields",
        (MAX_SEATS, YIELDS),
        5,
        "of each seat: goods that its powers would consume, VP and cards for them, cards for the best sale; and these "
        "four after Produce",
    ),
)

AT_PLAYERS: Final = offset_of(PARTS, "players")
AT_OPTIONS: Final = offset_of(PARTS, "options")
AT_PHASE: Final = offset_of(PARTS, "phase")
AT_SECOND: Final = offset_of(PARTS, "second")
AT_QUESTION: Final = offset_of(PARTS, "question")
AT_AMOUNT: Final = offset_of(PARTS, "amount")
AT_NUMBERS: Final = offset_of(PARTS, "numbers")
AT_GOALS: Final = offset_of(PARTS, "goals")
AT_HAND: Final = offset_of(PARTS, "hand")
AT_DRAWN: Final = offset_of(PARTS, "drawn")
AT_DISCARDED: Final = offset_of(PARTS, "discarded")
AT_PLACING: Final = offset_of(PARTS, "placing")
AT_WORK: Final = offset_of(PARTS, "at_work")
AT_TAKEN: Final = offset_of(PARTS, "taken")
AT_SEATS: Final = offset_of(PARTS, "seats")
AT_ACTIONS: Final = offset_of(PARTS, "actions")
AT_PRODUCED: Final = offset_of(PARTS, "produced")
AT_OWNED_GOALS: Final = offset_of(PARTS, "owned_goals")
AT_TABLEAU: Final = offset_of(PARTS, "tableau")
AT_GOODS: Final = offset_of(PARTS, "goods")
AT_SHOWN: Final = offset_of(PARTS, "shown")
AT_STAKE: Final = offset_of(PARTS, "at_stake")
AT_ATTACK: Final = offset_of(PARTS, "attack")
AT_DRAFTED: Final = offset_of(PARTS, "drafted")
AT_PRICES: Final = offset_of(PARTS, "prices")
AT_REACH: Final = offset_of(PARTS, "in_reach")
AT_WORTH: Final = offset_of(PARTS, "worth")
AT_YIELDS: Final = offset_of(PARTS, "yields")


@kernel
def features(s: Race, seat: int, out: Array[u8]) -> None:
    """Fill cleared bytes with the features of a seat."""
    table_features(s, out)
    own_features(s, seat, out)
    for place in range(s.players):
        other = (seat + place) % s.players
        seat_features(s, other, place, out)
        tableau_features(s, other, place, out)
        yield_features(s, other, AT_YIELDS + YIELDS * place, False, out)
        yield_features(s, other, AT_YIELDS + YIELDS * place + YIELDS // 2, True, out)


@kernel
def table_features(s: Race, out: Array[u8]) -> None:
    """What lies open in the middle."""
    out[AT_PLAYERS + s.players - 1] = 1
    out[AT_OPTIONS], out[AT_OPTIONS + 1], out[AT_OPTIONS + 2] = s.advanced, s.tgs, s.rvi
    out[AT_OPTIONS + 3], out[AT_OPTIONS + 4] = s.goals, s.takeovers
    out[AT_OPTIONS + 5], out[AT_OPTIONS + 6] = s.draft, s.duel
    out[AT_PHASE + s.phase] = 1
    out[AT_SECOND] = s.repeat
    out[AT_NUMBERS], out[AT_NUMBERS + 1] = byte(s.turn), byte(s.pool)
    out[AT_NUMBERS + 2], out[AT_NUMBERS + 3] = s.deck_size, s.discard_size
    for tile in range(s.goal_size):
        out[AT_GOALS + s.goal[tile]] = 1
    if s.attacks > 0:
        attack = s.attack[attack_at_stake(s)]
        out[AT_STAKE + CARD[attack.world].design] = 1
        out[AT_ATTACK] = byte(attack.strength)
        out[AT_ATTACK + 1] = byte(defence_strength(s, attack.victim, attack.world))


@kernel
def own_features(s: Race, seat: int, out: Array[u8]) -> None:
    """What the seat is asked, and the cards that only it knows."""
    me = s.seat[seat]
    if me.question != NOTHING:
        out[AT_QUESTION + me.question] = 1
        out[AT_AMOUNT] = byte(me.amount)
    for i in range(me.hand_size):
        out[AT_HAND + CARD[me.hand[i]].design] += 1
        prospect_features(s, seat, me.hand[i], out)
    for i in range(me.drawn_size):
        out[AT_DRAWN + CARD[me.drawn[i]].design] += 1
        prospect_features(s, seat, me.drawn[i], out)
    for card in range(CARDS):
        if knows_discard(s, seat, card):
            out[AT_DISCARDED + CARD[card].design] += 1
    if me.choice != NO_CHOICE and (s.phase == Phase.DEVELOP or s.phase == Phase.SETTLE):
        out[AT_PLACING + CARD[me.choice].design] = 1
    power_features(s, seat, out)
    if is_drafting(s):
        draft_features(s, seat, out)


@kernel
def prospect_features(s: Race, seat: int, card: int, out: Array[u8]) -> None:
    """What a card would mean in the tableau of a seat; cards that are discarded for it are left aside."""
    me = s.seat[seat]
    design = CARD[card].design
    price = price_now(s, seat, card)
    out[AT_PRICES + design] = 1 + price
    if CARD[card].development == 1 and tableau_slot(me, design) != NO_SLOT:
        return
    if price == 0 or (CARD[card].military == 0 and price < me.hand_size):
        out[AT_REACH + design] = 1
    out[AT_WORTH + design] = byte(vp_now(s, seat, card))


@kernel
def price_now(s: Race, seat: int, card: int) -> int:
    """The cards that a card costs with all that lies in the tableau, or the Military that is missing to conquer it.

    The prices of Develop and Settle leave out cards that were placed in the phase; this one is about phases to come.
    """
    me = s.seat[seat]
    price = int(CARD[card].value)
    for slot in range(me.tableau_size):
        lying = CARD[me.tableau[slot]]
        for row in range(lying.powers_from, lying.powers_to):
            price -= help_of(s, seat, row, card)
    return max(0, price)


@kernel
def help_of(s: Race, seat: int, row: int, card: int) -> int:
    """What a power takes off the price of a card."""
    power = POWER[row]
    if CARD[card].development == 1:
        return power.amount if power.code == Power.REDUCE_DEVELOPMENT_COST else 0
    if CARD[card].military == 0:
        helps = power.code == Power.REDUCE_WORLD_COST and (power.kind == Kind.NONE or power.kind == CARD[card].kind)
        return power.amount if helps else 0
    if power.code == Power.MILITARY and fights(power.against, card):
        return power.amount * (worlds_of_sort(s, seat, power.per) if power.per != 0 else 1)
    return 0


@kernel
def vp_now(s: Race, seat: int, card: int) -> int:
    """What a card would add to the score: its own VP, what it counts, and what counts it."""
    me = s.seat[seat]
    total = CARD[card].vp + bonus_vp(s, seat, card) + vp_for_card(card, card)
    for slot in range(me.tableau_size):
        total += vp_for_card(me.tableau[slot], card)
    return total


@kernel
def draft_features(s: Race, seat: int, out: Array[u8]) -> None:
    """Which cards are in the deck that the seat drafts, in whatever order they lie (17)."""
    end = deck_end(s, seat)
    for i in range(end - s.seat[seat].deck_size, end):
        out[AT_DRAFTED + CARD[s.deck[i]].design] += 1


@kernel
def power_features(s: Race, seat: int, out: Array[u8]) -> None:
    """The power that the seat is using in Consume and Produce."""
    me = s.seat[seat]
    if me.slot != NO_SLOT and me.slot < me.tableau_size and s.phase >= Phase.CONSUME:
        out[AT_WORK + CARD[me.tableau[me.slot]].design] = 1
        out[AT_TAKEN] = me.taken
        for kind in range(KINDS):
            out[AT_TAKEN + 1 + kind] = (me.kinds_taken >> kind) & 1


@kernel
def seat_features(s: Race, seat: int, place: int, out: Array[u8]) -> None:
    """What everybody sees of a seat besides its cards."""
    me = s.seat[seat]
    at = AT_SEATS + SEAT_NUMBERS * place
    out[at] = FLAG
    out[at + 1] = FLAG if me.question != NOTHING else 0
    out[at + 2], out[at + 3], out[at + 4], out[at + 5] = byte(me.vp), me.hand_size, me.drawn_size, me.tableau_size
    out[at + 7] = byte(general_military(s, seat) + MIDDLE)
    out[at + 8] = byte(me.temporary + MIDDLE)
    out[at + 9] = byte(score(s, seat) + MIDDLE)
    for card in range(ACTION_CARDS):
        out[AT_ACTIONS + ACTION_CARDS * place + card] = me.actions[card]
    for kind in range(KINDS):
        out[AT_PRODUCED + KINDS * place + kind] = me.produced[kind]
    for tile in range(s.goal_size):
        out[AT_OWNED_GOALS + len(GOAL) * place + s.goal[tile]] = (s.goal_owners[tile] >> seat) & 1


@kernel
def tableau_features(s: Race, seat: int, place: int, out: Array[u8]) -> None:
    """The cards of a seat that lie open or that everybody has seen."""
    me = s.seat[seat]
    goods = 0
    for slot in range(me.tableau_size):
        design = CARD[me.tableau[slot]].design
        out[AT_TABLEAU + DESIGN_COUNT * place + design] = 1
        if me.good[slot] != NO_CARD:
            goods += 1
            out[AT_GOODS + DESIGN_COUNT * place + design] = 1
    out[AT_SEATS + SEAT_NUMBERS * place + 6] = goods
    for i in range(me.shown_size):
        out[AT_SHOWN + DESIGN_COUNT * place + CARD[me.shown[i]].design] += 1


@kernel
def yield_features(s: Race, seat: int, at: int, produced: bool, out: Array[u8]) -> None:
    """What Consume would bring a seat, with the goods that lie there or those that would after Produce."""
    brought = consumed(s, seat, produced)
    out[at], out[at + 1], out[at + 2] = brought & BYTE, (brought >> BITS) & BYTE, (brought >> 2 * BITS) & BYTE
    out[at + 3] = byte(best_sale(s, seat, produced))


FEATURES: Final = Features(PARTS, features)
