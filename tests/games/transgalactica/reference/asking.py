"""Asking a seat; only one at a time is asked (transgalactica.md D1)."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.asking import Ask, Steps


def ask(seat: int, question: str, legal: Iterable[str]) -> Steps[str]:
    """Ask a seat; nobody is asked what has only one answer (D3)."""
    answers = frozenset(legal)
    if len(answers) == 1:
        return next(iter(answers))
    return (yield from ask_always(seat, question, answers))


def ask_always(seat: int, question: str, legal: Iterable[str]) -> Steps[str]:
    """Ask a seat, even if it has only one answer."""
    _, answer = yield {seat: Ask(question, frozenset(legal))}
    return answer
