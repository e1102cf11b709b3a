"""Hints to the processor: they name the right lines, and change no result."""

import numpy as np

import galaktyka as gk
from galaktyka.engine.flow import MAX_SEATS
from galaktyka.engine.prefetch import LINE, lines_in_use
from galaktyka.engine.record import dtype_of, fields_of
from tests.engine.toy import Bids

NO_LINES = np.zeros(0, np.int32)


def test_every_byte_that_is_in_use_lies_on_a_line() -> None:
    size, seats = dtype_of(Bids).itemsize, fields_of(Bids)["seat"]
    empty = range(seats.offset + 2 * dtype_of(seats.element).itemsize, seats.offset + seats.bytes)
    fetched = {byte for line in lines_in_use(Bids, 2).tolist() for byte in range(line, line + LINE)}
    assert set(range(size)) - fetched <= set(empty)
    assert set(range(size)) - fetched  # some of it need not be fetched


def test_at_a_full_table_all_lines_are_in_use() -> None:
    assert lines_in_use(Bids, MAX_SEATS).tolist() == list(range(0, dtype_of(Bids).itemsize, LINE))


def test_hints_change_nothing() -> None:
    told, untold = (gk.batch("race", games=3, seed=1, threads=1) for _ in range(2))
    untold._lines = NO_LINES
    for _ in range(300):
        actions = told.random_actions()
        for batch in (told, untold):
            batch.step(actions)
    assert len(told._lines) > 0
    assert told.records.tobytes() == untold.records.tobytes()
