"""The one interpreter of effects: tokens, planets, missions, offices, technologies, abilities and action areas.

`run_effects` carries out a program row by row. A row that asks or puts frames on the stack leaves the rest of its
program as a frame below them.
"""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import ask, close, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.bag import draw, empty_bag, put
from galaktyka.games.transgalactica.codes import (
    ANY_AREA,
    AREAS,
    GOODS,
    NONE,
    PILE,
    SPACES,
    TRACKS,
    Area,
    Category,
    Code,
    Event,
    Timing,
    Track,
)
from galaktyka.games.transgalactica.events import happen
from galaktyka.games.transgalactica.explore import (
    NO_ORE,
    OUTPOST,
    ask_jump,
    can_found,
    explore_action,
    move_freely,
    place_in_orbit,
)
from galaktyka.games.transgalactica.goods import gain_any, of_effect, pay_any, pay_one, resources_of
from galaktyka.games.transgalactica.mining import activate_planets, mine, take_mining_token
from galaktyka.games.transgalactica.missions import ask_complete, ask_take, can_complete_some, can_take_some
from galaktyka.games.transgalactica.planets import ask_place, can_place_somewhere
from galaktyka.games.transgalactica.priority import move_marker, sort_order
from galaktyka.games.transgalactica.production import collect
from galaktyka.games.transgalactica.state import (
    DISCARDED,
    READY,
    RESERVED,
    ROUNDS,
    SPENT,
    Op,
    Question,
    Transgalactica,
    score_vp,
)
from galaktyka.games.transgalactica.tables import AREA, EFFECT, PILE_COUNT, TOKEN, TOKENS
from galaktyka.games.transgalactica.technology import ask_mark, can_mark_some
from galaktyka.games.transgalactica.tracks import advance_on, can_advance_some

TIMES: Final = 8  # a PAY_TIMES frame and question hold row * TIMES + times left
NESTED: Final = 2  # an ACTION frame holds area * ACTION_KINDS + NESTED (given by an effect) + 1 (main)
ACTION_KINDS: Final = 4
OPTIONS: Final = 3


@kernel
def run_effects(s: Transgalactica, seat: int, row: int) -> None:
    """Carry out a program from a row on."""
    while EFFECT[row].code == Code.GAIN and EFFECT[row].any == 0:
        gain(s, seat, row)
        if EFFECT[row].last == 1:
            return
        row += 1
    if EFFECT[row].last == 0:
        then_seat(s, seat, Op.EFFECTS, row + 1)
    if EFFECT[row].code < Code.MARK_TECH:
        do_common(s, seat, row)
    elif EFFECT[row].code <= Code.REUSE_BONUS_TOKEN:
        do_action(s, seat, row)
    else:
        do_special(s, seat, row)


@kernel
def gain(s: Transgalactica, seat: int, row: int) -> None:
    """Goods and VP of an effect."""
    me = s.seat[seat]
    for good in range(GOODS):
        me.goods[good] += of_effect(row, good)
    score_vp(me, EFFECT[row].vp)


@kernel
def do_common(s: Transgalactica, seat: int, row: int) -> None:
    """Gains, choices, advances, payments and moves."""
    code = EFFECT[row].code
    if code == Code.GAIN:
        gain(s, seat, row)
        gain_any(s, seat, EFFECT[row].any)
    elif code == Code.CHOOSE:
        choose(s, seat, row)
    elif code == Code.ADVANCE:
        advance_on(s, seat, row)
    elif code == Code.PAY_FOR:
        pay_times(s, seat, row, EFFECT[row].amount)
    elif code == Code.PAY_ONE_OF:
        pay_one(s, seat, EFFECT[row].goods)
    elif code == Code.MOVE_FREE:
        move_freely(s, seat, EFFECT[row].amount)
    elif code == Code.JUMP_TO_WORMHOLE:
        ask_jump(s, seat)
    elif code == Code.PLACE_OUTPOST and EFFECT[row].anywhere == 1:
        ask_place(s, seat, row)
    elif code == Code.PLACE_OUTPOST:
        place_in_orbit(s, seat, EFFECT[row].cost)


