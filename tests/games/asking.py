"""Rules as coroutines: each runs until seats owe answers, says what they may answer, and is sent one of the answers."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import NamedTuple, Protocol, TypeAlias, TypeVar


class Numbered(Protocol):
    """A seat of any game."""

    number: int


class Ask(NamedTuple):
    """A question to a seat, everything that answers it, and how many answers are owed."""

    question: str
    legal: frozenset[str]
    amount: int = 1


T = TypeVar("T")
Asked: TypeAlias = dict[int, Ask]  # who owes an answer
Answer: TypeAlias = tuple[int, str]  # a seat and what it says
Steps: TypeAlias = Generator[Asked, Answer, T]


def ask(seat: Numbered, question: str, legal: Iterable[str], amount: int = 1) -> Steps[str]:
    """Ask one seat; returns its answer."""
    _, answer = yield {seat.number: Ask(question, frozenset(legal), amount)}
    return answer


def one_by_one(tasks: Iterable[Steps[None]]) -> Steps[None]:
    """In order: the next begins when the one before has ended."""
    for task in tasks:
        yield from task


def together(tasks: Iterable[Steps[None]]) -> Steps[None]:
    """All at once: whoever owes an answer may give it next."""
    begun = [(task, next(task, None)) for task in tasks]
    waiting = [(task, asked) for task, asked in begun if asked]
    while waiting:
        seat, answer = yield {seat: question for _, asked in waiting for seat, question in asked.items()}
        place = next(place for place, (_, asked) in enumerate(waiting) if seat in asked)
        task = waiting[place][0]
        try:
            waiting[place] = (task, task.send((seat, answer)))
        except StopIteration:
            del waiting[place]
