"""The position of a stored table: the snapshot, or the log of actions replayed where the snapshot cannot be used."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import Connection

from galaktyka.server import store
from galaktyka.server.desk import Desk
from galaktyka.server.rows import TableRow


def with_position(connection: Connection, desk: Desk, row: TableRow) -> TableRow:
    """The table with a position that this program can read; snapshots are a cache, the log is the truth."""
    if row.stage == "open" or desk.position(row) is not None:
        return row
    history = store.load_history(connection, row.id)
    record = desk.replay(row, [(seat, action) for _, seat, action in history])
    return replace(row, record=record.tobytes(), layout=desk.layout(row))
