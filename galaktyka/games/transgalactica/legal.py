"""What is legal: whether an action answers the open question, and all actions that do, as a mask."""

from __future__ import annotations

from galaktyka.engine.flow import NOTHING
from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8
from galaktyka.games.transgalactica.actions import (
    ABILITY,
    AREA,
    CAPTAIN,
    CREW_AS_MAIN,
    FIGHT,
    FREE,
    GOOD,
    JUMP,
    MISSION,
    OFFERS,
    OFFICE,
    OMNI_CAPTAIN,
    OMNI_CREW,
    OPTION,
    OPTIONS,
    PASS,
    PLACE,
    SHIPS,
    SPECIAL,
    STEP,
    TECH,
    TOKEN,
    TRACK,
    WEALTH,
    YES,
)
from galaktyka.games.transgalactica.codes import (
    AREAS,
    GOODS,
    MISSION_SLOTS,
    NONE,
    OFFICES,
    RESOURCES,
    SPACES,
    TECH_SLOTS,
    TRACKS,
    Timing,
)
from galaktyka.games.transgalactica.effects import TIMES, can_choose, can_choose_area, can_reuse
from galaktyka.games.transgalactica.explore import (
    WITH_ANY,
    can_fight,
    can_found,
    can_jump,
    can_jump_free,
    can_step,
    can_step_free,
)
from galaktyka.games.transgalactica.free_actions import can_act_freely, mark_free_actions
from galaktyka.games.transgalactica.income import doubling_token
from galaktyka.games.transgalactica.missions import can_complete_in_part, can_return, can_take_mission, can_waive_of
from galaktyka.games.transgalactica.planets import can_place_anywhere
from galaktyka.games.transgalactica.production import PLACES, produces
from galaktyka.games.transgalactica.senate import can_open
from galaktyka.games.transgalactica.setup import can_draft
from galaktyka.games.transgalactica.state import Question, Transgalactica
from galaktyka.games.transgalactica.tables import EFFECT, MISSIONS, RULING, TECHS, TOKENS
from galaktyka.games.transgalactica.technology import can_mark_tech
from galaktyka.games.transgalactica.tracks import can_advance, can_waive
from galaktyka.games.transgalactica.turn import (
    can_answer_explore,
    can_answer_follow,
    can_turn,
    can_use_planet,
    may_act_freely,
)


@kernel
def can(s: Transgalactica, seat: int, action: int) -> bool:
    """Whether an action is a legal answer to the question a seat is asked."""
    question = s.seat[seat].question
    if question == Question.TURN:
        return can_turn(s, seat, action)
    if question == Question.END_TURN:
        return action == PASS or can_act_freely(s, seat, action, Timing.OWN_TURN)
    if question == Question.EXPLORE:
        return can_answer_explore(s, seat, action)
    if question == Question.FOLLOW:
        return can_answer_follow(s, seat, action)
    if question == Question.DRAFT:
        return can_draft(s, seat, action)
    if action == PASS:
        return can_decline(s, seat)
    if question <= Question.CHOOSE_TRACK:
        return can_choose_place(s, seat, action)
    if question <= Question.PAY_ANY:
        return can_choose_good(s, seat, action)
    return can_choose_card(s, seat, action)


@kernel
def can_decline(s: Transgalactica, seat: int) -> bool:
    """Whether a question may be answered with nothing."""
    me = s.seat[seat]
    question = me.question
    if question == Question.CHOOSE_TRACK:
        return EFFECT[me.amount].optional == 1
    return (
        question == Question.JUMP
        or question == Question.PLACE
        or question == Question.PAY_FOR
        or question == Question.MARK
        or question == Question.TAKE_MISSION
        or question == Question.COMPLETE_MISSION
        or question == Question.DOUBLE_INCOME
    )


