"""The rules as one machine: what is legal, and the one door for actions."""

from __future__ import annotations

from galaktyka.engine.flow import DONE, ILLEGAL, NOT_ASKED, NOTHING, answered, close, next_frame
from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8, u32
from galaktyka.games.race.actions import (
    ACTIONS,
    ANTE,
    BONUS,
    CARD_ACTIONS,
    CONQUER,
    NUMBER_ACTIONS,
    PASS,
    PAY,
    ROLE,
    ROLE_ACTIONS,
    is_card,
    is_role,
)
from galaktyka.games.race.ante import ante, can_put_up, take_revealed
from galaktyka.games.race.consume import (
    can_ante,
    can_guess,
    can_take_good,
    consume_good,
    consume_with,
    discard_hand,
    guess_power,
    must_consume,
    power_in_slot,
    sell,
)
from galaktyka.games.race.deck import discard_from_hand
from galaktyka.games.race.develop import (
    can_develop,
    can_discard_to_develop,
    can_pay_for_development,
    develop_by,
)
from galaktyka.games.race.explore import drawn_slot, keep
from galaktyka.games.race.frames import run
from galaktyka.games.race.produce import (
    can_fill,
    can_produce_with,
    fill_windfall,
    may_decline,
    produce_with,
)
from galaktyka.games.race.settle import (
    can_place_by,
    discard_to_hire,
    place_by,
)
from galaktyka.games.race.setup import choose_start_world
from galaktyka.games.race.setup import setup as deal
from galaktyka.games.race.state import (
    NO_POWER,
    NO_SLOT,
    Question,
    Race,
    hand_slot,
    is_shown,
    tableau_slot,
    two_actions,
)
from galaktyka.games.race.tables import ACTION_CARDS, CARD, NO_CARD
from galaktyka.games.race.takeover import (
    attack_with,
    can_lend,
    can_use_power,
    name_target,
    raise_military,
)
from galaktyka.games.race.track import can_take_over
from galaktyka.games.race.worlds import can_settle


@kernel
def setup(s: Race, key: Array[u32]) -> None:
    """Deal a new game and run it to its first decision."""
    deal(s, key)
    advance(s)


@kernel
def advance(s: Race) -> None:
    """Run frames until a decision is owed or the game is over."""
    while next_frame(s):
        run(s, s.now.op, s.now.seat, s.now.number)


@kernel
def can(s: Race, seat: int, action: int) -> bool:
    """Whether an action is a legal answer to the question a seat is asked."""
    question = s.seat[seat].question
    if question == Question.CHOOSE_ACTION:
        return is_role(two_actions(s), action)
    if action == PASS:
        return can_pass(s, seat)
    if is_card(action):
        return can_name(s, seat, action - CARD_ACTIONS)
    if question == Question.CONSUME:
        return can_ante(s, seat) if action == ANTE else can_guess(s, seat, action - NUMBER_ACTIONS)
    if question == Question.SETTLE_HOW:
        return action in (CONQUER, PAY) and can_place_by(s, seat, action)
    if question == Question.DEVELOP_HOW:
        return action == PAY and can_pay_for_development(s, seat)
    return question == Question.PRODUCE and action == BONUS and can_produce_with(s, seat, action)


@kernel
def can_pass(s: Race, seat: int) -> bool:
    """Placing nothing is always allowed; consuming ends only when nothing mandatory is left."""
    question = s.seat[seat].question
    if question == Question.CONSUME:
        return not must_consume(s, seat)
    if question == Question.PRODUCE:
        return may_decline(s, seat)
    return (
        question == Question.CHOOSE_DEVELOPMENT
        or question == Question.CHOOSE_WORLD
        or question == Question.DISCARD_HAND
        or question == Question.TAKEOVER
        or question == Question.REINFORCE
        or question == Question.DEFEND
    )


@kernel
def can_name(s: Race, seat: int, design: int) -> bool:
    """Whether a card is a legal answer to a question about cards: drawn, in hand, or in the tableau."""
    me = s.seat[seat]
    if asks_for_drawn_card(me.question):
        return drawn_slot(me, design) != NO_SLOT
    if asks_for_hand_card(me.question):
        place = hand_slot(me, design)
        return place != NO_SLOT and can_play(s, seat, me.hand[place])
    if me.question == Question.TAKEOVER:
        return can_take_over(s, seat, design)
    slot = tableau_slot(me, design)
    return slot != NO_SLOT and can_pick(s, seat, slot)


