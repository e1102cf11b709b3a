"""The database: short transactions, on SQLite by default and on PostgreSQL for more than one machine.

Work on the database is a plain function of a connection. On SQLite it runs in threads: a writing transaction takes the
write lock at once (BEGIN IMMEDIATE), one thread writes, and everything that is asked for while the disk is busy with a
commit goes into the next one together, so that many tables share the cost of reaching the disk. Each piece of work
still succeeds or fails alone, and none is acknowledged before it is on the disk. On PostgreSQL, which does the same by
itself, each piece of work is a transaction, and the rows that it changes are locked by SELECT … FOR UPDATE.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from galaktyka.engine.errors import GalaktykaError
from galaktyka.server.errors import RefusalError
from galaktyka.server.schema import ADDED, metadata

T = TypeVar("T")
Work = Callable[[Connection], T]

LOCK_WAIT: Final = 10  # seconds to wait for the database's lock before giving up
READERS: Final = 2
CACHE_KIB: Final = 512  # pages that each connection to SQLite keeps; the system keeps the file in memory anyway
CONNECTIONS: Final = 10  # of one process to PostgreSQL
LONGEST_PAUSE: Final = 60  # seconds between two statements after which PostgreSQL takes a transaction for dead
PASSING: Final = ("08", "25006", "25P03", "40", "53300", "55P03", "57")  # how SQLSTATEs of what passes begin
DRIVERS: Final = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
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

    def __init__(self, url: URL) -> None:
        self.url = url

    async def open(self) -> None:
        """Create what is missing in the database."""
        try:
            await self.write(self._create)
        except (RefusalError, SQLAlchemyError, OSError) as error:
            shown = self.url.render_as_string(hide_password=True)
            raise DatabaseError(f"The database {shown} cannot be opened: {_reason(error)}") from error

    async def read(self, work: Work[T]) -> T:
        """Do work that sees one consistent moment and changes nothing."""
        raise NotImplementedError

    async def write(self, work: Work[T]) -> T:
        """Do work that is stored completely when this returns, or not at all when it raises."""
        raise NotImplementedError

    async def close(self) -> None:
        """Give all connections back."""
        raise NotImplementedError

    def _create(self, connection: Connection) -> None:
        metadata.create_all(connection)
        _add_columns(connection)


def _add_columns(connection: Connection) -> None:
    """Give a database of an older version the columns that came since."""
    for table, columns in ADDED.items():
        there = {column["name"] for column in inspect(connection).get_columns(table)}
        for name in columns:
            if name not in there:
                kind = metadata.tables[table].c[name].type.compile(connection.dialect)
                connection.execute(text(f"ALTER TABLE {table} ADD COLUMN {name} {kind}"))


def open_storage(database: str) -> Storage:
    """The storage for a database address."""
    url = database_url(database)
    return SqliteStorage(url) if url.drivername == "sqlite" else PostgresStorage(url)


class PostgresStorage(Storage):
    """Each piece of work is a transaction of its own."""

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        self._engine = _postgres_engine(url)
        self._reader = self._engine.execution_options(isolation_level="REPEATABLE READ")

    async def read(self, work: Work[T]) -> T:
        """Do work that sees one consistent moment and changes nothing."""
        return await self._run(self._reader, work)

    async def write(self, work: Work[T]) -> T:
        """Do work that is stored completely when this returns, or not at all when it raises."""
        return await self._run(self._engine, work)

    async def _run(self, engine: AsyncEngine, work: Work[T]) -> T:
        with as_refusal():
            async with engine.begin() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        """Give all connections back."""
        await self._engine.dispose()

    def _create(self, connection: Connection) -> None:
        connection.execute(text(f"SELECT pg_advisory_xact_lock({SCHEMA_LOCK})"))
        super()._create(connection)


class SqliteStorage(Storage):
    """One thread writes, in batches; others read."""

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        _make_folder(url)
        self._writer = _sqlite_engine(url, "BEGIN IMMEDIATE", 1)
        self._reader = _sqlite_engine(url, "BEGIN", READERS)
        self._write_thread = ThreadPoolExecutor(1, "galaktyka-write")
        self._read_threads = ThreadPoolExecutor(READERS, "galaktyka-read")
        self._wanted: list[_Wanted] = []
        self._writing: asyncio.Task[None] | None = None

    async def read(self, work: Work[T]) -> T:
        """Do work that sees one consistent moment and changes nothing."""
        return await asyncio.get_running_loop().run_in_executor(self._read_threads, _in_one, self._reader, work)

    async def write(self, work: Work[T]) -> T:
        """Do work that is stored completely when this returns, or not at all when it raises."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._wanted.append(_Wanted(work, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return await done

    async def close(self) -> None:
        """Store what is still wanted, and give all connections back."""
        if self._writing is not None:
            await asyncio.wait({self._writing}, timeout=LOCK_WAIT)
        for threads, engine in ((self._write_thread, self._writer), (self._read_threads, self._reader)):
            threads.shutdown(wait=False)
            engine.dispose()

    async def _write_all(self) -> None:
        """Store what is wanted, batch by batch, until nothing is."""
        loop = asyncio.get_running_loop()
        while self._wanted:
            batch, self._wanted = self._wanted, []
            try:
                await loop.run_in_executor(self._write_thread, _in_one, self._writer, _together(batch))
            except Exception as error:  # noqa: BLE001  whoever waits must learn of it
                for wanted in batch:
                    wanted.error = error
            for wanted in batch:
                wanted.finish()
        self._writing = None


