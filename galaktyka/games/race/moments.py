"""An action of Race seen slowly: the table after the answer, and after each thing that then runs by itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from galaktyka.engine.flow import next_frame
from galaktyka.games.race.frames import run
from galaktyka.games.race.rules import answer
from galaktyka.games.race.state import Op, Question, Race


@dataclass(frozen=True)
class Cause:
    """What changed the table: a seat's answer to a question, or a frame of the rules that ran."""

    seat: int
    question: Question | None = None
    op: Op | None = None
    number: int = 0  # the action that was the answer, or the number of the frame

    def always_tells(self) -> bool:
        """Whether there is something to tell even if the position stays the same: nothing chosen, nothing to pay."""
        return self.op in (Op.REVEAL_DEVELOPMENTS, Op.REVEAL_WORLDS, Op.PLACE_WORLD)

    def is_sale(self) -> bool:
        """Whether goods that left a world were sold, not consumed."""
        return self.op == Op.TRADE or self.question == Question.SELL

    def moves_world(self) -> bool:
        """Whether it may have moved a world from one tableau to another."""
        return self.op == Op.RESOLVE_TAKEOVER

    def places_world(self) -> bool:
        """Whether it decided how a revealed world is placed."""
        return self.op == Op.PLACE_WORLD or self.question == Question.SETTLE_HOW

    def is_gamble(self) -> bool:
        """Whether a card was put up, or won by that."""
        return self.question in (Question.ANTE, Question.TAKE_REVEALED)


def causes(s: Race, seat: int, action: int) -> Iterator[Cause]:
    """Take a legal action in a position, frame by frame; the position changes between the causes."""
    asked = Question(s.seat[seat].question)
    answer(s, seat, action)
    yield Cause(seat, question=asked, number=action)
    while next_frame(s):
        op, owner, number = Op(s.now.op), int(s.now.seat), int(s.now.number)
        run(s, op, owner, number)
        yield Cause(owner, op=op, number=number)
