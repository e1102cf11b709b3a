"""Everything that one server process works with, put together once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from galaktyka.server.analyses import Analyses
from galaktyka.server.autoplay import Autoplay
from galaktyka.server.bots import ThinkingError, Workers
from galaktyka.server.bus import make_bus
from galaktyka.server.compilation import Compiler
from galaktyka.server.desk import Desk, wants_compiled
from galaktyka.server.errors import RefusalError
from galaktyka.server.games import TABLE_GAMES
from galaktyka.server.hub import Hub
from galaktyka.server.identity import COOKIE, Identities, Signer, load_signer
from galaktyka.server.limits import Limiter
from galaktyka.server.log import log
from galaktyka.server.metrics import Metrics
from galaktyka.server.rows import TableRow
from galaktyka.server.settings import Settings
from galaktyka.server.states import Telling
from galaktyka.server.storage import Storage, open_storage
from galaktyka.server.tables import Tables
from galaktyka.server.tasks import cancel_all

GOING_DOWN: Final = RefusalError("busy", "The server is going down; connect again.")


@dataclass(frozen=True)
class Context:
    """The parts of a running server process."""

    settings: Settings
    storage: Storage
    signer: Signer
    identities: Identities
    tables: Tables
    hub: Hub
    autoplay: Autoplay
    workers: Workers
    analyses: Analyses
    limiter: Limiter
    metrics: Metrics
    compilers: list[Compiler]
    cookie: str = COOKIE


class Running:
    """Where the parts of a server are found while it runs."""

    context: Context


@asynccontextmanager
async def running(settings: Settings, metrics: Metrics) -> AsyncIterator[Context]:
    """A process that serves tables until the block ends."""
    storage = open_storage(settings.database)
    await storage.open()
    workers = Workers(settings.bot_workers, settings.backend, metrics)
    context, bus = await _assemble(settings, storage, workers, metrics)
    metrics.gauge("tables_watched", "tables with listeners in this process", lambda: float(len(context.hub.tables)))
    tasks = [bus.run(), context.autoplay.sweep(), _warm_up(workers), *(one.run() for one in context.compilers)]
    try:
        async with _background(tasks):
            yield context
    finally:
        await context.autoplay.stop()
        await context.analyses.stop()
        await context.hub.stop(GOING_DOWN)
        workers.close()
        await storage.close()


async def _assemble(settings: Settings, storage: Storage, workers: Workers, metrics: Metrics) -> tuple[Context, Any]:
    signer = await load_signer(storage)
    rules, desk = Desk("python"), Desk("python")
    hub = Hub(storage, desk, metrics)
    bus = make_bus(storage, hub.notice, hub.refresh)

    def changed(row: TableRow, tellings: list[Telling]) -> None:
        hub.publish(row, tellings)
        autoplay.consider(row)

    tables = Tables(storage, rules, desk, bus, changed)
    autoplay = Autoplay(settings, desk, workers, tables, hub, metrics)
    compilers = []
    if settings.compile and wants_compiled(settings.backend):
        compilers = [Compiler(game, (rules, desk), workers.renew) for game in TABLE_GAMES]
    identities, limiter, analyses = Identities(storage), Limiter(settings.rates), Analyses(settings.backend, metrics)
    context = Context(
        settings, storage, signer, identities, tables, hub, autoplay, workers, analyses, limiter, metrics, compilers
    )
    return context, bus


async def _warm_up(workers: Workers) -> None:
    try:
        await workers.warm_up()
    except ThinkingError as error:
        log.warning("the workers did not start", extra={"reason": str(error)})


@asynccontextmanager
async def _background(work: list[Coroutine[Any, Any, None]]) -> AsyncIterator[None]:
    """Things that go on beside everything else; one that fails is noted and does not end the others."""
    tasks = [asyncio.create_task(_noted(one)) for one in work]
    try:
        yield
    finally:
        await cancel_all(tasks)


async def _noted(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception:  # noqa: BLE001  the server goes on without it
        log.exception("a background task failed")
