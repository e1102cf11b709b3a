"""The rules as one machine: what runs next, what is legal, and the one door for actions."""

from __future__ import annotations

from galaktyka.engine.flow import DONE, ILLEGAL, NOT_ASKED, NOTHING, ask, close, next_frame
from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8, u32
from galaktyka.games.roll.actions import (
    ACTIONS,
    BOTTOM,
    DIE_ACTIONS,
    MOVE_ACTIONS,
    PASS,
    PAY,
    SIDE_ACTIONS,
    TASK_ACTIONS,
    TOP,
    Where,
    die_action,
    is_die,
    is_move,
    is_side,
)
from galaktyka.games.roll.assign import assign, can_assign, mark_assign, mark_select, mark_word, select
from galaktyka.games.roll.build import (
    build,
    choose_crew,
    completed,
    die_is_at,
    gain_instant,
    may_stop_sending,
    place_worker,
    send_to_cup,
    stop_sending,
    take_die,
    zone_of,
)
from galaktyka.games.roll.dice import goods_at, has_good, has_two_kinds, take_good
from galaktyka.games.roll.explore import (
    answer_explore,
    can_explore,
    can_place,
    draw_missing,
    explore,
    is_in_zone,
    is_where,
    mark_drawn,
    mark_explore,
    mark_zone,
    place_tile,
    place_where,
    research,
    return_tile,
)
from galaktyka.games.roll.manage import (
    answer_recall,
    can_recall,
    choose_recruit,
    manage,
    mark_goods,
    mark_recall,
    recall,
    recall_good,
    recruit,
)
from galaktyka.games.roll.produce import produce, produce_on, produce_with, room_at
from galaktyka.games.roll.round import begin_phase, check_end, end_phase, next_round, reveal
from galaktyka.games.roll.setup import can_place_start, choose_start, start
from galaktyka.games.roll.setup import setup as deal
from galaktyka.games.roll.ship import can_ship, choose_task, mark_ship, pay_for_vp, ship, ship_good, take_from
from galaktyka.games.roll.state import GOODS_HERE, NO_SLOT, ZONES, Op, Question, Roll, Seat, tableau_slot
from galaktyka.games.roll.tables import COLOURS, PHASES, Phase


@kernel
def setup(s: Roll, key: Array[u32]) -> None:
    """Deal a new game and run it to its first decision."""
    deal(s, key)
    advance(s)


@kernel
def advance(s: Roll) -> None:
    """Run frames until a decision is owed or the game is over."""
    while next_frame(s):
        run(s, s.now.op, s.now.seat, s.now.number)


@kernel
def run(s: Roll, op: int, seat: int, number: int) -> None:
    """Carry out one frame."""
    if op < Op.EXPLORE:
        run_round(s, op, number)
    elif op < Op.MANAGE:
        run_phase(s, op, seat, number)
    elif op == Op.MANAGE:
        manage(s)
    elif op == Op.RECRUIT:
        recruit(s, seat)
    elif op == Op.RECALL:
        recall(s, seat)
    else:
        check_end(s)


@kernel
def run_round(s: Roll, op: int, number: int) -> None:
    """Frames of the whole table."""
    if op == Op.START:
        start(s)
    elif op == Op.NEXT_ROUND:
        next_round(s)
    elif op == Op.REVEAL:
        reveal(s)
    elif op == Op.BEGIN_PHASE:
        begin_phase(s, number)
    else:
        end_phase(s, number)


@kernel
def run_phase(s: Roll, op: int, seat: int, number: int) -> None:
    """Frames within phases."""
    if op == Op.EXPLORE:
        explore(s, seat)
    elif op == Op.DRAW_MISSING:
        draw_missing(s, seat)
    elif op == Op.RESEARCH:
        research(s)
    elif op == Op.BUILD:
        build(s, seat)
    elif op == Op.COMPLETED:
        completed(s, seat)
    elif op == Op.INSTANT:
        gain_instant(s.seat[seat], number)
    elif op == Op.PRODUCE:
        produce(s, seat)
    else:
        ship(s, seat)


