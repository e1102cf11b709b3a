"""Positions as text, with exact round trips."""

from random import Random

import numpy as np
import pytest

import galaktyka as gk
from galaktyka.engine.errors import PositionError
from galaktyka.engine.notation import parse_position, position_text
from galaktyka.engine.record import dtype_of
from tests.engine.test_match import played
from tests.engine.toy import GAME as BIDS

RACE = gk.game("race")


def test_a_blank_position_has_no_lines() -> None:
    blank = np.zeros(1, dtype_of(RACE.record))
    assert position_text(RACE, blank) == ""
    assert parse_position(RACE, "").tobytes() == blank.tobytes()


def test_cards_go_by_name_and_zeros_at_the_end_are_left_out() -> None:
    match = gk.race.position(
        [gk.race.SeatSetup(tableau=["old_earth"], hand=["public_works", "gem_world"]), gk.race.SeatSetup()], turn=3
    )
    lines = position_text(RACE, match.record).splitlines()
    assert "seat.0.hand = public_works gem_world" in lines
    assert "turn = 4" in lines
    assert not [line for line in lines if line.startswith("seat.2")]


@pytest.mark.parametrize("decisions", [0, 1, 40, 90])
def test_positions_come_back_byte_for_byte(decisions: int) -> None:
    record = played(decisions, players=3).record
    assert parse_position(RACE, position_text(RACE, record)).tobytes() == record.tobytes()


def test_any_bytes_come_back_from_text() -> None:
    """Even of a record that no game could reach: numbers of every sign and size."""
    record = np.zeros(1, dtype_of(BIDS.record))
    luck = Random(4)
    for name in ("log", "stack", "now"):
        part = record[name].view(np.uint8)
        part[:] = np.frombuffer(luck.randbytes(part.size), np.uint8).reshape(part.shape)
    assert parse_position(BIDS, position_text(BIDS, record)).tobytes() == record.tobytes()


def test_remarks_empty_lines_and_spaces_are_skipped() -> None:
    text = "# a remark\n\n  turn   =  3\nseat.1.hand=gem_world   colony_ship\n"
    record = parse_position(RACE, text)
    assert position_text(RACE, record) == "seat.1.hand = gem_world colony_ship\nturn = 3\n"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("turn", "write 'field = values'"),
        ("turn =", "'turn' takes 1 to 1 values, not 0."),
        ("turn = 1 2", "'turn' takes 1 to 1 values, not 2."),
        ("seat.0.actions = 1 1 1 1 1 1 1 1", "'seat.0.actions' takes 1 to 7 values, not 8."),
        ("turn = 65536", "The values of 'turn' are from 0 to 65535."),
        ("turn = -1", "The values of 'turn' are from 0 to 65535."),
        ("turn = many", "'many' in 'turn' is neither a number nor a name of the game."),
        ("seat.0.hand = no_such_card", "'no_such_card' in 'seat.0.hand' is neither"),
        ("= 1", "has no field ''"),
        ("moon = 1", "has no field 'moon'"),
        ("gap_102 = 1", "has no field 'gap_102'"),
        ("seat = 1", "has no field 'seat'"),
        ("seat.0 = 1", "has no field 'seat.0'"),
        ("seat.6.vp = 1", "has no field 'seat.6.vp'"),
        ("seat.-1.vp = 1", "has no field 'seat.-1.vp'"),
        ("seat.00.vp = 1", "has no field 'seat.00.vp'"),
        ("seat.².vp = 1", "has no field 'seat.².vp'"),
        ("seat.vp = 1", "has no field 'seat.vp'"),
        ("seat.stack.0.1.op = 1", "has no field 'seat.stack.0.1.op'"),
        ("turn.0 = 1", "has no field 'turn.0'"),
        ("now.0.op = 1", "has no field 'now.0.op'"),
        (f"seat.{'9' * 5000}.vp = 1", "has no field"),
        (f"turn = {'9' * 5000}", "is neither a number"),
    ],
)
def test_a_line_that_cannot_be_is_refused_by_name(line: str, message: str) -> None:
    with pytest.raises(PositionError) as refused:
        parse_position(RACE, f"players = 2\n{line}\n")
    assert message in str(refused.value)
