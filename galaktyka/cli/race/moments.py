"""A step of Race seen slowly: the table after the answer, and after each thing that then runs by itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from galaktyka.engine.flow import next_frame
from galaktyka.engine.game import Records
from galaktyka.engine.record import dtype_of, over
from galaktyka.games.race.frames import run
from galaktyka.games.race.observe import observe
from galaktyka.games.race.rules import answer
from galaktyka.games.race.state import Op, Question, Race
from galaktyka.games.race.view import RaceView, view


@dataclass(frozen=True)
class Cause:
    """What changed the table: a seat's answer to a question, or a frame of the rules that ran."""

    question: Question | None
    op: Op | None
    seat: int


class SlowMotion:
    """A table of its own, on which steps are taken frame by frame and looked at from a seat."""

    def __init__(self) -> None:
        self._record: Records = np.zeros(1, dtype_of(Race))
        self._seen: Records = np.zeros(1, dtype_of(Race))
        self._s = over(Race, self._record)
        self._o = over(Race, self._seen)

    def set_up(self, record: Records) -> None:
        """Begin at a position."""
        self._record.view(np.uint8)[:] = record.view(np.uint8)

    def take(self, seat: int, action: int) -> Iterator[Cause]:
        """Take a legal action, frame by frame; the table changes between the causes."""
        s = self._s
        asked = Question(s.seat[seat].question)
        answer(s, seat, action)
        yield Cause(asked, None, seat)
        while next_frame(s):
            op, owner = Op(s.now.op), int(s.now.seat)
            run(s, s.now.op, s.now.seat, s.now.number)
            yield Cause(None, op, owner)

    def look(self, seat: int) -> RaceView:
        """What a seat sees of the table now."""
        self._seen.view(np.uint8)[:] = 0
        observe(self._s, seat, self._o)
        return view(self._o, seat)
