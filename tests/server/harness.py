"""A server inside the test: requests and sockets go straight to the application, without a network."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, MutableMapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import pytest

from galaktyka.server import seating
from galaktyka.server.app import make_app
from galaktyka.server.context import Context
from galaktyka.server.delta import apply_changes
from galaktyka.server.safety import Guard
from galaktyka.server.settings import Settings

HOST = "testserver"
ORIGIN = f"http://{HOST}"
PATIENCE = 60.0  # seconds
T = TypeVar("T")


def settings_for(folder: Path, **changes: Any) -> Settings:
    """Settings for a server that keeps its tables in a folder of the test."""
    values: dict[str, Any] = {
        "database": f"sqlite:///{folder / 'tables.sqlite3'}",
        "backend": "python",
        "compile": False,
        "rates": 1e6,
        "bot_pause": 0.0,
        "static": str(folder / "static"),
    }
    return Settings(**{**values, **changes})


class Socket:
    """A client's socket, message by message."""

    def __init__(self, app: Guard, path: str, cookie: str, origin: str | None = ORIGIN, host: str = HOST) -> None:
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        headers = [(b"host", host.encode())]
        headers += [(b"origin", origin.encode())] if origin else []
        headers += [(b"cookie", cookie.encode())] if cookie else []
        scope = {"type": "websocket", "path": path, "headers": headers, "client": ("testclient", 1), "scheme": "ws"}
        self._to_server.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._to_server.get, self._put))
        self.state: Any = None
        self.bytes: list[str] = []  # everything the server has sent

    async def _put(self, message: MutableMapping[str, Any]) -> None:
        await self._from_server.put(dict(message))

    async def accepted(self) -> bool:
        """Whether the server lets the client in."""
        answer = await self._next()
        return bool(answer["type"] == "websocket.accept")

    async def _next(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            return await self._from_server.get()

    def send(self, message: Any) -> None:
        """Send a message."""
        self.send_text(msgspec.json.encode(message).decode())

    def send_text(self, text: str) -> None:
        """Send whatever text."""
        self._to_server.put_nowait({"type": "websocket.receive", "text": text})

    async def receive(self) -> Any:
        """The next message; states and events change `state` as a client would."""
        sent = await self._next()
        if sent["type"] == "websocket.close":
            return {"type": "closed", "code": sent["code"]}
        self.bytes.append(sent["text"])
        message = msgspec.json.decode(sent["text"])
        self._apply(message)
        return message

    async def until(self, kind: str) -> Any:
        """The next message of a kind; those before it are applied too."""
        while True:
            message = await self.receive()
            if message["type"] == kind:
                return message

    async def until_version(self, version: int) -> None:
        """Read until the state has reached a version."""
        while self.state is None or self.state["version"] < version:
            await self.receive()

    async def nothing(self, seconds: float = 0.05) -> bool:
        """Whether the server sends nothing for a while."""
        await asyncio.sleep(seconds)
        return self._from_server.empty()

    def _apply(self, message: Any) -> None:
        if message["type"] in ("state", "refused"):
            self.state = message["state"]
        elif message["type"] == "event":
            assert message["from"] == self.state["version"]
            self.state = apply_changes(self.state, message["changes"])
            self.state["log"] = self.state["log"] + message["log"]

    async def close(self) -> None:
        """Hang up, and wait until the server has noticed."""
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1001})
        async with asyncio.timeout(PATIENCE):
            await self._task


class Guest:
    """A browser: a cookie jar and an origin."""

    def __init__(self, app: Guard) -> None:
        self._app = app
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=app, raise_app_exceptions=False),
            base_url=ORIGIN,
            headers={"Origin": ORIGIN},
        )
        self._sockets: list[Socket] = []

    async def get(self, path: str, status: int = 200, **arguments: Any) -> Any:
        """The JSON answer to a GET."""
        return _checked(await self.http.get(path, **arguments), status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        """The JSON answer to a POST."""
        return _checked(await self.http.post(path, json={} if body is None else body), status)

    async def table(self, *seats: str, **more: Any) -> str:
        """The id of a new table of Race."""
        made = await self.post("/api/tables", {"game": "race", "seats": list(seats), **more}, 201)
        return str(made["id"])

    async def socket(self, table: str) -> Socket:
        """A socket that has got its first state."""
        socket = self.raw_socket(table)
        assert await socket.accepted()
        assert (await socket.receive())["type"] == "state"
        return socket

    def raw_socket(self, table: str, **more: Any) -> Socket:
        """A socket that is not accepted yet."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        socket = Socket(self._app, f"/api/tables/{table}/socket", cookie, **more)
        self._sockets.append(socket)
        return socket

    async def close(self) -> None:
        """Close everything."""
        for socket in self._sockets:
            await socket.close()
        await self.http.aclose()


def _checked(response: httpx.Response, status: int) -> Any:
    assert response.status_code == status, response.text
    return response.json()


class TestServer:
    """A running server and its guests."""

    __test__ = False

    def __init__(self, app: Guard, context: Context) -> None:
        self.app = app
        self.context = context
        self._guests: list[Guest] = []

    async def guest(self, name: str | None = None) -> Guest:
        """A new browser; with a name, it has introduced itself."""
        guest = Guest(self.app)
        self._guests.append(guest)
        if name is not None:
            await guest.post("/api/me", {"name": name})
        return guest

    async def close(self) -> None:
        """Close all browsers."""
        for guest in self._guests:
            await guest.close()


@asynccontextmanager
async def server(settings: Settings) -> AsyncIterator[TestServer]:
    """A server that runs until the block ends."""
    app, parts = make_app(settings)
    to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    from_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    to_app.put_nowait({"type": "lifespan.startup"})

    async def put(message: MutableMapping[str, Any]) -> None:
        await from_app.put(dict(message))

    life = asyncio.create_task(app({"type": "lifespan", "state": {}}, to_app.get, put))
    async with asyncio.timeout(PATIENCE):
        started = await from_app.get()
    assert started["type"] == "lifespan.startup.complete", started
    running = TestServer(app, parts.context)
    try:
        yield running
        await running.close()
    finally:
        to_app.put_nowait({"type": "lifespan.shutdown"})
        with contextlib.suppress(Exception):
            async with asyncio.timeout(PATIENCE):
                await life


@contextmanager
def same_seeds() -> Iterator[None]:
    """Let the tables of a test be dealt the same each time the test is run."""
    numbers = itertools.count()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seating, "new_seed", lambda: hashlib.sha256(b"test %d" % next(numbers)).hexdigest())
        yield


def serve(folder: Path, play: Callable[[TestServer], Awaitable[T]], **changes: Any) -> T:
    """Run a test against a server."""

    async def run() -> T:
        async with server(settings_for(folder, **changes)) as running:
            return await play(running)

    with same_seeds():
        return asyncio.run(run())
