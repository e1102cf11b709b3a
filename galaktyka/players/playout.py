"""Whole games between bots that are kernels, without a return to Python."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import MAX_SEATS, Table, owing
from galaktyka.engine.kernel import kernel
from galaktyka.engine.playout import CHANCE, CHANCE_BITS, KEY_WORDS, STATE, lowest_seat, random_action, scramble
from galaktyka.engine.record import Array, i32, u8, u32
from galaktyka.engine.slots import apply, legal, scores, setup, winners
from galaktyka.players.slots import heuristic, observe

RANDOM: Final = 0
HEURISTIC: Final = 1
MOST_DECISIONS: Final = 100_000  # bots that are not done by then would go on for ever


@kernel
def random_legal(o: Table, seat: int, mask: Array[u8], seed: int) -> int:
    """The random bot: any legal action, each as likely, the same as `random_action` takes."""
    count = 0
    for action in range(len(mask)):
        count += int(mask[action])
    left = ((seed >> 20) & CHANCE) * count >> CHANCE_BITS
    action = 0
    while mask[action] == 0 or left > 0:
        left -= int(mask[action])
        action += 1
    return action


@kernel
def first_state(key: Array[u32]) -> int:
    """The state from which the bots of a game draw their seeds, one for each decision."""
    return scramble(((int(key[1]) << 31) ^ (int(key[0]) << 1) ^ 1) & STATE)


@kernel
def bot_action(s: Table, seat: int, bot: int, state: int, o: Table, memory: Array[u8], mask: Array[u8]) -> int:
    """What a bot does; `o` is a record for its observation, `memory` the bytes of that same record."""
    if bot == RANDOM:
        return random_action(s, seat, mask, state)
    memory[:] = 0
    observe(s, seat, o)
    for action in range(len(mask)):
        mask[action] = 0
    legal(s, seat, mask)
    return heuristic(o, seat, mask, state)


@kernel
def play_bots(s: Table, bots: Array[u8], state: int, o: Table, memory: Array[u8], mask: Array[u8]) -> int:
    """Play a game to its end, the bot of each seat given by its number; returns the decisions made."""
    for decisions in range(MOST_DECISIONS):
        seats = owing(s)
        if seats == 0:
            return decisions
        state = scramble(state)
        seat = lowest_seat(seats)
        apply(s, seat, bot_action(s, seat, bots[seat], state, o, memory, mask))
    return MOST_DECISIONS


@kernel
def play_all(
    games: Array[Table],
    keys: Array[u32],
    bots: Array[u8],
    o: Table,
    memory: Array[u8],
    mask: Array[u8],
    decisions: Array[u32],
    points: Array[i32],
    winning: Array[u8],
) -> None:
    """Deal and play many games in blank records with their options: their decisions, scores and winners."""
    for i in range(len(games)):
        key = keys[i * KEY_WORDS : (i + 1) * KEY_WORDS]
        setup(games[i], key)
        decisions[i] = play_bots(games[i], bots, first_state(key), o, memory, mask)
        scores(games[i], points[i * MAX_SEATS : (i + 1) * MAX_SEATS])
        winning[i] = winners(games[i])
