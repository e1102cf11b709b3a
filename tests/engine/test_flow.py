"""The flow machine, played with a toy game: frames, barrier, secret simultaneous answers, order."""

from typing import Any

import numpy as np
import pytest

from galaktyka.engine.flow import (
    NOTHING,
    SEAT_FRAMES,
    TABLE_FRAMES,
    answered,
    ask,
    close,
    next_frame,
    over,
    owing,
    then,
    then_seat,
)
from galaktyka.engine.match import Match
from galaktyka.engine.record import dtype_of
from galaktyka.engine.record import over as see
from tests.engine.toy import GAME, PAY, Bids, Op


def table(players: int = 2) -> Bids:
    s = see(Bids, np.zeros(1, dtype_of(Bids)))
    s.players = players
    return s


def frames(s: Bids) -> list[tuple[int, int, int]]:
    """Run what may run now: (op, seat, number) of each frame."""
    found = []
    while next_frame(s):
        found.append((s.now.op, s.now.seat, s.now.number))
    return found


def bids(players: int = 2, seed: int = 1) -> Match:
    return Match(GAME, players=players, options={}, seed=seed, backend_name="python")


def log(match: Match) -> list[int]:
    record = match.record[0]
    return [int(entry) for entry in record["log"][: record["logged"]]]


def test_what_is_pushed_last_runs_first() -> None:
    s = table()
    then(s, 1, 0, -5)
    then(s, 2, 1, 6)
    assert frames(s) == [(2, 1, 6), (1, 0, -5)]
    assert over(s)


def test_frames_of_seats_run_before_those_of_the_table() -> None:
    s = table(3)
    then(s, 9, 0, 0)
    then_seat(s, 2, 5, 0)
    then_seat(s, 0, 4, 0)
    then_seat(s, 0, 3, 0)
    assert frames(s) == [(3, 0, 0), (4, 0, 0), (5, 2, 0), (9, 0, 0)]


def test_a_seat_that_owes_an_answer_waits_and_the_others_run_on() -> None:
    s = table()
    then(s, 9, 0, 0)
    then_seat(s, 0, 4, 0)
    then_seat(s, 1, 5, 0)
    ask(s, 0, 1, 1)
    assert frames(s) == [(5, 1, 0)]
    close(s, 0)
    assert frames(s) == [(4, 0, 0), (9, 0, 0)]


def test_the_table_waits_for_the_last_answer() -> None:
    s = table(3)
    then(s, 9, 0, 0)
    for seat in range(3):
        ask(s, seat, 1, 1)
    for seat, left in ((1, 0b101), (2, 0b001)):
        close(s, seat)
        assert frames(s) == []
        assert owing(s) == left
    close(s, 0)
    assert frames(s) == [(9, 0, 0)]


def test_a_question_stays_until_all_answers_came() -> None:
    s = table()
    ask(s, 1, 7, 3)
    for left in (2, 1):
        answered(s, 1)
        assert (s.seat[1].question, s.seat[1].amount) == (7, left)
    answered(s, 1)
    assert (s.seat[1].question, s.seat[1].amount) == (NOTHING, 0)


def test_a_closed_question_wants_nothing_more() -> None:
    s = table()
    ask(s, 1, 7, 3)
    close(s, 1)
    assert (s.seat[1].question, s.seat[1].amount, owing(s)) == (NOTHING, 0, 0)


def test_the_game_is_over_when_nothing_is_owed_and_nothing_left_to_do() -> None:
    s = table()
    assert over(s)
    ask(s, 1, 1, 1)
    assert not over(s)
    close(s, 1)
    then_seat(s, 1, 1, 0)
    assert not over(s)
    next_frame(s)
    then(s, 1, 0, 0)
    assert not over(s)
    next_frame(s)
    assert over(s)


def test_frames_that_ran_leave_no_trace() -> None:
    array = np.zeros(1, dtype_of(Bids))
    s = see(Bids, array)
    s.players = 2
    before = array.tobytes()
    then(s, 1, 1, 5)
    then_seat(s, 1, 2, 6)
    assert len(frames(s)) == 2
    assert array.tobytes() == before


@pytest.mark.parametrize(
    ("push", "room"), [(lambda s: then(s, 1, 0, 0), TABLE_FRAMES), (lambda s: then_seat(s, 0, 1, 0), SEAT_FRAMES)]
)
def test_a_stack_that_is_full_fails_loudly(push: Any, room: int) -> None:
    s = table()
    for _ in range(room):
        push(s)
    with pytest.raises(IndexError):
        push(s)


def test_simultaneous_answers_stay_secret_until_the_last_one() -> None:
    match = bids()
    match.play(0, "bid 2")
    assert match.owing == [1]
    assert match.view(0)["bids"] == [2, 0]
    assert match.view(1)["bids"] == match.view(9)["bids"] == [0, 0]
    match.play(1, "bid 1")
    assert match.view(1)["bids"] == match.view(9)["bids"] == [2, 1]


def test_the_order_of_secret_answers_does_not_matter() -> None:
    one, other = bids(), bids()
    one.play(0, "bid 2")
    one.play(1, "bid 1")
    other.play(1, "bid 1")
    other.play(0, "bid 2")
    assert one.hash == other.hash


def test_each_seat_runs_on_by_itself_and_the_table_in_seat_order() -> None:
    match = bids(players=3)
    for seat, bid in ((2, 0), (0, 2), (1, 1)):
        match.play(seat, f"bid {bid}")
    assert match.owing == [0, 1]
    assert log(match) == [10 * Op.ROUND, 10 * Op.REVEAL, 10 * Op.PAID + 2]
    for seat in (0, 1, 0):
        match.step(seat, PAY)
    paid, luck = 10 * Op.PAID, 10 * Op.LUCK
    assert log(match)[3:] == [paid + 1, paid, luck, luck + 1, luck + 2, 10 * Op.ROUND]


def test_the_toy_game_comes_to_its_end() -> None:
    match = bids()
    for _ in range(2):
        match.play(0, "bid 1")
        match.play(1, "bid 0")
        match.play(0, "pay")
    assert match.over
    assert match.owing == []
    assert match.scores() == [3, 5]
    assert match.end_reason == "rounds"