@kernel
def do_action(s: Transgalactica, seat: int, row: int) -> None:
    """Cards, crew, and what the action areas do."""
    code = EFFECT[row].code
    if code == Code.MARK_TECH:
        ask_mark(s, seat)
    elif code == Code.TAKE_MISSION:
        ask_take(s, seat)
    elif code == Code.COMPLETE_MISSION:
        ask_complete(s, seat)
    elif code == Code.MOBILISE:
        mobilise(s, seat, EFFECT[row].amount)
    elif code == Code.TAKE_ACTION:
        take_action(s, seat, row)
    elif code == Code.EXPLORE:
        explore_action(s, seat, EFFECT[row].main)
    elif code == Code.TAKE_MINING_TOKEN:
        take_mining_token(s, seat)
    elif code == Code.MINE:
        mine(s, seat)
    elif code == Code.ACTIVATE_MINING_PLANETS:
        activate_planets(s, seat, EFFECT[row].amount)
    elif code == Code.COLLECT_RESOURCES:
        collect(s, seat)
    elif code == Code.REUSE_BONUS_TOKEN and can_reuse_some(s, seat):
        ask(s, seat, Question.REUSE, 0)


@kernel
def do_special(s: Transgalactica, seat: int, row: int) -> None:
    """Rare effects: of the setup, of single tokens."""
    me = s.seat[seat]
    code = EFFECT[row].code
    if code == Code.DRAW_BONUS_TOKENS:
        draw_tokens(s, seat, Category.BASIC, EFFECT[row].amount)
        draw_tokens(s, seat, Category.ADVANCED, EFFECT[row].other)
    elif code == Code.DOUBLE_INCOME:
        me.doubled = 1
    elif code == Code.TEMP_LEVEL:
        for track in range(TRACKS):
            if (EFFECT[row].tracks >> track) & 1 == 1:
                me.temporary[track] += EFFECT[row].amount
    elif code == Code.CAPTAIN_MAY_REUSE_MAIN:
        me.reuse += 1
    elif code == Code.COMMISSION_LIEUTENANT:
        me.crew -= 1
        me.lieutenant = READY
    elif code == Code.TAKE_PLANET:
        me.nightmare = 1
    elif code == Code.ADD_SHIP:
        me.ship[me.ships] = me.ship[0]
        me.ships += 1
    elif code == Code.UPDATE_PRIORITY_TRACK:
        move_marker(s, seat)
        sort_order(s)


@kernel
def mobilise(s: Transgalactica, seat: int, crew: int) -> None:
    """Crew moves from the cryo capsules to the panel, as far as there is any (ruling 79)."""
    me = s.seat[seat]
    woken = min(crew, int(me.capsules))
    me.capsules -= woken
    me.crew += woken


@kernel
def is_unused(s: Transgalactica, token: int) -> bool:
    """Whether a bonus token lies in the box, neither owned nor on the board."""
    if s.bonus[token] != NONE:
        return False
    for i in range(PILE_COUNT * PILE):
        if s.piles[i] == token:
            return False
    for i in range(SPACES):
        if s.token[i] == token:
            return False
    for i in range(ROUNDS):
        if s.round_token[i] == token:
            return False
    return True


@kernel
def draw_tokens(s: Transgalactica, seat: int, category: int, count: int) -> None:
    """Draw random tokens of a category from the unused ones into the reserve (11.4)."""
    for token in range(1, TOKENS + 1):
        if TOKEN[token].category == category and is_unused(s, token):
            put(s, token)
    for _ in range(min(count, int(s.bag_size))):
        s.bonus[draw(s)] = RESERVED + seat
    empty_bag(s)


@kernel
def option_of(row: int, number: int) -> int:
    """A program to choose from; NONE if there are fewer."""
    if number == 0:
        return int(EFFECT[row].option_1)
    return int(EFFECT[row].option_2) if number == 1 else int(EFFECT[row].option_3)


@kernel
def can_choose(s: Transgalactica, seat: int, row: int, number: int) -> bool:
    """Whether all of an option can be done; steps of a track before it count (ruling 34)."""
    program = option_of(row, number)
    if program == NONE:
        return False
    ahead = 0
    while True:
        if not is_possible(s, seat, program, ahead):
            return False
        if EFFECT[program].last == 1:
            return True
        ahead += EFFECT[program].steps
        program += 1


