"""Whatever a client sends, the server answers in its own words and goes on."""

import contextlib
import random
import string
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok

from galaktyka.server.app import ENDPOINTS
from galaktyka.server.messages import FromServer
from galaktyka.server.openapi import describe
from tests.server.harness import Guest, TestServer, serve
from tests.server.players import seated_table

KINDS = ("move", "undo", "hint", "sync", "ping", "state", "")
ELSEWHERE = {404, 405}  # a table's name with a slash in it is another address
from_server = msgspec.json.Decoder(FromServer)

values = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30) | st.lists(st.integers(), max_size=3)
)
fields = st.sampled_from(["type", "id", "version", "action", "seat", "state", "x"])
near_misses = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={
        "id": st.text(alphabet=string.ascii_letters + "-_ é\0", max_size=45) | values,
        "version": st.integers(-3, 40) | values,
        "action": st.sampled_from(["pass", "develop", "discard gem_world", "pay", ""]) | st.text(max_size=140) | values,
    },
)
anything = st.recursive(values, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(fields, inner, max_size=4))
messages = st.one_of(
    near_misses.map(lambda value: msgspec.json.encode(value).decode()),
    anything.map(lambda value: msgspec.json.encode(value).decode()),
    st.text(max_size=200),
    st.integers(1, 3000).map(lambda depth: "[" * depth),
)


@pytest.mark.filterwarnings("ignore")
def test_the_socket_survives_any_messages_and_the_table_stays_right(tmp_path: Path) -> None:
    @settings(max_examples=40, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
    @given(st.lists(messages, min_size=1, max_size=15))
    def example(sent: list[str]) -> None:
        examples.append(sent)

    examples: list[list[str]] = []
    example()

    async def play(server: TestServer) -> None:
        table, people = await seated_table(server)
        eve = await server.guest("Eve")
        for number, sent in enumerate(examples):
            guest = (people[0].guest, people[1].guest, eve)[number % 3]
            await throw(guest, table, sent)
        state = await people[0].guest.get(f"/api/tables/{table}")
        row = await server.context.tables.load(table)
        assert state["version"] == row.version
        assert state["table"]["stage"] == "playing"
        assert server.context.metrics.counted("errors") == 0
        fresh = await people[0].guest.socket(table)
        rng = random.Random(1)
        if fresh.state["choices"]:
            text = rng.choice(fresh.state["choices"])["text"]
            fresh.send({"type": "move", "id": "after-all", "version": fresh.state["version"], "action": text})
            assert (await fresh.until("accepted"))["id"] == "after-all"

    serve(tmp_path, play)


async def throw(guest: Guest, table: str, sent: list[str]) -> None:
    """Send messages; whatever comes back is one of the server's own, until the socket is closed or all are answered."""
    socket = await guest.socket(table)
    for text in sent:
        socket.send_text(text)
    socket.send({"type": "ping", "id": "the-last-one"})
    while True:
        message = await socket.receive()
        if message["type"] == "closed" or message == {"type": "pong", "id": "the-last-one"}:
            break
        from_server.decode(socket.bytes[-1])
        assert "Traceback" not in socket.bytes[-1]
    await socket.close()


class Requests:
    """Hypothesis cases of schemathesis, sent to a server inside the test."""

    def __init__(self) -> None:
        self.sent = 0
        self.statuses: set[int] = set()


def cases() -> list[Any]:
    """Requests that fit the description, and requests that nearly do."""
    schema = schemathesis.openapi.from_dict(describe(ENDPOINTS))
    found: list[Any] = []
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        for mode in schemathesis.GenerationMode:

            @settings(max_examples=8, suppress_health_check=list(HealthCheck), phases=[Phase.generate], database=None)
            @given(case=operation.as_strategy(generation_mode=mode))
            def collect(case: Any) -> None:
                found.append(case)

            with contextlib.suppress(Unsatisfiable):  # some operations cannot be got wrong
                collect()
    return found


@pytest.mark.filterwarnings("ignore")
def test_requests_of_any_shape_get_an_answer_that_was_promised(tmp_path: Path) -> None:
    requests = Requests()

    async def play(server: TestServer) -> None:
        guest = await server.guest("Anna")
        table = await guest.table("me", "open", public=True)
        for number, case in enumerate(cases()):
            if "table" in (case.path_parameters or {}) and number % 2:
                case.path_parameters["table"] = table
            await send(guest, case, requests)
        assert server.context.metrics.counted("errors") == 0
        assert (await guest.http.get("/healthz")).text == "ok"

    serve(tmp_path, play)
    assert requests.sent > 100
    assert {200, 400, 404} <= requests.statuses
    assert 500 not in requests.statuses


async def send(guest: Guest, case: Any, requests: Requests) -> None:
    arguments = case.as_transport_kwargs(base_url="http://testserver")
    allowed = {"method", "url", "params", "json", "data", "headers"}
    sent = {name: value for name, value in arguments.items() if name in allowed and value is not None}
    if isinstance(sent.get("data"), bytes | str):
        sent["content"] = sent.pop("data")
    sent["headers"] = {**dict(sent.get("headers") or {}), "Origin": "http://testserver"}
    try:
        request = guest.http.build_request(**sent)
    except Exception:  # noqa: BLE001  what cannot be sent cannot arrive
        return
    answer = await guest.http.send(request)
    requests.sent += 1
    requests.statuses.add(answer.status_code)
    promised = {int(code) for code in case.operation.definition.raw["responses"]} | ELSEWHERE
    assert answer.status_code in promised, (request.method, request.url, answer.status_code, answer.text[:200])
    if answer.status_code >= 400:
        assert set(answer.json()) == {"error", "message"}


def test_the_description_names_every_endpoint() -> None:
    described = describe(ENDPOINTS)
    for endpoint in ENDPOINTS:
        assert endpoint.method.lower() in described["paths"][endpoint.path]
    assert len(described["paths"]) == len({endpoint.path for endpoint in ENDPOINTS})
