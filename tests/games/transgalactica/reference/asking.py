"""Rules as coroutines: each runs until a seat owes an answer, says what it may answer, and is sent one answer."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import NamedTuple, TypeAlias, TypeVar


class Ask(NamedTuple):
    """A question to a seat, and everything that answers it; only one seat at a time is asked (D1)."""

    seat: int
    question: str
    legal: frozenset[str]


T = TypeVar("T")
Steps: TypeAlias = Generator[Ask, str, T]


def ask(seat: int, question: str, legal: Iterable[str]) -> Steps[str]:
    """Ask a seat; nobody is asked what has only one answer (D3)."""
    answers = frozenset(legal)
    if len(answers) == 1:
        return next(iter(answers))
    return (yield from ask_always(seat, question, answers))


def ask_always(seat: int, question: str, legal: Iterable[str]) -> Steps[str]:
    """Ask a seat, even if it has only one answer."""
    answer = yield Ask(seat, question, frozenset(legal))
    return answer