@kernel
def can_choose_some(s: Transgalactica, seat: int, row: int) -> bool:
    """Whether some option can be done."""
    for number in range(OPTIONS):
        if can_choose(s, seat, row, number):
            return True
    return False


@kernel
def choose(s: Transgalactica, seat: int, row: int) -> None:
    """Ask for one of the options that can be done; a single one is done at once."""
    only, ways = NONE, 0
    for number in range(OPTIONS):
        if can_choose(s, seat, row, number):
            only = option_of(row, number)
            ways += 1
    if ways > 1:
        ask(s, seat, Question.CHOOSE_OPTION, row)
    elif ways == 1:
        then_seat(s, seat, Op.EFFECTS, only)


@kernel
def answer_option(s: Transgalactica, seat: int, number: int) -> None:
    """Do the option that was chosen."""
    row = int(s.seat[seat].amount)
    close(s, seat)
    then_seat(s, seat, Op.EFFECTS, option_of(row, number))


@kernel
def is_possible(s: Transgalactica, seat: int, row: int, ahead: int) -> bool:
    """Whether an effect can do anything now; `ahead`: levels gained before it on its track."""
    code = EFFECT[row].code
    if code == Code.ADVANCE and EFFECT[row].different == 1:
        return True  # which track the step before it takes, and what that opens, is not known yet
    if code == Code.ADVANCE:
        # a free advance is never refused: at the end of a track it is lost (6.9)
        return can_advance_some(s, seat, row) or is_plain_advance(row)
    if code == Code.PAY_FOR:
        return can_pay_for(s, seat, row) and can_take_steps(s, seat, EFFECT[row].option_1)
    if code == Code.PAY_ONE_OF:
        return can_pay_one_of(s, seat, row)
    if code == Code.MARK_TECH:
        return can_mark_some(s, seat, ahead)
    if code == Code.TAKE_MISSION:
        return can_take_some(s, seat, ahead)
    if code == Code.COMPLETE_MISSION:
        return can_complete_some(s, seat)
    if code == Code.PLACE_OUTPOST:
        return can_place_by(s, seat, row)
    return code != Code.REUSE_BONUS_TOKEN or can_reuse_some(s, seat)


@kernel
def is_plain_advance(row: int) -> bool:
    """Whether an advance is free and of a track that asks for nothing."""
    asking = (1 << Track.MILITARY) | (1 << Track.TRADE)
    return EFFECT[row].tracks & asking == 0


@kernel
def can_take_steps(s: Transgalactica, seat: int, program: int) -> bool:
    """Whether all steps on tracks that are to be paid for can be taken (technology 23)."""
    row = program
    while EFFECT[row].code != Code.ADVANCE or can_advance_some(s, seat, row) or is_plain_advance(row):
        if EFFECT[row].last == 1:
            return True
        row += 1
    return False


@kernel
def can_place_by(s: Transgalactica, seat: int, row: int) -> bool:
    """Whether an outpost can be placed by an effect."""
    if EFFECT[row].anywhere == 1:
        return can_place_somewhere(s, seat, row)
    for ship in range(s.seat[seat].ships):
        if can_found(s, seat, ship, OUTPOST + (0 if EFFECT[row].cost == 1 else NO_ORE)):
            return True
    return False


@kernel
def can_pay_for(s: Transgalactica, seat: int, row: int) -> bool:
    """Whether the price of an effect can be paid once."""
    me = s.seat[seat]
    for good in range(GOODS):
        if me.goods[good] < of_effect(row, good):
            return False
    return resources_of(me) >= EFFECT[row].any


@kernel
def can_pay_one_of(s: Transgalactica, seat: int, row: int) -> bool:
    """Whether the seat has one of the goods."""
    for good in range(GOODS):
        if (EFFECT[row].goods >> good) & 1 == 1 and s.seat[seat].goods[good] > 0:
            return True
    return False


@kernel
def can_do(s: Transgalactica, seat: int, program: int) -> bool:
    """Whether the first effect of a program can do anything."""
    if EFFECT[program].code == Code.CHOOSE:
        return can_choose_some(s, seat, program)
    return is_possible(s, seat, program, 0)


