"""The robot of the solitaire game, a reconstruction (race.md 18); what it does in a phase is data (data/robot.json).

It sits behind the only player's seat, is never asked anything, and plays with two dice. Its hand is the pile of cards
that it has drawn: nobody looks at them before they turn up.
"""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.engine.random import below
from galaktyka.games.race.consume import gain_vp
from galaktyka.games.race.deck import discard_seen, draw_cards
from galaktyka.games.race.robot_tables import (
    COPY,
    DICE,
    FACE,
    FACES,
    LAST_TABLEAU,
    LEVEL,
    MOST_CREDIT,
    POOL,
    PREFERRED,
    REACTION_ROWS,
    ROW,
    STEP,
    WORLD,
    Do,
    Sort,
)
from galaktyka.games.race.state import (
    NO_CHOICE,
    NO_SLOT,
    ROBOT,
    Race,
    chose,
    place_in_tableau,
    robot_level,
    tableau_slot,
    take_from_hand,
)
from galaktyka.games.race.tables import ACTION_CARDS, CARD, Kind, Phase

SIX: Final = 6  # developments of this cost have a price of their own

# By action card, the phase that it plays; by phase, the row of the reaction.
PHASE_PLAYED: Final = (
    *(int(Phase.EXPLORE), int(Phase.EXPLORE), int(Phase.DEVELOP), int(Phase.SETTLE)),
    *(int(Phase.CONSUME), int(Phase.CONSUME), int(Phase.PRODUCE)),
)
REACTION: Final = (0, 0, 1, 2, 3, 3, 4)


@kernel
def seat_robot(s: Race) -> None:
    """Give the robot a start world, its counters and its first cards (18)."""
    s.pool = POOL
    me = s.seat[ROBOT]
    me.choice = NO_CHOICE
    place_in_tableau(me, take_start_world(s))
    me.active = 1
    level = LEVEL[robot_level(s)]
    world = WORLD[start_number(s)]
    s.robot.credit = min(MOST_CREDIT, world.credit + level.credit)
    s.robot.economy = min(level.most_economy, world.economy + level.economy)
    draw_cards(s, ROBOT, level.cards)


@kernel
def take_start_world(s: Race) -> int:
    """Take the topmost start world out of the shuffled draw pile."""
    i = s.deck_size - 1
    while CARD[s.deck[i]].start < 0:
        i -= 1
    card = s.deck[i]
    s.deck_size -= 1
    for j in range(i, s.deck_size):
        s.deck[j] = s.deck[j + 1]
    s.deck[s.deck_size] = 0
    return card


@kernel
def start_number(s: Race) -> int:
    """The number of the robot's start world, which never leaves its tableau."""
    return CARD[s.seat[ROBOT].tableau[0]].start


@kernel
def take_dice_back(s: Race) -> None:
    """The robot has no actions until it rolls again."""
    for action in range(ACTION_CARDS):
        s.seat[ROBOT].actions[action] = 0
    for die in range(DICE):
        s.robot.dice[die] = 0


@kernel
def roll_dice(s: Race) -> None:
    """The robot rolls its two actions after the player has chosen (18)."""
    me = s.seat[ROBOT]
    for die in range(DICE):
        face = FACE[die * FACES + below(s.random, FACES)].face
        s.robot.dice[die] = 1 + face
        me.actions[action_meant(s, die, face)] += 1


@kernel
def action_meant(s: Race, die: int, face: int) -> int:
    """The action card that a face means: the player's first or second, the start world's preferred one, or itself."""
    if face == COPY:
        return players_card(s, die)
    if face == PREFERRED:
        return WORLD[start_number(s)].preferred
    return face


@kernel
def players_card(s: Race, place: int) -> int:
    """The player's first (0) or second (1) action card, in the order of the phases."""
    passed = 0
    last = 0
    for action in range(ACTION_CARDS):
        if s.seat[0].actions[action] > 0:
            last = action
            passed += s.seat[0].actions[action]
            if passed > place:
                return action
    return last


