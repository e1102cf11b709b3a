"""The socket of a table (docs/protocol.md 4)."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Coroutine
from typing import Any, Final

import msgspec
from starlette.requests import cookie_parser
from starlette.types import Receive, Scope, Send

from galaktyka.server.api import TABLE_ID, address_of
from galaktyka.server.bots import ThinkingError
from galaktyka.server.context import Context
from galaktyka.server.errors import CLOSE, RefusalError
from galaktyka.server.hub import encode
from galaktyka.server.log import log
from galaktyka.server.messages import (
    Accepted,
    AskHint,
    ErrorMessage,
    FromClient,
    Hint,
    Move,
    Ping,
    Pong,
    Refused,
    Sync,
    Undo,
)

ADDRESS: Final = re.compile(rf"/api/tables/({TABLE_ID.pattern})/socket")
LARGEST_MESSAGE: Final = 4096  # bytes
MOST_UNSENT: Final = 200  # messages a client may leave unread
MOST_BAD: Final = 20  # messages that cannot be read before the socket is closed
LAST_WORD: Final = 5.0  # seconds to say why a socket is closed
SLOW: Final = RefusalError("slow", "The client does not read its messages; connect again.")
INTERNAL: Final = RefusalError("internal", "Something went wrong in the server.")
UNREADABLE: Final = RefusalError("bad_request", "Too many messages could not be read.")

_decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


class Client:
    """One socket: sends in order without making anybody wait, and is closed when the other end does not read."""

    __slots__ = ("_closing", "_send", "_sending", "_unsent", "gone", "identity")

    def __init__(self, send: Send, identity: str | None) -> None:
        self.identity = identity
        self.gone = False  # nobody listens any more
        self._send = send
        self._unsent: list[bytes] = []
        self._sending: asyncio.Task[None] | None = None
        self._closing: RefusalError | None = None

    def push(self, message: bytes) -> None:
        """Send a message as soon as the client reads."""
        if self._closing is not None:
            return
        self._unsent.append(message)
        if len(self._unsent) > MOST_UNSENT:
            self.hang_up(SLOW)
        elif self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send_all())

    def hang_up(self, refusal: RefusalError) -> None:
        """Close the socket, without sending what is left."""
        if self._closing is not None:
            return
        self._closing = refusal
        self._unsent.clear()
        if self._sending is None or refusal is SLOW:
            self._sending = asyncio.get_running_loop().create_task(self._send_all())

    async def finish(self) -> None:
        """Wait until the last word has been sent."""
        if self._sending is not None:
            await asyncio.wait({self._sending}, timeout=LAST_WORD)

    async def _send_all(self) -> None:
        try:
            while self._unsent:
                await self._send({"type": "websocket.send", "text": self._unsent.pop(0).decode()})
            if self._closing is not None:
                code, reason = self._closing.close, self._closing.error
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
        except (RuntimeError, OSError):
            self._unsent.clear()  # the other end has gone; whoever receives notices too
        finally:
            self._sending = None


class Session:
    """What one client does at one table."""

    __slots__ = ("_address", "_bad", "_client", "_context", "_table", "_tasks")

    def __init__(self, context: Context, client: Client, table_id: str, address: str) -> None:
        self._context = context
        self._client = client
        self._table = table_id
        self._address = address
        self._bad = 0
        self._tasks: set[asyncio.Task[None]] = set()  # that go on beside

    async def receive(self, text: str | bytes) -> None:
        """Answer one message."""
        try:
            self._context.metrics.count("messages")
            self._context.limiter.check("message", self._client.identity, self._address)
            await self._answer(self._read(text))
        except RefusalError as refusal:
            self._say(refusal)

    def _say(self, refusal: RefusalError) -> None:
        self._context.metrics.count("refused", refusal.error)
        self._client.push(encode(ErrorMessage(refusal.error, refusal.message)))

    def _read(self, text: str | bytes) -> FromClient:
        if len(text) > LARGEST_MESSAGE:
            raise RefusalError("too_large", f"A message may have {LARGEST_MESSAGE} bytes at most.")
        try:
            return _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._bad += 1
            if self._bad > MOST_BAD:
                self._client.hang_up(UNREADABLE)
            raise RefusalError("bad_request", f"The message cannot be read: {error}.") from error

    async def _answer(self, message: FromClient) -> None:
        match message:
            case Move() | Undo():
                await self._or_hang_up(self._play(message))
            case AskHint(id=number):
                self._context.limiter.check("hint", self._client.identity, self._address)
                self._aside(self._hint(number))
            case Sync():
                await self._or_hang_up(self._sync())
            case Ping(id=number):
                self._client.push(encode(Pong(number)))

    async def _or_hang_up(self, work: Awaitable[None]) -> None:
        """Do what must be answered; where that fails, the client connects again, and asks again what it has to."""
        try:
            await work
        except RefusalError as refusal:
            self._context.metrics.count("refused", refusal.error)
            self._client.hang_up(refusal)

    async def _play(self, message: Move | Undo) -> None:
        """Store a move or take one back, and say what became of it."""
        began = time.perf_counter()
        try:
            version = await self._store(message)
        except RefusalError as refusal:
            if refusal.error in CLOSE:
                raise
            self._context.metrics.count("refused", refusal.error)
            state = await self._context.hub.state_for(self._table, self._client)
            self._client.push(encode(Refused(message.id, refusal.error, refusal.message, state)))
            return
        self._context.metrics.count("moves")
        self._context.metrics.took("move_seconds", time.perf_counter() - began)
        self._client.push(encode(Accepted(message.id, version)))

    async def _store(self, message: Move | Undo) -> int:
        tables, identity = self._context.tables, self._client.identity
        seat = self._context.hub.seat_of(self._table, self._client)
        if seat is None or identity is None:
            raise RefusalError("not_seated", "You have no seat at this table.")
        if isinstance(message, Undo):
            return await tables.undo(self._table, seat, identity, message.id, message.version)
        return await tables.move(self._table, seat, identity, message.id, message.version, message.action)

    def _aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do what may take long; what the client sends next does not wait for it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _hint(self, number: str) -> None:
        """Pass advice on, or say why there is none."""
        try:
            self._client.push(encode(await self._advice(number)))
        except RefusalError as refusal:
            self._say(refusal)
        except Exception:  # noqa: BLE001  nobody waits for this task who could note it
            self._context.metrics.count("errors")
            log.exception("a hint failed", extra={"table": self._table})
            self._say(INTERNAL)

    async def _advice(self, number: str) -> Hint:
        row = await self._context.tables.load(self._table)
        seat = row.seat_of(self._client.identity)
        if seat is None or not row.hints:
            raise RefusalError("forbidden", "There are no hints for you at this table.")
        try:
            return await self._context.autoplay.hint(row, seat, number)
        except ThinkingError as error:
            raise RefusalError("busy", "The bot has no advice right now.") from error

    async def _sync(self) -> None:
        self._context.hub.leave(self._table, self._client)
        await self._context.hub.join(self._table, self._client)


async def serve_socket(context: Context, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one client of one table until it leaves."""
    found = ADDRESS.fullmatch(scope["path"])
    identity = context.signer.identity(_cookie(scope, context.cookie))
    address = address_of(scope)
    scope["headers"].clear()  # they would stay as long as the socket does
    await receive()  # the wish to connect
    if found is None:
        await send({"type": "websocket.close", "code": CLOSE["not_found"], "reason": "not_found"})
        return
    await send({"type": "websocket.accept"})
    client = Client(send, identity)
    try:
        await _serve_table(context, client, found[1], address, receive)
    except RefusalError as refusal:
        client.hang_up(refusal)
    except Exception:  # noqa: BLE001  the trouble of one socket must not become another's
        context.metrics.count("errors")
        log.exception("a socket failed", extra={"table": found[1]})
        client.hang_up(INTERNAL)
    await client.finish()


async def _serve_table(context: Context, client: Client, table_id: str, address: str, receive: Receive) -> None:
    context.limiter.check("connect", client.identity, address)
    with context.limiter.socket(address):
        try:
            context.autoplay.consider(await context.hub.join(table_id, client))
            session = Session(context, client, table_id, address)
            while (message := await receive())["type"] != "websocket.disconnect":
                await session.receive(message.get("text") or message.get("bytes") or "")
        finally:
            client.gone = True
            context.hub.leave(table_id, client)


def _cookie(scope: Scope, name: str) -> str | None:
    for key, value in scope["headers"]:
        if key == b"cookie":
            return cookie_parser(value.decode("latin-1")).get(name)
    return None
