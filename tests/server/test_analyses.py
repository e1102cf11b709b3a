"""Analyses of finished games, and hints with chances: what is told, shared, given up and refused."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import galaktyka as gk
from galaktyka.players.neural.network import write_network
from galaktyka.server.analyses import KEPT, NAME, Analyses, Job
from galaktyka.server.errors import RefusalError
from galaktyka.server.finished import Moves
from galaktyka.server.messages import Analysis, AnalysisNews
from galaktyka.server.metrics import Metrics
from galaktyka.server.rows import TableRow
from tests.analysis.networks import opinionated
from tests.server.harness import Guest, TestServer, serve
from tests.server.players import Seated, seated_table
from tests.server.test_finished import finished_table
from tests.server.test_play_on import lonely, play_to_the_end, played_on


@pytest.fixture(autouse=True)
def weights(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A small network for Race, and none for other games."""
    monkeypatch.setenv("GALAKTYKA_WEIGHTS", str(tmp_path))
    path = tmp_path / "race.npz"
    write_network(opinionated(gk.race.GAME, 0.5), path)
    return path


def lines_of(body: bytes) -> list[AnalysisNews]:
    return [msgspec.json.decode(line, type=AnalysisNews) for line in body.splitlines()]


def at_work() -> bool:
    """Whether a process analyses something."""
    return any(one.name == NAME for one in multiprocessing.active_children())


async def begun(seconds: float = 60.0) -> bool:
    """Whether a process is at work, after a while at most."""
    return await _soon(at_work, seconds)


async def gone(seconds: float = 60.0) -> bool:
    """Whether no process is at work any more, after a while at most."""
    return await _soon(lambda: not at_work(), seconds)


async def _soon(holds: Callable[[], bool], seconds: float) -> bool:
    for _ in range(int(seconds / 0.05)):
        if holds():
            return True
        await asyncio.sleep(0.05)
    return False


def test_a_finished_game_is_analysed_with_progress_and_then_known(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        table, people = await finished_table(server)
        address = f"/api/tables/{table}/analysis"
        answer = await people[0].guest.http.get(address, timeout=120)
        news = lines_of(answer.content)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "application/x-ndjson")
        assert [one.done for one in news] == sorted(one.done for one in news)
        assert len(news) > 3
        assert [one.analysis for one in news[:-1]] == [None] * (len(news) - 1)
        found = news[-1].analysis
        assert found is not None
        await check_analysis(server, table, found)
        again = await people[1].guest.http.get(address)
        assert lines_of(again.content) == news[-1:]

    serve(tmp_path, play)


async def check_analysis(server: TestServer, table: str, found: Analysis) -> None:
    """The analysis speaks of this very game."""
    moves = await server.context.tables.history(table)
    row = await server.context.tables.load(table)
    assert len(found.chances) == len(found.rounds) == len(moves) + 1
    assert found.rounds == sorted(found.rounds)
    match = gk.new("race", seed=row.seed, backend="python", **row.options)
    at = {mistake.step: mistake for mistake in found.mistakes}
    for step, (_, seat, action) in enumerate(moves):
        if mistake := at.get(step):
            assert (mistake.seat, mistake.taken.text) == (seat, match.action_text(seat, action))
            assert mistake.better.text in match.legal(seat)
            assert mistake.taken.say
            assert mistake.better.say
            assert (mistake.round, mistake.phase) == (found.rounds[step], match.view(seat).phase)
            assert mistake.best > mistake.chance
        match.step(seat, action)
    assert at
    winners = match.winners()
    assert found.chances[-1] == [(seat in winners) / len(winners) for seat in range(2)]


def test_what_cannot_be_analysed_is_refused(tmp_path: Path, weights: Path) -> None:
    async def play(server: TestServer) -> None:
        table, (anna, _) = await seated_table(server)
        address = f"/api/tables/{table}/analysis"
        assert (await anna.guest.get(address, 409))["error"] == "not_now"
        table, (anna, _) = await finished_table(server)
        weights.unlink()
        refused = await anna.guest.get(f"/api/tables/{table}/analysis", 409)
        assert refused["error"] == "untrained"
        assert refused["message"].startswith("Nobody has trained a network for Race for the Galaxy yet")

    serve(tmp_path, play)


