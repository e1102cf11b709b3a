"""Choosing action cards: what each phase would bring, to the bot and to the others, and who may call it."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8
from galaktyka.games.race.actions import NO_SECOND, ROLE, ROLE_ACTIONS
from galaktyka.games.race.develop import BONUS_DISCOUNT
from galaktyka.games.race.explore import BONUS_DRAW, BONUS_EACH, DRAW, KEEP
from galaktyka.games.race.powers import power_total
from galaktyka.games.race.round import last_tableau
from galaktyka.games.race.scoring import score
from galaktyka.games.race.settle import BONUS_DRAW as BONUS_DRAW_SETTLE
from galaktyka.games.race.state import Race, seats
from galaktyka.games.race.stock import stock
from galaktyka.games.race.tables import ACTION_CARDS, ActionCard, Phase, Power
from galaktyka.games.race.track import set_tracks
from galaktyka.players.race import weights as w
from galaktyka.players.race.cards import PRICELESS, best_placement
from galaktyka.players.race.clock import card_value
from galaktyka.players.race.goods import consume_extras, consume_value, produce_draws, produced_goods, sell_first
from galaktyka.players.race.outlook import in_stock, outlook
from galaktyka.players.race.takeovers import best_takeover

NONE_PLAYED: Final = -1  # instead of an action card: another seat has called the phase
PHASES: Final = 7
CHANCE_BITS: Final = 7
CHANCE_MASK: Final = 127
ALL_PHASES: Final = sum(100 << CHANCE_BITS * phase for phase in range(Phase.EXPLORE, PHASES))


@kernel
def explore_benefit(o: Race, seat: int, action: int, card: int) -> int:
    """What Explore brings: cards kept, and the choice among those seen."""
    draw = DRAW + power_total(o, seat, Power.EXPLORE_DRAW)
    keep = KEEP + power_total(o, seat, Power.EXPLORE_KEEP)
    if action == ActionCard.EXPLORE_5:
        draw += BONUS_DRAW
    elif action == ActionCard.EXPLORE_1_1:
        draw += BONUS_EACH
        keep += BONUS_EACH
    keep = min(keep, draw)
    return keep * card + (draw - keep) * w.CHOICE


@kernel
def placement_benefit(o: Race, seat: int, action: int, development: int, rounds: int, before: int) -> int:
    """What Develop or Settle brings the bot itself, with the bonus where it plays the action card."""
    me = o.seat[seat]
    money = card_value(o, seat, rounds)
    if development == 0:
        best = best_placement(o, seat, 0, me.hand_size - 1, rounds, before)
        best = max(best, best_takeover(o, seat, rounds, before))
        bonus = 0 if action == NONE_PLAYED else BONUS_DRAW_SETTLE * money
        return best + bonus if best > 0 else 0
    if action == NONE_PLAYED:
        return best_placement(o, seat, 1, me.hand_size - 1, rounds, before)
    best = best_placement(o, seat, 1, me.hand_size - 1 + BONUS_DISCOUNT, rounds, before)
    return best + BONUS_DISCOUNT * money if best > 0 else 0


@kernel
def others_placement(o: Race, seat: int, development: int) -> int:
    """What placing a card may bring a seat whose hand is unknown."""
    cards = min(w.FULL_HAND, int(o.seat[seat].hand_size))
    return (w.OTHERS_DEVELOP if development == 1 else w.OTHERS_SETTLE) * cards // w.FULL_HAND


@kernel
def consume_benefit(o: Race, seat: int, action: int, rounds: int, card: int) -> int:
    """What Consume brings, less what the goods would be worth later."""
    goods = stock(o, seat)
    extras = consume_extras(o, seat, card)
    if goods == 0:
        return extras
    later = in_stock(o, seat, goods, rounds, card)
    if action == ActionCard.CONSUME_TRADE:
        return extras + sell_first(o, seat, goods, card) - later
    vp = 2 * w.VP if action == ActionCard.CONSUME_2X else w.VP
    return extras + consume_value(o, seat, goods, vp, card, True) - later


@kernel
def produce_benefit(o: Race, seat: int, action: int, rounds: int, card: int) -> int:
    """What Produce brings: cards drawn, and goods for later."""
    produced = produced_goods(o, seat, 1 if action == ActionCard.PRODUCE else 0, False)
    draws = produce_draws(o, seat, produced, False) * card
    if produced == 0:
        return draws
    goods = stock(o, seat)
    return draws + in_stock(o, seat, goods + produced, rounds, card) - in_stock(o, seat, goods, rounds, card)


@kernel
def refill_benefit(o: Race, seat: int, rounds: int, card: int) -> int:
    """What Produce brings more when all goods were consumed in the same round."""
    produced = produced_goods(o, seat, 1, True)
    refilled = produce_draws(o, seat, produced, True) * card + in_stock(o, seat, produced, rounds, card)
    return max(0, refilled - produce_benefit(o, seat, ActionCard.PRODUCE, rounds, card))


@kernel
def phase_of(action: int) -> int:
    """The phase an action card plays."""
    if action <= ActionCard.EXPLORE_1_1:
        return Phase.EXPLORE
    if action == ActionCard.DEVELOP:
        return Phase.DEVELOP
    if action == ActionCard.SETTLE:
        return Phase.SETTLE
    return Phase.PRODUCE if action == ActionCard.PRODUCE else Phase.CONSUME


@kernel
def benefit(o: Race, seat: int, phase: int, action: int, own: bool, rounds: int, before: int) -> int:
    """What a phase brings a seat that plays an action card for it, or none of its own."""
    card = card_value(o, seat, rounds)
    if phase == Phase.EXPLORE:
        return explore_benefit(o, seat, action, card)
    if phase == Phase.CONSUME:
        return consume_benefit(o, seat, action, rounds, card)
    if phase == Phase.PRODUCE:
        return produce_benefit(o, seat, action, rounds, card)
    development = 1 if phase == Phase.DEVELOP else 0
    if own:
        return placement_benefit(o, seat, action, development, rounds, before)
    return others_placement(o, seat, development) + (0 if action == NONE_PLAYED else card)


@kernel
def eagerness(o: Race, seat: int, action: int, rounds: int) -> int:
    """How much another seat would like to play an action card."""
    value = max(0, benefit(o, seat, phase_of(action), action, False, rounds, 0))
    return value * value


@kernel
def calls_of(o: Race, seat: int, rounds: int) -> int:
    """The chance in percent that a seat calls each phase, packed by phase: the more eager, the likelier."""
    eager = (
        eagerness(o, seat, ActionCard.EXPLORE_5, rounds),
        eagerness(o, seat, ActionCard.EXPLORE_1_1, rounds),
        eagerness(o, seat, ActionCard.DEVELOP, rounds),
        eagerness(o, seat, ActionCard.SETTLE, rounds),
        eagerness(o, seat, ActionCard.CONSUME_TRADE, rounds),
        eagerness(o, seat, ActionCard.CONSUME_2X, rounds),
        eagerness(o, seat, ActionCard.PRODUCE, rounds),
    )
    total = 1 + eager[0] + eager[1] + eager[2] + eager[3] + eager[4] + eager[5] + eager[6]
    packed = 0
    for action in range(ACTION_CARDS):
        packed += 100 * eager[action] // total << CHANCE_BITS * phase_of(action)
    return packed


@kernel
def chance(packed: int, phase: int) -> int:
    """The chance in percent of one phase."""
    return (packed >> (CHANCE_BITS * phase)) & CHANCE_MASK


@kernel
def calls_of_others(o: Race, seat: int, rounds: int) -> int:
    """The chance in percent that at least one other seat calls each phase, packed by phase."""
    nobody = ALL_PHASES  # 100 % for every phase
    for other in range(seats(o)):
        if other != seat:
            calls = calls_of(o, other, rounds)
            left = 0
            for phase in range(Phase.EXPLORE, PHASES):
                left |= chance(nobody, phase) * (100 - chance(calls, phase)) // 100 << CHANCE_BITS * phase
            nobody = left
    return ALL_PHASES - nobody


@kernel
def others_benefit(o: Race, seat: int, phase: int, rounds: int) -> int:
    """What a phase brings the other seats without their own action card, on average."""
    total = 0
    for other in range(seats(o)):
        if other != seat:
            total += benefit(o, other, phase, NONE_PLAYED, False, rounds, 0)
    return total // (seats(o) - 1)


@kernel
def worth_calling(o: Race, seat: int, action: int, calls: int, rounds: int, before: int) -> int:
    """What playing an action card adds to a round, compared with leaving its phase to the others."""
    phase = phase_of(action)
    called = chance(calls, phase)
    mine = benefit(o, seat, phase, action, True, rounds, before)
    anyway = benefit(o, seat, phase, NONE_PLAYED, True, rounds, before)
    theirs = others_benefit(o, seat, phase, rounds)
    value = mine - (called * anyway + (100 - called) * w.OPPONENT * theirs // 100) // 100
    return value + ending(o, seat, phase, mine)


@kernel
def ending(o: Race, seat: int, phase: int, mine: int) -> int:
    """What it is worth to fill the tableau and end the game: the lead, or what the seat is behind."""
    if phase != Phase.DEVELOP and phase != Phase.SETTLE:
        return 0
    if mine <= 0 or o.seat[seat].tableau_size + 1 < last_tableau(o, seat):
        return 0
    best = -1000
    for other in range(seats(o)):
        if other != seat:
            best = max(best, score(o, other))
    return w.LEAD * (score(o, seat) - best)


@kernel
def choose_role(o: Race, seat: int, mask: Array[u8], rounds: int) -> int:
    """The action card, or the pair of the advanced game, that is most worth calling.

    In a pair the second card of a phase brings half as much again, and Produce refills what Consume has emptied.
    """
    calls = calls_of_others(o, seat, rounds)
    before = outlook(o, seat, rounds)
    if o.takeovers == 1:
        set_tracks(o)
    worth = (
        worth_calling(o, seat, ActionCard.EXPLORE_5, calls, rounds, before),
        worth_calling(o, seat, ActionCard.EXPLORE_1_1, calls, rounds, before),
        worth_calling(o, seat, ActionCard.DEVELOP, calls, rounds, before),
        worth_calling(o, seat, ActionCard.SETTLE, calls, rounds, before),
        worth_calling(o, seat, ActionCard.CONSUME_TRADE, calls, rounds, before),
        worth_calling(o, seat, ActionCard.CONSUME_2X, calls, rounds, before),
        worth_calling(o, seat, ActionCard.PRODUCE, calls, rounds, before),
    )
    best = 0
    highest = -PRICELESS
    for role in range(len(ROLE)):
        first, second = ROLE[role].first, ROLE[role].second
        value = worth[first]
        if second != NO_SECOND:
            value += worth[second] // 2 if phase_of(first) == phase_of(second) else worth[second]
            if phase_of(first) == Phase.CONSUME and second == ActionCard.PRODUCE:
                value += refill_benefit(o, seat, rounds, card_value(o, seat, rounds))
        if mask[ROLE_ACTIONS + role] == 1 and value > highest:
            highest = value
            best = role
    return ROLE_ACTIONS + best
