"""A played game: options, a seed, and the list of actions. Everything else follows from them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from galaktyka.engine.backend import Backend, backend
from galaktyka.engine.errors import IllegalActionError, NotAskedError, OptionError
from galaktyka.engine.flow import DONE, MAX_SEATS, NOT_ASKED
from galaktyka.engine.game import Game, Records
from galaktyka.engine.random import key_words
from galaktyka.engine.record import over

Seed = int | str


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
        self.game = game
        self.players = players
        self.options = {option.name: bool(options.get(option.name, False)) for option in game.options}
        self.seed = seed
        self.history: list[tuple[int, int]] = []
        self._backend: Backend = backend(game, backend_name)
        blank = game.new_record(players, options)
        self._start = None if start is None else start.copy()
        self._record = blank
        self._restart()

    def _restart(self) -> None:
        """Go back to the first position."""
        if self._start is not None:
            self._record = self._start.copy()
            self._s = self._backend.see(self._record)
            return
        self._record = self.game.new_record(self.players, self.options)
        self._s = self._backend.see(self._record)
        self._backend.rules.setup(self._s, key_words(self.seed))

    @property
    def record(self) -> Records:
        """A copy of the position: an array of one record."""
        return self._record.copy()

    @property
    def start(self) -> Records | None:
        """The position the match began with, if it was not dealt from its seed."""
        return None if self._start is None else self._start.copy()

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

    def legal_ids(self, seat: int) -> list[int]:
        """The numbers of the legal actions of a seat."""
        if not 0 <= seat < self.players:
            raise NotAskedError(f"There is no seat {seat}: the seats are 0 to {self.players - 1}.")
        mask = np.zeros(self.game.actions, np.uint8)
        self._backend.rules.legal(self._s, seat, mask)
        return [int(action) for action in np.flatnonzero(mask)]

    def legal(self, seat: int) -> list[str]:
        """The legal actions of a seat, in words."""
        question = self._question(seat) if 0 <= seat < self.players else 0
        return [self.game.action_text(question, action) for action in self.legal_ids(seat)]

    def step(self, seat: int, action: int) -> None:
        """Take an action by its number."""
        result = self._backend.rules.step(self._s, seat, action)
        if result != DONE:
            raise self._refusal(seat, action, result)
        self.history.append((seat, action))

    def play(self, seat: int, text: str) -> None:
        """Take an action by its words."""
        if seat not in self.owing:
            raise self._refusal(seat, 0, NOT_ASKED)
        self.step(seat, self.game.parse_action(self._question(seat), text))

    def undo(self, actions: int = 1) -> None:
        """Take back the last actions, whoever took them."""
        if not 0 <= actions <= len(self.history):
            raise OptionError(f"{actions} actions cannot be taken back: {len(self.history)} have been taken.")
        kept = self.history[: len(self.history) - actions]
        self.history = []
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
        self._backend.rules.observe(self._s, seat, self._backend.see(out))
        return out

    def view(self, seat: int) -> Any:
        """What a seat sees, as a structure that turns into JSON; any other number is a spectator."""
        return self.game.view(over(self.game.record, self.observation(seat)), seat)

    def copy(self) -> Match:
        """An independent match at the same point."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.history = list(self.history)
        twin._record = self._record.copy()
        twin._s = twin._backend.see(twin._record)
        return twin

    def resampled(self, seat: int, seed: Seed) -> Match:
        """The same match with everything that a seat cannot know dealt anew; its history is not kept."""
        twin = self.copy()
        twin._backend.rules.resample(twin._s, seat, key_words(seed))
        twin._start, twin.history = twin._record.copy(), []
        return twin

    def save(self, path: str | Path) -> None:
        """Write the game to a file that `galaktyka.load` reads."""
        from galaktyka.engine.save import write_match  # noqa: PLC0415  a save holds matches, so it imports this module

        write_match(self, Path(path))

    def _question(self, seat: int) -> int:
        return int(self._record[0]["seat"][seat]["question"])

    def _refusal(self, seat: int, action: int, result: int) -> Exception:
        if not 0 <= seat < self.players:
            return NotAskedError(f"There is no seat {seat}: the seats are 0 to {self.players - 1}.")
        if result == NOT_ASKED:
            who = ", ".join(map(str, self.owing))
            return NotAskedError(
                f"Seat {seat} owes no decision now; " + (f"waiting for {who}." if who else "the game is over.")
            )
        legal: Sequence[str] = self.legal(seat)
        shown = ", ".join(legal[:8]) + (", …" if len(legal) > 8 else "")
        return IllegalActionError(f"'{self._text(seat, action)}' is not allowed now; allowed are: {shown}.")

    def _text(self, seat: int, action: int) -> str:
        if not 0 <= action < self.game.actions:
            return str(action)
        return self.game.action_text(self._question(seat), action)
