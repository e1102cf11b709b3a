"""Analyses of finished games: made in a process of its own, one after the other, while somebody waits for them.

Whoever waits for the same game shares the work; when the last one has gone it is given up. What was found is kept for a
while, and can be found again at any time.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections import OrderedDict
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Collection, Iterator
from typing import Final

import msgspec

from galaktyka import analysis
from galaktyka.analysis.finished import WHOLE, check_trained
from galaktyka.engine.errors import AnalysisError
from galaktyka.engine.game import Game
from galaktyka.engine.match import SPECTATOR, Match
from galaktyka.server.errand import Errand
from galaktyka.server.errors import RefusalError
from galaktyka.server.finished import Moves, played
from galaktyka.server.games import table_game
from galaktyka.server.log import log
from galaktyka.server.messages import Analysis, AnalysisNews, Mistake
from galaktyka.server.metrics import Metrics
from galaktyka.server.rows import TableRow
from galaktyka.server.tasks import cancel_all

BUDGET: Final = 180.0  # seconds an analysis may take, uncompiled
MOST_JOBS: Final = 20  # that wait for their turn
KEPT: Final = 64  # analyses
LOW_PRIORITY: Final = 10  # tables come first
HEARTBEAT: Final = 15.0  # seconds without news after which the last ones are said again: proxies cut what is silent
NAME: Final = "galaktyka analysis"  # of the process

Own = Collection[int]  # the versions of moves that people made themselves: only these may be their mistakes
Work = tuple[TableRow, Moves, Own, str]  # the last is the backend


def must_be_trained(game: Game, players: int) -> None:
    """Refuse a game for which nobody has trained a network."""
    try:
        check_trained(game, players)
    except AnalysisError as error:
        raise RefusalError("untrained", str(error)) from error


class Analyses:
    """What one server process analyses."""

    def __init__(self, backend: str, metrics: Metrics) -> None:
        self._backend = backend
        self._metrics = metrics
        self._turn = asyncio.Semaphore(1)
        self._jobs: dict[str, Job] = {}
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    def knows(self, table_id: str) -> bool:
        """Whether a game has been analysed, or is being analysed."""
        return table_id in self._kept or table_id in self._jobs

    async def open(self, row: TableRow, moves: Moves, own: Own, allow: Callable[[], None]) -> AsyncIterator[bytes]:
        """The news for somebody who waits; work that has to begin for it has begun, or was refused.

        Nothing is awaited between the look at what is known and the beginning, so that two who ask at once share the
        work, and `allow` (which may refuse) is asked for the one who begins it alone.
        """
        if not self.knows(row.id):
            self._check_room()
            allow()
        lines = self.follow(row, moves, own)
        return _continued(await anext(lines), lines)

    def _check_room(self) -> None:
        """Refuse one more analysis where too many wait for their turn."""
        if len(self._jobs) >= MOST_JOBS:
            raise RefusalError("busy", "Too many games are being analysed; try again in a moment.", 30.0)

    async def follow(self, row: TableRow, moves: Moves, own: Own) -> AsyncGenerator[bytes]:
        """The news for somebody who waits: how far it is, and in the end what was found."""
        if row.id in self._kept:
            yield self._kept[row.id]
            return
        job = self._jobs.get(row.id) or self._begin(row, moves, own)
        job.waiting += 1
        try:
            async for line in job.follow():
                yield line
        finally:
            job.waiting -= 1
            if not job.waiting:
                self._forget(row.id, job)
                job.task.cancel()

    async def stop(self) -> None:
        """Give up everything."""
        await cancel_all([job.task for job in self._jobs.values()])

    def _begin(self, row: TableRow, moves: Moves, own: Own) -> Job:
        job = Job(len(self._jobs))
        self._jobs[row.id] = job
        job.task = asyncio.get_running_loop().create_task(self._work(job, row, moves, own))
        return job

    async def _work(self, job: Job, row: TableRow, moves: Moves, own: Own) -> None:
        try:
            async with self._turn, asyncio.timeout(BUDGET):
                await _attend(job, (row, moves, own, self._backend))
        except TimeoutError:
            log.warning("an analysis took too long", extra={"table": row.id})
        else:
            if job.found is None:  # nobody ended its process
                self._metrics.count("errors")
                log.error("an analysis failed", extra={"table": row.id})
        finally:
            self._forget(row.id, job)
            if job.found is not None:
                self._keep(row.id, job.line)
            job.finish()

    def _forget(self, table_id: str, job: Job) -> None:
        """Nobody can wait for this work any more; who comes now begins anew, and who came later moves up."""
        if self._jobs.get(table_id) is job:
            del self._jobs[table_id]
            for place, other in enumerate(self._jobs.values()):
                other.move_up(place)

    def _keep(self, table_id: str, line: bytes) -> None:
        self._kept[table_id] = line
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


class Job:
    """One analysis under way, and who waits for it."""

    def __init__(self, ahead: int = 0) -> None:
        """`ahead`: how many others have their turn before this one."""
        self.task: asyncio.Task[None]
        self.found: Analysis | None = None
        self.ahead = ahead
        self.line = _line(AnalysisNews(0, WHOLE, ahead=ahead))
        self.waiting = 0
        self._over = False
        self._news = asyncio.Event()

    def tell(self, news: AnalysisNews) -> None:
        """Say how far it is; news that come too late are left unsaid."""
        if not self._over:
            self.found, self.line = news.analysis, _line(news)
            self._wake()

    def move_up(self, ahead: int) -> None:
        """Say the place among those that wait, where it has changed."""
        if ahead < self.ahead:
            self.ahead = ahead
            self.tell(AnalysisNews(0, WHOLE, ahead=ahead))

    def finish(self) -> None:
        """There is nothing more to wait for."""
        self._over = True
        if self.found is None:
            self.line = _line(AnalysisNews(0, WHOLE, error="internal"))
        self._wake()

    async def follow(self) -> AsyncIterator[bytes]:
        """Every line from now on, as far as the one who waits keeps up; never silent for longer than a heartbeat."""
        while not self._over and self.found is None:
            news = self._news  # of now: while a slow listener takes the line, more may come
            yield self.line
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(news.wait(), HEARTBEAT)
        yield self.line

    def _wake(self) -> None:
        self._news.set()
        self._news = asyncio.Event()


def _line(news: AnalysisNews) -> bytes:
    return msgspec.json.encode(news) + b"\n"


async def _continued(first: bytes, rest: AsyncGenerator[bytes]) -> AsyncIterator[bytes]:
    async with contextlib.aclosing(rest):
        yield first
        async for line in rest:
            yield line


async def _attend(job: Job, work: Work) -> None:
    """Let a process do the work, and pass on what it says; the process ends with this."""
    await Errand[AnalysisNews](NAME, analyse_table, *work).run(job.tell)


def analyse_table(row: TableRow, moves: Moves, own: Own, backend: str, tell: Callable[[AnalysisNews], object]) -> None:
    """In a process of its own: analyse a finished game, saying how far it is."""
    os.nice(LOW_PRIORITY)
    match = played(row, moves)
    steps = {step for step, (version, _, _) in enumerate(moves) if version in own}
    said = -1

    def report(done: int, total: int, _what: str) -> None:
        nonlocal said
        if 100 * done // total > said and done < total:
            said = 100 * done // total
            tell(AnalysisNews(done, total))

    found = analysis.analyse(match, None, analysis.Adviser(match.game, None, backend), report, steps)
    rounds, mistakes = _retold(match, found.mistakes)
    chances = [[round(chance, 4) for chance in moment] for moment in found.chances]
    tell(AnalysisNews(WHOLE, WHOLE, Analysis(rounds, chances, mistakes)))


def _retold(match: Match, found: list[analysis.Mistake]) -> tuple[list[int], list[Mistake]]:
    """In one pass over the game: which round it was before each action and at the end, and the mistakes in words."""
    at = {mistake.step: mistake for mistake in found}
    rounds: list[int] = []
    told: dict[int, Mistake] = {}
    for step, then in enumerate(_moments(match)):
        rounds.append(then.view(SPECTATOR).round)
        if step in at:
            told[step] = _worded(then, at[step])
    return rounds, [told[mistake.step] for mistake in found]


def _worded(then: Match, found: analysis.Mistake) -> Mistake:
    """A mistake as the table words it, at the moment when it was made."""
    view = then.view(found.seat)
    choices = {choice.text: choice for choice in table_game(then.game.name).choices(view, found.seat)}
    taken, better = choices[found.action], choices[found.better]
    return Mistake(
        found.step, view.round, view.phase, found.seat, taken, better, round(found.chance, 4), round(found.best, 4)
    )


def _moments(match: Match) -> Iterator[Match]:
    """The game before each action, and at its end."""
    again = match.copy()
    again.undo(len(match.history))
    for seat, action in match.history:
        yield again
        again.step(seat, action)
    yield again
