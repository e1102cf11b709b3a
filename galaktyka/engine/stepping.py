"""All games of a batch on one core: the kernels behind `galaktyka.engine.batch`."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.backend import Part
from galaktyka.engine.decision import WAIT, end_game, show_decision
from galaktyka.engine.flow import DONE, ILLEGAL, MAX_SEATS, Table, owing
from galaktyka.engine.kernel import kernel
from galaktyka.engine.playout import (
    CHANCE,
    CHANCE_BITS,
    KEY_WORDS,
    STATE,
    deal_game,
    lowest_seat,
    random_action,
    scramble,
)
from galaktyka.engine.prefetch import fetch_ahead
from galaktyka.engine.record import Array, f32, i32, i64, u8, u32
from galaktyka.engine.slots import apply, legal

WARM_UP: Final = 16  # rounds of the small generator after which neighbouring places have nothing in common
WORD: Final = 8  # actions of a mask that are read at once, a byte each
BITS: Final = 8  # of a byte
LAST_BYTE: Final = BITS * (WORD - 1)
COUNT: Final = 15  # the bits of a byte that hold how many actions of a word are marked
ONES: Final = 0x0101_0101_0101_0101


@kernel
def reward_by_win(players: int, winning: int, rewards: Array[f32]) -> None:
    """Winners share one; nobody gets it where no seat has won, as against a robot."""
    count = 0
    for seat in range(players):
        count += (winning >> seat) & 1
    for seat in range(players):
        rewards[seat] = ((winning >> seat) & 1) / max(1, count)


@kernel
def reward_by_score(players: int, points: Array[i32], rewards: Array[f32]) -> None:
    """Every seat gets its score."""
    for seat in range(players):
        rewards[seat] = points[seat]


@kernel
def reward_rows(
    players: int, by_score: int, done: Array[u8], points: Array[i32], winning: Array[u8], rewards: Array[f32]
) -> None:
    """What each seat gets in the games that ended; 0 in all others."""
    for place in range(len(rewards)):
        rewards[place] = 0
    for i in range(len(done)):
        if done[i] == 1:
            row = rewards[i * players : (i + 1) * players]
            if by_score == 1:
                reward_by_score(players, points[i * MAX_SEATS : (i + 1) * MAX_SEATS], row)
            else:
                reward_by_win(players, winning[i], row)


@kernel
def reset_batch(
    games: Array[Table],
    blank: Array[Table],
    base: Array[u32],
    first: int,
    episodes: Array[u32],
    keys: Array[u32],
    seats: Array[u8],
    masks: Array[u8],
    counts: Array[i32],
) -> None:
    """Deal every game of a batch that begins at game `first`, and show the first decisions."""
    width = len(masks) // len(games)
    for i in range(len(games)):
        deal_game(games, blank, i, base, first + i, int(episodes[i]), keys[i * KEY_WORDS : (i + 1) * KEY_WORDS])
        counts[i] = show_decision(games[i], i, seats, masks[i * width : (i + 1) * width])


@kernel
def show_legal(s: Table, seat: int, mask: Array[u8]) -> int:
    """Write what is legal for a seat over whatever the mask held; returns how many actions are."""
    for action in range(len(mask)):
        mask[action] = 0
    return legal(s, seat, mask)


@kernel
def step_batch(
    games: Array[Table],
    blank: Array[Table],
    base: Array[u32],
    first: int,
    episodes: Array[u32],
    keys: Array[u32],
    seats: Array[u8],
    masks: Array[u8],
    counts: Array[i32],
    lines: Array[i32],
    actions: Array[i32],
    results: Array[u8],
    done: Array[u8],
    points: Array[i32],
    winning: Array[u8],
) -> None:
    """Take one action in every game of a batch, and show the next decisions.

    This is `take_action` and `show_decision` spelled out: handing on that many arrays takes a quarter of a step's time.
    """
    width = len(masks) // len(games)
    for i in range(len(games)):
        fetch_ahead(games, i + 1, lines)
        s, mask, action = games[i], masks[i * width : (i + 1) * width], int(actions[i])
        results[i], done[i] = DONE, 0
        if 0 <= action < width and mask[action] == 1:
            apply(s, seats[i], action)
        elif action != WAIT:
            results[i] = ILLEGAL
        waiting = owing(s)
        if waiting == 0:
            done[i] = 1
            end_game(games, blank, i, base, first + i, episodes, keys, points, winning)
            waiting = owing(s)
        seat = lowest_seat(waiting)
        seats[i] = seat
        counts[i] = show_legal(s, seat, mask)


@kernel
def play_batch(
    decisions: int,
    games: Array[Table],
    blank: Array[Table],
    base: Array[u32],
    first: int,
    episodes: Array[u32],
    keys: Array[u32],
    seats: Array[u8],
    masks: Array[u8],
    counts: Array[i32],
    states: Array[i64],
    done: Array[u8],
    points: Array[i32],
    winning: Array[u8],
) -> None:
    """Take so many random actions in every game of a batch, game by game, and show the next decisions."""
    width = len(masks) // len(games)
    for i in range(len(games)):
        s = games[i]
        mask = masks[i * width : (i + 1) * width]
        state = states[i]
        done[i] = 0
        for _ in range(decisions):
            state = scramble(state)
            seat = lowest_seat(owing(s))
            apply(s, seat, random_action(s, seat, mask, state))
            if owing(s) == 0:
                done[i] = 1
                end_game(games, blank, i, base, first + i, episodes, keys, points, winning)
        states[i] = state
        counts[i] = show_decision(s, i, seats, mask)


@kernel
def first_states(first: int, seed: int, states: Array[i64]) -> None:
    """Where the small generators of a batch begin that draw random actions, each at a place of its own."""
    for i in range(len(states)):
        state = (((first + i + 1) << 32) ^ (seed << 1) ^ 1) & STATE
        for _ in range(WARM_UP):
            state = scramble(state)
        states[i] = state


@kernel
def nth_marked(words: Array[i64], begin: int, left: int) -> int:
    """The marked action that has `left` marked ones before it, in a mask that is read eight actions at a time.

    Multiplied by `ONES`, a word has in each of its bytes how many actions are marked up to there.
    """
    word = begin
    marked = int(words[word]) * ONES
    while left >= (marked >> LAST_BYTE) & COUNT:
        left -= (marked >> LAST_BYTE) & COUNT
        word += 1
        marked = int(words[word]) * ONES
    action = (word - begin) * WORD
    for byte in range(WORD):
        if (marked >> (BITS * byte)) & COUNT <= left:
            action += 1
    return action


@kernel
def draw_actions(words: Array[i64], counts: Array[i32], states: Array[i64], actions: Array[i32]) -> None:
    """Draw a legal action for each game, each as likely; masks are read as words of eight actions."""
    width = len(words) // len(actions)
    for i in range(len(actions)):
        state = scramble(states[i])
        states[i] = state
        left = ((state >> 20) & CHANCE) * int(counts[i]) >> CHANCE_BITS
        actions[i] = nth_marked(words, i * width, left)


BATCH: Final = Part("batch", (reset_batch, step_batch, play_batch, reward_rows, first_states, draw_actions), ())