@kernel
def can(s: Roll, seat: int, action: int) -> bool:
    """Whether an action is a legal answer to the question a seat is asked."""
    me = s.seat[seat]
    question = me.question
    if question == Question.SELECT:
        return is_move(action) and has_die_to_select(me, action - MOVE_ACTIONS)
    if question == Question.ASSIGN:
        return can_assign(s, seat, action)
    if question == Question.EXPLORE:
        return can_explore(s, seat, action)
    if question == Question.SHIP:
        return can_ship(me, action)
    if question == Question.RECALL:
        return can_recall(me, action)
    if is_die(action):
        return can_name_die(s, seat, (action - DIE_ACTIONS) // COLOURS, (action - DIE_ACTIONS) % COLOURS)
    if is_side(action):
        return can_name_side(s, seat, action - SIDE_ACTIONS)
    if question == Question.PLACE_WHERE:
        return is_where(action)
    if question == Question.BANK:
        return action in (PAY, PASS)
    return question == Question.TO_CUP and action == PASS and may_stop_sending(me)


@kernel
def has_die_to_select(me: Seat, move: int) -> bool:
    """Whether the die of a move lies below the strip; every phase may be selected with it (roll.md 5.2)."""
    return me.column[move // COLOURS // PHASES * COLOURS + move % COLOURS] > 0


@kernel
def can_name_die(s: Roll, seat: int, where: int, colour: int) -> bool:
    """Whether a die answers a question about dice."""
    me = s.seat[seat]
    question = me.question
    if question == Question.REMOVE_DIE:
        return die_is_at(me, where, colour)
    if question == Question.GOOD:
        return where == Where.GOOD and has_good(me, me.choice, colour)
    if question == Question.TO_CUP:
        return where == Where.CREW and me.crew[colour] > 0
    return where == place_asked(s, question) and die_is_at(me, where, colour)


@kernel
def place_asked(s: Roll, question: int) -> int:
    """The place that a question about dice is about; NO_SLOT if it is about none, or about several."""
    if question == Question.BUILD or question == Question.PRODUCE_DIE:
        return int(s.phase)
    if question == Question.CREW:
        return Where.DEVELOPERS + zone_of(s)
    return Where.CITIZENRY if question == Question.RECRUIT else NO_SLOT


@kernel
def can_name_side(s: Roll, seat: int, side: int) -> bool:
    """Whether a side answers a question about tiles."""
    me = s.seat[seat]
    question = me.question
    if question == Question.PLACE_START:
        return can_place_start(s, seat, side)
    if question == Question.PLACE_TILE:
        return can_place(me, side)
    if question == Question.RETURN_TILE:
        return is_in_zone(me, side)
    slot = tableau_slot(me, side)
    if slot == NO_SLOT:
        return False
    if question == Question.PRODUCE_WORLD:
        return room_at(me, slot) > 0
    return (question == Question.SHIP_GOOD or question == Question.REMOVE_DIE) and goods_at(me, slot) > 0


@kernel
def legal(s: Roll, seat: int, mask: Array[u8]) -> int:
    """Mark the legal actions of a seat in a cleared mask; returns how many there are."""
    me = s.seat[seat]
    question = me.question
    if question == NOTHING:
        return 0
    if question == Question.SELECT:
        return mark_select(me, mask)
    if question == Question.ASSIGN:
        return mark_assign(s, seat, mask)
    if question == Question.EXPLORE:
        return mark_explore(me, mask)
    if question == Question.SHIP:
        return mark_ship(me, mask)
    if question == Question.RECALL:
        return mark_recall(me, mask)
    return mark_small(s, seat, question, mask)


@kernel
def mark_small(s: Roll, seat: int, question: int, mask: Array[u8]) -> int:
    """Mark the legal actions of the questions that are about one thing."""
    me = s.seat[seat]
    if question == Question.PLACE_TILE:
        return mark_drawn(me, ZONES, mask)
    if question == Question.PLACE_START:
        return mark_drawn(me, 1, mask)
    if question == Question.RETURN_TILE:
        return mark_zone(me, mask)
    if question == Question.PLACE_WHERE:
        return mark_word(TOP, True, mask) + mark_word(BOTTOM, True, mask)
    if question == Question.BANK:
        return mark_word(PASS, True, mask) + mark_word(PAY, True, mask)
    if question == Question.SHIP_GOOD:
        return mark_goods(me, mask)
    if question == Question.PRODUCE_WORLD:
        return mark_room(me, mask)
    if question == Question.REMOVE_DIE:
        return mark_goods(me, mask) + mark_dice(s, seat, 0, Where.CREW, mask)
    if question == Question.TO_CUP:
        return mark_dice(s, seat, Where.CREW, Where.GOOD, mask) + mark_word(PASS, may_stop_sending(me), mask)
    if question == Question.GOOD:
        return mark_dice(s, seat, Where.GOOD, Where.GOOD + 1, mask)
    place = place_asked(s, question)
    return mark_dice(s, seat, place, place + 1, mask)


@kernel
def mark_dice(s: Roll, seat: int, begin: int, end: int, mask: Array[u8]) -> int:
    """Mark the dice at some places that answer the question."""
    marked = 0
    for where in range(begin, end):
        for colour in range(COLOURS):
            if can_name_die(s, seat, where, colour):
                mask[die_action(where, colour)] = 1
                marked += 1
    return marked


@kernel
def mark_room(me: Seat, mask: Array[u8]) -> int:
    """Mark the worlds that can hold another good."""
    marked = 0
    for slot in range(me.tableau_size):
        if room_at(me, slot) > 0:
            mask[SIDE_ACTIONS + me.tableau[slot]] = 1
            marked += 1
    return marked


@kernel
def step(s: Roll, seat: int, action: int) -> int:
    """The one door for actions: take a legal one, refuse anything else and change nothing."""
    if seat < 0 or seat >= s.players or s.seat[seat].question == NOTHING:
        return NOT_ASKED
    if action < 0 or action >= ACTIONS or not can(s, seat, action):
        return ILLEGAL
    apply(s, seat, action)
    return DONE


@kernel
def apply(s: Roll, seat: int, action: int) -> None:
    """Take an action that is known to be legal, and run on to the next decision."""
    answer(s, seat, action)
    advance(s)


@kernel
def answer(s: Roll, seat: int, action: int) -> None:
    """Carry out a seat's answer to its question."""
    question = s.seat[seat].question
    if question == Question.SELECT:
        move = action - MOVE_ACTIONS
        place = move // COLOURS
        select(s, seat, place // PHASES, place % PHASES, move % COLOURS)
    elif question == Question.ASSIGN:
        assign(s, seat, action)
    elif question == Question.EXPLORE:
        answer_explore(s, seat, action)
    elif question == Question.SHIP:
        choose_task(s, seat, action - TASK_ACTIONS)
    elif question == Question.RECALL:
        answer_recall(s, seat, action)
    elif is_die(action):
        answer_die(s, seat, question, (action - DIE_ACTIONS) // COLOURS, (action - DIE_ACTIONS) % COLOURS)
    elif is_side(action):
        answer_side(s, seat, question, action - SIDE_ACTIONS)
    else:
        answer_word(s, seat, question, action)


@kernel
def answer_die(s: Roll, seat: int, question: int, where: int, colour: int) -> None:
    """Carry out an answer that names a die."""
    me = s.seat[seat]
    if question == Question.BUILD:
        place_worker(s, seat, colour)
    elif question == Question.CREW:
        choose_crew(s, seat, colour)
    elif question == Question.TO_CUP:
        send_to_cup(s, seat, colour)
    elif question == Question.REMOVE_DIE:
        close(s, seat)
        take_die(me, where, colour)
    elif question == Question.GOOD:
        slot = int(me.choice)
        me.choice = 0
        use_good(s, seat, slot, colour)
    elif question == Question.PRODUCE_DIE:
        produce_with(s, seat, colour)
    else:
        choose_recruit(s, seat, colour)


@kernel
def use_good(s: Roll, seat: int, slot: int, colour: int) -> None:
    """Ship, recall or remove a good of a world: the phase says which."""
    close(s, seat)
    if s.phase == Phase.SHIP:
        ship_good(s, seat, slot, colour)
    elif s.phase == Phase.MANAGE:
        recall_good(s, seat, slot, colour)
    else:
        take_good(s.seat[seat], slot, colour)


@kernel
def answer_side(s: Roll, seat: int, question: int, side: int) -> None:
    """Carry out an answer that names a side of a tile."""
    me = s.seat[seat]
    if question == Question.PLACE_START:
        choose_start(s, seat, side)
        close(s, seat)
    elif question == Question.PLACE_TILE:
        place_tile(s, seat, side)
    elif question == Question.RETURN_TILE:
        return_tile(s, seat, side)
    elif question == Question.PRODUCE_WORLD:
        produce_on(s, seat, tableau_slot(me, side))
    elif question == Question.SHIP_GOOD:
        take_from(s, seat, tableau_slot(me, side))
    else:
        remove_good(s, seat, tableau_slot(me, side))


@kernel
def remove_good(s: Roll, seat: int, slot: int) -> None:
    """Return a good of a world to the stock; of two different ones the owner chooses (roll.md 9)."""
    me = s.seat[seat]
    close(s, seat)
    if has_two_kinds(me, slot):
        me.choice = slot
        ask(s, seat, Question.GOOD, 1)
    else:
        take_good(me, slot, me.goods[slot * GOODS_HERE] - 1)


@kernel
def answer_word(s: Roll, seat: int, question: int, action: int) -> None:
    """Carry out an answer that is a word."""
    if question == Question.PLACE_WHERE:
        place_where(s, seat, action)
    elif question == Question.TO_CUP:
        stop_sending(s, seat)
    else:
        close(s, seat)
        if action == PAY:
            pay_for_vp(s, seat)
