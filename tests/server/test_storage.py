"""The database on SQLite: batches, failures that hurt nobody else, and addresses that are refused."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from galaktyka.server.errors import RefusalError
from galaktyka.server.schema import secrets
from galaktyka.server.storage import (
    DatabaseError,
    SqliteStorage,
    Storage,
    Work,
    as_refusal,
    database_url,
    open_storage,
)


def put(name: str, *, fails: bool = False) -> Work[str]:
    def work(connection: Connection) -> str:
        connection.execute(insert(secrets).values(name=name, value=name))
        if fails:
            raise RefusalError("illegal", "no")
        return name

    return work


def names(connection: Connection) -> list[str]:
    return sorted(connection.execute(select(secrets.c.name)).scalars())


def with_storage(folder: Path, play: Callable[[Storage], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = open_storage(f"sqlite:///{folder / 'new' / 't.sqlite3'}")
        await storage.open()
        try:
            await play(storage)
        finally:
            await storage.close()

    asyncio.run(run())


def test_work_that_fails_leaves_nothing_and_others_are_stored(tmp_path: Path) -> None:
    async def play(storage: Storage) -> None:
        works = [put("a"), put("b", fails=True), put("c"), put("a"), put("d")]
        done = await asyncio.gather(*map(storage.write, works), return_exceptions=True)
        assert [type(result) for result in done] == [str, RefusalError, str, IntegrityError, str]
        assert await storage.read(names) == ["a", "c", "d"]

    with_storage(tmp_path, play)


def test_what_is_wanted_together_is_stored_together(tmp_path: Path) -> None:
    async def play(storage: Storage) -> None:
        assert isinstance(storage, SqliteStorage)
        commits = 0

        def committed(_connection: object) -> None:
            nonlocal commits
            commits += 1

        event.listen(storage._writer, "commit", committed)
        await asyncio.gather(*(storage.write(put(str(number))) for number in range(50)))
        assert commits <= 3
        assert len(await storage.read(names)) == 50

    with_storage(tmp_path, play)


def test_who_stops_waiting_stops_nobody_else(tmp_path: Path) -> None:
    async def play(storage: Storage) -> None:
        tasks = [asyncio.create_task(storage.write(put(str(number)))) for number in range(5)]
        await asyncio.sleep(0)
        tasks[2].cancel()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert [name for name in done if isinstance(name, str)] == ["0", "1", "3", "4"]

    with_storage(tmp_path, play)


def test_commits_reach_the_disk_and_readers_do_not_wait(tmp_path: Path) -> None:
    async def play(storage: Storage) -> None:
        modes = await storage.write(
            lambda connection: [
                connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")
            ]
        )
        assert modes == ["wal", 2]

    with_storage(tmp_path, play)


def test_a_database_that_somebody_else_locks_is_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("galaktyka.server.storage.LOCK_WAIT", 0.1)

    async def play(storage: Storage) -> None:
        other = open_storage(storage.url.render_as_string())
        assert isinstance(other, SqliteStorage)
        with other._writer.begin(), pytest.raises(RefusalError) as refused:
            await storage.write(put("x"))
        assert (refused.value.error, refused.value.status) == ("busy", 503)
        assert await storage.write(put("x")) == "x"
        await other.close()

    with_storage(tmp_path, play)


class SaidError(Exception):
    """What PostgreSQL says, as its driver has it."""

    def __init__(self, sqlstate: str, words: str) -> None:
        super().__init__(words)
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("sqlstate", "words", "busy"),
    [
        ("53300", "sorry, too many clients already", True),
        ("57P03", "the database system is in recovery mode", True),
        ("57P01", "terminating connection due to administrator command", True),
        ("55P03", "canceling statement due to lock timeout", True),
        ("25P03", "terminating connection due to idle-in-transaction timeout", True),
        ("25006", "cannot execute INSERT in a read-only transaction", True),
        ("40P01", "deadlock detected", True),
        ("08006", "gone", True),
        ("53100", "could not extend file: No space left on device", False),  # the operator must hear of it
        ("23505", "duplicate key value violates unique constraint", False),
        ("42P01", 'relation "tables" does not exist', False),
    ],
)
def test_trouble_that_passes_is_told_from_mistakes(sqlstate: str, words: str, busy: bool) -> None:
    with pytest.raises(RefusalError if busy else DBAPIError), as_refusal():
        raise DBAPIError("SELECT", {}, SaidError(sqlstate, words))


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("tables", "no database address"),
        ("mysql://x/y", "no support for 'mysql'"),
        ("sqlite://", "kept in a file"),
        ("sqlite:///:memory:", "kept in a file"),
    ],
)
def test_addresses_that_cannot_be_used_are_refused_in_one_sentence(address: str, words: str) -> None:
    with pytest.raises(DatabaseError, match=words):
        open_storage(address)


def test_postgresql_addresses_get_their_driver() -> None:
    assert database_url("postgresql://me@host/name").drivername == "postgresql+asyncpg"
    assert database_url("postgres://me@host/name").drivername == "postgresql+asyncpg"


def test_postgresql_without_its_library_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(DatabaseError, match="pip install asyncpg"):
        open_storage("postgresql://me@127.0.0.1:1/none")


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite3"
    file.write_bytes(b"my diary" * 200)

    async def run() -> None:
        with pytest.raises(DatabaseError, match="cannot be opened"):
            await open_storage(f"sqlite:///{file}").open()

    asyncio.run(run())
    assert file.read_bytes() == b"my diary" * 200


def test_a_database_that_is_not_there_is_refused_without_its_password() -> None:
    async def run() -> None:
        with pytest.raises(DatabaseError) as refused:
            await open_storage("postgresql://me:geheim@127.0.0.1:1/none").open()
        assert "geheim" not in str(refused.value)

    asyncio.run(run())