async def analysed(guest: Guest, table: str) -> Analysis:
    """What is found in a finished game."""
    answer = await guest.http.get(f"/api/tables/{table}/analysis", timeout=120)
    found = lines_of(answer.content)[-1].analysis
    assert found is not None
    return found


def test_who_plays_on_is_not_told_the_mistakes_from_before(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        table, (anna, _) = await finished_table(server)
        old = await analysed(anna.guest, table)
        mistaken = max(mistake.step for mistake in old.mistakes if mistake.seat == 1)
        step, _ = await lonely(anna.guest, table, seat=1, after=mistaken)
        new = await played_on(anna.guest, table, step, seat=1)
        await play_to_the_end(Seated(anna.guest, await anna.guest.socket(new)))
        found = await analysed(anna.guest, new)
        assert len(found.chances) == len(await server.context.tables.history(new)) + 1
        assert found.chances[:step] == old.chances[:step]
        assert all(mistake.seat == 1 and mistake.step >= step for mistake in found.mistakes)

    serve(tmp_path, play)


def test_what_a_bot_does_for_somebody_is_no_mistake_of_theirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("galaktyka.server.tables.STAND_IN", 0)  # the weakest bot, which errs a lot

    async def play(server: TestServer) -> None:
        table, (anna, jan) = await seated_table(server)
        await jan.guest.post(f"/api/tables/{table}/leave")
        await play_to_the_end(anna)
        found = await analysed(anna.guest, table)
        assert {mistake.seat for mistake in found.mistakes} == {0}

    serve(tmp_path, play)


async def over(server: TestServer) -> tuple[TableRow, Moves, set[int]]:
    table, _ = await finished_table(server)
    tables = server.context.tables
    return await tables.load(table), await tables.history(table), await tables.own(table)


def test_work_is_shared_and_given_up_when_nobody_waits(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        row, moves, own = await over(server)
        analyses = server.context.analyses
        waiting: list[AsyncIterator[bytes]] = [analyses.follow(row, moves, own) for _ in range(2)]
        for one in waiting:
            assert lines_of(await anext(one))[0].analysis is None
        assert (analyses.knows(row.id), len(analyses._jobs)) == (True, 1)
        assert await begun()
        await waiting[0].aclose()  # type: ignore[attr-defined]
        assert analyses.knows(row.id)
        await waiting[1].aclose()  # type: ignore[attr-defined]
        assert await gone()
        assert not analyses.knows(row.id)
        lines = [line async for line in analyses.follow(row, moves, own)]
        assert lines_of(lines[-1])[0].analysis is not None

    serve(tmp_path, play)


def test_a_slow_listener_hears_the_end() -> None:
    async def listen() -> list[bytes]:
        job = Job()
        lines = job.follow()
        heard = [await anext(lines)]
        job.tell(AnalysisNews(1, 2))
        job.finish()
        job.tell(AnalysisNews(2, 2))  # too late
        return heard + [line async for line in lines]

    lines = asyncio.run(asyncio.wait_for(listen(), 5))
    assert lines_of(b"".join(lines)) == [AnalysisNews(0, 1000), AnalysisNews(0, 1000, error="internal")]


def test_work_that_fails_is_said_so_and_not_kept(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        row, moves, own = await over(server)
        lines = [line async for line in server.context.analyses.follow(row, moves[:5], own)]
        assert lines_of(lines[-1]) == [AnalysisNews(0, 1000, error="internal")]
        assert not server.context.analyses.knows(row.id)

    serve(tmp_path, play)


def test_only_so_many_analyses_are_kept() -> None:
    async def fill() -> None:
        analyses = Analyses("python", Metrics())
        for number in range(KEPT + 5):
            analyses._keep(str(number), b"")
        assert len(analyses._kept) == KEPT
        assert (analyses.knows("4"), analyses.knows("5")) == (False, True)

    asyncio.run(fill())


def test_nobody_may_ask_for_too_many_new_analyses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_arguments: Any) -> AsyncIterator[bytes]:
        yield b""

    async def play(server: TestServer) -> None:
        table, (anna, _) = await finished_table(server)
        monkeypatch.setattr(server.context.analyses, "follow", nothing)
        monkeypatch.setattr(server.context.limiter, "_factor", 0.4)
        address = f"/api/tables/{table}/analysis"
        statuses = [(await anna.guest.http.get(address)).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]
        monkeypatch.setattr(server.context.limiter, "_factor", 1e6)
        monkeypatch.setattr("galaktyka.server.analyses.MOST_JOBS", 0)
        assert (await anna.guest.get(address, 503))["error"] == "busy"
        monkeypatch.setattr(server.context.analyses, "knows", lambda _table: True)
        assert (await anna.guest.http.get(address)).status_code == 200

    serve(tmp_path, play)


def test_who_clicks_twice_begins_one_analysis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(server: TestServer) -> None:
        table, (anna, _) = await finished_table(server)
        works = slow_work(monkeypatch)
        monkeypatch.setattr(server.context.limiter, "_factor", 0.2)  # one new analysis, and no more
        address = f"/api/tables/{table}/analysis"
        answers = await asyncio.gather(*(anna.guest.http.get(address) for _ in range(2)))
        assert [answer.status_code for answer in answers] == [200, 200]
        assert len(works) == 1

    serve(tmp_path, play)


def slow_work(monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """Let every analysis take a moment and find nothing; returns those that had their turn, as they get it."""
    works: list[Job] = []

    async def attend(job: Job, _work: object) -> None:
        works.append(job)
        await asyncio.sleep(0.2)

    monkeypatch.setattr("galaktyka.server.analyses._attend", attend)
    return works


def test_who_waits_is_told_the_place_and_moves_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def queue() -> None:
        works = slow_work(monkeypatch)
        analyses = Analyses("python", Metrics())
        waiting = [await analyses.open(SimpleNamespace(id=name), [], [], lambda: None) for name in "abcd"]  # type: ignore[arg-type]
        firsts = [lines_of(await anext(one))[0].ahead for one in waiting]
        assert firsts == [0, 1, 2, 3]
        await waiting[1].aclose()  # type: ignore[attr-defined]
        last = [lines_of(line)[0] async for line in waiting[3]]
        assert [news.ahead for news in last] == [2, 1, 0, 0]
        assert [news.error for news in last] == [None, None, None, "internal"]
        assert len(works) == 3

    asyncio.run(asyncio.wait_for(queue(), 10))


def test_room_is_taken_the_moment_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def crowd() -> list[object]:
        slow_work(monkeypatch)
        monkeypatch.setattr("galaktyka.server.analyses.MOST_JOBS", 2)
        analyses = Analyses("python", Metrics())
        rows: list[Any] = [SimpleNamespace(id=name) for name in "abac"]
        return await asyncio.gather(*(analyses.open(row, [], [], lambda: None) for row in rows), return_exceptions=True)

    refused = [isinstance(one, RefusalError) for one in asyncio.run(crowd())]
    assert refused == [False, False, False, True]


def test_an_analysis_is_never_silent_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("galaktyka.server.analyses.HEARTBEAT", 0.01)

    async def listen() -> list[bytes]:
        lines = Job(3).follow()
        return [await anext(lines) for _ in range(3)]

    heard = asyncio.run(asyncio.wait_for(listen(), 5))
    assert lines_of(b"".join(heard)) == [AnalysisNews(0, 1000, ahead=3)] * 3


def test_a_hint_names_three_choices_with_their_chances(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        _, (anna, _) = await seated_table(server)
        anna.socket.send({"type": "hint", "id": "h"})
        hint = await anna.socket.until("hint")
        choices = {choice["text"] for choice in anna.state["choices"]}
        assert (hint["bot"], len(hint["actions"])) == ("adviser", 3)
        assert hint["action"] == hint["actions"][0]["action"]
        assert {one["action"] for one in hint["actions"]} <= choices
        assert all(0 <= one["chance"] <= 1 for one in hint["actions"])

    serve(tmp_path, play)


def test_a_bot_gives_the_hint_where_the_network_has_not_learned_the_question(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        _, (anna, *_) = await seated_table(server, 3, options={"tgs": True, "draft": True})
        assert anna.state["question"]["name"] == "draft"
        anna.socket.send({"type": "hint", "id": "h"})
        hint = await anna.socket.until("hint")
        assert (hint["bot"], hint["actions"]) == ("heuristic", [])
        assert hint["action"] in {choice["text"] for choice in anna.state["choices"]}

    serve(tmp_path, play)
