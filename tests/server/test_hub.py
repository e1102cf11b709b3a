"""Channels: gaps are filled, nothing is sent twice, and a lost database connection is no lost event."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from galaktyka.server.errors import RefusalError
from tests.server.harness import PATIENCE, TestServer, serve
from tests.server.players import Seated, seated_table, step


async def store_only(server: TestServer, person: Seated, number: int) -> None:
    """Store a move without telling the listeners of this process."""
    table = person.state["table"]["id"]
    fresh = await person.guest.get(f"/api/tables/{table}")
    identity = (await server.context.tables.load(table)).seats[fresh["me"]].identity
    text = fresh["choices"][0]["text"]
    await server.context.tables.move(table, fresh["me"], identity, f"x{number}", fresh["version"], text)


def deafen(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the listeners of this process hear of no change."""
    monkeypatch.setattr(server.context.hub, "publish", lambda _row, _tellings: None)
    monkeypatch.setattr(server.context.hub, "notice", lambda _table, _version: None)


@pytest.fixture(autouse=True)
def no_polling(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what a test says is noticed."""
    monkeypatch.setattr("galaktyka.server.bus.LOOK_EVERY", 1000.0)


def test_events_that_were_missed_come_in_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(server: TestServer) -> None:
        table, (anna, jan) = await seated_table(server)
        before = jan.state["version"]
        with monkeypatch.context() as patch:
            deafen(server, patch)
            for number, person in enumerate((anna, jan, anna)):
                await store_only(server, person, number)
        server.context.hub.notice(table, before + 3)
        event = await jan.socket.receive()
        assert (event["type"], event["from"], event["version"]) == ("event", before, before + 3)
        assert jan.state == await jan.guest.get(f"/api/tables/{table}")

    serve(tmp_path, play)


def test_an_old_or_repeated_notice_sends_nothing(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        table, (anna, jan) = await seated_table(server)
        await anna.play(anna.state["choices"][0]["text"])
        await jan.socket.until_version(anna.state["version"])
        row = await server.context.tables.load(table)
        for version in range(row.version + 1):
            server.context.hub.notice(table, version)
        server.context.hub.publish(row, [(row.version, [])])
        server.context.hub.refresh()
        server.context.hub.notice("nosuchtable", 5)
        assert await jan.socket.nothing(0.2)

    serve(tmp_path, play)


def test_a_database_that_does_not_answer_delays_an_event_and_loses_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(_work: object) -> None:
        raise RefusalError("busy", "no")

    async def play(server: TestServer) -> None:
        table, (anna, jan) = await seated_table(server)
        version = jan.state["version"] + 1
        with monkeypatch.context() as patch:
            deafen(server, patch)
            await store_only(server, anna, 1)
        with monkeypatch.context() as patch:
            patch.setattr(server.context.storage, "read", busy)
            server.context.hub.notice(table, version)
            assert await jan.socket.nothing(0.2)
        server.context.hub.refresh()
        assert (await jan.socket.receive())["version"] == version

    serve(tmp_path, play)


async def no_database(_work: object) -> None:
    raise RefusalError("busy", "no")


@pytest.mark.parametrize("message", ["move", "undo", "sync"])
def test_who_could_not_be_answered_connects_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, message: str
) -> None:
    """An error would leave the client waiting for an answer, or deaf: a new socket begins with the whole state."""

    async def play(server: TestServer) -> None:
        table, (anna, _) = await seated_table(server)
        asked = {"sync": {"type": "sync"}, "undo": {"type": "undo", "id": "u", "version": 3}}
        with monkeypatch.context() as patch:
            patch.setattr(server.context.storage, "read", no_database)
            patch.setattr(server.context.storage, "write", no_database)
            anna.socket.send(asked.get(message) or anna.message(anna.state["choices"][0]["text"]))
            assert await anna.socket.receive() == {"type": "closed", "code": 1013}
        assert (await anna.guest.socket(table)).state["me"] == 0

    serve(tmp_path, play)


def test_who_cannot_be_shown_the_table_with_other_eyes_connects_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(server: TestServer) -> None:
        anna, jan = await server.guest("Anna"), await server.guest("Jan")
        table = await anna.table("me", "open")
        watching = await jan.socket(table)
        with monkeypatch.context() as patch:
            patch.setattr(server.context.hub, "join", lambda *_: no_database(None))
            await jan.post(f"/api/tables/{table}/join", {})
            assert await watching.receive() == {"type": "closed", "code": 1013}
        assert (await jan.socket(table)).state["me"] == 1

    serve(tmp_path, play)


def test_who_was_told_what_the_database_lost_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in for a database that died may lack the last moves."""

    async def play(server: TestServer) -> None:
        table, (anna, jan) = await seated_table(server)
        hub = server.context.hub
        before = await hub._load(table, 0)

        async def lost(_table: str, _after: int) -> Any:
            return before

        await anna.play(anna.state["choices"][0]["text"])
        await jan.socket.until_version(anna.state["version"])
        monkeypatch.setattr(hub, "_load", lost)
        jan.socket.send({"type": "sync"})
        for person in (anna, jan):
            assert await person.socket.receive() == {"type": "closed", "code": 1013}
        again = await jan.guest.socket(table)
        assert again.state["version"] == before[0].version

    serve(tmp_path, play)


def test_who_closes_a_table_in_one_browser_is_told_so_in_another(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        anna, eve = await server.guest("Anna"), await server.guest("Eve")
        table = await anna.table("me", "open")
        elsewhere, watching = await anna.socket(table), await eve.socket(table)
        await anna.post(f"/api/tables/{table}/leave", {})
        assert await elsewhere.receive() == {"type": "closed", "code": 4404}
        assert (await watching.receive())["version"] == watching.state["version"]
        assert watching.state["table"]["stage"] == "closed"

    serve(tmp_path, play)


def test_news_that_got_lost_are_found_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing more happens at the table: everybody waits for one who does not know it."""
    monkeypatch.setattr("galaktyka.server.autoplay.SWEEP_EVERY", 0.2)

    async def play(server: TestServer) -> None:
        _, (anna, jan) = await seated_table(server)
        version = jan.state["version"] + 1
        with monkeypatch.context() as patch:
            deafen(server, patch)
            await store_only(server, anna, 1)
        async with asyncio.timeout(5):
            await jan.socket.until_version(version)

    serve(tmp_path, play)


def test_going_down_closes_every_socket_with_a_word(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        _, (anna, jan) = await seated_table(server)
        await server.context.hub.stop(RefusalError("busy", "going down"))
        for person in (anna, jan):
            assert await person.socket.receive() == {"type": "closed", "code": 1013}

    serve(tmp_path, play)


def test_tables_nobody_listens_to_are_forgotten(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        _, people = await seated_table(server)
        assert len(server.context.hub.tables) == 1
        for person in people:
            await person.socket.close()
        assert server.context.hub.tables == []

    serve(tmp_path, play)


def test_many_tables_at_once_do_not_mix(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        tables = [await seated_table(server) for _ in range(4)]

        async def some(people: list[Seated], seed: int) -> None:
            rng = random.Random(seed)
            for _ in range(15):
                await step(people, rng)

        await asyncio.gather(*(some(people, seed) for seed, (_, people) in enumerate(tables)))
        for table, people in tables:
            for person in people:
                assert person.state == await person.guest.get(f"/api/tables/{table}")

    serve(tmp_path, play)


def test_a_row_that_went_back_in_time_is_not_sent(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        table, (anna, _) = await seated_table(server)
        row = await server.context.tables.load(table)
        server.context.hub.publish(replace(row, version=row.version - 1), [(row.version - 1, [])])
        assert await anna.socket.nothing()

    serve(tmp_path, play)


def test_who_hangs_up_while_changing_seats_is_not_kept(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        anna, jan = await server.guest("Anna"), await server.guest("Jan")
        table = await anna.table("me", "open")
        watching = await jan.socket(table)
        joining = asyncio.create_task(jan.post(f"/api/tables/{table}/join", {}))
        await watching.close()
        await joining
        async with asyncio.timeout(PATIENCE):
            while server.context.hub.tables:
                await asyncio.sleep(0.05)
        await asyncio.sleep(0.1)
        assert server.context.hub.tables == []

    serve(tmp_path, play)


def test_a_refusal_never_runs_ahead_of_the_events(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What another process stored is told before a state that contains it is sent."""

    async def play(server: TestServer) -> None:
        _, (anna, jan) = await seated_table(server)
        with monkeypatch.context() as patch:
            deafen(server, patch)
            await store_only(server, jan, 1)
        before = anna.state["version"]
        anna.socket.send(anna.message("dance"))
        first, second = await anna.socket.receive(), await anna.socket.receive()
        assert (first["type"], first["version"]) == ("event", before + 1)
        assert (second["type"], second["state"]["version"]) == ("refused", before + 1)

    serve(tmp_path, play)


def test_news_that_comes_while_reading_is_read_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A look that began before a change must not be taken for one that has seen it."""

    async def play(server: TestServer) -> None:
        table, (anna, jan) = await seated_table(server)
        hub, version = server.context.hub, jan.state["version"]
        load, looks = hub._load, 0

        async def load_before_the_change(table_id: str, after: int) -> Any:
            nonlocal looks
            looks += 1
            found = await load(table_id, after)
            if looks == 1:
                with monkeypatch.context() as patch:
                    deafen(server, patch)
                    await store_only(server, anna, 1)
                hub.notice(table, version + 1)
            return found

        with monkeypatch.context() as patch:
            patch.setattr(hub, "_load", load_before_the_change)
            hub.refresh()
            await jan.socket.until_version(version + 1)

    serve(tmp_path, play)
