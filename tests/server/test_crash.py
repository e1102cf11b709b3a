"""kill -9 while moves are in flight, many times over: no acknowledged move is lost, none is played twice."""

import asyncio
import random
from pathlib import Path

import galaktyka as gk
from galaktyka.server import store
from galaktyka.server.loadtest.process import free_port
from galaktyka.server.settings import Settings
from galaktyka.server.storage import open_storage
from tests.server.boards import DESK
from tests.server.processes import Client, Process, play_until, two_at_a_table, until_accepted

KILLS = 10
TABLES = 3


async def check(database: str, table: str, clients: list[Client]) -> int:
    """What is stored is exactly what was acknowledged, or sent and not answered; returns how many moves that is."""
    storage = open_storage(database)
    try:
        row, history = await storage.read(  # in one transaction: the server may still be storing what was in flight
            lambda connection: (store.load_table(connection, table), store.load_history(connection, table))
        )
    finally:
        await storage.close()
    assert row is not None
    versions = {version for version, _, _ in history}
    for client in clients:
        assert set(client.accepted.values()) <= versions
    acknowledged = sum(len(client.accepted) for client in clients)
    unanswered = sum(len(client.pending) for client in clients)
    assert acknowledged <= len(history) <= acknowledged + unanswered
    moves = [(seat, action) for _, seat, action in history]
    assert DESK.replay(row, moves).tobytes() == row.record
    assert row.version == len(history) + 3
    return len(history)


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    settings = Settings(port=free_port(), database=database, backend="python", compile=False, rates=1e6, quiet=True)

    async def run() -> None:
        rng = random.Random(20)
        server = Process(settings, tmp_path)
        await server.start()
        tables = [await two_at_a_table(settings.port, f"t{number}-") for number in range(TABLES)]
        try:
            for _ in range(KILLS):
                playing = [
                    asyncio.create_task(client.play(settings.port, rng)) for _, clients in tables for client in clients
                ]
                await until_accepted([client for _, clients in tables for client in clients], rng.randint(3, 15))
                server.kill()
                await asyncio.gather(*playing)
                for table, clients in tables:
                    await check(database, table, clients)
                await server.start()
            moves = 0
            for table, clients in tables:
                for client in clients:
                    assert await client.ask_again(settings.port) == client.accepted
                moves += await check(database, table, clients)
            assert moves > KILLS * 3
        finally:
            server.stop()

    asyncio.run(run())


def test_the_check_finds_a_lost_move(tmp_path: Path) -> None:
    """The mutant: an acknowledged move that is not in the database."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    settings = Settings(port=free_port(), database=database, backend="python", compile=False, rates=1e6, quiet=True)

    async def run() -> bool:
        server = Process(settings, tmp_path)
        await server.start()
        try:
            table, clients = await two_at_a_table(settings.port)
            await play_until(clients, [settings.port] * 2, random.Random(1), 2)
            await check(database, table, clients)
            clients[0].accepted["forged"] = 99
            try:
                await check(database, table, clients)
            except AssertionError:
                return True
            return False
        finally:
            server.stop()

    assert asyncio.run(run())


def test_a_table_on_a_killed_server_is_a_whole_game_afterwards(tmp_path: Path) -> None:
    """The stored actions are a game that anybody can load: seed, actions, position."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    settings = Settings(port=free_port(), database=database, backend="python", compile=False, rates=1e6, quiet=True)

    async def run() -> None:
        server = Process(settings, tmp_path)
        await server.start()
        table, clients = await two_at_a_table(settings.port)
        playing = [asyncio.create_task(client.play(settings.port, random.Random(2))) for client in clients]
        await until_accepted(clients, 10)
        server.kill()
        await asyncio.gather(*playing)
        storage = open_storage(database)
        row, history = await storage.read(  # in one transaction: the server may still be storing what was in flight
            lambda connection: (store.load_table(connection, table), store.load_history(connection, table))
        )
        await storage.close()
        assert row is not None
        match = gk.new("race", players=2, seed=row.seed, backend="python")
        for _, seat, action in history:
            match.step(seat, action)
        assert match.record.tobytes() == row.record

    asyncio.run(run())
