"""A person at a terminal, for tests: types what a bot would do, and remembers what was typed and shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import StringIO

from rich.console import Console

from galaktyka.cli.play import sit_down
from galaktyka.cli.table.files import Saved
from galaktyka.cli.table.session import Session
from galaktyka.cli.table.terminal import EndOfInputError, Terminal
from galaktyka.engine.match import Match
from galaktyka.engine.words import Lang


class Person:
    """Plays a session through its terminal; `lines` are typed first, then hints, until the game is over."""

    def __init__(self, match: Match, lang: Lang = "en", *, seat: int = 1, width: int = 80) -> None:
        self.session: Session
        self.session, self.bots = sit_down(Saved(match, None, None), seat, None, lang, "python")
        self.screen = StringIO()
        self.lang = lang
        self.width = width
        self.typed: list[str] = []
        self._lines: list[str] = []
        self._then: Callable[[], str] = self.best

    def type(self, *lines: str, then_hints: bool = False) -> str:
        """Type lines and return what the screen showed; the input then ends, or goes on as hints say."""
        self._lines = list(lines)
        self._then = self.best if then_hints else self.stop
        begin = len(self.screen.getvalue())
        console = Console(file=self.screen, width=self.width, highlight=False)
        Terminal(self.session, self.bots, console, self.lang, self._read).play()
        return self.screen.getvalue()[begin:]

    def play(self) -> str:
        """Play to the end as hints say."""
        return self.type(then_hints=True)

    def best(self) -> str:
        """The number of what a bot would do; nothing once the game is over."""
        if not self.session.is_asked:
            return ""
        choices = self.session.face.choices(self.session.match, self.session.seat)
        hint = self.session.hints()[0]
        return next(choice.key for choice in choices if choice.action == hint.action)

    def stop(self) -> str:
        """Nothing more is typed."""
        raise EndOfInputError

    def _read(self, prompt: str) -> str:
        self.screen.write(prompt)
        line = self._lines.pop(0) if self._lines else self._then()
        self.typed.append(line)
        self.screen.write(f"{line}\n")
        return line


def keys(person: Person) -> Sequence[str]:
    """What the person may type now."""
    return [choice.key for choice in person.session.face.choices(person.session.match, person.session.seat)]
