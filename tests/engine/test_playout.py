"""Random play in compiled code."""

from typing import Any

import numpy as np
import pytest

import galaktyka as gk
from galaktyka.engine.backend import load_part
from galaktyka.engine.flow import MASK_BLOCK
from galaktyka.engine.playout import KEY_WORDS, PLAYOUT, lowest_seat, nth_action, play_random
from galaktyka.engine.random import key_text, key_words
from galaktyka.engine.record import over

GAME = gk.race.GAME


def played(games: int, first: int = 0) -> tuple[Any, Any, Any, int]:
    """Final records, keys, decisions of each game, and of all together."""
    blank = GAME.new_record(2, {})
    records = np.zeros(games, blank.dtype)
    keys, decisions = np.zeros(games * KEY_WORDS, np.uint32), np.zeros(games, np.uint32)
    (play_many,) = load_part(GAME, PLAYOUT, "cpu").entries
    mask = np.zeros(GAME.actions, np.uint8)
    total = play_many(records, blank, key_words("playout"), first, keys, mask, decisions)
    return records, keys.reshape(games, KEY_WORDS), decisions, total


def test_every_game_is_played_to_its_end_and_counted() -> None:
    records, _, decisions, total = played(20)
    assert total == int(decisions.sum()) > 20 * 50
    for record in records:
        assert GAME.rules.over(over(GAME.record, record.reshape(1)))


def test_a_game_does_not_depend_on_where_the_count_begins() -> None:
    assert played(10)[0][4:].tobytes() == played(6, first=4)[0].tobytes()


def test_a_game_is_the_match_of_its_key_played_uncompiled() -> None:
    records, keys, decisions, _ = played(3)
    for number in range(3):
        match = gk.new("race", seed=key_text(keys[number]), backend="python")
        s = over(GAME.record, match.record)
        assert play_random(s, np.zeros(GAME.actions, np.uint8), number, 10_000) == decisions[number]
        assert s.turn == records[number]["turn"]
        assert s.pool == records[number]["pool"]


@pytest.mark.parametrize("marked", [[0], [5], [0, 15, 16, 47], [31, 32, 33], [46, 47]])
def test_the_nth_action_is_found_across_blocks(marked: list[int]) -> None:
    mask = np.zeros(3 * MASK_BLOCK, np.uint8)
    mask[marked] = 1
    assert [nth_action(mask, n) for n in range(len(marked))] == marked


def test_masks_are_whole_blocks() -> None:
    assert GAME.actions % MASK_BLOCK == 0


@pytest.mark.parametrize(("mask", "seat"), [(1, 0), (6, 1), (32, 5)])
def test_the_lowest_seat_of_a_mask(mask: int, seat: int) -> None:
    assert lowest_seat(mask) == seat
