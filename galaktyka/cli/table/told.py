"""Stories of games that tell what happened as messages: put into words, sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Protocol

from galaktyka.cli.table.face import Line
from galaktyka.engine.game import Records
from galaktyka.engine.saying import Said, Told, Value
from galaktyka.engine.words import Argument


class Speech(Protocol):
    """The words of a game in one language."""

    def name(self, card: str) -> str:
        """The name of a card or tile by its id."""

    def message(self, id: str, **args: Argument) -> str:  # noqa: A002 - Fluent's own word for it
        """A message of the game."""

    def story(self, id: str, **args: Argument) -> str:  # noqa: A002 - Fluent's own word for it
        """A message of the game's story."""


def arguments(speech: Speech, said: Said) -> dict[str, Argument]:
    """The arguments of a message in words: cards by their names, messages by their text."""
    return {name: _in_words(speech, name, value) for name, value in said.args.items()}


def _in_words(speech: Speech, name: str, value: Value) -> Argument:
    if isinstance(value, list):
        word = speech.name if name == "cards" else speech.message
        return ", ".join(word(one) for one in value)
    return speech.name(str(value)) if name == "card" or name.endswith("_card") else value


class ToldNarrator:
    """Watches steps and tells what happened; without a listener it knows what every seat knows."""

    def __init__(
        self,
        speech: Speech,
        follow: Callable[[Records, int, int], Sequence[Told]],
        names: Sequence[str],
        listener: int | None,
        *,
        numerals: Mapping[str, str],
        own_words: frozenset[str] = frozenset(),
    ) -> None:
        """`follow` tells what an action leads to; `own_words` are messages that repeat what the listener just said."""
        self._speech = speech
        self._follow = follow
        self._names = names
        self._listener = listener
        self._numerals = numerals
        self._own_words = own_words
        self._told: list[Told] = []
        self._round = 0

    def watch(self, record: Records, seat: int, action: int) -> None:
        """See what an action leads to from a position."""
        self._told += self._follow(record, seat, action)

    def tell(self) -> list[Line]:
        """What was seen since the last telling: a heading for each round, a line for each seat in each phase."""
        told, self._told = self._told, []
        lines: list[Line] = []
        for (number, phase, seat), group in groupby(told, lambda one: (one.round, one.phase, one.seat)):
            sentences = [sentence for one in group for sentence in self._sentences(one, seat)]
            if sentences and number != self._round:
                lines.append(Line(self._speech.message("round", number=number), heading=True))
                self._round = number
            if sentences:
                lines.append(Line(" ".join(sentences), self._numerals.get(phase, "")))
        return lines

    def _sentences(self, told: Told, seat: int | None) -> Iterator[str]:
        """What the listener hears of something that happened."""
        said = told.own if told.own is not None and self._listener in (None, seat) else told.say
        if said is None or (self._listener == seat and said.id in self._own_words):
            return
        args = arguments(self._speech, said)
        if seat is not None:
            args |= {"player": self._names[seat], "you": "yes" if seat == self._listener else "no"}
        yield self._speech.story(said.id, **args)
