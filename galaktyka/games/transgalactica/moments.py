"""An action of Transgalactica seen slowly: the table after the answer, and after each thing that runs by itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from galaktyka.engine.flow import next_frame
from galaktyka.games.transgalactica.rules import answer, run
from galaktyka.games.transgalactica.state import Op, Question, Transgalactica


@dataclass(frozen=True)
class Cause:
    """What changed the table: a seat's answer to a question, or a frame of the rules that ran."""

    seat: int
    question: Question | None = None
    op: Op | None = None
    number: int = 0  # the action that was the answer, or the number of the frame


def causes(s: Transgalactica, seat: int, action: int) -> Iterator[Cause]:
    """Take a legal action in a position, frame by frame; the position changes between the causes."""
    asked = Question(s.seat[seat].question)
    answer(s, seat, action)
    yield Cause(seat, question=asked, number=action)
    while next_frame(s):
        op, owner, number = Op(s.now.op), int(s.now.seat), int(s.now.number)
        run(s, op, owner, number)
        yield Cause(owner, op=op, number=number)
