"""Bots at tables: who is to answer next, and what happens when a bot cannot.

The process that stores a change also lets the bots answer it. If it dies before they did, any process with a listener
at the table takes over after a while; an answer's id names its question, so that two processes cannot play it twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections.abc import Sequence
from typing import Final

from galaktyka.engine.game import Records
from galaktyka.players.bot import possible_world
from galaktyka.players.neural import is_trained
from galaktyka.players.registry import searches
from galaktyka.server.bots import ThinkingError, Workers
from galaktyka.server.desk import Desk
from galaktyka.server.errors import RefusalError
from galaktyka.server.games import table_game
from galaktyka.server.hub import Hub
from galaktyka.server.log import log
from galaktyka.server.messages import Advised, Hint
from galaktyka.server.metrics import Metrics
from galaktyka.server.rows import BOT_MOVE, TableRow
from galaktyka.server.settings import Settings
from galaktyka.server.tables import Tables, waiting
from galaktyka.server.tasks import cancel_all

SWEEP_EVERY: Final = 2.0  # seconds
RETRY_AFTER: Final = 1.0  # seconds
ADVISER: Final = "adviser"  # who gives hints where a network can: it weighs answers, and has no seat at any table
PLAIN_ADVISER: Final = "heuristic"  # the bot that gives hints where no network does
OVERDUE: Final = 3.0  # seconds beyond what a bot may think, after which another process takes over


class Autoplay:
    """Lets bots answer at the tables of this process."""

    def __init__(
        self, settings: Settings, desk: Desk, workers: Workers, tables: Tables, hub: Hub, metrics: Metrics
    ) -> None:
        self._settings = settings
        self._desk = desk
        self._workers = workers
        self._tables = tables
        self._hub = hub
        self._metrics = metrics
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._answered: dict[tuple[str, int], int] = {}  # the last question a bot answered here, by its number

    def consider(self, row: TableRow) -> None:
        """Let every bot that owes an answer at this table think about it."""
        if row.stage == "over":
            self._forget(row)
        for seat in waiting(self._desk, row):
            key = (row.id, seat)
            old = self._answered.get(key) == row.asked[seat]  # an older look at the table: the answer is on its way
            if row.seats[seat].played_by_bot and key not in self._thinking and not old:
                self._thinking[key] = asyncio.get_running_loop().create_task(self._guarded(row, seat))

    async def sweep(self) -> None:
        """Again and again, look at the tables with listeners: for news that got lost, and bots that are overdue."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            for table_id in self._hub.tables:
                try:
                    row = await self._tables.load(table_id)
                except RefusalError:
                    continue
                self._hub.notice(table_id, row.version)
                if time.time() - row.changed > self._settings.bot_budget + OVERDUE:
                    self.consider(row)

    async def stop(self) -> None:
        """Let no bot answer any more."""
        await cancel_all(self._thinking.values())

    async def hint(self, row: TableRow, seat: int, number: str) -> Hint:
        """The adviser's best answers with their chances, or what a bot would do, by what the seat may know alone."""
        record = self._desk.position(row)
        if record is None or seat not in waiting(self._desk, row):
            return Hint(number, None, ADVISER)
        found = await self._advised(row, record, seat)
        if not found:
            action = await self._think(row, record, seat, PLAIN_ADVISER)
            return Hint(number, self._text(row, record, seat, action), PLAIN_ADVISER)
        advised = [Advised(self._text(row, record, seat, action), chance) for action, chance in found]
        return Hint(number, advised[0].action, ADVISER, advised)

    async def _guarded(self, row: TableRow, seat: int) -> None:
        """Answer for a bot; where that fails, look at the table again after a while."""
        try:
            await self._answer(row, seat)
        except RefusalError as refusal:  # the question was answered elsewhere, or the database does not answer
            log.info("a bot's answer was refused", extra={"table": row.id, "error": refusal.error})
        except Exception:  # noqa: BLE001  one table's trouble must not become another's
            self._metrics.count("errors")
            log.exception("a bot could not answer", extra={"table": row.id, "seat": seat})
        else:
            return
        finally:
            self._done(row.id, seat)
        await asyncio.sleep(RETRY_AFTER)
        self._answered.pop((row.id, seat), None)
        await self._look_again(row.id)

    def _forget(self, row: TableRow) -> None:
        for seat in range(row.players):
            self._answered.pop((row.id, seat), None)

    def _done(self, table_id: str, seat: int) -> None:
        """Let this task think no more; the next answer of the seat gets a task of its own."""
        if self._thinking.get((table_id, seat)) is asyncio.current_task():
            del self._thinking[table_id, seat]

    async def _look_again(self, table_id: str) -> None:
        with contextlib.suppress(RefusalError):
            self.consider(await self._tables.load(table_id))

    async def _answer(self, row: TableRow, seat: int) -> None:
        record = self._desk.position(row)
        bot = row.seats[seat].bot
        if record is None or bot is None:
            return
        if any(other.kind == "person" and not other.away for other in row.seats):
            await asyncio.sleep(self._settings.bot_pause)
        action = await self._decide(row, record, seat, bot)
        text = self._text(row, record, seat, action)
        self._answered[row.id, seat] = row.asked[seat]
        self._done(row.id, seat)
        await self._tables.move(row.id, seat, None, f"{BOT_MOVE}{row.asked[seat]}", row.version, text)
        self._metrics.count("bot_moves")

    async def _decide(self, row: TableRow, record: Records, seat: int, bot: str) -> int:
        """The answer of a bot; where it fails or is no longer offered, of a simpler one, which then keeps the seat."""
        for name in no_stronger(bot, table_game(row.game).bots):
            try:
                action = await self._think(row, record, seat, name)
            except ThinkingError as error:
                self._metrics.count("bot_failures", name)
                log.warning("a bot failed", extra={"table": row.id, "bot": name, "reason": str(error)})
                continue
            if name != bot:
                await self._tables.replace_bot(row.id, seat, bot, name)
            return action
        return int(self._desk.lens(row.game).legal(record, seat).argmax())  # nobody can think: the first legal action

    async def _think(self, row: TableRow, record: Records, seat: int, bot: str) -> int:
        lens = self._desk.lens(row.game)
        mask = lens.legal(record, seat)
        seed = chance_of(row, seat)
        seen = possible_world(lens.backend, record, seat, seed) if searches(bot) else lens.observe(record, seat)
        return await self._workers.choose(row.game, bot, seen.tobytes(), seat, mask, seed, self._settings.bot_budget)

    async def _advised(self, row: TableRow, record: Records, seat: int) -> list[tuple[int, float]]:
        """What the adviser says; nothing where nobody has trained a network, or not for this question."""
        if not is_trained(table_game(row.game).game, row.players):
            return []
        lens, seed = self._desk.lens(row.game), chance_of(row, seat)
        world = possible_world(lens.backend, record, seat, seed).tobytes()
        mask = lens.legal(record, seat)
        return await self._workers.advise(row.game, world, seat, mask, seed, self._settings.bot_budget)

    def _text(self, row: TableRow, record: Records, seat: int, action: int) -> str:
        return table_game(row.game).game.action_text(int(record[0]["seat"][seat]["question"]), action)


def no_stronger(bot: str, bots: Sequence[str]) -> Sequence[str]:
    """A bot and all weaker ones, the strongest first; all there are in place of one that is no longer among them.

    `bots` has the weakest first. A bot is gone when its weights are, or when a server starts with others.
    """
    return bots[bots.index(bot) :: -1] if bot in bots else bots[::-1]


def chance_of(row: TableRow, seat: int) -> int:
    """All the chance that goes into one answer of a seat: the same question is answered in the same way."""
    return int.from_bytes(hashlib.sha256(f"{row.seed} {row.asked[seat]} {seat}".encode()).digest()[:7])
