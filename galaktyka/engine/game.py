"""What a game offers: its record, its rules as kernels, and its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from pickle import PicklingError
from typing import Any, Self

import numpy as np

from galaktyka.engine import slots
from galaktyka.engine.cpu import fingerprint
from galaktyka.engine.errors import OptionError
from galaktyka.engine.features import Features
from galaktyka.engine.kernel import fill
from galaktyka.engine.record import dtype_of, fields_of, over

ENGINE = Path(__file__).parent
Records = np.ndarray[Any, np.dtype[np.void]]
Mask = np.ndarray[tuple[int], np.dtype[np.uint8]]
Seats = np.ndarray[Any, np.dtype[np.intp]]


@dataclass(frozen=True)
class Option:
    """A yes-or-no option of a game; its name is a field of the record."""

    name: str
    text: str


@dataclass(frozen=True)
class Kernels:
    """The rules of a game on one backend. `s` is what `see` makes of an array that holds one record."""

    setup: Callable[[Any, Any], None]  # (s, key): deal a new game; options stand in the record
    owing: Callable[[Any], int]  # (s): the seats that owe a decision, as a bit mask
    legal: Callable[[Any, int, Any], int]  # (s, seat, mask): mark the legal actions, return how many
    step: Callable[[Any, int, int], int]  # (s, seat, action): the one checked door
    apply: Callable[[Any, int, int], None]  # (s, seat, action): the same, for an action known to be legal
    over: Callable[[Any], bool]  # (s): whether the game has ended
    scores: Callable[[Any, Any], None]  # (s, out): the score of every seat
    winners: Callable[[Any], int]  # (s): the winning seats, as a bit mask
    observe: Callable[[Any, int, Any], None]  # (s, seat, out): what a seat may know, into a cleared record
    resample: Callable[[Any, int, Any], None]  # (s, seat, key): deal anew what a seat cannot know


@dataclass(frozen=True, eq=False)
class Game:
    """A game: facts about it, its rules, and how it speaks."""

    name: str
    title: str
    rules_version: int  # moves when the same actions could lead elsewhere
    record: type[Any]
    min_players: int
    max_players: int
    options: tuple[Option, ...]
    actions: int  # width of a legal mask
    rules: Kernels  # uncompiled
    folder: Path  # its sources and data
    vocabularies: Mapping[str, Sequence[str]]  # names for the values of fields, for the notation of positions
    check_options: Callable[[int, Mapping[str, bool]], str]  # "" or one sentence about what does not go together
    question_name: Callable[[int], str]
    action_text: Callable[[int, int], str]  # (question, action): its short text
    parse_action: Callable[[int, str], int]  # (question, text): its number, or ActionError
    view: Callable[[Any, int], Any]  # (observation, seat): what a seat sees, as a structure for JSON
    end_reason: Callable[[Any], str]
    features: Features | None = None  # what a seat may know, as numbers for a network
    ask_again: Callable[[Records, Seats], None] | None = None  # (copies of a position, seats): reopen secret choices

    def __post_init__(self) -> None:
        """Note what was imported, and let engine code that plays any game find this one's kernels."""
        for option in self.options:
            if option.name not in fields_of(self.record):
                raise TypeError(f"{self.record.__name__} has no field for the option '{option.name}'.")
        _imported.setdefault(self.record, self)
        for folder in self.sources:
            fingerprint(folder)
        for name in ("setup", "legal", "apply", "step", "scores", "winners"):
            fill(getattr(slots, name), self.record, getattr(self.rules, name))
        if self.features is not None:
            fill(slots.features, self.record, self.features.kernel)

    def __deepcopy__(self, _memo: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """In another process it is the game that is imported there."""
        if _imported[self.record] is not self:
            raise PicklingError(f"{self.title} was changed here, and no other process knows it so.")
        return _imported_game, (self.record,)

    @property
    def sources(self) -> tuple[Path, ...]:
        """The folders with everything that goes into the compiled rules."""
        return ENGINE, self.folder

    def new_record(self, players: int, options: Mapping[str, bool]) -> Records:
        """A blank record with checked options."""
        self._check(players, options)
        array: Records = np.zeros(1, dtype_of(self.record))
        s = over(self.record, array)
        s.players = players
        for name, value in options.items():
            setattr(s, name, int(value))
        return array

    def _check(self, players: int, options: Mapping[str, bool]) -> None:
        if not hasattr(players, "__index__") or not self.min_players <= players <= self.max_players:
            raise OptionError(f"{self.title} is for {self.min_players} to {self.max_players} players, not {players!r}.")
        known = {option.name for option in self.options}
        for name, value in options.items():
            if name not in known:
                others = f"; it has {', '.join(sorted(known))}" if known else ", nor any other"
                raise OptionError(f"{self.title} has no option '{name}'{others}.")
            if not isinstance(value, bool):
                raise OptionError(f"Option '{name}' is True or False, not {value!r}.")
        if problem := self.check_options(players, options):
            raise OptionError(problem)


_imported: dict[type[Any], Game] = {}  # by their records, which belong to one game each


def _imported_game(record: type[Any]) -> Game:
    """The game of a record, which has been imported with it."""
    return _imported[record]
