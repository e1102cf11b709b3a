"""The outlook of a seat: what its tableau promises until the end of the game, in hundredths of a victory point.

The bot compares outlooks: a card is worth the outlook with it less the outlook without it. So synergies need no rules
of their own; they follow from what the powers do together.
"""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import constant, i16, record
from galaktyka.games.race.scoring import bonus_vp, score, vp_for_card
from galaktyka.games.race.state import Race
from galaktyka.games.race.stock import stock
from galaktyka.games.race.tables import CARD, CARDS, DECKS, POWER, PRICE, REBEL, Keyword, Kind, Phase, Power
from galaktyka.players.race import weights as w
from galaktyka.players.race.clock import ROUND, card_value
from galaktyka.players.race.goals import goal_prospects
from galaktyka.players.race.goods import cash, consume_extra, produce_draws, produced_goods, worlds_of_sort

STRENGTHS: Final = 16  # Military of 15 conquers everything
GOOD: Final = 50  # a good on a windfall world, for each card it sells for


@record
class Targets:
    """The military worlds of the deck that a strength conquers, by what they are worth together."""

    cards: i16  # in the deck
    all: i16
    novelty: i16
    rare: i16
    genes: i16
    alien: i16
    rebel: i16


def _worth(card: int) -> int:
    """What conquering a world brings."""
    return w.VP * CARD[card].vp + GOOD * PRICE[CARD[card].kind]


def _targets(deck: int, strength: int) -> dict[str, int]:
    """One row of the table of targets."""
    cards = [card for card in range(CARDS) if CARD[card].decks >> deck & 1]
    worlds = [card for card in cards if CARD[card].military == 1 and CARD[card].value <= strength]
    row = {"cards": len(cards), "all": sum(map(_worth, worlds))}
    for kind in list(Kind)[1:]:
        row[kind.name.lower()] = sum(_worth(card) for card in worlds if CARD[card].kind == kind)
    row["rebel"] = sum(_worth(card) for card in worlds if CARD[card].keywords & Keyword.REBEL)
    return row


TARGETS = constant(Targets, [_targets(deck, strength) for deck in range(DECKS) for strength in range(STRENGTHS)])


@kernel
def outlook(o: Race, seat: int, rounds: int) -> int:
    """All that a seat may expect: its score now, and what powers, goods and Military bring in the rounds left."""
    card = card_value(o, seat, rounds)
    value = w.VP * score(o, seat)
    value += rounds * (income(o, seat, card) + conquests(o, seat)) // ROUND
    value += helpers(o, seat, rounds)
    value += counting(o, seat, rounds)
    value += goal_prospects(o, seat, rounds)
    return value + in_stock(o, seat, stock(o, seat), rounds, card)


@kernel
def in_stock(o: Race, seat: int, goods: int, rounds: int, card: int) -> int:
    """What goods are worth while they lie there: less than today, nothing when no round is left to use them."""
    if goods == 0:
        return 0
    return w.STOCK * cash(o, seat, goods, card) * min(rounds, ROUND) // (100 * ROUND)


@kernel
def counting(o: Race, seat: int, rounds: int) -> int:
    """What developments that count cards may still gain: from the hand, and from cards like those that lie there."""
    me = o.seat[seat]
    value = 0
    for slot in range(me.tableau_size):
        if CARD[me.tableau[slot]].bonus_to > CARD[me.tableau[slot]].bonus_from:
            for i in range(me.hand_size):
                value += w.SIX * vp_for_card(me.tableau[slot], me.hand[i])
            value += w.GROWTH * bonus_vp(o, seat, me.tableau[slot]) // me.tableau_size
    return value * min(rounds, 4 * ROUND) // (4 * ROUND)


@kernel
def income(o: Race, seat: int, card: int) -> int:
    """What a round brings on average."""
    me = o.seat[seat]
    value = 0
    for slot in range(me.tableau_size):
        facts = CARD[me.tableau[slot]]
        for row in range(facts.powers_from, facts.powers_to):
            value += power_income(o, seat, row, card)
    return value + cycle_income(o, seat, card)


@kernel
def cycle_income(o: Race, seat: int, card: int) -> int:
    """What producing on all worlds and consuming all of it brings a round."""
    goods = produced_goods(o, seat, 1, True)
    value = w.PRODUCE_RATE * produce_draws(o, seat, goods, True) * card
    if goods != 0:
        value += w.CYCLE * cash(o, seat, goods, card)
    return value // 100


