"""Bots that answer for their seats in many games at once, without a return to Python."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.decision import end_game, show_decision
from galaktyka.engine.flow import Table, owing
from galaktyka.engine.kernel import kernel
from galaktyka.engine.playout import KEY_WORDS, lowest_seat, scramble
from galaktyka.engine.record import Array, i32, i64, u8, u32
from galaktyka.engine.slots import apply
from galaktyka.players.playout import HEURISTIC, bot_action, first_state

NO_BOT: Final = 255  # the number of a seat that no bot plays


@kernel
def begin_bots(keys: Array[u32], states: Array[i64]) -> None:
    """Where the bots of newly dealt games draw their seeds from."""
    for i in range(len(states)):
        states[i] = first_state(keys[i * KEY_WORDS : (i + 1) * KEY_WORDS])


@kernel
def answer_bots(
    games: Array[Table],
    blank: Array[Table],
    base: Array[u32],
    first: int,
    episodes: Array[u32],
    keys: Array[u32],
    seats: Array[u8],
    masks: Array[u8],
    counts: Array[i32],
    done: Array[u8],
    points: Array[i32],
    winning: Array[u8],
    bots: Array[u8],
    states: Array[i64],
    o: Table,
    memory: Array[u8],
) -> None:
    """Let the bots decide until in every game a seat without a bot has to; games that end are dealt anew."""
    width = len(masks) // len(games)
    for i in range(len(games)):
        s, mask, key = games[i], masks[i * width : (i + 1) * width], keys[i * KEY_WORDS : (i + 1) * KEY_WORDS]
        if done[i] == 1:
            states[i] = first_state(key)
        seat = int(seats[i])
        while bots[seat] != NO_BOT:
            states[i] = scramble(states[i])
            apply(s, seat, bot_action(s, seat, bots[seat], states[i], o, memory, mask))
            if owing(s) == 0:
                done[i] = 1
                end_game(games, blank, i, base, first + i, episodes, keys, points, winning)
                states[i] = first_state(key)
            seat = lowest_seat(owing(s))
        counts[i] = show_decision(s, i, seats, mask)


@kernel
def choose_for_bots(
    games: Array[Table],
    seats: Array[u8],
    seeds: Array[i64],
    o: Table,
    memory: Array[u8],
    mask: Array[u8],
    actions: Array[i32],
) -> None:
    """What heuristic bots at these seats do, one in each game."""
    for i in range(len(games)):
        actions[i] = bot_action(games[i], int(seats[i]), HEURISTIC, seeds[i], o, memory, mask)
