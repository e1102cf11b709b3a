"""After the end: the seed, the verification, the file and the replay."""

import gzip
import hashlib
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import update

import galaktyka as gk
from galaktyka.server import finished
from galaktyka.server.delta import apply_changes
from galaktyka.server.messages import Replay
from galaktyka.server.schema import tables
from tests.server.harness import TestServer, serve
from tests.server.players import Seated, seated_table, step


async def finished_table(server: TestServer, undo: bool = False) -> tuple[str, list[Seated]]:
    """A game that has ended, with answers taken back now and then."""
    rng = random.Random(9)
    table, people = await seated_table(server)
    while people[0].state["table"]["stage"] == "playing":
        await step(people, rng)
        for person in people:
            if undo and person.state["undo"] and rng.random() < 0.05:
                await person.undo()
                for other in people:
                    await other.socket.until_version(person.state["version"])
    return table, people


def test_nothing_of_it_before_the_end(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        table, (anna, _) = await seated_table(server)
        for what in ("verify", "file", "replay"):
            assert (await anna.guest.get(f"/api/tables/{table}/{what}", 409))["error"] == "not_now"
        row = await server.context.tables.load(table)
        assert anna.state["table"]["seed"] is None
        assert row.seed not in anna.socket.bytes[0]
        assert anna.state["table"]["seed_hash"] == hashlib.sha256(row.seed.encode()).hexdigest()
        assert len(bytes.fromhex(row.seed)) == 32

    serve(tmp_path, play)


def test_a_finished_game_can_be_checked_loaded_and_watched_again(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        table, people = await finished_table(server, undo=True)
        guest, state = people[0].guest, people[0].state
        shown = await guest.get(f"/api/tables/{table}/verify")
        assert (shown["hash_fits"], shown["replay_fits"]) == (True, True)
        assert hashlib.sha256(shown["seed"].encode()).hexdigest() == state["table"]["seed_hash"]
        assert shown["moves"] == len(await server.context.tables.history(table))
        file = await guest.http.get(f"/api/tables/{table}/file")
        assert "attachment" in file.headers["content-disposition"]
        match = gk.parse(file.text)
        assert match.scores() == [seat["total"] for seat in state["result"]["seats"]]
        assert match.winners() == state["result"]["winners"]
        for seat in (None, 0, 1):
            await check_replay(people, table, seat)
        assert (await guest.get(f"/api/tables/{table}/replay?seat=4", 400))["error"] == "bad_request"
        assert (await guest.get(f"/api/tables/{table}/replay?seat=x", 400))["error"] == "bad_request"

    serve(tmp_path, play)


async def check_replay(people: list[Seated], table: str, seat: int | None) -> None:
    """Step by step the replay leads to the last picture, and shows that perspective's hand and no other's."""
    address = f"/api/tables/{table}/replay" + ("" if seat is None else f"?seat={seat}")
    answer = await people[0].guest.http.get(address)
    replay = msgspec.json.decode(answer.content)
    msgspec.json.decode(answer.content, type=Replay)
    plain = await people[0].guest.http.get(address, headers={"Accept-Encoding": "identity"})
    assert plain.content == answer.content
    assert (answer.headers.get("content-encoding"), plain.headers.get("content-encoding")) == ("gzip", None)
    state: Any = replay["state"]
    hands = set()
    for taken in replay["steps"]:
        state = apply_changes(state, taken["changes"])
        state["log"] = state["log"] + taken["log"]
        assert state["view"]["round"] == taken["round"]
        hands |= {number for number, one in enumerate(state["view"]["seats"]) if one["hand"] is not None}
    assert hands == (set() if seat is None else {seat})
    if seat is not None:
        assert state["view"] == people[seat].state["view"]
        assert state["result"] == people[seat].state["result"]


def test_a_forged_seed_or_position_does_not_pass(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        table, people = await finished_table(server)
        row = await server.context.tables.load(table)
        moves = await server.context.tables.history(table)
        honest = row.seed_hash
        assert finished.verify(row, moves, honest).replay_fits
        assert not finished.verify(row, moves, "0" * 64).hash_fits
        other = bytearray(row.record or b"")
        other[100] ^= 1
        assert not finished.verify(replace(row, record=bytes(other)), moves, honest).replay_fits
        assert gk.parse(finished.game_file(row, moves)).over
        assert len(msgspec.json.decode(gzip.decompress(finished.replay(row, moves, 0)), type=Replay).steps) == len(
            moves
        )
        await server.context.storage.write(
            lambda connection: connection.execute(update(tables).values(record=bytes(other))).close()
        )
        assert (await people[0].guest.get(f"/api/tables/{table}/verify"))["replay_fits"] is False

    serve(tmp_path, play)


def test_the_result_adds_up(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        _, people = await finished_table(server)
        result, view = people[1].state["result"], people[1].state["view"]
        assert result["reason"] in ("pool", "tableau", "pool and tableau")
        for seat, score in enumerate(result["seats"]):
            cards = sum(card["vp"] + card["bonus"] for card in score["cards"])
            assert score["total"] == score["chips"] + cards == view["seats"][seat]["score"]
            assert score["winner"] == (seat in result["winners"])
        assert people[0].state["log"][-1]["id"] == "log-over"

    serve(tmp_path, play)


def test_work_that_takes_too_long_is_said_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(server: TestServer) -> None:
        table, people = await finished_table(server)
        for budget in ("WORK_BUDGET", "START_BUDGET"):
            monkeypatch.setattr(f"galaktyka.server.bots.{budget}", 0.0)
        for what in ("verify", "file", "replay"):
            assert (await people[0].guest.get(f"/api/tables/{table}/{what}", 503))["error"] == "busy"

    serve(tmp_path, play)
