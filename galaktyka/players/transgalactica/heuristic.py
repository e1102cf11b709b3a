"""The heuristic bot of Transgalactica: what it answers to each question."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8
from galaktyka.games.transgalactica.actions import (
    AREA,
    DECREE,
    GOOD,
    MISSION,
    OFFICE,
    OPTION,
    PASS,
    STEP,
    TECH,
    TOKEN,
    TRACK,
)
from galaktyka.games.transgalactica.codes import GOODS
from galaktyka.games.transgalactica.effects import TIMES, option_of
from galaktyka.games.transgalactica.explore import WITH_ALIEN
from galaktyka.games.transgalactica.legal import place_of
from galaktyka.games.transgalactica.state import Question, Transgalactica
from galaktyka.games.transgalactica.tables import DECREES, EFFECT, MISSIONS, TECHS, TOKENS
from galaktyka.games.transgalactica.tables import OFFICE as OFFICES
from galaktyka.games.transgalactica.technology import slot_of_tech
from galaktyka.players.transgalactica import weights as w
from galaktyka.players.transgalactica.draft import draft_value
from galaktyka.players.transgalactica.effects import action_worth, worth
from galaktyka.players.transgalactica.goals import completion_value, mission_prospect, take_value
from galaktyka.players.transgalactica.goods import gain_value, price_value, spare_price
from galaktyka.players.transgalactica.planets import outpost_value, resources_at
from galaktyka.players.transgalactica.rewards import goods_price
from galaktyka.players.transgalactica.routes import explore_answer_value, jump_price, jump_value
from galaktyka.players.transgalactica.technologies import mark_value
from galaktyka.players.transgalactica.tokens import use_value
from galaktyka.players.transgalactica.tracks import advance_value, token_glance
from galaktyka.players.transgalactica.turns import exchange_value, follow_value, turn_value

LOWEST: Final = -1_000_000


@kernel
def heuristic(o: Transgalactica, seat: int, mask: Array[u8], seed: int) -> int:
    """The legal action of most value; among equals the seed decides."""
    best = -1
    highest = LOWEST
    equals = 0
    for action in range(len(mask)):
        if mask[action] == 1:
            value = action_value(o, seat, action)
            if value > highest:
                best, highest, equals = action, value, 1
            elif value == highest:
                equals += 1
                if (seed >> 8) % equals == 0:
                    best = action
    return best


@kernel
def action_value(o: Transgalactica, seat: int, action: int) -> int:
    """What an answer to the open question is worth; comparable only with other answers to it."""
    question = o.seat[seat].question
    if question == Question.DRAFT:
        return draft_value(o, seat, action)
    if question == Question.FOLLOW:
        return follow_value(o, seat, action)
    if question <= Question.EXPLORE:
        return own_turn_value(o, seat, action)
    if action == PASS:
        return 0
    if question <= Question.CHOOSE_TRACK:
        return choice_value(o, seat, action)
    if question <= Question.PAY_ANY:
        return goods_answer_value(o, seat, action)
    return card_answer_value(o, seat, action)


@kernel
def own_turn_value(o: Transgalactica, seat: int, action: int) -> int:
    """A free action, work, or a part of an exploration."""
    if TOKEN <= action < TOKEN + TOKENS:
        return use_value(o, seat, action - TOKEN + 1)
    if MISSION <= action < MISSION + MISSIONS:
        value = completion_value(o, seat, action - MISSION + 1)
        return w.FREE_FIRST + value if value > 0 else -1
    if DECREE <= action < DECREE + DECREES:
        return w.FREE_FIRST
    if TECH <= action < TECH + TECHS:
        return w.FREE_FIRST
    if GOOD <= action < GOOD + GOODS:
        return exchange_value(o, seat, action - GOOD)
    if o.seat[seat].question == Question.EXPLORE:
        return explore_answer_value(o, seat, action)
    if o.seat[seat].question == Question.END_TURN:
        return w.WORK
    return turn_value(o, seat, action)


@kernel
def choice_value(o: Transgalactica, seat: int, action: int) -> int:
    """A space, an area, an option or a track."""
    me = o.seat[seat]
    question, amount = me.question, int(me.amount)
    if question == Question.JUMP:
        return jump_value(o, seat, action)
    if question == Question.PLACE:
        return outpost_value(o, seat, action - STEP, EFFECT[amount].cost)
    if question == Question.CHOOSE_AREA:
        return action_worth(o, seat, action - AREA, amount & 1)
    if question == Question.CHOOSE_OPTION:
        return worth(o, seat, option_of(amount, action - OPTION))
    return advance_value(o, seat, action - TRACK, amount)


@kernel
def goods_answer_value(o: Transgalactica, seat: int, action: int) -> int:
    """A good to gain, to do without or to pay; or what is paid for."""
    question, good = o.seat[seat].question, action - GOOD
    if question == Question.GAIN_ANY or question == Question.GOOD_OF:
        return gain_value(o, seat, good, 1)
    if question == Question.WAIVE:
        return price_value(o, seat, good, 1)
    if question != Question.PAY_FOR:
        return -price_value(o, seat, good, 1)
    row = int(o.seat[seat].amount) // TIMES
    value = worth(o, seat, EFFECT[row].option_1)
    if good < 0 or good >= GOODS:
        return value - goods_price(o, seat, row)
    return value - price_value(o, seat, good, 1) - spare_price(o, seat, EFFECT[row].any - 1)


@kernel
def card_answer_value(o: Transgalactica, seat: int, action: int) -> int:
    """A card, a token, an office, a place of production or a price."""
    question, mission = o.seat[seat].question, action - MISSION + 1
    if question == Question.MARK:
        return mark_value(o, seat, slot_of_tech(o, action - TECH + 1))
    if question == Question.TAKE_MISSION:
        return take_value(o, seat, mission)
    if question == Question.RETURN_MISSION:
        return -mission_prospect(o, seat, mission)
    if question == Question.COMPLETE_MISSION:
        return completion_value(o, seat, mission)
    if question == Question.MISSION_WAIVE:
        return price_value(o, seat, action - GOOD, 1)
    if question == Question.OFFICE:
        return worth(o, seat, OFFICES[action - OFFICE + 1].reward)
    if question == Question.COLLECT:
        return resources_at(o, seat, place_of(action))
    if question == Question.REUSE:
        return token_glance(o, seat, action - TOKEN + 1)
    if question == Question.DOUBLE_INCOME:
        return 1 if o.turn >= w.DOUBLE_FROM else -1
    return -jump_price(o, seat) if action == OPTION + WITH_ALIEN else w.WORMHOLE_VP - spare_price(o, seat, 2)
