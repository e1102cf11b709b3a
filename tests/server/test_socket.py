"""The socket: moves, events, and states that are the same however one got them."""

import asyncio
import random
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import msgspec
import pytest

from galaktyka.server.messages import Hint
from tests.server.harness import TestServer, serve
from tests.server.players import Seated, seated_table, step, to_question


def as_bytes(state: Any) -> bytes:
    return msgspec.json.encode(state)


@pytest.mark.parametrize(
    ("players", "seed", "options", "most"),
    [(2, 1, {}, 1000), (3, 2, {"first_game": True}, 60), (2, 3, {"advanced": True}, 80)],
)
def test_a_fresh_load_equals_the_state_built_from_events_at_every_step(
    tmp_path: Path, players: int, seed: int, options: dict[str, bool], most: int
) -> None:
    async def play(server: TestServer) -> None:
        rng = random.Random(seed)
        table, people = await seated_table(server, players, options=options)
        watcher = await server.guest()
        watching = await watcher.socket(table)
        for _ in range(most):
            await step(people, rng)
            await watching.until_version(people[0].state["version"])
            for guest, socket in [*((person.guest, person.socket) for person in people), (watcher, watching)]:
                fresh = (await guest.http.get(f"/api/tables/{table}")).content
                assert fresh == as_bytes(socket.state)
            if people[0].state["table"]["stage"] == "over":
                break
        over = people[0].state["table"]["stage"] == "over"
        assert over == (most == 1000) == bool(people[0].state["result"])
        assert over == bool(people[0].state["table"]["seed"])

    serve(tmp_path, play)


