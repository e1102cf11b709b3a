"""A table as it is stored: options, seed, seats, the log of actions, and the latest position as a cache."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Final, Literal

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from galaktyka.engine.game import Game, Records
from galaktyka.engine.record import dtype_of
from galaktyka.engine.saying import Told
from galaktyka.server.messages import SeatKind, Stage

EventKind = Literal["move", "undo", "start", "seat", "bot", "rematch", "origin"]
BOT_MOVE: Final = "bot-"  # how the ids of moves begin that a bot made


class SeatRow(Struct, frozen=True):
    """Who has a seat; `identity` never leaves the server."""

    kind: SeatKind = "open"
    name: str = ""
    identity: str | None = None
    bot: str | None = None
    away: bool = False

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot answers for this seat."""
        return self.bot is not None and (self.kind == "bot" or self.away)


class Takeback(Struct, frozen=True, array_like=True):
    """An answer that may be taken back: its version, and whether others saw no more of it than that it came."""

    version: int
    silent: bool


class TableRow(Struct, frozen=True, kw_only=True):
    """One table."""

    id: str
    game: str
    title: str
    options: dict[str, bool]
    public: bool
    undo: bool
    hints: bool
    stage: Stage
    host: str | None  # an identity
    seats: list[SeatRow]
    seed: str
    rules_version: int
    layout: str  # of the record: another layout is another format
    record: bytes | None
    version: int
    asked: list[int]  # for each seat: the version in which its open question was asked
    takebacks: list[list[Takeback]]  # for each seat: answers that it may take back, oldest first
    rematch: str | None
    origin: str | None = None  # the table that this one goes on from
    origin_step: int | None = None  # how many of its decisions stand
    created: float
    changed: float

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def seed_hash(self) -> str:
        """What is published about the seed before the end."""
        return hashlib.sha256(self.seed.encode()).hexdigest()

    def seat_of(self, identity: str | None) -> int | None:
        """The seat that belongs to an identity."""
        for number, seat in enumerate(self.seats):
            if identity is not None and seat.identity == identity:
                return number
        return None

    def with_seat(self, number: int, seat: SeatRow) -> TableRow:
        """The table with another occupant of one seat."""
        return replace(self, seats=[seat if i == number else old for i, old in enumerate(self.seats)])


class EventRow(Struct, frozen=True, kw_only=True):
    """Something that happened at a table: one for each version."""

    version: int
    kind: EventKind
    seat: int | None = None
    move_id: str | None = None
    action: int | None = None
    told: list[Told] = []
    at: float = 0.0


@cache
def layout_of(game: Game) -> str:
    """A fingerprint of how the game's record lies in memory."""
    dtype = dtype_of(game.record)
    return hashlib.sha256(repr((dtype.descr, dtype.itemsize)).encode()).hexdigest()[:16]


def record_of(game: Game, data: bytes) -> Records:
    """The position in stored bytes."""
    return np.frombuffer(bytearray(data), dtype_of(game.record))
