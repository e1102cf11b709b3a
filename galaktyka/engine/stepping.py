"""All games of a batch on one core: the kernels behind `galaktyka.engine.batch`."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from galaktyka.engine.backend import Part
from galaktyka.engine.crew import watch
from galaktyka.engine.decision import WAIT, end_game, show_decision, show_legal
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
from galaktyka.engine.slots import apply

WARM_UP: Final = 16  # rounds of the small generator after which neighbouring places have nothing in common
WORD: Final = 8  # actions of a mask that are read at once, a byte each
BITS: Final = 8  # of a byte
LAST_BYTE: Final = BITS * (WORD - 1)
COUNT: Final = 31  # the bits of a byte that hold how many actions of two words are marked
ONES: Final = 0x0101_0101_0101_0101
SEVEN_ONES: Final = ONES >> BITS  # of all bytes but the last
SEVEN_TOPS: Final = SEVEN_ONES << (BITS - 1)
SEVEN_COUNTS: Final = SEVEN_ONES * COUNT
KINDS: Final = 256  # of decisions that are told apart when games are put in order


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
def kind_of_decision(s: Table, seat: int) -> int:
    """A number that games share in which the same seat is asked the same; others rarely have it too."""
    return (int(s.seat[seat].question) * MAX_SEATS + seat) % KINDS


@kernel
def order_by_decision(kinds: Array[u8], order: Array[i32]) -> None:
    """List the games so that those with the same decision follow one another: a processor foresees what they do."""
    begins: Any = np.zeros(KINDS + 1, np.int32)
    for i in range(len(kinds)):
        begins[int(kinds[i]) + 1] += 1
    for kind in range(KINDS):
        begins[kind + 1] += begins[kind]
    for i in range(len(kinds)):
        kind = int(kinds[i])
        order[begins[kind]] = i
        begins[kind] += 1


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
    kinds: Array[u8],
    lines: Array[i32],
    actions: Array[i32],
    results: Array[u8],
    done: Array[u8],
    points: Array[i32],
    winning: Array[u8],
) -> None:
    """Take one action in every game of a batch, and show the next decisions.

    This is `take_action` and `show_decision` spelled out: handing on that many arrays takes a quarter of a step's time.
    Games do not touch one another, so that their order is free: `kinds`, what each game asked after the last step, may
    be out of date. To look it up here would bring every game near once more.
    """
    width = len(masks) // len(games)
    order: Any = np.empty(len(games), np.int32)
    order_by_decision(kinds, order)
    for place in range(len(games)):
        i = int(order[place])
        if place + 1 < len(games):
            fetch_ahead(games, int(order[place + 1]), lines)
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
        kinds[i] = kind_of_decision(s, seat)
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
def marked_in(word: int) -> int:
    """How many actions are marked in a word, or in the sum of two: the last byte of its product with `ONES`."""
    return (word * ONES >> LAST_BYTE) & COUNT


@kernel
def place_in_word(word: int, left: int) -> int:
    """Where in a word the marked action is that has `left` marked ones before it.

    Each byte of a product with `ONES` has how many actions are marked up to there. Taken from `left`, all at once, they
    leave the top bits of those bytes that the action is behind.
    """
    behind = (left * SEVEN_ONES | SEVEN_TOPS) - (word * ONES & SEVEN_COUNTS)
    return ((behind & SEVEN_TOPS) >> (BITS - 1)) * SEVEN_ONES >> (LAST_BYTE - BITS) & COUNT


@kernel
def nth_marked(words: Array[i64], begin: int, left: int) -> int:
    """The marked action that has `left` marked ones before it, in a mask that is read sixteen actions at a time."""
    word = begin
    marked = marked_in(int(words[word]) + int(words[word + 1]))
    while left >= marked:
        left -= marked
        word += 2
        marked = marked_in(int(words[word]) + int(words[word + 1]))
    first = marked_in(int(words[word]))
    if left >= first:
        left -= first
        word += 1
    return (word - begin) * WORD + place_in_word(int(words[word]), left)


@kernel
def draw_actions(words: Array[i64], counts: Array[i32], states: Array[i64], actions: Array[i32]) -> None:
    """Draw a legal action for each game, each as likely; masks are read as words of eight actions, two by two."""
    width = len(words) // len(actions)
    for i in range(len(actions)):
        state = scramble(states[i])
        states[i] = state
        left = ((state >> 20) & CHANCE) * int(counts[i]) >> CHANCE_BITS
        actions[i] = nth_marked(words, i * width, left)


BATCH: Final = Part("batch", (reset_batch, step_batch, play_batch, reward_rows, first_states, draw_actions, watch), ())
