"""Tables over their whole life: other rules, other layouts, rematches, several processes on one file."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, update

from galaktyka.server.errors import RefusalError
from galaktyka.server.schema import tables
from galaktyka.server.storage import Work
from tests.server.harness import TestServer, serve, server, settings_for
from tests.server.players import Seated, seated_table, step


async def play_to_the_end(people: list[Seated], seed: int = 4) -> None:
    rng = random.Random(seed)
    while people[0].state["table"]["stage"] == "playing":
        await step(people, rng)


def change(**values: object) -> Work[None]:
    def work(connection: Connection) -> None:
        connection.execute(update(tables).values(**values))

    return work


def test_a_snapshot_of_another_layout_is_replayed_from_the_log(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        rng = random.Random(1)
        table, people = await seated_table(server)
        for _ in range(25):
            await step(people, rng)
        before = await people[0].guest.get(f"/api/tables/{table}")
        await server.context.storage.write(change(layout="old", record=b"unreadable"))
        assert await people[0].guest.get(f"/api/tables/{table}") == before
        await step(people, rng)
        row = await server.context.tables.load(table)
        assert row.layout != "old"
        assert row.record != b"unreadable"

    serve(tmp_path, play)


def test_a_table_of_other_rules_is_refused_and_kept(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        table, (anna, _) = await seated_table(server)
        row = await server.context.tables.load(table)
        await server.context.storage.write(change(rules_version=99))
        answer = await anna.guest.get(f"/api/tables/{table}", 409)
        assert answer["error"] == "old_rules"
        assert "version 99" in answer["message"]
        anna.socket.send(anna.message(anna.state["choices"][0]["text"]))
        assert await anna.socket.receive() == {"type": "closed", "code": 4409}
        assert [entry["id"] for entry in await anna.guest.get("/api/tables/mine")] == [table]
        socket = anna.guest.raw_socket(table)
        await socket.accepted()
        assert await socket.receive() == {"type": "closed", "code": 4409}
        assert await server.context.tables.load(table) == replace(row, rules_version=99)

    serve(tmp_path, play)


def test_a_rematch_is_one_table_for_everybody_who_asks(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        table, people = await seated_table(server)
        assert (await people[0].guest.post(f"/api/tables/{table}/rematch", {}, 409))["error"] == "not_now"
        await play_to_the_end(people)
        eve = await server.guest("Eve")
        assert (await eve.post(f"/api/tables/{table}/rematch", {}, 403))["error"] == "forbidden"
        first = await people[0].guest.post(f"/api/tables/{table}/rematch", {})
        assert (first["stage"], first["me"]) == ("open", 1)
        await people[1].socket.until_version(people[0].state["version"] + 1)
        assert people[1].state["table"]["rematch"] == first["id"]
        again = await people[0].guest.post(f"/api/tables/{table}/rematch", {})
        assert again["id"] == first["id"]
        second = await people[1].guest.post(f"/api/tables/{table}/rematch", {})
        assert (second["id"], second["me"], second["stage"]) == (first["id"], 0, "playing")

    serve(tmp_path, play)


def test_a_rematch_that_nobody_waited_for_is_made_anew(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        table, people = await seated_table(server)
        await play_to_the_end(people)
        first = await people[0].guest.post(f"/api/tables/{table}/rematch", {})
        await people[0].guest.post(f"/api/tables/{first['id']}/leave", {})  # and with the last person it is closed
        second = await people[1].guest.post(f"/api/tables/{table}/rematch", {})
        assert (second["stage"], second["me"]) == ("open", 0)
        assert (await people[0].guest.get(f"/api/tables/{table}"))["table"]["rematch"] == second["id"] != first["id"]
        assert (await people[0].guest.post(f"/api/tables/{table}/rematch", {}))["stage"] == "playing"

    serve(tmp_path, play)


def test_two_processes_on_one_file_see_each_others_moves(tmp_path: Path) -> None:
    async def play(first: TestServer) -> None:
        async with server(settings_for(tmp_path)) as second:
            table, (anna, jan) = await seated_table(first)
            cookie = jan.guest.http.cookies
            elsewhere = await second.guest()
            elsewhere.http.cookies = cookie
            other = Seated(elsewhere, await elsewhere.socket(table))
            assert other.state["me"] == 1
            version = await anna.play(anna.state["choices"][0]["text"])
            await other.socket.until_version(version)
            version = await other.play(other.state["choices"][0]["text"])
            await anna.socket.until_version(version)
            assert anna.state == await anna.guest.get(f"/api/tables/{table}")
            await elsewhere.close()

    serve(tmp_path, play)


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_acts_for_a_seat_of_somebody_else(tmp_path: Path, seat: int) -> None:
    async def play(server: TestServer) -> None:
        table, people = await seated_table(server)
        mine = people[seat].state["choices"][0]["text"]
        identity = (await server.context.tables.load(table)).seats[1 - seat].identity
        for who in (identity, "stranger", None):
            with pytest.raises(RefusalError, match=r"seat"):
                await server.context.tables.move(table, seat, who, "m", 3, mine)
        with pytest.raises(RefusalError, match="no such seat"):
            await server.context.tables.move(table, 5, identity, "m", 3, mine)

    serve(tmp_path, play)
