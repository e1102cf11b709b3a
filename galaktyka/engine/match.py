"""A played game: options, a seed, and the list of actions. Everything else follows from them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from operator import index
from pathlib import Path
from typing import Any, Final, Self

import numpy as np

from galaktyka.engine.backend import Backend, backend, load_part
from galaktyka.engine.errors import IllegalActionError, NotAskedError, OptionError, PositionError
from galaktyka.engine.feature_rows import FEATURE_ROWS, features_of
from galaktyka.engine.flow import DONE, MAX_SEATS, NOT_ASKED
from galaktyka.engine.game import Game, Records
from galaktyka.engine.random import key_words
from galaktyka.engine.record import copied, dtype_of, over

Seed = int | str
SEED_BITS: Final = 4096  # a longer number is a mistake, and Python would refuse to print it
SPECTATOR: Final = -1  # who looks on without a seat


class Match:
    """A game in progress, with its history.

    >>> import galaktyka as gk
    >>> match = gk.new("race", players=2, seed=7)
    >>> match.owing
    [0, 1]
    """

    def __init__(
        self,
        game: Game,
        *,
        players: int,
        options: Mapping[str, bool],
        seed: Seed,
        start: Records | None = None,
        backend_name: str | None = None,
    ) -> None:
        """Deal a new game; with `start`, begin at that position instead."""
        blank = game.new_record(players, options)
        if start is not None:
            _check_start(game, start, blank)
        self.game = game
        self.players = index(players)
        self._options = {option.name: options.get(option.name, False) for option in game.options}
        self.seed = _checked_seed(seed)
        self._history: list[tuple[int, int]] = []
        self._backend: Backend = backend(game, backend_name)
        self._start = None if start is None else copied(start)
        self._restart()

    def _restart(self) -> None:
        """Go back to the first position."""
        start = self._start
        self._record = self.game.new_record(self.players, self._options) if start is None else copied(start)
        self._s = self._backend.see(self._record)
        if start is None:
            self._backend.rules.setup(self._s, key_words(self.seed))

    @property
    def options(self) -> dict[str, bool]:
        """Every option of the game, as this match has it."""
        return dict(self._options)

    @property
    def history(self) -> list[tuple[int, int]]:
        """The actions taken so far, as (seat, action)."""
        return list(self._history)

    @property
    def record(self) -> Records:
        """A copy of the position: an array of one record."""
        return copied(self._record)

    @property
    def start(self) -> Records | None:
        """The position the match began with, if it was not dealt from its seed."""
        return None if self._start is None else copied(self._start)

    @property
    def owing(self) -> list[int]:
        """The seats that owe a decision now."""
        mask = self._backend.rules.owing(self._s)
        return [seat for seat in range(self.players) if mask >> seat & 1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._backend.rules.over(self._s))

    @property
    def end_reason(self) -> str:
        """Why the game has ended; empty while it goes on."""
        return self.game.end_reason(over(self.game.record, self._record)) if self.over else ""

    @property
    def hash(self) -> str:
        """A fingerprint of the position: equal positions have equal fingerprints."""
        return hashlib.sha256(self._record.tobytes()).hexdigest()

    def question(self, seat: int) -> str:
        """What a seat is asked, by name; empty if it owes nothing."""
        number = self._question(seat)
        return self.game.question_name(number) if number else ""

    def action_text(self, seat: int, action: int) -> str:
        """An action in words, as an answer of a seat to what it is asked now."""
        return self.game.action_text(self._question(seat), action)

    def legal_ids(self, seat: int) -> list[int]:
        """The numbers of the legal actions of a seat."""
        self._check_seat(seat)
        mask = np.zeros(self.game.actions, np.uint8)
        self._backend.rules.legal(self._s, seat, mask)
        return [int(action) for action in np.flatnonzero(mask)]

    def legal(self, seat: int) -> list[str]:
        """The legal actions of a seat, in words."""
        question = self._question(seat)
        return [self.game.action_text(question, action) for action in self.legal_ids(seat)]

    def step(self, seat: int, action: int) -> None:
        """Take an action by its number."""
        seat, action = index(seat), index(action)
        result = self._backend.rules.step(self._s, _clamped(seat, MAX_SEATS), _clamped(action, self.game.actions))
        if result != DONE:
            raise self._refusal(seat, action, result)
        self._history.append((seat, action))

    def play(self, seat: int, text: str) -> None:
        """Take an action by its words."""
        question = self._question(seat)
        if not question:
            raise self._refusal(seat, 0, NOT_ASKED)
        self.step(seat, self.game.parse_action(question, text))

    def undo(self, actions: int = 1) -> None:
        """Take back the last actions, whoever took them."""
        if not 0 <= actions <= len(self._history):
            raise OptionError(f"{actions} actions cannot be taken back: {len(self._history)} have been taken.")
        kept = self._history[: len(self._history) - actions]
        self._history = []
        self._restart()
        for seat, action in kept:
            self.step(seat, action)

    def scores(self) -> list[int]:
        """The score of every seat, as if the game ended now."""
        out = np.zeros(MAX_SEATS, np.int32)
        self._backend.rules.scores(self._s, out)
        return [int(score) for score in out[: self.players]]

    def winners(self) -> list[int]:
        """The seats that win; several share a victory. Empty while the game goes on."""
        mask = self._backend.rules.winners(self._s) if self.over else 0
        return [seat for seat in range(self.players) if mask >> seat & 1]

    def observation(self, seat: int) -> Records:
        """What a seat may know, as a record: everything else is blank. Any other number sees what all may see."""
        out: Records = np.zeros_like(self._record)
        self._backend.rules.observe(self._s, self._viewer(seat), self._backend.see(out))
        return out

    def features(self, seat: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """What a seat may know as numbers for a network: a row whose parts `game.features` names."""
        self._check_seat(seat)
        row = np.zeros(features_of(self.game).size, np.uint8)
        loaded = load_part(self.game, FEATURE_ROWS, self._backend.name)
        loaded.entries[0](loaded.see(self._record), seat, row)
        return row

    def view(self, seat: int) -> Any:
        """What a seat sees, as a structure that turns into JSON; any other number is a spectator."""
        return self.game.view(over(self.game.record, self.observation(seat)), self._viewer(seat))

    def copy(self) -> Self:
        """An independent match at the same point."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._history = list(self._history)
        twin._record = copied(self._record)
        twin._s = twin._backend.see(twin._record)
        return twin

    __copy__ = copy

    def __deepcopy__(self, _memo: Any) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """For other processes of this program: everything but the rules, which each loads for itself."""
        left_out = {"_backend": self._backend.name, "_s": None}
        return self.__dict__ | left_out

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._backend = backend(self.game, state["_backend"])
        self._s = self._backend.see(self._record)

    def resampled(self, seat: int, seed: Seed) -> Self:
        """The same match with everything that a seat cannot know dealt anew; its seed and history are not kept."""
        twin = self.copy()
        twin.seed = _checked_seed(seed)
        twin._backend.rules.resample(twin._s, self._viewer(seat), key_words(twin.seed))
        twin._start, twin._history = copied(twin._record), []
        return twin

    def save(self, path: str | Path) -> None:
        """Write the game to a file that `galaktyka.load` reads."""
        from galaktyka.engine.save import write_match  # noqa: PLC0415  a save holds matches, so it imports this module

        write_match(self, Path(path))

    def _viewer(self, seat: int) -> int:
        """Whose eyes these are: any number that is no seat is a spectator."""
        return seat if 0 <= seat < self.players else SPECTATOR

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise NotAskedError(f"There is no seat {seat}: the seats are 0 to {self.players - 1}.")

    def _question(self, seat: int) -> int:
        self._check_seat(seat)
        return int(self._record[0]["seat"][seat]["question"])

    def _refusal(self, seat: int, action: int, result: int) -> Exception:
        self._check_seat(seat)
        if result == NOT_ASKED:
            who = ", ".join(map(str, self.owing))
            return NotAskedError(
                f"Seat {seat} owes no decision now; " + (f"waiting for {who}." if who else "the game is over.")
            )
        legal: Sequence[str] = self.legal(seat)
        shown = ", ".join(legal[:8]) + (", …" if len(legal) > 8 else "")
        text = self.action_text(seat, action) if 0 <= action < self.game.actions else str(action)
        return IllegalActionError(f"'{text}' is not allowed now; allowed are: {shown}.")


def _clamped(number: int, end: int) -> int:
    """A number from 0 up to `end` as it is, any other as one that is out of range too and fits a machine word."""
    return max(-1, min(number, end))


def _checked_seed(seed: Seed) -> Seed:
    """The seed as a plain number, or as text that fits on one line of a saved game."""
    if isinstance(seed, str):
        if seed.isprintable():
            return seed
    elif hasattr(seed, "__index__") and index(seed).bit_length() <= SEED_BITS:
        return int(seed)
    raise OptionError("A seed is a whole number or one line of text.")


def _check_start(game: Game, start: Records, blank: Records) -> None:
    """A first position must be of this game, with these players and options."""
    if start.dtype != dtype_of(game.record) or start.shape != (1,):
        raise PositionError(f"A match of {game.title} cannot begin there: that is no position of it.")
    for name in ("players", *(option.name for option in game.options)):
        if start[name][0] != blank[name][0]:
            raise PositionError(f"The position has {name} {start[name][0]}, not {blank[name][0]}.")