@kernel
def can_play(s: Race, seat: int, card: int) -> bool:
    """Whether a card of the hand answers the question: to be placed it must be payable, to be discarded any will do."""
    question = s.seat[seat].question
    if question == Question.CHOOSE_DEVELOPMENT:
        return can_develop(s, seat, card)
    if question == Question.CHOOSE_WORLD:
        return can_settle(s, seat, card)
    if question == Question.ANTE:
        return can_put_up(s.seat[seat].power, card)
    if question == Question.DISCARD_OPENING:
        return not is_shown(s.seat[seat], card)  # the development of a side was not dealt (16)
    return True


@kernel
def can_pick(s: Race, seat: int, slot: int) -> bool:
    """Whether a card of the tableau answers the question: by its power, its good, or its place for one."""
    me = s.seat[seat]
    if me.question == Question.SELL:
        return me.good[slot] != NO_CARD
    if me.question == Question.CONSUME_GOOD:
        return can_take_good(s, seat, slot)
    if me.question == Question.WINDFALL_WORLD:
        return can_fill(s, seat, me.power, slot)
    if me.question == Question.CONSUME:
        return slot < me.active and power_in_slot(s, seat, slot) != NO_POWER
    if me.question == Question.TAKEOVER_POWER:
        return can_use_power(s, seat, slot)
    if me.question == Question.REINFORCE or me.question == Question.DEFEND:
        return can_lend(s, seat, slot, me.question)
    action = CARD_ACTIONS + CARD[me.tableau[slot]].design
    if me.question == Question.PRODUCE:
        return can_produce_with(s, seat, action)
    if me.question == Question.DEVELOP_HOW:
        return can_discard_to_develop(s, seat, slot)
    return can_place_by(s, seat, action)


@kernel
def asks_for_hand_card(question: int) -> bool:
    """Whether a question is answered with a card of the hand."""
    return (
        question == Question.PAY
        or question == Question.CHOOSE_DEVELOPMENT
        or question == Question.CHOOSE_WORLD
        or question == Question.DISCARD_OPENING
        or question == Question.HAND_LIMIT
        or question == Question.DISCARD_HAND
        or question == Question.HIRE
        or question == Question.DISCARD_EXPLORED
        or question == Question.ANTE
        or question == Question.DRAFT
    )


@kernel
def asks_for_drawn_card(question: int) -> bool:
    """Whether a question is answered with one of the cards that were drawn beside the hand."""
    return question == Question.KEEP or question == Question.CHOOSE_START or question == Question.TAKE_REVEALED


@kernel
def legal(s: Race, seat: int, mask: Array[u8]) -> int:
    """Mark the legal actions of a seat in a cleared mask; returns how many there are."""
    question = s.seat[seat].question
    if question == NOTHING:
        return 0
    if question == Question.CHOOSE_ACTION:
        return mark_roles(s, mask)
    count = mark_cards(s, seat, mask)
    if can_pass(s, seat):
        mask[PASS] = 1
        count += 1
    if question == Question.CONSUME:
        if guess_power(s, seat) != NO_POWER:
            count += mark_range(s, seat, NUMBER_ACTIONS, CARD_ACTIONS, mask)
        count += mark_range(s, seat, ANTE, ANTE + 1, mask)
    elif question == Question.SETTLE_HOW or question == Question.PRODUCE or question == Question.DEVELOP_HOW:
        count += mark_range(s, seat, CONQUER, NUMBER_ACTIONS, mask)
    return count


@kernel
def mark_roles(s: Race, mask: Array[u8]) -> int:
    """Mark the single action cards, or the pairs of the advanced game."""
    begin = ACTION_CARDS if two_actions(s) == 1 else 0
    end = len(ROLE) if two_actions(s) == 1 else ACTION_CARDS
    for role in range(begin, end):
        mask[ROLE_ACTIONS + role] = 1
    return end - begin


@kernel
def mark_range(s: Race, seat: int, begin: int, end: int, mask: Array[u8]) -> int:
    """Mark the legal actions from `begin` up to `end`."""
    count = 0
    for action in range(begin, end):
        if can(s, seat, action):
            mask[action] = 1
            count += 1
    return count


@kernel
def mark_cards(s: Race, seat: int, mask: Array[u8]) -> int:
    """Mark the legal cards among those the question is about."""
    me = s.seat[seat]
    count = 0
    if asks_for_drawn_card(me.question):
        for i in range(me.drawn_size):
            count += mark(CARD[me.drawn[i]].design, mask)
    elif asks_for_hand_card(me.question):
        for i in range(me.hand_size):
            if can_play(s, seat, me.hand[i]):
                count += mark(CARD[me.hand[i]].design, mask)
    elif me.question == Question.TAKEOVER:
        count = mark_targets(s, seat, mask)
    else:
        for slot in range(me.tableau_size):
            if can_pick(s, seat, slot):
                count += mark(CARD[me.tableau[slot]].design, mask)
    return count