@kernel
def power_income(o: Race, seat: int, row: int, card: int) -> int:
    """What a power outside the cycle of goods brings a round."""
    power = POWER[row]
    if power.code == Power.EXPLORE_MIX_WITH_HAND:
        return w.EXPLORE_RATE * w.MIX // 100
    if power.phase == Phase.EXPLORE:
        return w.EXPLORE_RATE * power.amount * (card if power.code == Power.EXPLORE_KEEP else w.CHOICE) // 100
    if power.phase == Phase.DEVELOP and power.code != Power.DISCARD_SELF_TO_REDUCE_DEVELOPMENT_COST:
        return w.DEVELOP_RATE * power.amount * card // 100
    if power.phase == Phase.SETTLE:
        return settle_income(o, seat, row, card)
    if power.phase == Phase.CONSUME:
        return w.CONSUME_RATE * consume_extra(row, power.uses, card) // 100
    return 0


@kernel
def settle_income(o: Race, seat: int, row: int, card: int) -> int:
    """What a power of Settle brings a round; Military has its own reckoning."""
    power = POWER[row]
    if power.code == Power.DRAW_AFTER_SETTLE or (power.code == Power.REDUCE_WORLD_COST and power.kind == Kind.NONE):
        return w.SETTLE_RATE * power.amount * card // 100
    if power.code == Power.REDUCE_WORLD_COST:
        return w.KIND_RATE * power.amount * card // 100
    if power.code == Power.PAY_FOR_MILITARY:
        return w.CONTACT
    if power.code == Power.SETTLE_SECOND_WORLD:
        return w.SETTLE_RATE * w.SECOND_WORLD // 100
    if power.code == Power.DISCARD_HAND_FOR_MILITARY:
        return w.HIRE * power.uses
    return 0


@kernel
def helpers(o: Race, seat: int, rounds: int) -> int:
    """What cards are worth that can be discarded from the tableau, as long as there is time for it."""
    me = o.seat[seat]
    value = 0
    if rounds < ROUND:
        return 0
    for slot in range(me.tableau_size):
        facts = CARD[me.tableau[slot]]
        for row in range(facts.powers_from, facts.powers_to):
            if POWER[row].code == Power.DISCARD_SELF_TO_SETTLE_FREE:
                value += w.FREE_SETTLE
            elif POWER[row].code == Power.DISCARD_SELF_FOR_MILITARY:
                value += w.TACTICS
            elif POWER[row].code == Power.DISCARD_SELF_TO_REDUCE_DEVELOPMENT_COST:
                value += w.CRASH_PROGRAM
            elif POWER[row].code == Power.DISCARD_SELF_TO_CONQUER_NONMILITARY:
                value += w.CLOAKING
    return value


@kernel
def military_against(o: Race, seat: int, target: int) -> int:
    """Military of the whole tableau against a kind, Rebels, or (0) everything; at least 0, at most the table's end."""
    me = o.seat[seat]
    total = 0
    for slot in range(me.tableau_size):
        facts = CARD[me.tableau[slot]]
        for row in range(facts.powers_from, facts.powers_to):
            power = POWER[row]
            if power.code == Power.MILITARY and (power.against == 0 or power.against == target):
                total += power.amount * (worlds_of_sort(o, seat, power.per) if power.per != 0 else 1)
    return max(0, min(total, STRENGTHS - 1))


@kernel
def conquests(o: Race, seat: int) -> int:
    """What the military worlds that may turn up in a round are worth: those in reach, by their share of the deck."""
    deck = STRENGTHS * (o.tgs + 2 * o.rvi)
    general = TARGETS[deck + military_against(o, seat, 0)]
    value = int(general.all)
    value += TARGETS[deck + military_against(o, seat, Kind.NOVELTY)].novelty - general.novelty
    value += TARGETS[deck + military_against(o, seat, Kind.RARE)].rare - general.rare
    value += TARGETS[deck + military_against(o, seat, Kind.GENES)].genes - general.genes
    value += TARGETS[deck + military_against(o, seat, Kind.ALIEN)].alien - general.alien
    value += TARGETS[deck + military_against(o, seat, REBEL)].rebel - general.rebel
    return w.MILITARY * value // (20 * general.cards)
