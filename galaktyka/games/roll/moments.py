"""An action of Roll seen slowly: the table after the answer, and after each thing that then runs by itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from galaktyka.engine.flow import next_frame
from galaktyka.games.roll.rules import answer, run
from galaktyka.games.roll.state import Op, Question, Roll


@dataclass(frozen=True)
class Cause:
    """What changed the table: a seat's answer to a question, or a frame of the rules that ran."""

    seat: int
    question: Question | None = None
    op: Op | None = None


def causes(s: Roll, seat: int, action: int) -> Iterator[Cause]:
    """Take a legal action in a position, frame by frame; the position changes between the causes."""
    asked = Question(s.seat[seat].question)
    answer(s, seat, action)
    yield Cause(seat, question=asked)
    while next_frame(s):
        op, owner = Op(s.now.op), int(s.now.seat)
        run(s, s.now.op, s.now.seat, s.now.number)
        yield Cause(owner, op=op)
