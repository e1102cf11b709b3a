"""More than one machine: two server processes on one PostgreSQL, of which one dies."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from galaktyka.server.loadtest.http import Http
from galaktyka.server.loadtest.process import free_port
from galaktyka.server.settings import Settings
from tests.server.postgres import postgres
from tests.server.processes import Process, play_until, two_at_a_table
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
            await asyncio.gather(*(server.start() for server in servers))
            ports = [server.settings.port for server in servers]
            table, clients = await two_at_a_table(ports[0])
            await play_until(clients, ports, rng, 50)
            played = await check(database, table, clients)
            playing = [asyncio.create_task(client.play(ports[0], rng)) for client in clients]
            await asyncio.sleep(0.3)
            servers[0].kill()
            await asyncio.gather(*playing)
            assert await check(database, table, clients) >= played
            await play_until(clients, [ports[1]] * 2, rng, 20)
            assert await check(database, table, clients) >= played + 20
            for client in clients:
                assert await client.ask_again(ports[1]) == client.accepted
        finally:
            for server in servers:
                server.stop()

    asyncio.run(run())


def test_the_bots_of_a_dead_process_play_on_at_another(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        servers = two_servers(database, tmp_path)
        try:
            await asyncio.gather(*(server.start() for server in servers))
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
            async with asyncio.timeout(40):
                while (await watcher.get(path))["version"] < version + 10:
                    await asyncio.sleep(0.2)
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)
        finally:
            for server in servers:
                server.stop()

    asyncio.run(run())
