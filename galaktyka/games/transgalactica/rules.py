"""The rules as one machine: what runs next, what is legal, and the one door for actions."""

from __future__ import annotations

from galaktyka.engine.flow import DONE, ILLEGAL, NOT_ASKED, NOTHING, answered, next_frame
from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8, u32
from galaktyka.games.transgalactica.actions import (
    ABILITY,
    ACTIONS,
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
from galaktyka.games.transgalactica.effects import (
    TIMES,
    answer_area,
    answer_option,
    answer_pay_for,
    answer_reuse,
    begin_action,
    can_choose,
    can_choose_area,
    can_reuse,
    pay_times,
    run_effects,
)
from galaktyka.games.transgalactica.explore import (
    WITH_ANY,
    answer_jump,
    can_fight,
    can_found,
    can_jump,
    can_jump_free,
    can_step,
    can_step_free,
    pay_wormhole,
)
from galaktyka.games.transgalactica.free_actions import can_act_freely, mark_free_actions
from galaktyka.games.transgalactica.goods import answer_pay_one
from galaktyka.games.transgalactica.income import answer_double, doubling_token, income, income_step
from galaktyka.games.transgalactica.maintenance import begin_round, maintenance
from galaktyka.games.transgalactica.mining import mine_step
from galaktyka.games.transgalactica.missions import (
    answer_mission_waive,
    can_complete_in_part,
    can_return,
    can_take_mission,
    can_waive_of,
    complete_in_part,
    refill,
    return_mission,
    take_mission,
)
from galaktyka.games.transgalactica.planets import answer_place, can_place_anywhere, place_first
from galaktyka.games.transgalactica.production import PLACES, answer_collect, answer_good, collect_next, produces
from galaktyka.games.transgalactica.senate import can_open, open_office
from galaktyka.games.transgalactica.setup import answer_draft, can_draft, draft, setup_ability, setup_gains
from galaktyka.games.transgalactica.setup import setup as deal
from galaktyka.games.transgalactica.state import Op, Question, Transgalactica
from galaktyka.games.transgalactica.tables import EFFECT, MISSIONS, RULING, TECHS, TOKENS
from galaktyka.games.transgalactica.technology import can_mark_tech, mark_tech
from galaktyka.games.transgalactica.tracks import answer_waive, can_advance, can_waive, choose_track, step_on
from galaktyka.games.transgalactica.turn import (
    answer_end_turn,
    answer_exploration,
    answer_follow,
    answer_turn,
    can_answer_explore,
    can_answer_follow,
    can_turn,
    can_use_planet,
    end_turn,
    explore,
    follow,
    may_act_freely,
    next_turn,
    turn,
)


@kernel
def setup(s: Transgalactica, key: Array[u32]) -> None:
    """Deal a new game and run it to its first decision."""
    deal(s, key)
    advance(s)


@kernel
def advance(s: Transgalactica) -> None:
    """Run frames until a decision is owed or the game is over."""
    while next_frame(s):
        if s.now.op < Op.EFFECTS:
            run_round(s, s.now.op, s.now.seat, s.now.number)
        else:
            run_seat(s, s.now.op, s.now.seat, s.now.number)


@kernel
def run_round(s: Transgalactica, op: int, seat: int, number: int) -> None:
    """Frames of the course of a round."""
    if op == Op.TURN:
        turn(s, seat)
    elif op == Op.FOLLOW:
        follow(s, seat, number)
    elif op == Op.NEXT_TURN:
        next_turn(s)
    elif op == Op.INCOME:
        income(s, seat)
    elif op == Op.DRAFT:
        draft(s, seat, number)
    elif op == Op.SETUP_GAINS:
        setup_gains(s, seat)
    elif op == Op.FIRST_OUTPOSTS:
        place_first(s)
    elif op == Op.SETUP_ABILITY:
        setup_ability(s, seat)
    elif op == Op.BEGIN_ROUND:
        begin_round(s)
    elif op == Op.MAINTENANCE:
        maintenance(s)


@kernel
def run_seat(s: Transgalactica, op: int, seat: int, number: int) -> None:
    """Frames of what a seat has still to do."""
    if op == Op.EFFECTS:
        run_effects(s, seat, number)
    elif op == Op.STEP:
        step_on(s, seat, number)
    elif op == Op.EXPLORE:
        explore(s, seat, number)
    elif op == Op.INCOME_STEP:
        income_step(s, seat, number)
    elif op == Op.MINE_STEP:
        mine_step(s, seat, number)
    elif op == Op.ACTION:
        begin_action(s, seat, number)
    elif op == Op.PAY_TIMES:
        pay_times(s, seat, number // TIMES, number % TIMES)
    elif op == Op.COLLECT:
        collect_next(s, seat, number)
    elif op == Op.REFILL:
        refill(s)
    elif op == Op.END_TURN:
        end_turn(s, seat)


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


@kernel
def step(s: Transgalactica, seat: int, action: int) -> int:
    """The one door for actions: take a legal one, refuse anything else and change nothing."""
    if seat < 0 or seat >= s.players or s.seat[seat].question == NOTHING:
        return NOT_ASKED
    if action < 0 or action >= ACTIONS or not can(s, seat, action):
        return ILLEGAL
    apply(s, seat, action)
    return DONE


@kernel
def apply(s: Transgalactica, seat: int, action: int) -> None:
    """Take an action that is known to be legal, and run on to the next decision."""
    question = s.seat[seat].question
    if question <= Question.EXPLORE:
        answer_round(s, seat, question, action)
    elif question <= Question.CHOOSE_TRACK:
        answer_choice(s, seat, question, action)
    elif question <= Question.PAY_ANY:
        answer_goods(s, seat, question, action)
    else:
        answer_card(s, seat, question, action)
    advance(s)


@kernel
def answer_round(s: Transgalactica, seat: int, question: int, action: int) -> None:
    """Answers in the course of a round."""
    if question == Question.TURN:
        answer_turn(s, seat, action)
    elif question == Question.END_TURN:
        answer_end_turn(s, seat, action)
    elif question == Question.FOLLOW:
        answer_follow(s, seat, action)
    elif question == Question.EXPLORE:
        answer_exploration(s, seat, action)
    else:
        answer_draft(s, seat, action)


@kernel
def answer_choice(s: Transgalactica, seat: int, question: int, action: int) -> None:
    """Answers that name a space, an area, an option or a track."""
    if question == Question.JUMP:
        answer_jump(s, seat, action)
    elif question == Question.PLACE:
        answer_place(s, seat, SPACES if action == PASS else action - STEP)
    elif question == Question.CHOOSE_AREA:
        answer_area(s, seat, action - AREA)
    elif question == Question.CHOOSE_OPTION:
        answer_option(s, seat, action - OPTION)
    else:
        choose_track(s, seat, TRACKS if action == PASS else action - TRACK)


@kernel
def answer_goods(s: Transgalactica, seat: int, question: int, action: int) -> None:
    """Answers about goods."""
    me = s.seat[seat]
    if question == Question.WAIVE:
        answer_waive(s, seat, action - GOOD)
    elif question == Question.GAIN_ANY:
        me.goods[action - GOOD] += 1
        answered(s, seat)
    elif question == Question.GOOD_OF:
        answer_good(s, seat, action - GOOD)
    elif question == Question.PAY_ONE:
        answer_pay_one(s, seat, action - GOOD)
    elif question == Question.PAY_ANY:
        me.goods[action - GOOD] -= 1
        answered(s, seat)
    elif action == PASS:
        decline(s, seat)
    else:
        answer_pay_for(s, seat, GOODS if action == YES else action - GOOD)


@kernel
def decline(s: Transgalactica, seat: int) -> None:
    """Answer with nothing."""
    s.seat[seat].question = NOTHING
    s.seat[seat].amount = 0


@kernel
def answer_card(s: Transgalactica, seat: int, question: int, action: int) -> None:
    """Answers that name a card, a token, an office, a place of production or a price."""
    mission = NONE if action == PASS else action - MISSION + 1
    if question == Question.MARK:
        mark_tech(s, seat, NONE if action == PASS else action - TECH + 1)
    elif question == Question.TAKE_MISSION:
        take_mission(s, seat, mission)
    elif question == Question.RETURN_MISSION:
        return_mission(s, seat, mission)
    elif question == Question.COMPLETE_MISSION:
        complete_in_part(s, seat, mission)
    elif question == Question.MISSION_WAIVE:
        answer_mission_waive(s, seat, action - GOOD)
    elif question == Question.OFFICE:
        open_office(s, seat, action - OFFICE + 1)
    elif question == Question.COLLECT:
        answer_collect(s, seat, place_of(action))
    elif question == Question.REUSE:
        answer_reuse(s, seat, action - TOKEN + 1)
    elif question == Question.DOUBLE_INCOME:
        answer_double(s, seat, NONE if action == PASS else action - TOKEN + 1)
    else:
        pay_wormhole(s, seat, action - OPTION)
