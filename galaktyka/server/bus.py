"""How one server process learns what another one changed.

PostgreSQL: LISTEN and NOTIFY, sent by the very transaction that makes the change. SQLite: every process looks at the
end of the event log ten times a second.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final, Protocol

from sqlalchemy import Connection, func, select, text

from galaktyka.server.errors import RefusalError
from galaktyka.server.log import log
from galaktyka.server.schema import events
from galaktyka.server.storage import SqliteStorage, Storage

Notice = Callable[[str, int], None]  # (table, version): a table has reached a version
Missed = Callable[[], None]  # changes may have been missed

CHANNEL: Final = "galaktyka_events"
LOOK_EVERY: Final = 0.1  # seconds
RECONNECT_AFTER: Final = 0.5  # seconds
ALIVE_EVERY: Final = 5.0  # seconds


class Bus(Protocol):
    """Carries changes between processes."""

    def announce(self, connection: Connection, table_id: str, version: int) -> None:
        """Tell all processes of a change, as part of the transaction that makes it."""

    async def run(self) -> None:
        """Listen until cancelled."""


def make_bus(storage: Storage, notice: Notice, missed: Missed) -> Bus:
    """The bus that fits a database."""
    return SqliteBus(storage, notice) if isinstance(storage, SqliteStorage) else PostgresBus(storage, notice, missed)


class SqliteBus:
    """Reads the tail of the event log whenever it has grown."""

    def __init__(self, storage: Storage, notice: Notice) -> None:
        self._storage = storage
        self._notice = notice
        self._last: int | None = None  # the last event seen

    def announce(self, connection: Connection, table_id: str, version: int) -> None:
        """The event itself is the announcement."""

    async def run(self) -> None:
        """Look again and again."""
        while True:
            with contextlib.suppress(RefusalError):
                await self._look()
            await asyncio.sleep(LOOK_EVERY)

    async def _look(self) -> None:
        end, changed = await self._storage.read(self._read_tail)
        self._last = end
        for table_id, version in changed:
            self._notice(table_id, version)

    def _read_tail(self, connection: Connection) -> tuple[int, list[tuple[str, int]]]:
        """The last event, and the tables that changed since the last look with their versions."""
        end: int = connection.execute(select(func.coalesce(func.max(events.c.id), 0))).scalar_one()
        if self._last is None or end == self._last:
            return end, []
        tail = events.c.id.between(self._last + 1, end)
        query = select(events.c.table_id, func.max(events.c.version)).where(tail).group_by(events.c.table_id)
        return end, [(table_id, version) for table_id, version in connection.execute(query)]


class PostgresBus:
    """LISTEN on a connection of its own, and NOTIFY with every change."""

    def __init__(self, storage: Storage, notice: Notice, missed: Missed) -> None:
        self._storage = storage
        self._notice = notice
        self._missed = missed

    def announce(self, connection: Connection, table_id: str, version: int) -> None:
        """Sent when the transaction is stored, and only then."""
        payload = f"{table_id} {version}"
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    async def run(self) -> None:
        """Listen; after a lost connection, look at everything again."""
        while True:
            try:
                await self._listen()
            except _connection_errors() as error:
                log.warning("lost the connection that listens", extra={"reason": str(error)})
            await asyncio.sleep(RECONNECT_AFTER)

    async def _listen(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415  an optional extra

        url = self._storage.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(url, timeout=ALIVE_EVERY)
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _connection: lost.set())
            await connection.add_listener(CHANNEL, self._heard)
            self._missed()
            while not lost.is_set():
                await connection.execute("SELECT 1", timeout=ALIVE_EVERY)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(ALIVE_EVERY):
                        await lost.wait()
        finally:
            connection.terminate()

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        table_id, _, version = payload.partition(" ")
        self._notice(table_id, int(version))


def _connection_errors() -> tuple[type[Exception], ...]:
    """What can go wrong with a connection."""
    import asyncpg  # noqa: PLC0415  an optional extra

    return (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
