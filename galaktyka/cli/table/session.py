"""A game between one person and bots, from the person's side."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from galaktyka.analysis import Adviser, advice
from galaktyka.cli.table.face import Face, Line
from galaktyka.cli.table.knowledge import has_learned
from galaktyka.engine.match import Match
from galaktyka.players import Bot, decide


@dataclass(frozen=True)
class Hint:
    """What a bot would do, with the chance of winning after it where a network says so."""

    action: int
    chance: float | None = None


class Session:
    """A match that a person plays at one seat; bots answer for the others as soon as they are asked."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bots: Mapping[int, Bot],
        adviser: Callable[[], Adviser | None],
        stand_in: Callable[[], Bot],
        face: Face,
    ) -> None:
        """Hints come from the adviser, or from the stand-in where no network knows; both are made when first asked."""
        self.match = match
        self.seat = seat
        self.face = face
        self.file: Path | None = None  # where the game was last saved
        self._bots = bots
        self._make_adviser, self._make_stand_in = adviser, stand_in
        self._marks = _own_decisions(face, match, seat)
        self._narrator = face.narrator(seat)
        self._retell()
        self.run()

    @cached_property
    def _adviser(self) -> Adviser | None:
        return self._make_adviser()

    @cached_property
    def _stand_in(self) -> Bot:
        return self._make_stand_in()

    @property
    def is_asked(self) -> bool:
        """Whether the person owes a decision."""
        return self.seat in self.match.owing

    def run(self) -> None:
        """Let the bots answer, and the person where there is no choice, until the person has one."""
        while owing := self.match.owing:
            others = [seat for seat in owing if seat != self.seat]
            if others:
                self._step(others[0], decide(self._bots[others[0]], self.match, others[0], self._chance("bot")))
                continue
            forced = no_choice(self.face, self.match, self.seat)
            if not forced:
                return
            for action in forced:
                self._step(self.seat, action)

    def answer(self, actions: Sequence[int]) -> None:
        """Take the person's actions, one after the other, and let the game go on."""
        self._marks.append(len(self.match.history))
        for action in actions:
            self._step(self.seat, action)
        self.run()

    def may_answer(self, actions: Sequence[int]) -> bool:
        """Whether the question that is open takes all these actions, one after the other."""
        tried = self.match.copy()
        question = tried.question(self.seat)
        for action in actions:
            if tried.question(self.seat) != question or action not in tried.legal_ids(self.seat):
                return False
            tried.step(self.seat, action)
        return True

    def undo(self) -> bool:
        """Go back to the person's last decision; False, and nothing changes, if something new became known since."""
        mark = self._marks[-1]
        steps = self.match.history[mark:]
        before = self.match.copy()
        before.undo(len(steps))
        if has_learned(before, steps, self.seat, self.match):
            return False
        self._marks.pop()
        self.match.undo(len(steps))
        self._narrator = self.face.narrator(self.seat)
        self.run()
        return True

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to go back to."""
        return bool(self._marks)

    def hints(self) -> list[Hint]:
        """What a bot would do in the person's place, best first; several actions where a network advises."""
        seed, adviser = self._chance("hint"), self._adviser
        if adviser is not None and adviser.knows(self.match.record, self.seat):
            return [Hint(one.action, one.chance) for one in advice(self.match, self.seat, adviser, seed)]
        return [Hint(decide(self._stand_in, self.match, self.seat, seed))]

    def tell(self) -> list[Line]:
        """What happened since the last telling."""
        return self._narrator.tell()

    def _step(self, seat: int, action: int) -> None:
        self._narrator.watch(self.match.record, seat, action)
        self.match.step(seat, action)

    def _chance(self, purpose: str) -> int:
        """A seed for a bot's decision: the same game goes on in the same way."""
        text = f"{purpose} {self.match.seed} {len(self.match.history)}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4])

    def _retell(self) -> None:
        """Of a game that was begun before, hear again what came after the person's last decision."""
        begin = self._marks[-1] if self._marks else 0
        replayed = self.match.copy()
        replayed.undo(len(replayed.history) - begin)
        for seat, action in self.match.history[begin:]:
            self._narrator.watch(replayed.record, seat, action)
            replayed.step(seat, action)


def no_choice(face: Face, match: Match, seat: int) -> list[int]:
    """The only answers that a question leaves a seat, such as paying with all cards; none where there is a choice."""
    choices = face.choices(match, seat)
    if sum(choice.times for choice in choices) > face.answers(match, seat):
        return []
    return [choice.action for choice in choices for _ in range(choice.times)]


def _own_decisions(face: Face, match: Match, seat: int) -> list[int]:
    """Where in the history a seat had a choice."""
    replayed = match.copy()
    replayed.undo(len(replayed.history))
    marks = []
    for place, (who, action) in enumerate(match.history):
        if who == seat and not no_choice(face, replayed, seat):
            marks.append(place)
        replayed.step(who, action)
    return marks
