"""More than one machine: two server processes on one PostgreSQL, of which one dies."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from galaktyka.server.loadtest.http import Http
from galaktyka.server.loadtest.process import free_port
from galaktyka.server.settings import Settings
from galaktyka.server.storage import CONNECTIONS
from tests.server.harness import TestServer, serve, server, settings_for
from tests.server.players import Seated, seated_table
from tests.server.postgres import postgres
from tests.server.processes import Process, play_until, two_at_a_table, until_accepted
from tests.server.test_crash import check


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


def two_servers(database: str, folder: Path) -> list[Process]:
    common = {"database": database, "backend": "python", "compile": False, "rates": 1e6, "quiet": True}
    more = {"bot_budget": 1.0, "bot_pause": 0.0}
    return [Process(Settings(port=free_port(), **common, **more), folder) for _ in range(2)]  # type: ignore[arg-type]


def test_two_processes_serve_one_table_and_one_dies(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        rng = random.Random(4)
        servers = two_servers(database, tmp_path)
        try:
            await asyncio.gather(*(one.start() for one in servers))
            ports = [one.settings.port for one in servers]
            table, clients = await two_at_a_table(ports[0])
            await play_until(clients, ports, rng, 30)
            played = await check(database, table, clients)
            playing = [asyncio.create_task(client.play(ports[0], rng)) for client in clients]
            await until_accepted(clients, 5)
            servers[0].kill()
            await asyncio.gather(*playing)
            assert await check(database, table, clients) >= played
            await play_until(clients, [ports[1]] * 2, rng, 20)
            assert await check(database, table, clients) >= played + 20
            for client in clients:
                assert await client.ask_again(ports[1]) == client.accepted
        finally:
            for one in servers:
                one.stop()

    asyncio.run(run())


def test_two_servers_in_one_process_hear_of_each_other(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        settings = settings_for(tmp_path, database=database)
        async with server(settings) as here, server(settings) as there:
            table, (anna, jan) = await seated_table(here)
            elsewhere = await there.guest()
            elsewhere.http.cookies = jan.guest.http.cookies
            other = Seated(elsewhere, await elsewhere.socket(table))
            for person, listener in ((anna, other), (other, anna)) * 2:
                version = await person.play(person.state["choices"][0]["text"])
                await listener.socket.until_version(version)
            assert other.state == await elsewhere.get(f"/api/tables/{table}")

    asyncio.run(run())


def test_a_lost_database_is_said_so_and_found_again(tmp_path: Path) -> None:
    """Every connection is cut: requests are answered again as soon as new ones are made, and nothing was missed."""

    async def run(address: str) -> None:
        settings = settings_for(tmp_path, database=address)
        async with server(settings) as here, server(settings) as there:
            table, (anna, _) = await seated_table(here)
            watching = await (await there.guest()).socket(table)
            await cut_connections(address)
            async with asyncio.timeout(30):
                while (await anna.guest.http.get("/healthz")).status_code != 200:
                    await asyncio.sleep(0.1)
            version = anna.state["version"]
            move = anna.message(anna.state["choices"][0]["text"])
            for _ in range(50):
                anna.socket.send(move)
                if (await anna.socket.receive())["type"] != "closed":
                    break
                anna.socket = await anna.guest.socket(table)
            await watching.until_version(version + 1)

    with postgres() as address:
        asyncio.run(run(address))


@asynccontextmanager
async def locked(database: str, table: str) -> AsyncIterator[None]:
    """Somebody else's transaction has the table until the block ends."""
    connection = await asyncpg.connect(database)
    try:
        async with connection.transaction():
            await connection.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", table)
            yield
    finally:
        await connection.close()


def test_what_arrives_twice_at_once_is_answered_twice(database: str, tmp_path: Path) -> None:
    """Sent again on another socket while the first one still waits for the database: both get the first answer."""

    async def play(here: TestServer) -> None:
        table, (anna, _) = await seated_table(here)
        again = Seated(anna.guest, await anna.guest.socket(table))
        for kind in ("move", "undo"):
            version = anna.state["version"]
            asked = {"type": kind, "id": kind, "version": version}
            if kind == "move":
                asked["action"] = anna.state["choices"][0]["text"]
            async with locked(database, table):
                for one in (anna, again):
                    one.socket.send(asked)
                await asyncio.sleep(0.3)
            for one in (anna, again):
                assert (await one.socket.until("accepted"))["version"] == version + 1
                await one.socket.until_version(version + 1)

    serve(tmp_path, play, database=database)


def test_a_table_that_somebody_keeps_locked_is_busy(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More moves than there are connections wait for it: other tables are served again soon."""
    monkeypatch.setattr("galaktyka.server.storage.LOCK_WAIT", 0.5)

    async def play(here: TestServer) -> None:
        table, (anna, _) = await seated_table(here)
        sockets = [await anna.guest.socket(table) for _ in range(CONNECTIONS + 1)]
        async with locked(database, table):
            for number, socket in enumerate(sockets):
                socket.send(anna.message(anna.state["choices"][0]["text"], id=f"again-{number}"))
            await asyncio.sleep(0.1)
            async with asyncio.timeout(5):
                await anna.guest.get("/api/tables")
                for socket in sockets:
                    assert await socket.receive() == {"type": "closed", "code": 1013}

    serve(tmp_path, play, database=database)


def test_an_address_that_no_table_can_have_is_not_found(database: str, tmp_path: Path) -> None:
    async def play(here: TestServer) -> None:
        anna = await here.guest("Anna")
        for table in ("a%00b", "%F0%9F%98%80", "A", "a" * 5000):
            assert (await anna.get(f"/api/tables/{table}", 404))["error"] == "not_found"
            assert (await anna.post(f"/api/tables/{table}/join", {}, 404))["error"] == "not_found"

    serve(tmp_path, play, database=database)


async def cut_connections(address: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    await connection.close()


def test_the_bots_of_a_dead_process_play_on_at_another(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        servers = two_servers(database, tmp_path)
        try:
            await asyncio.gather(*(one.start() for one in servers))
            guest = Http(servers[0].settings.port)
            await guest.post("/api/me", {"name": "Anna"})
            made = await guest.post("/api/tables", {"game": "race", "seats": ["bot:random", "bot:random"]})
            servers[0].kill()
            watcher = Http(servers[1].settings.port)
            path = f"/api/tables/{made['id']}"
            version = (await watcher.get(path))["version"]
            _, watching = await two_at_a_table(servers[1].settings.port)
            watching[0].table = made["id"]
            looking = asyncio.create_task(watching[0].play(servers[1].settings.port, random.Random(1)))
            async with asyncio.timeout(120):
                while (await watcher.get(path))["version"] < version + 10:
                    await asyncio.sleep(0.2)
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)
        finally:
            for one in servers:
                one.stop()

    asyncio.run(run())
