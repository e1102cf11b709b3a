"""The heuristic bot of Race: what it answers to each question."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8
from galaktyka.games.race.actions import CARD_ACTIONS, CONQUER, PASS, PAY
from galaktyka.games.race.explore import drawn_slot
from galaktyka.games.race.round import times_chosen
from galaktyka.games.race.state import Question, Race, hand_slot, tableau_slot
from galaktyka.games.race.tables import ActionCard
from galaktyka.games.race.worlds import world_price
from galaktyka.players.race import weights as w
from galaktyka.players.race.cards import best_placement, cards_to_pay, helper_price, hold_value, place_value
from galaktyka.players.race.clock import card_value, rounds_left
from galaktyka.players.race.economy import (
    LOWEST,
    consume_answer_value,
    fill_value,
    produce_answer_value,
    sell_value,
    take_value,
)
from galaktyka.players.race.expansion import expansion_answer_value
from galaktyka.players.race.outlook import outlook
from galaktyka.players.race.roles import choose_role
from galaktyka.players.race.takeovers import best_takeover, takeover_answer_value


@kernel
def heuristic(o: Race, seat: int, mask: Array[u8], seed: int) -> int:
    """The legal action of most value; among equals the seed decides."""
    rounds = rounds_left(o, seat)
    if o.seat[seat].question == Question.CHOOSE_ACTION:
        return choose_role(o, seat, mask, rounds)
    before = outlook(o, seat, rounds)
    best = -1
    highest = LOWEST
    equals = 0
    for action in range(len(mask)):
        if mask[action] == 1:
            value = action_value(o, seat, action, rounds, before)
            if value > highest:
                best, highest, equals = action, value, 1
            elif value == highest:
                equals += 1
                if (seed >> 8) % equals == 0:
                    best = action
    return best


@kernel
def action_value(o: Race, seat: int, action: int, rounds: int, before: int) -> int:
    """What an answer to the open question is worth; comparable only with other answers to it."""
    me = o.seat[seat]
    question = me.question
    if question == Question.KEEP:
        return hold_value(o, seat, me.drawn[drawn_slot(me, action - CARD_ACTIONS)], rounds, before)
    if question == Question.CHOOSE_DEVELOPMENT or question == Question.CHOOSE_WORLD:
        return placement_value(o, seat, action, rounds, before)
    if question == Question.SETTLE_HOW:
        return settle_how_value(o, seat, action, rounds, before)
    if question >= Question.HIRE and question < Question.TAKEOVER:
        return expansion_answer_value(o, seat, action, rounds, before)
    if question >= Question.TAKEOVER:
        return takeover_answer_value(o, seat, action, rounds, before)
    if question == Question.DISCARD_HAND and action == PASS:
        return -w.VP
    if question >= Question.SELL and question <= Question.WINDFALL_WORLD and question != Question.DISCARD_HAND:
        return economy_value(o, seat, action, rounds, before)
    return -hold_value(o, seat, me.hand[hand_slot(me, action - CARD_ACTIONS)], rounds, before)


@kernel
def economy_value(o: Race, seat: int, action: int, rounds: int, before: int) -> int:
    """What an answer in Consume or Produce is worth."""
    question = o.seat[seat].question
    if question == Question.CONSUME:
        return consume_answer_value(o, seat, action, rounds, before)
    if question == Question.PRODUCE:
        return produce_answer_value(o, seat, action, card_value(o, seat, rounds))
    slot = tableau_slot(o.seat[seat], action - CARD_ACTIONS)
    card = card_value(o, seat, rounds)
    if question == Question.SELL:
        return sell_value(o, seat, slot, card)
    if question == Question.CONSUME_GOOD:
        return take_value(o, seat, slot, card)
    return fill_value(o, seat, slot, card)


@kernel
def placement_value(o: Race, seat: int, action: int, rounds: int, before: int) -> int:
    """What placing a card is worth, and a world in the Settle phase that may follow with the cards left then."""
    me = o.seat[seat]
    settles = me.question == Question.CHOOSE_DEVELOPMENT and times_chosen(o, ActionCard.SETTLE) > 0
    if action == PASS and me.question == Question.CHOOSE_WORLD:
        return w.PASS + best_takeover(o, seat, rounds, before)
    if action == PASS:
        return w.PASS + (best_placement(o, seat, 0, me.hand_size - 1, rounds, before) if settles else 0)
    card = me.hand[hand_slot(me, action - CARD_ACTIONS)]
    value = place_value(o, seat, card, rounds, before)
    if not settles:
        return value
    return value + best_placement(o, seat, 0, me.hand_size - 2 - cards_to_pay(o, seat, card), rounds, before)


@kernel
def settle_how_value(o: Race, seat: int, action: int, rounds: int, before: int) -> int:
    """What a way to place the revealed world costs: nothing, cards, or a card of the tableau."""
    me = o.seat[seat]
    if action == CONQUER:
        return 0
    if action == PAY:
        return -world_price(o, seat, me.choice) * card_value(o, seat, rounds)
    return -helper_price(o, seat, tableau_slot(me, action - CARD_ACTIONS), rounds, before)
