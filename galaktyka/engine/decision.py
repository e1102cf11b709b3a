"""One game of a batch, on the CPU or on a GPU: showing a decision, taking an action, ending."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import DONE, ILLEGAL, MAX_SEATS, Table, owing
from galaktyka.engine.kernel import kernel
from galaktyka.engine.playout import KEY_WORDS, deal_game, lowest_seat
from galaktyka.engine.record import Array, i32, u8, u32
from galaktyka.engine.slots import apply, legal, scores, winners

WAIT: Final = -1  # an action: leave this game alone


@kernel
def show_legal(s: Table, seat: int, mask: Array[u8]) -> int:
    """Write what is legal for a seat over whatever the mask held; returns how many actions are."""
    for action in range(len(mask)):
        mask[action] = 0
    return legal(s, seat, mask)


@kernel
def show_decision(s: Table, i: int, seats: Array[u8], mask: Array[u8]) -> int:
    """Write down who decides next and what is legal; returns how many actions are."""
    seat = lowest_seat(owing(s))
    seats[i] = seat
    return show_legal(s, seat, mask)


@kernel
def act(s: Table, seat: int, action: int, mask: Array[u8]) -> int:
    """Take an action that the mask of the last `show_decision` allows, or leave the game alone."""
    if action == WAIT:
        return DONE
    if action < 0 or action >= len(mask) or mask[action] == 0:
        return ILLEGAL
    apply(s, seat, action)
    return DONE


@kernel
def end_game(
    games: Array[Table],
    blank: Array[Table],
    i: int,
    base: Array[u32],
    number: int,
    episodes: Array[u32],
    keys: Array[u32],
    points: Array[i32],
    winning: Array[u8],
) -> None:
    """A game that has ended leaves its scores and winners, and is dealt anew."""
    scores(games[i], points[i * MAX_SEATS : (i + 1) * MAX_SEATS])
    winning[i] = winners(games[i])
    episodes[i] += 1
    deal_game(games, blank, i, base, number, int(episodes[i]), keys[i * KEY_WORDS : (i + 1) * KEY_WORDS])


@kernel
def take_action(
    games: Array[Table],
    blank: Array[Table],
    i: int,
    base: Array[u32],
    number: int,
    episodes: Array[u32],
    keys: Array[u32],
    seats: Array[u8],
    masks: Array[u8],
    actions: Array[i32],
    results: Array[u8],
    done: Array[u8],
    points: Array[i32],
    winning: Array[u8],
) -> None:
    """Take one action in one game, or none; if it ends it leaves its scores and winners and is dealt anew."""
    width = len(masks) // len(games)
    results[i] = act(games[i], seats[i], actions[i], masks[i * width : (i + 1) * width])
    done[i] = 0
    if owing(games[i]) == 0:
        done[i] = 1
        end_game(games, blank, i, base, number, episodes, keys, points, winning)