@kernel
def can_choose_place(s: Transgalactica, seat: int, action: int) -> bool:
    """Answers that name a space, an area, an option or a track."""
    me = s.seat[seat]
    question, amount = me.question, int(me.amount)
    if question == Question.JUMP:
        jump = action - JUMP
        return 0 <= jump < SHIPS * SPACES and can_jump_free(s, seat, jump // SPACES, jump % SPACES)
    if question == Question.PLACE:
        return STEP <= action < STEP + SPACES and can_place_anywhere(s, seat, action - STEP, amount)
    if question == Question.CHOOSE_AREA:
        return AREA <= action < AREA + AREAS and can_choose_area(s, seat, action - AREA)
    if question == Question.CHOOSE_OPTION:
        return OPTION <= action < OPTION + OPTIONS and can_choose(s, seat, amount, action - OPTION)
    return TRACK <= action < TRACK + TRACKS and can_advance(s, seat, action - TRACK, amount)


@kernel
def can_choose_good(s: Transgalactica, seat: int, action: int) -> bool:
    """Answers that name a good, or say yes to a price."""
    me = s.seat[seat]
    question, amount = me.question, int(me.amount)
    good = action - GOOD
    if question == Question.PAY_FOR and action == YES:
        return EFFECT[amount // TIMES].any == 0
    if good < 0 or good >= GOODS:
        return False
    if question == Question.WAIVE:
        return can_waive(s, seat, me.last_track - 1, amount, good)
    if question == Question.GAIN_ANY:
        return good < RESOURCES
    if question == Question.GOOD_OF:
        return (amount >> good) & 1 == 1
    if question == Question.PAY_ONE:
        return (amount >> good) & 1 == 1 and me.goods[good] > 0
    if question == Question.PAY_FOR and EFFECT[amount // TIMES].any == 0:
        return False
    return good < RESOURCES and me.goods[good] > 0


@kernel
def can_choose_card(s: Transgalactica, seat: int, action: int) -> bool:
    """Answers that name a card, a token, an office, a place of production or a price."""
    me = s.seat[seat]
    question, amount = me.question, int(me.amount)
    mission = action - MISSION + 1
    if question == Question.MARK:
        return TECH <= action < TECH + TECHS and can_mark_tech(s, seat, action - TECH + 1)
    if question == Question.TAKE_MISSION:
        return 1 <= mission <= MISSIONS and can_take_mission(s, seat, mission)
    if question == Question.RETURN_MISSION:
        return 1 <= mission <= MISSIONS and can_return(s, seat, mission)
    if question == Question.COMPLETE_MISSION:
        return 1 <= mission <= MISSIONS and can_complete_in_part(s, seat, mission)
    if question == Question.MISSION_WAIVE:
        return GOOD <= action < GOOD + RESOURCES and can_waive_of(s, seat, amount, action - GOOD)
    if question == Question.OFFICE:
        return OFFICE <= action < OFFICE + OFFICES and can_open(s, action - OFFICE + 1)
    if question == Question.COLLECT:
        place = place_of(action)
        return 0 <= place < PLACES and produces(s, seat, place) != 0
    token = action - TOKEN + 1
    if question == Question.REUSE:
        return 1 <= token <= TOKENS and can_reuse(s, seat, token)
    if question == Question.DOUBLE_INCOME:
        return token == doubling_token(s, seat)
    return OPTION <= action <= OPTION + WITH_ANY


@kernel
def place_of(action: int) -> int:
    """The place of production that an action names; PLACES if it names none."""
    if STEP <= action < STEP + SPACES:
        return action - STEP
    return SPACES if action == SPECIAL else PLACES


@kernel
def legal(s: Transgalactica, seat: int, mask: Array[u8]) -> int:
    """Mark the legal actions of a seat in a cleared mask; returns how many there are."""
    question = s.seat[seat].question
    if question == NOTHING:
        return 0
    if question == Question.TURN:
        return mark_turn(s, seat, mask)
    if question == Question.EXPLORE:
        return mark_explore(s, seat, mask)
    count = mark_range(s, seat, PASS, PASS + 1, mask)
    if question == Question.END_TURN:
        return count + mark_free_actions(s, seat, Timing.OWN_TURN, mask)
    if question == Question.FOLLOW:
        if RULING[0].free_actions_during_follow == 1:
            count += mark_free_actions(s, seat, Timing.OWN_TURN, mask)
        return count + mark_range(s, seat, CAPTAIN, CREW_AS_MAIN + 1, mask)
    if question == Question.DRAFT:
        return count + mark_range(s, seat, ABILITY, WEALTH + OFFERS, mask)
    if question <= Question.CHOOSE_TRACK:
        return count + mark_places(s, seat, mask)
    if question <= Question.PAY_ANY:
        return count + mark_range(s, seat, GOOD, GOOD + GOODS, mask) + mark_range(s, seat, YES, YES + 1, mask)
    return count + mark_cards(s, seat, mask)


@kernel
def mark_range(s: Transgalactica, seat: int, begin: int, end: int, mask: Array[u8]) -> int:
    """Mark the legal actions from `begin` up to `end`."""
    count = 0
    for action in range(begin, end):
        if can(s, seat, action):
            mask[action] = 1
            count += 1
    return count


@kernel
def mark_turn(s: Transgalactica, seat: int, mask: Array[u8]) -> int:
    """Mark what a turn offers."""
    me = s.seat[seat]
    mask[PASS] = 1
    count = 1 + mark_free_actions(s, seat, Timing.OWN_TURN, mask)
    if me.captains > 0:
        count += mark_range(s, seat, AREA, AREA + AREAS, mask)
    if me.captains + me.crew > 0:
        for space in range(SPACES):
            if can_use_planet(s, seat, space):
                if me.crew > 0:
                    mask[STEP + space] = 1
                    count += 1
                if me.captains > 0:
                    mask[STEP + SPACES + space] = 1
                    count += 1
        count += mark_range(s, seat, OMNI_CAPTAIN, OMNI_CREW + 1, mask)
    return count


@kernel
def mark_explore(s: Transgalactica, seat: int, mask: Array[u8]) -> int:
    """Mark what an exploration offers."""
    me = s.seat[seat]
    state = int(me.amount)
    mask[PASS] = 1
    count = 1
    if may_act_freely(s, seat, state):
        count += mark_free_actions(s, seat, Timing.EXPLORATION_ACTION, mask)
    for ship in range(me.ships):
        for space in range(SPACES):
            here = ship * SPACES + space
            count += mark_if(can_step(s, seat, ship, space, state), STEP + here, mask)
            count += mark_if(can_step_free(s, seat, ship, space, state), FREE + here, mask)
            count += mark_if(can_jump(s, seat, ship, space, state), JUMP + here, mask)
        count += mark_if(can_found(s, seat, ship, state), PLACE + ship, mask)
        count += mark_if(can_fight(s, seat, ship, state), FIGHT + ship, mask)
    return count


@kernel
def mark_if(fits: bool, action: int, mask: Array[u8]) -> int:
    """Mark an action if it is legal."""
    if fits:
        mask[action] = 1
        return 1
    return 0


@kernel
def mark_places(s: Transgalactica, seat: int, mask: Array[u8]) -> int:
    """Mark spaces, areas, options or tracks."""
    question = s.seat[seat].question
    if question == Question.JUMP:
        return mark_range(s, seat, JUMP, JUMP + SHIPS * SPACES, mask)
    if question == Question.PLACE:
        return mark_range(s, seat, STEP, STEP + SPACES, mask)
    if question == Question.CHOOSE_AREA:
        return mark_range(s, seat, AREA, AREA + AREAS, mask)
    if question == Question.CHOOSE_OPTION:
        return mark_range(s, seat, OPTION, OPTION + OPTIONS, mask)
    return mark_range(s, seat, TRACK, TRACK + TRACKS, mask)


@kernel
def mark_cards(s: Transgalactica, seat: int, mask: Array[u8]) -> int:
    """Mark cards, tokens, offices, places of production or prices."""
    me = s.seat[seat]
    count = 0
    if me.question == Question.MARK:
        for slot in range(TECH_SLOTS):
            action = TECH + s.tech[slot] - 1
            count += mark_if(can(s, seat, action), action, mask)
        return count
    if me.question == Question.TAKE_MISSION:
        for slot in range(MISSION_SLOTS):
            action = MISSION + s.mission[slot] - 1
            count += mark_if(s.mission[slot] != NONE and can(s, seat, action), action, mask)
        return count
    if me.question == Question.RETURN_MISSION or me.question == Question.COMPLETE_MISSION:
        return mark_range(s, seat, MISSION, MISSION + MISSIONS, mask)
    if me.question == Question.MISSION_WAIVE:
        return mark_range(s, seat, GOOD, GOOD + RESOURCES, mask)
    if me.question == Question.OFFICE:
        return mark_range(s, seat, OFFICE, OFFICE + OFFICES, mask)
    if me.question == Question.COLLECT:
        return mark_range(s, seat, STEP, STEP + SPACES, mask) + mark_range(s, seat, SPECIAL, SPECIAL + 1, mask)
    if me.question == Question.WORMHOLE_PRICE:
        return mark_range(s, seat, OPTION, OPTION + OPTIONS, mask)
    return mark_range(s, seat, TOKEN, TOKEN + TOKENS, mask)
