"""The state of a table for one perspective: everything that leaves the server about a game is put together here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from galaktyka.engine.game import Records
from galaktyka.engine.lens import Lens
from galaktyka.engine.match import SPECTATOR
from galaktyka.engine.saying import Told
from galaktyka.server.desk import Desk
from galaktyka.server.games import TableGame
from galaktyka.server.messages import (
    LogEntry,
    Origin,
    Question,
    Result,
    SeatInfo,
    TableInfo,
    TableState,
    TableSummary,
)
from galaktyka.server.play import may_undo
from galaktyka.server.rows import TableRow

Telling = tuple[int, list[Told]]  # a version, and what was told in it


def state_of(desk: Desk, row: TableRow, me: int | None, record: Records | None, log: list[LogEntry]) -> TableState:
    """What a seat, or a spectator, may know of a table."""
    seats = seat_infos(row)
    if record is None:
        return TableState(row.version, table_info(row), seats, me, None, [], None, [], [], False, None, log)
    entry, lens = desk.game(row), desk.lens(row.game)
    eyes = SPECTATOR if me is None else me
    view = lens.view(record, eyes)
    asked = me is not None and me in view.owing
    return TableState(
        version=row.version,
        table=table_info(row),
        seats=seats,
        me=me,
        view=view,
        waiting=view.owing,
        question=_question(entry, view, eyes) if asked else None,
        choices=entry.choices(view, eyes) if asked else [],
        offers=entry.offers(lens.seen(record, eyes), eyes) if asked else [],
        undo=me is not None and may_undo(row, me),
        result=_result(entry, lens, record, view) if view.over else None,
        log=log,
    )


def _question(entry: TableGame, view: Any, seat: int) -> Question:
    me = view.seats[seat]
    return Question(me.question, me.amount, entry.question(view, seat), view.owing == [seat] and me.amount <= 1)


def _result(entry: TableGame, lens: Lens, record: Records, view: Any) -> Result:
    public = lens.seen(record, SPECTATOR)
    return Result(entry.game.end_reason(public), view.winners, entry.scores(public))


def table_info(row: TableRow) -> TableInfo:
    """What holds for the whole table; the seed itself only after the end."""
    return TableInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        options=row.options,
        public=row.public,
        undo=row.undo,
        hints=row.hints,
        stage=row.stage,
        seed_hash=row.seed_hash,
        seed=row.seed if row.stage == "over" else None,
        rematch=row.rematch,
        origin=None if row.origin is None else Origin(row.origin, row.origin_step or 0),
    )


def seat_infos(row: TableRow) -> list[SeatInfo]:
    """Who sits where."""
    return [
        SeatInfo(
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            away=seat.away,
            host=seat.identity is not None and seat.identity == row.host,
        )
        for seat in row.seats
    ]


def summary(row: TableRow, identity: str | None, waiting: Sequence[int]) -> TableSummary:
    """A table in a list, for one identity."""
    me = row.seat_of(identity)
    return TableSummary(
        id=row.id,
        game=row.game,
        title=row.title,
        options=row.options,
        stage=row.stage,
        public=row.public,
        seats=seat_infos(row),
        me=me,
        my_turn=me in waiting,
        changed=row.changed,
    )


def log_for(tellings: Sequence[Telling], me: int | None) -> list[LogEntry]:
    """What a perspective was told, in order."""
    entries = []
    for version, told in tellings:
        for thing in told:
            said = thing.own if thing.own is not None and thing.seat == me else thing.say
            if said is not None:
                entries.append(LogEntry(version, thing.round, thing.phase, thing.seat, said.id, said.args))
    return entries
