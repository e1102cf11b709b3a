"""Random games in compiled code with every invariant checked at every decision (the command: tools/soak.py).

Compiled, a hundred thousand whole games take minutes. What is checked besides the game's own invariants (`broken`):
who owes a decision has a legal action and nobody else has, what is not legal is refused and changes no byte, what a
viewer sees does not depend on what it cannot know, and games end. The second and third are tried once in a while.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import numpy as np

from galaktyka.engine.backend import Part, load_part
from galaktyka.engine.flow import DONE, NOTHING, Table, owing
from galaktyka.engine.game import Game
from galaktyka.engine.kernel import kernel, slot
from galaktyka.engine.playout import CHANCE, CHANCE_BITS, KEY_WORDS, deal_game, first_state, nth_action, scramble
from galaktyka.engine.random import key_words
from galaktyka.engine.record import Array, u8, u32
from galaktyka.engine.slots import apply, legal, step

MOST_DECISIONS: Final = 20_000
SOUND: Final = 0

# What is broken, where it is not one of the game's own invariants.
NO_ACTION: Final = 101  # a seat owes a decision and has none, or the other way round
DOOR: Final = 102  # an action that is not legal was taken, or left a trace
LEAK: Final = 103  # somebody's observation depends on what he cannot know
ENDLESS: Final = 104
DEALT: Final = 105  # what was dealt anew is no position of the game

# The records that a game needs: itself, a copy, and an observation of each.
GAME, COPY, SEEN, SEEN_IN_COPY = range(4)
ROOM: Final = 4
SELDOM: Final = 8  # once in so many decisions the door is tried and the table dealt anew, which takes long


@slot
def broken(s: Table, seen: Array[u8]) -> int:
    """Which of the game's own invariants does not hold, or SOUND; `seen` is room for a count of each piece."""
    raise NotImplementedError


@slot
def observe(s: Table, seat: int, out: Table) -> None:
    """What a seat may know, into a cleared record."""
    raise NotImplementedError


@slot
def resample(s: Table, seat: int, key: Array[u32]) -> None:
    """Deal anew what a seat cannot know."""
    raise NotImplementedError


@kernel
def chosen(state: int, count: int) -> int:
    """A number below `count`."""
    return ((state >> 20) & CHANCE) * count >> CHANCE_BITS


@kernel
def same(raw: Array[u8], one: int, other: int) -> bool:
    """Whether two records have the same bytes."""
    size = len(raw) // ROOM
    for i in range(size):
        if raw[one * size + i] != raw[other * size + i]:
            return False
    return True


@kernel
def wipe(raw: Array[u8], record: int) -> None:
    """Clear a record."""
    size = len(raw) // ROOM
    raw[record * size : (record + 1) * size] = 0


@kernel
def options_of(s: Table, seat: int, mask: Array[u8]) -> int:
    """Mark what a seat may do; returns how many actions that are."""
    for action in range(len(mask)):
        mask[action] = 0
    return legal(s, seat, mask)


@kernel
def has_no_action(s: Table, mask: Array[u8]) -> bool:
    """Whether a seat owes a decision it cannot make, or could make one that it does not owe."""
    for seat in range(s.players):
        if (options_of(s, seat, mask) > 0) != (s.seat[seat].question != NOTHING):
            return True
    return False


@kernel
def door_is_open(games: Array[Table], raw: Array[u8], mask: Array[u8], state: int) -> bool:
    """Whether a random action that is not legal is taken all the same, or changes anything."""
    s = games[GAME]
    seat = chosen(state, s.players)
    action = chosen(scramble(state), len(mask))
    options_of(s, seat, mask)
    if mask[action] == 1:
        return False
    games[COPY] = games[GAME]
    return step(s, seat, action) == DONE or not same(raw, GAME, COPY)


@kernel
def leaks(games: Array[Table], raw: Array[u8], key: Array[u32], state: int) -> bool:
    """Whether somebody's observation changes when what he cannot know is dealt anew, into the copy."""
    viewer = chosen(state, int(games[GAME].players))
    games[COPY] = games[GAME]
    key[0] = chosen(scramble(state), CHANCE)
    resample(games[COPY], viewer, key)
    wipe(raw, SEEN)
    wipe(raw, SEEN_IN_COPY)
    observe(games[GAME], viewer, games[SEEN])
    observe(games[COPY], viewer, games[SEEN_IN_COPY])
    return not same(raw, SEEN, SEEN_IN_COPY)


@kernel
def fault(games: Array[Table], raw: Array[u8], key: Array[u32], mask: Array[u8], seen: Array[u8], state: int) -> int:
    """What is broken in the present position, or SOUND."""
    found = broken(games[GAME], seen)
    if found != SOUND:
        return found
    if has_no_action(games[GAME], mask):
        return NO_ACTION
    if chosen(scramble(state), SELDOM) > 0:
        return SOUND
    if door_is_open(games, raw, mask, state):
        return DOOR
    if leaks(games, raw, key, state):
        return LEAK
    return SOUND if broken(games[COPY], seen) == SOUND else DEALT


@kernel
def decide(s: Table, mask: Array[u8], state: int) -> None:
    """Let any of the seats that owe a decision make one, at random."""
    seats = owing(s)
    seat = chosen(state, s.players)
    while (seats >> seat) & 1 == 0:
        seat = (seat + 1) % s.players
    count = options_of(s, seat, mask)
    apply(s, seat, nth_action(mask, chosen(scramble(state), count)))


@kernel
def soak_game(
    games: Array[Table], raw: Array[u8], key: Array[u32], mask: Array[u8], seen: Array[u8], number: int
) -> int:
    """Play a game that was dealt; returns what broke, or SOUND."""
    state = first_state(number)
    for _ in range(MOST_DECISIONS):
        state = scramble(scramble(state))
        found = fault(games, raw, key, mask, seen, state)
        if found != SOUND or owing(games[GAME]) == 0:
            return found
        decide(games[GAME], mask, scramble(state))
    return ENDLESS


@kernel
def soak_many(
    games: Array[Table],
    blank: Array[Table],
    raw: Array[u8],
    base: Array[u32],
    first: int,
    key: Array[u32],
    mask: Array[u8],
    seen: Array[u8],
    faults: Array[u8],
) -> None:
    """Play games from number `first` on, and note what broke in each."""
    for i in range(len(faults)):
        deal_game(games, blank, GAME, base, first + i, 0, key)
        faults[i] = soak_game(games, raw, key, mask, seen, first + i)


SOAK: Final = Part("soak", (soak_many,), (Path(__file__).parent,))


def soak(game: Game, players: int, options: Mapping[str, bool], first: int, games: int) -> list[int]:
    """Play random games; returns what broke in each, SOUND where nothing did."""
    blank = game.new_record(players, options)
    records = np.zeros(ROOM, blank.dtype)
    faults = np.zeros(games, np.uint8)
    room = (np.zeros(KEY_WORDS, np.uint32), np.zeros(game.actions, np.uint8), np.zeros(256, np.uint8))
    play = load_part(game, SOAK, "cpu").entries[0]
    play(records, blank, records.view(np.uint8), key_words("soak"), first, *room, faults)
    return faults.tolist()
