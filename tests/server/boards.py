"""Tables without a database: rows that move on by plain functions, for tests of what leaves the server."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

from galaktyka.engine.game import Records
from galaktyka.engine.random import key_words
from galaktyka.engine.record import copied
from galaktyka.server import play
from galaktyka.server.desk import Desk
from galaktyka.server.messages import NewTable
from galaktyka.server.rows import SeatRow, TableRow
from galaktyka.server.seating import new_row, opened
from galaktyka.server.states import Telling, log_for, state_of

DESK = Desk("python")


@dataclass(frozen=True)
class Board:
    """A table and everything told at it."""

    row: TableRow
    tellings: tuple[Telling, ...]

    @property
    def record(self) -> Records:
        """The position."""
        record = DESK.position(self.row)
        assert record is not None
        return record

    @property
    def owing(self) -> list[int]:
        """The seats that owe an answer."""
        return DESK.lens(self.row.game).owing(self.record)

    def legal(self, seat: int) -> list[int]:
        """The numbers of a seat's legal actions."""
        return [int(action) for action in DESK.lens(self.row.game).legal(self.record, seat).nonzero()[0]]

    def moved(self, seat: int, action: int) -> Board:
        """The table after an action."""
        happening = play.move(DESK, self.row, self.record, seat, action, "m")
        return self._after(happening)

    def undone(self, seat: int, history: list[tuple[int, int, int]]) -> Board:
        """The table after an answer was taken back."""
        return self._after(play.undo(DESK, self.row, history, seat, "u"))

    def _after(self, happening: play.Happening) -> Board:
        return Board(happening.row, (*self.tellings, (happening.event.version, list(happening.event.told))))

    def at(self, record: Records) -> Board:
        """The same table in another position."""
        return replace_row(self, record)

    def sent(self, me: int | None) -> bytes:
        """Every byte that a perspective gets at a fresh load."""
        return msgspec.json.encode(state_of(DESK, self.row, me, self.record, log_for(self.tellings, me)))

    def told(self, me: int | None) -> bytes:
        """What a perspective was told about the last version."""
        return msgspec.json.encode(log_for(self.tellings[-1:], me))


def replace_row(board: Board, record: Records) -> Board:
    """The same table in another position."""
    return Board(replace(board.row, record=record.tobytes()), board.tellings)


def dealt_anew(now: Board, seat: int, seed: str) -> Board:
    """The table with everything that a perspective cannot know dealt anew."""
    lens = DESK.lens(now.row.game)
    s, array = lens.load(now.record)
    lens.game.rules.resample(s, seat, key_words(seed))
    return now.at(copied(array))


def board(players: int, seed: str, game: str = "race", /, **options: bool) -> Board:
    """A table that has just begun, with people on all seats."""
    row = new_row(NewTable(game=game, seats=["me"] + ["open"] * (players - 1), options=options), "0", "Guest 0")
    people = [SeatRow(kind="person", name=f"Guest {number}", identity=str(number)) for number in range(players)]
    happening = play.start(DESK, opened(replace(row, seats=people, seed=seed)).row)
    return Board(happening.row, ((happening.event.version, list(happening.event.told)),))


def random_game(players: int, seed: str, game: str = "race", /, **options: bool) -> Iterator[tuple[Board, int, int]]:
    """A random game: each position with the seat that acts in it and its action."""
    rng = random.Random(seed)
    now = board(players, seed, game, **options)
    while now.row.stage == "playing":
        seat = rng.choice(now.owing)
        action = rng.choice(now.legal(seat))
        yield now, seat, action
        now = now.moved(seat, action)