class _Wanted:
    """A piece of work that shares a transaction with others, and whoever waits for it."""

    def __init__(self, work: Work[Any], done: asyncio.Future[Any]) -> None:
        self._work = work
        self._done = done
        self._result: Any = None
        self.error: Exception | None = None

    def attempt(self, connection: Connection) -> None:
        """Do the work; if it fails, nothing of it stays."""
        connection.exec_driver_sql("SAVEPOINT work")
        try:
            self._result = self._work(connection)
        except Exception as error:  # noqa: BLE001  whoever waits must learn of it
            connection.exec_driver_sql("ROLLBACK TO work")
            self.error = error
        connection.exec_driver_sql("RELEASE work")

    def finish(self) -> None:
        """Hand the result over, once it is stored."""
        if self._done.done():
            return  # nobody waits any more
        if self.error is not None:
            self._done.set_exception(self.error)
        else:
            self._done.set_result(self._result)


def _together(batch: list[_Wanted]) -> Work[None]:
    def work(connection: Connection) -> None:
        for wanted in batch:
            wanted.attempt(connection)

    return work


def _in_one(engine: Engine, work: Work[T]) -> T:
    with as_refusal(), engine.begin() as connection:
        return work(connection)


@contextmanager
def as_refusal() -> Iterator[None]:
    """A database that does not answer is said so; a mistake in a statement stays an error."""
    try:
        yield
    except (PoolTimeoutError, OSError) as error:
        raise _busy() from error
    except DBAPIError as error:
        if error.connection_invalidated or _is_busy(error):
            raise _busy() from error
        raise


def _busy() -> RefusalError:
    return RefusalError("busy", "The database does not answer; try again in a moment.", 1.0)


def _is_busy(error: DBAPIError) -> bool:
    """Whether somebody else holds the lock, or the database is not there now or cannot take more."""
    if str(getattr(error.orig, "sqlstate", None) or "").startswith(PASSING):
        return True
    words = str(error.orig).lower()
    return any(part in words for part in ("locked", "busy", "connection", "shutting down", "starting up"))


def _reason(error: Exception) -> str:
    """What the database itself said."""
    cause = error.__cause__ if isinstance(error, RefusalError) and error.__cause__ is not None else error
    return str(getattr(cause, "orig", None) or cause).splitlines()[0]


def _make_folder(url: URL) -> None:
    if url.database in (None, "", ":memory:"):
        raise DatabaseError("Tables are kept in a file: write sqlite:///FILE.")
    folder = Path(str(url.database)).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseError(f"The folder {folder} cannot be made: {error.strerror}.") from error


def _postgres_engine(url: URL) -> AsyncEngine:
    """Connections that give up a lock which does not come, and lose one that they keep although nothing happens."""
    limits = {
        "lock_timeout": str(round(LOCK_WAIT * 1000)),
        "idle_in_transaction_session_timeout": str(LONGEST_PAUSE * 1000),
    }
    arguments = {"server_settings": limits}
    try:
        return create_async_engine(
            url, pool_size=CONNECTIONS, max_overflow=0, pool_pre_ping=True, connect_args=arguments
        )
    except ModuleNotFoundError as error:
        raise DatabaseError("Install asyncpg to keep tables in PostgreSQL: pip install asyncpg.") from error


def _sqlite_engine(url: URL, begin: str, size: int) -> Engine:
    arguments = {"timeout": LOCK_WAIT, "check_same_thread": False}
    engine = create_engine(url, pool_size=size, max_overflow=0, pool_timeout=LOCK_WAIT, connect_args=arguments)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Write-ahead log, commits that reach the disk, and transactions begun by us."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"cache_size=-{CACHE_KIB}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