@kernel
def mark_targets(s: Race, seat: int, mask: Array[u8]) -> int:
    """Mark the worlds of opponents that the seat may take over."""
    count = 0
    for other in range(s.players):
        for slot in range(s.seat[other].active):
            design = CARD[s.seat[other].tableau[slot]].design
            if other != seat and can_take_over(s, seat, design):
                count += mark(design, mask)
    return count


@kernel
def mark(design: int, mask: Array[u8]) -> int:
    """Mark a card; a second copy of it is the same action. Returns 1 if it is new."""
    new = 1 - int(mask[CARD_ACTIONS + design])
    mask[CARD_ACTIONS + design] = 1
    return new


@kernel
def step(s: Race, seat: int, action: int) -> int:
    """The one door for actions: take a legal one, refuse anything else and change nothing."""
    if seat < 0 or seat >= s.players or s.seat[seat].question == NOTHING:
        return NOT_ASKED
    if action < 0 or action >= ACTIONS or not can(s, seat, action):
        return ILLEGAL
    apply(s, seat, action)
    return DONE


@kernel
def apply(s: Race, seat: int, action: int) -> None:
    """Take an action that is known to be legal, and run on to the next decision."""
    answer(s, seat, action)
    advance(s)


@kernel
def answer(s: Race, seat: int, action: int) -> None:
    """Carry out a seat's answer to its question."""
    me = s.seat[seat]
    question = me.question
    if question == Question.CHOOSE_ACTION:
        me.choice = action
        close(s, seat)
    elif question == Question.CHOOSE_DEVELOPMENT or question == Question.CHOOSE_WORLD or question == Question.DRAFT:
        if action != PASS:
            me.choice = me.hand[hand_slot(me, action - CARD_ACTIONS)]
        close(s, seat)
    elif question == Question.KEEP:
        keep(s, seat, action - CARD_ACTIONS)
    elif question == Question.SETTLE_HOW:
        place_by(s, seat, action)
    elif question == Question.DISCARD_HAND:
        discard_hand(s, seat, action)
    elif question >= Question.TAKEOVER:
        answer_takeover(s, seat, question, action)
    elif question >= Question.SELL and question <= Question.WINDFALL_WORLD:
        answer_economy(s, seat, question, action)
    elif question >= Question.HIRE and question != Question.DISCARD_EXPLORED:
        answer_expansion(s, seat, question, action)
    else:  # pay, opening discard, hand limit, explored cards
        discard_from_hand(s, seat, hand_slot(me, action - CARD_ACTIONS))
        answered(s, seat)


@kernel
def answer_economy(s: Race, seat: int, question: int, action: int) -> None:
    """Carry out an answer in Consume or Produce."""
    slot = tableau_slot(s.seat[seat], action - CARD_ACTIONS)
    if question == Question.SELL:
        close(s, seat)
        sell(s, seat, slot)
    elif question == Question.CONSUME:
        consume_with(s, seat, action)
    elif question == Question.CONSUME_GOOD:
        consume_good(s, seat, action - CARD_ACTIONS)
    elif question == Question.PRODUCE:
        produce_with(s, seat, action)
    elif question == Question.WINDFALL_WORLD:
        fill_windfall(s, seat, slot)


@kernel
def answer_takeover(s: Race, seat: int, question: int, action: int) -> None:
    """Carry out an answer about a takeover."""
    if question == Question.TAKEOVER:
        name_target(s, seat, action)
    elif question == Question.TAKEOVER_POWER:
        attack_with(s, seat, tableau_slot(s.seat[seat], action - CARD_ACTIONS))
    else:
        raise_military(s, seat, action)


@kernel
def answer_expansion(s: Race, seat: int, question: int, action: int) -> None:
    """Carry out an answer to a question that only cards and rules of the expansions ask."""
    if question == Question.HIRE:
        discard_to_hire(s, seat, action - CARD_ACTIONS)
    elif question == Question.CHOOSE_START:
        choose_start_world(s, seat, action - CARD_ACTIONS)
    elif question == Question.DEVELOP_HOW:
        develop_by(s, seat, action)
    elif question == Question.ANTE:
        ante(s, seat, action - CARD_ACTIONS)
    elif question == Question.TAKE_REVEALED:
        take_revealed(s, seat, action - CARD_ACTIONS)
