"""Random play to the end of a game, entirely in compiled code: the measure of an engine, and a tool of search."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.backend import Part
from galaktyka.engine.flow import MASK_BLOCK, Table, owing
from galaktyka.engine.kernel import kernel
from galaktyka.engine.random import Stream, next_block, seed_stream
from galaktyka.engine.record import Array, u8, u32
from galaktyka.engine.slots import apply, legal, setup

STATE: Final = (1 << 62) - 1  # the small generator's state stays within a signed word
MOST_DECISIONS: Final = 1_000_000  # random games end long before
KEY_WORDS: Final = 8
CHANCE_BITS: Final = 32
CHANCE: Final = (1 << CHANCE_BITS) - 1


@kernel
def scramble(state: int) -> int:
    """The next state of a small, fast generator for choices that need not be secret (xorshift)."""
    state ^= (state << 13) & STATE
    state ^= state >> 7
    return state ^ ((state << 17) & STATE)


@kernel
def first_state(seed: int) -> int:
    """Where the small generator begins."""
    return scramble((seed * 2 + 1) & STATE)


@kernel
def lowest_seat(mask: int) -> int:
    """The first seat of a bit mask."""
    seat = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat


@kernel
def random_action(s: Table, seat: int, mask: Array[u8], state: int) -> int:
    """A legal action of the seat, each as likely."""
    for i in range(len(mask)):
        mask[i] = 0
    count = legal(s, seat, mask)
    return nth_action(mask, ((state >> 20) & CHANCE) * count >> CHANCE_BITS)


@kernel
def nth_action(mask: Array[u8], left: int) -> int:
    """The marked action that has `left` marked ones before it; whole blocks are skipped by their sums."""
    action = 0
    block = block_sum(mask, action)
    while left >= block:
        left -= block
        action += MASK_BLOCK
        block = block_sum(mask, action)
    left -= int(mask[action])
    while left >= 0:
        action += 1
        left -= int(mask[action])
    return action


@kernel
def block_sum(mask: Array[u8], begin: int) -> int:
    """How many actions of a block are marked."""
    total = 0
    for i in range(begin, begin + MASK_BLOCK):
        total += int(mask[i])
    return total


@kernel
def play_random(s: Table, mask: Array[u8], seed: int, most: int) -> int:
    """Play at random until the game ends or `most` decisions were made; returns how many were."""
    state = first_state(seed)
    for decisions in range(most):
        seats = owing(s)
        if seats == 0:
            return decisions
        state = scramble(state)
        seat = lowest_seat(seats)
        apply(s, seat, random_action(s, seat, mask, state))
    return most


@kernel
def game_key(r: Stream, base: Array[u32], game: int, episode: int, key: Array[u32]) -> None:
    """The key of one of many games: a block of the stream of `base`, numbered by game and episode."""
    seed_stream(r, base)
    r.counter[0], r.counter[1] = episode, game
    next_block(r)
    for i in range(KEY_WORDS):
        key[i] = r.block[i]


@kernel
def deal_game(
    games: Array[Table], blank: Array[Table], i: int, base: Array[u32], number: int, episode: int, key: Array[u32]
) -> None:
    """Deal a game anew from the key of its number and episode, which is left in `key`; blank records take turns."""
    games[i] = blank[number % len(blank)]
    s = games[i]
    game_key(s.random, base, number, episode, key)
    setup(s, key)


@kernel
def play_game(
    games: Array[Table], blank: Array[Table], i: int, base: Array[u32], number: int, key: Array[u32], mask: Array[u8]
) -> int:
    """Deal one game and play it at random; returns its decisions."""
    deal_game(games, blank, i, base, number, 0, key)
    return play_random(games[i], mask, number, MOST_DECISIONS)


@kernel
def play_many(
    games: Array[Table],
    blank: Array[Table],
    base: Array[u32],
    first: int,
    keys: Array[u32],
    mask: Array[u8],
    decisions: Array[u32],
) -> int:
    """Deal and play all of the games at random, from number `first` on; returns the decisions of all together."""
    total = 0
    for i in range(len(games)):
        key = keys[i * KEY_WORDS : (i + 1) * KEY_WORDS]
        decisions[i] = play_game(games, blank, i, base, first + i, key, mask)
        total += decisions[i]
    return total


PLAYOUT: Final = Part("playout", (play_many,), ())
