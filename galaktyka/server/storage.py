"""The database: one short transaction at a time, on SQLite by default and on PostgreSQL for more than one machine.

On SQLite a writing transaction takes the write lock at once (BEGIN IMMEDIATE) and a single connection writes, so that
nobody waits for a lock that another holds; commits reach the disk before they are acknowledged. On PostgreSQL the rows
that a transaction changes are locked by SELECT … FOR UPDATE.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from galaktyka.engine.errors import GalaktykaError
from galaktyka.server.errors import RefusalError
from galaktyka.server.schema import metadata

LOCK_WAIT: Final = 10  # seconds to wait for the database's lock before giving up
READERS: Final = 4
CONNECTIONS: Final = 10  # of one process to PostgreSQL
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
SCHEMA_LOCK: Final = 7_105_001  # any number that nobody else uses on the same database


class DatabaseError(GalaktykaError):
    """The database cannot be opened; the message says which and why."""


def database_url(text_url: str) -> URL:
    """The address of a database, with the driver that is used for it."""
    try:
        url = make_url(text_url)
    except ArgumentError:
        raise DatabaseError(
            f"'{text_url}' is no database address; write sqlite:///FILE or postgresql://USER@HOST/NAME."
        ) from None
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise DatabaseError(f"There is no support for '{kind}' databases; use sqlite or postgresql.")
    return url.set(drivername=DRIVERS[kind])


class Storage:
    """Transactions on one database."""

    def __init__(self, database: str) -> None:
        self.url = database_url(database)
        self.is_sqlite = self.url.drivername.startswith("sqlite")
        if self.is_sqlite:
            self._prepare_folder()
        self._writer = self._engine(writes=True)
        self._reader = self._engine(writes=False) if self.is_sqlite else self._writer

    async def open(self) -> None:
        """Create what is missing in the database."""
        try:
            async with self._writer.begin() as connection:
                if not self.is_sqlite:
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({SCHEMA_LOCK})"))
                await connection.run_sync(metadata.create_all)
        except (SQLAlchemyError, OSError) as error:
            raise DatabaseError(f"The database {self._shown()} cannot be opened: {_first_line(error)}") from error

    async def close(self) -> None:
        """Give all connections back."""
        await self._writer.dispose()
        if self._reader is not self._writer:
            await self._reader.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees one consistent moment and changes nothing."""
        async with _as_refusal(), self._reader.begin() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is stored completely when it ends, or not at all."""
        async with _as_refusal(), self._writer.begin() as connection:
            yield connection

    def _engine(self, *, writes: bool) -> AsyncEngine:
        if not self.is_sqlite:
            return create_async_engine(self.url, pool_size=CONNECTIONS, max_overflow=0, pool_pre_ping=True)
        size = 1 if writes else READERS
        engine = create_async_engine(
            self.url, pool_size=size, max_overflow=0, pool_timeout=LOCK_WAIT, connect_args={"timeout": LOCK_WAIT}
        )
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_immediate if writes else _begin)
        return engine

    def _prepare_folder(self) -> None:
        if self.url.database in (None, "", ":memory:"):
            raise DatabaseError("Tables are kept in a file: write sqlite:///FILE.")
        try:
            Path(str(self.url.database)).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise DatabaseError(f"The folder of {self._shown()} cannot be made: {error.strerror}.") from error

    def _shown(self) -> str:
        return self.url.render_as_string(hide_password=True)


@asynccontextmanager
async def _as_refusal() -> AsyncIterator[None]:
    """A database that does not answer is said so; a mistake in a statement stays an error."""
    try:
        yield
    except (PoolTimeoutError, OSError, TimeoutError) as error:
        raise RefusalError("busy", "The database does not answer; try again in a moment.", 1.0) from error
    except DBAPIError as error:
        if error.connection_invalidated or _is_busy(error):
            raise RefusalError("busy", "The database does not answer; try again in a moment.", 1.0) from error
        raise


def _is_busy(error: DBAPIError) -> bool:
    """Whether somebody else holds the lock, or the connection went away."""
    words = str(error.orig).lower()
    return any(part in words for part in ("locked", "busy", "connection", "shutting down", "starting up"))


def _first_line(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Write-ahead log, commits that reach the disk, and transactions begun by us."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN")


def _begin_immediate(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
