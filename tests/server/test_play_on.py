"""Playing on from a moment of a finished game: the same position for the same eyes, then a game of its own."""

import random
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, text

import galaktyka as gk
from galaktyka.server.delta import apply_changes
from galaktyka.server.storage import open_storage
from tests.server.harness import Guest, TestServer, serve
from tests.server.players import Seated, seated_table
from tests.server.test_finished import finished_table

BOT = "heuristic"


async def moments(guest: Guest, table: str, seat: int) -> list[Any]:
    """A finished game before every decision and at its end, as a seat saw it."""
    replay = await guest.get(f"/api/tables/{table}/replay?seat={seat}")
    states = [replay["state"]]
    for taken in replay["steps"]:
        log = states[-1]["log"] + taken["log"]
        states.append({**apply_changes(deepcopy(states[-1]), taken["changes"]), "log": log})
    return states


async def lonely(guest: Guest, table: str, seat: int, after: int) -> tuple[int, Any]:
    """A step, later than some, at which nobody but one seat was to decide, and what that seat saw."""
    states = await moments(guest, table, seat)
    return next((at, then) for at, then in enumerate(states) if at > after and then["waiting"] == [seat])


async def played_on(guest: Guest, table: str, step: int, seat: int) -> str:
    """The id of a table that goes on from there."""
    made = await guest.post(f"/api/tables/{table}/play_on", {"step": step, "seat": seat, "bot": BOT}, 201)
    return str(made["id"])


def told(state: Any, since: str, until: str | None = None) -> list[Any]:
    """What a log tells between two messages, without the versions."""
    ids = [entry["id"] for entry in state["log"]]
    part = state["log"][ids.index(since) : None if until is None else ids.index(until)]
    return [{**entry, "version": 0} for entry in part]


def test_the_new_table_has_the_position_the_past_and_a_future_of_its_own(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        table, (anna, _) = await finished_table(server, undo=True)
        before = await server.context.tables.load(table)
        step, then = await lonely(anna.guest, table, seat=1, after=40)
        new = await played_on(anna.guest, table, step, seat=1)
        me = Seated(anna.guest, await anna.guest.socket(new))
        row = await server.context.tables.load(new)
        assert me.state["table"]["origin"] == {"table": table, "step": step}
        assert [seat["kind"] for seat in me.state["seats"]] == ["bot", "person"]
        assert (me.state["me"], me.state["view"], me.state["undo"]) == (1, then["view"], False)
        assert {choice["text"] for choice in me.state["choices"]} == {choice["text"] for choice in then["choices"]}
        assert told(me.state, "log-started", "log-played-on") == told(then, "log-started")
        assert (me.state["log"][-1]["id"], me.state["log"][-1]["args"]) == ("log-played-on", {"step": step})
        past = [(seat, action) for _, seat, action in await server.context.tables.history(table)][:step]
        assert [(seat, action) for _, seat, action in await server.context.tables.history(new)] == past
        assert row.seed == before.seed
        await play_to_the_end(me)
        assert await server.context.tables.load(table) == before
        await check_end(me.guest, new, past)

    serve(tmp_path, play)


async def play_to_the_end(person: Seated) -> None:
    rng = random.Random(4)
    while person.state["table"]["stage"] == "playing":
        if person.state["choices"]:
            await person.play_any(rng)
        else:
            await person.socket.receive()


async def check_end(guest: Guest, table: str, past: list[tuple[int, int]]) -> None:
    """The new game can be checked, saved and watched from its start as any other."""
    shown = await guest.get(f"/api/tables/{table}/verify")
    assert (shown["hash_fits"], shown["replay_fits"]) == (True, True)
    match = gk.parse((await guest.http.get(f"/api/tables/{table}/file")).text)
    assert match.history[: len(past)] == past
    assert len((await guest.get(f"/api/tables/{table}/replay"))["steps"]) == len(match.history)


def test_whoever_looks_on_sees_no_hand_and_cannot_sit_down(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        table, (anna, _) = await finished_table(server)
        step, _ = await lonely(anna.guest, table, seat=0, after=30)
        new = await played_on(anna.guest, table, step, seat=0)
        eve = await server.guest("Eve")
        state = await eve.get(f"/api/tables/{new}")
        assert (state["me"], [seat["hand"] for seat in state["view"]["seats"]]) == (None, [None, None])
        assert state["table"]["seed"] is None
        assert not [entry for entry in state["log"] if entry["id"].startswith("log-you-")]
        assert (await eve.post(f"/api/tables/{new}/join", {}, 409))["error"] == "not_now"
        bound = (await eve.socket(new)).bytes[0]
        assert (await server.context.tables.load(new)).seed not in bound

    serve(tmp_path, play)


def test_anybody_with_a_name_may_play_on_from_the_deal_itself(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        table, (anna, _) = await finished_table(server)
        eve = await server.guest("Eve")
        then = (await moments(eve, table, 0))[0]
        state = await eve.get(f"/api/tables/{await played_on(eve, table, 0, seat=0)}")
        assert state["view"]["seats"][0] == then["view"]["seats"][0]
        assert anna.state["table"]["origin"] is None

    serve(tmp_path, play)


def test_what_cannot_be_played_on_is_refused(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        wanted = {"step": 3, "seat": 0, "bot": BOT}
        table, (anna, _) = await seated_table(server)
        assert (await anna.guest.post(f"/api/tables/{table}/play_on", wanted, 409))["error"] == "not_now"
        table, (anna, _) = await finished_table(server)
        address, last = f"/api/tables/{table}/play_on", len(await server.context.tables.history(table))
        for change in ({"step": last}, {"step": -1}, {"seat": 2}, {"bot": "nobody"}):
            assert (await anna.guest.post(address, {**wanted, **change}, 400))["error"] == "bad_request"
        assert (await (await server.guest()).post(address, wanted, 401))["error"] == "no_identity"
        await anna.guest.post(address, {**wanted, "step": last - 1}, 201)

    serve(tmp_path, play)


def test_a_database_of_an_older_version_gets_what_it_lacks(tmp_path: Path) -> None:
    async def play(server: TestServer) -> str:
        return await (await server.guest("Anna")).table("me", "open")

    table = serve(tmp_path, play)

    async def grow_older(server: TestServer) -> None:
        storage = server.context.storage
        for column in ("origin", "origin_step"):
            statement = text(f"ALTER TABLE tables DROP COLUMN {column}")
            await storage.write(partial(Connection.execute, statement=statement))
        again = open_storage(server.context.settings.database)
        await again.open()
        await again.close()
        assert (await server.context.tables.load(table)).origin is None

    serve(tmp_path, grow_older)
