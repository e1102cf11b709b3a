"""Bots: they play in other processes, and a bot that cannot is replaced while the game goes on."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import galaktyka as gk
from galaktyka.engine.processes import end_pool
from galaktyka.players.neural.network import write_network
from galaktyka.server import bots
from galaktyka.server.bots import ThinkingError, Workers
from galaktyka.server.metrics import Metrics
from tests.players.untrained import untrained
from tests.server.boards import DESK, board
from tests.server.harness import Socket, TestServer, serve


def sleep_for_ever(*_args: Any) -> int:
    time.sleep(60)
    return 0


def die(*_args: Any) -> int:
    os._exit(3)


def cheat(*_args: Any) -> int:
    return 0


def fail(*_args: Any) -> int:
    raise ValueError("no idea")


def only_random(game: str, name: str, *rest: Any) -> int:
    """A worker in which every bot but the simplest fails."""
    if name != "random":
        raise ValueError("no idea")
    return bots.think(game, name, *rest)


def slow_heuristic(game: str, name: str, *rest: Any) -> int:
    """A worker in which one bot never comes to an end, and of the simpler ones the simplest alone can play."""
    if name == "heuristic":
        time.sleep(60)
    return only_random(game, name, *rest)


def nap(*_args: Any) -> int:
    time.sleep(3)
    return 1


def quick(*_args: Any) -> int:
    return 1


def choose_with(function: Any, budget: float = 5.0) -> int:
    """What the workers make of a way to think."""

    async def run() -> int:
        workers = Workers(1, "python", Metrics())
        await workers.warm_up()
        try:
            return await choose(workers, function, budget)
        finally:
            workers.close()

    return asyncio.run(run())


async def choose(workers: Workers, function: Any, budget: float) -> int:
    """What some workers make of a way to think; only the second action is legal."""
    mask = np.array([0, 1, 0], np.uint8)
    bots_think, bots.think = bots.think, function
    try:
        return await workers.choose("race", "random", b"", 0, mask, 1, budget)
    finally:
        bots.think = bots_think


@pytest.mark.parametrize(("function", "budget"), [(fail, 5.0), (die, 5.0), (cheat, 5.0), (sleep_for_ever, 0.5)])
def test_every_way_to_fail_ends_in_one_error_and_in_time(function: Any, budget: float) -> None:
    began = time.perf_counter()
    with pytest.raises(ThinkingError):
        choose_with(function, budget)
    assert time.perf_counter() - began < 50  # a bot that never ends would sleep for 60


def test_the_workers_go_on_after_one_of_them_died() -> None:
    async def run() -> None:
        workers = Workers(1, "python", Metrics())
        with pytest.raises(ThinkingError):
            await workers.work(die)
        assert await workers.work(abs, -3) == 3
        workers.close()

    asyncio.run(run())


def answers(count: int, *jobs: Callable[[Workers], Awaitable[int]]) -> list[Any]:
    """What so many workers make of several jobs at once: answers and errors."""

    async def run() -> list[Any]:
        workers = Workers(count, "python", Metrics())
        await workers.warm_up()
        try:
            return list(await asyncio.gather(*(job(workers) for job in jobs), return_exceptions=True))
        finally:
            workers.close()

    return asyncio.run(run())


@pytest.mark.parametrize(("trouble", "budget"), [(sleep_for_ever, 1.0), (die, 60.0)])
def test_who_shares_the_workers_with_a_troublemaker_gets_an_answer(trouble: Any, budget: float) -> None:
    failed, answered = answers(2, lambda workers: workers._run(budget, trouble), lambda workers: workers.work(nap))
    assert isinstance(failed, ThinkingError)
    assert answered == 1


def test_who_waits_while_a_process_is_ended_has_time_until_the_next_one_has_started() -> None:
    failed, answered = answers(
        1, lambda workers: workers._run(0.5, sleep_for_ever), lambda workers: choose(workers, quick, 0.1)
    )
    assert isinstance(failed, ThinkingError)
    assert answered == 1


def test_work_that_has_not_begun_when_its_pool_ends_is_not_cancelled() -> None:
    async def run() -> list[Any]:
        pool = bots._pool_of(1)
        waiting = asyncio.gather(*(bots._answer(pool, 60.0, nap) for _ in range(5)), return_exceptions=True)
        await asyncio.sleep(0)  # all of it is submitted
        end_pool(pool)
        return list(await waiting)

    assert [type(error) for error in asyncio.run(run())] == [BrokenProcessPool] * 5


def test_the_same_question_gets_the_same_answer() -> None:
    """A second process that answers too gives the same answer under the same id."""
    now = board(2, "bot")
    lens = DESK.lens("race")
    arguments = (lens.observe(now.record, 0).tobytes(), 0, lens.legal(now.record, 0).tobytes(), 12345)
    answers = {bots.think("race", name, "python", *arguments) for name in ("heuristic",) for _ in range(3)}
    assert len(answers) == 1
    assert answers <= set(now.legal(0))


def test_workers_end_when_the_server_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(
        "import asyncio, sys, time\n"
        "from galaktyka.server.bots import Workers\n"
        "from galaktyka.server.metrics import Metrics\n"
        "import os\n"
        "async def main():\n"
        "    workers = Workers(1, 'python', Metrics())\n"
        "    print(await workers.work(os.getpid), flush=True)\n"
        "    time.sleep(60)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )

    async def run() -> None:
        process = await asyncio.create_subprocess_exec(sys.executable, str(script), stdout=asyncio.subprocess.PIPE)
        assert process.stdout is not None
        async with asyncio.timeout(60):
            worker = int(await process.stdout.readline())
        process.send_signal(signal.SIGKILL)
        await process.wait()
        deadline = time.monotonic() + 60
        while is_alive(worker) and time.monotonic() < deadline:
            await asyncio.sleep(0.05)
        assert not is_alive(worker)

    asyncio.run(run())


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


async def until_over(socket: Socket) -> None:
    while socket.state["table"]["stage"] != "over":
        await socket.receive()


def test_a_table_of_bots_plays_to_the_end(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        guest = await server.guest("Anna")
        table = await guest.table("bot:random", "bot:random")
        socket = await guest.socket(table)
        assert socket.state["me"] is None
        async with asyncio.timeout(90):
            await until_over(socket)
        assert socket.state["result"]["winners"]

    serve(tmp_path, play)


@pytest.mark.parametrize("name", ["random", "heuristic"])
def test_every_bot_plays(tmp_path: Path, name: str) -> None:
    async def play(server: TestServer) -> None:
        guest = await server.guest("Anna")
        socket = await guest.socket(await guest.table(f"bot:{name}", f"bot:{name}"))
        async with asyncio.timeout(60):
            await socket.until_version(30)
        assert server.context.metrics.counted("bot_failures", name) == 0

    serve(tmp_path, play)


@pytest.mark.parametrize("function", [only_random, slow_heuristic])
def test_a_bot_that_cannot_play_is_replaced_by_a_simpler_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, function: Any
) -> None:
    async def play(server: TestServer) -> None:
        monkeypatch.setattr("galaktyka.server.bots.think", function)
        await server.context.workers.warm_up()
        guest = await server.guest("Anna")
        table = await guest.table("me", "bot:heuristic")
        socket = await guest.socket(table)
        async with asyncio.timeout(120):
            while socket.state["waiting"] != [0]:
                await socket.receive()
        assert socket.state["seats"][1]["bot"] == "random"
        assert "log-bot-replaced" in [entry["id"] for entry in socket.state["log"]]
        assert server.context.metrics.counted("bot_failures", "heuristic") == 1

    serve(tmp_path, play, bot_budget=5.0)  # enough for the simpler one, however busy the machine is


def test_a_bot_that_is_offered_no_longer_is_replaced_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GALAKTYKA_WEIGHTS", str(tmp_path))
    weights = tmp_path / "race.npz"
    write_network(untrained(gk.race.GAME), weights)

    async def before(server: TestServer) -> str:
        monkeypatch.setattr(server.context.autoplay, "consider", lambda _row: None)
        return await (await server.guest("Anna")).table("bot:neural", "bot:random")

    async def after(server: TestServer) -> None:
        socket = await (await server.guest()).socket(table)
        async with asyncio.timeout(60):
            await socket.until_version(10)
        assert [seat["bot"] for seat in socket.state["seats"]] == ["heuristic", "random"]
        assert server.context.metrics.counted("errors") == 0

    table = serve(tmp_path, before)
    weights.unlink()
    serve(tmp_path, after)


def test_when_no_bot_can_think_the_first_legal_action_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(server: TestServer) -> None:
        guest = await server.guest("Anna")
        monkeypatch.setattr("galaktyka.server.bots.think", fail)
        table = await guest.table("me", "bot:heuristic")
        socket = await guest.socket(table)
        async with asyncio.timeout(60):
            while socket.state["waiting"] != [0]:
                await socket.receive()
        assert server.context.metrics.counted("bot_failures", "random") >= 1

    serve(tmp_path, play, bot_budget=5.0)


def test_a_bot_stands_in_for_who_leaves_and_stops_when_they_return(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        anna, jan = await server.guest("Anna"), await server.guest("Jan")
        table = await anna.table("me", "open")
        await jan.post(f"/api/tables/{table}/join", {})
        socket = await anna.socket(table)
        await jan.post(f"/api/tables/{table}/leave")
        async with asyncio.timeout(60):
            while socket.state["waiting"] != [0]:
                await socket.receive()
        await jan.post(f"/api/tables/{table}/join", {})
        for number in range(2):
            text = socket.state["choices"][0]["text"]
            socket.send({"type": "move", "id": f"x{number}", "version": socket.state["version"], "action": text})
            await socket.until_version((await socket.until("accepted"))["version"])
        assert socket.state["waiting"] == [0, 1]
        assert await socket.nothing(0.3)

    serve(tmp_path, play)


def test_a_table_whose_process_died_is_taken_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of a table that nobody cares for any more play on as soon as somebody looks."""

    async def first(server: TestServer) -> str:
        monkeypatch.setattr(server.context.autoplay, "consider", lambda _row: None)
        guest = await server.guest("Anna")
        return await guest.table("bot:random", "bot:random")

    async def second(server: TestServer) -> None:
        socket = await (await server.guest()).socket(table)
        assert socket.state["version"] == 2
        async with asyncio.timeout(60):
            await socket.until_version(10)

    table = serve(tmp_path, first)
    serve(tmp_path, second)
