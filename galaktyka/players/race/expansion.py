"""Answers to the questions that only cards and rules of the expansions ask."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.race.actions import CARD_ACTIONS, PAY
from galaktyka.games.race.develop import development_cost, discount_of_helper
from galaktyka.games.race.explore import drawn_slot
from galaktyka.games.race.state import Question, Race, hand_slot, tableau_slot
from galaktyka.games.race.tables import CARD, POWER, Power
from galaktyka.players.race.cards import gain, hold_value, parting_value
from galaktyka.players.race.clock import card_value
from galaktyka.players.race.economy import ante_value


@kernel
def expansion_answer_value(o: Race, seat: int, action: int, rounds: int, before: int) -> int:
    """What an answer is worth; a hand card that is given away for nothing in particular, what it is not worth."""
    me = o.seat[seat]
    design = action - CARD_ACTIONS
    if me.question == Question.DEVELOP_HOW:
        return develop_how_value(o, seat, action, rounds, before)
    if me.question == Question.CHOOSE_START:
        return start_value(o, seat, me.drawn[drawn_slot(me, design)], rounds, before)
    if me.question == Question.TAKE_REVEALED:
        return hold_value(o, seat, me.drawn[drawn_slot(me, design)], rounds, before)
    card = me.hand[hand_slot(me, design)]
    if me.question == Question.DRAFT:
        return hold_value(o, seat, card, rounds, before)
    if me.question == Question.ANTE:
        return ante_value(o, seat, card, rounds, before)
    return -hold_value(o, seat, card, rounds, before)


@kernel
def develop_how_value(o: Race, seat: int, action: int, rounds: int, before: int) -> int:
    """What paying in full costs, or paying less and parting with a card of the tableau."""
    me = o.seat[seat]
    cost = development_cost(o, seat, me.choice)
    money = card_value(o, seat, rounds)
    if action == PAY:
        return -cost * money
    slot = tableau_slot(me, action - CARD_ACTIONS)
    left = max(0, cost - discount_of_helper(me.tableau[slot]))
    return -left * money - parting_value(o, seat, slot, rounds, before)


@kernel
def start_value(o: Race, seat: int, card: int, rounds: int, before: int) -> int:
    """What a start world promises, less the cards that it costs from the opening hand."""
    value = gain(o, seat, card, rounds, before)
    for row in range(CARD[card].powers_from, CARD[card].powers_to):
        if POWER[row].code == Power.START_HAND_SIZE:
            value -= card_value(o, seat, rounds)
    return value
