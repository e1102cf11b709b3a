"""The kernels of `soak` uncompiled, over a position that a test has made."""

from __future__ import annotations

from typing import Any, Final, cast

import numpy as np

from galaktyka.engine.kernel import Slot
from galaktyka.engine.match import Match
from galaktyka.engine.playout import KEY_WORDS, first_state, scramble
from galaktyka.engine.record import over
from tests.properties import soak

EVERYTHING: Final = next(  # a number with which everything is tried, also what is tried seldom
    state for state in map(first_state, range(1000)) if soak.chosen(scramble(state), soak.SELDOM) == 0
)


class Rooms:
    """Records as uncompiled kernels read, write and copy them."""

    def __init__(self, match: Match) -> None:
        self.array = np.repeat(match.record, soak.ROOM)
        self._records = [over(match.game.record, self.array[i : i + 1]) for i in range(soak.ROOM)]

    def __getitem__(self, room: int) -> Any:
        return self._records[room]

    def __setitem__(self, room: int, record: Any) -> None:
        source = next(i for i, one in enumerate(self._records) if one is record)
        self.array[room] = self.array[source]


def room_for(match: Match) -> tuple[Any, Any, Any, Any, Any]:
    """What the kernels of `soak` want besides a number."""
    rooms = Rooms(match)
    mask, seen = np.zeros(match.game.actions, np.uint8), np.zeros(256, np.uint8)
    return rooms, rooms.array.view(np.uint8), np.zeros(KEY_WORDS, np.uint32), mask, seen


def fault_of(match: Match) -> int:
    """What `soak` finds broken in a position, where it tries everything."""
    return soak.fault(*room_for(match), EVERYTHING)


def fault_of_game(match: Match) -> int:
    """What `soak` finds broken in the rest of a game."""
    return soak.soak_game(*room_for(match), 0)


def kernels_of(slot: Any) -> dict[type[Any], Any]:
    """The kernels of a slot by the game's record, to put a mutant among them."""
    return cast(Slot, slot).kernels
