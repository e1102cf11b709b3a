"""A round: choose action cards, play the chosen phases, discard, check for the end (race.md 4, 13, 15)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import ask, then
from galaktyka.engine.kernel import kernel
from galaktyka.games.race.actions import NO_SECOND, ROLE, ROLE_ACTIONS
from galaktyka.games.race.powers import limit
from galaktyka.games.race.robot import robot_is_full, roll_dice, take_dice_back
from galaktyka.games.race.state import NO_CHOICE, Op, Question, Race, seats
from galaktyka.games.race.tables import ACTION_CARDS, ActionCard, Phase, Power

HAND_LIMIT: Final = 10
LAST_TABLEAU: Final = 12  # cards in a tableau that end the game


@kernel
def next_round(s: Race) -> None:
    """Everybody takes back his action cards and chooses anew in secret (4.1, 4.4)."""
    s.turn += 1
    s.phase = Phase.NONE
    s.repeat = 0
    if s.solitaire == 1:
        take_dice_back(s)
    then(s, Op.REVEAL_ACTIONS, 0, 0)
    for seat in range(s.players):
        me = s.seat[seat]
        me.choice = NO_CHOICE
        me.surplus = 0
        for card in range(ACTION_CARDS):
            me.actions[card] = 0
        ask(s, seat, Question.CHOOSE_ACTION, 1)


@kernel
def reveal_actions(s: Race) -> None:
    """Chosen phases are played in order, each once; two equal cards of one player play it twice (4.2, 15)."""
    for seat in range(s.players):
        reveal_action(s, seat)
    if s.solitaire == 1:
        roll_dice(s)
    then(s, Op.ROUND_END, 0, 0)
    if times_chosen(s, ActionCard.PRODUCE) > 0:
        then(s, Op.PRODUCE, 0, 0)
    if times_chosen(s, ActionCard.CONSUME_TRADE) + times_chosen(s, ActionCard.CONSUME_2X) > 0:
        then(s, Op.CONSUME, 0, 0)
    for repeat in range(times_chosen(s, ActionCard.SETTLE) - 1, -1, -1):
        then(s, Op.SETTLE, 0, repeat)
    for repeat in range(times_chosen(s, ActionCard.DEVELOP) - 1, -1, -1):
        then(s, Op.DEVELOP, 0, repeat)
    if times_chosen(s, ActionCard.EXPLORE_5) + times_chosen(s, ActionCard.EXPLORE_1_1) > 0:
        then(s, Op.EXPLORE, 0, 0)


@kernel
def reveal_action(s: Race, seat: int) -> None:
    """Turn over the action cards a seat chose."""
    me = s.seat[seat]
    role = ROLE[me.choice - ROLE_ACTIONS]
    me.choice = NO_CHOICE
    me.actions[role.first] += 1
    if role.second != NO_SECOND:
        me.actions[role.second] += 1


@kernel
def times_chosen(s: Race, action: int) -> int:
    """How often the player who played most of an action card played it."""
    most = 0
    for seat in range(seats(s)):
        most = max(most, int(s.seat[seat].actions[action]))
    return most


@kernel
def round_end(s: Race) -> None:
    """Everybody discards down to the hand limit (4.3)."""
    s.phase = Phase.NONE
    s.repeat = 0
    then(s, Op.CHECK_END, 0, 0)
    if s.goal_size > 0:
        then(s, Op.CHECK_GOALS, 0, Phase.NONE)
    for seat in range(s.players):
        me = s.seat[seat]
        me.active = me.tableau_size
        most = limit(s, seat, Power.HAND_LIMIT, HAND_LIMIT)
        if me.hand_size > most:
            me.surplus = me.hand_size - most
            ask(s, seat, Question.HAND_LIMIT, me.surplus)


@kernel
def check_end(s: Race) -> None:
    """The game ends with a full tableau or an empty pool; otherwise another round begins (13)."""
    if not is_last_round(s):
        then(s, Op.NEXT_ROUND, 0, 0)


@kernel
def is_last_round(s: Race) -> bool:
    """Whether a condition for the end of the game holds."""
    if s.pool == 0 or robot_is_full(s):
        return True
    for seat in range(s.players):
        if is_full(s, seat):
            return True
    return False


@kernel
def is_full(s: Race, seat: int) -> bool:
    """Whether a tableau has the number of cards that ends the game: 12, or what its owner's power says (13)."""
    return s.seat[seat].tableau_size >= last_tableau(s, seat)


@kernel
def last_tableau(s: Race, seat: int) -> int:
    """The cards in a tableau that end the game."""
    return limit(s, seat, Power.TABLEAU_END_THRESHOLD, LAST_TABLEAU)
