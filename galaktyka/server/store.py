"""Reading and writing tables, events and members: every statement about them stands here."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, and_, bindparam, delete, insert, select, update

from galaktyka.engine.saying import Told
from galaktyka.server.rows import BOT_MOVE, EventRow, SeatRow, TableRow, Takeback
from galaktyka.server.schema import events, members, tables

AS_TEXT: Final[dict[str, Any]] = {  # columns that hold JSON
    "options": dict[str, bool],
    "seats": list[SeatRow],
    "asked": list[int],
    "takebacks": list[list[Takeback]],
}
FIXED: Final = ("id", "game", "created", "seed", "options", "public", "undo", "hints", "title", "origin", "origin_step")
LIST_LENGTH: Final = 100
LISTED_FOR: Final = 12 * 3600  # seconds that an open table stays in the lobby although nobody comes

_decoders: Final = {name: msgspec.json.Decoder(kind) for name, kind in AS_TEXT.items()}
_told: Final = msgspec.json.Decoder(list[Told])
_columns: Final = [tables.c[name] for name in TableRow.__struct_fields__]


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _values(row: TableRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in TableRow.__struct_fields__}
    return {name: _text(value) if name in AS_TEXT else value for name, value in values.items()}


def _table(row: Sequence[Any]) -> TableRow:
    values = dict(zip(TableRow.__struct_fields__, row, strict=False))
    for name, decoder in _decoders.items():
        values[name] = decoder.decode(values[name])
    return TableRow(**values)


def insert_table(connection: Connection, row: TableRow) -> None:
    """Store a new table."""
    connection.execute(insert(tables).values(**_values(row)))


def load_table(connection: Connection, table_id: str, *, lock: bool = False) -> TableRow | None:
    """A table; with `lock`, nobody else may change it before the transaction ends."""
    query = select(*_columns).where(tables.c.id == table_id)
    row = (connection.execute(query.with_for_update() if lock else query)).first()
    return None if row is None else _table(row)


def is_there(connection: Connection, table_id: str) -> bool:
    """Whether there is such a table, and nobody has closed it."""
    query = select(tables.c.id).where(tables.c.id == table_id, tables.c.stage != "closed")
    return connection.execute(query).first() is not None


_locked: Final = select(*_columns).where(tables.c.id == bindparam("table_id")).with_for_update()
_same_move: Final = select(events.c.version).where(
    events.c.table_id == bindparam("table_id"),
    events.c.seat == bindparam("seat"),
    events.c.move_id == bindparam("move_id"),
)


def load_for_move(connection: Connection, table_id: str, seat: int, move_id: str) -> tuple[TableRow, int | None] | None:
    """A locked table, and the version of a move of that seat and id if it was stored before.

    Two statements: on PostgreSQL one that had to wait for the lock does not see which moves came meanwhile.
    """
    row = connection.execute(_locked, {"table_id": table_id}).first()
    if row is None:
        return None
    before = connection.execute(_same_move, {"table_id": table_id, "seat": seat, "move_id": move_id}).scalar()
    return _table(row), before


_changing: Final = [name for name in TableRow.__struct_fields__ if name not in FIXED]
_save: Final = (
    update(tables).where(tables.c.id == bindparam("key")).values({name: bindparam(name) for name in _changing})
)


def save_table(connection: Connection, row: TableRow) -> None:
    """Store what may change about a table."""
    values = _values(row)
    connection.execute(_save, {"key": row.id, **{name: values[name] for name in _changing}})


_append: Final = insert(events)


def append_event(connection: Connection, table_id: str, row: EventRow) -> None:
    """Store what happened."""
    values = {name: getattr(row, name) for name in EventRow.__struct_fields__}
    connection.execute(_append, {**values, "table_id": table_id, "undone": False, "told": _text(row.told)})


def mark_undone(connection: Connection, table_id: str, version: int) -> None:
    """Take a move out of the history; its row stays."""
    place = and_(events.c.table_id == table_id, events.c.version == version)
    connection.execute(update(events).where(place).values(undone=True))


def load_history(connection: Connection, table_id: str) -> list[tuple[int, int, int]]:
    """The moves that count, as (version, seat, action)."""
    counts = and_(events.c.table_id == table_id, events.c.kind == "move", events.c.undone.is_(False))
    query = select(events.c.version, events.c.seat, events.c.action).where(counts).order_by(events.c.version)
    return [(row[0], row[1], row[2]) for row in connection.execute(query)]


def load_own(connection: Connection, table_id: str) -> set[int]:
    """The versions of moves that people made at this table: not those of bots, nor of a game that it goes on from."""
    made = and_(events.c.table_id == table_id, events.c.kind == "move", events.c.move_id.is_not(None))
    query = select(events.c.version).where(made, ~events.c.move_id.startswith(BOT_MOVE))
    return set(connection.execute(query).scalars())


def load_moves(connection: Connection, table_id: str, most: int) -> list[EventRow]:
    """The first moves that count, with what was told of them, as another table would store them."""
    counts = and_(events.c.table_id == table_id, events.c.kind == "move", events.c.undone.is_(False))
    query = select(events.c.seat, events.c.action, events.c.told).where(counts).order_by(events.c.version).limit(most)
    return [
        EventRow(version=0, kind="move", seat=row[0], action=row[1], told=_told.decode(row[2]))
        for row in connection.execute(query)
    ]


def load_told(connection: Connection, table_id: str, after: int = 0) -> list[tuple[int, list[Told]]]:
    """What was told, version by version, after a version."""
    place = and_(events.c.table_id == table_id, events.c.version > after)
    query = select(events.c.version, events.c.told).where(place).order_by(events.c.version)
    return [(row[0], _told.decode(row[1])) for row in connection.execute(query)]


def add_member(connection: Connection, identity: str, table_id: str) -> None:
    """Note that an identity has a seat at a table."""
    same = and_(members.c.identity == identity, members.c.table_id == table_id)
    if (connection.execute(select(members.c.identity).where(same))).first() is None:
        connection.execute(insert(members).values(identity=identity, table_id=table_id))


def remove_member(connection: Connection, identity: str, table_id: str) -> None:
    """Note that an identity has given its seat up."""
    same = and_(members.c.identity == identity, members.c.table_id == table_id)
    connection.execute(delete(members).where(same))


def open_tables(connection: Connection) -> Sequence[TableRow]:
    """Public tables that have not begun and are not forgotten, newest first."""
    recent = tables.c.changed > time.time() - LISTED_FOR
    query = select(*_columns).where(tables.c.stage == "open", tables.c.public.is_(True), recent)
    rows = connection.execute(query.order_by(tables.c.changed.desc()).limit(LIST_LENGTH))
    return [_table(row) for row in rows]


def tables_of(connection: Connection, identity: str) -> Sequence[TableRow]:
    """Tables where an identity has a seat, last changed first."""
    query = select(*_columns).join(members, members.c.table_id == tables.c.id)
    mine = query.where(members.c.identity == identity, tables.c.stage != "closed")
    rows = connection.execute(mine.order_by(tables.c.changed.desc()).limit(LIST_LENGTH))
    return [_table(row) for row in rows]
