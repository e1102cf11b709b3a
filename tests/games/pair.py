"""A match of the engine, and the same game by a second implementation of its rules, side by side.

Both get the same answers, and at every decision they must ask and allow the same and have the same table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Final, Self

import galaktyka as gk
from tests.games.asking import Answer, Ask, Asked, Steps

WHOLE_GAME: Final = 5000  # decisions; games end long before


class Pair(ABC):
    """The engine's match, and the steps of the reference."""

    def __init__(self, match: gk.Match, steps: Steps[None]) -> None:
        self.match, self._steps = match, steps
        self.asked: Asked = next(steps)
        self.seen: set[str] = set()  # questions, answers, and by their first words answers to questions
        self._said: list[Answer] = []

    def play(self, seed: int, decisions: int = WHOLE_GAME) -> Self:
        """Play at random, and compare before every decision and after the last."""
        try:
            self._play(Random(seed), decisions)
        except Exception as difference:
            difference.add_note(f"Seed {seed}, {len(self._said)} decisions, the last of them {self._said[-8:]}.")
            raise
        return self

    def _play(self, luck: Random, decisions: int) -> None:
        for _ in range(decisions):
            if not self.asked:
                break
            self.compare()
            owing = sorted(self.asked)
            seat = luck.choice(owing) if len(owing) > 1 else owing[0]
            asked = self.asked[seat]
            answer = self.choose(asked, luck)
            self.seen |= {asked.question, answer, f"{asked.question}: {answer.split()[0]}"}
            self.answer(seat, answer)
        self.compare()

    def answer(self, seat: int, answer: str) -> None:
        """A seat gives the same answer here and there."""
        self.tell_engine(seat, answer)
        self._said.append((seat, answer))
        try:
            self.asked = self._steps.send((seat, answer))
        except StopIteration:
            self.asked = {}

    def tell_engine(self, seat: int, answer: str) -> None:
        """The engine goes first: chance is up to it."""
        self.match.play(seat, answer)

    def compare(self) -> None:
        """The same questions, the same answers to them, the same table, and at the end the same winners."""
        assert self.match.owing == sorted(self.asked)
        for seat, question in self.asked.items():
            assert self.match.question(seat) == question.question
            legal = self.match.legal(seat)
            assert len(legal) == len(set(legal))
            assert set(legal) == question.legal
        self.compare_tables()
        assert self.match.over == (not self.asked)
        if self.match.over:
            assert self.match.winners() == self.winners()

    @abstractmethod
    def choose(self, asked: Ask, luck: Random) -> str:
        """An answer that is random, but mostly gets the game somewhere."""

    @abstractmethod
    def compare_tables(self) -> None:
        """Everything that lies on the table."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that have won by the reference."""