@kernel
def robot_phase(s: Race, phase: int) -> None:
    """Act where a die chose the phase, else react to the player; what the start world adds comes first (18)."""
    world = WORLD[start_number(s)]
    if phase == Phase.EXPLORE:
        draw_cards(s, ROBOT, world.explore_cards)
    elif phase == Phase.DEVELOP:
        draw_cards(s, ROBOT, world.develop_cards)
    elif phase == Phase.SETTLE:
        draw_cards(s, ROBOT, world.settle_cards)
    elif phase == Phase.PRODUCE:
        gain_credit(s, world.produce_credit)
    acted = False
    for action in range(ACTION_CARDS):
        if PHASE_PLAYED[action] == phase and chose(s, ROBOT, action):
            run_row(s, action)
            acted = True
    if not acted:
        run_row(s, REACTION_ROWS + REACTION[phase])


@kernel
def robot_is_full(s: Race) -> bool:
    """Whether the robot has so many cards and tiles that the game ends."""
    return s.solitaire == 1 and s.seat[ROBOT].tableau_size + s.robot.tiles >= LAST_TABLEAU


@kernel
def run_row(s: Race, row: int) -> None:
    """Carry out the steps of an action or a reaction, one after the other."""
    for step in range(ROW[row].begin, ROW[row].end):
        run_step(s, step)


@kernel
def run_step(s: Race, step: int) -> None:
    """Carry out one step."""
    do = STEP[step].do
    if do == Do.DRAW:
        draw_cards(s, ROBOT, STEP[step].amount)
    elif do == Do.CREDIT:
        gain_credit(s, STEP[step].amount)
    elif do == Do.ECONOMY:
        gain_economy(s, STEP[step].amount)
    elif do == Do.EARN:
        gain_vp(s, ROBOT, s.robot.economy * STEP[step].amount // 100)
    elif do == Do.DEVELOP:
        if not place_tile(s, step):
            turn_cards_over(s, step)
    elif do == Do.SETTLE:
        turn_cards_over(s, step)


@kernel
def gain_credit(s: Race, amount: int) -> None:
    """Move the credit counter up, as far as it goes."""
    s.robot.credit = min(MOST_CREDIT, s.robot.credit + amount)


@kernel
def gain_economy(s: Race, amount: int) -> None:
    """Move the economy counter up, as far as it goes."""
    s.robot.economy = min(LEVEL[robot_level(s)].most_economy, s.robot.economy + amount)


@kernel
def place_tile(s: Race, step: int) -> bool:
    """Place a development tile if one is left and can be paid for."""
    price = max(0, STEP[step].tile_price - WORLD[start_number(s)].tile_discount)
    if s.robot.tiles >= LEVEL[robot_level(s)].tiles or s.robot.credit < price:
        return False
    s.robot.credit -= price
    s.robot.tiles += 1
    return True


@kernel
def turn_cards_over(s: Race, step: int) -> None:
    """Turn over cards of the pile until one can be placed; the others are discarded."""
    me = s.seat[ROBOT]
    while me.hand_size > 0:
        card = take_from_hand(me, below(s.random, me.hand_size))
        price = credit_price(s, step, card)
        if fits_step(s, step, card) and price <= s.robot.credit:
            s.robot.credit -= price
            place_in_tableau(me, card)
            if CARD[card].kind != Kind.NONE:
                gain_economy(s, STEP[step].amount)
            return
        discard_seen(s, ROBOT, card)


@kernel
def fits_step(s: Race, step: int, card: int) -> bool:
    """A development that the robot does not have yet, or a world of the sort that it settles."""
    if STEP[step].do == Do.DEVELOP:
        return CARD[card].development == 1 and tableau_slot(s.seat[ROBOT], CARD[card].design) == NO_SLOT
    sort = WORLD[start_number(s)].sort
    return CARD[card].development == 0 and (sort == Sort.ANY or sort == CARD[card].military)


@kernel
def credit_price(s: Race, step: int, card: int) -> int:
    """Credits for placing a card: dear worlds and developments of cost 6 have a price of their own."""
    facts = STEP[step]
    if facts.do == Do.SETTLE:
        return facts.dear_price if CARD[card].value >= facts.dear_from else facts.price
    if CARD[card].value == SIX:
        return max(0, facts.dear_price - WORLD[start_number(s)].six_discount)
    return facts.price
