"""Looking at many positions of a game without making new accessors for each, for programs that serve many tables."""

from __future__ import annotations

from typing import Any

import numpy as np

from galaktyka.engine.backend import backend
from galaktyka.engine.game import Game, Mask, Records
from galaktyka.engine.match import SPECTATOR
from galaktyka.engine.record import copied, dtype_of, over


def _bytes(record: Records) -> np.ndarray[Any, np.dtype[np.uint8]]:
    return record.view(np.uint8)


class Lens:
    """Positions of one game as one backend shows them; used by one thread at a time."""

    def __init__(self, game: Game, backend_name: str | None = None) -> None:
        self.game = game
        self.backend = backend(game, backend_name)
        self._position: Records = np.zeros(1, dtype_of(game.record))
        self._observation: Records = np.zeros(1, dtype_of(game.record))
        self._loaded: Records = np.zeros(1, dtype_of(game.record))
        self._s = self.backend.see(self._position)
        self._o = self.backend.see(self._observation)
        self._seen = over(game.record, self._observation)
        self._moving = over(game.record, self._loaded)
        self._position_bytes = _bytes(self._position)
        self._observation_bytes = _bytes(self._observation)
        self._loaded_bytes = _bytes(self._loaded)

    def observe(self, record: Records, seat: int) -> Records:
        """What a seat may know of a position; a number that is no seat sees what all may see."""
        self._look(record, seat)
        return copied(self._observation)

    def seen(self, record: Records, seat: int) -> Any:
        """The same, as uncompiled rules read it; valid until the lens is used again."""
        self._look(record, seat)
        return self._seen

    def view(self, record: Records, seat: int) -> Any:
        """What a seat sees, as a structure that turns into JSON."""
        self._look(record, seat)
        return self.game.view(self._seen, self._viewer(seat))

    def legal(self, record: Records, seat: int) -> Mask:
        """The legal actions of a seat, as a mask."""
        mask = np.zeros(self.game.actions, np.uint8)
        self._position_bytes[:] = _bytes(record)
        self.backend.rules.legal(self._s, seat, mask)
        return mask

    def owing(self, record: Records) -> list[int]:
        """The seats that owe a decision."""
        self._position_bytes[:] = _bytes(record)
        mask = self.backend.rules.owing(self._s)
        return [seat for seat in range(int(record["players"][0])) if mask >> seat & 1]

    def over(self, record: Records) -> bool:
        """Whether the game has ended."""
        self._position_bytes[:] = _bytes(record)
        return bool(self.backend.rules.over(self._s))

    def step(self, record: Records, seat: int, action: int) -> tuple[int, Records]:
        """What the one checked door for actions answers, and the position it leads to."""
        self._position_bytes[:] = _bytes(record)
        result = self.backend.rules.step(self._s, seat, action)
        return int(result), copied(self._position)

    def load(self, record: Records) -> tuple[Any, Records]:
        """A copy of a position for uncompiled rules to change, and the array that holds it; valid until the next."""
        self._loaded_bytes[:] = _bytes(record)
        return self._moving, self._loaded

    def _look(self, record: Records, seat: int) -> None:
        self._position_bytes[:] = _bytes(record)
        self._observation_bytes[:] = 0
        self.backend.rules.observe(self._s, self._viewer(seat), self._o)

    def _viewer(self, seat: int) -> int:
        return seat if 0 <= seat < int(self._position["players"][0]) else SPECTATOR
