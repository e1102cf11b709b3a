"""The rules as one machine: what runs next, and the one door for actions."""

from __future__ import annotations

from galaktyka.engine.flow import DONE, ILLEGAL, NOT_ASKED, NOTHING, answered, close, next_frame
from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u32
from galaktyka.games.transgalactica.actions import (
    ACTIONS,
    AREA,
    GOOD,
    MISSION,
    OFFICE,
    OPTION,
    PASS,
    STEP,
    TECH,
    TOKEN,
    TRACK,
    YES,
)
from galaktyka.games.transgalactica.codes import GOODS, NONE, SPACES, TRACKS
from galaktyka.games.transgalactica.effects import (
    TIMES,
    answer_area,
    answer_option,
    answer_pay_for,
    answer_reuse,
    begin_action,
    pay_times,
    run_effects,
)
from galaktyka.games.transgalactica.explore import answer_jump, pay_wormhole
from galaktyka.games.transgalactica.goods import answer_pay_one
from galaktyka.games.transgalactica.income import answer_double, income, income_step
from galaktyka.games.transgalactica.legal import can, place_of
from galaktyka.games.transgalactica.maintenance import begin_round, maintenance
from galaktyka.games.transgalactica.mining import mine_step
from galaktyka.games.transgalactica.missions import (
    answer_mission_waive,
    complete_in_part,
    refill,
    return_mission,
    take_mission,
)
from galaktyka.games.transgalactica.planets import answer_place, place_first
from galaktyka.games.transgalactica.production import answer_collect, answer_good, collect_next
from galaktyka.games.transgalactica.senate import open_office
from galaktyka.games.transgalactica.setup import answer_draft, draft, setup_ability, setup_gains
from galaktyka.games.transgalactica.setup import setup as deal
from galaktyka.games.transgalactica.state import Op, Question, Transgalactica
from galaktyka.games.transgalactica.technology import mark_tech
from galaktyka.games.transgalactica.tracks import answer_waive, choose_track, step_on
from galaktyka.games.transgalactica.turn import (
    answer_end_turn,
    answer_exploration,
    answer_follow,
    answer_turn,
    end_turn,
    explore,
    follow,
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
        run(s, s.now.op, s.now.seat, s.now.number)


@kernel
def run(s: Transgalactica, op: int, seat: int, number: int) -> None:
    """Carry out one frame."""
    if op < Op.EFFECTS:
        run_round(s, op, seat, number)
    else:
        run_seat(s, op, seat, number)


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
    answer(s, seat, action)
    advance(s)


@kernel
def answer(s: Transgalactica, seat: int, action: int) -> None:
    """Carry out a seat's answer to its question."""
    question = s.seat[seat].question
    if question <= Question.EXPLORE:
        answer_round(s, seat, question, action)
    elif question <= Question.CHOOSE_TRACK:
        answer_choice(s, seat, question, action)
    elif question <= Question.PAY_ANY:
        answer_goods(s, seat, question, action)
    else:
        answer_card(s, seat, question, action)


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
        close(s, seat)
    else:
        answer_pay_for(s, seat, GOODS if action == YES else action - GOOD)


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
