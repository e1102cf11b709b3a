"""The heuristic bot of Roll: what it answers to each question."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8
from galaktyka.games.roll.actions import DIE_ACTIONS, SIDE_ACTIONS, TASK_ACTIONS, is_die, is_side
from galaktyka.games.roll.state import Question, Roll
from galaktyka.games.roll.tables import COLOURS
from galaktyka.players.roll.answers import (
    die_answer_worth,
    explore_worth,
    recall_worth,
    ship_worth,
    side_answer_worth,
    word_worth,
)
from galaktyka.players.roll.clock import rounds_left
from galaktyka.players.roll.layout import choose_selection, choose_step

LOWEST: Final = -1_000_000_000


@kernel
def heuristic(o: Roll, seat: int, mask: Array[u8], seed: int) -> int:
    """The legal action of most value; among equals the seed decides."""
    rounds = rounds_left(o)
    question = o.seat[seat].question
    if question == Question.SELECT:
        return choose_selection(o, seat, rounds)
    if question == Question.ASSIGN:
        return choose_step(o, seat, mask, rounds)
    best = -1
    highest = LOWEST
    equals = 0
    for action in range(len(mask)):
        if mask[action] == 1:
            value = answer_worth(o, seat, action, rounds)
            if value > highest:
                best, highest, equals = action, value, 1
            elif value == highest:
                equals += 1
                if (seed >> 8) % equals == 0:
                    best = action
    return best


@kernel
def answer_worth(o: Roll, seat: int, action: int, rounds: int) -> int:
    """What an answer to the open question is worth; comparable only with other answers to it."""
    question = o.seat[seat].question
    if question == Question.EXPLORE:
        return explore_worth(o, seat, action, rounds)
    if question == Question.SHIP:
        return ship_worth(o, seat, action - TASK_ACTIONS, rounds)
    if question == Question.RECALL:
        return recall_worth(o, seat, action, rounds)
    if is_die(action):
        die = action - DIE_ACTIONS
        return die_answer_worth(o, seat, die // COLOURS, die % COLOURS, rounds)
    if is_side(action):
        return side_answer_worth(o, seat, action - SIDE_ACTIONS, rounds)
    return word_worth(o, seat, action, rounds)