def test_an_accepted_move_is_told_to_everybody_once(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        _, (anna, jan) = await seated_table(server)
        version = await anna.play(anna.state["choices"][0]["text"])
        event = await jan.socket.receive()
        assert (event["type"], event["from"], event["version"]) == ("event", version - 1, version)
        assert await jan.socket.nothing()
        assert await anna.socket.nothing()

    serve(tmp_path, play)


def test_a_move_sent_twice_is_played_once_and_answered_twice(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        _, (anna, _) = await seated_table(server)
        move = anna.message(anna.state["choices"][0]["text"])
        for _ in range(3):
            anna.socket.send(move)
        answers = [(await anna.socket.until("accepted"))["version"] for _ in range(3)]
        assert len(set(answers)) == 1
        assert anna.state["version"] == answers[0]
        again = await anna.guest.socket(anna.state["table"]["id"])
        again.send(move)
        assert (await again.receive()) == {"type": "accepted", "id": move["id"], "version": answers[0]}

    serve(tmp_path, play)


def test_the_same_id_of_another_seat_is_another_move(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        _, (anna, jan) = await seated_table(server)
        first = await anna.play(anna.state["choices"][0]["text"])
        second = await jan.play(jan.state["choices"][0]["text"])
        assert second == first + 1

    serve(tmp_path, play)


def test_an_older_version_is_accepted_while_the_same_question_is_open(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        _, (anna, jan) = await seated_table(server)
        seen = jan.state["version"]
        await anna.play(anna.state["choices"][0]["text"])
        jan.socket.send(jan.message(jan.state["choices"][0]["text"], version=seen))
        assert (await jan.socket.until("accepted"))["version"] == seen + 2

    serve(tmp_path, play)


def test_an_answer_to_a_question_that_is_gone_is_refused_with_the_current_state(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        _, (anna, _) = await seated_table(server)
        seen = anna.state["version"]
        first, second = (choice["text"] for choice in anna.state["choices"][:2])
        await anna.play(first)
        assert await anna.refused(second, version=seen) == "stale"
        assert anna.state["version"] == seen + 1
        assert await anna.refused(second, version=seen + 50) == "stale"
        assert await anna.refused(first) == "illegal"
        assert await anna.refused("dance") == "illegal"
        await anna.play(second)
        assert await anna.refused(second) == "not_asked"

    serve(tmp_path, play)


def test_reordered_and_dropped_moves_never_play_twice_or_out_of_turn(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        rng = random.Random(5)
        table, people = await seated_table(server)
        stored = 0
        for _ in range(40):
            person = people[rng.choice(people[0].state["waiting"])]
            version = person.state["version"]
            texts = [choice["text"] for choice in person.state["choices"]]
            moves = [person.message(rng.choice(texts)), person.message(rng.choice(texts), version=version + 1)]
            sent = [move for move in moves * 2 if rng.random() < 0.7]
            rng.shuffle(sent)
            for move in sent:
                person.socket.send(move)
            person.socket.send({"type": "ping", "id": "end"})
            answers: dict[str, int] = {}
            while (message := await person.socket.receive())["type"] != "pong":
                if message["type"] == "accepted":
                    assert answers.setdefault(message["id"], message["version"]) == message["version"]
            stored += len(answers)
            for other in people:
                await other.socket.until_version(version + len(answers))
        fresh = await people[0].guest.get(f"/api/tables/{table}")
        history = await server.context.tables.history(table)
        assert len(history) == stored
        assert fresh["version"] == 3 + stored

    serve(tmp_path, play)


def test_both_seats_may_answer_at_the_same_moment(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        rng = random.Random(2)
        _, people = await seated_table(server)
        for _ in range(30):
            waiting = people[0].state["waiting"]
            for seat in waiting:
                people[seat].socket.send(people[seat].message(rng.choice(people[seat].state["choices"])["text"]))
            for seat in waiting:
                assert (await people[seat].socket.until("accepted"))["version"]
            version = people[0].state["version"] + len(waiting)
            async with asyncio.timeout(10):
                for person in people:
                    await person.socket.until_version(max(other.state["version"] for other in people))
            assert version >= people[0].state["version"]

    serve(tmp_path, play)


def test_spectators_watch_and_cannot_move(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        table, (anna, _) = await seated_table(server)
        guest = await server.guest("Eve")
        watcher = Seated(guest, await guest.socket(table))
        assert watcher.state["me"] is None
        assert watcher.state["choices"] == []
        assert await watcher.refused(anna.state["choices"][0]["text"]) == "not_seated"
        await anna.play(anna.state["choices"][0]["text"])
        assert (await watcher.socket.receive())["type"] == "event"
        stranger = await (await server.guest()).socket(table)
        assert stranger.state["me"] is None

    serve(tmp_path, play)


def test_who_joins_sees_with_own_eyes_from_then_on(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        anna, jan = await server.guest("Anna"), await server.guest("Jan")
        table = await anna.table("me", "open")
        watching = await jan.socket(table)
        assert watching.state["table"]["stage"] == "open"
        await jan.post(f"/api/tables/{table}/join", {})
        await watching.until("state")
        assert watching.state["me"] == 1
        assert watching.state["view"]["seats"][1]["hand"]
        assert watching.state["view"]["seats"][0]["hand"] is None

    serve(tmp_path, play)


def test_sync_and_ping(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        _, (anna, _) = await seated_table(server)
        before = as_bytes(anna.state)
        anna.socket.send({"type": "sync"})
        assert (await anna.socket.receive())["type"] == "state"
        assert as_bytes(anna.state) == before
        anna.socket.send({"type": "ping", "id": "p"})
        assert await anna.socket.receive() == {"type": "pong", "id": "p"}
        await anna.play(anna.state["choices"][0]["text"])

    serve(tmp_path, play)


def test_a_hint_is_one_of_the_choices(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        table, (anna, jan) = await seated_table(server)
        anna.socket.send({"type": "hint", "id": "h"})
        hint = await anna.socket.until("hint")
        assert hint["bot"] == "adviser"
        assert hint["action"] in [choice["text"] for choice in anna.state["choices"]]
        watcher = await (await server.guest("Eve")).socket(table)
        watcher.send({"type": "hint", "id": "h"})
        assert (await watcher.until("error"))["error"] == "forbidden"
        for _ in range(2):
            await jan.play(jan.state["choices"][0]["text"])
        jan.socket.send({"type": "hint", "id": "h"})
        assert (await jan.socket.until("hint"))["action"] is None

    serve(tmp_path, play)


def test_nothing_waits_for_a_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots may have much to think about: who knows what to do need not wait for advice."""

    async def play(server: TestServer) -> None:
        _, (anna, _) = await seated_table(server)
        thought = asyncio.Event()

        async def slow(_row: object, _seat: int, number: str) -> Hint:
            await thought.wait()
            return Hint(number, None, "adviser")

        monkeypatch.setattr(server.context.autoplay, "hint", slow)
        anna.socket.send({"type": "hint", "id": "h"})
        async with asyncio.timeout(10):
            await anna.play(anna.state["choices"][0]["text"])
        thought.set()
        assert (await anna.socket.until("hint"))["id"] == "h"

    serve(tmp_path, play)


def test_a_hint_that_fails_is_noted_and_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(server: TestServer) -> None:
        _, (anna, _) = await seated_table(server)
        monkeypatch.setattr(server.context.autoplay, "hint", AsyncMock(side_effect=ZeroDivisionError))
        anna.socket.send({"type": "hint", "id": "h"})
        assert (await anna.socket.until("error"))["error"] == "internal"
        assert server.context.metrics.counted("errors") == 1
        await anna.play(anna.state["choices"][0]["text"])

    serve(tmp_path, play)


def test_tables_without_hints_give_none(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        _, (anna, _) = await seated_table(server, hints=False)
        anna.socket.send({"type": "hint", "id": "h"})
        assert (await anna.socket.until("error"))["error"] == "forbidden"

    serve(tmp_path, play)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"dance"}',
        '{"type":"move"}',
        '{"type":"ping","id":"é"}',
        '{"type":"ping","id":"bot-1"}',
    ],
)
def test_a_message_that_cannot_be_read_is_answered_and_the_socket_stays(tmp_path: Path, text: str) -> None:
    async def play(server: TestServer) -> None:
        _, (anna, _) = await seated_table(server)
        anna.socket.send_text(text)
        assert (await anna.socket.receive())["error"] == "bad_request"
        await anna.play(anna.state["choices"][0]["text"])

    serve(tmp_path, play)


def test_too_large_messages_and_too_many_bad_ones(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        _, (anna, _) = await seated_table(server)
        anna.socket.send_text('{"type":"ping","id":"' + "x" * 5000 + '"}')
        assert (await anna.socket.receive())["error"] == "too_large"
        for _ in range(30):
            anna.socket.send_text("?")
        while (message := await anna.socket.receive())["type"] == "error":
            assert message["error"] == "bad_request"
        assert message == {"type": "closed", "code": 1008}

    serve(tmp_path, play)


@pytest.mark.parametrize("table", ["nosuchtable1", "..%2f", "x" * 50])
def test_there_is_no_socket_without_a_table(tmp_path: Path, table: str) -> None:
    async def play(server: TestServer) -> None:
        socket = (await server.guest("Anna")).raw_socket(table)
        if await socket.accepted():
            assert await socket.receive() == {"type": "closed", "code": 4404}

    serve(tmp_path, play)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("https://elsewhere.example", "testserver"),
        (None, "testserver"),
        ("null", "testserver"),
        ("http://evil.example", "evil.example"),
    ],
)
def test_sockets_from_elsewhere_are_not_accepted(tmp_path: Path, origin: str | None, host: str) -> None:
    async def play(server: TestServer) -> None:
        anna = await server.guest("Anna")
        table = await anna.table("me", "open")
        assert not await anna.raw_socket(table, origin=origin, host=host).accepted()

    serve(tmp_path, play)


def test_a_client_that_does_not_read_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("galaktyka.server.socket.MOST_UNSENT", 3)

    async def play(server: TestServer) -> None:
        from galaktyka.server.socket import Client  # noqa: PLC0415

        stuck, sent = asyncio.Event(), []

        async def send(message: Any) -> None:
            sent.append(message)
            if message["type"] == "websocket.send":
                await stuck.wait()

        client = Client(send, None)
        for number in range(10):
            client.push(str(number).encode())
            await asyncio.sleep(0)
        await asyncio.sleep(0.01)
        assert sent[-1] == {"type": "websocket.close", "code": 4408, "reason": "slow"}
        stuck.set()

    serve(tmp_path, play)


def test_reload_in_the_middle_of_each_phase(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        rng = random.Random(11)
        table, people = await seated_table(server)
        for question in ("choose_action", "keep", "choose_development", "choose_world", "pay"):
            person = await to_question(people, question, rng)
            again = await person.guest.socket(table)
            assert as_bytes(again.state) == as_bytes(person.state)
            assert again.state["question"]["name"] == question

    serve(tmp_path, play)
