"""The database: short transactions, on SQLite by default and on PostgreSQL for more than one machine.

On SQLite a writing transaction takes the write lock at once (BEGIN IMMEDIATE). One connection writes, and everything
that is asked for while the disk is busy with one commit goes into the next one together, so that many tables share the
cost of reaching the disk; each piece of work still succeeds or fails alone, and none is acknowledged before it is on
the disk. On PostgreSQL, which does the same by itself, each piece of work is a transaction, and the rows that it
changes are locked by SELECT … FOR UPDATE.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from galaktyka.engine.errors import GalaktykaError
from galaktyka.server.errors import RefusalError
from galaktyka.server.schema import metadata

T = TypeVar("T")
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


class _Wanted:
    """A piece of work that shares a transaction with others, and whoever waits for it."""

    def __init__(self, work: Callable[[AsyncConnection], Awaitable[Any]], done: asyncio.Future[Any]) -> None:
        self._work = work
        self._done = done
        self._result: Any = None
        self._error: Exception | None = None

    async def attempt(self, connection: AsyncConnection) -> None:
        """Do the work; if it fails, nothing of it stays."""
        await connection.exec_driver_sql("SAVEPOINT work")
        try:
            self._result = await self._work(connection)
        except Exception as error:  # noqa: BLE001  whoever waits must learn of it
            await connection.exec_driver_sql("ROLLBACK TO work")
            self._error = error
        await connection.exec_driver_sql("RELEASE work")

    def finish(self) -> None:
        """The transaction is stored: hand the result over."""
        if self._error is not None:
            self.fail(self._error)
        elif not self._done.done():
            self._done.set_result(self._result)

    def fail(self, error: Exception) -> None:
        """Tell whoever waits that nothing was stored."""
        if not self._done.done():
            self._done.set_exception(error)


class Storage:
    """Transactions on one database."""

    def __init__(self, database: str) -> None:
        self.url = database_url(database)
        self.is_sqlite = self.url.drivername.startswith("sqlite")
        if self.is_sqlite:
            self._prepare_folder()
        self._writer = self._engine(writes=True)
        self._reader = self._engine(writes=False) if self.is_sqlite else self._writer
        self._wanted: list[_Wanted] = []
        self._writing: asyncio.Task[None] | None = None

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
        """Store what is still wanted, and give all connections back."""
        if self._writing is not None:
            await asyncio.wait({self._writing}, timeout=LOCK_WAIT)
        await self._writer.dispose()
        if self._reader is not self._writer:
            await self._reader.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees one consistent moment and changes nothing."""
        async with _as_refusal(), self._reader.begin() as connection:
            yield connection

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do a piece of work that is stored completely when this returns, or not at all when it raises."""
        if not self.is_sqlite:
            async with _as_refusal(), self._writer.begin() as connection:
                return await work(connection)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._wanted.append(_Wanted(work, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        """Store what is wanted, batch by batch, until nothing is."""
        while self._wanted:
            batch, self._wanted = self._wanted, []
            try:
                await self._write_batch(batch)
            except Exception as error:  # noqa: BLE001  whoever waits must learn of it
                for wanted in batch:
                    wanted.fail(error)
        self._writing = None

    async def _write_batch(self, batch: list[_Wanted]) -> None:
        async with _as_refusal(), self._writer.begin() as connection:
            for wanted in batch:
                await wanted.attempt(connection)
        for wanted in batch:
            wanted.finish()

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
