"""The load test itself: set up tables, measure memory at rest, play at a pace, then faster until something breaks."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from galaktyka.server.loadtest.http import Http
from galaktyka.server.loadtest.player import LoadPlayer, LoadTable, Pace
from galaktyka.server.loadtest.process import ServerProcess, cpu_seconds, free_port, machine_seconds, server_process
from galaktyka.server.loadtest.report import Report, Stage, percentile
from galaktyka.server.settings import Settings

SEATS = 2
THINK = 3.0  # seconds a person thinks about an answer, on average: faster than people are
WARM_UP_TABLES = 20  # played before memory is measured, so that only what tables add is counted
WARM_UP = 5.0  # seconds
AT_ONCE = 10  # tables that are set up at the same time
RAMP_STAGE = 6.0  # seconds
RAMP_STEP = 0.7  # each stage thinks for so much of the time before
RAMP_STAGES = 8
ANSWERS_WITHIN = 10.0  # seconds

Say = Callable[[str], None]


def run_loadtest(
    tables: int, seconds: float, *, think: float = THINK, database: str = "", backend: str = "auto", say: Say = print
) -> Report:
    """Measure a server on this machine with so many live tables."""
    return asyncio.run(_LoadTest(tables, seconds, think, database, backend, say).run())


class _LoadTest:
    def __init__(self, tables: int, seconds: float, think: float, database: str, backend: str, say: Say) -> None:
        self._tables_wanted = tables
        self._seconds = seconds
        self._think = think
        self._database = database
        self._backend = backend
        self._say = say
        self._pace = Pace()
        self._tables: list[LoadTable] = []
        self._players: list[LoadPlayer] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def run(self) -> Report:
        with tempfile.TemporaryDirectory(prefix="galaktyka-loadtest-") as folder:
            database = self._database or f"sqlite:///{Path(folder) / 'tables.sqlite3'}"
            settings = Settings(
                port=free_port(), database=database, backend=self._backend, rates=1e6, compile=True, quiet=True
            )
            async with server_process(settings, Path(folder) / "server.log") as server:
                try:
                    return await self._measure(server, database.partition(":")[0])
                finally:
                    for task in self._tasks:
                        task.cancel()
                    await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _measure(self, server: ServerProcess, database: str) -> Report:
        await self._until_compiled(server)
        kib = await self._fill(server)
        self._say(f"{len(self._tables)} tables with {len(self._players)} clients, {kib:.1f} KiB each at rest")
        main = await self._stage(server, self._think, self._seconds)
        stages, broke = [main], main.broken
        for number in range(1, RAMP_STAGES + 1):
            if broke:
                break
            stage = await self._stage(server, self._think * RAMP_STEP**number, RAMP_STAGE)
            stages.append(stage)
            broke = stage.broken and f"at {stage.moves_per_s:.0f} moves/s: {stage.broken}"
        self._say(f"what broke first: {broke or 'nothing'}")
        return Report(
            tables=len(self._tables),
            clients=len(self._players),
            moves_per_s=main.moves_per_s,
            p50_ms=main.p50_ms,
            p99_ms=main.p99_ms,
            lost=await self._lost(),
            kib_per_table=round(kib, 1),
            think_s=self._think,
            backend=self._backend,
            database=database,
            stages=stages,
            broke_first=broke or "nothing",
        )

    async def _until_compiled(self, server: ServerProcess) -> None:
        """Compiling in the background would be measured too."""
        guest = Http(server.port)
        while any(not entry["ready"] for entry in (await guest.get("/api/status"))["compilation"]):
            await asyncio.sleep(0.5)

    async def _fill(self, server: ServerProcess) -> float:
        """Set up and connect all tables; returns the memory that a table at rest takes, in KiB."""
        await self._add_tables(server, min(WARM_UP_TABLES, self._tables_wanted))
        await self._stage(server, 0.2, WARM_UP)
        before, first = server.memory(), len(self._tables)
        await self._add_tables(server, self._tables_wanted - first)
        await asyncio.sleep(2.0)
        added = len(self._tables) - first
        return (server.memory() - before) / 1024 / added if added else 0.0

    async def _add_tables(self, server: ServerProcess, count: int) -> None:
        for start in range(0, count, AT_ONCE):
            many = min(AT_ONCE, count - start)
            await asyncio.gather(*(self._add_table(server, len(self._tables) + i) for i in range(many)))

    async def _add_table(self, server: ServerProcess, number: int) -> None:
        guests = [Http(server.port) for _ in range(SEATS)]
        for seat, guest in enumerate(guests):
            await guest.post("/api/me", {"name": f"Guest {number}.{seat}"})
        wanted = {"game": "race", "seats": ["me", *["open"] * (SEATS - 1)]}
        made = await guests[0].post("/api/tables", wanted)
        for guest in guests[1:]:
            await guest.post(f"/api/tables/{made['id']}/join", {})
        table = LoadTable(made["id"], guests)
        players = [LoadPlayer(table, seat, self._pace) for seat in range(SEATS)]
        self._tasks += [asyncio.create_task(player.run()) for player in players]
        async with asyncio.timeout(ANSWERS_WITHIN):
            for player in players:
                await player.connected.wait()
        self._tables.append(table)
        self._players += players

    async def _stage(self, server: ServerProcess, think: float, seconds: float) -> Stage:
        """Let everybody play at one pace for a while, measured once they do not all think since the same moment."""
        self._pace.set(think)
        await asyncio.sleep(think)
        for table in self._tables:
            table.watch.latencies.clear()
            table.watch.refused = 0
        before, began = self._used(server), time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        moves, cpu, own, busy, all_time = (now - then for now, then in zip(self._used(server), before, strict=True))
        self._pace.set(None)
        unanswered = await self._settle()
        latencies = [latency for table in self._tables for latency in table.watch.latencies]
        stage = Stage(
            think_s=round(think, 3),
            seconds=round(took, 1),
            moves=int(moves),
            moves_per_s=round(moves / took, 1),
            p50_ms=round(percentile(latencies, 0.5) * 1000, 1),
            p99_ms=round(percentile(latencies, 0.99) * 1000, 1),
            refused=sum(table.watch.refused for table in self._tables),
            unanswered=unanswered,
            server_cpu=round(cpu / took, 2),
            client_cpu=round(own / took, 2),
            machine_cpu=round(busy / all_time, 2),
        )
        self._say(
            f"thinking {stage.think_s:g} s: {stage.moves_per_s:g} moves/s, p50 {stage.p50_ms:g} ms, "
            f"p99 {stage.p99_ms:g} ms, server {stage.server_cpu:.0%}, load generator {stage.client_cpu:.0%}"
        )
        return stage

    def _used(self, server: ServerProcess) -> tuple[float, ...]:
        """Moves accepted so far, and processor time: the server's, our own, the whole machine's, and all there was."""
        accepted = sum(table.watch.accepted for table in self._tables)
        return accepted, server.cpu_seconds(), cpu_seconds(os.getpid()), *machine_seconds()

    async def _settle(self) -> int:
        """Wait for the last answers; returns how many never came."""
        deadline = time.perf_counter() + ANSWERS_WITHIN
        while time.perf_counter() < deadline and any(player.unanswered for player in self._players):
            await asyncio.sleep(0.05)
        return sum(player.unanswered for player in self._players)

    async def _lost(self) -> int:
        """Accepted moves that the tables, read afresh, do not contain."""
        lost = 0
        for table in self._tables:
            state = await table.guests[0].get(f"/api/tables/{table.id}")
            lost += table.lost(state["version"])
        return lost