@kernel
def pay_times(s: Transgalactica, seat: int, row: int, times: int) -> None:
    """Ask whether to pay once more for what follows, as long as it can be paid and does something."""
    if times > 0 and can_pay_for(s, seat, row) and is_possible(s, seat, EFFECT[row].option_1, 0):
        ask(s, seat, Question.PAY_FOR, row * TIMES + times)


@kernel
def answer_pay_for(s: Transgalactica, seat: int, good: int) -> None:
    """Pay the price, of which `any` begins with the resource that was chosen, and do what was paid for."""
    me = s.seat[seat]
    row, times = int(me.amount) // TIMES, int(me.amount) % TIMES
    close(s, seat)
    then_seat(s, seat, Op.PAY_TIMES, row * TIMES + times - 1)
    then_seat(s, seat, Op.EFFECTS, EFFECT[row].option_1)
    for kind in range(GOODS):
        me.goods[kind] -= of_effect(row, kind)
    if good < GOODS:
        me.goods[good] -= 1
        pay_any(s, seat, EFFECT[row].any - 1)


@kernel
def take_action(s: Transgalactica, seat: int, row: int) -> None:
    """An action without a worker: of an area, or of one that the seat chooses; nobody follows (6.1)."""
    if EFFECT[row].area == ANY_AREA:
        ask(s, seat, Question.CHOOSE_AREA, EFFECT[row].main + NESTED)
    else:
        then_seat(s, seat, Op.ACTION, EFFECT[row].area * ACTION_KINDS + NESTED + EFFECT[row].main)


@kernel
def can_act(s: Transgalactica, seat: int, area: int, main: int) -> bool:
    """Whether an action can be taken: its price can be paid, and what it needs is there (6)."""
    return can_do(s, seat, AREA[area].main if main == 1 else AREA[area].secondary)


@kernel
def can_choose_area(s: Transgalactica, seat: int, area: int) -> bool:
    """Any action but omni itself, if it can be taken (6.1)."""
    return area != Area.OMNI and area < AREAS and can_act(s, seat, area, int(s.seat[seat].amount) & 1)


@kernel
def answer_area(s: Transgalactica, seat: int, area: int) -> None:
    """Take the action that was chosen."""
    kind = int(s.seat[seat].amount)
    close(s, seat)
    then_seat(s, seat, Op.ACTION, area * ACTION_KINDS + kind)


@kernel
def begin_action(s: Transgalactica, seat: int, number: int) -> None:
    """Resolve an action; the secondary one of a worker is an event (technology 5)."""
    area, main = number // ACTION_KINDS, number & 1
    then_seat(s, seat, Op.EFFECTS, AREA[area].main if main == 1 else AREA[area].secondary)
    if main == 0 and number & NESTED == 0:
        happen(s, seat, Event.SECONDARY_ACTION)


@kernel
def can_reuse(s: Transgalactica, seat: int, token: int) -> bool:
    """Whether a spent token can be used once more (technology 7)."""
    if s.bonus[token] != SPENT + seat or TOKEN[token].timing != Timing.OWN_TURN:
        return False
    program = TOKEN[token].effects
    return EFFECT[program].code != Code.REUSE_BONUS_TOKEN and can_use_effect(s, seat, program)


@kernel
def can_use_effect(s: Transgalactica, seat: int, program: int) -> bool:
    """Whether the effect of a token can do anything."""
    code = EFFECT[program].code
    if code == Code.ADVANCE:
        return can_advance_some(s, seat, program)
    if code == Code.MARK_TECH:
        return can_mark_some(s, seat, 0)
    if code == Code.TAKE_MISSION:
        return can_take_some(s, seat, 0)
    return code != Code.PLACE_OUTPOST or can_place_by(s, seat, program)


@kernel
def can_reuse_some(s: Transgalactica, seat: int) -> bool:
    """Whether there is a spent token that can be used once more."""
    for token in range(1, TOKENS + 1):
        if can_reuse(s, seat, token):
            return True
    return False


@kernel
def answer_reuse(s: Transgalactica, seat: int, token: int) -> None:
    """Use a spent token once more and discard it (technology 7)."""
    close(s, seat)
    s.bonus[token] = DISCARDED
    then_seat(s, seat, Op.EFFECTS, TOKEN[token].effects)
