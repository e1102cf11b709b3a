"""Reading and writing tables, events and members: every statement about them stands here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from galaktyka.engine.saying import Told
from galaktyka.server.rows import EventRow, SeatRow, TableRow, Takeback
from galaktyka.server.schema import events, members, tables

AS_TEXT: Final[dict[str, Any]] = {  # columns that hold JSON
    "options": dict[str, bool],
    "seats": list[SeatRow],
    "asked": list[int],
    "takebacks": list[list[Takeback]],
}
FIXED: Final = ("id", "game", "created", "seed", "options", "public", "undo", "hints", "title")
LIST_LENGTH: Final = 100

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


async def insert_table(connection: AsyncConnection, row: TableRow) -> None:
    """Store a new table."""
    await connection.execute(insert(tables).values(**_values(row)))


async def load_table(connection: AsyncConnection, table_id: str, *, lock: bool = False) -> TableRow | None:
    """A table; with `lock`, nobody else may change it before the transaction ends."""
    query = select(*_columns).where(tables.c.id == table_id)
    row = (await connection.execute(query.with_for_update() if lock else query)).first()
    return None if row is None else _table(row)


async def load_for_move(
    connection: AsyncConnection, table_id: str, seat: int, move_id: str
) -> tuple[TableRow, int | None] | None:
    """A locked table, and the version of a move of that seat and id if it was stored before."""
    same = and_(events.c.table_id == tables.c.id, events.c.seat == seat, events.c.move_id == move_id)
    query = select(*_columns, events.c.version).select_from(tables.outerjoin(events, same))
    row = (await connection.execute(query.where(tables.c.id == table_id).with_for_update(of=tables))).first()
    return None if row is None else (_table(row), row[-1])


async def save_table(connection: AsyncConnection, row: TableRow) -> None:
    """Store what may change about a table."""
    values = {name: value for name, value in _values(row).items() if name not in FIXED}
    await connection.execute(update(tables).where(tables.c.id == row.id).values(**values))


async def append_event(connection: AsyncConnection, table_id: str, row: EventRow) -> None:
    """Store what happened."""
    values = {name: getattr(row, name) for name in EventRow.__struct_fields__}
    await connection.execute(insert(events).values(table_id=table_id, **{**values, "told": _text(row.told)}))


async def mark_undone(connection: AsyncConnection, table_id: str, version: int) -> None:
    """Take a move out of the history; its row stays."""
    place = and_(events.c.table_id == table_id, events.c.version == version)
    await connection.execute(update(events).where(place).values(undone=True))


async def load_history(connection: AsyncConnection, table_id: str) -> list[tuple[int, int, int]]:
    """The moves that count, as (version, seat, action)."""
    counts = and_(events.c.table_id == table_id, events.c.kind == "move", events.c.undone.is_(False))
    query = select(events.c.version, events.c.seat, events.c.action).where(counts).order_by(events.c.version)
    return [(row[0], row[1], row[2]) for row in await connection.execute(query)]


async def load_told(connection: AsyncConnection, table_id: str, after: int = 0) -> list[tuple[int, list[Told]]]:
    """What was told, version by version, after a version."""
    place = and_(events.c.table_id == table_id, events.c.version > after)
    query = select(events.c.version, events.c.told).where(place).order_by(events.c.version)
    return [(row[0], _told.decode(row[1])) for row in await connection.execute(query)]


async def add_member(connection: AsyncConnection, identity: str, table_id: str) -> None:
    """Note that an identity has a seat at a table."""
    same = and_(members.c.identity == identity, members.c.table_id == table_id)
    if (await connection.execute(select(members.c.identity).where(same))).first() is None:
        await connection.execute(insert(members).values(identity=identity, table_id=table_id))


async def remove_member(connection: AsyncConnection, identity: str, table_id: str) -> None:
    """Note that an identity has given its seat up."""
    same = and_(members.c.identity == identity, members.c.table_id == table_id)
    await connection.execute(delete(members).where(same))


async def open_tables(connection: AsyncConnection) -> Sequence[TableRow]:
    """Public tables that have not begun, newest first."""
    query = select(*_columns).where(tables.c.stage == "open", tables.c.public.is_(True))
    rows = await connection.execute(query.order_by(tables.c.changed.desc()).limit(LIST_LENGTH))
    return [_table(row) for row in rows]


async def tables_of(connection: AsyncConnection, identity: str) -> Sequence[TableRow]:
    """Tables where an identity has a seat, last changed first."""
    query = select(*_columns).join(members, members.c.table_id == tables.c.id)
    mine = query.where(members.c.identity == identity, tables.c.stage != "closed")
    rows = await connection.execute(mine.order_by(tables.c.changed.desc()).limit(LIST_LENGTH))
    return [_table(row) for row in rows]
